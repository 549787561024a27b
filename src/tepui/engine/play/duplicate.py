"""Duplicate scoring: one deal at several tables, compared seat by seat; standings over many deals.

It works on numbers and sequences only, so any match or tournament can use it. The luck of the deal
is the same for everybody in the same seat; what remains is what they made of it.
"""

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Generic, TypeVar

Player = TypeVar("Player", bound=Hashable)


@dataclass(frozen=True)
class Compared:
    """A result against those of the same seat at the other tables."""

    against: Fraction  # points over their mean
    matchpoints: int  # two for each table that is beaten, one for each that is equalled
    most: int  # matchpoints that could be had


def compared(points: Sequence[int]) -> list[Compared]:
    """The results of one seat at all tables of a deal, each against the others.

    >>> [(str(each.against), each.matchpoints, each.most) for each in compared([7, 3, 7])]
    [('2', 3, 4), ('-4', 0, 4), ('2', 3, 4)]
    """
    total, others = sum(points), len(points) - 1
    return [
        Compared(
            mine - Fraction(total - mine, others) if others else Fraction(0),
            sum((mine > other) + (mine >= other) for other in points) - 1,
            2 * others,
        )
        for mine in points
    ]


@dataclass(frozen=True)
class Standing(Generic[Player]):
    """All that a player has made, and the place of that; equal ones share a place."""

    player: Player
    place: int
    played: int  # results that count
    against: Fraction
    matchpoints: int
    most: int

    @property
    def share(self) -> Fraction:
        """How much of the matchpoints that could be had."""
        return Fraction(self.matchpoints, self.most) if self.most else Fraction(0)


def standings(results: Iterable[tuple[Player, Compared]]) -> list[Standing[Player]]:
    """Everybody's results of all deals together: by the share of matchpoints, then by points."""
    by_player: dict[Player, list[Compared]] = {}
    for player, result in results:
        by_player.setdefault(player, []).append(result)
    summed = [
        Standing(
            player, 0, len(mine), sum((each.against for each in mine), Fraction(0)),
            sum(each.matchpoints for each in mine), sum(each.most for each in mine),
        )
        for player, mine in by_player.items()
    ]  # fmt: skip
    keys = {each.player: (-each.share, -each.against) for each in summed}
    placed = [
        Standing(
            each.player, 1 + sum(key < keys[each.player] for key in keys.values()), each.played,
            each.against, each.matchpoints, each.most,
        )
        for each in summed
    ]  # fmt: skip
    return sorted(placed, key=lambda each: each.place)


_END = object()  # after a table's last step


@dataclass(frozen=True)
class Fork:
    """Where tables that had gone together part: at which step, and which of them went where."""

    at: int
    branches: tuple[tuple[int, ...], ...]


def forks(lines: Sequence[Sequence[Hashable]]) -> list[Fork]:
    """Where the tables first differed: any two of them are in different branches of one fork.

    >>> forks(["abcd", "abxy", "abcz"])
    [Fork(at=2, branches=((0, 2), (1,))), Fork(at=3, branches=((0,), (2,)))]
    """
    splits: list[Fork] = []

    def part(at: int, group: Sequence[int]) -> None:
        branches: dict[Hashable, list[int]] = {}
        while len(branches) < 2 and _END not in branches:
            branches.clear()
            for line in group:
                step = lines[line][at] if at < len(lines[line]) else _END
                branches.setdefault(step, []).append(line)
            at += 1
        if len(branches) > 1:
            splits.append(Fork(at - 1, tuple(tuple(branch) for branch in branches.values())))
            for branch in branches.values():
                part(at, branch)

    part(0, range(len(lines)))
    return sorted(splits, key=lambda fork: (fork.at, fork.branches))
