"""Values with their 95% intervals, as reports show them."""

import math
from collections.abc import Sequence
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
    """Frequencies: `shares[i]` of all cases are from `edges[i]` up to below `edges[i + 1]`."""

    edges: list[float]
    shares: list[float]


def mean(values: Array) -> Figure:
    """The mean over many games."""
    error = float(np.std(values)) / math.sqrt(len(values)) * Z
    value = float(np.mean(values))
    return Figure(value, value - error, value + error)


def wilson(share: float, n: float) -> tuple[float, float]:
    """The interval of a share seen in n cases (Wilson 1927): it is right near 0 and 1, too.

    >>> [round(x, 3) for x in wilson(0.5, 100)]
    [0.404, 0.596]
    """
    middle = (share + Z * Z / (2 * n)) / (1 + Z * Z / n)
    reach = Z / (1 + Z * Z / n) * math.sqrt(share * (1 - share) / n + Z * Z / (4 * n * n))
    return max(0.0, min(middle - reach, share)), min(1.0, max(middle + reach, share))


def doubt_of_few(n: int) -> float:
    """By how much an interval widens if its spread was seen in n cases (Student's t)."""
    return 1.0 if n < 2 else math.sqrt(n / (n - 1)) * (1 + (Z * Z + 1) / (4 * (n - 1)))


def share_of_deals(deals: Sequence[int], shares: Sequence[float]) -> tuple[float, float]:
    """The interval of a share, where what was seen in one deal is not independent.

    Wilson's, for as many independent games as the spread of the deals is worth. Near 0 and 1 the
    deals hardly differ, which proves little: there it counts no more games than were played.

    >>> [round(x, 2) for x in share_of_deals([0, 0, 1, 1], [1.0, 1.0, 1.0, 1.0])]
    [0.18, 1.0]
    """
    of: dict[int, list[float]] = {}
    for deal, each in zip(deals, shares, strict=True):
        of.setdefault(deal, []).append(each)
    means, count = np.array([np.mean(each) for each in of.values()]), len(shares)
    value, games = float(np.mean(shares)), count / len(means)
    middle = (count * value + 2) / (count + 4)
    usual = middle * (1 - middle) / games  # of one deal, if its games were independent
    seen = (float(((means - value) ** 2).sum()) + usual) / len(means)
    worth = usual / seen / doubt_of_few(len(means)) ** 2
    if worth > 1:
        worth = 1 + 4 * value * (1 - value) * (worth - 1)
    return wilson(value, count * worth)


def share(count: int, of: int) -> Figure:
    """A share of all cases."""
    return Figure(count / of, *wilson(count / of, of))


def difference(a: Figure, b: Figure) -> Figure:
    """How much `a` exceeds `b`, if the two were measured independently."""
    value = a.value - b.value
    reach = math.hypot((a.high - a.low) / 2, (b.high - b.low) / 2)
    return Figure(value, value - reach, value + reach)


def correlation(x: Array, y: Array, games: int) -> Figure:
    """The correlation of two values, with Fisher's interval.

    It counts games, because the seats of one game are not independent.
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
