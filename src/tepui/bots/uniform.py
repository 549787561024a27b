"""The random player: every legal move equally likely."""

from __future__ import annotations

from typing import Any

from tepui.engine.chance import draw, roll
from tepui.engine.contract import apply, legal, over, waiting
from tepui.engine.rule import rule


@rule
def first_of(seats: int) -> int:
    """The lowest seat of a bit set that is not empty."""
    seat = 0
    while not seats >> seat & 1:
        seat += 1
    return seat


@rule
def play_out(s: Any, rng: Any, moves: Any, weights: Any) -> int:
    """Play `s` to its end at random; how many decisions that took (chance does not count)."""
    decisions = 0
    while not over(s):
        awaited = waiting(s)
        if awaited:
            seat = first_of(awaited)
            n = legal(s, seat, moves)
            apply(s, seat, moves[draw(rng, n)])
            decisions += 1
        else:
            roll(s, rng, moves, weights)
    return decisions
