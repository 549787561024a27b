"""Plays many games and counts the results. The same seed gives the same games."""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import msgspec
import numpy as np

from tepui.bots.roster import check
from tepui.engine.game import Game
from tepui.engine.runtime.machine import bulk_machine_of
from tepui.lab import BadNumber as BadNumber
from tepui.lab.chunk import DECISIONS, Chunk, Rows, add_up, play
from tepui.lab.spread import on_processes, on_threads, spread
from tepui.lab.strength.contest import LOGS

__all__ = ["Simulation", "simulate"]

CHUNK = range(500, 10_001)  # games between two signs of progress
FEW = range(1, 51)  # the same, where bots think


class Simulation(msgspec.Struct):
    """The results of a run of games. Chance is not a decision; a forced choice is."""

    game: str
    seats: int
    bots: list[str]  # by seat
    options: dict[str, str]
    seed: int
    games: int
    decisions: int
    seconds: float
    decisions_per_second: float
    games_per_second: float
    mean_scores: list[float]  # by seat
    mean_best_score: float
    victories: list[float]  # by seat; ties share the win
    mean_decisions: float
    end_reasons: dict[str, int]
    broken_off: int  # games that a bot broke off: it has lost them


class Tally:
    """The sums of many rows of results."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.games = 0
        self.decisions = 0
        self.scores = np.zeros(seats, np.int64)
        self.best = 0
        self.shares = np.zeros((seats, seats), np.int64)  # wins, by how many shared them
        self.endings = np.zeros(len(game.endings) + 1, np.int64)
        self._machine = bulk_machine_of(game)

    def add(self, rows: Rows) -> None:
        """Add some games."""
        self.games += len(rows)
        self.decisions += int(rows[:, DECISIONS].sum())
        self.best += self._machine.run(
            add_up, rows, self.seats, self.endings, self.scores, self.shares
        )

    def report(
        self, options: Mapping[str, str], seed: int, seconds: float, bots: Sequence[str]
    ) -> Simulation:
        """The results of the games."""
        return Simulation(
            game=self.game.id,
            seats=self.seats,
            bots=list(bots),
            options=dict(options),
            seed=seed,
            games=self.games,
            decisions=self.decisions,
            seconds=seconds,
            decisions_per_second=self.decisions / seconds,
            games_per_second=self.games / seconds,
            mean_scores=(self.scores / self.games).tolist(),
            mean_best_score=self.best / self.games,
            victories=(self.shares @ (1 / np.arange(1, self.seats + 1)) / self.games).tolist(),
            mean_decisions=self.decisions / self.games,
            end_reasons=dict(zip(self.game.endings, self.endings[1:].tolist(), strict=True)),
            broken_off=int(self.endings[0]),
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


def bots_of(seats: int, bots: Sequence[str] | None, game: Game | None = None) -> tuple[str, ...]:
    """The bot at each seat: random, if none is given."""
    if bots is None:
        return ("random",) * seats
    if len(bots) != seats:
        raise BadNumber("lab-bots-seats", bots=len(bots), seats=seats)
    return tuple(check(bot, game) for bot in bots)


def rows_of(
    game: Game,
    seats: int,
    games: int,
    seed: int,
    settled: Mapping[str, str],
    threads: int = 1,
    bots: Sequence[str] | None = None,
    ray: str | None = None,
    logs: Path = LOGS,
) -> Iterator[Rows]:
    """The results, chunk by chunk, in order; first an empty one, once the rules are compiled."""
    if threads < 1:
        raise BadNumber("lab-bad-threads", threads=threads)
    row = bots_of(seats, bots, game)
    none = Chunk(game.id, dict(settled), row, seed, 0, 0, str(logs))
    bounds = CHUNK if none.compiled else FEW
    size = min(max(games // 64, bounds[0]), bounds[-1])
    todo = [
        replace(none, first=first, games=min(size, games - first))
        for first in range(0, games, size)
    ]
    yield play(none)
    if ray is not None:
        yield from spread(play, todo, ray=ray)
    elif none.compiled:  # in threads, even if one, so that the main thread sees an interruption
        yield from on_threads(play, todo, threads)
    elif threads == 1:
        yield from map(play, todo)
    else:
        yield from on_processes(play, todo, threads)


def simulate(
    game: Game,
    seats: int,
    games: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    progress: Callable[[int], None] = lambda done: None,
    threads: int = 1,
    bots: Sequence[str] | None = None,
    ray: str | None = None,
    logs: Path = LOGS,
) -> Simulation:
    """Play `games` games; `progress` is told how many are done.

    `bots` names the bot at each seat (as `tepui arena` does); without it all play at random. The
    games, and so the report but for its times, are the same on any number of threads, and on a Ray
    cluster (its address is `ray`).
    """
    settled = settle(game, seats, games, seed, options)
    tally = Tally(game, seats)
    chunks = rows_of(game, seats, games, seed, settled, threads, bots, ray, logs)
    next(chunks)  # compile before the clock starts
    begun = time.perf_counter()
    for rows in chunks:
        tally.add(rows)
        progress(tally.games)
    return tally.report(settled, seed, time.perf_counter() - begun, bots_of(seats, bots))
