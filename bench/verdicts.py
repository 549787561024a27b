"""Are the coach's verdicts true? What a choice is said to lose, against whole games of the net.

    python bench/verdicts.py [--game amazonas] [--seats 2 3 4] [--games 400] [--first]

In games of bots of several levels with odd choices (`bench/reviews.py`), every choice that the
search calls worse than the best: the game is played to its end from the choice and from the best
one, by the net's own policy, many times, in the same guessed worlds and with the same luck. With
`--first`, the first choices of Amazonas that build a hut instead, against nine other villages. A
table by grade, of the search alone and with the second opinion: how many, the cost named, what was
lost, how often that was half of it or more, and how often less than nothing; points of a hundred.
"""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections.abc import Iterator
from typing import Any

os.environ.setdefault("NUMBA_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

import bare  # noqa: F401  # before tepui
import reviews
import tepui
from tepui.bots.judge import worlds_of
from tepui.bots.lookahead import befall, liked
from tepui.coach.choices import DEEP, QUICK, deeper, verdict
from tepui.coach.story import Act
from tepui.coach.verdicts import GRADES, Verdict
from tepui.engine.game import Game
from tepui.engine.learning.netfile import nets_of
from tepui.engine.learning.stepper import lowest
from tepui.engine.rules.contract import apply, legal, over, place, waiting
from tepui.engine.rules.hooks import imagine
from tepui.engine.rules.places import share_victory
from tepui.engine.rules.rule import rule
from tepui.engine.rules.sight import Sight
from tepui.engine.runtime.machine import arrays
from tepui.games.amazonas.material import FIRST

SEED = 424_243
VILLAGES = 9
FIRST_HUTS = 12  # acts among which all first huts are built


@rule
def finish(
    records: Any, seats: int, a: Any, rng: Any, moves: Any, weights: Any, odds: Any, actor: Any,
    out: Any,
) -> None:  # fmt: skip
    """Play each record to its end as the net likes best."""
    for i in range(len(records)):
        a[1] = records[i]
        awaited = waiting(a[1])
        imagine(a[1], lowest(awaited) if awaited else 0)
        drawn = 0
        while not over(a[1]):
            awaited = waiting(a[1])
            if awaited:
                who = lowest(awaited)
                n = legal(a[1], who, moves)
                apply(a[1], who, liked(a, who, seats, moves, n, odds, actor))
            else:
                befall(a[1], i, drawn, SEED, rng, moves, weights)
                drawn += 1
        place(a[1], moves)
        share_victory(moves, seats, out[i])


class Games:
    """Whole games from a move, by the net's policy."""

    def __init__(self, game: Game, seats: int, count: int) -> None:
        nets = nets_of(game)
        assert nets is not None
        self.seats, self.count, self._actor = seats, count, arrays(nets.mind(seats))
        self._records, self._rng = np.zeros(2, game.material.RECORD), np.zeros(1, np.uint64)
        self._moves, self._weights = (np.zeros(game.longest, np.int64) for _ in range(2))
        self._odds = np.zeros(game.longest)

    def won(self, sight: Sight, move: int) -> np.ndarray[Any, Any]:
        """The viewer's share of the victory in each of them."""
        worlds = np.frombuffer(
            bytearray(worlds_of(sight.position, sight.viewer, self.count, move)),
            self._records.dtype,
        )
        out = np.zeros((self.count, self.seats))
        finish(
            worlds, self.seats, self._records, self._rng, self._moves, self._weights, self._odds,
            self._actor, out,
        )  # fmt: skip
        return out[:, sight.viewer]


def judged(acts: list[Act], first: bool) -> Iterator[tuple[Sight, Verdict, Verdict]]:
    """What the search says of costly choices, and what the coach says after the second opinion."""
    rng = random.Random(SEED)
    for act in acts[: FIRST_HUTS if first else None]:
        if act.actor < 0:
            continue
        sight, moves = act.before.seen_by(act.actor), [act.moves[0]]
        if first:
            if act.before.s.phase != FIRST:
                continue
            legal = act.before.moves_of(act.actor)
            moves = rng.sample(legal, min(VILLAGES, len(legal)))
        for move in moves:
            quick = verdict(sight, move, QUICK)
            if quick is None or (after := deeper(sight, quick)) is quick:
                continue
            said = verdict(sight, move, DEEP)
            if said is not None and said.cost:
                yield sight, said, after


def main() -> None:
    """Judge, play on, and print the tables."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="amazonas")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--seeds", type=int, nargs="+", default=[17, 18])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--first", action="store_true")
    asked = parser.parse_args()
    game = tepui.game(asked.game)
    rows: list[tuple[int, Verdict, Verdict, float]] = []
    for seats in asked.seats:
        games = Games(game, seats, asked.games)
        for seed in asked.seeds:
            reviews.SEED = seed
            levels = list(reviews.MIXED)
            random.Random(seed).shuffle(levels)
            acts = reviews.played(game, seats, levels)
            for sight, said, after in judged(acts, asked.first):
                lost = games.won(sight, said.best) - games.won(sight, said.move)
                rows.append((seats, said, after, float(lost.mean())))
    for seats in (*asked.seats, 0):
        own = [row[1:] for row in rows if seats in (row[0], 0)]
        sys.stdout.write(f"{seats or 'all'} seats\n")
        table("search", [(said, lost) for said, _, lost in own])
        table("second opinion", [(after, lost) for _, after, lost in own])


def table(name: str, told: list[tuple[Verdict, float]]) -> None:
    """One row a grade."""
    for grade in GRADES:
        of = [(each.loss, lost) for each, lost in told if each.grade == grade]
        if of:
            said, lost = np.array(of).T
            sys.stdout.write(
                f"  {name:14} {grade:8} {len(of):4} said {100 * said.mean():5.1f} "
                f"lost {100 * lost.mean():5.1f} half {100 * (lost >= said / 2).mean():3.0f}% "
                f"less than nothing {100 * (lost < 0).mean():3.0f}%\n"
            )


if __name__ == "__main__":
    main()
