"""For a game's optional part `traits`: properties of a seat that may go with victory."""

from typing import Any, TypeAlias

import numpy as np

# Final records, an array of many; and numbers made from them, a row a game and a column a seat.
Numbers: TypeAlias = np.ndarray[Any, Any]


def owned(owner: Numbers, seats: int) -> Numbers:
    """How many things each seat owns: `owner` has a row a game, and a seat or -1 for each thing."""
    return np.stack([(owner == seat).sum(1) for seat in range(seats)], axis=1)


def ones(sets: Numbers) -> Numbers:
    """How many members each set of bits has."""
    return np.bitwise_count(sets)
