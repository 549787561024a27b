"""The drawn pieces: those of the built browser client, and the game's own."""

from functools import cache
from pathlib import Path

from tepui.engine.game import Game
from tepui.engine.real_table import poster

SITE = Path(__file__).parents[1] / "server" / "site"


@cache
def sheets(game: Game) -> dict[str, tuple[str, str]]:
    """The pieces of the built client, and those that the game draws with itself."""
    drawings: dict[str, tuple[str, str]] = {}
    for file in (*(SITE / "assets").glob("*.svg"), *game.folder.glob("pieces.svg")):
        drawings |= poster.symbols(file.read_text(encoding="utf-8"))
    return drawings
