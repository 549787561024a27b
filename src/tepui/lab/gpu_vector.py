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
from tepui.engine.contract import hide, legal
from tepui.engine.game import Game
from tepui.engine.hooks import act, deed
from tepui.engine.observe import Layout, layout
from tepui.engine.turned import Turned, feature, write_tail
from tepui.engine.turned import turned as turned_layout
from tepui.lab.gpu import BLOCK, cuda
from tepui.lab.simulate import settle
from tepui.lab.vector import HORIZON, numbers_of, shapes_of, staggered


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
        moves = gpu.local.array(room, numba.int16)
        weights = gpu.local.array(room, numba.int16)
        wide = gpu.local.array(8, numba.int64)  # scores and places need the width
        i = gpu.grid(1)
        if i >= len(a):
            return
        drive.step(
            a, i, zero, tables[i], chosen[i], codes, moves, weights, wide, rewards[i], numbers
        )
        actor = tables[i].actor
        drive.show(a, i, actor, moves, masks[i], desks[i : i + 1], b[i], plan, out[i])
        actors[i] = actor
        stopped[i] = tables[i].stopped

    return gpu.jit(step)


@cache
def turned_kernel(game: Game) -> Any:
    """The kernel of turned tables: one thread steps one table, and writes what is derived."""
    import numba

    gpu = cuda()
    room, most = game.longest, turned_layout(game).most_seats

    def step(
        a: Any, zero: Any, tables: Any, chosen: Any, codes: Any, masks: Any, turns: Any, back: Any,
        desks: Any, out: Any, tail: int, opened: Any, open_tail: int, open_too: bool, rewards: Any,
        numbers: Any, actors: Any, stopped: Any,
    ) -> None:  # fmt: skip
        moves = gpu.local.array(room, numba.int16)
        weights = gpu.local.array(room, numba.int16)
        wide = gpu.local.array(8, numba.int64)
        i = gpu.grid(1)
        if i >= len(a):
            return
        move = chosen[i]
        if move != drive.BEGIN:
            move = numba.int64(deed(a[i], tables[i].actor, move, turns))
        drive.step(a, i, zero, tables[i], move, codes, moves, weights, wide, rewards[i], numbers)
        actor = tables[i].actor
        actors[i] = actor
        stopped[i] = tables[i].stopped
        seats = numbers[drive.SEATS]
        for k in range(legal(a[i], actor, moves)):
            masks[i, act(a[i], actor, moves[k], back)] = 1
        if open_too:
            write_tail(a[i], actor, seats, most, wide, opened[i, open_tail:])
        desks[i] = a[i]
        hide(desks[i], actor)
        write_tail(desks[i], actor, seats, most, wide, out[i, tail:])

    return gpu.jit(step)


EACH = 16  # tables of a block that writes features


@cache
def feature_kernel() -> Any:
    """A thread for each feature, so that neighbours write neighbours: a block does some tables."""
    gpu = cuda()

    def write(b: Any, actors: Any, seats: int, plan: Any, out: Any) -> None:
        first = gpu.blockIdx.x * EACH
        for f in range(gpu.threadIdx.x, plan.shape[1], gpu.blockDim.x):
            for i in range(first, min(first + EACH, len(b))):
                out[i, f] = feature(b[i], actors[i], seats, plan, f)

    return gpu.jit(write)


@cache
def blank_kernel() -> Any:
    """Fill an array with zeros."""
    gpu = cuda()

    def blank(out: Any) -> None:
        for k in range(gpu.grid(1), out.size, gpu.gridsize(1)):
            out[k] = 0

    return gpu.jit(blank)


