"""Luck: the value of what was drawn, minus the mean over what could have been drawn."""

import math
from collections.abc import Callable, Iterable

from tepui.bots.judge import Records, Rows
from tepui.engine.play.position import Position
from tepui.engine.rules.contract import CHANCE


def luck_of(
    position: Position, moves: Iterable[int], values: Callable[[Records], Rows]
) -> list[float]:
    """Each seat's luck in a run of chance from a position: its mean is 0, whatever the values are.

    `values` gives each seat's share in each of some open records, always the same for the same.
    """
    luck, position = [0.0] * position.seats, position.copy()
    for move in moves:
        outcomes = position.chances()
        could = [position.copy() for _ in outcomes]
        for one, (outcome, _) in zip(could, outcomes, strict=True):
            one.apply(CHANCE, outcome)
        worth = values(b"".join(one.memory for one in could))
        position.apply(CHANCE, move)
        came = [outcome for outcome, _ in outcomes].index(move)
        weights = [weight for _, weight in outcomes]
        for seat in range(position.seats):
            each = (weight * row[seat] for weight, row in zip(weights, worth, strict=True))
            luck[seat] += worth[came][seat] - math.fsum(each) / sum(weights)
    return luck
