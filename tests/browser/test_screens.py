"""Every state of every table on small screens: nothing cut, out of sight, or too small to tap."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from browser.conftest import Visit
from browser.measure import CROWDED, CUT, SMALL
from browser.states import GAMES, HALFWAY, Played
from server.kit import Served

LANGUAGES = ("en-GB", "fr-FR", "de-DE")
WORDS = ".prompt, .tag, .bar, .dock, .seats, .mybid, .joust"


def wrong(page: Page) -> list[str]:
    """What a look at the page finds against it."""
    found: list[str] = page.evaluate(CUT, WORDS)
    found += [f"crowded: {name}" for name in page.evaluate(CROWDED)]
    found += [f"small: {name}" for name in page.evaluate(SMALL)]
    if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
        found.append("wider than the window")
    return found


@pytest.mark.parametrize("size", [(360, 740), (844, 390)], ids=["phone", "on its side"])
@pytest.mark.parametrize("game", GAMES)
def test_every_prompt_is_whole(
    visit: Visit, served: Served, game: str, size: tuple[int, int]
) -> None:
    """In all languages, with decisions half made, too."""
    played = Played(served, game, 3)
    pages = [visit(*size, language, touch=True).go(played.path) for language in LANGUAGES]
    found: dict[str, list[str]] = {}
    for state in played.states(most=6):
        halfway = {} if state in ("waiting", "over") else HALFWAY[game]
        for page in pages:
            played.shown(page)
            if state == "over":
                page.keyboard.press("Escape")
            for name, act in {"": lambda _: None, **halfway}.items():
                act(page)
                for line in wrong(page):
                    where = found.setdefault(line, [])
                    where.append(f"{state} {name}")
    assert not found, "\n".join(f"{line}: {where[0]}" for line, where in found.items())
