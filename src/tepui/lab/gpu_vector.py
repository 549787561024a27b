"""Many tables at once on an NVIDIA GPU: the arrays of `lab.vector`, in the GPU's memory.

Needs the extra `tepui[gpu]` (numba-cuda) and CUDA. `masks`, `observations`, `rewards`, `actors` and
`stopped` are device arrays: they have `__cuda_array_interface__`, so PyTorch
(`torch.as_tensor(tables.observations, device="cuda")`), JAX and CuPy read them where they lie. So
have the moves that `step` takes. They are not checked: that would wait for the GPU. The same seed
and moves give the same games as on the CPU.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np

from tepui.engine import drive
from tepui.engine.game import Game
from tepui.engine.observe import layout
from tepui.lab.gpu import BLOCK, cuda
from tepui.lab.simulate import settle
from tepui.lab.vector import HORIZON, numbers_of


@cache
def kernel(game: Game) -> Any:
    """The compiled kernel of a game: one thread steps one table. Scratch lies in its memory."""
    import numba

    gpu = cuda()
    room = game.longest

    def step(
        a: Any, zero: Any, tables: Any, chosen: Any, codes: Any, masks: Any, desks: Any, b: Any,
        plan: Any, out: Any, rewards: Any, numbers: Any, actors: Any, stopped: Any,
    ) -> None:  # fmt: skip
        moves = gpu.local.array(room, numba.int64)
        weights = gpu.local.array(room, numba.int64)
        i = gpu.grid(1)
        if i >= len(a):
            return
        drive.step(a, i, zero, tables[i], chosen[i], codes, moves, weights, rewards[i], numbers)
        actor = tables[i].actor
        drive.show(a, i, actor, moves, masks[i], desks[i : i + 1], b[i], plan, out[i])
        actors[i] = actor
        stopped[i] = tables[i].stopped

    return gpu.jit(step)


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
    ) -> None:
        self.options = settle(game, seats, count, seed, options)
        self.game, self.seats, self.count = game, seats, count
        self.layout = layout(game)
        gpu, material = cuda(), game.material
        self.positions = gpu.to_device(np.zeros(count, material.RECORD))
        self.masks = gpu.device_array((count, material.MOVES), np.int8)
        self.observations = gpu.device_array((count, self.layout.size), np.float32)
        self.rewards = gpu.device_array((count, seats), np.float32)
        self.actors = gpu.device_array(count, np.int64)
        self.stopped = gpu.device_array(count, np.int64)
        self._numbers = gpu.to_device(numbers_of(seats, seed, horizon, rewards, count))
        self._codes = gpu.to_device(np.array(game.pack_options(self.options), np.int64))
        self._plan = gpu.to_device(self.layout.plan)
        self._zero = gpu.to_device(np.zeros(1, material.RECORD))
        # A record to work on for each table, and the same memory as bytes.
        size = material.RECORD.itemsize
        self._bytes = gpu.device_array((count, size), np.int8)
        self._desks = gpu.devicearray.DeviceNDArray(
            shape=(count,), strides=(size,), dtype=material.RECORD, gpu_data=self._bytes.gpu_data
        )
        self.reset()

    def __len__(self) -> int:
        return self.count

    def reset(self) -> None:
        """Begin games 0, 1, ... of the seed."""
        gpu = cuda()
        tables = np.zeros(self.count, drive.TABLE)
        tables["game"] = np.arange(self.count)
        self._tables = gpu.to_device(tables)
        self.step(gpu.to_device(np.full(self.count, drive.BEGIN, np.int64)))

    def step(self, moves: Any) -> None:
        """Make one move at each table. The moves must be legal; they may lie on the GPU."""
        blocks = (self.count + BLOCK - 1) // BLOCK
        kernel(self.game)[blocks, BLOCK](
            self.positions, self._zero, self._tables, cuda().as_cuda_array(moves)
            if hasattr(moves, "__cuda_array_interface__") else cuda().to_device(moves),
            self._codes, self.masks, self._desks, self._bytes, self._plan, self.observations,
            self.rewards, self._numbers, self.actors, self.stopped,
        )  # fmt: skip
