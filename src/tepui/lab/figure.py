"""Values with their intervals of 95 %, as reports tell them."""

from __future__ import annotations

import math
from typing import Any

import msgspec
import numpy as np

Array = np.ndarray[Any, Any]

Z = 1.96  # standard errors in an interval of 95 %
MOST_BINS = 40


class Figure(msgspec.Struct, frozen=True):
    """A value and its interval."""

    value: float
    low: float
    high: float


class Histogram(msgspec.Struct, frozen=True):
    """How often: `shares[i]` of all cases lie from `edges[i]` up to below `edges[i + 1]`."""

    edges: list[float]
    shares: list[float]


def mean(values: Array) -> Figure:
    """The mean of many games."""
    error = float(np.std(values)) / math.sqrt(len(values)) * Z
    value = float(np.mean(values))
    return Figure(value, value - error, value + error)


def share(count: int, of: int) -> Figure:
    """A share of all cases, with Wilson's interval: it is right near 0 and 1, too."""
    p, z2 = count / of, Z * Z
    middle = (p + z2 / (2 * of)) / (1 + z2 / of)
    reach = Z / (1 + z2 / of) * math.sqrt(p * (1 - p) / of + z2 / (4 * of * of))
    return Figure(p, min(max(0.0, middle - reach), p), max(min(1.0, middle + reach), p))


def difference(a: Figure, b: Figure) -> Figure:
    """How much `a` is above `b`, the two measured apart."""
    value = a.value - b.value
    reach = math.hypot((a.high - a.low) / 2, (b.high - b.low) / 2)
    return Figure(value, value - reach, value + reach)


def correlation(x: Array, y: Array, games: int) -> Figure:
    """How two things go together, with Fisher's interval.

    It counts games, since the seats of one game are not independent.
    """
    r = float(np.clip(np.corrcoef(x, y)[0, 1], -0.999999, 0.999999))
    z, reach = math.atanh(r), Z / math.sqrt(max(games - 3, 1))
    return Figure(r, math.tanh(z - reach), math.tanh(z + reach))


def histogram(values: Array) -> Histogram:
    """Equal bins of whole numbers."""
    low, high = int(values.min()), int(values.max())
    width = max(1, -(-(high - low + 1) // MOST_BINS))
    edges = np.arange(low, high + width + 1, width)
    counts = np.histogram(values, edges)[0]
    return Histogram(edges.astype(float).tolist(), (counts / len(values)).tolist())
