"""Where a seat's share of the victory came from: luck, rivals, own choices, the unexplained.

The way from the chances at the start to the result is cut at every act, and each piece is booked in
one column, so that the columns add up to result minus start, exactly. All positions are valued by
one evaluator with the same luck, sample by sample; so the ledger is a mean of as many ledgers as
there are samples, and its errors are the errors of that mean.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

import msgspec
import numpy as np

from tepui.bots.judge import Array, Evaluator, worlds_of
from tepui.coach.choices import Verdict
from tepui.coach.luck import luck_of
from tepui.coach.story import Act
from tepui.engine.contract import CHANCE
from tepui.engine.position import Position
from tepui.engine.sight import Hidden

LUCK, RIVALS, KNOWN, BLIND, UNEXPLAINED = range(5)
COLUMNS = ("luck", "rivals", "known", "blind", "unexplained")

# Decisions played out for one ledger, about; and samples of a position, at least and at most.
BUDGET = 24_000_000
LEAST, MOST = 16, 1_000
LOOKS, CANDIDATES = 64, 4  # samples by which the best of so many moves is found


class Account(msgspec.Struct, frozen=True):
    """One seat's columns, in shares of a victory, with standard errors."""

    seat: int
    start: float
    result: float
    columns: dict[str, float]
    errors: dict[str, float]


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


def samples_for(acts: Sequence[Act]) -> int:
    """How many samples of each position such a game can afford."""
    decisions = sum(act.actor != CHANCE for act in acts)
    cost = 2 * decisions * max(len(acts), 1)  # three values an act, half of the game on the average
    return max(LEAST, min(MOST, BUDGET // max(cost, 1)))


class Bookkeeper:
    """Books a story act by act."""

    def __init__(
        self, acts: Sequence[Act], by: Evaluator, verdicts: Mapping[int, Verdict], samples: int
    ) -> None:
        self.acts, self.by, self.verdicts, self.samples = acts, by, verdicts, samples
        self.seats = acts[0].before.seats
        self._columns = np.zeros((samples, self.seats, len(COLUMNS)))

    def ledger(self, heard: Callable[[], None] = lambda: None) -> Ledger:
        """The whole ledger; `heard` is told of every act."""
        bookings, curve = [], []
        first = before = self._open(self.acts[0].before)
        for act in self.acts:
            after = self._open(act.after)
            booked = self._book(act, before, after)
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
        return self.by.values(records, np.arange(len(records)))

    def _open(self, position: Position) -> Array:
        """The value of a position laid open, sample by sample: [samples, seats]."""
        if self.by.exact or position.over():
            return np.repeat(self._values(position.record), self.samples, 0)
        return self._values(np.repeat(position.record, self.samples))

    def _book(self, act: Act, before: Array, after: Array) -> Array:
        """One act's columns, sample by sample: [samples, seats, columns]."""
        booked = np.zeros(self._columns.shape)
        if act.actor == CHANCE:
            luck = self._luck(act, before, after)
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
        stood, looks = self._guessed(hidden, seat), self._looks(hidden, seat, verdict)
        # The evaluator's own choice among those that the search likes: one measure for all.
        better = max(looks, key=lambda move: looks[move][:, seat].mean())
        known = {
            move: self._known(hidden, seat, move, looks[move]) for move in {verdict.move, better}
        }
        chosen, best = known[verdict.move], known[better]
        # Had the evaluator known the best move, its value would not have changed by making it.
        booked[:, :, UNEXPLAINED] = best - stood
        booked[:, :, RIVALS] = change - (best - stood)
        booked[:, seat, RIVALS] = 0.0
        booked[:, seat, KNOWN] = chosen[:, seat] - best[:, seat]
        booked[:, seat, BLIND] = change[:, seat] - (chosen - stood)[:, seat]

    def _looks(self, hidden: Hidden, seat: int, verdict: Verdict) -> dict[int, Array]:
        """What some samples say after each move worth a look."""
        moves = {verdict.move, verdict.best, *(o.move for o in verdict.options[:CANDIDATES])}
        n = min(LOOKS, self.samples)
        return {move: self._values(worlds_of(hidden, seat, n, move)) for move in sorted(moves)}

    def _known(self, hidden: Hidden, seat: int, move: int, looked: Array) -> Array:
        """The same in all samples; those of a look are the first of them."""
        return looked if len(looked) == self.samples else self._guessed(hidden, seat, move)

    def _guessed(self, hidden: Hidden, seat: int, *move: int) -> Array:
        return self._values(worlds_of(hidden, seat, self.samples, *move))

    def _luck(self, act: Act, before: Array, after: Array) -> Array:
        """What came, less the mean of what could have come."""
        if not self.by.exact:
            return after - before  # play-outs from before are a fair sample of what could come
        luck = luck_of(act.before, act.moves, self._values)
        return np.repeat(luck[None], self.samples, 0)
