"""Values with their 95% intervals, as reports show them."""

from __future__ import annotations

import math
from typing import Any

import msgspec
import numpy as np

Array = np.ndarray[Any, Any]

Z = 1.959964  # standard errors in an interval of 95 %
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


def wilson(share: float, n: int) -> tuple[float, float]:
    """The interval of a share seen in n cases (Wilson 1927): it is right near 0 and 1, too.

    >>> [round(x, 3) for x in wilson(0.5, 100)]
    [0.404, 0.596]
    """
    middle = (share + Z * Z / (2 * n)) / (1 + Z * Z / n)
    reach = Z / (1 + Z * Z / n) * math.sqrt(share * (1 - share) / n + Z * Z / (4 * n * n))
    return max(0.0, min(middle - reach, share)), min(1.0, max(middle + reach, share))


def share(count: int, of: int) -> Figure:
    """A share of all cases."""
    return Figure(count / of, *wilson(count / of, of))


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
