"""How well somebody played: the level of the ladder that their choices look like.

Each level has a way of choosing, found from its own games (`bench/coach/strength.py`): how much
it follows what a quick search tries most, what the net likes, and how much it shuns what loses. So
every choice is more likely of one level than of another, and a game's choices together say which
level played it, and how surely. Chances go flat in a lost game; this does not.

A quick search cannot rank players who see further than it does: the levels from `skilled` on are
one class where their choices cannot be told apart.
"""

import math
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tepui.coach.measures import Measures
from tepui.coach.told import Strength
from tepui.coach.verdicts import RatedMove

SEEN = 0.02  # added to a move's share of the search, so that an untried one is not impossible
LIKED = 0.002  # the same for the net's policy
FLAT, STEEP = 0.05, 0.15  # losses of chance that count in full, and beyond which none counts
WITHIN = 0.8  # how likely the interval contains the level


class Option(NamedTuple):
    """A move that could be made, as a quick search and the net saw it."""

    share: float  # of the search's visits
    loss: float  # of chance, against the search's favourite
    liked: float  # by the net's policy


class Choice(NamedTuple):
    """An unforced choice: the options, and which one was taken."""

    made: int
    options: list[Option]


def choice_of(move: int, rated: Sequence[RatedMove], liked: Mapping[int, float]) -> Choice:
    """A choice from what a search found about its moves, the most visited first."""
    total = sum(each.visits for each in rated) or 1
    best = rated[0].chance
    options = [
        Option(
            each.visits / total,
            max(best - each.chance, 0.0) if each.visits else STEEP,
            liked.get(each.move, 0.0),
        )
        for each in rated
    ]
    return Choice([each.move for each in rated].index(move), options)


def features(choice: Choice) -> list[list[float]]:
    """The features of each option, as numbers that a level weighs."""
    top = max(each.share for each in choice.options)
    return [
        [
            math.log(SEEN + each.share),
            math.log(LIKED + each.liked),
            -min(each.loss, FLAT) / FLAT,
            -min(max(each.loss - FLAT, 0.0), STEEP - FLAT) / (STEEP - FLAT),
            float(each.share == top),
        ]
        for each in choice.options
    ]


def log_odds(rows: Sequence[Sequence[float]], weights: Sequence[float], made: int) -> float:
    """The logarithm of the probability that a level makes this choice."""
    told = [math.fsum(x * w for x, w in zip(row, weights, strict=True)) for row in rows]
    greatest = max(told)
    return told[made] - greatest - math.log(math.fsum(math.exp(x - greatest) for x in told))


def played(choices: Sequence[Choice], by: Measures) -> Strength | None:
    """The level of some choices; None if they say nothing about it."""
    if not choices:
        return None
    belief = beliefs(choices, by)
    middle = _at(belief, 0.5)
    low, high = _at(belief, (1 - WITHIN) / 2), _at(belief, (1 + WITHIN) / 2)
    names = list(by.weights)
    return Strength(names[middle], names[low], by.classes[names[high]], len(choices))


def beliefs(choices: Sequence[Choice], by: Measures) -> list[float]:
    """The probability of each class, given these choices, if all were equally likely before."""
    sums = [0.0] * len(by.weights)
    for choice in choices:
        rows = features(choice)
        for k, weights in enumerate(by.weights.values()):
            sums[k] += log_odds(rows, weights, choice.made)
    greatest = max(sums)
    odds = [math.exp(by.trust * (each - greatest)) for each in sums]
    return [each / math.fsum(odds) for each in odds]


def _at(belief: Sequence[float], share: float) -> int:
    """The class at this quantile of the probabilities."""
    below = 0.0
    for k, each in enumerate(belief):
        below += each
        if below >= share:
            return k
    return len(belief) - 1
