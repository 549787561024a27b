"""The random player: every legal move equally likely."""

from __future__ import annotations

from typing import Any

from tepui.engine.learning.stepper import lowest
from tepui.engine.rules.contract import CHANCE, apply, over, waiting
from tepui.engine.rules.hooks import fall, pick
from tepui.engine.rules.rule import rule


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
