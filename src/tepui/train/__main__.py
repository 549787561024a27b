"""`python -m tepui.train`: what `tepui train` runs, with as few of our dependencies as possible.

For machines that have PyTorch and Numba but nothing else of ours; people use `tepui train`.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import tepui
from tepui.train import outcome
from tepui.train.together import train_all
from tepui.train.training import Training, plan_of, train


def tell(line: dict[str, Any]) -> None:
    """A line of progress."""
    print(json.dumps(line), flush=True)


def main() -> int:
    """Train one game, or all."""
    parser = argparse.ArgumentParser(prog="python -m tepui.train", description=__doc__)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--decisions", type=int, help="instead of minutes")
    parser.add_argument("--of", type=float, help="minutes of the whole, of which this is a part")
    parser.add_argument("--seats", type=lambda text: [int(n) for n in text.split(",")])
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, default=Path("training"))
    parser.add_argument("--tables", type=int)
    parser.add_argument("--gpu", action="store_true")
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--outcome", action="store_true", help="foretell the games of its own net")
    asked = parser.parse_args()
    if asked.all or asked.game is None:
        failed = train_all(
            asked.out,
            asked.minutes,
            asked.seed,
            asked.gpu,
            asked.resume,
            asked.tables,
            asked.of,
            asked.decisions,
        )
        return len(failed)
    game = tepui.game(asked.game)
    if asked.outcome:
        own = outcome.plan_of(game, asked.seed, asked.gpu, asked.tables)
        outcome.learn(game, asked.out / game.id, asked.minutes, own, tell)
        return 0
    plan = plan_of(game, asked.seats, asked.seed, asked.gpu, tables=asked.tables)
    training = Training(
        game, asked.out / game.id, asked.minutes, plan, asked.resume, asked.of,
        decisions=asked.decisions,
    )  # fmt: skip
    train(training, tell)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
