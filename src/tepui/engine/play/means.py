"""Means and deviations by exact sums: the same bits on every machine, in whatever order."""

import math
from collections.abc import Sequence


def mean(numbers: Sequence[float]) -> float:
    """The mean of some numbers."""
    return math.fsum(numbers) / len(numbers)


def deviation(numbers: Sequence[float], less: int = 0) -> float:
    """The standard deviation; with `less` 1, what a sample tells of all.

    >>> deviation([1.0, 2.0, 3.0], less=1)
    1.0
    """
    middle = mean(numbers)
    return math.sqrt(math.fsum((x - middle) ** 2 for x in numbers) / (len(numbers) - less))


def mean_of_rows(rows: Sequence[Sequence[float]]) -> list[float]:
    """The mean of each column."""
    return [mean(column) for column in zip(*rows, strict=True)]
