"""Opening a table: with a friend in two clicks, and with every choice there is."""

from __future__ import annotations

import re

import msgspec
from playwright.sync_api import expect

import tepui
from browser.conftest import Visit

START = "tepui serve --lan"  # how a server is opened to the local network


def test_a_friend_is_invited_with_two_clicks(visit: Visit) -> None:
    ann, bob = visit(), visit(width=390, height=844, touch=True)
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = ann.go()
    page.get_by_role("link", name="Invite: Coloretto Amazonas").click()
    page.get_by_role("button", name="3", exact=True).click()
    page.get_by_label("Seat 3").select_option("friend")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Copy", exact=True).click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    expect(page.get_by_role("img", name="QR code of the link")).to_be_visible()
    ann.shot("waiting")
    link = page.evaluate("navigator.clipboard.readText()")
    assert "#join=" in link
    expect(page).to_have_url(link)  # the address itself is an invitation
    bob.page.goto(link.partition("#")[0])  # without its secret it is not, and says so
    expect(bob.page.locator(".waiting")).to_contain_text("ask Guest for the invitation link")
    expect(bob.page.get_by_label("Your name")).to_have_count(0)
    # A bot comes and goes, Ann sits elsewhere, and there are hints now.
    page.get_by_label("A bot for seat 3").select_option("regular")
    page.get_by_role("button", name="Clear seat 3").click()
    page.get_by_role("button", name="Sit here: seat 2").click()
    expect(page.locator(".waiting li").nth(1)).to_contain_text("you")
    bob.page.goto(link)
    expect(bob.page.locator(".greeting h2")).to_have_text(
        "Guest invites you to play Coloretto Amazonas"
    )
    page.get_by_role("button", name="Change the options").click()
    assert ann.axe() == []
    page.get_by_role("dialog").get_by_label("Hints").check()
    page.get_by_role("button", name="Use these options").click()
    expect(bob.page.locator(".terms")).to_contain_text("Hints")
    expect(bob.page.locator("[data-news]")).to_contain_text("Guest has changed")
    expect(bob.page.locator(".changed")).to_have_text("Changed: Hints: yes")
    assert bob.page.evaluate("document.querySelector('.waiting').scrollWidth <= innerWidth - 24")
    assert bob.axe() == []
    assert "#join" not in bob.page.url  # the secret does not stay in the address
    bob.shot("waiting-phone")
    bob.page.get_by_role("button", name="Sit down").click()  # in one click, without a name
    bob.page.get_by_role("button", name="Sit here: seat 3").click()
    expect(page.locator(".waiting li").nth(2)).to_contain_text("Guest (2)")
    expect(bob.page).to_have_url(link)  # now he may bring others, too
    # Whoever stands up can sit down again; the next one settles the table meanwhile.
    page.get_by_role("button", name="Stand up").click()
    expect(page.get_by_label("Your name")).to_be_visible()
    bob.page.get_by_label("A bot for seat 1").select_option("novice")
    page.get_by_label("Your name").fill("Bob")
    page.get_by_role("button", name="Sit down").click()
    for each in (ann, bob):
        each.page.locator(".prompt").wait_for()
    expect(page.locator(".stage")).to_contain_text("Bob")
    # What becomes of a question is said to whoever asks.
    for name in ("Withdraw my request", "Decline"):
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Pause").click()
        expect(page.locator(".prompt")).to_contain_text("You’ve asked for a pause")
        expect(bob.page.locator(".prompt")).to_contain_text("Bob would like to pause")
        (page if name == "Withdraw my request" else bob.page).get_by_role(
            "button", name=name
        ).click()
        expect(bob.page.get_by_role("button", name="Agree")).to_have_count(0)
    expect(page.locator(".prompt")).to_contain_text("Guest (2) declines")


