"""What a choice lost in what the game counts: the net plays on from it and from the best, in worlds
that fit what its seat knew, with equal luck."""

from tepui.bots.judge import worlds_of
from tepui.bots.netplay import NetPlay
from tepui.engine.play.means import mean
from tepui.engine.rules.sight import Sight

MOST, FEWEST = 4, 2  # worlds for one choice
WORLDS = 400  # for all choices of a game together, about
HEAT = 1.0  # everybody plays on by the net as it is


def worlds_for(choices: int) -> int:
    """In how many worlds each of this many choices is played on."""
    return min(max(WORLDS // max(choices, 1), FEWEST), MOST)


def points_lost(sight: Sight, move: int, best: int, by: NetPlay, worlds: int) -> float:
    """What a move loses against another, on the average; below 0 where it gains."""
    seat, hidden = sight.viewer, sight.position
    heats = [HEAT] * hidden.seats
    after = [
        by.play(worlds_of(hidden, seat, worlds, each), range(worlds), heats)[0]
        for each in (best, move)
    ]
    return mean([more[seat] - less[seat] for more, less in zip(*after, strict=True)])
