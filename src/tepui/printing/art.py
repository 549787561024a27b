"""The drawn pieces: those of the built browser client, and the game's own."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tepui.engine import poster
from tepui.engine.game import Game

SITE = Path(__file__).parents[1] / "server" / "site"


@cache
def sheets(game: Game) -> dict[str, tuple[str, str]]:
    """The pieces of the built client, and those that the game draws with itself."""
    found: dict[str, tuple[str, str]] = {}
    for file in (*(SITE / "assets").glob("*.svg"), *game.folder.glob("pieces.svg")):
        found |= poster.symbols(file.read_text(encoding="utf-8"))
    return found
