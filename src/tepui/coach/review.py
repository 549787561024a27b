"""The review of a finished game: the curve of chances, the ledger, and choices judged fairly.

It grows while you look: first all choices at a glance, then the costly ones again, the worst first,
then (for a game that may be laid open) the ledger. Every stage is a complete review.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence

import msgspec

from tepui.bots.judge import evaluator, judge
from tepui.bots.levels import level
from tepui.coach import choices
from tepui.coach.choices import deeper, error_rate, grade_of, verdict
from tepui.coach.ledger import LUCK, RIVALS, Booking, Bookkeeper, Ledger, afforded
from tepui.coach.lines import Booked, lines_of, whole
from tepui.coach.reasons import reasons
from tepui.coach.story import (
    Act,
    NotFinished,
    drawn,
    result_of,
    story_for,
    story_of,
    story_written,
)
from tepui.coach.told import Account, Candidate, Draw, Judged, Moment, Review, Skill
from tepui.coach.verdicts import COSTLY, GRADES, Verdict
from tepui.engine.contract import CHANCE
from tepui.engine.log import Log, resume

GLANCES = 48  # samples of a position of the curve, until the ledger is there
STAGES = 40  # between the first look and the ledger, about: each repeats all choices
USUAL = 180  # acts of a seat up to which nothing is spared
ANSWERS = 4  # moves to choose from when a choice is asked about again


class Reviewer:
    """Reviews one game, stage by stage; `pulse` is called every now and then, and may raise.

    With `open`, everybody's choices are judged, those of `seat` first: what another lost has the
    same figure in everybody's account. Without, the acts are what `seat` saw (`story_for`): it
    alone is judged, and by them alone.
    """

    def __init__(
        self,
        acts: Sequence[Act],
        seat: int | None = None,
        open: bool = True,
        pulse: Callable[[], None] = lambda: None,
        options: Mapping[str, str] | None = None,
        unknown: bool = False,
    ) -> None:
        if not acts or not acts[-1].after.over():
            raise NotFinished("coach-not-finished")
        self._pulse = pulse
        first = acts[0].before
        self.acts, self.seat, self.open, self.unknown = acts, seat, open, unknown
        self.game, self.seats = first.game, first.seats
        self.by = evaluator(self.game, self.seats, options)
        self._options = options
        self._strongest = level(self.game, self.seats, "champion", options)
        self._acts_of = Counter(act.actor for act in acts)
        self._verdicts: dict[int, Verdict] = {}
        self._told: dict[int, Judged] = {}
        self._curve: list[Moment] = []
        self._ledger: Ledger | None = None
        self._luck: list[Draw] = []

    def stages(self) -> Iterator[Review]:
        """Reviews that get better and better; the last one is whole."""
        self._glance([act for act in self.acts if self._is_judged(act)])
        yield self._review(0.1)
        costly = sorted(
            (act for act in self.acts if act.ply in self._verdicts),
            key=lambda act: (act.actor != self.seat, -self._verdicts[act.ply].loss),
        )
        every = max(8, len(costly) // STAGES)
        for number, act in enumerate(costly, 1):
            self._pulse()
            quick = self._verdicts[act.ply]
            sight, most = act.before.seen_by(act.actor), self._afforded(act.actor, choices.DEEP)
            self._verdicts[act.ply] = deeper(sight, quick, self._strongest, most)
            if number % every == 0:
                yield self._review(0.1 + 0.4 * number / len(costly))
        if self.open:
            yield self._review(0.5)
            self._keep_books()
        yield self._review(1.0)

    def whole(self) -> Review:
        """The last of the stages."""
        *_, last = self.stages()
        return last

    def _is_judged(self, act: Act) -> bool:
        return act.actor >= 0 and (self.open or act.actor == self.seat)

    def _glance(self, acts: Sequence[Act]) -> None:
        """Every choice that is to be judged, and the curve, at first sight."""
        viewer = None if self.open else self.seat
        for act in acts:
            self._pulse()
            found = self._glanced(act)
            if found is not None:
                self._verdicts[act.ply] = found
        for act in self.acts:
            if act.actor != CHANCE:
                self._pulse()
                chances = judge(act.before, viewer, GLANCES, self.by).chances
                self._curve.append(Moment(act.ply, act.actor, list(chances)))

    def _glanced(self, act: Act) -> Verdict | None:
        simulations = self._afforded(act.actor, choices.QUICK)
        return verdict(act.before.seen_by(act.actor), act.moves[0], simulations, self._strongest)

    def _afforded(self, seat: int, simulations: int) -> int:
        """Fewer simulations for a seat that chose without end; it knows itself how often it did."""
        return simulations * USUAL // max(self._acts_of[seat], USUAL)

    def _keep_books(self) -> None:
        by, samples = afforded(self.acts, self._options)
        self._ledger = Bookkeeper(self.acts, by, self._verdicts, samples).ledger(self._pulse)
        self._curve = [
            Moment(act.ply, act.actor, chances)
            for act, chances in zip(self.acts, self._ledger.curve, strict=False)
            if act.actor != CHANCE
        ]
        self._luck = [
            Draw(act.ply, drawn(act), [columns[LUCK] for columns in booking.columns])
            for act, booking in zip(self.acts, self._ledger.bookings, strict=True)
            if act.actor == CHANCE
        ]

    def _review(self, done: float) -> Review:
        choices = [
            self._judged(act, self._verdicts[act.ply])
            for act in self.acts
            if act.actor >= 0 and act.ply in self._verdicts
        ]
        return Review(
            self.game.id, self.seats, self.seat, self.open, done, result_of(self.acts),
            list(self._curve), choices, self._skill(choices),
            self._accounts(), list(self._luck), self.unknown,
        )  # fmt: skip

    def _accounts(self) -> list[Account]:
        """Each seat's account, with its three lines."""
        if self._ledger is None:
            return []
        acts = [_booked(booking) for booking in self._ledger.bookings]
        named = {draw.ply for draw in self._luck if draw.story}
        return [
            msgspec.structs.replace(
                account,
                lines=lines_of(
                    account.seat, whole(account.result) - whole(account.start),
                    acts, self._verdicts, named,
                ),
            )
            for account in self._ledger.accounts
        ]  # fmt: skip

    def _judged(self, act: Act, found: Verdict) -> Judged:
        told = self._told.get(act.ply)
        if told is None or told.verdict is not found:
            told = self._told[act.ply] = self._reasoned(act, found)
        return told

    def _reasoned(self, act: Act, found: Verdict) -> Judged:
        if not found.cost:
            return Judged(act.ply, act.actor, found)
        sight, both = act.before.seen_by(act.actor), (found.move, found.best)
        describe, action = self.game.narration.describe, self.game.choices.action
        played, better = (describe(sight, act.actor, move) for move in both)
        actions = [action(sight, act.actor, move) for move in both]
        answers = [
            Candidate(describe(sight, act.actor, move), grade, loss, action(sight, act.actor, move))
            for move, grade, loss in sorted(_answers(found))
        ]
        return Judged(
            act.ply, act.actor, found, played, better, actions, reasons(sight, *both), answers
        )

    def _skill(self, choices: Sequence[Judged]) -> list[Skill]:
        found = []
        for seat in range(self.seats) if self.open else (self.seat,):
            assert seat is not None
            own = [each.verdict for each in choices if each.seat == seat]
            counts = {grade: sum(v.grade == grade for v in own) for grade in COSTLY}
            rate, error = error_rate(own)
            found.append(Skill(seat, len(own), counts, rate, error))
        return found


def reviewer_of(
    log: Log,
    seat: int | None = None,
    open: bool = True,
    pulse: Callable[[], None] = lambda: None,
) -> Reviewer:
    """What reviews a log: for its writer alone, where a real table left something unknown."""
    if log.unknown:
        acts = story_written(log)
        return Reviewer(acts, log.written, False, pulse, log.options, unknown=True)
    acts = story_of(log) if open or seat is None else story_for(resume(log), seat)
    return Reviewer(acts, seat, open, pulse, log.options)


def _answers(found: Verdict) -> list[tuple[int, str, float]]:
    """Moves to choose from when a choice is asked about again, each with its grade and loss."""
    known = {found.best: (GRADES[0], 0.0), found.move: (found.grade, found.loss)}
    for option in found.options:
        if option.move not in known and option.visits and len(known) < ANSWERS:
            loss = max(found.best_chance - option.chance, 0.0)
            known[option.move] = grade_of(loss, option.error), loss
    return [(move, *said) for move, said in known.items()]


def _booked(booking: Booking) -> Booked:
    column = LUCK if booking.actor == CHANCE else RIVALS
    worth = [columns[column] for columns in booking.columns]
    return Booked(booking.ply, booking.actor, worth, [sum(columns) for columns in booking.columns])
