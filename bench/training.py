"""How many decisions a training plays and learns from in a second. Run by hand, on a GPU.

    python bench/training.py amazonas galapagos --seconds 20

The lessons of `tepui train GAME --gpu` with its own numbers, all seat counts of a game; the first
ones compile and are not counted. One JSON line a game.
"""

from __future__ import annotations

import argparse
import json
import sys
import time

import torch

import bare  # noqa: F401  # before tepui
import tepui
from tepui.train.ppo import Trainer
from tepui.train.training import plan_of

FIRST = 3  # lessons that are not counted


def main() -> None:
    """Measure the games asked for, one after the other."""
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="+")
    parser.add_argument("--seconds", type=float, default=20.0)
    asked = parser.parse_args()
    torch.backends.cuda.matmul.allow_tf32 = True
    for name in asked.games:
        begun = time.monotonic()
        trainer = Trainer(tepui.game(name), plan_of(tepui.game(name), None, 0, gpu=True))
        for _ in range(FIRST):
            trainer.lesson(0.0)
        torch.cuda.synchronize()
        ready, decisions, lessons = time.monotonic(), trainer.decisions, trainer.lessons
        while time.monotonic() < ready + asked.seconds:
            trainer.lesson(0.0)
            torch.cuda.synchronize()
        seconds, lessons = time.monotonic() - ready, trainer.lessons - lessons
        line = {
            "game": name, "million": round((trainer.decisions - decisions) / seconds / 1e6, 2),
            "lessons": lessons, "seconds_a_lesson": round(seconds / lessons, 4),
            "tables": trainer.practice.count, "ready_after": round(ready - begun, 1),
            "device": torch.cuda.get_device_name(),
        }  # fmt: skip
        sys.stdout.write(json.dumps(line) + "\n")
        sys.stdout.flush()
        del trainer
        torch.cuda.empty_cache()


if __name__ == "__main__":
    main()
