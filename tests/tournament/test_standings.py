"""Standings: what a table gives, and every tie-break in its turn."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tepui.server.tournament.standings import compared_shares, lot, shares, standings

HALF = Fraction(1, 2)


@given(st.lists(st.integers(1, 5), min_size=2, max_size=5), st.sets(st.integers(0, 4)))
def test_a_table_gives_half_a_point_a_seat(places: list[int], gone: set[int]) -> None:
    """The points of a table are as many as half of its seats; who never came has none of them."""
    missing = gone & set(range(len(places)))
    given = shares(places, missing)
    assert all(0 <= each <= 1 for each in given)
    assert sum(shares(places)) == Fraction(len(places), 2)
    assert all(given[seat] == 0 for seat in missing)
    for seat in set(range(len(places))) - missing:
        assert all(given[seat] > given[other] for other in missing)
        assert all(
            (given[seat] > given[other]) == (places[seat] < places[other])
            for other in set(range(len(places))) - missing
        )


DEALS = st.integers(2, 6).flatmap(
    lambda seats: st.lists(
        st.lists(st.integers(0, 9), min_size=seats, max_size=seats), min_size=2, max_size=6
    )
)


@given(DEALS)
def test_a_deal_gives_each_seat_as_much(scores: list[list[int]]) -> None:
    given = compared_shares(scores)
    for seat in zip(*given, strict=True):
        assert sum(seat) == Fraction(len(scores), 2)


def won(one: int, other: int) -> dict[int, Fraction]:
    return {one: Fraction(1), other: Fraction(0)}


def test_points_then_those_met_then_the_meeting_then_the_lot() -> None:
    found = standings("t", range(4), [won(0, 2), won(1, 3), won(2, 3)], {})
    met: Any = {each.entrant: (each.points, each.met) for each in found}
    assert met == {0: (1, 1), 1: (1, 0), 2: (1, HALF), 3: (0, 1)}
    assert [each.entrant for each in found] == [0, 2, 1, 3]
    # 0 and 1 are equal, but 0 has beaten 1; the same with their numbers changed.
    for one, two in ((0, 1), (1, 0)):
        tables = [won(one, two), won(2, one), won(two, 3), won(3, 4)]
        equals = [each for each in standings("t", range(5), tables, {}) if each.entrant < 2]
        assert len({(each.points, each.met) for each in equals}) == 1
        assert [(each.entrant, each.direct) for each in equals] == [(one, 0), (two, -1)]
    drawn = standings("t", range(2), [{0: HALF, 1: HALF}], {})
    assert [each.entrant for each in drawn] == sorted([0, 1], key=lambda one: lot("t", one))


def test_a_bye_gives_points_and_no_meeting() -> None:
    found = standings("t", range(3), [won(0, 1)], {2: Fraction(1)})
    given: Any = {each.entrant: (each.points, each.played) for each in found}
    assert given == {
        0: (1, 1), 1: (0, 1), 2: (1, 0)
    }  # fmt: skip
    assert [each.met for each in found if each.entrant == 2] == [0]


@given(st.data())
def test_the_order_of_results_does_not_matter(data: Any) -> None:
    pairs = st.tuples(st.integers(0, 5), st.integers(0, 5)).filter(lambda two: two[0] != two[1])
    tables = [won(*two) for two in data.draw(st.lists(pairs, max_size=12))]
    again = data.draw(st.permutations(tables))
    assert standings("t", range(6), tables, {}) == standings("t", range(6), again, {})
