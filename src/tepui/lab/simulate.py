"""Plays many random games and counts what happened. One thread; the same seed, the same games."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
import numpy as np

from tepui.bots.uniform import play_out
from tepui.engine.chance import start
from tepui.engine.contract import over, place, score, setup
from tepui.engine.errors import TepuiError
from tepui.engine.game import Game
from tepui.engine.rule import rule

CHUNK = 2_000  # games between two signs of progress


class BadNumber(TepuiError):
    """A number that makes no sense here."""


class Report(msgspec.Struct):
    """What a run of random games showed. Chance is not a decision; a forced choice is."""

    game: str
    seats: int
    options: dict[str, str]
    seed: int
    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    games_per_second: float
    mean_scores: list[float]  # by seat
    mean_best_score: float
    victories: list[float]  # by seat; a shared victory is shared
    mean_decisions: float
    end_reasons: dict[str, int]


@rule
def play_games(
    a: Any, seats: int, options: Any, seed: int, first: int, games: int,
    moves: Any, weights: Any, rng: Any, scores: Any, best: Any, victories: Any, endings: Any,
) -> int:  # fmt: skip
    """Play games `first`, `first + 1`, ... of a seed in `a[0]` (`a[1]` stays zero); count."""
    decisions = 0
    for game in range(first, first + games):
        a[0] = a[1]
        s = a[0]
        setup(s, seats, options)
        start(rng, seed, game)
        decisions += play_out(s, rng, moves, weights)
        endings[over(s) - 1] += 1
        score(s, moves)
        most = moves[0]
        for seat in range(seats):
            scores[seat] += moves[seat]
            most = max(most, moves[seat])
        best[0] += most
        place(s, moves)
        first_places = 0
        for seat in range(seats):
            first_places += moves[seat] == 1
        for seat in range(seats):
            if moves[seat] == 1:
                victories[seat] += 1.0 / first_places
    return decisions


def simulate(
    game: Game,
    seats: int,
    games: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Report:
    """Play `games` random games; `progress` is told how many are done."""
    game.settle_seats(seats)
    settled = game.settle_options(options or {})
    if games < 1:
        raise BadNumber("lab-no-games", games=games)
    if not 0 <= seed < 2**63:
        raise BadNumber("lab-bad-seed", seed=str(seed))
    room = max(game.material.MOVES, game.material.OUTCOMES, 16)
    a = np.zeros(2, game.material.RECORD)
    codes = np.array([*game.pack_options(settled), 0], np.int64)
    moves, weights = np.zeros(room, np.int64), np.zeros(room, np.int64)
    rng = np.zeros(1, np.uint64)
    scores, best = np.zeros(seats, np.int64), np.zeros(1, np.int64)
    victories, endings = np.zeros(seats), np.zeros(len(game.endings), np.int64)

    def run(first: int, count: int) -> int:
        return play_games(
            a, seats, codes, seed, first, count,
            moves, weights, rng, scores, best, victories, endings,
        )  # fmt: skip

    run(0, 0)  # compile before the clock starts
    begun = time.perf_counter()
    decisions = 0
    for first in range(0, games, CHUNK):
        count = min(CHUNK, games - first)
        decisions += run(first, count)
        progress(first + count)
    seconds = time.perf_counter() - begun
    return Report(
        game=game.id,
        seats=seats,
        options=settled,
        seed=seed,
        games=games,
        decisions=int(decisions),
        seconds=seconds,
        decisions_per_second=decisions / seconds,
        games_per_second=games / seconds,
        mean_scores=[float(n) / games for n in scores],
        mean_best_score=float(best[0]) / games,
        victories=[float(n) / games for n in victories],
        mean_decisions=decisions / games,
        end_reasons={name: int(n) for name, n in zip(game.endings, endings, strict=True)},
    )
