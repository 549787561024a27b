"""What many random games show about a game: the figures of `tepui report`, each with its interval.

Made by the contract alone, so it serves every game. Intervals are of 95 %, from the spread between
games. `lab.page` draws these figures; they are also the command's JSON.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
import numpy as np

from tepui.engine.game import Game
from tepui.engine.rule import rule
from tepui.lab.chunk import DECISIONS, ENDING, SCORES, play_one
from tepui.lab.simulate import rows_of, settle

Array = np.ndarray[Any, Any]

Z = 1.96  # standard errors in an interval of 95 %
RECORDS = 20_000  # finished tables that are looked at closely
MOST_BINS = 40
SHOWN = 16  # traits of winners


class Figure(msgspec.Struct, frozen=True):
    """A value and its interval."""

    value: float
    low: float
    high: float


class Histogram(msgspec.Struct, frozen=True):
    """How often: `shares[i]` of all cases lie from `edges[i]` up to below `edges[i + 1]`."""

    edges: list[float]
    shares: list[float]


class Trait(msgspec.Struct, frozen=True):
    """Something of a seat at the end, and how it goes with victory (a correlation)."""

    name: str
    correlation: Figure


class Table(msgspec.Struct, frozen=True):
    """What games of one number of seats showed."""

    seats: int
    games: int
    victories: list[Figure]  # by seat; a shared victory is shared
    scores: list[Figure]  # means by seat
    best_score: Figure
    shared_victories: Figure
    length: Figure  # decisions
    lengths: Histogram
    all_scores: Histogram
    winning_scores: Histogram
    end_reasons: dict[str, Figure]
    traits: list[Trait]


class Effect(msgspec.Struct, frozen=True):
    """What another value of an option changes, as a difference to the default."""

    option: str
    value: str
    seats: int
    games: int
    best_score: Figure
    length: Figure
    first_seat: Figure  # its share of victories


class GameReport(msgspec.Struct, frozen=True):
    """All figures of a game, with random players."""

    game: str
    title: str
    seed: int
    options: dict[str, str]
    tables: list[Table]
    effects: list[Effect]


def mean(values: Array) -> Figure:
    """The mean of many games."""
    error = float(np.std(values)) / math.sqrt(len(values)) * Z
    value = float(np.mean(values))
    return Figure(value, value - error, value + error)


def share(count: int, of: int) -> Figure:
    """A share of all cases, with Wilson's interval: it is right near 0 and 1, too."""
    p, z2 = count / of, Z * Z
    middle = (p + z2 / (2 * of)) / (1 + z2 / of)
    reach = Z / (1 + z2 / of) * math.sqrt(p * (1 - p) / of + z2 / (4 * of * of))
    return Figure(p, min(max(0.0, middle - reach), p), max(min(1.0, middle + reach), p))


def difference(a: Figure, b: Figure) -> Figure:
    """How much `a` is above `b`, the two measured apart."""
    value = a.value - b.value
    reach = math.hypot((a.high - a.low) / 2, (b.high - b.low) / 2)
    return Figure(value, value - reach, value + reach)


def correlation(x: Array, y: Array) -> Figure:
    """How two things go together, with Fisher's interval."""
    r = float(np.clip(np.corrcoef(x, y)[0, 1], -0.999999, 0.999999))
    z, reach = math.atanh(r), Z / math.sqrt(max(len(x) - 3, 1))
    return Figure(r, math.tanh(z - reach), math.tanh(z + reach))


