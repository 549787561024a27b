"""Ten positions in which a strong player would agree with what the coach says."""

from __future__ import annotations

import pytest

from coach.told import why
from games.coloretto.board import do, table

BLUE = "dolphin ray seahorse crab"  # four of five


@pytest.mark.rule("CA7", "CA8")
def test_completing_a_column_takes_the_bonus() -> None:
    match = table(hands={0: "jellyfish toad owl"}, columns={0: BLUE})
    assert why(match, 0, "play toad", "play jellyfish") == (
        "It completes your blue column [CA7] "
        "and takes the bonus of 5 points for completing the colour first [CA8]."
    )


def test_a_bonus_that_is_gone_is_not_named() -> None:
    match = table(hands={0: "jellyfish toad owl"}, columns={0: BLUE}, bonus={"blue": 1})
    assert why(match, 0, "play toad", "play jellyfish") == "It completes your blue column [CA7]."


@pytest.mark.rule("CA6")
def test_a_twin_of_ones_own_drives_both_away() -> None:
    match = table(hands={0: "dolphin toad owl"}, columns={0: BLUE})
    assert why(match, 0, "play dolphin", "play toad") == (
        "It adds 1 point to your brown column [CA3]. The move played makes you discard your own "
        "dolphin, a loss of 4 points [CA6]."
    )


def test_what_both_moves_do_alike_explains_nothing() -> None:
    """Two twins of the same column, two cards worth the same: only the figures are said."""
    match = table(hands={0: "dolphin ray owl"}, columns={0: BLUE})
    assert why(match, 0, "play dolphin", "play ray") == ""
    match = table(hands={0: "dolphin toucan owl"}, columns={0: "ray crab hummingbird heron"})
    assert why(match, 0, "play toucan", "play dolphin") == ""
    match = table(
        hands={0: "dolphin toucan owl"}, columns={0: "ray crab seahorse hummingbird heron"}
    )
    assert "adds 4 points" in why(match, 0, "play toucan", "play dolphin")


@pytest.mark.rule("CA10")
def test_a_twin_for_a_rival_costs_at_least_the_cheaper_way_out() -> None:
    match = table(hands={0: "dolphin toad owl"}, columns={1: BLUE})
    assert why(match, 0, "play toad", "give dolphin to 1") == (
        "It costs Bob at least 4 points, since the dolphin is already in that column [CA10]."
    )
    match = table(hands={0: "dolphin toad owl"}, columns={1: f"{BLUE} toucan"})
    assert "at least 1 point, since" in why(match, 0, "play toad", "give dolphin to 1")


def test_a_gift_that_completes_a_rivals_column() -> None:
    match = table(hands={0: "jellyfish toad owl"}, columns={1: BLUE})
    assert why(match, 0, "give jellyfish to 1", "play toad") == (
        "It adds 1 point to your brown column [CA3]. The move played completes Bob’s blue column "
        "[CA7]."
    )


def test_a_gift_that_feeds_a_rival_and_is_missed_at_home() -> None:
    match = table(hands={0: "crab toad owl"}, columns={0: "dolphin ray", 1: "dolphin ray seahorse"})
    assert why(match, 0, "give crab to 1", "play crab") == (
        "It adds 3 points to your blue column [CA3]. The move played adds 4 points to "
        "Bob’s blue column [CA3] and gives up the crab, worth 3 points in your blue column [CA3]."
    )


@pytest.mark.rule("CA9")
def test_a_gift_that_does_no_harm_does_no_good_either() -> None:
    match = table(hands={0: "crab toad owl"})
    assert why(match, 0, "give crab to 1", "play toad") == (
        "It adds 1 point to your brown column [CA3]. The move played brings nothing to a "
        "column of your own [CA9]."
    )
    assert "brings nothing" not in why(match, 0, "give crab to 1", "give toad to 1")


