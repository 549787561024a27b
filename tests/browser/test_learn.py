"""Lessons in the browser: walked by the moves that glow, answered when another is made."""

from __future__ import annotations

import math
import re
import secrets
from typing import Any

import pytest
from msgspec import to_builtins
from playwright.sync_api import Page, Position, expect

from browser.conftest import DRAWN, MISSHAPEN, Visit, middle
from browser.measure import PILED
from settings import must_know
from tepui.coach.puzzle import position_of, puzzles
from tepui.engine import registry
from tepui.engine.play.lesson import lesson, names

GAMES = [game.id for game in registry.shelf() if "first" in names(game)]
CORNER: Position = {"x": 20, "y": 14}  # what is seen of a card on a phone, too
CLICKS = 12  # for one step, at most
GLOWS = {game: must_know(game, "glows") for game in GAMES}
# What has just happened is shown for a while; here nobody looks. A table's line needs its time.
HURRY = """(() => {
  const wait = window.setTimeout;
  window.stopHurrying = () => { window.setTimeout = wait; };
  window.setTimeout = (does, ms, ...more) => wait(does, Math.min(ms ?? 0, 20), ...more);
})()"""


def told(page: Page) -> str:
    """The step that is told, once nobody else moves."""
    page.locator(".app:not([data-state=waiting])[data-step]").wait_for()
    return page.locator(".app").get_attribute("data-step") or ""


# Once nobody else moves: the first of these that glows, or that a step is done.
GLOWING = """([step, glows]) => {
  const app = document.querySelector('.app[data-step]');
  if (!app || app.dataset.state === 'waiting') return null;
  if (app.dataset.step !== step || app.dataset.state !== 'asked') return 'done';
  return glows.find((each) => document.querySelector(each));
}"""


def follow(page: Page, game: str) -> None:
    """Click on what glows until the step is done."""
    step = told(page)
    for _ in range(CLICKS):
        found = page.wait_for_function(GLOWING, arg=[step, GLOWS[game]]).json_value()
        if found == "done":
            return
        if "village" in found and "village" in (page.locator(found).get_attribute("class") or ""):
            expect(page.locator(found)).to_be_in_viewport(ratio=0.99)  # nobody has to look for it
        page.locator(found).first.click(position=CORNER if "hand" in found else None)
    pytest.fail(f"what glows leads nowhere at {step}")


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_walked_by_what_glows(visit: Visit, game: str) -> None:
    phone = game in ("amazones", "amazonas")  # where most is folded, or out of sight
    visitor = visit(360, 740, "en-GB", touch=True, tour=True) if phone else visit(tour=True)
    visitor.script(HURRY)
    page = visitor.go(f"/learn/{game}")
    for step in lesson(game).steps:
        expect(page.locator(".app")).to_have_attribute("data-step", step.name)
        if (game, step.name) == ("amazones", "bid"):  # too low a bid is a bid, and no pass
            page.locator(".hand .hinted").first.click(position=CORNER)
            page.locator(".prompt .btn.go").click()
            expect(page.locator(".lesson .said")).to_contain_text("That’s a bid, too")
        if step.ask:
            follow(page, game)
        elif step is not lesson(game).steps[-1]:
            page.locator(".lesson .btn.go").click()
    if phone:
        page.locator(".lesson summary").tap()
    assert page.locator(".score-sheet:not(.ties)").is_visible()
    if game in ("coloretto", "amazonas"):  # on a desk, on a phone
        assert visitor.axe() == []
    page.evaluate("stopHurrying()")
    page.locator(".lesson .btn.go").click()
    page.wait_for_url("**/t/*")
    page.locator(".app[data-state]").wait_for()
    assert page.evaluate("sessionStorage['tepui-warn']") == page.url.rpartition("/")[2]
    if game != "galapagos":  # which begins anew, without its sand
        expect(page.locator(".log li").first).to_contain_text("goes on from the middle")
        expect(page.locator(".prompt:not(.calm) .why")).to_contain_text("isn’t counted")
    # Who has learnt it is no newcomer: nothing is offered, no tour is shown.
    expect(page.locator("dialog[open]")).to_have_count(0)


