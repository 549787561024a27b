"""Chance for bulk play: a fast counter-based generator, and drawing one outcome with it.

The generator is SplitMix64 (Steele, Lea and Flood 2014): output k of a stream is a mix of
`start + k * GAMMA`, so a stream is one 64-bit number, any game of a run can be played without the
others, and CPU and GPU draw the same. It is not secret: tables of people use `fair`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tepui.engine.contract import CHANCE, apply, chance
from tepui.engine.rule import rule, wrapping

GAMMA = np.uint64(0x9E3779B97F4A7C15)
_MIX1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX2 = np.uint64(0x94D049BB133111EB)
_30, _27, _31, _32 = np.uint64(30), np.uint64(27), np.uint64(31), np.uint64(32)


@rule
@wrapping
def mix(z: Any) -> Any:
    """Scatter the bits of a 64-bit number (a bijection)."""
    z = (z ^ (z >> _30)) * _MIX1
    z = (z ^ (z >> _27)) * _MIX2
    return z ^ (z >> _31)


@rule
@wrapping
def start(rng: Any, seed: int, game: int) -> None:
    """Open stream number `game` of a seed in the one-element array `rng`."""
    rng[0] = mix(mix(np.uint64(seed) + GAMMA) ^ np.uint64(game))


@rule
@wrapping
def draw(rng: Any, n: int) -> int:
    """A number from 0 to n-1. For n far below 2**32, uniform to within n / 2**32."""
    rng[0] += GAMMA
    return np.int64(((mix(rng[0]) >> _32) * np.uint64(n)) >> _32)  # type: ignore[return-value]


@rule
def roll(s: Any, rng: Any, out: Any, weight: Any) -> None:
    """At a chance node, draw an outcome by its weight and apply it."""
    n = chance(s, out, weight)
    total = 0
    for i in range(n):
        total += weight[i]
    left = draw(rng, total)
    i = 0
    before = 0
    for k in range(n):  # no early exit: a branch nobody can predict costs more
        before += weight[k]
        i += before <= left
    apply(s, CHANCE, out[i])
