"""Every state of every table on small screens: nothing cut, out of sight, or too small to tap."""

from __future__ import annotations

import pytest

from browser.conftest import DRAWN, Visit
from browser.measure import CROWDED, CUT, SMALL
from browser.states import GAMES, HALFWAY, Played
from server.kit import Served

LANGUAGES = ("en-GB", "fr-FR", "de-DE")
SIZES = ({"width": 844, "height": 390}, {"width": 360, "height": 740})
WORDS = ".prompt, .tag, .bar, .dock, .seats, .mybid, .joust"
# What a look at the page finds against it.
WRONG = f"""(words) => {{
  unseen.disabled = true;
  const found = ({CUT})(words);
  found.push(...({CROWDED})().map((name) => `crowded: ${{name}}`));
  found.push(...({SMALL})().map((name) => `small: ${{name}}`));
  if (document.documentElement.scrollWidth > innerWidth) found.push('wider than the window');
  unseen.disabled = false;
  return found;
}}"""


@pytest.mark.parametrize("game", GAMES)
def test_every_prompt_is_whole(visit: Visit, served: Served, game: str) -> None:
    """In all languages, upright and on its side, with decisions half made, too."""
    played = Played(served, game, 3)
    pages = [visit(360, 740, language, touch=True).go(played.path) for language in LANGUAGES]
    found: dict[str, str] = {}
    for state in played.states(most=6):
        halfway = {} if state in ("waiting", "over") else HALFWAY[game]
        for page in pages:
            played.shown(page)
            if state == "over":
                page.keyboard.press("Escape")
            for size in SIZES:
                page.set_viewport_size(size)
                for name, act in {"": lambda _: None, **halfway}.items():
                    act(page)
                    page.evaluate(DRAWN)
                    for line in page.evaluate(WRONG, WORDS):
                        found.setdefault(line, f"{state} {name} {size['width']}")
    assert not found, "\n".join(f"{line}: {where}" for line, where in found.items())