@pytest.mark.parametrize("width", [360, 1440])
def test_play_opens_the_first_decision_and_learning_is_a_line(visit: Visit, width: int) -> None:
    """One click; the offer covers nothing, and goes with the first move."""
    visitor = visit(width, 740, tour=True, touch=width < 500)
    page = visitor.go("/")
    languages = page.locator(".bar .lang").bounding_box()
    assert languages
    assert languages["height"] >= 44 or width > 500
    page.locator("[data-game=galapagos] .btn.go").click()
    page.wait_for_url("**/t/*")
    offer = page.locator(".offer")
    assert offer.locator("a").get_attribute("href") == "/learn/galapagos"
    page.locator(".prompt:not(.calm)").wait_for()
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert page.evaluate("document.activeElement.tagName") == "H1"
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.matches('.stage button')")
    line, stage = offer.bounding_box(), page.locator(".stage").bounding_box()
    assert line
    assert stage
    assert line["y"] + line["height"] <= stage["y"]
    for target in offer.locator("a, button").all():
        box = target.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
    if width < 500:  # who plays: faces in their own shape, and a way back beside the tabs
        page.locator(".dock button").last.click()
        expect(page.locator(".players .portrait").first).to_be_visible()
        assert page.evaluate(MISSHAPEN) == []
        tabs = page.locator(".rail [role=tab]").all()
        rows = {middle(each)[1] for each in (*tabs, page.locator(".rail .fold"))}
        assert max(rows) - min(rows) < 4
    _, look, _ = visitor.served.ask("GET", f"/api/tables/{page.url.rpartition('/')[2]}")
    assert look["about"]["options"]["sand"] == "off"


# From a desk to a small phone, both ways, and where the bar changes.
BARS = (
    (1920, 1080), (1440, 900), (1376, 800), (1280, 720), (1241, 700), (1240, 700), (901, 700),
    (720, 450), (568, 320), (360, 740), (320, 640),
)  # fmt: skip


@pytest.mark.parametrize(
    ("game", "seats", "language"),
    [("galapagos", 3, "de-DE"), ("amazones", 4, "fr-FR"), ("amazonas", 3, "fr-FR")],
)
def test_nothing_in_the_bar_lies_upon_its_neighbours(
    visit: Visit, game: str, seats: int, language: str
) -> None:
    """On a first visit, with a table that waits meanwhile: the most that the bar ever holds."""
    visitor = visit(1440, 900, language, tour=True)
    visitor.sit("galapagos", ["me", "bot:random"]).locator(".app[data-state]").wait_for()
    page = visitor.sit(game, ["me", *["bot:random"] * (seats - 1)], hints=True)
    page.locator(".offer").wait_for()
    path = page.url.removeprefix(visitor.served.http).partition("#")[0]
    visitor.follow("/").locator("[data-tab=mine], .tables, .box").first.wait_for()
    visitor.follow(path).locator(".offer").wait_for()
    page.locator(".bar .next").wait_for()
    for width, height in BARS:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        assert page.evaluate(PILED) == [], width
        assert page.locator(".bar svg").first.bounding_box()["width"] > 30, width


def test_no_sand_runs_while_somebody_is_shown_around(visit: Visit) -> None:
    visitor = visit(tour=True)
    page = visitor.sit("galapagos", ["me", "bot:random"], options={"sand": "30"})
    visitor.tour()
    expect(page.locator(".prompt .what")).to_contain_text("paused")
    page.keyboard.press("Escape")
    expect(page.locator(".prompt .what")).not_to_contain_text("paused")


