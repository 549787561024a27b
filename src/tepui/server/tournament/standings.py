"""The standings of a tournament: points, and how ties are broken, in this order.

1. Points: for a table, the share of the others one has beaten, and half for those equalled: 1 for
   victory, 0 for the last place. In duplicate Swiss, the share of matchpoints against the same seat
   at the other tables.
2. The average points of one's opponents.
3. The meetings of those who are still equal: tables ahead of each other, minus those behind.
4. The lot, which follows from the tournament's id.
"""

import hashlib
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from typing import NamedTuple

from tepui.engine.play.duplicate import compared

Table = Mapping[int, Fraction]  # everybody's result at a table, by number


class Standing(NamedTuple):
    """Somebody's place, and why."""

    entrant: int
    place: int
    points: Fraction
    played: int
    met: Fraction  # the average points of the opponents
    direct: int  # against those who are equal so far


def shares(places: Sequence[int], missing: Collection[int] = ()) -> list[Fraction]:
    """A table's points by seat, from its places; those who never came are behind all others.

    >>> [str(share) for share in shares([2, 1, 2])]
    ['1/4', '1', '1/4']
    >>> [str(share) for share in shares([1, 2], missing=[0])]
    ['0', '1']
    """
    last = max(places) + 1
    placed = [last if seat in missing else place for seat, place in enumerate(places)]
    points = [
        Fraction(sum((other > mine) + (other >= mine) for other in placed) - 1, 2 * len(placed) - 2)
        for mine in placed
    ]
    return [Fraction(0) if seat in missing else each for seat, each in enumerate(points)]


def compared_shares(scores: Sequence[Sequence[int]]) -> list[list[Fraction]]:
    """The points of all tables of one deal: each seat against the same seat at the others.

    >>> [[str(share) for share in table] for table in compared_shares([[9, 2], [5, 2], [1, 8]])]
    [['1', '1/4'], ['1/2', '1/4'], ['0', '1']]
    """
    seats = [compared(seat) for seat in zip(*scores, strict=True)]
    return [[Fraction(each.matchpoints, each.most) for each in table]
            for table in zip(*seats, strict=True)]  # fmt: skip


def lot(tournament: str, entrant: int, number: int = -1) -> bytes:
    """Somebody's lot, in the whole tournament or in one round."""
    said = f"tepui lot 1\ntournament {tournament}\nround {number}\nentrant {entrant}"
    return hashlib.sha256(said.encode()).digest()


def standings(
    tournament: str, entrants: Collection[int], tables: Sequence[Table], gifts: Table
) -> list[Standing]:
    """Everybody, the best first. `gifts`: points without a table, for byes."""
    points = {one: gifts.get(one, Fraction(0)) for one in entrants}
    played: dict[int, int] = defaultdict(int)
    ahead: dict[tuple[int, int], int] = defaultdict(int)
    for table in tables:
        for one, share in table.items():
            points[one] += share
            played[one] += 1
        for one, other in combinations(table, 2):
            won = (table[one] > table[other]) - (table[one] < table[other])
            ahead[one, other] += won
            ahead[other, one] -= won
    met = {one: _mean(points[other] for table in tables if one in table
                      for other in table if other != one) for one in entrants}  # fmt: skip
    equal: dict[tuple[Fraction, Fraction], list[int]] = defaultdict(list)
    for one in entrants:
        equal[points[one], met[one]].append(one)
    direct = {
        one: sum(ahead[one, other] for other in group if (one, other) in ahead)
        for group in equal.values()
        for one in group
    }
    ordered = sorted(
        entrants,
        key=lambda one: (-points[one], -met[one], -direct[one], lot(tournament, one)),
    )
    return [
        Standing(one, place, points[one], played[one], met[one], direct[one])
        for place, one in enumerate(ordered, 1)
    ]


def _mean(values: Iterable[Fraction]) -> Fraction:
    numbers = list(values)
    return sum(numbers, Fraction(0)) / len(numbers) if numbers else Fraction(0)
