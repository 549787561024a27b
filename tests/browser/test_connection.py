"""The line to the server: one that dies is noticed, and who is here is seen on the tags."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.states import Played
from server.kit import Served, tunnel


def test_a_dead_line_is_shown_and_made_anew(visit: Visit, served: Served) -> None:
    with tunnel(served) as way:
        ann = visit()
        seated = served.open("coloretto", ["me", "friend"])
        bob = served.join(seated)
        page = ann.page
        page.goto(f"{way.http}/t/{seated['table']}#seat={seated['token']}")
        expect(page.locator(".tag").first).to_be_visible()
        lost = page.locator(".news.lost")
        page.evaluate(
            """() => {
              window.lost = false;
              const look = () => (window.lost ||= Boolean(document.querySelector('.news.lost')));
              const all = { attributes: true, subtree: true };
              new MutationObserver(look).observe(document.body, all);
            }"""
        )
        expect(lost).to_have_count(0)
        way.enter()
        page.wait_for_function("() => window.lost")  # by the silence alone
        expect(lost).to_have_count(0)  # and the line stands again
        come = visit()  # which is told through the new line
        come.go(f"/t/{seated['table']}#seat={bob['token']}")
        expect(page.locator('[data-at="tag-1"]')).not_to_contain_text("not connected")


def test_tags_say_who_is_here_and_a_bot_sits_in_for_who_is_not(
    visit: Visit, served: Served
) -> None:
    ann, bob = visit(), visit()
    seated = served.open("coloretto", ["me", "friend"], absence=1)
    token = served.join(seated)["token"]
    mine = ann.go(f"/t/{seated['table']}#seat={seated['token']}")
    bobs = bob.go(f"/t/{seated['table']}#seat={token}")
    tag, gone = mine.locator('[data-at="tag-1"]'), "not connected"
    expect(tag).to_be_visible()
    expect(tag).not_to_contain_text(gone)
    bob.go("/health")
    expect(tag).to_contain_text(gone)
    played = Played.at(served, "coloretto", seated["table"])
    while 1 not in played.live.state.awaited():
        played.move(0)
    sit_in = mine.get_by_role("button", name="Let a bot take over for Bob")
    sit_in.click()
    expect(tag).to_contain_text("away, a bot is playing")
    bob.go(f"/t/{seated['table']}#seat={token}")
    bobs.get_by_role("button", name="Take my seat back").click()
    expect(tag).not_to_contain_text("away, a bot is playing")
    expect(tag).not_to_contain_text(gone)
