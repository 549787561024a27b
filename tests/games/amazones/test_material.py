"""Material of Amazones: the rules by their ids."""

from __future__ import annotations

import pytest

from games import players
from games.amazones.table import Table, refused
from tepui.engine.rules.contract import CHANCE

SERIES = [10, 5, 5, 5, 2, 2, 2, 1, 1, -1, -2]
STACK = {4: 2, 3: 2, 2: 2, 1: 2, -1: 1, -2: 1, -3: 1, -4: 1}


def test_for_three_to_five_players() -> None:
    assert players.numbers("amazones") == [3, 4, 5]


@pytest.mark.rule("AZ1", "AZ2")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_seat_begins_with_one_whole_colour(seats) -> None:
    t = Table(seats)
    colours = ["sun", "moon", "arrow", "leaf", "shell"]
    for seat in range(seats):
        assert t.hand(seat) == {colours[seat]: SERIES}
    assert t.s.hand.sum() == 11 * seats  # the other colours stay in the box


@pytest.mark.rule("AZ1")
def test_a_colour_nobody_plays_is_in_the_box() -> None:
    t = Table(3).deal()
    assert refused(t, "bid leaf 5") == ("AZ1", "in-the-box")
    t.say("pass", "pass", "pass")
    assert refused(t, "add shell 5") == ("AZ1", "in-the-box")


@pytest.mark.rule("AZ2")
def test_each_stack_has_twelve_tiles_and_is_uncovered_in_order() -> None:
    t = Table(3)
    for part in ("head", "torso", "legs"):
        outcomes = t.match.position.chances()
        found = {int(t.match.text(CHANCE, o).split()[2]): weight for o, weight in outcomes}
        assert found == STACK
        assert t.match.text(CHANCE, outcomes[0][0]).startswith(f"uncover {part} ")
        t.uncover(4)
        # A tile that was seen is not in the stack any more.
        p = ("head", "torso", "legs").index(part)
        assert t.s.under[p] == 11
        assert t.s.left[p].sum() == 11
        assert t.s.left[p, 0] == 1
    assert t.match.position.chances() == [(0, 1), (1, 1), (2, 1)]  # then the lot


@pytest.mark.rule("AZ2", "AZ10")
def test_after_a_discard_the_parts_are_uncovered_in_the_same_order() -> None:
    t = Table(3).deal().say(*["pass"] * 3, *["stay"] * 3)
    for part, value in (("head", 1), ("torso", 2), ("legs", 3)):
        assert t.match.text(CHANCE, 0) == f"uncover {part} 4"
        t.uncover(value)
    assert list(t.s.top) == [1, 2, 3]
    assert t.match.position.waiting() == (0,)
