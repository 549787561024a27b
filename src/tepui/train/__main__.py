"""`python -m tepui.train`: what `tepui train` runs, with as few of our dependencies as possible.

For machines that have PyTorch and Numba but nothing else of ours; people use `tepui train`.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import tepui
from tepui.train.run import Asked, setting, train_all, train_one


def tell(line: dict[str, Any]) -> None:
    """A line of progress."""
    print(json.dumps(line), flush=True)


def seats(text: str) -> tuple[int, ...]:
    """Numbers of seats, such as 2,3,4."""
    return tuple(int(each) for each in text.split(","))


def main() -> int:
    """Train one game, or all."""
    parser = argparse.ArgumentParser(prog="python -m tepui.train", description=__doc__)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--minutes", type=float, default=8.0)
    parser.add_argument("--decisions", type=int, help="instead of minutes")
    parser.add_argument("--seats", type=seats)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, default=Path("training"))
    parser.add_argument("--tables", type=int)
    parser.add_argument("--gpu", action="store_true")
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--plan", action="append", type=setting, default=[])
    parser.add_argument("--outcome", action="store_true", help="predict the games of its own net")
    given = vars(parser.parse_args())
    game, everything = given.pop("game"), given.pop("all")
    asked = Asked(**given | {"plan": tuple(given["plan"])})
    if everything or game is None:
        return len(train_all(asked))
    train_one(tepui.game(game), asked, tell)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
