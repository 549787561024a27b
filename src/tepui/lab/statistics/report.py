"""What many games show about a game: the figures of `tepui report`, each with its interval.

Made by the contract alone, so it serves every game. Most are from random games, which are cheap;
luck and skill are from bots of several levels (`luck_and_skill`). Intervals are of 95 %, from the
spread between games. `report_page` draws these figures; they are also the command's JSON.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
import numpy as np

from tepui.engine.game import Game
from tepui.engine.rules.rule import rule
from tepui.engine.runtime.machine import bulk_machine_of
from tepui.lab.chunk import DECISIONS, ENDING, SCORES, play_one
from tepui.lab.figure import Array, Figure, Histogram, difference, histogram, mean, share
from tepui.lab.simulate import BadNumber, rows_of, settle
from tepui.lab.statistics.luck_and_skill import FEWEST, SkillParts, skill
from tepui.lab.statistics.score_lines import Source, sources
from tepui.lab.statistics.traits import Trait, found

RECORDS = 20_000  # finished tables that are looked at closely


class Findings(msgspec.Struct, frozen=True):
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
    sources: list[Source]


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
    """All figures of a game."""

    game: str
    title: str
    seed: int
    options: dict[str, str]
    tables: list[Findings]
    effects: list[Effect]
    skill: SkillParts | None = None


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


def finals(
    game: Game, seats: int, games: int, seed: int, settled: Mapping[str, str]
) -> tuple[Array, Array]:
    """How random games end: the last positions, and each seat's share of the victory."""
    material = game.material
    records, won = np.zeros(games, material.RECORD), np.zeros((games, seats))
    room = np.zeros(game.longest, np.int64)
    bulk_machine_of(game).run(
        play_records, np.zeros(2, material.RECORD), seats,
        np.array(game.pack_options(settled), np.int64), seed, np.zeros(game.streams, np.uint64),
        room, np.zeros_like(room),
        np.zeros(SCORES + 2 * seats, np.int64), records, won,
    )  # fmt: skip
    return records, won / won.sum(1, keepdims=True)


def table(
    game: Game,
    seats: int,
    games: int,
    seed: int,
    settled: Mapping[str, str],
    threads: int,
    ray: str | None,
) -> Findings:
    """The figures of one number of seats."""
    rows = np.concatenate(list(rows_of(game, seats, games, seed, settled, threads, ray=ray)))
    scores = rows[:, SCORES : SCORES + seats]
    won = _victories(rows, seats)
    endings = np.bincount(rows[:, ENDING], minlength=len(game.endings) + 1)[1:].tolist()
    last = finals(game, seats, min(games, RECORDS), seed, settled)
    return Findings(
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
        traits=found(game, seats, *last),
        sources=sources(game, seats, *last),
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
    seen: list[Effect] = []
    usual: Findings | None = None
    for option in game.options:
        for value in option.values:
            if value == settled[option.name] or value not in _played(game, option.name):
                continue
            usual = usual or table(game, seats, games, seed, settled, threads, ray)
            other = {**settled, option.name: value}
            changed = table(game, seats, games, seed + 1, other, threads, ray)
            seen.append(
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
    return seen


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
    deals: int = 0,
) -> GameReport:
    """All figures of a game; `progress` is told how many parts are done.

    `deals` are those of each line-up of bots, for luck and skill: none, or `skill.FEWEST` at least.
    """
    settled = settle(game, game.seats[0], games, seed, options)
    if deals and deals < FEWEST:
        raise BadNumber("lab-bad-deals", deals=deals, fewest=FEWEST)
    parts = len(game.seats) + 2
    tables = []
    for done, seats in enumerate(game.seats):
        progress(done, parts)
        tables.append(table(game, seats, games, seed, settled, threads, ray))
    progress(parts - 2, parts)
    changed = effects(game, games, seed, settled, threads, ray)
    progress(parts - 1, parts)
    levels = skill(game, deals, seed, settled, threads, ray) if deals else None
    return GameReport(game.id, game.title, seed, settled, tables, changed, levels)
