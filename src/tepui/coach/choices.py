"""A choice judged by what its seat could know: what it lost against the best, and how sure that is.

A verdict is made from a `Sight`, so it cannot differ between worlds that its seat could not tell
apart. The chances come from the house's strongest search, seeded by the hidden record alone; it
tries what looks worse more often than a player would, so that the chosen move is judged well, too.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import replace

import msgspec

from tepui.bots.judge import seed_of, thought_about
from tepui.bots.levels import level
from tepui.bots.thinker import Thinker, Thought
from tepui.engine.sight import Sight

QUICK, DEEP = 500, 6_000  # simulations at first sight, and for what looks costly
WORTH_A_LOOK = 0.01  # a loss from which a choice is looked at again
EXPLORE = 1.0
Z = 1.96  # standard errors within which nothing is said

GRADES = ("best", "fine", "slip", "mistake", "blunder")
LOSSES = (0.02, 0.05, 0.10, 0.20)  # from which a choice is no longer best, fine, ...


class RatedMove(msgspec.Struct, frozen=True):
    """One move that could be made, and its chance of victory."""

    move: int
    chance: float
    error: float  # a standard error
    visits: int = 0  # of the search; older puzzles do not say


class Verdict(msgspec.Struct, frozen=True):
    """What is said of one choice."""

    move: int
    best: int
    chance: float
    best_chance: float
    loss: float  # of chance, against the best
    error: float  # the standard error of the loss
    grade: str  # one of GRADES
    options: list[RatedMove]  # the best first

    @property
    def cost(self) -> float:
        """The loss, where it is one: not what lies within the error, or is next to nothing."""
        return 0.0 if self.grade == GRADES[0] else self.loss


def options(sight: Sight, simulations: int = QUICK) -> list[RatedMove]:
    """What a seat could do, with its chances, the best first; one where there is no choice."""
    seat = sight.viewer
    position = thought_about(sight.position, seat)
    legal = position.moves_of(seat)
    if len(legal) < 2:
        return [RatedMove(move, 0.0, 0.0, 0) for move in legal]
    settings = replace(level(position.game, position.seats, "expert").settings, explore=EXPLORE)
    thinker = Thinker(position.game, position.seats, seat, settings)
    seed = seed_of(sight.position.record)
    return [_option(t) for t in thinker.think(sight.position.record, legal, seed, simulations)]


def _option(thought: Thought) -> RatedMove:
    # Laplace's rule, so that what was seen once or never is not thought sure.
    n = thought.visits + 2
    p = (thought.chance * thought.visits + 1) / n
    return RatedMove(thought.move, thought.chance, math.sqrt(p * (1 - p) / n), thought.visits)


def verdict(sight: Sight, move: int, simulations: int = QUICK) -> Verdict | None:
    """What is said of a choice; None where there was none, or none that can be thought about."""
    found = options(sight, simulations)
    mine = next((option for option in found if option.move == move), None)
    if len(found) < 2 or mine is None:
        return None
    best = found[0]
    loss = best.chance - mine.chance
    if mine is best or loss <= 0 or not mine.visits:
        return Verdict(move, move, mine.chance, mine.chance, 0.0, mine.error, GRADES[0], found)
    error = math.hypot(best.error, mine.error)
    grade = grade_of(loss, error)
    return Verdict(move, best.move, mine.chance, best.chance, loss, error, grade, found)


def grade_of(loss: float, error: float) -> str:
    """The grade of a loss; the best, where it lies within the error.

    >>> grade_of(0.12, 0.03), grade_of(0.12, 0.08)
    ('mistake', 'best')
    """
    if loss <= Z * error:
        return GRADES[0]
    return GRADES[sum(loss >= least for least in LOSSES)]


def deeper(sight: Sight, quick: Verdict) -> Verdict:
    """A second look at a choice that seemed to cost something."""
    if quick.loss < WORTH_A_LOOK:
        return quick
    return verdict(sight, quick.move, DEEP) or quick


def error_rate(verdicts: Sequence[Verdict]) -> tuple[float, float]:
    """Points of chance lost per hundred unforced choices, and its standard error."""
    if not verdicts:
        return 0.0, 0.0
    total = 100 * 100 / len(verdicts)
    costly = [each for each in verdicts if each.cost]
    return total * sum(each.cost for each in costly), total * _together(e.error for e in costly)


def _together(errors: Iterable[float]) -> float:
    return math.sqrt(sum(error * error for error in errors))
