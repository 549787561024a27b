"""A warning before a blunder: is the move that somebody is about to make much worse than another?

It is judged only from what the seat knows, small move by small move, as in a review: first at a
glance, and again if that finds a doubtful one.
"""

from collections.abc import Mapping, Sequence

from tepui.bots.levels import Level, level
from tepui.coach.choices import QUICK, deeper, verdict
from tepui.coach.reasons import reasons
from tepui.coach.told import Caution
from tepui.coach.verdicts import GRAVE
from tepui.engine.play.position import Position

DOUBTFUL = 0.05  # a loss at first sight above which a move is examined closely
LONGEST = 12  # small moves to examine, so that a warning takes a fraction of a second


def caution(
    position: Position, seat: int, moves: Sequence[int], options: Mapping[str, str] | None = None
) -> Caution | None:
    """The warning to a seat before it makes these small moves; None if they are good enough."""
    position = position.hidden_from(seat)
    by = level(position.game, position.seats, "champion", options)
    for move in moves[:LONGEST]:
        if move not in position.moves_of(seat):
            return None  # it is refused anyway
        if (found := _grave(position, seat, move, by)) is not None:
            return found
        position = position.copy()
        position.apply(seat, move)
        if not position.waiting():
            break  # chance outcomes are unknown
    return None


def _grave(position: Position, seat: int, move: int, by: Level) -> Caution | None:
    sight = position.seen_by(seat)
    glance = verdict(sight, move, QUICK, by)
    if glance is None or glance.loss < DOUBTFUL:
        return None
    found = deeper(sight, glance, by)
    if found.grade not in GRAVE:
        return None
    played, better = (
        position.game.narration.describe(sight, seat, each) for each in (move, found.best)
    )
    return Caution(
        found.grade, found.loss, found.error, found.chance, found.best_chance,
        played, better, reasons(sight, move, found.best),
    )  # fmt: skip
