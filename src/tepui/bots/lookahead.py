"""Values open records by playing on with the game's net through the next chapters.

Everybody plays what the net prefers, each from what it may know, and chance is drawn. Whenever a
chapter begins (`hooks.chapter`: a lap, half a joust, half a round), a net that sees everything
predicts who will win such games (`outcome.npz`). The value is the mean of several predictions, or
the result if the game ends first. So values are consistent within a chapter: after the net's own
move, or after what chance was going to bring, a position is worth exactly what it was before; at
the end of a chapter, one prediction of several is replaced by another.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tepui.bots.judge import COMMON, Records, Rows
from tepui.bots.search import Scratch, scratch_of
from tepui.engine.game import Game
from tepui.engine.learning.net import policy, ponder, ponder_open, shares
from tepui.engine.learning.netfile import Nets
from tepui.engine.learning.stepper import lowest
from tepui.engine.rules.chance import start
from tepui.engine.rules.contract import CHANCE, apply, legal, over, place, waiting
from tepui.engine.rules.hooks import chapter, imagine, toss
from tepui.engine.rules.places import share_victory
from tepui.engine.rules.rule import rule
from tepui.engine.runtime.machine import machine_of
from tepui.engine.runtime.piece import numbers, piece, records

APART = 7_919  # between the seeds of one draw and the next
AHEAD = 4  # chapters


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
def liked(a: Any, who: int, seats: int, moves: Any, n: int, odds: Any, actor: Any) -> int:
    """The net's favourite legal move in `a[1]`, by what the mover may know."""
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
    records: Any, streams: Any, drawn: Any, seed: int, seats: int, chapters: int, scratch: Scratch,
    actor: Any, foreteller: Any, out: Any,
) -> None:  # fmt: skip
    """Each record's value; records of one stream, with as many draws before them, share luck."""
    pair, moves, told = scratch.pair, scratch.moves, scratch.wins
    for i in range(len(records)):
        pair[1] = records[i]
        s = pair[1]
        awaited = waiting(s)
        imagine(s, lowest(awaited) if awaited else 0)
        begun = chapter(s)
        done = drawn[i]
        left = chapters
        while left > 0 and not over(s):
            awaited = waiting(s)
            if awaited == 0:
                befall(s, streams[i], done, seed, scratch.rng, moves, scratch.weights)
                done += 1
                continue
            who = lowest(awaited)
            n = legal(s, who, moves)
            if n > 1 and chapter(s) != begun:
                begun = chapter(s)
                left -= 1
                ponder_open(pair, 1, who, seats, foreteller)
                shares(who, seats, foreteller, told)
                for seat in range(seats):
                    out[i, seat] += told[seat] / chapters
            if left > 0:
                apply(s, who, liked(pair, who, seats, moves, n, scratch.odds, actor))
        if left > 0:
            place(s, moves)
            share_victory(moves, seats, told)
            for seat in range(seats):
                out[i, seat] += told[seat] * left / chapters


@rule
def chapter_each(records: Any, out: Any) -> None:
    """Each record's chapter."""
    for i in range(len(records)):
        out[i] = chapter(records[i])


class Lookahead:
    """The net's policy through the next chapters, and the predictions where they begin."""

    exact = False

    def __init__(self, game: Game, seats: int, nets: Nets) -> None:
        self.seats, self._layout = seats, game.layout
        self.ahead = AHEAD
        self._machine = machine = machine_of(game)
        self._actor = nets.mind(seats, machine)
        self._foreteller = nets.outcome_mind(seats, machine)
        self._scratch = scratch_of(game, seats, machine)

    def values(
        self, worlds: Records, streams: Sequence[int], drawn: Sequence[int] | None = None
    ) -> Rows:
        """Each seat's chance in each record, before which this many outcomes were drawn."""
        out = piece("f8", (len(streams), self.seats))
        done = piece("i8", len(streams)) if drawn is None else numbers("i8", drawn)
        self._machine.run(
            look_ahead, records(self._layout, bytearray(worlds)), numbers("i8", streams), done,
            COMMON, self.seats, self.ahead, self._scratch, self._actor, self._foreteller, out,
        )  # fmt: skip
        return out.rows()