def test_a_link_that_leads_nobody_here_is_explained_and_a_table_is_cancelled(visit: Visit) -> None:
    ann = visit()
    seated, worker = ann.served.open(), ann.served.worker
    usual = worker.config
    try:
        # A link to this machine only would lead nobody here: what to do is said.
        worker.config = msgspec.structs.replace(usual, local=True)
        page = ann.go(f"/t/{seated['table']}#seat={seated['token']}")
        expect(page.get_by_role("note")).to_contain_text(START)
        worker.config = msgspec.structs.replace(usual, lan="http://192.168.7.7:8000")
        page.reload()
        expect(page.get_by_label("Link to this table")).to_have_value(
            re.compile(r"^http://192\.168\.7\.7:8000/t/")
        )
        expect(page.locator(".small")).to_contain_text("local network")
    finally:
        worker.config = usual
    page.get_by_role("button", name="Cancel the table").click()
    page.get_by_role("button", name="Really cancel it?").click()
    expect(page.locator(".notice")).to_contain_text("cancelled before the game started")


def test_every_choice_reaches_the_table(visit: Visit) -> None:
    ann = visit()
    page = ann.go("/open/galapagos")
    page.get_by_role("button", name="4", exact=True).click()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_label("Seat 3").select_option("bot:skilled")
    page.get_by_text("More options").click()
    page.get_by_label("New turtles").select_option("refill")
    page.get_by_label("Sandglass").select_option("number")
    page.get_by_role("spinbutton").fill("45")
    page.get_by_label("Thinking time").select_option("1 min per move")
    for name in ("Public", "Spectators", "Hints", "Chat", "Everybody shuffles"):
        page.get_by_label(name).click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    page.locator(".waiting").wait_for()
    found = ann.served.ask("GET", "/api/tables/" + page.url.split("/")[-1].partition("#")[0])[1]
    about, people = found["about"], found["room"]["people"]
    assert about["options"] == {
        "draw": "refill", "sand": "45", "ticks": "5", "stale": "off", "fifth": "wins"
    }  # fmt: skip
    assert (about["public"], about["spectators"], about["hints"]) == (True, False, True)
    assert (about["chat"], about["numbers"]) == (False, True)
    assert (about["clock"]["kind"], about["clock"]["seconds"]) == ("move", 60)
    assert [person["level"] for person in people] == [None, None, "skilled", "casual"]
    assert people[0]["name"] == "Ann"


def test_correspondence_needs_no_sandglass_and_no_bot_for_who_is_gone(visit: Visit) -> None:
    ann = visit()
    page = ann.go("/open/galapagos")
    page.get_by_text("More options").click()
    absence = page.get_by_label("When somebody is away, a bot steps in")
    expect(absence).to_have_value("120")
    expect(page.get_by_label("Sandglass")).to_have_value("30")
    page.get_by_label("Pace").select_option("slow")
    expect(page.get_by_label("Sandglass")).to_have_value("off")
    page.get_by_label("Thinking time").select_option("2 days per move")
    expect(page.get_by_text("a bot makes that move")).to_be_visible()
    expect(absence).to_have_count(0)
    page.get_by_label("Pace").select_option("live")
    absence.select_option("after 5 min")
    page.get_by_role("button", name="Open the table").click()
    page.locator(".waiting").wait_for()
    found = ann.served.ask("GET", "/api/tables/" + page.url.split("/")[-1])[1]
    assert found["about"]["absence"] == 300


def test_all_choices_have_words_and_are_open_to_all(visit: Visit) -> None:
    ann = visit(360, 740, "fr-FR", touch=True)
    ann.go("/open/coloretto")
    for game in tepui.all_games():
        page = ann.follow(f"/open/{game.id}")
        expect(page.locator("h1")).to_contain_text(game.id.title())
        if not page.locator("details[open]").count():
            page.locator("summary").click()
        text = page.locator("form").inner_text()
        assert "web-" not in text
        assert f"{game.id}-" not in text
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    ann.faultless("open", (1440, 900), (360, 740))
