"""Where bots stand on the scale of ratings (docs/ratings.md), by the games of an arena.

The model is that of the anchors, Plackett-Luce: bots whose place is known stay there, the others
are put where the outcomes are likeliest. The games of one deal are not independent, so how sure a
place is follows from whole deals (the sandwich of White 1982).
"""

import math
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import numpy as np

from tepui.lab.figure import Figure, Z
from tepui.lab.strength.contest import Outcome
from tepui.rating.anchors import Anchors
from tepui.rating.ladder import BASE, MU, POINTS, SIGMA

Array = np.ndarray[Any, Any]
ROUNDS = 60  # of Newton's method, which needs a handful
DOUBT = 3 * SIGMA  # uncertainty about a bot before its first game, which keeps a rating finite
LEAP = 2.0  # the farthest a rating moves in one round, in units of the model


def rated(scale: Anchors, outcomes: Sequence[Outcome]) -> dict[str, Figure]:
    """The rating of each bot in points; empty without a bot that has one."""
    names = sorted({name for outcome in outcomes for name in outcome.job.bots})
    fixed = [name in scale.levels for name in names]
    if not any(fixed) or not outcomes:
        return {}
    seats = len(outcomes[0].places)
    unit = scale.noise[seats] * math.sqrt(seats)  # unit of skill: as OpenSkill divides it
    theta = np.array([(scale.levels.get(name, MU) - MU) / unit for name in names])
    free = np.flatnonzero(np.logical_not(fixed))
    deals: dict[int, list[list[list[int]]]] = defaultdict(list)
    for outcome in outcomes:
        deals[outcome.job.deal].append(_orders(outcome, names))
    doubt = (unit / DOUBT) ** 2
    for _ in range(ROUNDS if len(free) else 0):
        slopes, bend = _shape(theta, deals)
        slope = (slopes.sum(0) - doubt * theta)[free]
        step = np.linalg.solve(bend[np.ix_(free, free)] + doubt * np.eye(len(free)), slope)
        theta[free] += np.clip(step, -LEAP, LEAP)
        if np.abs(step).max() < 1e-9:
            break
    error = np.zeros(len(names))
    if len(free):
        slopes, bend = _shape(theta, deals)
        inverse = np.linalg.inv(bend[np.ix_(free, free)] + doubt * np.eye(len(free)))
        spread = inverse @ (slopes[:, free].T @ slopes[:, free]) @ inverse
        # A few deals say little about how deals differ: never assume less error than independent
        # games have.
        error[free] = np.sqrt(np.maximum(np.diag(spread), np.diag(inverse)))
    points = BASE + POINTS * unit * theta
    reach = POINTS * unit * Z * error
    return {
        name: Figure(float(at), float(at - far), float(at + far))
        for name, at, far in zip(names, points, reach, strict=True)
    }


def _orders(outcome: Outcome, names: Sequence[str]) -> list[list[int]]:
    """The bots in the order in which they finished, twice: seats on the same place swap.

    The mean of both orders counts a tie as half a win for each.
    """
    bots = [names.index(name) for name in outcome.job.bots]
    ways = []
    for turn in (1, -1):
        order = sorted(range(len(bots)), key=lambda seat: (outcome.places[seat], turn * seat))
        ways.append([bots[seat] for seat in order])
    return ways


def _shape(theta: Array, deals: dict[int, list[list[list[int]]]]) -> tuple[Array, Array]:
    """The slope and curvature of the likelihood, deal by deal."""
    count = len(theta)
    slopes, bend = np.zeros((len(deals), count)), np.zeros((count, count))
    for row, games in enumerate(deals.values()):
        for order in (way for ways in games for way in ways):
            for first in range(len(order) - 1):
                left = order[first:]
                odds = np.exp(theta[left] - theta[left].max())
                share = np.zeros(count)
                np.add.at(share, left, odds / odds.sum())
                slopes[row] -= share / 2
                slopes[row, left[0]] += 1 / 2
                bend += (np.diag(share) - np.outer(share, share)) / 2
    return slopes, bend
