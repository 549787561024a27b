"""Chance for bulk play: a fast counter-based generator, with a stream for each source of chance.

The generator is SplitMix64 (Steele, Lea and Flood 2014): output k of a stream is a mix of `start +
k * GAMMA`. So a stream is one 64-bit number, any game of a run can be played without the others,
and CPU and GPU draw the same. It is not secret: tables of people use `fair`.
"""

from __future__ import annotations

from typing import Any

from tepui.engine.rules.numbers import int64, uint64
from tepui.engine.rules.rule import rule, wrapping

GAMMA = uint64(0x9E3779B97F4A7C15)
_MIX1 = uint64(0xBF58476D1CE4E5B9)
_MIX2 = uint64(0x94D049BB133111EB)
_30, _27, _31, _32 = uint64(30), uint64(27), uint64(31), uint64(32)


@rule
@wrapping
def mix(z: Any) -> Any:
    """Scatter the bits of a 64-bit number (a bijection); `lab.strength.duplicate` does it, too."""
    z = (z ^ (z >> _30)) * _MIX1
    z = (z ^ (z >> _27)) * _MIX2
    return z ^ (z >> _31)


@rule
@wrapping
def start(rng: Any, seed: int, game: int) -> None:
    """Open the streams of game number `game` of a seed: one for decisions, then one per source."""
    rng[0] = mix(mix(uint64(seed) + GAMMA) ^ uint64(game))
    for k in range(1, len(rng)):
        rng[k] = mix(rng[0] ^ (uint64(k) * _MIX1))


@rule
@wrapping
def draw(rng: Any, n: int) -> int:
    """A number from 0 to n-1. For n far below 2**32, uniform to within n / 2**32."""
    rng[0] += GAMMA
    return int64(((mix(rng[0]) >> _32) * uint64(n)) >> _32)  # type: ignore[return-value]


@rule
def weighted(rng: Any, n: int, weight: Any) -> int:
    """A number from 0 to n-1, by weight."""
    total = 0
    for i in range(n):
        total += weight[i]
    left = draw(rng, total)
    index = 0
    before = 0
    for i in range(n):  # no early exit: a branch nobody can predict costs more
        before += weight[i]
        index += before <= left
    return index
