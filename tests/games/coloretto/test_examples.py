"""The worked examples of the rules."""

from __future__ import annotations

import pytest

from games.coloretto.board import allowed, column, discards, do, piles, table
from tepui.games.coloretto.material import COLOURS


@pytest.mark.rule("CA7", "CA8")
def test_1_the_fifth_blue_card_completes_the_column() -> None:
    match = table(hands={0: "jellyfish"}, columns={0: "dolphin ray seahorse crab"})
    do(match, "0 play jellyfish")
    assert piles(match, 0) == ["blue"]
    assert column(match, 0, "blue") == set()
    assert match.position.record[0].bonus[COLOURS.index("blue")] == 0


@pytest.mark.rule("CA7", "CA8")
def test_1_without_the_bonus_if_another_was_first() -> None:
    match = table(
        hands={0: "jellyfish"}, columns={0: "dolphin ray seahorse crab"},
        piles={1: "blue"}, bonus={"blue": 1},
    )  # fmt: skip
    do(match, "0 play jellyfish")
    assert piles(match, 0) == ["blue"]
    assert match.position.record[0].bonus[COLOURS.index("blue")] == 1


@pytest.mark.rule("CA6")
def test_2_a_toad_onto_a_toad() -> None:
    match = table(hands={1: "toad"}, columns={1: "toad"}, turn=1)
    do(match, "1 play toad")
    assert column(match, 1, "brown") == set()
    assert discards(match) == {"toad": 2}


@pytest.mark.rule("CA6", "CA7")
def test_3_the_sixth_green_card_is_a_second_anteater() -> None:
    match = table(
        hands={1: "anteater"}, columns={1: "anteater frog rhinoceros rabbit sloth"}, turn=1
    )
    do(match, "1 play anteater")
    assert column(match, 1, "green") == {"frog", "rhinoceros", "rabbit", "sloth"}
    assert piles(match, 1) == []
    assert discards(match) == {"anteater": 2}


@pytest.mark.rule("CA6", "CA9", "CA10")
def test_4_a_chameleon_is_refused_with_a_toucan() -> None:
    match = table(hands={0: "chameleon"}, columns={1: "chameleon dolphin ray toucan owl frog"})
    do(match, "0 give chameleon to 1")
    assert allowed(match, 1) == {"accept", "refuse toucan", "refuse owl", "refuse frog"}
    do(match, "1 refuse toucan")
    assert column(match, 1, "violet") == {"owl"}
    assert column(match, 1, "brown") == {"chameleon"}
    assert discards(match) == {"chameleon": 1, "toucan": 1}


@pytest.mark.rule("CA1", "CA6", "CA9", "CA10")
def test_5_a_frog_that_cannot_be_refused() -> None:
    match = table(hands={1: "frog"}, columns={0: "frog dolphin ray toucan owl"}, turn=1)
    do(match, "1 give frog to 0")
    assert allowed(match, 0) == {"accept"}
    do(match, "0 accept")
    assert column(match, 0, "green") == set()
    assert discards(match) == {"frog": 2}


@pytest.mark.rule("CA3", "CA13")
def test_6_scores() -> None:
    match = table(columns={0: "toad anteater frog rabbit sloth"}, piles={1: "green"})
    assert match.position.scores() == [1 + 10, 21]


@pytest.mark.rule("CA9", "CA12")
def test_7_a_gift_that_completes_and_ends() -> None:
    match = table(
        hands={0: "snake"}, columns={1: "chameleon toad"}, piles={1: "blue violet"},
        bonus={"blue": 1, "violet": 1},
    )  # fmt: skip
    held = match.position.record[0].hand_size[0]
    do(match, "0 give snake to 1", "1 accept")
    assert piles(match, 1) == ["blue", "violet", "brown"]
    assert match.position.record[0].bonus[COLOURS.index("brown")] == 1
    assert match.position.ending() == "piles"
    assert match.position.record[0].hand_size[0] == held - 1
    assert match.position.scores()[1] == 15 + 10 + 6 + 5 + 4 + 3
