"""What bots are told about Galapagos beyond its rules: ticks for sand, and a nose for turtles."""

from __future__ import annotations

import math
import sys
from typing import Any

from tepui.engine.hooks import bind_policy
from tepui.engine.rule import rule
from tepui.games.galapagos.material import (
    EACH,
    FINISH,
    GO,
    LAY,
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
    2: (30, 30, 100, 8_000),
    3: (30, 30, 100, 8_000),
    4: (30, 30, 100, 8_000),
}
SEARCH = {"explore": 0.1, "margin": 0.2, "policy": True, "cut": 12, "open_loop": True}
# The champion's, which thinks with the net.
CHAMPION = {2: {"simulations": 2_500}, 3: {"simulations": 2_000}, 4: {"simulations": 1_800}}
ALL_CHAIRS = True  # the coach asks the critic from every chair: docs/coach.md


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
    """Lay dice that lead to turtles, finish when no die leads on, and walk to turtles."""
    planning = s.phase == PLAN
    colour = s.pawn[seat] // EACH
    tiles = 1 << (s.pawn[seat] % EACH)
    if planning:
        for k in range(s.laid[seat]):
            tiles = led_to(s, colour, tiles, s.plan[seat, k])
            colour = s.plan[seat, k]
    for i in range(n):
        move = moves[i]
        if planning and move < TAKE_BACK:
            ahead = led_to(s, colour, tiles, move - LAY)
            weight[i] = 1
            if ahead:
                weight[i] = 6 + 30 * meets_turtle(s, move - LAY, ahead)
        elif move == FINISH:
            weight[i] = 2 + 2 * s.laid[seat]
        elif move >= GO and move < STOP:
            weight[i] = 6 + 60 * (s.holder[move - GO] == ON_ISLAND)
        else:
            weight[i] = 1


@rule
def led_to(s: Any, colour: int, tiles: int, die: int) -> int:
    """The tiles of a die's colour next to any of these tiles of one colour; six bits each."""
    ahead = 0
    for i in range(EACH):
        if (tiles >> i) & 1:
            ahead |= s.near[colour * EACH + i, die]
    return ahead


@rule
def meets_turtle(s: Any, colour: int, tiles: int) -> int:
    """1 if a turtle lies on any of these tiles of a colour, else 0."""
    found = 0
    for i in range(EACH):
        found |= (tiles >> i) & (s.holder[colour * EACH + i] == ON_ISLAND)
    return found


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
