"""Tables that play by a small net, all in one kernel: rules, observation, net and draw.

For `research/gpu_peers.py`. A thread has a table. The net's two hidden layers run on the tensor cores,
32 tables of a warp at once: whole numbers in, weights and what the layers hand on in half precision
(a mantissa of 10 bits, as TF32 has, in which PyTorch and JAX multiply), sums in single precision.
What one layer gives lies where the next one reads it, in registers; only what is observed and the
logits pass through the block's shared memory, where the weights lie, too.
"""

from __future__ import annotations

import importlib
import math
from collections.abc import Sequence
from typing import Any

import numba
import numpy as np

from tepui.engine import stepper
from tepui.engine.contract import hide, legal
from tepui.engine.game import Game
from tepui.engine.observe import COUNT, SIZE, START, layout
from tepui.lab.gpu import cuda
from tepui.lab.gpu_kernels import padded
from tepui.lab.vector import Batch

BLOCK = 256
WARP, DEEP, WIDE, ROWS = 32, 16, 8, 16  # a warp; a tile of weights; tables of a tile
PAIRS = 4  # columns of a tile that a thread holds two by two

Numbers = np.ndarray[Any, Any]


def tiles_of(weights: Numbers) -> Numbers:
    """Weights as the tensor cores read them: for each tile and lane, two pairs of halves."""
    deep, wide = (-(-n // unit) for n, unit in zip(weights.shape, (DEEP, WIDE), strict=True))
    whole = np.zeros((deep * DEEP, wide * WIDE), np.float16)
    whole[: weights.shape[0], : weights.shape[1]] = weights
    lane = np.arange(WARP)
    down = np.array([0, 1, 8, 9]) + 2 * (lane % PAIRS)[:, None]
    tiles = [
        whole[DEEP * k + down, WIDE * n + (lane // PAIRS)[:, None]]
        for n in range(wide)
        for k in range(deep)
    ]
    return np.ascontiguousarray(tiles).view(np.uint64).reshape(-1)


def intrinsics(shapes: Sequence[tuple[int, int]]) -> tuple[Any, Any]:
    """Compiled into a kernel: two numbers as halves, and the net for 16 tables of a warp."""
    ir: Any = importlib.import_module("llvmlite.ir")

    extending = importlib.import_module("numba.cuda.extending")
    types: Any = numba.types
    single, word, long = ir.FloatType(), ir.IntType(32), ir.IntType(64)
    four = ir.LiteralStructType([single] * 4)
    multiply = ir.InlineAsm(
        ir.FunctionType(four, [word] * 6 + [single] * 4),
        "mma.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32 "
        "{$0, $1, $2, $3}, {$4, $5, $6, $7}, {$8, $9}, {$10, $11, $12, $13};",
        "=f,=f,=f,=f,r,r,r,r,r,r,f,f,f,f",
        side_effect=True,  # all threads of a warp must come here: it may not be moved
    )
    two = ir.FunctionType(word, [single, single])
    pack = ir.InlineAsm(two, "cvt.rn.f16x2.f32 $0, $1, $2;", "=r,f,f")
    cut = ir.InlineAsm(two, "cvt.rn.relu.f16x2.f32 $0, $1, $2;", "=r,f,f")

    @extending.intrinsic  # type: ignore[untyped-decorator]
    def halves(typing: Any, high: Any, low: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:
            return builder.call(pack, given)

        return types.uint32(types.float32, types.float32), code

    @extending.intrinsic  # type: ignore[untyped-decorator]
    def think(typing: Any, x: Any, w: Any, at: Any, lane: Any, line: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, given: Any) -> Any:
            seen, weights = (
                context.make_array(kind)(context, builder, array).data
                for kind, array in zip(signature.args[:2], given[:2], strict=True)
            )
            own, below = builder.gep(seen, [given[2]]), builder.gep(weights, [given[3]])
            lower = builder.gep(own, [builder.mul(given[4], long(8))])
            rows = [
                [builder.load(builder.gep(row, [long(8 * k + 4 * half)]))
                 for half in (0, 1) for row in (own, lower)]
                for k in range(shapes[0][0])
            ]  # fmt: skip
            tile = 0
            for number, (deep, wide) in enumerate(shapes):
                columns = []
                for _ in range(wide):
                    held = [single(0.0)] * 4
                    for k in range(deep):
                        pair = builder.load(builder.gep(below, [long(WARP * tile)]))
                        tile += 1
                        both = [
                            builder.trunc(pair, word),
                            builder.trunc(builder.lshr(pair, long(32)), word),
                        ]
                        found = builder.call(multiply, [*rows[k], *both, *held])
                        held = [builder.extract_value(found, n) for n in range(4)]
                    columns.append(held)
                if number + 1 < len(shapes):
                    rows = [
                        [builder.call(cut, [c[n + 1], c[n]])
                         for c in columns[2 * k : 2 * k + 2] for n in (0, 2)]
                        for k in range(wide // 2)
                    ]  # fmt: skip
            return context.make_tuple(builder, signature.return_type, columns[0])

        given = (x, w, types.int64, types.int64, types.int64)
        return types.UniTuple(types.float32, 4)(*given), code

    return halves, think


def kernel_of(game: Game, shapes: Sequence[tuple[int, int]]) -> Any:
    """The kernel: so many decisions at each table."""
    gpu = cuda()
    halves, think = intrinsics(shapes)
    record, table = game.material.RECORD.dtype, stepper.table_of(game)
    size, wide, table_wide = record.itemsize, padded(record.itemsize), padded(table.itemsize)
    longest, seats, moves_most = game.longest, game.seats[-1], game.material.MOVES
    inputs = layout(game).size
    words, line = -(-inputs // 2), shapes[0][0] * DEEP // 2 + PAIRS  # so that no banks collide
    many = sum(deep * across for deep, across in shapes) * WARP
    half, quarter = BLOCK * line, BLOCK * WIDE

    def play(
        positions: Any, tables: Any, zero: Any, codes: Any, numbers: Any, packed: Any, luck: Any,
        steps: int, log: Any, told: Any,
    ) -> None:  # fmt: skip
        w = gpu.shared.array(many, numba.uint64)
        x = gpu.shared.array(half, numba.uint32)
        y = gpu.shared.array(quarter, numba.float32)
        moves = gpu.local.array(longest, numba.int16)
        weights = gpu.local.array(longest, numba.int16)
        sums = gpu.local.array(8, numba.int64)
        prize = gpu.local.array(8, numba.float32)
        desk = gpu.local.array(wide, numba.int64)
        shown = gpu.local.array(wide, numba.int64)
        chair = gpu.local.array(table_wide, numba.int64)
        a, t = desk.view(np.int8)[:size].view(record), chair.view(table)
        h, b = shown.view(np.int8)[:size].view(record), shown.view(np.int8)
        me, i = gpu.threadIdx.x, gpu.grid(1)
        lane = me & (WARP - 1)
        first = me - lane
        for k in range(me, many, BLOCK):
            w[k] = packed[k]
        for k in range(line):
            x[me * line + k] = 0
        gpu.syncthreads()
        a[0] = positions[i]
        t[0] = tables[i]
        dice = luck[i]
        for step in range(steps):
            actor = t[0].actor
            h[0] = a[0]
            hide(h[0], actor)
            for k in range(words):
                low, high = numba.float32(0.0), numba.float32(0.0)
                if 2 * k < seats:
                    low = numba.float32(2 * k == actor)
                else:
                    low = numba.float32(b[2 * k - seats])
                if 2 * k + 1 < seats:
                    high = numba.float32(2 * k + 1 == actor)
                elif 2 * k + 1 < inputs:
                    high = numba.float32(b[2 * k + 1 - seats])
                x[me * line + k] = halves(high, low)
            gpu.syncwarp()
            for tile in range(WARP // ROWS):
                row = first + ROWS * tile + lane // PAIRS
                pair = 2 * (lane % PAIRS)
                found = think(x, w, row * line + lane % PAIRS, lane, line)
                y[row * WIDE + pair] = found[0]
                y[row * WIDE + pair + 1] = found[1]
                y[(row + 8) * WIDE + pair] = found[2]
                y[(row + 8) * WIDE + pair + 1] = found[3]
            gpu.syncwarp()
            n = legal(a[0], actor, moves)
            most = numba.float32(-1e30)
            for k in range(n):
                most = max(most, y[me * WIDE + moves[k]])
            total = numba.float32(0.0)
            for k in range(n):
                total += math.exp(y[me * WIDE + moves[k]] - most)
            dice = numba.uint32(dice ^ numba.uint32(dice << 13))  # Marsaglia's xorshift
            dice = numba.uint32(dice ^ numba.uint32(dice >> 17))
            dice = numba.uint32(dice ^ numba.uint32(dice << 5))
            left = total * numba.float32(dice) * numba.float32(2.0**-32)
            chosen = numba.int64(moves[n - 1])
            for k in range(n - 1):
                left -= math.exp(y[me * WIDE + moves[k]] - most)
                if left < 0:
                    chosen = numba.int64(moves[k])
                    break
            if len(log):
                log[step, i] = chosen
                for k in range(moves_most):
                    told[step, i, k] = y[me * WIDE + k]
            stepper.step(a, 0, zero, t[0], chosen, codes, moves, weights, sums, prize, numbers)
            gpu.syncwarp()
        positions[i] = a[0]
        tables[i] = t[0]
        luck[i] = dice

    return gpu.jit(play, fastmath=True)


class NetTables:
    """So many tables of a game whose observations are bytes, and a net that plays at them."""

    def __init__(self, game: Game, count: int, layers: Sequence[Numbers], seed: int = 1) -> None:
        plan = layout(game).plan[1:]
        bytes_in_order = (plan[:, SIZE] == 1).all() and (
            np.diff(plan[:, START]) == plan[:-1, COUNT]
        ).all()
        if count % BLOCK or not bytes_in_order or game.material.MOVES > WIDE:
            raise ValueError(f"{game.id}: {count} tables")
        gpu, seats = cuda(), game.seats[0]
        shapes = [(-(-len(w) // DEEP), -(-w.shape[1] // WIDE)) for w in layers]
        begun = Batch(game, count, seats, seed, threads=1)
        luck = np.random.default_rng(seed).integers(1, 2**32, count, np.uint32)
        packed = np.concatenate([tiles_of(w) for w in layers])
        zero = np.zeros(1, game.material.RECORD)
        given = (begun.positions, begun._tables, zero, begun._codes, begun.numbers, packed, luck)
        self.count, self._given = count, [gpu.to_device(each) for each in given]
        self._kernel = kernel_of(game, shapes)
        self._none = gpu.to_device(np.zeros((0, 0), np.int8))
        self._nothing = gpu.to_device(np.zeros((0, 0, 0), np.float32))

    def play(self, steps: int) -> None:
        """So many decisions at each table; nothing is waited for."""
        self._kernel[self.count // BLOCK, BLOCK](*self._given, steps, self._none, self._nothing)

    def told(self, steps: int, moves: int) -> tuple[Numbers, Numbers]:
        """The same, and what was chosen at each step, and the logits."""
        gpu = cuda()
        log = gpu.to_device(np.zeros((steps, self.count), np.int8))
        said = gpu.to_device(np.zeros((steps, self.count, moves), np.float32))
        self._kernel[self.count // BLOCK, BLOCK](*self._given, steps, log, said)
        return log.copy_to_host(), said.copy_to_host()
