"""Finds the games: each package in the folders of `folders.py` whose `GAME` describes one.

Nothing is compiled or loaded here beyond that description, so that listing the games is quick.
"""

from __future__ import annotations

from functools import cache

from tepui.engine.errors import UnknownGame
from tepui.engine.folders import load, packages
from tepui.engine.game import Game


@cache
def games() -> tuple[Game, ...]:
    """All games, in order of their ids."""
    found: list[Game] = [load(package).GAME for _, package in packages()]
    return tuple(sorted(found, key=lambda game: game.id))


def game(id: str) -> Game:
    """The game with this id."""
    for each in games():
        if each.id == id:
            return each
    raise UnknownGame("engine-unknown-game", id=id, known=", ".join(g.id for g in games()))