def test_another_move_is_answered_and_the_lesson_goes_on_where_it_was_left(visit: Visit) -> None:
    visitor = visit(360, 740, "fr-FR", touch=True, tour=True, dark=True)
    visitor.script(HURRY)
    page = visitor.go("/learn/coloretto")
    page.locator(".lesson .btn.go").tap()
    page.locator(".lesson .btn.go").tap()
    expect(page.locator(".app")).to_have_attribute("data-step", "play")
    # A legal move that is not asked for, and one that the rules forbid: a sentence and its rule.
    page.locator(".hand .card").nth(2).tap(position=CORNER)
    page.locator(".mine .target").tap()
    answer = page.locator(".lesson .said")
    expect(answer).to_contain_text("commencez par la brune")
    expect(answer.locator("a")).to_have_text("CA3")
    assert visitor.axe() == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    follow(page, "coloretto")
    assert told(page) == "draw"
    # By keyboard as well: pick, play.
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(page.locator(".app")).to_have_attribute("data-step", "full")
    page.reload()
    expect(page.locator(".app")).to_have_attribute("data-step", "full")
    page.locator(".lesson [aria-label='Une étape en arrière']").tap()
    expect(page.locator(".app")).to_have_attribute("data-step", "draw")


def test_a_puzzle_is_solved_on_the_table(visit: Visit) -> None:
    """The day's, right, then one's own first, wrong: figures, the coach's sentence, a streak."""
    visitor = visit(360, 740, "de-DE", touch=True)
    page = visitor.go("/puzzles/coloretto?n=2&day=2026-11-15")
    secret = secrets.token_hex(16)  # this browser has answered four others
    page.evaluate("(secret) => (localStorage['tepui-person'] = secret)", secret)
    for number in range(10, 14):
        asked = f"/api/games/coloretto/puzzles/{number}/answer"
        body = {"move": puzzles("coloretto")[number].answers[0]}
        assert visitor.served.ask("POST", asked, body, secret)[1]["counts"]
    rated = page.locator(".lesson .rate [role=img]")
    for number, right in ((1, True), (0, False)):
        page.locator(
            f".app[data-state=asked][data-step='{number + 1}'] .hand .card"
        ).first.wait_for()
        found = puzzles("coloretto")[number]
        move = found.answers[0] if right else found.tempting
        sight = position_of(registry.game("coloretto"), found).seen_by(found.seat)
        play(page, to_builtins(registry.game("coloretto").choices.action(sight, found.seat, move)))
        state = "right" if right else "wrong"
        leaves = min(max(math.floor((found.difficulty or 0) + 0.5) + 3, 1), 5)
        expect(rated.first).to_have_attribute("aria-label", f"{leaves} von 5")
        page.locator(f".app[data-state={state}]").wait_for()
        expect(page.locator(".stage .prompt")).to_be_hidden()  # it is answered
        expect(rated).to_have_count(2)  # the puzzle's, and one's own level
        expect(page.locator(".lesson .said")).to_contain_text("[CA")
        expect(page.locator(".lesson .said a[href*='#CA']")).not_to_have_count(0)
        assert page.locator(".lesson ol li").count() > 1
        # The board shows the answer; a tap shows another move, or the question again.
        pressed = page.locator(".lesson ol [aria-pressed=true]")
        expect(pressed).to_contain_text(re.compile(r"\d+\s%"))
        expect(page.locator(".lesson ol li.right [aria-pressed=true]")).to_have_count(1)
        expect(page.locator(".lesson .kind")).to_contain_text("Thema: ")
        expect(page.locator(".lesson details li")).not_to_have_count(0)
        expect(page.locator(".lesson .count")).to_contain_text(f"in Folge gelöst: {int(right)}")
        if right:
            assert visitor.axe() == []
        page.locator(".lesson .btn.go").tap()
    assert page.evaluate("localStorage['tepui-daily']") == '{"puzzle":["2026-11-15"]}'
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def play(page: Page, action: dict[str, Any]) -> None:
    """Make a move of Coloretto."""
    if action["verb"] == "accept":
        page.locator(".prompt .btn").first.tap()
        return
    if action["verb"] == "refuse":
        page.locator(f".mine .card[data-animal={action['thrown']}]").tap(position=CORNER)
        return
    page.locator(f".hand .card[data-animal={action['card']}]").first.tap(position=CORNER)
    if action["verb"] == "play":
        page.locator(".mine .target").tap()
    else:
        page.locator(".rivals .target.legal").first.tap()
