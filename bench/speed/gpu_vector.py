"""Many tables at once on one NVIDIA GPU, and whether they play as on the CPU. Run by hand.

    python -m bench.speed.gpu_vector [--tables N] [game ...]

Moves are random legal ones, chosen by PyTorch on the GPU. `step` is the time in which the tables
play and write masks, observations and rewards; `with_choice` is that of the whole loop.
"""

from __future__ import annotations

import argparse
import json
from typing import Any

import numpy as np

import tepui
from tepui.engine.game import Game
from tepui.lab.gpu_vector import GpuBatch
from tepui.lab.vector import Batch

ARRAYS = ("masks", "observations", "rewards", "actors", "stopped", "opened")
STEPS = 50
FORMS: dict[str, dict[str, bool]] = {
    "plain": {},  # float32, as `engine.learning.observe` lays them out
    "relative": {"relative": True, "skip": True},  # int8, as training reads them
    "relative and open": {"relative": True, "skip": True, "open_too": True},
}


def agrees(game: Game, form: dict[str, bool]) -> bool:
    """Whether CPU and GPU show the same after the same moves, at each step."""
    cpu = Batch(game, 500, game.seats[0], seed=3, horizon=60, **form)  # type: ignore[arg-type]
    gpu = GpuBatch(game, 500, game.seats[0], seed=3, horizon=60, **form)  # type: ignore[arg-type]
    rng = np.random.default_rng(1)
    same = True
    for _ in range(2 * STEPS):
        moves = (cpu.masks * rng.random(cpu.masks.shape)).argmax(1)
        cpu.step(moves)
        gpu.step(moves)
        for name in ARRAYS:
            shown = getattr(gpu, name)
            same &= shown is None or np.array_equal(getattr(cpu, name), shown.copy_to_host())
    return bool(same)


def speed(game: Game, count: int, form: dict[str, bool]) -> dict[str, Any]:
    """Decisions a second, and how many bytes each moves at least."""
    import torch

    tables = GpuBatch(game, count, game.seats[0], seed=1, **form)  # type: ignore[arg-type]
    tables.stagger(STEPS)
    masks = torch.as_tensor(tables.masks, device="cuda")
    noise = torch.rand((count, masks.shape[1]), device="cuda", dtype=torch.float16) + 0.1

    def choice(step: int) -> Any:
        return (masks * noise.roll(step, 0)).argmax(1)

    def event() -> Any:
        made = torch.cuda.Event(enable_timing=True)
        made.record()
        return made

    for step in range(STEPS):
        tables.step(choice(step))
    torch.cuda.synchronize()
    marks = [event()]
    for step in range(STEPS):
        moves = choice(step)
        marks.append(event())
        tables.step(moves)
        marks.append(event())
    torch.cuda.synchronize()
    stepping = sum(a.elapsed_time(b) for a, b in zip(marks[1::2], marks[2::2], strict=True))
    rate = count * STEPS / 1e3
    shown = sum(
        getattr(tables, name).nbytes // count
        for name in ARRAYS
        if getattr(tables, name) is not None
    )
    moved = shown + 2 * tables._words.nbytes // count  # each word is written once and read once
    return {
        "step": round(rate / stepping, 1),
        "with_choice": round(rate / marks[0].elapsed_time(marks[-1]), 1),
        "bytes_shown": shown,
        "bytes_moved": moved,
        "gigabytes_per_second": round(moved * rate / stepping / 1e3),
        "registers": [k.regs_per_thread for k in tables._play.overloads.values()],
    }


def main() -> None:
    """Print a line of JSON for each game and form: million decisions a second."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=1 << 20)
    parser.add_argument("games", nargs="*", default=[game.id for game in tepui.all_games()])
    asked = parser.parse_args()
    for game in map(tepui.game, asked.games):
        for name, form in FORMS.items():
            row = {"game": game.id, "form": name, "as_on_the_cpu": agrees(game, form)}
            print(json.dumps({**row, **speed(game, asked.tables, form)}), flush=True)


if __name__ == "__main__":
    main()
