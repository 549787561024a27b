"""What a choice lost in what the game counts: the net plays on from it and from the best, in worlds
that fit what its seat knew, with equal luck."""

import math

from tepui.bots.judge import worlds_of
from tepui.bots.netplay import NetPlay
from tepui.coach.choices import Z
from tepui.engine.play.means import deviation, mean
from tepui.engine.rules.sight import Sight

MOST, FEWEST = 4, 2  # worlds for one choice
WORLDS = 400  # for all choices of a game together, about
SURE, DEAREST = 48, 8  # worlds that prove what one choice lost; choices of a seat that are tried
LEAST = 1.0  # point that is lost even at the lower end of what was measured
HEAT = 1.0  # everybody plays on by the net as it is


def worlds_for(choices: int) -> int:
    """In how many worlds each of this many choices is played on."""
    return min(max(WORLDS // max(choices, 1), FEWEST), MOST)


def points_lost(sight: Sight, move: int, best: int, by: NetPlay, worlds: int) -> list[float]:
    """What a move loses against another in each of some worlds; below 0 where it gains."""
    seat, hidden = sight.viewer, sight.position
    heats = [HEAT] * hidden.seats
    after = [
        by.play(worlds_of(hidden, seat, worlds, each), range(worlds), heats)[0]
        for each in (best, move)
    ]
    return [more[seat] - less[seat] for more, less in zip(*after, strict=True)]


def proven(sight: Sight, move: int, best: int, by: NetPlay) -> int:
    """The points that a move lost for certain; 0 where that cannot be shown."""
    losses = points_lost(sight, move, best, by, SURE)
    error = deviation(losses, less=1) / math.sqrt(SURE)
    return round(mean(losses)) if mean(losses) - Z * error >= LEAST else 0
