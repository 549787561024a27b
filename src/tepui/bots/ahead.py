"""Values open records by what the game's net would make of them, up to the end of their chapter.

Everyone goes on as the net likes best, each by what it may know, and chance falls, until the game
is over or another chapter begins (`hooks.chapter`: a lap, a joust, a round). There the critic is
asked, who sees all. So within a chapter nothing contradicts itself: after the net's own move, or
after what chance was going to bring, a position is worth exactly what it was before.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tepui.bots.guided import from_chairs
from tepui.bots.judge import COMMON, Array
from tepui.bots.levels import said
from tepui.engine.chance import start
from tepui.engine.contract import CHANCE, apply, legal, over, place, waiting
from tepui.engine.drive import lowest
from tepui.engine.game import Game
from tepui.engine.hooks import chapter, imagine, toss
from tepui.engine.net import policy, ponder
from tepui.engine.netfile import Nets
from tepui.engine.places import share_victory
from tepui.engine.rule import rule

APART = 7_919  # between the seeds of one draw and the next


@rule
def befall(s: Any, stream: int, drawn: int, seed: int, rng: Any, moves: Any, weights: Any) -> None:
    """One draw: in a stream, draw number `drawn` is the same luck whatever came before it."""
    start(rng, seed + APART * drawn, stream)
    apply(s, CHANCE, toss(s, rng, moves, weights))


@rule
def befall_each(
    records: Any, streams: Any, drawn: Any, seed: int, rng: Any, moves: Any, weights: Any
) -> None:
    """What chance is going to bring each record before anybody is awaited."""
    for i in range(len(records)):
        while not over(records[i]) and waiting(records[i]) == 0:
            befall(records[i], streams[i], drawn[i], seed, rng, moves, weights)
            drawn[i] += 1


@rule
def to_chapter_end(
    a: Any, seats: int, stream: int, drawn: int, seed: int, rng: Any, moves: Any, weights: Any,
    odds: Any, actor: Any,
) -> int:  # fmt: skip
    """Play `a[1]` on until another chapter begins; who has a choice then, or -1 at the end."""
    s = a[1]
    begun = chapter(s)
    while not over(s):
        awaited = waiting(s)
        if awaited == 0:
            befall(s, stream, drawn, seed, rng, moves, weights)
            drawn += 1
            continue
        who = lowest(awaited)
        n = legal(s, who, moves)
        if n > 1 and chapter(s) != begun:
            return who
        apply(s, who, liked(a, who, seats, moves, n, odds, actor))
    return -1


@rule
def liked(a: Any, who: int, seats: int, moves: Any, n: int, odds: Any, actor: Any) -> int:
    """The legal move in `a[1]` that the net likes best, by what whoever makes it may know."""
    if n == 1:
        return moves[0]
    ponder(a, 1, who, seats, actor)
    policy(a[1], who, moves, n, actor, odds)
    best = 0
    for i in range(1, n):
        if odds[i] > odds[best]:
            best = i
    return moves[best]


@rule
def step(a: Any, seats: int, moves: Any, odds: Any, actor: Any) -> None:
    """Whoever is awaited in `a[1]` makes the move that the net likes best."""
    awaited = waiting(a[1])
    if awaited and not over(a[1]):
        who = lowest(awaited)
        imagine(a[1], who)
        n = legal(a[1], who, moves)
        apply(a[1], who, liked(a, who, seats, moves, n, odds, actor))


@rule
def look_ahead(
    records: Any, streams: Any, drawn: Any, seed: int, seats: int, all_chairs: int, a: Any,
    rng: Any, moves: Any, weights: Any, odds: Any, actor: Any, critic: Any, row: Any, out: Any,
) -> None:  # fmt: skip
    """Each record's value; records of one stream, with as many draws before them, share luck."""
    for i in range(len(records)):
        a[1] = records[i]
        awaited = waiting(a[1])
        imagine(a[1], lowest(awaited) if awaited else 0)
        who = to_chapter_end(
            a, seats, streams[i], drawn[i], seed, rng, moves, weights, odds, actor
        )  # fmt: skip
        if who < 0:
            place(a[1], moves)
            share_victory(moves, seats, out[i])
            continue
        from_chairs(a, who, seats, all_chairs, critic, row, out[i])


@rule
def chapter_each(records: Any, out: Any) -> None:
    """Each record's chapter."""
    for i in range(len(records)):
        out[i] = chapter(records[i])


class Ahead:
    """The net's policy to the end of the chapter, then its critic as it is.

    A heat below 1 makes what the critic contradicts itself by greater: it is for what is shown.
    """

    exact = False

    def __init__(self, game: Game, seats: int, nets: Nets) -> None:
        self.seats = seats
        self.heat, _ = nets.heats_of(seats)
        self._all_chairs = int(said(game, "ALL_CHAIRS", False))
        self._actor, self._critic = nets.mind(seats), nets.open_mind(seats)
        self._records = np.zeros(2, game.material.RECORD)
        self._row, self._rng = np.zeros(seats), np.zeros(1, np.uint64)
        self._moves, self._weights = (np.zeros(game.longest, np.int64) for _ in range(2))
        self._odds = np.zeros(game.longest)

    def values(self, records: Array, streams: Array, drawn: Array | None = None) -> Array:
        """Each seat's chance in each record, before which so many outcomes were drawn."""
        out = np.zeros((len(records), self.seats))
        drawn = np.zeros(len(records), np.int64) if drawn is None else drawn
        look_ahead(
            records, streams, drawn, COMMON, self.seats, self._all_chairs, self._records,
            self._rng, self._moves, self._weights, self._odds, self._actor, self._critic,
            self._row, out,
        )  # fmt: skip
        return out

    def befallen(self, records: Array, streams: Array, drawn: Array) -> tuple[Array, Array]:
        """The records after what chance is going to bring them, and how much was drawn by then."""
        records, drawn = records.copy(), drawn.copy()
        befall_each(records, streams, drawn, COMMON, self._rng, self._moves, self._weights)
        return records, drawn

    def foresees(self, before: Array, after: Array) -> bool:
        """Whether the second record is what it makes of the first, next and in one chapter.

        Then both are worth the same, sample by sample.
        """
        self._records[1] = before[0]
        step(self._records, self.seats, self._moves, self._odds, self._actor)
        first, second = self.chapters(np.concatenate([before, after]))
        return bool(first == second and self._records[1:].tobytes() == after.tobytes())

    def chapters(self, records: Array) -> Array:
        """The chapter that each record lies in."""
        out = np.zeros(len(records), np.int64)
        chapter_each(records, out)
        return out