def test_a_gift_is_not_blamed_for_what_the_better_move_does_as_little() -> None:
    """Nor does another gift, or a card that is discarded with its twin, build a column."""
    match = table(hands={0: "crab toad owl"}, columns={0: "owl", 1: "chameleon"})
    for better in ("give toad to 1", "play owl"):
        assert "brings nothing" not in why(match, 0, "give crab to 1", better)
    assert "brings nothing" in why(match, 0, "give crab to 1", "play toad")
    twin = table(hands={0: "crab toad owl"}, columns={1: "toad"})
    assert why(twin, 0, "give crab to 1", "give toad to 1").startswith("It costs Bob")
    assert "brings nothing" not in why(twin, 0, "give crab to 1", "give toad to 1")


def test_parting_with_the_card_that_completes() -> None:
    match = table(hands={0: "jellyfish toad owl"}, columns={0: BLUE})
    assert "gives up the card that completes your blue column" in why(
        match, 0, "give jellyfish to 1", "play jellyfish"
    )


@pytest.mark.rule("CA12")
def test_the_last_pile_ends_the_game() -> None:
    match = table(
        hands={0: "snake toad owl"}, columns={0: "chameleon toad"}, piles={0: "blue blue"}
    )
    assert why(match, 0, "play owl", "play snake").startswith(
        "It ends the game with your last pile [CA12]"
    )
    match = table(
        hands={0: "snake toad owl"},
        columns={0: "chameleon toad"},
        piles={0: "brown brown", 1: "blue blue"},
    )
    assert (
        "The move played ends the game with your last pile, though you aren’t ahead [CA12]"
        in why(match, 0, "play snake", "play owl")
    )


def test_a_refusal_that_saves_the_dearer_card() -> None:
    match = table(
        seats=2, turn=1, hands={1: "dolphin toad owl"}, columns={0: "dolphin ray seahorse toucan"}
    )
    do(match, "1 give dolphin to 0")
    assert why(match, 0, "accept", "refuse toucan") == (
        "It keeps the card worth 3 points in your blue column at the cost of one worth 1 [CA10]. "
        "The move played makes you discard your own dolphin, a loss of 3 points [CA6]."
    )


def test_a_refusal_that_pays_too_much() -> None:
    match = table(turn=1, hands={1: "dolphin toad sloth"}, columns={0: "dolphin toucan owl heron"})
    do(match, "1 give dolphin to 0")
    assert why(match, 0, "refuse owl", "accept") == (
        "The move played gives up the owl, worth 3 points, just to keep a card worth 1 [CA10]."
    )
    assert "Hibou" in why(match, 0, "refuse owl", "accept", "fr")
    assert "Eule" in why(match, 0, "refuse owl", "accept", "de")


def test_a_clash_is_not_blamed_where_a_refusal_costs_as_much() -> None:
    for column, blamed in (("dolphin toucan", False), ("dolphin ray toucan", True)):
        match = table(turn=1, hands={1: "dolphin toad sloth"}, columns={0: column})
        do(match, "1 give dolphin to 0")
        assert ("your own dolphin" in why(match, 0, "accept", "refuse toucan")) == blamed


def test_where_no_fact_tells_them_apart_nothing_is_said() -> None:
    match = table(hands={0: "dolphin toad owl"})
    assert why(match, 0, "play dolphin", "play toad") == ""


@pytest.mark.rule("CA6")
def test_a_clash_that_makes_room_for_another_twin() -> None:
    match = table(hands={0: "crab crab seahorse"}, columns={0: "crab seahorse"})
    makes_room = "It clears the way for the other crab in your hand [CA6]."
    assert why(match, 0, "play seahorse", "play crab") == makes_room
    assert why(match, 0, "play crab", "play seahorse") == ""


def test_no_praise_for_points_of_which_the_other_move_has_more() -> None:
    columns = {0: "dolphin ray seahorse toucan heron"}
    match = table(hands={0: "crab hummingbird toad"}, columns=columns)
    assert "adds" not in why(match, 0, "play crab", "play hummingbird")
    assert "adds 4 points" in why(match, 0, "play hummingbird", "play crab")
