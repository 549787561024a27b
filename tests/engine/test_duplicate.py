"""Duplicate: what is compared adds up to nothing, and no table comes first for its number."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tepui.engine.play.duplicate import Compared, compared, forks, standings

POINTS = st.lists(st.integers(-20, 120), min_size=1, max_size=9)
LINES = st.lists(st.text("ab", max_size=6), min_size=1, max_size=6)


@given(POINTS)
def test_what_one_wins_another_loses(points: list[int]) -> None:
    found, tables = compared(points), len(points)
    assert sum(each.against for each in found) == 0
    assert sum(each.matchpoints for each in found) == tables * (tables - 1)
    assert {each.most for each in found} == {2 * (tables - 1)}
    assert all(0 <= each.matchpoints <= each.most for each in found)


@given(POINTS, st.integers(-50, 50))
def test_each_against_the_mean_of_the_others(points: list[int], more: int) -> None:
    for table, each in enumerate(compared(points)):
        others = points[:table] + points[table + 1 :]
        mean = Fraction(sum(others), len(others)) if others else points[table]
        assert each.against == points[table] - mean
        halves = sum(2 * (points[table] > other) + (points[table] == other) for other in others)
        assert each.matchpoints == halves
    # A richer deal is richer for all.
    assert compared([each + more for each in points]) == compared(points)


@given(st.data())
def test_tables_have_no_order(data: Any) -> None:
    points = data.draw(POINTS)
    order = data.draw(st.permutations(range(len(points))))
    assert compared([points[i] for i in order]) == [compared(points)[i] for i in order]


@given(st.data())
def test_standings(data: Any) -> None:
    """Over deals of any number of tables: sums to zero, in whatever order results come."""
    deals = data.draw(st.lists(POINTS, max_size=4))
    results = [
        (player, result) for deal in deals for player, result in enumerate(compared(deal))
    ]  # fmt: skip
    found = standings(results)
    assert sum(each.against for each in found) == 0
    assert sum(each.played for each in found) == len(results)
    assert {each.player for each in found} == {player for player, _ in results}
    again = standings(data.draw(st.permutations(results)))
    assert sorted(again, key=lambda each: each.player) == sorted(found, key=lambda s: s.player)
    for one, other in combinations(found, 2):
        better = (one.share, one.against) > (other.share, other.against)
        same = (one.share, one.against) == (other.share, other.against)
        assert (one.place < other.place) == better
        assert (one.place == other.place) == same


def test_a_share_of_what_could_be_had() -> None:
    """Whoever met fewer tables is not behind for that."""
    few, many = Compared(Fraction(1), 2, 2), Compared(Fraction(9), 8, 10)
    assert [each.player for each in standings([("many", many), ("few", few)])] == ["few", "many"]


def first_difference(one: str, other: str) -> int | None:
    for at in range(max(len(one), len(other))):
        if one[at : at + 1] != other[at : at + 1]:
            return at
    return None


@given(LINES)
def test_any_two_tables_part_where_they_first_differ(lines: list[str]) -> None:
    found = forks(lines)
    for one, other in combinations(range(len(lines)), 2):
        parted = [
            fork.at
            for fork in found
            for a, b in combinations(fork.branches, 2)
            if (one in a and other in b) or (other in a and one in b)
        ]
        at = first_difference(lines[one], lines[other])
        assert parted == ([] if at is None else [at])
