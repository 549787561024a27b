"""Compiled code for all workers of a test run: each game is compiled once, by one of them.

Without this every worker would compile the same rules at the same time. Each begins with another
game, so that they compile side by side, and waits where one is at work already.
"""

from __future__ import annotations

import fcntl

import tepui
from tepui.bots import compiling
from tepui.engine.game import Game
from tepui.engine.rule import INTERPRETED, cache_folder
from tepui.envs.episodes import Episodes
from tepui.lab.simulate import simulate


def warm(worker: int) -> None:
    """Compile what most tests need, and was not compiled before."""
    games = tepui.all_games()
    folder = cache_folder()
    if INTERPRETED:
        return
    folder.mkdir(parents=True, exist_ok=True)
    for turn in range(len(games)):
        game = games[(turn + 2 * worker) % len(games)]
        with (folder / f"{game.id}.tested").open("a+") as mark:
            fcntl.flock(mark, fcntl.LOCK_EX)
            if not mark.tell():
                compile(game)
                mark.write("compiled for the tests\n")


def compile(game: Game) -> None:
    """Take a step in every way that leads through compiled code."""
    list(compiling.fill(game, (*compiling.STEPS, Episodes.compiles)))
    simulate(game, game.seats[0], 2, 0)