def histogram(values: Array) -> Histogram:
    """Equal bins of whole numbers."""
    low, high = int(values.min()), int(values.max())
    width = max(1, -(-(high - low + 1) // MOST_BINS))
    edges = np.arange(low, high + width + 1, width)
    counts = np.histogram(values, edges)[0]
    return Histogram(edges.astype(float).tolist(), (counts / len(values)).tolist())


def _victories(rows: Array, seats: int) -> Array:
    won = rows[:, SCORES + seats :] == 1
    shares: Array = won / won.sum(1, keepdims=True)
    return shares


@rule
def play_records(
    a: Any, seats: int, options: Any, seed: int, rng: Any, moves: Any, weights: Any, row: Any,
    records: Any, won: Any,
) -> None:  # fmt: skip
    """Play games and keep how they ended: the last position, and who won."""
    for i in range(len(records)):
        a[0] = a[1]
        play_one(a[0], seats, options, seed, i, rng, moves, weights, moves, row)
        records[i] = a[0]
        for seat in range(seats):
            won[i, seat] = row[SCORES + seats + seat] == 1


def traits(
    game: Game, seats: int, games: int, seed: int, settled: Mapping[str, str]
) -> list[Trait]:
    """What of a seat's things at the end goes with victory, the strongest first.

    A field is of the seats if it has a row for each that the game can have, and the rows of those
    that are not there never change.
    """
    if seats == game.seats[-1]:
        return []  # nobody is missing, so it cannot be told
    material = game.material
    records, won = np.zeros(games, material.RECORD), np.zeros((games, seats), np.int8)
    room = np.zeros(game.longest, np.int64)
    play_records(
        np.zeros(2, material.RECORD), seats, np.array([*game.pack_options(settled), 0], np.int64),
        seed, np.zeros(1, np.uint64), room, np.zeros_like(room),
        np.zeros(SCORES + 2 * seats, np.int64), records, won,
    )  # fmt: skip
    found = []
    for name in material.RECORD.names or ():
        if records[name].shape[1:2] != (game.seats[-1],):
            continue
        field = records[name].reshape(games, game.seats[-1], -1)
        if (field[:, seats:] != field[0, seats:]).any():
            continue
        found += _correlated(name, field[:, :seats].astype(float), won)
    return sorted(found, key=lambda trait: -abs(trait.correlation.value))[:SHOWN]


def _correlated(name: str, field: Array, won: Array) -> list[Trait]:
    """A trait for each column of a field: all seats of all games together."""
    found = []
    for k in range(field.shape[2]):
        x, y = field[:, :, k].ravel(), won.ravel()
        if x.std() > 0 and y.std() > 0:
            label = f"{name} {k}" if field.shape[2] > 1 else name
            found.append(Trait(label, correlation(x, y)))
    return found


def table(
    game: Game,
    seats: int,
    games: int,
    seed: int,
    settled: Mapping[str, str],
    threads: int,
    ray: str | None,
) -> Table:
    """The figures of one number of seats."""
    rows = np.concatenate(list(rows_of(game, seats, games, seed, settled, threads, ray=ray)))
    scores = rows[:, SCORES : SCORES + seats]
    won = _victories(rows, seats)
    endings = np.bincount(rows[:, ENDING], minlength=len(game.endings) + 1)[1:].tolist()
    return Table(
        seats=seats,
        games=games,
        victories=[mean(won[:, seat]) for seat in range(seats)],
        scores=[mean(scores[:, seat]) for seat in range(seats)],
        best_score=mean(scores.max(1)),
        shared_victories=share(int((won.max(1) < 1).sum()), games),
        length=mean(rows[:, DECISIONS]),
        lengths=histogram(rows[:, DECISIONS]),
        all_scores=histogram(scores.ravel()),
        winning_scores=histogram(scores[won > 0]),
        end_reasons={
            name: share(count, games) for name, count in zip(game.endings, endings, strict=True)
        },
        traits=traits(game, seats, min(games, RECORDS), seed, settled),
    )


def effects(
    game: Game,
    games: int,
    seed: int,
    settled: Mapping[str, str],
    threads: int,
    ray: str | None,
) -> list[Effect]:
    """What each other value of each option changes, one at a time."""
    seats = game.seats[min(1, len(game.seats) - 1)]
    found: list[Effect] = []
    usual: Table | None = None
    for option in game.options:
        for value in option.values:
            if value == settled[option.name] or value not in _played(game, option.name):
                continue
            usual = usual or table(game, seats, games, seed, settled, threads, ray)
            other = {**settled, option.name: value}
            changed = table(game, seats, games, seed + 1, other, threads, ray)
            found.append(
                Effect(
                    option=option.name,
                    value=value,
                    seats=seats,
                    games=games,
                    best_score=difference(changed.best_score, usual.best_score),
                    length=difference(changed.length, usual.length),
                    first_seat=difference(changed.victories[0], usual.victories[0]),
                )
            )
    return found


def _played(game: Game, option: str) -> tuple[str, ...]:
    """The values that programs can play with: not those that need a clock or a table of people."""
    values = next(each.values for each in game.options if each.name == option)
    return () if option in game.simulation else values


def report(
    game: Game,
    games: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    threads: int = 1,
    progress: Callable[[int, int], None] = lambda done, of: None,
    ray: str | None = None,
) -> GameReport:
    """All figures of a game; `progress` is told how many parts are done."""
    settled = settle(game, game.seats[0], games, seed, options)
    tables = []
    for done, seats in enumerate(game.seats):
        progress(done, len(game.seats) + 1)
        tables.append(table(game, seats, games, seed, settled, threads, ray))
    progress(len(game.seats), len(game.seats) + 1)
    changed = effects(game, games, seed, settled, threads, ray)
    return GameReport(game.id, game.title, seed, settled, tables, changed)
