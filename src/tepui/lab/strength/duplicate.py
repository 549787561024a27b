"""Duplicate deals: chance that is the same for every seating of the same bots.

Outcome k of a source (`contract.source`) is drawn from number k of that source's stream, whatever
was played. So luck affects everybody at a seat alike, and cancels out when the bots change seats.
"""

from collections.abc import Mapping, Sequence

_MASK = 2**64 - 1
_GAMMA = 0x9E3779B97F4A7C15


def mixed(z: int) -> int:
    """Scatter the bits of a 64-bit number, as `engine.rules.chance.mix` does."""
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9 & _MASK
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB & _MASK
    return z ^ (z >> 31)


class Deal:
    """The chance outcomes of one deal."""

    def __init__(self, seed: int, deal: int) -> None:
        self._start = mixed(mixed((seed + _GAMMA) & _MASK) ^ deal)

    def pick(self, weights: Sequence[int], source: int, drawn: Mapping[int, int]) -> int:
        """The index of the next outcome of a source."""
        stream = mixed(self._start ^ source)
        x = mixed((stream + (drawn.get(source, 0) + 1) * _GAMMA) & _MASK)
        left = x * sum(weights) >> 64
        for index, weight in enumerate(weights):
            if left < weight:
                return index
            left -= weight
        raise AssertionError("a draw below the total falls into some weight")


def seating(bots: int, deal: int, turn: int) -> tuple[int, ...]:
    """Which bot sits at each seat: all move on by one; every other deal, the other way round.

    >>> [seating(3, 0, turn) for turn in range(3)]
    [(0, 1, 2), (2, 0, 1), (1, 2, 0)]
    >>> seating(3, 1, 0)
    (2, 1, 0)
    """
    row = [(seat - turn) % bots for seat in range(bots)]
    return tuple(reversed(row)) if deal % 2 else tuple(row)
