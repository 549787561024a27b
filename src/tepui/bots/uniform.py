"""The random player: every legal move equally likely."""

from __future__ import annotations

from typing import Any

from tepui.engine.contract import CHANCE, apply, over, waiting
from tepui.engine.hooks import fall, pick
from tepui.engine.rule import rule
from tepui.engine.stepper import lowest


@rule
def play_out(s: Any, rng: Any, moves: Any, weights: Any) -> int:
    """Play `s` to its end at random; how many decisions that took (chance does not count)."""
    decisions = 0
    while not over(s):
        awaited = waiting(s)
        if awaited:
            seat = lowest(awaited)
            apply(s, seat, pick(s, seat, rng, moves))
            decisions += 1
        else:
            apply(s, CHANCE, fall(s, rng, moves, weights))
    return decisions
