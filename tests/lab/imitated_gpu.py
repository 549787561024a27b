"""Tables on a GPU that Numba imitates, beside those of the CPU. Run by `test_gpu.py`.

python imitated_gpu.py GAME plain|relative ...
"""

from __future__ import annotations

import sys

import numpy as np

import tepui
from tepui.lab import gpu_vector
from tepui.lab.gpu import kernels
from tepui.lab.vector import Batch

# Fewer threads, as each is one of Python's; tables do not fill the last block.
gpu_vector.BLOCK, kernels.CELLS_BLOCK, kernels.EACH = 2, 16, 2
TABLES, STEPS = 3, 3


def check(game: tepui.engine.game.Game, relative: bool) -> None:
    """Play the same moves at both."""
    seats = game.seats[-1 if relative else 0]
    same = {"seed": 3, "horizon": 3, "relative": relative, "open_too": relative, "skip": relative}
    cpu = Batch(game, TABLES, seats, threads=1, **same)
    gpu = gpu_vector.GpuBatch(game, TABLES, seats, **same)
    rng = np.random.default_rng(1)
    for step in range(STEPS):
        for name in ("masks", "observations", "rewards", "actors", "stopped", "opened"):
            if name == "opened" and not relative:
                continue
            found = getattr(gpu, name).copy_to_host()
            assert np.array_equal(found, getattr(cpu, name)), (game.id, relative, step, name)
        if step == 0:
            cpu.stagger(2)
            gpu.stagger(2)
        moves = (cpu.masks * rng.random(cpu.masks.shape)).argmax(1)
        cpu.step(moves)
        gpu.step(moves)


if __name__ == "__main__":
    for game, form in zip(sys.argv[1::2], sys.argv[2::2], strict=True):
        check(tepui.game(game), form == "relative")
