"""How many players a game can be opened for."""

from __future__ import annotations

import tepui
from tepui.engine.play.match import Match
from tepui.engine.text.errors import TepuiError


def numbers(name: str) -> list[int]:
    """The numbers of players for which a match begins."""
    found = []
    for seats in range(9):
        try:
            Match(tepui.game(name), seats)
        except TepuiError:
            continue
        found.append(seats)
    return found
