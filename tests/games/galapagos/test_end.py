"""The end of Galapagos: the rules by their ids."""

from __future__ import annotations

import pytest

from games.galapagos.drive import crossing, do, on_island, rest_in_bag
from tepui.engine.rules.contract import CHANCE


@pytest.mark.rule("GA12")
def test_the_last_turtle_ends_the_game_at_once() -> None:
    match = rest_in_bag(crossing(3), 14, 1, hold={1: range(2, 14)})
    do(match, "0 lay red white red finish", "1 lay red finish", "2 finish", "0 go 14 stop")
    do(match, "1 stop")
    assert match.position.ending() is None
    assert match.text(CHANCE, 0).startswith("roll")  # no draws any more
    match = rest_in_bag(crossing(3), 14, hold={1: range(1, 14)})
    do(match, "0 lay red white red finish", "1 lay red finish", "2 finish", "0 go 14")
    assert match.position.ending() == "last"
    assert match.legal(0) == []


@pytest.mark.rule("GA12")
def test_an_empty_island_does_not_end_the_game_while_the_bag_holds_turtles() -> None:
    match = rest_in_bag(crossing(3), 14, bag=[20])
    do(match, "0 lay red finish", "1 finish", "2 finish", "0 go 14")
    assert match.position.ending() is None
    do(match, "* turtles 20")
    assert on_island(match) == [20]


@pytest.mark.rule("GA12")
def test_the_last_turtle_can_be_collected_where_a_move_begins() -> None:
    match = rest_in_bag(crossing(3), 8, hold={0: range(1, 8)})
    do(match, "0 finish", "2 finish", "1 lay red finish")
    assert match.position.ending() == "last"


@pytest.mark.rule("GA13")
def test_sets_score_eight_and_other_turtles_one() -> None:
    match = rest_in_bag(crossing(3), hold={0: range(1, 13), 1: [], 2: range(13, 37)})
    assert match.position.scores() == [16, 0, 32]
    rest_in_bag(match, 36, hold={0: [1, 7, 13, 19, 25, 31], 1: range(2, 7), 2: []})
    s = match.position.record[0]
    s.holder[s.holder == 0] = -1
    s.holder[[0, 6, 12]] = 0
    assert match.position.scores() == [3, 5, 0]
    assert match.position.places() == [2, 1, 3]


@pytest.mark.rule("GA13")
def test_equal_scores_share_the_victory() -> None:
    match = rest_in_bag(crossing(3), 14, hold={1: range(1, 13), 2: range(19, 31)})
    assert match.position.scores() == [13, 16, 16]
    assert match.position.places() == [3, 1, 1]
    do(match, "0 lay red finish", "1 finish", "2 finish", "0 go 14")
    assert match.position.ending() == "last"
    assert match.position.scores() == [16, 16, 16]
    assert match.position.places() == [1, 1, 1]


WHITE = [2, 8, 14, 20, 26, 32]  # turtles; 14 is the one to be had
OTHERS = [n for n in range(1, 25) if n not in WHITE]  # four of each other colour


@pytest.mark.rule("GA14")
@pytest.mark.parametrize("bag", [[], [31, 33]], ids=["last", "more"])
def test_with_two_seats_a_fifth_turtle_of_a_colour_wins_at_once(bag: list[int]) -> None:
    match = rest_in_bag(crossing(2), 14, hold={1: [*OTHERS, 32]}, bag=bag)
    do(match, "0 lay red white finish", "1 lay red finish", "0 go 14")
    assert match.position.ending() == "fifth"
    assert match.position.scores() == [1, 0]
    assert match.position.places() == [1, 2]


@pytest.mark.rule("GA14")
def test_four_of_a_colour_do_not_win() -> None:
    match = rest_in_bag(crossing(2), 14, hold={1: [*OTHERS, 26, 32]}, bag=[31])
    do(match, "0 lay red white finish", "1 lay red finish", "0 go 14")
    assert match.position.ending() is None


@pytest.mark.rule("GA12", "GA14")
@pytest.mark.parametrize("bag", [[], [31, 33]], ids=["last", "more"])
def test_with_the_option_a_fifth_turtle_is_one_more_for_two_as_well(bag: list[int]) -> None:
    start = crossing(2, fifth="scores")
    match = rest_in_bag(start, 14, hold={1: [*OTHERS, 32]}, bag=bag)
    do(match, "0 lay red white finish", "1 lay red finish", "0 go 14")
    assert match.position.ending() == (None if bag else "last")
    assert match.position.scores()[0] == (13 + 2 if bag else 15 + 4)


@pytest.mark.rule("GA14")
def test_with_three_seats_a_fifth_turtle_is_one_more() -> None:
    match = rest_in_bag(crossing(3), 14, hold={1: [*OTHERS, *range(25, 37)]}, bag=[31])
    match.position.record[0].holder[[n - 1 for n in (2, 8, 20, 26)]] = 0
    do(match, "0 lay red white finish", "1 lay red finish", "2 finish", "0 go 14")
    assert match.position.ending() is None
    assert match.position.scores()[0] == 5
