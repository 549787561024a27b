"""Many tables at once on an NVIDIA GPU: the arrays of `lab.vector`, in the GPU's memory.

Needs the extra `tepui[gpu]` (numba-cuda) and CUDA. `masks`, `observations`, `rewards`, `actors` and
`stopped` are device arrays: they have `__dlpack__` (`gpu.dlpack`) and `__cuda_array_interface__`,
so PyTorch (`torch.from_dlpack(tables.observations)`), JAX and CuPy read them where they lie. The
moves that `step` takes may lie there, too. They are not checked: that would wait for the GPU. The
same seed and moves give the same games as on the CPU.

A step is some tasks for the GPU (`lab.gpu.kernels`) and nothing is waited for, so it can be
recorded in a CUDA graph.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from tepui.engine.game import Game
from tepui.engine.learning import stepper
from tepui.engine.learning.observe import Layout, layout
from tepui.engine.learning.relative_features import RelativeFeatures, relative_features
from tepui.lab.gpu import row_cells
from tepui.lab.gpu.dlpack import Shared
from tepui.lab.gpu.kernels import Scratch, cell_kernel, cell_launch, kernel
from tepui.lab.gpu.random_games import cuda
from tepui.lab.simulate import settle
from tepui.lab.vector import HORIZON, numbers_of, shapes_of, staggered

__all__ = ["GpuBatch"]

# Threads of a block that plays, and blocks at most: then each does several tables.
BLOCK, PLAYERS = 256, 8 * 132


class GpuBatch:
    """So many tables of one game, in a GPU's memory."""

    def __init__(
        self,
        game: Game,
        count: int,
        seats: int,
        seed: int = 0,
        options: Mapping[str, str] | None = None,
        horizon: int = HORIZON,
        rewards: str = "places",
        relative: bool = False,
        open_too: bool = False,
        skip: bool = False,
        into: Mapping[str, Any] | None = None,
    ) -> None:
        """`into` names arrays in the GPU's memory to write observations, opened and masks into."""
        self.options = settle(game, seats, count, seed, options)
        self.game, self.seats, self.count = game, seats, count
        self.layout: Layout | RelativeFeatures = (
            relative_features(game) if relative else layout(game)
        )
        gpu, own = cuda(), relative_features(game)
        self._write = cell_kernel()
        if into is None:
            shapes = shapes_of(game, count, relative, open_too)
            held = {name: gpu.device_array(*shape) for name, shape in shapes.items() if shape[0][0]}
        else:
            held = {name: gpu.as_cuda_array(array) for name, array in into.items()}
        self._actors = gpu.device_array(count, np.int64)
        self._stopped = gpu.device_array(count, np.int64)
        self._rewards = gpu.device_array((count, seats), np.float32)
        self.masks, self.observations = Shared(held["masks"]), Shared(held["observations"])
        self.opened = Shared(held["opened"]) if "opened" in held else None
        self.rewards, self.actors = Shared(self._rewards), Shared(self._actors)
        self.stopped = Shared(self._stopped)
        self._numbers = gpu.to_device(numbers_of(seats, seed, horizon, rewards, 0, skip))
        self._codes = gpu.to_device(np.array(game.pack_options(self.options), np.int64))
        self._turns = gpu.to_device(own.turns(seats).array)
        self._back = gpu.to_device(own.back(seats).array)
        self._zero = gpu.to_device(np.zeros(1, game.material.RECORD))
        self._order = gpu.device_array(count, np.int32)
        self._many = gpu.device_array(1, np.int32)
        self._none = gpu.to_device(np.zeros(1, np.int32))
        self._play = kernel(game, relative, open_too)
        self._scratch = scratch = Scratch(game, relative, open_too)
        self._words = gpu.to_device(np.zeros((scratch.size, count), np.uint32))
        at = scratch.tail_at
        shown = row_cells.own(own, seats, False, at) if relative else row_cells.plain(game, seats)
        moves = row_cells.set_bits(np.arange(self.masks.shape[1]))[None]
        self._rows = [
            self._row(scratch.joined("hidden", "tail"), shown, self.observations),
            self._row(scratch.parts["mask"], moves, self.masks),
        ]
        if self.opened is not None:
            opened = row_cells.own(own, seats, True, at)
            self._rows.append(self._row(scratch.joined("record", "open_tail"), opened, self.opened))
        self.reset()

    def _row(self, part: slice, asked: np.ndarray[Any, Any], out: Any) -> tuple[Any, ...]:
        """What `cell_kernel` needs to write an array: its launch, and what it is given."""
        each, launch = cell_launch(self.count, part.stop - part.start)
        flat = cuda().to_device(asked.ravel()), asked.shape[1], out.reshape(out.size)
        return launch, (self._words[part], each, self._actors, *flat)

    def __len__(self) -> int:
        return self.count

    def reset(self) -> None:
        """Begin games 0, 1, ... of the seed."""
        tables = np.zeros(self.count, stepper.table_of(self.game))
        tables["game"] = np.arange(self.count)
        self._reseat(tables)
        self.step(np.full(self.count, stepper.BEGIN, np.int64))

    def stagger(self, most: int) -> None:
        """Let the running games be cut off after 1, 2, ... `most` decisions, table by table."""
        tables = self._seated()
        tables["decisions"] = staggered(self.count, most, self._numbers.copy_to_host())
        self._reseat(tables)

    def _seated(self) -> np.ndarray[Any, Any]:
        """The tables' own numbers, as `stepper.table_of` lays them out, on the CPU."""
        words = self._words[self._scratch.parts["table"]].copy_to_host()
        return np.ascontiguousarray(words.T).view(stepper.table_of(self.game))[:, 0]

    def _reseat(self, tables: np.ndarray[Any, Any]) -> None:
        words = np.ascontiguousarray(tables.view(np.uint32).reshape(self.count, -1).T)
        self._words[self._scratch.parts["table"]].copy_to_device(words)

    def step(self, moves: Any, stream: int = 0) -> None:
        """Make one move at each table. The moves must be legal; they may lie on the GPU.

        `stream` is the handle of a CUDA stream, `torch.cuda.current_stream().cuda_stream` say;
        without, the default stream, which is also PyTorch's usual one.
        """
        gpu = cuda()
        on_gpu = hasattr(moves, "__cuda_array_interface__")
        chosen = gpu.as_cuda_array(moves) if on_gpu else gpu.to_device(moves)
        queue = gpu.external_stream(stream) if stream else 0
        self._many.copy_to_device(self._none, stream=queue)
        for opening in (False, True):
            self._play[min(-(-self.count // BLOCK), PLAYERS), BLOCK, queue](
                self._words, self._zero, chosen, self._codes, self._turns, self._back,
                self._rewards, self._numbers, self._actors, self._stopped, self._order, self._many,
                opening,
            )  # fmt: skip
        for (blocks, threads, shared), given in self._rows:
            self._write[blocks, threads, queue, shared](*given)
