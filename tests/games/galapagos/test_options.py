"""The options: a game gone stale, and time without a clock."""

from __future__ import annotations

import pytest

from games.galapagos.drive import GAME, choices, crossing, do, planned, refused, rest_in_bag, roll
from tepui.engine.play.match import Match
from tepui.engine.rules.contract import UNSEEN
from tepui.engine.text.errors import BadOption
from tepui.games.galapagos.material import LAY


def test_a_stale_game_is_scored_as_it_stands() -> None:
    match = rest_in_bag(crossing(3, stale="2"), 1, 2, 14)
    do(match, "0 finish", "1 finish", "2 finish")
    roll(match, "red", "green", "green")
    do(match, "0 lay red finish", "1 finish", "2 finish", "0 go 14")  # the count starts again
    for ended in (None, "stale"):
        assert match.position.ending() is None
        roll(match, "green", "green", "green")
        do(match, "0 finish", "1 finish", "2 finish")
        assert match.position.ending() == ended
    assert match.position.scores() == [34 + 2 * 5, 0, 0]  # without turtles 1 and 2


def test_rounds_are_not_counted_while_the_bag_holds_turtles() -> None:
    match = rest_in_bag(crossing(2, stale="1"), 1, 2, bag=[20])
    do(match, "0 finish", "1 finish", "* turtles 20")
    assert match.position.ending() is None
    roll(match, "green", "green")
    do(match, "0 finish", "1 finish")
    assert match.position.ending() == "stale"


@pytest.mark.rule("GA5")
def test_in_ticks_every_seat_decides_once_in_an_order_drawn_by_chance() -> None:
    match = planned(3, sand="ticks")
    assert match.position.waiting() == ()
    assert match.position.chances() == [(0, 1), (1, 1), (2, 1)]
    do(match, "* next 2")
    assert match.position.waiting() == (2,)
    do(match, "2 lay red")
    assert match.position.chances() == [(0, 1), (1, 1)]
    do(match, "* next 0", "0 lay red")
    assert match.position.waiting() == (1,)  # the last of a tick needs no draw
    do(match, "1 lay red")
    assert match.position.chances() == [(0, 1), (1, 1), (2, 1)]
    do(match, "* next 2")
    assert "back" not in choices(match, 2)
    assert refused(match, "2 back") == "GA5"


@pytest.mark.rule("GA6")
@pytest.mark.parametrize("further", [1, 2, 5])
def test_after_the_first_finish_the_others_have_full_ticks(further: int) -> None:
    match = planned(2, sand="ticks", ticks=str(further))
    do(match, "* next 1", "1 finish")  # in a tick that 0 has yet to decide in
    laid = 0
    while laid < 5 and "finish" in choices(match, 0):
        do(match, f"0 lay {('red', 'red', 'white', 'blue', 'green')[laid]}")
        laid += 1
    assert laid == min(1 + further, 5)
    if further < 5:
        assert match.position.record[0].laid[0] == 1 + further
        assert match.position.record[0].finished == 0b11
    else:
        assert choices(match, 0) == ["finish"]


@pytest.mark.rule("GA5")
def test_the_die_that_ends_the_last_tick_is_seen_with_all_plans() -> None:
    match = planned(2, sand="ticks", ticks="1")
    do(match, "* next 1", "1 finish")
    assert match.position.witness(0, LAY + 2, 1) == UNSEEN
    do(match, "0 lay red")
    assert match.position.witness(0, LAY + 2, 1) == LAY + 2


def test_programs_use_ticks() -> None:
    assert GAME.settle_options({})["sand"] == "30"
    assert GAME.simulated({})["sand"] == "ticks"
    assert GAME.simulated({"sand": "off"})["sand"] == "off"


def test_games_begun_before_the_option_fifth_go_on_without_it() -> None:
    """So their deals, which are named by their options, stay what they were."""
    old, new = Match(GAME, 2, version=1), Match(GAME, 2)
    assert set(new.options) - set(old.options) == {"fifth"}
    assert old.position.s.fifth_scores == new.position.s.fifth_scores == 0
    with pytest.raises(BadOption):
        Match(GAME, 2, {"fifth": "scores"}, version=1)
