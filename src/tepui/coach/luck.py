"""Luck: the value of what was drawn, minus the mean over what could have been drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import numpy as np

from tepui.bots.judge import Array
from tepui.engine.contract import CHANCE
from tepui.engine.position import Position


def luck_of(position: Position, moves: Iterable[int], values: Callable[[Array], Array]) -> Array:
    """Each seat's luck in a run of chance from a position: its mean is 0, whatever the values are.

    `values` gives each seat's share in each of some open records, always the same for the same.
    """
    luck, position = np.zeros(position.seats), position.copy()
    for move in moves:
        outcomes = position.chances()
        records = np.repeat(position.record, len(outcomes))
        for k, (outcome, _) in enumerate(outcomes):
            one = Position.of_record(position.game, position.seats, records[k : k + 1])
            one.apply(CHANCE, outcome)
        weights = np.array([weight for _, weight in outcomes], float)
        worth = values(records)
        position.apply(CHANCE, move)
        came = [outcome for outcome, _ in outcomes].index(move)
        luck += worth[came] - weights @ worth / weights.sum()
    return luck
