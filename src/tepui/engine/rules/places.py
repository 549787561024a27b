"""From scores to places, and from places to shares of the victory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tepui.engine.rules.rule import rule


@rule
def rank(out: Any, seats: int) -> None:
    """Turn scores into places where they stand: 1 + how many seats scored more."""
    for seat in range(seats):
        out[seat] *= 16  # space for a place below the score
    for seat in range(seats):
        ahead = 1
        for other in range(seats):
            if out[other] // 16 > out[seat] // 16:
                ahead += 1
        out[seat] += ahead
    for seat in range(seats):
        out[seat] %= 16


@rule
def share_victory(places: Any, seats: int, out: Any) -> None:
    """Write each seat's share of the victory: the first places share it."""
    winners = 0
    for seat in range(seats):
        winners += places[seat] == 1
    for seat in range(seats):
        out[seat] = (places[seat] == 1) / winners


def victory_shares(places: Sequence[int]) -> list[float]:
    """The same for plain Python.

    >>> victory_shares([1, 3, 1])
    [0.5, 0.0, 0.5]
    """
    winners = places.count(1)
    return [(place == 1) / winners for place in places]
