"""The kernels of `lab.gpu_vector`.

First a thread a table plays in its own memory. What it keeps lies word by word, the tables' side by
side, so that neighbours read and write neighbours. Then a thread a cell (`row_cells`) writes what
is shown.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numba
import numpy as np

from tepui.engine.game import Game
from tepui.engine.learning import stepper
from tepui.engine.learning.relative_features import relative_features, write_tail
from tepui.engine.rules.contract import hide, legal
from tepui.engine.rules.hooks import decode_action, encode_action
from tepui.lab.gpu import row_cells
from tepui.lab.gpu.random_games import cuda

gpu = cuda()  # a name of the module, where its imitation looks for it

WIDE = 8  # bytes: what a thread keeps lies in whole numbers of this width
WORD = 4  # bytes
EACH = 32  # tables at most of a block that writes cells
CELLS_BLOCK = 256  # threads of such a block
SHARED = 16 << 10  # bytes of shared memory of such a block at most, so that many fit


def padded(size: int) -> int:
    """So many bytes in whole wide numbers: how many of these."""
    return -(-size // WIDE)


class Scratch:
    """Where the words of a table lie, one part after the other."""

    def __init__(self, game: Game, relative: bool, open_too: bool) -> None:
        own = relative_features(game)
        tail = padded(own.size - own.planned()) if relative else 0
        record = padded(game.material.RECORD.itemsize)
        actions = own.actions if relative else game.material.MOVES
        sizes = {
            "record": record,
            "open_tail": tail if open_too else 0,
            "hidden": record,
            "tail": tail,
            "mask": padded(-(-actions // 8)),
            "table": padded(stepper.table_of(game).itemsize),
        }
        self.size = 0
        self.parts: dict[str, slice] = {}
        for name, wide in sizes.items():
            words = wide * (WIDE // WORD)
            self.parts[name] = slice(self.size, self.size + words)
            self.size += words
        self.tail_at = record * WIDE  # bytes, from where the hidden record begins, or the whole one

    def at(self, name: str) -> int:
        return self.parts[name].start

    def joined(self, first: str, last: str) -> slice:
        return slice(self.parts[first].start, self.parts[last].stop)


@cache
def kernel(game: Game, relative: bool, open_too: bool) -> Any:
    """The compiled kernel of a game: a thread plays at one table, and hides what is secret.

    To set up a game takes as long as many moves, and threads of a warp wait for each other. So it
    is launched twice: where a game ends, the table is noted in `order` and shown nothing; then,
    with `opening`, the next games begin, at tables that lie side by side in that order.
    """
    longest, own, where = game.longest, relative_features(game), Scratch(game, relative, open_too)
    most = own.most_seats
    record, table = game.material.RECORD.dtype, stepper.table_of(game)
    size, wide = record.itemsize, padded(record.itemsize)
    table_wide = padded(table.itemsize)
    tail_size = max(1, own.size - own.planned())
    tail_wide = padded(tail_size)
    mask_words = where.parts["mask"].stop - where.parts["mask"].start
    at_record, at_table, at_hidden = where.at("record"), where.at("table"), where.at("hidden")
    at_open_tail, at_tail, at_mask = where.at("open_tail"), where.at("tail"), where.at("mask")

    def fetch(words: Any, at: int, i: int, mine: Any) -> None:
        for k in range(len(mine)):
            mine[k] = words[at + k, i]

    def store(mine: Any, words: Any, at: int, i: int) -> None:
        for k in range(len(mine)):
            words[at + k, i] = mine[k]

    fetch, store = gpu.jit(device=True)(fetch), gpu.jit(device=True)(store)

    def step(
        words: Any, zero: Any, chosen: Any, codes: Any, turns: Any, back: Any, rewards: Any,
        numbers: Any, actors: Any, stopped: Any, order: Any, many: Any, opening: bool,
    ) -> None:  # fmt: skip
        moves = gpu.local.array(longest, numba.int16)
        weights = gpu.local.array(longest, numba.int16)
        sums = gpu.local.array(8, numba.int64)  # scores and places need the width
        prize = gpu.local.array(8, numba.float32)
        desk = gpu.local.array(wide, numba.int64)
        chair = gpu.local.array(table_wide, numba.int64)
        tail = gpu.local.array(tail_wide, numba.int64)
        mask = gpu.local.array(mask_words, numba.uint32)
        a, t = desk.view(np.int8)[:size].view(record), chair.view(table)
        seats = numbers[stepper.SEATS]
        for turn in range(gpu.grid(1), many[0] if opening else len(actors), gpu.gridsize(1)):
            i = order[turn] if opening else turn
            fetch(words, at_table, i, chair.view(np.uint32))
            move: Any = numba.int64(stepper.BEGIN)
            if not opening:
                fetch(words, at_record, i, desk.view(np.uint32))
                move = chosen[i]
                if relative and move != stepper.BEGIN:
                    move = numba.int64(decode_action(a[0], t[0].actor, move, turns))
            again = True
            while again:
                stepper.step(a, 0, zero, t[0], move, codes, moves, weights, sums, prize, numbers)
                ended = t[0].stopped != stepper.RUNNING
                if ended or not opening:
                    stopped[i] = t[0].stopped
                    for seat in range(seats):
                        rewards[i, seat] = prize[seat]
                if ended:
                    t[0].game += len(actors)
                again = opening and ended  # a game in which nobody had a choice
            store(chair.view(np.uint32), words, at_table, i)
            if ended:
                order[gpu.atomic.add(many, 0, 1)] = i
                continue
            actor = t[0].actor
            actors[i] = actor
            store(desk.view(np.uint32), words, at_record, i)
            for k in range(mask_words):
                mask[k] = 0
            for k in range(legal(a[0], actor, moves)):
                at = numba.int64(moves[k])
                if relative:
                    at = numba.int64(encode_action(a[0], actor, moves[k], back))
                mask[at >> 5] = numba.uint32(mask[at >> 5] | numba.uint32(1) << (at & 31))
            store(mask, words, at_mask, i)
            if open_too:
                write_tail(a[0], actor, seats, most, sums, tail.view(np.int8)[:tail_size])
                store(tail.view(np.uint32), words, at_open_tail, i)
            hide(a[0], actor)
            store(desk.view(np.uint32), words, at_hidden, i)
            if relative:
                write_tail(a[0], actor, seats, most, sums, tail.view(np.int8)[:tail_size])
                store(tail.view(np.uint32), words, at_tail, i)

    return gpu.jit(step)


@cache
def cell_kernel() -> Any:
    """A thread for each cell, so that neighbours write neighbours: a block does some tables."""

    def write(words: Any, each: int, actors: Any, asked: Any, width: int, out: Any) -> None:
        tile = gpu.shared.array(0, numba.uint32)
        b = tile.view(np.int8)
        size = words.shape[0]
        line = size | 1  # words of a table; odd: tables side by side lie in different banks
        first = gpu.blockIdx.x * each
        some = numba.uint32(min(each, words.shape[1] - first))
        for k in range(gpu.threadIdx.x // each, size, gpu.blockDim.x // each):
            at = gpu.threadIdx.x % each
            if at < some:
                tile[at * line + k] = words[k, first + at]
        gpu.syncthreads()
        # Narrow rows: several tables at once. 32 bits, and unsigned where memory is addressed.
        wide, stride = numba.uint32(width), numba.uint32(line * WORD)
        rows = numba.uint32(max(1, gpu.blockDim.x // width))
        own = numba.uint32(gpu.threadIdx.x // width if rows > 1 else 0)
        f = numba.uint32(gpu.threadIdx.x - own * width)
        if own >= rows:
            return
        while f < wide:
            cell = asked[f]
            i = own
            here = numba.uint64((first + own) * width + f)
            while i < some:
                if cell >> row_cells.VARIES_AT & 1:
                    viewer = numba.uint32(actors[numba.uint64(first + i)] + 1)
                    cell = asked[numba.uint32(viewer * wide + f)]
                low, high = numba.uint32(cell), numba.int32(cell >> row_cells.HALF)
                at = numba.uint32(numba.uint32(i * stride) + numba.uint16(low))
                more = low >> row_cells.MORE_AT & 3
                x = numba.int32(b[numba.uint32(at + more)])
                if more:
                    for k in range(more):
                        x = numba.int32((x << 8) + numba.uint8(b[numba.uint32(at + more - 1 - k)]))
                else:
                    x = numba.int32(x & numba.int8(low >> row_cells.MASK_AT))
                if not low >> row_cells.FREE_AT & 1:
                    x = numba.int32(x - numba.int16(high))
                    if low >> row_cells.EQUAL_AT & 1:
                        x = numba.int32(1 - abs(x))
                    x = max(x, numba.int32(numba.int8(high >> row_cells.LOW_AT)))
                    x = min(x, numba.int32(numba.int8(high >> row_cells.HIGH_AT)))
                out[here] = x
                here = numba.uint64(here + rows * wide)
                i = numba.uint32(i + rows)
            f = numba.uint32(f + gpu.blockDim.x) if rows == 1 else wide

    return gpu.jit(write)


def cell_launch(count: int, words: int) -> tuple[int, tuple[int, int, int]]:
    """How many tables a block writes, and the launch: blocks, threads, bytes of shared memory."""
    line, each = (words | 1) * WORD, EACH
    while each * line > SHARED:
        each //= 2
    return each, (-(-count // each), CELLS_BLOCK, each * line)
