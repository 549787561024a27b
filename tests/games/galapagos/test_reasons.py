"""Ten positions in which a strong player would agree with what the coach says."""

from __future__ import annotations

import pytest

from coach.told import why
from games.galapagos.drive import do, rest_in_bag, roll, table
from tepui.bots.hint import hints
from tepui.engine.play.match import Match

# Felix's corner of the rulebook: white, blue, white (turtle 8), red (turtle 13).
TILES = {(0, -1): 7, (1, -1): 31, (2, -1): 8, (2, 0): 13}


def felix(seats: int = 3, dice: str = "red blue yellow white red") -> Match:
    turtles = [8, 13, 1, 2, 3, 4][: 5 if seats == 2 else 6]
    match = table(seats, TILES, turtles, [7, 35, 36][:seats])
    return roll(match, dice, *["green"] * (seats - 1))


@pytest.mark.rule("GA8")
def test_a_die_that_leads_nowhere() -> None:
    match = do(felix(), "0 lay blue")
    assert "leads nowhere, since there’s no red tile" in why(match, 0, "lay red", "lay white")


def test_advice_lays_no_die_that_it_would_take_back() -> None:
    def advised(*laid: str) -> set[str]:
        match = do(felix(), *laid)
        return {match.text(0, each.move) for each in hints(match.position, 0, "easy")}

    assert advised("0 lay blue", "0 lay red") == {"back", "finish"}  # red leads nowhere
    assert "lay red" not in advised("0 lay blue")
    for move in advised("0 lay blue") - {"finish"}:
        assert "back" not in advised("0 lay blue", f"0 {move}")


@pytest.mark.rule("GA10", "GA13")
def test_a_die_that_leads_to_a_turtle_one_lacks() -> None:
    match = do(felix(), "0 lay blue")
    assert why(match, 0, "lay red", "lay white").startswith(
        "It leads to a white turtle [GA10] and adds a colour (white) that your set still lacks"
    )


def test_a_die_from_which_another_reaches_a_turtle() -> None:
    assert "leads to a blue tile, from which another of your dice reaches a turtle" in why(
        felix(), 0, "finish", "lay blue"
    )


@pytest.mark.rule("GA6")
def test_finishing_too_early_leaves_a_die_unused() -> None:
    match = do(felix(), "0 lay blue")
    assert "leaves unused a die that leads to a white turtle [GA6]" in why(
        match, 0, "finish", "lay white"
    )


@pytest.mark.rule("GA7")
def test_finishing_first_takes_the_sandglass() -> None:
    match = do(felix(), "0 lay blue white red")
    assert "takes the sandglass, so that you move first [GA7]" in why(
        match, 0, "lay yellow", "finish"
    )
    do(match, "1 finish")
    assert "sandglass" not in why(match, 0, "lay yellow", "finish")


def test_an_empty_plan() -> None:
    assert "leaves the plan empty [GA8]" in why(felix(), 0, "finish", "lay blue")


def test_stopping_before_a_turtle() -> None:
    match = do(felix(), "0 lay blue white red finish", "1 finish", "2 finish", "0 go 31")
    assert why(match, 0, "stop", "go 8") == (
        "It collects a white turtle [GA10], adds a colour (white) that your set still lacks "
        "[GA13] and lets your plan go on to a black turtle [GA8]. "
        "The move played passes up a white turtle within reach of your plan [GA10]."
    )


@pytest.mark.rule("GA14")
def test_a_fifth_turtle_of_a_colour_wins() -> None:
    match = felix(2)
    # Turtle 8 is white; seat 0 holds four white ones.
    rest_in_bag(match, 8, 13, hold={0: [2, 14, 20, 26], 1: [1, 3, 4, 5, 6, 7]}, bag=[32])
    match.position.record[0].holder[[8, 9, 10, 11, 14, 15, 16, 17]] = 1
    match.position.record[0].holder[[18, 20, 21, 22, 23, 24, 26, 27, 28, 29, 30, 32]] = 1
    do(match, "0 lay blue")
    assert "would win at once, with your fifth white turtle [GA14]" in why(
        match, 0, "finish", "lay white"
    )


