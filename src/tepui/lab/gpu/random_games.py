"""The same random games on an NVIDIA GPU: one thread plays one game after the other.

Needs the extra `tepui[gpu]` (numba-cuda) and CUDA. The kernel calls the rules the CPU runs, and the
same seed gives the same games.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import time
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

import numpy as np

from tepui.engine.game import Game
from tepui.engine.rules.rule import Rule
from tepui.engine.text.errors import TepuiError
from tepui.lab.chunk import SCORES, play_one
from tepui.lab.simulate import Simulation, Tally, bots_of, settle

BLOCK = 128  # threads of a block
CHUNK = 1 << 20  # games of a launch


class NoGpu(TepuiError):
    """There is no GPU here that can play."""


@cache
def cuda() -> Any:
    """Numba's CUDA, or an error that says what is missing."""
    imitated = os.environ.get("NUMBA_ENABLE_CUDASIM") == "1"  # by Numba, for tests
    if not imitated and importlib.util.find_spec("numba_cuda") is None:
        raise NoGpu("lab-no-gpu-extra")
    importlib.import_module("tepui.engine.runtime.jit")  # lets Numba know the rules
    module: Any = importlib.import_module("numba.cuda")
    if not imitated and not hasattr(np, "row_stack"):
        _load_arrays()
    if not module.is_available():
        raise NoGpu("lab-no-gpu")
    if not imitated:
        _name_rules(module)
    return module


def _load_arrays() -> None:
    """Load the part of numba-cuda 0.30 that needs a name which NumPy 2.5 has dropped."""
    np.row_stack = np.vstack
    try:
        importlib.import_module("numba.cuda.np.arrayobj")
    finally:
        del np.row_stack  # nobody else finds it there


def _name_rules(found: Any) -> None:
    """Compile a rule for the device wherever a kernel names it."""
    extending: Any = importlib.import_module("numba.cuda.extending")

    @cache
    def on_device(rule: Rule) -> Any:
        return found.jit(device=True, forceinline=True)(rule.py_func)

    @extending.typeof_impl.register(Rule)  # type: ignore[untyped-decorator]
    def typed(rule: Rule, context: object) -> Any:
        del context
        return on_device(rule)._numba_type_  # Numba's protocol for types


@cache
def kernel(game: Game) -> Any:
    """The compiled kernel of a game. Its record and scratch arrays lie in the thread's memory."""
    import numba

    gpu = cuda()
    record = numba.from_dtype(game.material.RECORD.dtype)
    longest, streams = game.longest, game.streams

    def play(zero: Any, seats: int, options: Any, seed: int, first: int, rows: Any) -> None:
        a = gpu.local.array(1, record)
        moves = gpu.local.array(longest, numba.int16)
        weights = gpu.local.array(longest, numba.int16)
        out = gpu.local.array(8, numba.int64)  # scores and places need the width
        rng = gpu.local.array(streams, numba.uint64)
        for i in range(gpu.grid(1), len(rows), gpu.gridsize(1)):
            a[0] = zero[0]
            play_one(a[0], seats, options, seed, first + i, rng, moves, weights, out, rows[i])

    return gpu.jit(play)


class Launches:
    """The results of random games, launch by launch, and the seconds the GPU took for them."""

    def __init__(
        self, game: Game, seats: int, games: int, seed: int, settled: Mapping[str, str]
    ) -> None:
        gpu = cuda()
        self._run = kernel(game)
        self._seats, self._games, self._seed = seats, games, seed
        self._codes = gpu.to_device(np.array(game.pack_options(settled), np.int64))
        self._zero = gpu.to_device(np.zeros(1, game.material.RECORD))
        self._rows = gpu.device_array((min(CHUNK, games), SCORES + 2 * seats), np.int32)
        self.seconds = 0.0

    def _launch(self, first: int, rows: Any) -> None:
        blocks = (len(rows) + BLOCK - 1) // BLOCK
        self._run[blocks, BLOCK](self._zero, self._seats, self._codes, self._seed, first, rows)
        cuda().synchronize()

    def __iter__(self) -> Iterator[np.ndarray[Any, Any]]:
        self._launch(0, self._rows[:1])  # compile before the clock starts
        for first in range(0, self._games, CHUNK):
            some = self._rows[: min(CHUNK, self._games - first)]
            begun = time.perf_counter()
            self._launch(first, some)
            self.seconds += time.perf_counter() - begun
            yield some.copy_to_host()


def simulate(
    game: Game,
    seats: int,
    games: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Simulation:
    """Play `games` random games on the GPU. `progress` is called with how many are done."""
    settled = settle(game, seats, games, seed, options)
    tally, launches = Tally(game, seats), Launches(game, seats, games, seed, settled)
    for rows in launches:
        tally.add(rows)
        progress(tally.games)
    return tally.report(settled, seed, launches.seconds, bots_of(seats, None))
