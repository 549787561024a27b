"""The layout of a position's record: packed, so that equality is byte equality, and aligned."""

from __future__ import annotations

from typing import Any

import numpy as np


def record(fields: list[tuple[Any, ...]]) -> np.dtype[Any]:
    """A record of these fields. Laid out with wide fields first, which GPUs ask for.

    >>> record([("turn", "i1"), ("money", "i2", (2,))]).fields["turn"][1]
    4
    """
    wide_first = sorted(fields, key=lambda field: -np.dtype(field[1]).itemsize)
    widest = np.dtype(wide_first[0][1]).itemsize
    spare = -np.dtype(wide_first).itemsize % widest
    if spare:
        wide_first.append(("spare", "u1", (spare,)))  # stays zero
    return np.dtype((np.record, wide_first))
