"""The review of a finished game: how well each seat played, the par of the deal, the curve of
chances, and choices judged fairly.

It grows while you look: first all choices at a glance, and with them the levels and pars; then the
costly ones again, the worst first; then what all of them lost. Every stage is a complete review.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence

import msgspec

from tepui.bots.bot import BotSeat
from tepui.bots.judge import evaluator, judge
from tepui.bots.levels import level
from tepui.bots.netplay import NetPlay
from tepui.bots.players import InstinctBot
from tepui.coach import choices
from tepui.coach.choices import confirmed, deeper, error_rate, grade_of, verdict
from tepui.coach.measures import CLASSES, POINTS, counts, measures
from tepui.coach.par import LEVEL, STRONG, Pars
from tepui.coach.patterns import patterns
from tepui.coach.points import LIKELIEST, NOTHING, Cost, cost
from tepui.coach.reasons import Reason, reasons, telling, weight
from tepui.coach.story import (
    Act,
    NotFinished,
    result_of,
    story_for,
    story_of,
    story_written,
)
from tepui.coach.strength import Choice, choice_of, played
from tepui.coach.told import Candidate, Judged, Moment, Par, Review, Skill, Strength
from tepui.coach.turning import Turns
from tepui.coach.verdicts import CLEAR, COSTLY, GRADES, GRAVE, Verdict
from tepui.engine.play.log import Log, resume
from tepui.engine.play.position import Position
from tepui.engine.rules.contract import CHANCE
from tepui.engine.text.event import Event

GLANCES = 48  # samples of a position of the curve
STAGES = 40  # between the first look and the last, about: each repeats all choices
USUAL = 180  # acts of a seat up to which nothing is spared
DECIDED = 0.05  # chances up to which a game is lost, and from 1 less this won
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
        self._evaluator = evaluator(self.game, self.seats, options)
        self._options = options
        self._strongest = level(self.game, self.seats, "champion", options)
        self._acts_of = Counter(act.actor for act in acts)
        self._verdicts: dict[int, Verdict] = {}
        self._told: dict[int, Judged] = {}
        self._curve: list[Moment] = []
        self._turns: Turns | None = None
        self._nets = self._strongest.nets
        self._fitted = measures(self.game).get(self.seats) if self._nets else None
        self._net = NetPlay(self.game, self.seats, self._nets) if self._nets else None
        self._likers: dict[int, InstinctBot] = {}
        self._choices: dict[int, list[Choice]] = {}
        self._levels: dict[int, Strength] = {}
        self._pars: dict[int, Par] = {}
        self._telling: dict[int, dict[int, Reason]] = {}  # what names choices' kinds, seat by seat
        self._costs: dict[int, Cost] = {}  # the points that some of these choices lost
        self._ended = {
            each: self._ended_for(each) for each in range(self.seats) if self._tells(each)
        }

    def stages(self) -> Iterator[Review]:
        """Reviews that get better and better; the last one is whole."""
        judged = [act for act in self.acts if self._tells(act.actor)]
        self._glance([act for act in judged if act.actor == self.seat])
        self._measure()
        if self.seat is not None:
            yield self._review(0.05)
        self._glance([act for act in judged if act.actor != self.seat])
        self._measure()
        self._set_pars()
        self._draw_curve()
        yield self._review(0.2)
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
                yield self._review(0.2 + 0.5 * number / len(costly))
        self._add_points([act for act in judged if act.ply in self._verdicts])
        if self.open and self._net is not None:
            self._turns = Turns(self.acts, self._net, self._liked, self._pulse)
        yield self._review(1.0)

    def whole(self) -> Review:
        """The last of the stages."""
        *_, last = self.stages()
        return last

    def _tells(self, seat: int) -> bool:
        return seat >= 0 and (self.open or seat == self.seat)

    def _ended_for(self, seat: int) -> Event | None:
        """How a game ended early, from what a seat saw; where the game tells it."""
        ended = self.game.optional("reasons", "ended")
        if ended is None:
            return None
        own = [act.before.seen_by(seat) for act in self.acts if act.actor == seat]
        event: Event | None = ended(own, self.acts[-1].after.seen_by(seat), seat)
        return event

    def _glance(self, acts: Sequence[Act]) -> None:
        """Choices that are to be judged, at first sight."""
        for act in acts:
            self._pulse()
            found = self._glanced(act)
            if found is not None:
                self._verdicts[act.ply] = found

    def _draw_curve(self) -> None:
        """Everybody's chances before each act; and what turned the game."""
        viewer = None if self.open else self.seat
        for act in self.acts:
            if act.actor != CHANCE:
                self._pulse()
                chances = judge(act.before, viewer, GLANCES, self._evaluator).chances
                self._curve.append(Moment(act.ply, act.actor, list(chances)))

    def _glanced(self, act: Act) -> Verdict | None:
        simulations, seat, move = self._afforded(act.actor, choices.QUICK), act.actor, act.moves[0]
        found = verdict(act.before.seen_by(seat), move, simulations, self._strongest)
        if found is not None and self._fitted is not None:
            liked = self._liked(act.before, seat)
            self._choices.setdefault(seat, []).append(choice_of(move, found.options, liked))
        return found

    def _liked(self, position: Position, seat: int) -> dict[int, float]:
        """What the net likes, of what a seat could do."""
        assert self._nets is not None
        net = self._likers.get(seat)
        if net is None:
            table = BotSeat(self.game, self.seats, seat)
            net = self._likers[seat] = InstinctBot(table, self._nets)
        legal = position.legal(seat)
        return dict(zip(legal, net.odds(position.hidden_from(seat).memory, legal), strict=True))

    def _measure(self) -> None:
        """The level of every seat that was looked at."""
        if self._fitted is not None:
            for seat, own in self._choices.items():
                if (found := played(own, self._fitted)) is not None:
                    self._levels[seat] = found

    def _known_levels(self) -> list[str]:
        """The level of every seat; of one that was not looked at, the usual one."""
        known = [self._levels.get(seat) for seat in range(self.seats)]
        return [LEVEL if each is None else each.level for each in known]

    def _set_pars(self) -> None:
        if not self.open or self._fitted is None or self._net is None:
            return
        levels = self._known_levels()
        opening = Position.opening(self.game, self.seats, self._options)
        arranged = bytes(self.acts[0].before.memory) != bytes(opening.memory)
        arranged |= counts(opening) != counts(Position.opening(self.game, self.seats))
        pars = Pars(self.acts, self._fitted, self._net, arranged)
        for seat in range(self.seats):
            self._pulse()
            self._pars[seat] = pars.of(seat, levels)

    def _add_points(self, acts: Sequence[Act]) -> None:
        """Why other choices had been better, and the points that was worth. Of a master's many
        choices, those that seem to have cost points are bad luck."""
        why: dict[int, list[Reason]] = {}
        for act in (act for act in acts if not is_master(self._levels.get(act.actor))):
            found, sight = self._decided(act), act.before.seen_by(act.actor)
            self._verdicts[act.ply] = found
            why[act.ply] = given = reasons(sight, found.move, found.better)
            if (kind := telling(sight, given, found.move, found.better)) is not None:
                self._telling.setdefault(act.actor, {})[act.ply] = kind
        if self._net is None or counts(self.acts[0].before) != POINTS:
            return

        def order(act: Act) -> tuple[bool, int, int]:
            weights = [weight(reason.fact) for reason in why[act.ply]]
            return self._verdicts[act.ply].grade not in COSTLY, -max(weights), -act.ply

        assert self._fitted is not None
        heats = [self._fitted.heats[each] for each in self._known_levels()]
        for seat in range(self.seats):
            own = [act for act in acts if act.actor == seat and why.get(act.ply)]
            for act in sorted(own, key=order)[:LIKELIEST]:
                self._pulse()
                found, sight = self._verdicts[act.ply], act.before.seen_by(seat)
                worth = cost(sight, found.move, found.better, self._net, heats)
                self._costs[act.ply] = worth
                if worth.refuted:
                    self._verdicts[act.ply] = confirmed(found, 0.0, 0.0)

    def _decided(self, act: Act) -> Verdict:
        """The verdict on a choice; where the game was decided, and the search has no favourite any
        more, the other move is that of the net."""
        found = self._verdicts[act.ply]
        if self._net is None or found.better != found.move:
            return found
        if DECIDED < found.best_chance < 1 - DECIDED:
            return found
        liked = self._liked(act.before, act.actor)
        best = max(liked, key=lambda move: liked[move])
        clear = liked[best] >= CLEAR * liked[found.move]
        return msgspec.structs.replace(found, best=best) if clear else found

    def _afforded(self, seat: int, simulations: int) -> int:
        """Fewer simulations for a seat that chose without end; it knows itself how often it did."""
        return simulations * USUAL // max(self._acts_of[seat], USUAL)

    def _review(self, done: float) -> Review:
        judged = [
            self._judged(act, self._verdicts[act.ply])
            for act in self.acts
            if act.actor >= 0 and act.ply in self._verdicts
        ]
        costly = {each.ply for each in judged if each.played and each.verdict.grade in GRAVE}
        return Review(
            self.game.id, self.seats, self.seat, self.open, done, result_of(self.acts),
            list(self._curve), judged, self._skill(judged), self.unknown,
            counts(self.acts[-1].after),
            [self._turns.of(seat, costly) for seat in range(self.seats)] if self._turns else [],
        )  # fmt: skip

    def _judged(self, act: Act, found: Verdict) -> Judged:
        told, points = self._told.get(act.ply), self._costs.get(act.ply, NOTHING).proven
        if told is None or told.verdict is not found or told.points != points:
            told = self._told[act.ply] = self._reasoned(act, found, points)
        return told

    def _reasoned(self, act: Act, found: Verdict, points: int) -> Judged:
        sight, both = act.before.seen_by(act.actor), (found.move, found.better)
        why = reasons(sight, *both)
        if not (found.cost or points) or (self.game.reasons is not None and not why):
            return Judged(act.ply, act.actor, found)  # nothing is said without a reason
        describe, action = self.game.narration.describe, self.game.choices.action
        made, better = (describe(sight, act.actor, move) for move in both)
        actions = [action(sight, act.actor, move) for move in both]
        answers = [
            Candidate(describe(sight, act.actor, move), grade, loss, action(sight, act.actor, move))
            for move, grade, loss in sorted(_answers(found))
        ]
        return Judged(act.ply, act.actor, found, made, better, actions, why, answers, points)

    def _skill(self, judged: Sequence[Judged]) -> list[Skill]:
        found = []
        for seat in range(self.seats) if self.open else (self.seat,):
            assert seat is not None
            mine = [each for each in judged if each.seat == seat]
            own = [each.verdict for each in mine]
            by_grade = {grade: sum(v.grade == grade for v in own) for grade in COSTLY}
            rate, error = error_rate(own)
            listed = {each.ply: each.points for each in mine if each.listed}
            counted = counts(self.acts[-1].after) == POINTS
            lost = sum(listed.values()) if counted else None
            found.append(
                Skill(
                    seat, len(own), by_grade, rate, error,
                    self._levels.get(seat), self._pars.get(seat), lost,
                    patterns(self._telling.get(seat, {}), self._costs, listed), self._ended[seat],
                )
            )  # fmt: skip
        return found


def is_master(found: Strength | None) -> bool:
    """Whether somebody's choices look like a master's: what they still lack was bad luck."""
    return found is not None and CLASSES.index(found.level) >= CLASSES.index(STRONG)


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
    known = {found.better: (GRADES[0], 0.0), found.move: (found.grade, found.loss)}
    for option in found.options:
        if option.move not in known and option.visits and len(known) < ANSWERS:
            loss = max(found.best_chance - option.chance, 0.0)
            known[option.move] = grade_of(loss, option.error), loss
    return [(move, *said) for move, said in known.items()]
