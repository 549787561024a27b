"""The net inside a kernel: a thread judges a position, as the CPU does. Run by hand, on a GPU.

    python research/gpu_thought.py coloretto galapagos

Positions of random games at the most seats. Each thread has a `Mind` of its own and asks the critic
from the chair of whoever is to choose. One JSON line a game: the greatest difference to the CPU's
judgement of the same positions, and judgements a second of the kernel alone.
"""

from __future__ import annotations

import json
import sys
import time
from typing import Any

import numpy as np

import bare  # noqa: F401  # before tepui
import tepui
from tepui.engine.machine import arrays
from tepui.engine.net import Mind, ponder_each_open, ponder_open, shares
from tepui.engine.netfile import nets_of
from tepui.lab.gpu import cuda
from tepui.lab.vector import Batch

COUNT, BLOCK, STEPS = 1 << 16, 128, 60
SHARED = 8  # parts of a mind that all threads read: the weights and the plan


def main() -> None:
    """Judge positions of the games asked for."""
    gpu = cuda()

    def judge(
        a: Any, viewers: Any, seats: int, b1: Any, b2: Any, b3: Any, b4: Any, b5: Any, b6: Any,
        plan: Any, back: Any, desk: Any, memory: Any, features: Any, active: Any, one: Any,
        two: Any, out: Any, scratch: Any, most: int, wins: Any,
    ) -> None:  # fmt: skip
        i = gpu.grid(1)
        if i < len(a):
            mind = Mind(
                b1, b2, b3, b4, b5, b6, plan, back, desk[i : i + 1], memory[i], features[i],
                active[i], one[i], two[i], out[i], scratch[i], most,
            )  # fmt: skip
            ponder_open(a, i, viewers[i], seats, mind)
            shares(viewers[i], seats, mind, wins[i])

    kernel = gpu.jit(judge)
    for name in sys.argv[1:]:
        game = tepui.game(name)
        seats, nets, rng = game.seats[-1], nets_of(game), np.random.default_rng(1)
        if nets is None:
            continue
        tables = Batch(game, COUNT, seats, seed=5, options=game.simulated({}), threads=1)
        for _ in range(STEPS):
            tables.step((rng.random(tables.masks.shape) * tables.masks).argmax(1))
        viewers, wins = np.asarray(tables.actors).astype(np.int64), np.zeros((COUNT, seats))
        mind, records = arrays(nets.open_mind(seats)), np.ascontiguousarray(tables.positions)
        ponder_each_open(records, viewers, seats, mind, wins)
        desk = gpu.to_device(np.zeros(COUNT, game.material.RECORD))
        memory = desk.view(np.int8).reshape(COUNT, game.material.RECORD.itemsize)
        common = [gpu.to_device(np.ascontiguousarray(each)) for each in mind[:SHARED]]
        own = [gpu.to_device(np.zeros((COUNT, *each.shape), each.dtype)) for each in mind[10:16]]
        got = gpu.to_device(np.zeros((COUNT, seats)))
        given = [gpu.to_device(records), gpu.to_device(viewers), seats, *common, desk, memory]
        best = 1e9
        for _ in range(4):  # the first compiles
            begun = time.perf_counter()
            kernel[-(-COUNT // BLOCK), BLOCK](*given, *own, mind.most, got)
            gpu.synchronize()
            best = min(best, time.perf_counter() - begun)
        far = float(np.abs(got.copy_to_host() - wins).max())
        line = {"game": name, "seats": seats, "greatest_difference": far,
                "million": round(COUNT / best / 1e6, 2)}  # fmt: skip
        sys.stdout.write(json.dumps(line) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
