"""Where a seat's share of the victory came from: luck, rivals, own choices, the unexplained.

The way from the chances at the start to the result is cut at every act, and each piece is booked in
one column, so the columns add up to result minus start exactly. All positions are valued by one
evaluator with the same luck, sample by sample. So the ledger is a mean over samples, and its errors
are the errors of that mean.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

import msgspec
import numpy as np

from tepui.bots.judge import Array, Evaluator, evaluator, worlds_of
from tepui.bots.lookahead import Lookahead
from tepui.coach.luck import luck_of
from tepui.coach.story import Act
from tepui.coach.told import Account
from tepui.coach.verdicts import Verdict
from tepui.engine.contract import CHANCE
from tepui.engine.game import Game
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
    chapters = by.chapters(np.concatenate([act.before.record for act in acts]))
    parts = 1 + int(np.count_nonzero(np.diff(chapters)))
    valued = max(sum(_asked(act, by) for act in acts), 1)  # each for so many chapters
    return min(MOST, THOUGHTS * parts // (by.ahead * choices * valued))


def _asked(act: Act, by: Lookahead) -> int:
    """How many positions are valued for an act, about: none, if it is what the net would do."""
    if act.actor == CHANCE:
        return 2
    return 0 if by.foresees(act.before.record, act.after.record) else 4


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
        self._columns = np.zeros((samples, self.seats, len(COLUMNS)))
        self._drawn = 0  # outcomes before the position that is looked at

    def ledger(self, heard: Callable[[], None] = lambda: None) -> Ledger:
        """The whole ledger; `heard` is called after every act."""
        bookings, curve = [], []
        first = before = self._open(self.acts[0].before)
        for act in self.acts:
            drawn = self._drawn
            if act.actor == CHANCE:
                self._drawn += len(act.moves)
            same = self._foreseen(act.before.record, act.after.record)
            after = before if same else self._open(act.after)
            booked = self._book(act, before, after, drawn)
            self._columns += booked
            bookings.append(Booking(act.ply, act.actor, booked.mean(0).tolist()))
            curve.append(before.mean(0).tolist())
            before = after
            heard()
        curve.append(before.mean(0).tolist())
        return Ledger(list(self._accounts(first.mean(0), before.mean(0))), bookings, curve)

    def _accounts(self, start: Array, result: Array) -> Iterator[Account]:
        means = self._columns.mean(0)
        errors = self._columns.std(0) / np.sqrt(max(self.samples - 1, 1))
        for seat in range(self.seats):
            yield Account(
                seat, float(start[seat]), float(result[seat]),
                dict(zip(COLUMNS, means[seat].tolist(), strict=True)),
                dict(zip(COLUMNS, errors[seat].tolist(), strict=True)),
            )  # fmt: skip

    def _values(self, records: Array) -> Array:
        streams = np.arange(len(records))
        if isinstance(self.by, Lookahead):
            return self.by.values(records, streams, np.full(len(records), self._drawn))
        return self.by.values(records, streams)

    def _open(self, position: Position) -> Array:
        """The value of a position laid open, sample by sample: [samples, seats]."""
        if self.by.exact or position.over():
            return np.repeat(self._values(position.record), self.samples, 0)
        return self._values(np.repeat(position.record, self.samples))

    def _book(self, act: Act, before: Array, after: Array, drawn: int) -> Array:
        """One act's columns, sample by sample: [samples, seats, columns]."""
        booked = np.zeros(self._columns.shape)
        if act.actor == CHANCE:
            luck = self._luck(act, before, after, drawn)
            booked[:, :, LUCK] = luck
            booked[:, :, UNEXPLAINED] = after - before - luck
        elif (verdict := self.verdicts.get(act.ply)) is None:
            # Forced, or the clock's: nobody chose, and nothing was drawn.
            booked[:, :, UNEXPLAINED] = after - before
        else:
            self._book_choice(act, verdict, after - before, booked)
        return booked

    def _book_choice(self, act: Act, verdict: Verdict, change: Array, booked: Array) -> None:
        seat = act.actor
        hidden = act.before.seen_by(seat).position
        # Chosen by the search and judged by the evaluator: not its luckiest error is called best.
        better = verdict.options[0].move
        if verdict.move == better and self._foreseen(act.before.record, act.after.record):
            return  # the evaluator would have made this move
        worlds, moved = (worlds_of(hidden, seat, self.samples, *m) for m in ((), (better,)))
        best = self._values(moved)
        chosen = best if verdict.move == better else self._guessed(hidden, seat, verdict.move)
        stood = best if self._foreseen(worlds, moved) else self._values(worlds)
        # Had the evaluator known the best move, its value would not have changed by making it.
        booked[:, :, UNEXPLAINED] = best - stood
        booked[:, :, RIVALS] = change - (best - stood)
        booked[:, seat, RIVALS] = 0.0
        booked[:, seat, KNOWN] = chosen[:, seat] - best[:, seat]
        booked[:, seat, BLIND] = change[:, seat] - (chosen - stood)[:, seat]

    def _foreseen(self, before: Array, after: Array) -> bool:
        return isinstance(self.by, Lookahead) and self.by.foresees(before, after)

    def _guessed(self, hidden: Hidden, seat: int, move: int) -> Array:
        return self._values(worlds_of(hidden, seat, self.samples, move))

    def _luck(self, act: Act, before: Array, after: Array, drawn: int) -> Array:
        """What came, less the mean of what could have come."""
        if self.by.exact:
            return np.repeat(luck_of(act.before, act.moves, self._values)[None], self.samples, 0)
        if not isinstance(self.by, Lookahead):
            return after - before  # play-outs from before are a fair sample of what could come
        # So is what it sees coming; but where a chapter ends, that is seen anew from behind it.
        streams = np.arange(self.samples)
        records = np.repeat(act.before.record, self.samples)
        befallen = self.by.befallen(records, streams, np.full(self.samples, drawn))
        return after - self.by.values(befallen[0], streams, befallen[1])
