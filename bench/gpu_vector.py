"""Many tables at once on one NVIDIA GPU, and whether they play as on the CPU. Run by hand.

python bench/gpu_vector.py [tables]
"""

from __future__ import annotations

import json
import sys
import time

import numpy as np

import tepui
from tepui.engine.game import Game
from tepui.lab.gpu_vector import GpuBatch
from tepui.lab.vector import Batch

ARRAYS = ("masks", "observations", "rewards", "actors", "stopped")
STEPS = 100


def agrees(game: Game) -> bool:
    """Whether CPU and GPU show the same after the same moves."""
    cpu = Batch(game, 512, game.seats[0], seed=3, horizon=60)
    gpu = GpuBatch(game, 512, game.seats[0], seed=3, horizon=60)
    rng = np.random.default_rng(1)
    for _ in range(STEPS):
        moves = (cpu.masks * rng.random(cpu.masks.shape)).argmax(1)
        cpu.step(moves)
        gpu.step(moves)
    return all(
        np.array_equal(getattr(cpu, name), getattr(gpu, name).copy_to_host()) for name in ARRAYS
    )


def speed(game: Game, count: int) -> float:
    """Decisions a second, the lowest legal move being chosen on the GPU by PyTorch."""
    import torch

    tables = GpuBatch(game, count, game.seats[0], seed=1)
    masks = torch.as_tensor(tables.masks, device="cuda")
    torch.cuda.synchronize()
    begun = time.perf_counter()
    for _ in range(STEPS):
        moves = masks.argmax(1)
        torch.cuda.synchronize()  # PyTorch's stream is another than ours
        tables.step(moves)
        torch.cuda.synchronize()
    return count * STEPS / (time.perf_counter() - begun)


def main() -> None:
    """Print a line of JSON for each game."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1 << 18
    for game in tepui.all_games():
        found = {"game": game.id, "as_on_the_cpu": agrees(game)}
        speed(game, count)
        rate = round(speed(game, count) / 1e6, 1)
        print(json.dumps({**found, "million_decisions_per_second": rate}), flush=True)


if __name__ == "__main__":
    main()
