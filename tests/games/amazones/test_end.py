"""End and score of Amazones: the rules by their ids."""

from __future__ import annotations

import itertools

import pytest

from games.amazones.table import Table, picking
from tepui.games.amazones.material import PARTS


@pytest.mark.rule("AZ12")
@pytest.mark.parametrize(("gone", "last"), [*itertools.permutations(PARTS, 2)])
def test_the_second_empty_stack_ends_the_game_in_mid_joust(gone, last) -> None:
    t = picking()
    hands = [t.hand(seat) for seat in range(3)]
    t.set_stack(gone, 0)
    t.set_stack(last, 2)
    t.say(f"take {last} 2 for 1 new")
    assert t.match.position.ending() == "taken"
    assert t.court(1) == [tuple(2 * (part == last) for part in PARTS)]  # it has been placed
    assert [t.hand(seat) for seat in range(3)] == hands  # no exchange
    assert t.match.position.waiting() == ()
    assert t.match.legal(0) == []


@pytest.mark.rule("AZ12")
def test_no_further_tile_is_uncovered() -> None:
    t = Table(3).deal()
    t.set_stack("head", 4)
    t.set_stack("legs", 1)
    t.say(*["pass"] * 3, *["stay"] * 3)
    assert t.match.position.ending() == "discarded"
    assert list(t.s.top) == [0, 0, 0]
    assert t.s.under[1] == 11


@pytest.mark.rule("AZ12")
def test_one_empty_stack_does_not_end_the_game() -> None:
    t = Table(3).deal()
    t.set_stack("head", 4)
    t.say(*["pass"] * 3, *["stay"] * 3)
    assert not t.match.position.over()


@pytest.mark.rule("AZ13")
@pytest.mark.parametrize(
    ("courts", "scores", "places"),
    [
        ([[], [], []], [0, 0, 0], [1, 1, 1]),
        ([[(4, 4, 0)], [], []], [0, 0, 0], [1, 1, 1]),  # unfinished men do not count
        # A single finished man is the finest and the plainest, at the largest court.
        ([[(4, 3, 2)], [], []], [9 + 5 - 5 + 5, 0, 0], [1, 2, 2]),
        # The finest 9, the plainest -6, and the court of two.
        (
            [[(4, 3, 2)], [(-1, -2, -3)], [(1, 1, 1), (2, 2, 2)]],
            [9 + 5, -6 - 5, 3 + 6 + 5],
            [1, 3, 1],
        ),
        # All ties count, for each man and each court.
        (
            [[(4, 3, 2), (2, 3, 4)], [(4, 4, 1), (-4, 1, 1)], [(1, 1, -4)]],
            [18 + 10 + 5, 9 - 2 + 5 - 5 + 5, -2 - 5],
            [1, 2, 3],
        ),
    ],
)
def test_finished_men_and_their_bonuses(courts, scores, places) -> None:
    t = Table(3).deal()
    for seat, court in enumerate(courts):
        t.set_court(seat, *court)
    assert t.match.position.scores() == scores
    assert t.match.position.places() == places


@pytest.mark.rule("AZ8")
def test_the_score_sheet_numbers_courtiers_as_the_table_does() -> None:
    t = Table(3).deal()
    t.set_court(0, (4, 0, 0), (1, 1, -2))
    t.set_court(1, (1, 2, 3))
    lines = t.match.position.game.breakdown(t.match.position.laid_open()).lines
    men = [line for line in lines if line.key == "amazones-sheet-man"]
    assert [(line.args["n"], [each.points for each in line.entries]) for line in men] == [
        (1, [None, 6, None]),
        (2, [0, None, None]),
    ]
