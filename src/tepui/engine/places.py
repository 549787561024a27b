"""From scores to places."""

from __future__ import annotations

from typing import Any

from tepui.engine.rule import rule


@rule
def rank(out: Any, seats: int) -> None:
    """Turn scores into places where they stand: 1 + how many seats scored more."""
    for seat in range(seats):
        out[seat] *= 16  # room for a place below the score
    for seat in range(seats):
        ahead = 1
        for other in range(seats):
            if out[other] // 16 > out[seat] // 16:
                ahead += 1
        out[seat] += ahead
    for seat in range(seats):
        out[seat] %= 16
