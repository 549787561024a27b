"""Pairing: everybody sits once a round, at legal tables, and nobody meets again without need."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tepui
from tepui.server.tournament import pairing
from tepui.server.tournament.pairing import Meetings, Round, Shape

LEGAL = sorted({tuple(game.seats) for game in tepui.all_games()} | {(2,), (4,), (2, 4), (3, 5)})


@given(st.integers(2, 64), st.integers(2, 5), st.sampled_from(LEGAL))
def test_shapes_are_legal_and_leave_nobody_out_without_need(
    count: int, wished: int, legal: tuple[int, ...]
) -> None:
    found = pairing.shapes(count, wished, legal)
    left = count - sum(shape.people for shape in found)
    assert all(2 <= shape.people <= shape.seats in legal for shape in found)
    assert left == (1 if legal == (2,) and count % 2 else 0)
    bots = sum(shape.seats - shape.people for shape in found)
    if {2, 3} <= set(legal) or ({3, 4, 5} <= set(legal) and count > 2):
        assert bots == 0
    if count % wished == 0 and wished in legal:
        assert {shape.seats for shape in found} == {wished}


@given(st.integers(2, 64), st.integers(2, 5))
def test_tables_of_one_deal_have_the_same_seats(count: int, seats: int) -> None:
    found = pairing.alike(count, seats)
    assert sum(shape.people for shape in found) == count
    assert {shape.seats for shape in found} == {seats}
    people = [shape.people for shape in found]
    assert 1 <= min(people) <= max(people) <= seats
    assert max(people) - min(people) <= 1
    assert (len(found) - 1) * seats < count


def sits_once(found: Round, order: Sequence[int], tables: Sequence[Shape]) -> None:
    seated = [one for table in found.tables for one in table]
    assert sorted([*seated, *found.byes]) == sorted(order)
    assert sorted(map(len, found.tables)) == sorted(shape.people for shape in tables)


@settings(max_examples=10, deadline=None)
@given(st.integers(2, 40), st.integers(2, 5), st.sampled_from(LEGAL), st.data())
def test_everybody_sits_once_in_every_round(
    count: int, wished: int, legal: tuple[int, ...], data: Any
) -> None:
    """As long as there are three times as many people as could be met, nobody is met twice."""
    order = data.draw(st.permutations(range(count)))
    tables = pairing.shapes(count, wished, legal)
    met: Meetings = Counter()
    rested: list[int] = []
    for number in range(3):
        found = pairing.swiss(order, met, rested, tables)
        sits_once(found, order, tables)
        assert not set(found.byes) & set(rested) or len(set(rested)) == count
        again = sum(met[pair] for pair in pairing.meetings(found.tables))
        if (number + 1) * 3 * (max(map(len, found.tables)) - 1) < count:
            assert not again
        met.update(pairing.meetings(found.tables))
        rested += found.byes


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 8), st.integers(2, 5), st.sampled_from(LEGAL), st.data())
def test_small_rounds_repeat_no_more_meetings_than_they_must(
    count: int, wished: int, legal: tuple[int, ...], data: Any
) -> None:
    tables = pairing.shapes(count, wished, legal)
    pairs = list(combinations(range(count), 2))
    times = st.lists(st.integers(0, 2), min_size=len(pairs), max_size=len(pairs))
    met: Meetings = Counter(dict(zip(pairs, data.draw(times), strict=True)))
    found = pairing.swiss(range(count), met, [], tables)
    playing = [one for one in range(count) if one not in found.byes]
    sizes = sorted(shape.people for shape in tables)
    least = min(repeated(each, met) for each in all_rounds(playing, sizes))
    assert repeated(found.tables, met) == least


def repeated(tables: Sequence[Sequence[int]], met: Meetings) -> tuple[int, int]:
    pairs = list(pairing.meetings(tables))
    return sum(met[pair] > 0 for pair in pairs), sum(met[pair] for pair in pairs)


def all_rounds(people: Sequence[int], sizes: Sequence[int]) -> Iterator[list[list[int]]]:
    if not sizes:
        yield []
        return
    for size in set(sizes):
        rest = list(sizes)
        rest.remove(size)
        for company in combinations(people[1:], size - 1):
            left = [one for one in people[1:] if one not in company]
            for others in all_rounds(left, rest):
                yield [[people[0], *company], *others]


def test_the_standings_are_walked() -> None:
    """Neighbours meet; where they have met, the next do."""
    tables = pairing.shapes(6, 2, [2])
    assert pairing.swiss([5, 3, 1, 0, 2, 4], Counter(), [], tables).tables == [
        [5, 3], [1, 0], [2, 4]
    ]  # fmt: skip
    met: Meetings = Counter({(3, 5): 1})
    found = pairing.swiss([5, 3, 1, 0, 2, 4], met, [], tables).tables
    assert sorted(map(sorted, found)) == [[0, 3], [1, 5], [2, 4]]


def test_the_bye_goes_to_the_last_who_had_none() -> None:
    tables = pairing.shapes(5, 2, [2])
    assert pairing.swiss([0, 1, 2, 3, 4], Counter(), [4, 3], tables).byes == [2]
    assert pairing.swiss([0, 1, 2, 3, 4], Counter(), [0, 1, 2, 3, 4], tables).byes == [4]


@pytest.mark.parametrize("count", range(2, 65))
def test_in_a_league_of_two_each_meets_each_once(count: int) -> None:
    rounds = [pairing.round_robin(count, n) for n in range(pairing.robin_rounds(count))]
    for found in rounds:
        seated = [one for table in found.tables for one in table]
        assert sorted([*seated, *found.byes]) == list(range(count))
    met = pairing.meetings(table for found in rounds for table in found.tables)
    assert met == Counter(combinations(range(count), 2))
    rests = Counter(one for found in rounds for one in found.byes)
    assert rests == Counter(range(count) if count % 2 else ())


@pytest.mark.parametrize(
    ("count", "seats", "most"), [(5, 3, 4), (9, 3, 6), (12, 4, 8), (16, 4, 10)]
)
def test_a_league_at_larger_tables_ends_soon(count: int, seats: int, most: int) -> None:
    """Everybody has met everybody after little more rounds than tables could offer."""
    met: Meetings = Counter()
    tables = pairing.shapes(count, seats, range(2, 6))
    for _ in range(most):
        met.update(pairing.meetings(pairing.swiss(range(count), met, [], tables).tables))
        if pairing.all_met(range(count), met):
            break
    assert pairing.all_met(range(count), met)
