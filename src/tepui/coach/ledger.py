"""Where a seat's share of the victory came from: luck, rivals, own choices, the unexplained.

The way from the chances at the start to the result is cut at every act, and each piece is booked in
one column, so the columns add up to result minus start exactly. All positions are valued by one
evaluator with the same luck, sample by sample. So the ledger is a mean over samples, and its errors
are the errors of that mean.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import TypeAlias

import msgspec

from tepui.bots.judge import Evaluator, Records, Rows, evaluator, worlds_of
from tepui.bots.lookahead import Lookahead
from tepui.coach.luck import luck_of
from tepui.coach.story import Act
from tepui.coach.told import Account
from tepui.coach.verdicts import Verdict
from tepui.engine.contract import CHANCE
from tepui.engine.game import Game
from tepui.engine.means import deviation, mean_of_rows
from tepui.engine.netfile import nets_of
from tepui.engine.position import Position
from tepui.engine.sight import Hidden

LUCK, RIVALS, KNOWN, BLIND, UNEXPLAINED = range(5)
COLUMNS = ("luck", "rivals", "known", "blind", "unexplained")

# Decisions played out for one ledger, about; and samples of a position, at least and at most.
BUDGET = 24_000_000
THOUGHTS = 220_000  # of the net, in place of those
LEAST, MOST = 16, 1_000
FEWEST = 4  # samples of the net's; where a game was so long that it cannot have them, the critic

# What an act, or a whole story, has brought: [column][sample][seat].
Columns: TypeAlias = list[Rows]


class Booking(msgspec.Struct, frozen=True):
    """What one act brought each seat, column by column."""

    ply: int
    actor: int
    columns: list[list[float]]  # by seat, in the order of COLUMNS


class Ledger(msgspec.Struct, frozen=True):
    """The accounts of all seats, and the bookings that they are made of."""

    accounts: list[Account]
    bookings: list[Booking]
    curve: list[list[float]]  # the chances before each act, and the result


def outlook(game: Game, seats: int, options: Mapping[str, str] | None = None) -> Evaluator:
    """What values the positions of a game for its ledger: its net, some chapters ahead."""
    nets = nets_of(game, options)
    return evaluator(game, seats, options) if nets is None else Lookahead(game, seats, nets)


def samples_for(acts: Sequence[Act], by: Evaluator) -> int:
    """How many samples of each position such a game can afford."""
    choices = max(sum(act.actor != CHANCE for act in acts), 1)
    if not isinstance(by, Lookahead):
        cost = 2 * choices * len(acts)  # three values an act, half of the game on the average
        return max(LEAST, min(MOST, BUDGET // cost))
    chapters = by.chapters(b"".join(act.before.memory for act in acts))
    parts = 1 + sum(one != other for one, other in pairwise(chapters))
    valued = max(sum(_asked(act, by) for act in acts), 1)  # each for so many chapters
    return min(MOST, THOUGHTS * parts // (by.ahead * choices * valued))


def _asked(act: Act, by: Lookahead) -> int:
    """How many positions are valued for an act, about: none, if it is what the net would do."""
    if act.actor == CHANCE:
        return 2
    return 0 if by.foresees(act.before.memory, act.after.memory) else 4


def afforded(
    acts: Sequence[Act], options: Mapping[str, str] | None = None
) -> tuple[Evaluator, int]:
    """What values the positions of a finished game, and how many samples of each."""
    first = acts[0].before
    by = outlook(first.game, first.seats, options)
    if isinstance(by, Lookahead) and samples_for(acts, by) < FEWEST:
        by = evaluator(first.game, first.seats, options)
    return by, samples_for(acts, by)


class Bookkeeper:
    """Books a story act by act."""

    def __init__(
        self, acts: Sequence[Act], by: Evaluator, verdicts: Mapping[int, Verdict], samples: int
    ) -> None:
        self.acts, self.by, self.verdicts, self.samples = acts, by, verdicts, samples
        self.seats = acts[0].before.seats
        self._columns = self._nothing()
        self._drawn = 0  # outcomes before the position that is looked at

    def _nothing(self) -> Columns:
        return [[[0.0] * self.seats for _ in range(self.samples)] for _ in COLUMNS]

    def ledger(self, heard: Callable[[], None] = lambda: None) -> Ledger:
        """The whole ledger; `heard` is called after every act."""
        bookings, curve = [], []
        first = before = self._open(self.acts[0].before)
        for act in self.acts:
            drawn = self._drawn
            if act.actor == CHANCE:
                self._drawn += len(act.moves)
            same = self._foreseen(act.before.memory, act.after.memory)
            after = before if same else self._open(act.after)
            booked = self._book(act, before, after, drawn)
            self._columns = [
                _sum(own, more) for own, more in zip(self._columns, booked, strict=True)
            ]
            bookings.append(Booking(act.ply, act.actor, _by_seat(booked)))
            curve.append(mean_of_rows(before))
            before = after
            heard()
        curve.append(mean_of_rows(before))
        return Ledger(list(self._accounts(mean_of_rows(first), curve[-1])), bookings, curve)

    def _accounts(self, start: Sequence[float], result: Sequence[float]) -> Iterator[Account]:
        means, root = _by_seat(self._columns), math.sqrt(max(self.samples - 1, 1))
        for seat in range(self.seats):
            errors = [deviation([row[seat] for row in rows]) / root for rows in self._columns]
            yield Account(
                seat, start[seat], result[seat], dict(zip(COLUMNS, means[seat], strict=True)),
                dict(zip(COLUMNS, errors, strict=True)),
            )  # fmt: skip

    def _values(self, worlds: Records) -> Rows:
        streams = range(len(worlds) // self.acts[0].before.game.layout.itemsize)
        if isinstance(self.by, Lookahead):
            return self.by.values(worlds, streams, [self._drawn] * len(streams))
        return self.by.values(worlds, streams)

    def _open(self, position: Position) -> Rows:
        """The value of a position laid open, sample by sample."""
        if self.by.exact or position.over():
            return self._values(position.memory) * self.samples
        return self._values(bytes(position.memory) * self.samples)

    def _book(self, act: Act, before: Rows, after: Rows, drawn: int) -> Columns:
        """One act's columns."""
        booked, change = self._nothing(), _difference(after, before)
        if act.actor == CHANCE:
            booked[LUCK] = self._luck(act, change, after, drawn)
            booked[UNEXPLAINED] = _difference(change, booked[LUCK])
        elif (verdict := self.verdicts.get(act.ply)) is None:
            # Forced, or the clock's: nobody chose, and nothing was drawn.
            booked[UNEXPLAINED] = change
        else:
            self._book_choice(act, verdict, change, booked)
        return booked

    def _book_choice(self, act: Act, verdict: Verdict, change: Rows, booked: Columns) -> None:
        seat = act.actor
        hidden = act.before.seen_by(seat).position
        # Chosen by the search and judged by the evaluator: not its luckiest error is called best.
        better = verdict.options[0].move
        if verdict.move == better and self._foreseen(act.before.memory, act.after.memory):
            return  # the evaluator would have made this move
        worlds, moved = (worlds_of(hidden, seat, self.samples, *m) for m in ((), (better,)))
        best = self._values(moved)
        chosen = best if verdict.move == better else self._guessed(hidden, seat, verdict.move)
        stood = best if self._foreseen(worlds, moved) else self._values(worlds)
        # Had the evaluator known the best move, its value would not have changed by making it.
        booked[UNEXPLAINED] = _difference(best, stood)
        booked[RIVALS] = _difference(change, booked[UNEXPLAINED])
        for k in range(self.samples):
            booked[RIVALS][k][seat] = 0.0
            booked[KNOWN][k][seat] = chosen[k][seat] - best[k][seat]
            booked[BLIND][k][seat] = change[k][seat] - (chosen[k][seat] - stood[k][seat])

    def _foreseen(self, before: Records, after: Records) -> bool:
        return isinstance(self.by, Lookahead) and self.by.foresees(before, after)

    def _guessed(self, hidden: Hidden, seat: int, move: int) -> Rows:
        return self._values(worlds_of(hidden, seat, self.samples, move))

    def _luck(self, act: Act, change: Rows, after: Rows, drawn: int) -> Rows:
        """What came, less the mean of what could have come."""
        if self.by.exact:
            return [luck_of(act.before, act.moves, self._values)] * self.samples
        if not isinstance(self.by, Lookahead):
            return change  # play-outs from before are a fair sample of what could come
        # So is what it sees coming; but where a chapter ends, that is seen anew from behind it.
        streams, worlds = range(self.samples), bytes(act.before.memory) * self.samples
        befallen, done = self.by.befallen(worlds, streams, [drawn] * self.samples)
        return _difference(after, self.by.values(befallen, streams, done))


def _sum(some: Rows, more: Rows) -> Rows:
    return [[a + b for a, b in zip(*both, strict=True)] for both in zip(some, more, strict=True)]


def _difference(some: Rows, less: Rows) -> Rows:
    return [[a - b for a, b in zip(*both, strict=True)] for both in zip(some, less, strict=True)]


def _by_seat(columns: Columns) -> list[list[float]]:
    """The mean of each column, for each seat."""
    return [[*each] for each in zip(*(mean_of_rows(rows) for rows in columns), strict=True)]
