"""A chunk of games with a bot at each seat, for any thread, process or machine.

Random and greedy players run in compiled code; with other bots, the games are those of the arena.
Either way, game n of a seed is the same wherever it is played.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from tepui.bots.bulk import POLICIES, compiled, play_by
from tepui.bots.uniform import play_out
from tepui.engine import registry
from tepui.engine.rules.chance import start
from tepui.engine.rules.contract import over, place, score, setup
from tepui.engine.rules.rule import rule
from tepui.engine.runtime.machine import bulk_machine_of
from tepui.lab.strength.contest import Job, contest

Rows = np.ndarray[Any, Any]

# A row of results: decisions, end reason (0 if a bot broke it off), then scores and places by seat.
DECISIONS, ENDING, SCORES = 0, 1, 2


@dataclass(frozen=True)
class Chunk:
    """Games `first` to `first + games - 1` of a seed."""

    game: str
    options: dict[str, str]
    bots: tuple[str, ...]  # the bot at each seat
    seed: int
    first: int
    games: int
    logs: str = ""  # where the log of a game that a bot broke off is kept

    @property
    def compiled(self) -> bool:
        """Whether all who sit here play in compiled code."""
        game = registry.game(self.game)
        return all(compiled(game, bot) for bot in self.bots)

    @property
    def codes(self) -> np.ndarray[Any, Any]:
        """The options as `setup` reads them."""
        return np.array(registry.game(self.game).pack_options(self.options), np.int64)


@rule
def write_row(s: Any, seats: int, decisions: int, out: Any, row: Any) -> None:
    """Write how a game ended."""
    row[DECISIONS] = decisions
    row[ENDING] = over(s)
    score(s, out)
    for seat in range(seats):
        row[SCORES + seat] = out[seat]
    place(s, out)
    for seat in range(seats):
        row[SCORES + seats + seat] = out[seat]


@rule
def play_one(
    s: Any, seats: int, options: Any, seed: int, game: int, rng: Any, moves: Any, weights: Any,
    out: Any, row: Any,
) -> None:  # fmt: skip
    """Play game number `game` of a seed at random in the zeroed record `s`, and write its row."""
    setup(s, seats, options)
    start(rng, seed, game)
    write_row(s, seats, play_out(s, rng, moves, weights), out, row)


@rule
def play_games(
    a: Any, seats: int, options: Any, seed: int, first: int, rng: Any, moves: Any, weights: Any,
    rows: Any,
) -> None:  # fmt: skip
    """Play games `first`, `first + 1`, ... in `a[0]` (`a[1]` stays zero), one for each row."""
    for i in range(len(rows)):
        a[0] = a[1]
        play_one(a[0], seats, options, seed, first + i, rng, moves, weights, moves, rows[i])


@rule
def play_games_by(
    a: Any, policies: Any, options: Any, seed: int, first: int, rng: Any, moves: Any, weights: Any,
    rows: Any,
) -> None:  # fmt: skip
    """The same by policies; `a[1]` is their scratch paper, `a[2]` stays zero."""
    seats = len(policies)
    for i in range(len(rows)):
        a[0] = a[2]
        setup(a[0], seats, options)
        start(rng, seed, first + i)
        write_row(a[0], seats, play_by(a, policies, rng, moves, weights), moves, rows[i])


@rule
def add_up(rows: Any, seats: int, endings: Any, sums: Any, shares: Any) -> int:
    """Add rows to the sums of many: how often each end reason, each seat's scores, and how often
    it won with this many others. The best scores, added up."""
    best = 0
    for i in range(len(rows)):
        endings[rows[i, ENDING]] += 1
        most = rows[i, SCORES]
        winners = 0
        for seat in range(seats):
            sums[seat] += rows[i, SCORES + seat]
            most = max(most, rows[i, SCORES + seat])
            winners += rows[i, SCORES + seats + seat] == 1
        best += most
        for seat in range(seats):
            shares[seat, winners - 1] += rows[i, SCORES + seats + seat] == 1
    return best


def play(chunk: Chunk) -> Rows:
    """The results of the games, a row each."""
    rows = np.zeros((chunk.games, SCORES + 2 * len(chunk.bots)), np.int64)
    if not chunk.compiled:
        for number in range(chunk.games):
            rows[number] = _row(chunk, chunk.first + number)
        return rows
    game = registry.game(chunk.game)
    run = bulk_machine_of(game).run
    room, rng = np.zeros(game.longest, np.int64), np.zeros(game.streams, np.uint64)
    a, rest = np.zeros(3, game.material.RECORD), (rng, room, np.zeros_like(room), rows)
    if set(chunk.bots) == {"random"}:
        run(play_games, a[:2], len(chunk.bots), chunk.codes, chunk.seed, chunk.first, *rest)
    else:
        policies = np.array([POLICIES.index(bot) for bot in chunk.bots], np.int64)
        run(play_games_by, a, policies, chunk.codes, chunk.seed, chunk.first, *rest)
    return rows


def _row(chunk: Chunk, number: int) -> list[int]:
    """One game as the arena plays it, nobody changing seats."""
    job = Job(chunk.game, chunk.options, chunk.bots, chunk.seed, number, number, chunk.logs)
    outcome = contest(job)
    return [outcome.decisions, outcome.ending, *outcome.scores, *outcome.places]
