"""Compiled code for all workers of a test run: each game is compiled once, by one of them.

Without this every worker would compile the same rules at the same time. Each begins with another
game, so that they compile side by side, and waits where one is at work already.
"""

from __future__ import annotations

import fcntl
import random

import tepui
from settings import next_move
from tepui.bots.thinker import Thinker
from tepui.engine.game import Game
from tepui.engine.netfile import nets_of
from tepui.engine.position import Position
from tepui.engine.rule import INTERPRETED, cache_folder
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
    seats, rng = game.seats[0], random.Random(0)
    position = Position.opening(game, seats, {})
    while not position.waiting():
        position.apply(*next_move(position, rng))
    seat = position.waiting()[0]
    hidden = position.hidden_from(seat)
    hidden.guessed(seat, 0)
    found = nets_of(game)
    for nets in (None, found) if found else (None,):
        thinker = Thinker(game, seats, seat, nets=nets)
        thinker.think(hidden.record, position.legal(seat), 0, 8)
    simulate(game, seats, 2, 0)
