"""Whether the levels are what they claim: neighbours separated, and the expert far ahead.

`python research/strength.py [GAME ...] [--most N]`: one JSON line a pair, at each game's fewest and
most seats. Slow: an expert thinks for up to 0.3 s a choice on the average.
"""

from __future__ import annotations

import argparse
import sys

import msgspec

import tepui
from tepui.lab.strength import stronger

PAIRS = (
    ("easy", "random"), ("normal", "easy"), ("hard", "normal"), ("expert", "hard"),
    ("expert", "normal"), ("expert", "random"),
)  # fmt: skip


def main() -> None:
    """Test the pairs asked for, and say so line by line."""
    asked = argparse.ArgumentParser()
    asked.add_argument("games", nargs="*")
    asked.add_argument("--most", type=int, default=200)
    asked.add_argument("--least", type=int, default=0)
    asked.add_argument("--pairs", default=",".join(">".join(pair) for pair in PAIRS))
    asked.add_argument("--seats", type=int)
    asked.add_argument("--seed", type=int, default=0)
    asked.add_argument("--workers", type=int)
    given = asked.parse_args()
    for game in [tepui.game(name) for name in given.games] or tepui.all_games():
        ends = [given.seats] if given.seats else sorted({game.seats[0], game.seats[-1]})
        for seats in ends:
            for pair in given.pairs.split(","):
                strong, _, weak = pair.partition(">")
                verdict = stronger(
                    game, strong, weak, seats, given.most, given.seed,
                    least=given.least, workers=given.workers,
                )  # fmt: skip
                sys.stdout.write(msgspec.json.encode(verdict).decode() + "\n")
                sys.stdout.flush()


if __name__ == "__main__":
    main()
