"""Leduc hold'em at random on one NVIDIA GPU: ours beside Pgx at its best batch. Run by hand.

python -m bench.speed.gpu_peers     needs tepui[gpu], pgx and JAX with CUDA

Both count decisions of seats, in one run on the same GPU; a deal is played, not counted. Pgx steps
a batch in one compiled loop and restarts ended games; each figure is the best of three.
"""

from __future__ import annotations

import json
import os
import sys
from importlib.metadata import version

os.environ["JAX_PLATFORMS"] = "cuda"
os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # Numba needs room, too

import time

import tepui
from bench.speed.pgx_batch import pgx_batch
from tepui.lab.gpu import random_games as gpu

BATCHES = tuple(1 << k for k in range(12, 25, 2))
STEPS = 64


def ours(games: int) -> float:
    """Decisions a second of bulk simulation."""
    leduc = tepui.game("leduc")
    return max(gpu.simulate(leduc, 2, games, seed).decisions_per_second for seed in range(3))


def pgx(batch: int) -> float:
    """Decisions a second of a batch."""
    run = pgx_batch(batch, STEPS)
    run()
    best = 0.0
    for _ in range(3):
        begun = time.perf_counter()
        decisions = run()
        best = max(best, decisions / (time.perf_counter() - begun))
    return best


def main() -> None:
    """Print a line of JSON for each figure, and the ratio."""
    theirs = {}
    for batch in BATCHES:
        theirs[batch] = pgx(batch)
        print(
            json.dumps({"pgx_batch": batch, "million": round(theirs[batch] / 1e6, 1)}), flush=True
        )
    own = ours(64 << 20)
    print(json.dumps({"tepui": round(own / 1e6, 1)}))
    best = max(theirs, key=lambda batch: theirs[batch])
    found = {"pgx": version("pgx"), "jax": version("jax"), "best_batch": best,
             "times": round(own / theirs[best], 2), "python": sys.version.split()[0]}  # fmt: skip
    print(json.dumps(found))


if __name__ == "__main__":
    main()
