"""Tepui: a table for four games of the Amazon.

>>> import tepui
>>> tepui.game("coloretto").seats
range(2, 5)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

# `tepui.games` is the folder of the games, and called, the list of them (see games/__init__.py).
from tepui import games as games
from tepui.engine.registry import game

if TYPE_CHECKING:
    from tepui.engine.game import Game

    def games() -> tuple[Game, ...]:  # type: ignore[no-redef]
        """All games, in order of their ids."""


__version__ = "0.1.0"
__all__ = ["__version__", "game", "games"]
