"""Leduc hold'em at random on one NVIDIA GPU: ours beside Pgx at its best batch. Run by hand.

python research/gpu_peers.py     needs tepui[gpu], pgx and JAX with CUDA

Both count decisions of seats, in one run on the same GPU; a deal is played, not counted. Pgx steps
a batch in one compiled loop and begins ended games anew; each figure is the best of three.

Then the same with a net: at both, each decision's observation and mask are read by a net of two
hidden layers of 64 and a move is drawn; Pgx in one compiled loop, ours in one kernel with the rules
(`gpu_net.py`) and as a CUDA graph of PyTorch. `--net`: this alone.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from importlib.metadata import version
from itertools import pairwise
from pathlib import Path
from typing import Any

os.environ["TEPUI_GAMES"] = str(Path(__file__).parent)
os.environ["JAX_PLATFORMS"] = "cuda"
os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # Numba needs room, too

import time

import numpy as np

import tepui
from pgx_batch import pgx_batch
from tepui.engine.game import Game
from tepui.engine.observe import layout
from tepui.lab import gpu
from tepui.lab.vector import Batch

BATCHES = tuple(1 << k for k in range(12, 25, 2))
STEPS = 64
HIDDEN = 64


def ours(games: int) -> float:
    """Decisions a second of bulk simulation."""
    leduc = tepui.game("leduc")
    return max(gpu.simulate(leduc, 2, games, seed).decisions_per_second for seed in range(3))


def ours_with_a_net(batch: int) -> float:
    """Decisions a second of tables whose moves a net draws."""
    import torch

    from tepui.lab.gpu_vector import GpuBatch

    torch.backends.cuda.matmul.allow_tf32 = True  # as JAX does
    tables = GpuBatch(tepui.game("leduc"), batch, 2, seed=1)
    seen, masks = (torch.from_dlpack(x) for x in (tables.observations, tables.masks))
    sizes = [seen.shape[1], HIDDEN, HIDDEN, masks.shape[1]]
    layers = [torch.randn(a, b, device="cuda") / a**0.5 for a, b in pairwise(sizes)]

    def one() -> None:
        x = seen
        for layer in layers[:-1]:
            x = (x @ layer).relu_()
        chance = torch.empty_like(masks, dtype=torch.float32).exponential_().log_()
        logits = (x @ layers[-1]).sub_(chance).masked_fill_(masks == 0, -1e9)
        tables.step(logits.argmax(1), torch.cuda.current_stream().cuda_stream)

    aside = torch.cuda.Stream()
    with torch.cuda.stream(aside):
        for _ in range(3):
            one()
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        one()
    best = 0.0
    for _ in range(3):
        torch.cuda.synchronize()
        begun = time.perf_counter()
        for _ in range(STEPS):
            graph.replay()
        torch.cuda.synchronize()
        best = max(best, batch * STEPS / (time.perf_counter() - begun))
    return best


def ours_in_one_kernel(batch: int) -> float:
    """The same, the net inside the kernel that plays; checked first to be what the CPU would do."""
    from gpu_net import NetTables

    leduc, rng = tepui.game("leduc"), np.random.default_rng(2)
    sizes = [layout(leduc).size, HIDDEN, HIDDEN, leduc.material.MOVES]
    layers = [(rng.standard_normal((a, b)) / a**0.5) for a, b in pairwise(sizes)]
    agrees(leduc, layers)
    tables, best = NetTables(leduc, batch, layers), 0.0
    for _ in range(4):  # the first compiles
        begun = time.perf_counter()
        tables.play(STEPS)
        gpu.cuda().synchronize()
        best = max(best, batch * STEPS / (time.perf_counter() - begun))
    return best


def agrees(leduc: Game, layers: Sequence[np.ndarray[Any, Any]]) -> None:
    """Play the kernel's moves at tables of the CPU: all legal, likely by the net's own figures."""
    from gpu_net import BLOCK, NetTables

    moves, logits = NetTables(leduc, 4 * BLOCK, layers).told(STEPS, leduc.material.MOVES)
    cpu, off = Batch(leduc, 4 * BLOCK, 2, seed=1, threads=1), 0.0
    chosen, expected = np.zeros(leduc.material.MOVES), np.zeros(leduc.material.MOVES)
    for step in range(STEPS):
        x = cpu.observations.astype(np.float32)
        for layer in layers[:-1]:
            x = np.maximum(x @ layer.astype(np.float16).astype(np.float32), 0)
            x = x.astype(np.float16).astype(np.float32)
        x = x @ layers[-1].astype(np.float16).astype(np.float32)
        off = max(off, float(np.abs(x - logits[step]).max()))
        odds = np.exp(x - x.max(1, keepdims=True)) * cpu.masks
        expected += (odds / odds.sum(1, keepdims=True)).sum(0)
        chosen += np.bincount(moves[step], minlength=len(chosen))
        cpu.step(moves[step].astype(np.int64))
    shares = [(each / each.sum()).round(4).tolist() for each in (chosen, expected)]
    print(json.dumps({"logits_off_by": off, "chosen": shares[0], "expected": shares[1]}))
    if off > 0.02 or np.abs(chosen - expected).max() > 0.02 * chosen.sum():
        raise SystemExit("the kernel's net is not the CPU's")


def pgx(batch: int, hidden: int = 0) -> float:
    """Decisions a second of a batch."""
    run = pgx_batch(batch, STEPS, hidden)
    run()
    best = 0.0
    for _ in range(3):
        begun = time.perf_counter()
        decisions = run()
        best = max(best, decisions / (time.perf_counter() - begun))
    return best


def main() -> None:
    """Print a line of JSON for each figure, and the ratio."""
    if "--net" in sys.argv:
        with_a_net()
        return
    theirs = {}
    for batch in BATCHES:
        theirs[batch] = pgx(batch)
        print(
            json.dumps({"pgx_batch": batch, "million": round(theirs[batch] / 1e6, 1)}), flush=True
        )
    own = ours(64 << 20)
    print(
        json.dumps(
            {"tepui": round(own / 1e6, 1), "occupancy": str(gpu.occupancy(tepui.game("leduc")))}
        )
    )
    best = max(theirs, key=lambda batch: theirs[batch])
    found = {"pgx": version("pgx"), "jax": version("jax"), "best_batch": best,
             "times": round(own / theirs[best], 2), "python": sys.version.split()[0]}  # fmt: skip
    print(json.dumps(found))
    with_a_net()


def with_a_net() -> None:
    """The three ways in which a net plays."""
    for name, measure in (
        ("tepui, one kernel", ours_in_one_kernel), ("tepui, PyTorch", ours_with_a_net),
        ("pgx", lambda n: pgx(n, HIDDEN)),
    ):  # fmt: skip
        rates = {batch: round(measure(batch) / 1e6, 1) for batch in BATCHES[3:6]}
        print(json.dumps({"with_a_net": name, "million": rates}), flush=True)


if __name__ == "__main__":
    main()
