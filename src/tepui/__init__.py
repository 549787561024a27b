"""Tepui: a table for four games of the Amazon.

>>> import tepui
>>> tepui.game("coloretto").seats
range(2, 5)
"""

from __future__ import annotations

from tepui.engine.registry import all_games, game

__version__ = "0.1.0"
__all__ = ["__version__", "all_games", "game"]