def test_a_turtle_that_makes_a_set() -> None:
    match = do(felix(), "0 lay blue")
    others = [n for n in range(1, 37) if n not in (1, 3, 4, 5, 6, 8, 13)]
    rest_in_bag(match, 8, 13, hold={0: [1, 3, 4, 5, 6], 1: others})
    assert "completes a set of six with that white turtle, for 2 more points [GA13]" in why(
        match, 0, "lay red", "lay white"
    )


def test_a_way_that_gets_stuck() -> None:
    # Two blue tiles: next to 31 lies a red one (with a turtle), next to 32 none.
    around = {(-1, 0): 1, (-2, 0): 2, (-2, -1): 3, (-1, -2): 4, (0, -2): 33}
    tiles = {(0, -1): 7, (1, -1): 31, (1, 0): 13, (-1, -1): 32, **around}
    match = table(3, tiles, [8, 13, 5, 6, 9, 10], [7, 35, 36])
    roll(match, "blue red white white white", "green", "green")
    do(match, "0 lay blue red finish", "1 finish", "2 finish")
    assert why(match, 0, "go 32", "go 31") == (
        "It lets your plan go on to a black turtle [GA8]. "
        "The move played gets stuck, since your next die (red) can’t be played from there [GA8]."
    )
    assert "Schildkröte" in why(match, 0, "go 32", "go 31", "de")
    assert "tortue" in why(match, 0, "go 32", "go 31", "fr")


@pytest.mark.rule("GA5")
def test_a_die_that_is_laid_leads_no_further() -> None:
    """The turtle behind the next white tile would need a second blue die."""
    match = table(3, {(0, -1): 7, (1, -1): 31, (2, -1): 32}, [32, 1, 2, 3, 4, 5], [7, 35, 36])
    roll(match, "blue yellow yellow yellow yellow", "green", "green")
    assert "leads to a blue tile" not in why(match, 0, "finish", "lay blue")
    match = table(3, {(0, -1): 7, (1, -1): 31, (2, -1): 32}, [32, 1, 2, 3, 4, 5], [7, 35, 36])
    roll(match, "blue blue yellow yellow yellow", "green", "green")
    assert "leads to a blue tile" in why(match, 0, "finish", "lay blue")


@pytest.mark.rule("GA10")
def test_a_turtle_that_the_plan_collects_before_is_not_met_again() -> None:
    match = do(felix(dice="blue white blue white red"), "0 lay blue white blue")
    assert "white turtle" not in why(match, 0, "finish", "lay white")


@pytest.mark.rule("GA14")
def test_a_plan_that_goes_on_to_the_fifth_turtle() -> None:
    match = felix(2, "blue white yellow yellow yellow")
    rest_in_bag(match, 8, 13, hold={0: [2, 14, 20, 26], 1: [1, 3, 4, 5, 6, 7]}, bag=[32])
    do(match, "0 lay blue white finish", "1 finish")
    assert "lets your plan go on to a white turtle [GA8] and would win at once, with your" in why(
        match, 0, "stop", "go 31"
    )


@pytest.mark.rule("GA8")
def test_a_walk_that_ends_nearer_to_a_turtle() -> None:
    match = do(felix(), "0 lay blue finish", "1 finish", "2 finish")
    nearer = "It can leave your pawn one step from a turtle, nearer than the move played [GA8]."
    assert why(match, 0, "stop", "go 31") == nearer
    assert why(match, 0, "go 31", "stop") == ""
    assert "un pas d’une tortue" in why(match, 0, "stop", "go 31", "fr")
    assert "einen Schritt" in why(match, 0, "stop", "go 31", "de")
