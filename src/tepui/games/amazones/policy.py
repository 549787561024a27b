"""What bots are told about Amazones beyond its rules: fine tiles for oneself, poor for rivals."""

from __future__ import annotations

import sys
from typing import Any

from tepui.engine.rules.exponential import exp
from tepui.engine.rules.hooks import bind_policy
from tepui.engine.rules.rule import rule
from tepui.games.amazones.material import (
    DONE,
    MOST_MEN,
    MOST_SEATS,
    N_PARTS,
    PICK,
    RECORD,
    STAY,
    TAKE,
)
from tepui.games.amazones.rules import score

# Simulations for one choice of easy, normal, hard and expert, by number of seats.
SIMULATIONS = {
    3: (60, 300, 1_000, 8_000),
    4: (60, 300, 1_000, 8_000),
    5: (60, 300, 1_000, 8_000),
}
SEARCH = {"exploration": 0.4, "margin": 0.2, "policy": True}
EXPERT = {3: {"widen": 1.0}}  # with five seats it made no difference
# The champion's, which thinks with the net.
CHAMPION = {3: {"simulations": 4_000}, 4: {"simulations": 5_000}, 5: {"simulations": 6_000}}
CHAPTER_SHOWN = ("joust", "phase=4")  # the features that tell chapters apart


@rule
def prior(s: Any, seat: int, moves: Any, n: int, weight: Any) -> None:
    """Bids as they come; a tile goes where it helps oneself or hurts a rival."""
    for i in range(n):
        move = moves[i]
        if move < TAKE:
            weight[i] = 4 if move in (DONE, STAY) else 2
        else:
            where = (move - TAKE) // MOST_MEN
            worth = int(s.top[where // MOST_SEATS])
            if where % MOST_SEATS != seat:
                worth = -worth
            weight[i] = 1 + 4 * max(worth, 0) * max(worth, 0)


@rule
def value(s: Any, out: Any, scratch: Any) -> None:
    """Points, and half of what lies on unfinished men; the less is left, the more a lead counts."""
    score(s, scratch)
    left = 0
    for part in range(N_PARTS):
        left += s.under[part]
    scale = 4.0 + 0.4 * left
    total = 0.0
    for seat in range(s.seats):
        begun = 0.0
        for i in range(2):
            man = s.unfinished[seat, i]
            if man >= 0:
                for part in range(N_PARTS):
                    begun += s.man[seat, man, part]
        out[seat] = exp((scratch[seat] + 0.5 * begun) / scale)
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total


@rule
def chapter(s: Any) -> int:
    """Half a joust: bids, and what is picked for them."""
    return 2 * int(s.joust) + (s.phase == PICK or s.picks > 0)


bind_policy(RECORD, sys.modules[__name__])
