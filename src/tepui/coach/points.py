"""What a choice lost in what the game counts: the net plays on from it and from the best, in worlds
that fit what its seat knew, with equal luck."""

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tepui.bots.judge import worlds_of
from tepui.bots.netplay import NetPlay
from tepui.coach.choices import Z
from tepui.engine.play.means import deviation, mean
from tepui.engine.rules.sight import Sight

WORLDS, LIKELIEST = 48, 24  # worlds for one choice; choices of a seat that are played on from
LEAST = 1.0  # point that must be lost on the average
HEAT = 1.0  # everybody plays on by the net as it is


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


def cost(sight: Sight, move: int, best: int, by: NetPlay) -> Cost:
    """What a move loses against another."""
    seat, hidden = sight.viewer, sight.position
    heats = [HEAT] * hidden.seats
    after = [
        by.play(worlds_of(hidden, seat, WORLDS, each), range(WORLDS), heats)[0]
        for each in (best, move)
    ]
    points, won = (
        _difference([more[each] - less[each] for more, less in zip(*after, strict=True)])
        for each in (seat, hidden.seats + seat)
    )
    return Cost(*points, won[0] < -Z * won[1])


def _difference(found: Sequence[float]) -> tuple[float, float]:
    """A mean, and its standard error."""
    return mean(found), deviation(found, less=1) / math.sqrt(len(found))


def together(costs: Iterable[Cost]) -> Cost:
    """What several choices lost in all."""
    own = [*costs]
    error = math.sqrt(math.fsum(each.error**2 for each in own))
    return Cost(math.fsum(each.lost for each in own), error)