def same_memory(flat: Any, size: int, record: Any) -> Any:
    """Rows of bytes as records: the same memory of the GPU."""
    return cuda().devicearray.DeviceNDArray(
        shape=(len(flat),), strides=(size,), dtype=record, gpu_data=flat.gpu_data
    )


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
        turned: bool = False,
        open_too: bool = False,
        skip: bool = False,
        into: Mapping[str, Any] | None = None,
    ) -> None:
        """`into` names arrays in the GPU's memory to write observations, opened and masks into."""
        self.options = settle(game, seats, count, seed, options)
        self.game, self.seats, self.count = game, seats, count
        self.layout: Layout | Turned = turned_layout(game) if turned else layout(game)
        gpu, material = cuda(), game.material
        size = material.RECORD.itemsize
        self._whole = gpu.to_device(np.zeros((count, size), np.int8))
        self.positions = same_memory(self._whole, size, material.RECORD)
        shapes = shapes_of(game, count, turned, open_too)
        given = into or {
            name: gpu.device_array(*shape) for name, shape in shapes.items() if shape[0][0]
        }
        held = {name: gpu.as_cuda_array(array) for name, array in given.items()}
        self.masks, self.observations = held["masks"], held["observations"]
        self.opened = held.get("opened")
        self.rewards = gpu.device_array((count, seats), np.float32)
        self.actors = gpu.device_array(count, np.int64)
        self.stopped = gpu.device_array(count, np.int64)
        self._numbers = gpu.to_device(numbers_of(seats, seed, horizon, rewards, count, skip))
        self._codes = gpu.to_device(np.array(game.pack_options(self.options), np.int64))
        if isinstance(self.layout, Turned):
            self._plan = gpu.to_device(self.layout.plan())
            self._open_plan = gpu.to_device(self.layout.plan(True))
            self._turns = gpu.to_device(self.layout.turns(seats))
            self._back = gpu.to_device(self.layout.back(seats))
        else:
            self._plan = gpu.to_device(self.layout.plan)
        self._zero = gpu.to_device(np.zeros(1, material.RECORD))
        # A record to work on for each table, and the same memory as bytes.
        self._bytes = gpu.device_array((count, size), np.int8)
        self._desks = same_memory(self._bytes, size, material.RECORD)
        self.reset()

    def __len__(self) -> int:
        return self.count

    def reset(self) -> None:
        """Begin games 0, 1, ... of the seed."""
        gpu = cuda()
        tables = np.zeros(self.count, drive.table_of(self.game))
        tables["game"] = np.arange(self.count)
        self._tables = gpu.to_device(tables)
        self.step(gpu.to_device(np.full(self.count, drive.BEGIN, np.int64)))

    def stagger(self, most: int) -> None:
        """Let the running games be cut off after 1, 2, ... `most` decisions, table by table."""
        tables = self._tables.copy_to_host()
        tables["decisions"] = staggered(self.count, most, self._numbers.copy_to_host())
        self._tables = cuda().to_device(tables)

    def step(self, moves: Any) -> None:
        """Make one move at each table. The moves must be legal; they may lie on the GPU."""
        blocks = (self.count + BLOCK - 1) // BLOCK
        on_gpu = hasattr(moves, "__cuda_array_interface__")
        chosen = cuda().as_cuda_array(moves) if on_gpu else cuda().to_device(moves)
        if isinstance(self.layout, Turned):
            self._step_turned(chosen, blocks)
            return
        kernel(self.game)[blocks, BLOCK](
            self.positions, self._zero, self._tables, chosen, self._codes, self.masks, self._desks,
            self._bytes, self._plan, self.observations, self.rewards, self._numbers, self.actors,
            self.stopped,
        )  # fmt: skip

    def _step_turned(self, chosen: Any, blocks: int) -> None:
        """Play; then write all features that are read off the records."""
        tail, open_tail = self._plan.shape[1], self._open_plan.shape[1]
        blank_kernel()[1024, BLOCK](self.masks.ravel())
        turned_kernel(self.game)[blocks, BLOCK](
            self.positions, self._zero, self._tables, chosen, self._codes, self.masks, self._turns,
            self._back, self._desks, self.observations, tail,
            self.observations if self.opened is None else self.opened, open_tail,
            self.opened is not None, self.rewards, self._numbers, self.actors, self.stopped,
        )  # fmt: skip
        some = (self.count + EACH - 1) // EACH
        feature_kernel()[some, 2 * BLOCK](
            self._bytes, self.actors, self.seats, self._plan, self.observations
        )
        if self.opened is not None:
            feature_kernel()[some, 2 * BLOCK](
                self._whole, self.actors, self.seats, self._open_plan, self.opened
            )
