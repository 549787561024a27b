"""The shell of every table, tried at Coloretto: talk, consent, coming and going, settings."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit, Visitor
from tepui.coach import caution
from tepui.coach.told import Caution
from tepui.engine.play.position import Position
from tepui.server import messages as ms
from tepui.server.table import bots


def take_advice(page: Page) -> None:
    """Make the move that the hint likes best."""
    page.get_by_role("button", name="Hint").first.click()
    page.locator(".hints li button").first.click()


def mine(page: Page) -> None:
    expect(page.locator(".app")).to_have_attribute("data-state", "asked")


def menu(page: Page, item: str) -> None:
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name=item).click()


def pair(visit: Visit) -> tuple[Visitor, Visitor]:
    """Two people at one table, each in a browser."""
    ann, bob = visit(), visit()
    seated = ann.served.open("coloretto", ["me", "friend"], hints=True)
    joined = ann.served.join(seated)
    ann.go(f"/t/{seated['table']}#seat={seated['token']}")
    bob.go(f"/t/{joined['table']}#seat={joined['token']}")
    for each in (ann, bob):
        each.page.locator(".prompt").wait_for()
    return ann, bob


def in_turn(ann: Visitor, bob: Visitor) -> tuple[Visitor, Visitor]:
    """Who is to move, and the other."""
    state = ann.page.locator(".app").get_attribute("data-state")
    return (ann, bob) if state == "asked" else (bob, ann)


def test_a_hint_is_a_move_that_can_be_made_confirmed_or_warned_of(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Caution] = []

    def grave(position: Position, seat: int, moves: Sequence[int], *_: object) -> Caution:
        does = position.game.narration.describe(position.seen_by(seat), seat, moves[0])
        told.append(Caution("mistake", 0.12, 0.01, 0.3, 0.42, does, does, []))
        return told[-1]

    monkeypatch.setattr(caution, "caution", grave)
    monkeypatch.setattr(bots, "PATIENCE", 300)
    ann = visit()
    page = ann.sit("coloretto", ["me", "bot:random"], hints=True)
    mine(page)
    page.evaluate("sessionStorage.clear()")
    before = page.locator(".log li").count()
    take_advice(page)
    expect(page.locator(".log li")).not_to_have_count(before)
    mine(page)
    assert not told  # nobody is warned who does not wish it
    # Every move can be confirmed first.
    menu(page, "Settings")
    confirm = page.get_by_label("Confirm every move")
    confirm.check()
    page.keyboard.press("Escape")
    before = page.locator(".log li").count()
    take_advice(page)
    page.get_by_role("button", name="Cancel").click()
    assert page.locator(".log li").count() == before
    take_advice(page)
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator(".log li")).not_to_have_count(before)
    mine(page)
    menu(page, "Settings")
    confirm.uncheck()
    page.keyboard.press("Escape")
    # A mistake is warned of, and can be made all the same.
    looks = []
    for _ in range(2):  # the switch is seen off, then on
        page.get_by_role("button", name="Menu", exact=True).click()
        switch = page.get_by_role("button", name="Warn me before a mistake")
        looks.append(switch.evaluate("(each) => getComputedStyle(each, '::before').background"))
        page.keyboard.press("Escape") if len(looks) > 1 else switch.click()
    assert looks[0] != looks[1]
    before = page.locator(".log li").count()
    take_advice(page)
    sure = page.get_by_role("dialog", name="Sure?")
    expect(sure).to_contain_text("from 42% to 30%")
    ann.shot("caution")
    assert ann.axe() == []
    sure.get_by_role("button", name="Think again").click()
    assert page.locator(".log li").count() == before
    take_advice(page)
    sure.get_by_role("button", name="Play it anyway").click()
    expect(page.locator(".log li")).not_to_have_count(before)


def test_people_talk_agree_to_a_pause_and_come_back_after_a_cut(visit: Visit) -> None:
    ann, bob = pair(visit)
    for each in (ann, bob):
        each.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_label("Say something").fill("Bonjour & <b>bonsoir</b>")
    ann.page.keyboard.press("Enter")
    expect(bob.page.locator(".rail")).to_contain_text("Bonjour & <b>bonsoir</b>")
    menu(ann.page, "Ask for a pause")
    expect(bob.page.locator(".prompt")).to_contain_text("would like to pause")
    bob.page.get_by_role("button", name="Agree").click()
    for each in (ann, bob):
        expect(each.page.locator(".prompt")).to_contain_text("paused")
    bob.page.get_by_role("button", name="Resume").click()
    expect(ann.page.locator(".prompt")).not_to_contain_text("paused")
    # What happens while a line is cut is seen when it is back.
    first, second = in_turn(ann, bob)
    second.context.set_offline(True)
    second.page.evaluate("window.dispatchEvent(new Event('offline'))")
    take_advice(first.page)
    expect(first.page.locator(".app")).to_have_attribute("data-state", "waiting")
    second.context.set_offline(False)
    expect(second.page.locator(".app")).to_have_attribute("data-state", "asked")
    second.complaints.clear()  # the browser itself complains of a cut line


def test_whoever_leaves_is_played_by_a_bot_until_they_return(visit: Visit) -> None:
    ann, bob = pair(visit)
    menu(bob.page, "Leave the table")
    expect(ann.page.locator(".stage")).to_contain_text("away, a bot is playing")
    bob.page.get_by_role("button", name="Take my seat back").click()
    expect(ann.page.locator(".stage")).not_to_contain_text("away, a bot is playing")
    notes = ann.page.locator(".log")
    for _ in "ab":  # as it happened, and for whoever comes later
        expect(notes).to_contain_text("Bob has left the table.")
        expect(notes).to_contain_text("Bob is back at the table.")
        ann.page.reload()


def test_a_spectator_cannot_act_and_takes_a_seat_that_falls_free(visit: Visit) -> None:
    ann, eve = visit(), visit()
    seated = ann.served.open("coloretto", ["me", "friend"], spectators=True)
    ann.served.join(seated)
    eve.go(f"/t/{seated['table']}#join={seated['invitation']}")
    expect(eve.page.locator(".prompt")).to_contain_text("Waiting for")
    expect(eve.page.locator(".bar")).to_contain_text("You’re watching")
    assert eve.page.locator(".legal").count() == 0
    # Until a seat falls free.
    served, leave = ann.served, ms.Do("bye", "leave")
    assert served.loop is not None
    live = served.worker.tables.live[seated["table"]]
    asyncio.run_coroutine_threadsafe(live.carry_out(1, leave), served.loop).result()
    expect(eve.page.locator(".prompt")).to_contain_text("Bob has left")
    assert eve.axe() == []
    eve.shot("take-a-seat")
    eve.page.get_by_role("button", name="Take Bob’s seat").click()
    expect(eve.page.locator(".bar")).not_to_contain_text("You’re watching")
    assert live.state.names[1] == "Guest"


def test_a_personal_link_takes_the_seat_along(visit: Visit) -> None:
    """From another browser than the one that opened the table; in any language."""
    ann = visit(1680)  # narrower bars leave languages to the menu
    seated = ann.served.open("coloretto", ["me", "bot:random"])
    page = ann.go(f"/t/{seated['table']}#seat={seated['token']}")
    mine(page)
    assert seated["token"] not in page.url
    page.get_by_label("Language").select_option("de")
    expect(page.locator(".tag .own").first).to_contain_text("Du bist dran")
    assert page.locator("html").get_attribute("lang") == "de"
    page.reload()
    mine(page)
    for width, height, key in ((1024, 768, "l"), (844, 390, "Escape")):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".log")).to_be_hidden()
        page.keyboard.press("l")  # the notebook is pulled out
        expect(page.locator(".log")).to_be_visible()
        page.keyboard.press(key)
    expect(page.locator(".tag .own").first).to_contain_text("Du bist dran")


def test_a_table_that_is_not_there_is_said_so(visit: Visit) -> None:
    page = visit().go("/t/0123456789abcdef")
    expect(page.locator(".notice")).to_contain_text("This table doesn’t exist")
