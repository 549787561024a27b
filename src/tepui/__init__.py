"""Tepui: an online table for board games.

>>> import tepui
>>> tepui.game("coloretto").seats
range(2, 5)

What is public, here and in a few modules, is told in docs/library.md; all else may change.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tepui.engine.game import Game
from tepui.engine.registry import all_games, game
from tepui.engine.text.errors import TepuiError

if TYPE_CHECKING:
    from tepui.engine.play.match import Match

__version__ = "0.2.0"
__all__ = ["Game", "Match", "TepuiError", "__version__", "all_games", "game"]


def __getattr__(name: str) -> Any:
    if name == "Match":  # listing the games does not need it
        from tepui.engine.play.match import Match

        return Match
    raise AttributeError(f"module 'tepui' has no attribute {name!r}")
