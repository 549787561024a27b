"""What a choice lost in what the game counts: the net plays on from it and from the best, in worlds
that fit what its seat knew, with equal luck."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from tepui.bots.judge import worlds_of
from tepui.bots.netplay import NetPlay
from tepui.coach.choices import Z
from tepui.engine.play.means import deviation, mean
from tepui.engine.rules.sight import Sight

WORLDS, LIKELIEST = 48, 24  # worlds for one choice; choices of a seat that are played on from
GLANCED = 16  # of these worlds, after which it may be clear that nothing was lost
LEAST = 1.0  # point that must be lost on the average
HEAT = 1.0  # the seat itself plays on by the net as it is


class Cost(NamedTuple):
    """The points that a choice lost, on the average of all worlds, and the standard error."""

    lost: float
    error: float
    refuted: bool = False  # it clearly won more often than the other

    @property
    def proven(self) -> int:
        """The points that were lost for certain; 0 where that cannot be shown."""
        return round(self.lost) if self.lost >= max(LEAST, Z * self.error) else 0


NOTHING = Cost(0.0, 0.0)


def cost(
    sight: Sight, move: int, best: int, by: NetPlay, others: Sequence[float] | None = None
) -> Cost:
    """What a move loses against another; `others`: the heats of all seats, its own put aside."""
    seat, hidden = sight.viewer, sight.position
    heats = [*(others or [HEAT] * hidden.seats)]
    heats[seat] = HEAT
    worlds = [worlds_of(hidden, seat, WORLDS, each) for each in (best, move)]
    size = len(worlds[0]) // WORLDS
    points: list[float] = []
    won: list[float] = []
    for part in (range(GLANCED), range(GLANCED, WORLDS)):
        streams = slice(size * part.start, size * part.stop)
        rows = (by.play(each[streams], part, heats)[0] for each in worlds)
        for more, less in zip(*rows, strict=True):
            points.append(more[seat] - less[seat])
            won.append(more[hidden.seats + seat] - less[hidden.seats + seat])
        found = Cost(*_difference(points), _clearly_more(won))
        if found.lost + found.error < LEAST:
            break  # nothing would be proven
    return found


def _clearly_more(won: Sequence[float]) -> bool:
    """Whether the other move won less, beyond the error."""
    less, error = _difference(won)
    return less < -Z * error


def _difference(found: Sequence[float]) -> tuple[float, float]:
    """A mean, and its standard error."""
    return mean(found), deviation(found, less=1) / math.sqrt(len(found))
