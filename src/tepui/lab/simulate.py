"""Plays many random games and counts what happened. The same seed gives the same games."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from queue import SimpleQueue
from typing import Any

import msgspec
import numpy as np

from tepui.bots.uniform import play_out
from tepui.engine.chance import start
from tepui.engine.contract import over, place, score, setup
from tepui.engine.errors import TepuiError
from tepui.engine.game import Game
from tepui.engine.rule import rule

CHUNK = range(500, 10_001)  # games between two signs of progress

# A row of results: decisions, end reason, then scores and then places by seat.
DECISIONS, ENDING, SCORES = 0, 1, 2


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
def play_one(
    s: Any, seats: int, options: Any, seed: int, game: int, rng: Any, moves: Any, weights: Any,
    out: Any, row: Any,
) -> None:  # fmt: skip
    """Play game number `game` of a seed in the zeroed record `s`, and write its row of results."""
    setup(s, seats, options)
    start(rng, seed, game)
    row[DECISIONS] = play_out(s, rng, moves, weights)
    row[ENDING] = over(s)
    score(s, out)
    for seat in range(seats):
        row[SCORES + seat] = out[seat]
    place(s, out)
    for seat in range(seats):
        row[SCORES + seats + seat] = out[seat]


@rule
def play_games(
    a: Any, seats: int, options: Any, seed: int, first: int, rng: Any, moves: Any, weights: Any,
    rows: Any,
) -> None:  # fmt: skip
    """Play games `first`, `first + 1`, ... in `a[0]` (`a[1]` stays zero), one for each row."""
    for i in range(len(rows)):
        a[0] = a[1]
        play_one(a[0], seats, options, seed, first + i, rng, moves, weights, moves, rows[i])


class Tally:
    """The sums of many rows of results."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.games = 0
        self.decisions = 0
        self.scores = np.zeros(seats)
        self.best = 0
        self.victories = np.zeros(seats)
        self.endings = np.zeros(len(game.endings) + 1, np.int64)

    def add(self, rows: np.ndarray[Any, Any]) -> None:
        """Count some games."""
        scores, places = np.split(rows[:, SCORES:], [self.seats], axis=1)
        won = places == 1
        self.games += len(rows)
        self.decisions += int(rows[:, DECISIONS].sum())
        self.scores += scores.sum(0)
        self.best += int(scores.max(1).sum())
        self.victories += (won / won.sum(1, keepdims=True)).sum(0)
        self.endings += np.bincount(rows[:, ENDING], minlength=len(self.endings))

    def report(self, options: Mapping[str, str], seed: int, seconds: float) -> Report:
        """What the games showed."""
        return Report(
            game=self.game.id,
            seats=self.seats,
            options=dict(options),
            seed=seed,
            games=self.games,
            decisions=self.decisions,
            seconds=seconds,
            decisions_per_second=self.decisions / seconds,
            games_per_second=self.games / seconds,
            mean_scores=(self.scores / self.games).tolist(),
            mean_best_score=self.best / self.games,
            victories=(self.victories / self.games).tolist(),
            mean_decisions=self.decisions / self.games,
            end_reasons=dict(zip(self.game.endings, self.endings[1:].tolist(), strict=True)),
        )


def settle(
    game: Game, seats: int, games: int, seed: int, options: Mapping[str, str] | None
) -> dict[str, str]:
    """The options of a run among programs, or an error that says what is wrong with it."""
    game.settle_seats(seats)
    if games < 1:
        raise BadNumber("lab-no-games", games=games)
    if not 0 <= seed < 2**63:
        raise BadNumber("lab-bad-seed", seed=str(seed))
    return game.simulated(options or {})


class _Desk:
    """What one thread needs to play."""

    def __init__(self, game: Game, seats: int, codes: np.ndarray[Any, Any], seed: int) -> None:
        self.a = np.zeros(2, game.material.RECORD)
        self.moves, self.weights = (
            np.zeros(game.longest, np.int64),
            np.zeros(game.longest, np.int64),
        )
        self.rng = np.zeros(1, np.uint64)
        self.seats, self.codes, self.seed = seats, codes, seed

    def play(self, first: int, games: int) -> np.ndarray[Any, Any]:
        """The results of some games."""
        rows = np.zeros((games, SCORES + 2 * self.seats), np.int64)
        play_games(
            self.a, self.seats, self.codes, self.seed, first, self.rng, self.moves, self.weights,
            rows,
        )  # fmt: skip
        return rows


def rows_of(
    game: Game, seats: int, games: int, seed: int, settled: Mapping[str, str], threads: int = 1
) -> Iterator[np.ndarray[Any, Any]]:
    """The results of random games, chunk by chunk, in order. The first chunk is empty: by then
    the rules are compiled."""
    if threads < 1:
        raise BadNumber("lab-bad-threads", threads=threads)
    codes = np.array([*game.pack_options(settled), 0], np.int64)
    chunk = min(max(games // 64, CHUNK[0]), CHUNK[-1])
    desks: SimpleQueue[_Desk] = SimpleQueue()
    for _ in range(threads):
        desks.put(_Desk(game, seats, codes, seed))

    def play(first: int) -> np.ndarray[Any, Any]:
        desk = desks.get()
        try:
            return desk.play(first, min(chunk, games - first))
        finally:
            desks.put(desk)

    yield _Desk(game, seats, codes, seed).play(0, 0)
    firsts = range(0, games, chunk)
    if threads == 1:
        yield from map(play, firsts)
        return
    with ThreadPoolExecutor(threads) as pool:
        ahead: deque[Future[np.ndarray[Any, Any]]] = deque()
        for first in firsts:
            ahead.append(pool.submit(play, first))
            if len(ahead) > 4 * threads:
                yield ahead.popleft().result()
        while ahead:
            yield ahead.popleft().result()


def simulate(
    game: Game,
    seats: int,
    games: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    progress: Callable[[int], None] = lambda done: None,
    threads: int = 1,
) -> Report:
    """Play `games` random games; `progress` is told how many are done.

    The games, and so the report but for its times, are the same on any number of threads.
    """
    settled = settle(game, seats, games, seed, options)
    tally = Tally(game, seats)
    chunks = rows_of(game, seats, games, seed, settled, threads)
    next(chunks)  # compile before the clock starts
    begun = time.perf_counter()
    for rows in chunks:
        tally.add(rows)
        progress(tally.games)
    return tally.report(settled, seed, time.perf_counter() - begun)
