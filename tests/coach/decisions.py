"""Real choices of random games."""

from __future__ import annotations

import random
from collections.abc import Iterator

from settings import Setting, next_move
from tepui.engine.play.position import Position


def decisions(
    setting: Setting, seed: int, every: int = 15, most: int = 5
) -> Iterator[tuple[Position, int, int]]:
    """Some real choices of a game of random moves."""
    rng, position, met = random.Random(seed), setting.opening(), 0
    while not position.over() and most:
        actor, move = next_move(position, rng)
        if actor >= 0 and len(position.moves_of(actor)) > 1:
            met += 1
            if met % every == 1:
                most -= 1
                yield position, actor, move
        position = position.copy()
        position.apply(actor, move)
