"""What bots are told about Galapagos beyond its rules: ticks for sand, and a nose for turtles."""

from __future__ import annotations

import math
import sys
from typing import Any

from tepui.engine.hooks import bind_policy
from tepui.engine.rule import rule
from tepui.games.galapagos.material import (
    FINISH,
    GO,
    NOBODY,
    ON_ISLAND,
    PLAN,
    RECORD,
    STOP,
    TAKE_BACK,
    TICKS,
)
from tepui.games.galapagos.rules import score

# Simulations for one small choice of easy, normal, hard and expert, by number of seats.
SIMULATIONS = {
    2: (40, 200, 3_000, 30_000),
    3: (40, 200, 3_000, 28_000),
    4: (40, 200, 3_000, 25_000),
}
SEARCH = {"explore": 0.4, "margin": 0.2, "policy": True, "cut": 12}


@rule
def imagine(s: Any, seat: int) -> None:
    """Sand runs for people; a bot thinks in ticks, and decides now."""
    if s.sand != TICKS:
        s.sand = TICKS
        if s.phase == PLAN:
            s.turn = seat
            s.acted = 0
            s.ticks_left = s.further_ticks if s.first != NOBODY else 0


@rule
def prior(s: Any, seat: int, moves: Any, n: int, weight: Any) -> None:
    """Lay dice that lead on, more than one, and walk to turtles."""
    for i in range(n):
        move = moves[i]
        if move < TAKE_BACK:
            weight[i] = 4
        elif move == TAKE_BACK:
            weight[i] = 1
        elif move == FINISH:
            weight[i] = 1 + 2 * s.laid[seat]
        elif move == STOP:
            weight[i] = 1
        else:
            weight[i] = 4 + 60 * (s.holder[move - GO] == ON_ISLAND)


@rule
def value(s: Any, out: Any, room: Any) -> None:
    """A lead in points is worth the more, the fewer turtles are left."""
    score(s, room)
    scale = 1.0 + 0.15 * (s.bag_size + s.on_island)
    most = 0
    for seat in range(s.seats):
        most = max(most, room[seat])
    total = 0.0
    for seat in range(s.seats):
        out[seat] = math.exp((room[seat] - most) / scale)
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total


bind_policy(RECORD, sys.modules[__name__])
