"""Tables for ears and keys: what happens is told, focus stays, tables are read as text."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

import tepui
from browser.conftest import Visit, eventually, settled
from browser.states import GAMES, Played
from server.kit import PATIENCE, Served


def test_what_others_do_is_told_on_a_phone(visit: Visit, served: Served) -> None:
    """One region, there from the first moment."""
    played = Played(served, "coloretto", 2, chat=True)
    page = visit(360, 740).go(played.path)
    news = page.locator("[data-news]")
    news.wait_for(state="attached")
    assert news.get_attribute("aria-live") == "polite"
    assert page.evaluate("document.querySelector('[data-news]').checkVisibility()")
    played.shown(page)
    told = len(played.live.state.match.lines)  # type: ignore[union-attr]
    while len(played.live.state.match.lines) < told + 6:  # type: ignore[union-attr]
        played.move()
    expect(news).to_contain_text("Bartholomäus", timeout=PATIENCE * 1000)
    expect(news).to_contain_text("Ann")  # and what came of one's own moves


def focus_of(page: Page) -> str:
    """What has the focus, as a name; empty if it was lost."""
    return page.evaluate(
        "document.activeElement === document.body ? '' :"
        " document.activeElement.tagName + ' ' + (document.activeElement.ariaLabel ??"
        " document.activeElement.textContent.trim().slice(0, 40))"
    )


def test_focus_is_kept_after_every_step(visit: Visit) -> None:
    """Whatever is pressed by keyboard, the focus is at the table afterwards."""
    ann = visit()
    options = {"sand": "off", "stale": "1"}
    page = ann.sit("galapagos", ["me", "bot:random"], options=options)
    page.locator(".prompt:not(.calm)").wait_for()
    page.locator("main button:not([disabled], [tabindex='-1'], .opens)").first.focus()
    lost: list[str] = []
    for step in range(14):
        page.locator(".prompt:not(.calm), .score-sheet").first.wait_for(timeout=PATIENCE * 1000)
        if page.locator(".score-sheet").count():
            break
        here = focus_of(page)
        page.keyboard.press("Enter" if step % 3 else "Tab")
        page.wait_for_function("() => !document.querySelector('.flying')")
        settled(page)
        if not focus_of(page):
            lost.append(here)
    assert lost == []


def choose(page: Page, played: Played, most: int) -> int:
    """Make choices by their names until the result is told; how many."""
    choices = page.get_by_role("region", name="Your choices").get_by_role("button", disabled=False)
    rng = random.Random(played.game)
    for chosen in range(most):
        played.others()
        choices.or_(page.get_by_role("dialog")).first.wait_for()
        if not choices.count():
            return chosen
        before = played.decision
        rng.choice([choices.first, choices.last]).click()
        eventually(page, lambda now=before: played.decision > now, "a move")
    return most


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_begun_through_the_accessibility_tree_alone(
    visit: Visit, served: Served, game: str
) -> None:
    """Nothing is found, read or pressed here but by its role and its name; and one is ended so,
    too: the sheet is the same for all."""
    begun = Played(served, game, tepui.game(game).seats[0])
    ann = visit()
    page = ann.go(begun.path)
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Table as text").click()
    lines = page.get_by_role("group", name="Table as text")
    expect(lines).to_contain_text("Ann")
    assert choose(page, begun, 5) == 5
    if game != "amazones":
        return
    ending = Played(served, game, tepui.game(game).seats[0])
    ending.all_but(16)
    ann.go(ending.path)  # each table is asked for by itself
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Table as text").click()
    expect(lines).to_contain_text("Ann")
    assert 0 < choose(page, ending, 100) < 100
    result = page.get_by_role("dialog").get_by_role("table")
    expect(result.first).to_contain_text("Ann")  # a tie is told in a second one


def test_shortcuts_can_be_switched_off(visit: Visit, served: Served) -> None:
    played = Played(served, "coloretto", 2)
    next(state for state in played.states() if "lay" in state)
    page = visit().go(played.path)
    played.shown(page)
    page.keyboard.press("1")
    expect(page.locator(".hand [aria-pressed='true']")).to_have_count(1)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Letters and digits as shortcuts").uncheck()
    page.keyboard.press("Escape")
    page.keyboard.press("1")
    expect(page.locator(".hand [aria-pressed='true']")).to_have_count(0)
