"""Every state of every table on small screens: nothing cut, out of sight, or too small to tap."""

from __future__ import annotations

from collections import defaultdict

import pytest
from playwright.sync_api import ViewportSize

import tepui
from browser.conftest import DRAWN, Visit, settled
from browser.measure import (
    COVERED,
    CROWDED,
    CUT,
    LOST,
    NARROW,
    PLACES,
    SMALL,
    UNSAID,
    UPON,
    large_text,
)
from browser.states import GAMES, HALFWAY, Played
from server.kit import Served

LANGUAGES = ("en-GB", "fr-FR", "de-DE")
SIZES: tuple[ViewportSize, ...] = ({"width": 844, "height": 390}, {"width": 360, "height": 740})
DESK: ViewportSize = {"width": 1440, "height": 900}
ALL_SIZES: tuple[ViewportSize, ...] = (*SIZES, {"width": 820, "height": 1180}, DESK)
WORDS = ".prompt, .tag, .bar, .dock, .seats, .mybid, .joust"
OVERFULL = """(scope) => [...document.querySelectorAll(scope)]
  .filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.className)"""
LARGE = ".prompt, .bar, .dock, .event, .joust, .seats, .stacks, .purse, .mission"
# What a look at the page finds against it.
WRONG = f"""(words) => {{
  const found = ({CUT})(words);
  found.push(...({CROWDED})().map((name) => `crowded: ${{name}}`));
  found.push(...({SMALL})().map((name) => `small: ${{name}}`));
  found.push(...({COVERED})().map((name) => `covered: ${{name}}`));
  found.push(...({NARROW})());
  found.push(...({UNSAID})().map((key) => `no words: ${{key}}`));
  if (document.documentElement.scrollWidth > innerWidth) found.push('wider than the window');
  return found;
}}"""


@pytest.mark.parametrize("game", GAMES)
def test_lessons_and_puzzles_are_whole(visit: Visit, game: str) -> None:
    """On phones, too, where the note leaves the table little room: an island is smaller there, and
    the fifth court is scrolled to."""
    ann = visit(360, 740, "de-DE", touch=True)
    for path in ("learn", "puzzles"):
        page = ann.go(f"/{path}/{game}")
        page.locator(".lesson footer .btn, .prompt .what").nth(1).wait_for()
        for size in SIZES:
            page.set_viewport_size(size)
            page.evaluate(DRAWN)
            wrong = page.evaluate(WRONG, f"{WORDS}, .lesson")
            beside = ("small: tile", "covered:")
            assert [line for line in wrong if not line.startswith(beside)] == [], (path, size)
            edge = page.evaluate("document.querySelector('.app').getBoundingClientRect().right")
            assert edge == size["width"]
            assert page.evaluate(OVERFULL, ".lesson") == []


@pytest.mark.parametrize("game", GAMES)
def test_every_prompt_is_whole(visit: Visit, served: Served, game: str) -> None:
    """With decisions half made, too, nothing out of reach, and nothing moved. Each state is seen in
    all languages, each at another size, and each language at all sizes; and by axe in one of them,
    by day and by night in turn: the first and the last, and of every other one what is asked."""
    played = Played(served, game, max(tepui.game(game).seats))
    people = [visit(360, 740, language, touch=True) for language in LANGUAGES]
    pages = [each.go(played.path) for each in people]
    found: dict[str, str] = {}
    places: dict[tuple[int, int], set[str]] = defaultdict(set)  # on phones
    for number, state in enumerate(played.states(most=6)):
        halfway = {} if state in ("waiting", "over") else HALFWAY[game]
        for turn, page in enumerate(pages):
            played.shown(page)
            if state == "over":
                page.keyboard.press("Escape")
            size = ALL_SIZES[(number // 2 + turn) % len(ALL_SIZES)]
            page.set_viewport_size(size)
            for name, act in {"": lambda _: None, **halfway}.items():
                act(page)
                settled(page)  # what it has sent belongs to the state that the next page shows
                for line in page.evaluate(WRONG, WORDS):
                    if size != DESK or not line.startswith("small"):
                        found.setdefault(line, f"{state} {name} {size['width']}")
                if size in SIZES and state != "over":
                    places[turn, size["width"]].add(page.evaluate(PLACES))
                if not name:
                    for what in page.evaluate(LOST):
                        found.setdefault(f"out of reach: {what}", f"{state} {size['width']}")
        one = people[2]
        one.page.emulate_media(color_scheme="dark" if number // 2 % 2 else "light")
        if state == "over" or not number % 2:
            for line in one.axe(within=".prompt" if number and state != "over" else "html"):
                found.setdefault(line, f"{state} {one.page.viewport_size}")
        if not number:  # in French
            for line in large_text(pages[1], LARGE, (360, 740), (820, 1180), (1440, 900)):
                found.setdefault(line, f"{state} in large text")
            pages[0].set_viewport_size({"width": 1024, "height": 768})
            pages[0].evaluate(DRAWN)
            for what in pages[0].evaluate(LOST):
                found.setdefault(f"out of reach: {what}", f"{state} 1024")
            pages[1].set_viewport_size({"width": 1000, "height": 640})
            for line in pages[1].evaluate(UPON, ".bar"):
                found.setdefault(line, f"{state} 1000")
    moved = [sorted(each) for each in places.values() if len(each) > 1]
    assert not moved, moved
    assert not found, "\n".join(f"{line}: {where}" for line, where in found.items())
