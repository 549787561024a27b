"""Finds the games: every folder in `tepui/games`, and in the folders of TEPUI_GAMES, is one.

A game's folder is a package whose `GAME` describes it. Nothing is compiled or loaded here beyond
that description, so that listing the games is quick.
"""

from __future__ import annotations

import importlib
import os
import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from tepui.engine.errors import UnknownGame

if TYPE_CHECKING:
    from tepui.engine.game import Game

OWN = Path(__file__).parents[1] / "games"


def folders() -> list[Path]:
    """The folders that hold games: ours, then the user's (TEPUI_GAMES, separated as in PATH)."""
    given = os.environ.get("TEPUI_GAMES", "")
    return [OWN, *(Path(folder) for folder in given.split(os.pathsep) if folder)]


@cache
def games() -> tuple[Game, ...]:
    """All games, in order of their ids."""
    found = []
    for folder in folders():
        if folder != OWN:
            sys.path.append(str(folder))
        for init in folder.glob("*/__init__.py"):
            prefix = "tepui.games." if folder == OWN else ""
            found.append(importlib.import_module(prefix + init.parent.name).GAME)
    return tuple(sorted(found, key=lambda game: game.id))


def game(id: str) -> Game:
    """The game with this id."""
    for each in games():
        if each.id == id:
            return each
    raise UnknownGame("engine-unknown-game", id=id, known=", ".join(g.id for g in games()))
