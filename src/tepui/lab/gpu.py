"""The same random games on an NVIDIA GPU: one thread plays one game after the other.

Needs the extra `tepui[gpu]` (numba-cuda) and CUDA. The kernel calls the rules the CPU runs, and the
same seed gives the same games.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from tepui.engine.game import Game
from tepui.lab.simulate import SCORES, Report, Tally, play_one, settle

BLOCK = 128  # threads of a block
CHUNK = 1 << 20  # games of a launch


def _cuda() -> Any:
    from numba import cuda

    return cuda


@cache
def kernel(game: Game) -> Any:
    """The compiled kernel of a game. Its record and scratch arrays lie in the thread's memory."""
    import numba

    cuda = _cuda()
    record = numba.from_dtype(game.material.RECORD)
    room = game.longest

    def play(zero: Any, seats: int, options: Any, seed: int, first: int, rows: Any) -> None:
        a = cuda.local.array(1, record)
        moves = cuda.local.array(room, numba.int16)
        weights = cuda.local.array(room, numba.int16)
        out = cuda.local.array(8, numba.int64)  # scores and places need the width
        rng = cuda.local.array(1, numba.uint64)
        for i in range(cuda.grid(1), len(rows), cuda.gridsize(1)):
            a[0] = zero[0]
            play_one(a[0], seats, options, seed, first + i, rng, moves, weights, out, rows[i])

    return cuda.jit(play)


def simulate(
    game: Game, seats: int, games: int, seed: int, options: Mapping[str, str] | None = None
) -> Report:
    """Play `games` random games on the GPU."""
    cuda = _cuda()
    settled = settle(game, seats, games, seed, options)
    codes = cuda.to_device(np.array([*game.pack_options(settled), 0], np.int64))
    zero = cuda.to_device(np.zeros(1, game.material.RECORD))
    rows = cuda.device_array((min(CHUNK, games), SCORES + 2 * seats), np.int32)
    play, tally = kernel(game), Tally(game, seats)
    play[1, BLOCK](zero, seats, codes, seed, 0, rows[:1])  # compile before the clock starts
    cuda.synchronize()
    spent = 0.0
    for first in range(0, games, CHUNK):
        some = rows[: min(CHUNK, games - first)]
        begun = time.perf_counter()
        play[(len(some) + BLOCK - 1) // BLOCK, BLOCK](zero, seats, codes, seed, first, some)
        cuda.synchronize()
        spent += time.perf_counter() - begun
        tally.add(some.copy_to_host())
    return tally.report(settled, seed, spent)
