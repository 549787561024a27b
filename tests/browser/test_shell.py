"""The shell of every table, tried at Coloretto: talk, consent, coming and going, settings."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

import tepui
from browser.conftest import DRAWN, Visit, Visitor
from tepui.coach import caution
from tepui.coach.told import Caution
from tepui.engine.position import Position
from tepui.server import messages as ms
from tepui.server.table import bots


def test_a_game_against_bots_begins_with_one_click(visit: Visit) -> None:
    ann = visit()
    page = ann.go()
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_url("**/t/*")
    page.locator(".prompt").wait_for()
    ann.shot("first-table")
    assert page.locator(".log li").count() > 0


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


def test_the_hint_is_a_move_that_can_be_made(visit: Visit) -> None:
    page = visit().sit("coloretto", ["me", "bot:random"], hints=True)
    mine(page)
    before = page.locator(".log li").count()
    take_advice(page)
    expect(page.locator(".log li")).not_to_have_count(before)


def test_moves_can_be_confirmed_first(visit: Visit) -> None:
    page = visit().sit("coloretto", ["me", "bot:random"], hints=True)
    mine(page)
    menu(page, "Settings")
    page.get_by_label("Confirm every move").check()
    page.keyboard.press("Escape")
    before = page.locator(".log li").count()
    take_advice(page)
    page.get_by_role("button", name="Cancel").click()
    assert page.locator(".log li").count() == before
    take_advice(page)
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator(".log li")).not_to_have_count(before)


def test_a_mistake_is_warned_of_and_can_be_made_all_the_same(
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
    take_advice(page)  # nobody is warned who does not wish it
    mine(page)
    assert not told
    menu(page, "Warn me before a mistake")
    before = page.locator(".log li").count()
    take_advice(page)
    sure = page.get_by_role("dialog", name="Sure?")
    expect(sure).to_contain_text("12 points in a hundred: a 30% chance instead of 42%")
    ann.shot("caution")
    assert ann.axe() == []
    sure.get_by_role("button", name="Think again").click()
    assert page.locator(".log li").count() == before
    take_advice(page)
    sure.get_by_role("button", name="Play it anyway").click()
    expect(page.locator(".log li")).not_to_have_count(before)


def test_people_talk_and_can_be_muted(visit: Visit) -> None:
    ann, bob = pair(visit)
    for each in (ann, bob):
        each.page.get_by_role("tab", name="Chat").click()
    ann.page.get_by_label("Say something").fill("Bonjour & <b>bonsoir</b>")
    ann.page.keyboard.press("Enter")
    expect(bob.page.locator(".rail")).to_contain_text("Bonjour & <b>bonsoir</b>")
    bob.page.get_by_role("tab", name="Players").click()
    bob.page.get_by_role("button", name="Mute").click()
    expect(bob.page.get_by_role("button", name="Unmute")).to_be_visible()


def test_a_pause_needs_consent(visit: Visit) -> None:
    ann, bob = pair(visit)
    menu(ann.page, "Ask for a pause")
    expect(bob.page.locator(".prompt")).to_contain_text("would like to pause")
    bob.page.get_by_role("button", name="Agree").click()
    for each in (ann, bob):
        expect(each.page.locator(".prompt")).to_contain_text("paused")
    bob.page.get_by_role("button", name="Resume").click()
    expect(ann.page.locator(".prompt")).not_to_contain_text("paused")


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


def test_a_personal_link_takes_the_seat_along(visit: Visit) -> None:
    ann, again = visit(), visit()
    seated = ann.served.open("coloretto", ["me", "bot:random"])
    link = f"/t/{seated['table']}#seat={seated['token']}"
    ann.go(link)
    ann.page.locator(".prompt").wait_for()
    assert seated["token"] not in ann.page.url
    again.go(link)
    again.page.locator(".prompt").wait_for()
    again.page.reload()
    mine(again.page)


def test_a_spectator_cannot_act_and_takes_a_seat_that_falls_free(visit: Visit) -> None:
    ann, eve = visit(), visit()
    seated = ann.served.open("coloretto", ["me", "friend"], spectators=True)
    ann.served.join(seated)
    eve.go(f"/t/{seated['table']}#join={seated['invitation']}")
    expect(eve.page.locator(".prompt")).to_contain_text("Waiting for")
    expect(eve.page.locator(".bar")).to_contain_text("You are watching")
    assert eve.page.locator(".legal").count() == 0
    # Until a seat falls free.
    served, leave = ann.served, ms.Do("bye", "leave")
    assert served.loop is not None
    live = served.worker.tables.live[seated["table"]]
    asyncio.run_coroutine_threadsafe(live.carry_out(1, leave), served.loop).result()
    expect(eve.page.locator(".prompt")).to_contain_text("Bob has left")
    assert eve.axe() == []
    eve.shot("take-a-seat")
    eve.page.get_by_role("button", name="Take the seat of Bob").click()
    expect(eve.page.locator(".bar")).not_to_contain_text("You are watching")
    assert live.state.names[1] == "Guest"


def test_the_line_is_cut_and_comes_back(visit: Visit) -> None:
    ann, bob = pair(visit)
    first, second = in_turn(ann, bob)
    second.context.set_offline(True)
    second.page.evaluate("window.dispatchEvent(new Event('offline'))")
    take_advice(first.page)
    expect(first.page.locator(".app")).to_have_attribute("data-state", "waiting")
    second.context.set_offline(False)
    expect(second.page.locator(".app")).to_have_attribute("data-state", "asked")
    second.complaints.clear()  # the browser itself complains of a cut line


def test_the_language_changes_at_once(visit: Visit) -> None:
    page = visit(1680).sit("coloretto", ["me", "bot:random"])  # narrower bars leave it to the menu
    mine(page)
    page.get_by_role("button", name="DE", exact=True).click()
    expect(page.locator(".tag .own").first).to_contain_text("Du bist dran")
    assert page.locator("html").get_attribute("lang") == "de"


def test_a_table_that_is_not_there_is_said_so(visit: Visit) -> None:
    page = visit().go("/t/0123456789abcdef")
    expect(page.locator(".notice")).to_contain_text("no such table")


# Pieces and buttons that begin outside the stage, and that no scrolling or panning brings there.
LOST = """() => {
  const stage = document.querySelector('.stage');
  const room = stage.getBoundingClientRect();
  const scrolls = (piece, axis) => {
    for (let at = piece.parentElement; at && at !== stage; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at)['overflow' + axis])) return true;
    return false;
  };
  return [...stage.querySelectorAll('[data-at], .prompt .btn, .tag')]
    .filter((piece) => piece.checkVisibility() && !piece.closest('.map .window'))
    .filter((piece) => {
      const { left, top, width } = piece.getBoundingClientRect();
      const [x, y] = [left + Math.min(10, width / 2), top + 10]; // a hand hangs over the edge
      return width && (
        ((x < room.left || x > room.right) && !scrolls(piece, 'X')) ||
        ((y < room.top || y > room.bottom) && !scrolls(piece, 'Y'))
      );
    })
    .map((piece) => piece.dataset.at ?? piece.className);
}"""


@pytest.mark.parametrize("game", [game.id for game in tepui.all_games()])
def test_nothing_is_out_of_reach(visit: Visit, game: str) -> None:
    """On a tablet, and on a phone on its side."""
    ann = visit(1024, 768, touch=True)
    seats = 5 if game == "amazones" else 4
    page = ann.sit(game, ["me", *["bot:random"] * (seats - 1)])
    page.locator(".prompt:not(.calm)").wait_for()
    for width, height in ((1024, 768), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        ann.shot(f"{game}-{width}x{height}")
        assert page.evaluate(LOST) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.keyboard.press("l")
        expect(page.locator(".log")).to_be_visible()
        page.keyboard.press("l" if width > 1000 else "Escape")
