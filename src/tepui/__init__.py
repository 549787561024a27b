"""Tepui: a table for four games of the Amazon.

>>> import tepui
>>> tepui.game("coloretto").seats
range(2, 5)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tepui.engine.registry import game

if TYPE_CHECKING:
    from tepui.engine.game import Game

    def games() -> tuple[Game, ...]:
        """All games, in order of their ids."""
        ...
else:
    # The folder of the games, which can be called for their list (see games/__init__.py).
    from tepui import games


__version__ = "0.1.0"
__all__ = ["__version__", "game", "games"]
