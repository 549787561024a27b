"""The rules of Coloretto Amazonas, one after the other."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from games import players
from games.coloretto.board import GAME, allowed, column, discards, do, piles, table
from settings import RandomChance
from tepui.engine.play.match import Match
from tepui.engine.rules.contract import CHANCE, SPECTATOR, UNSEEN
from tepui.engine.text.errors import IllegalMove
from tepui.games.coloretto.material import ANIMALS, BONUS, CAPACITY, COLOUR_OF, COLOURS, POINTS


def test_for_two_to_four_players() -> None:
    assert players.numbers("coloretto") == [2, 3, 4]


@pytest.mark.rule("CA1")
def test_ninety_cards_of_eighteen_species() -> None:
    deck = Match(GAME, 2).position.record[0].deck
    assert len(deck) == 18
    assert set(deck.tolist()) == {5}
    assert deck.sum() == 90


@pytest.mark.rule("CA1", "CA2")
def test_capacity_is_the_number_of_species_and_the_worth_of_the_bonus() -> None:
    assert dict(zip(COLOURS, CAPACITY, strict=True)) == {
        "blue": 5, "violet": 4, "brown": 3, "green": 6,
    }  # fmt: skip
    assert Counter(COLOUR_OF) == dict(enumerate(CAPACITY))
    assert BONUS == CAPACITY


@pytest.mark.rule("CA2", "CA1", "CA7", "CA8")
@pytest.mark.parametrize(
    ("colour", "animals"),
    [
        ("blue", "dolphin ray seahorse crab jellyfish"),
        ("violet", "toucan hummingbird heron owl"),
        ("brown", "chameleon toad snake"),
        ("green", "anteater frog rhinoceros rabbit sloth armadillo"),
    ],
)
def test_the_last_card_of_a_column_makes_a_pile_and_takes_the_bonus_of_its_colour(
    colour: str, animals: str
) -> None:
    *before, next_to_last, last = animals.split()
    match = table(hands={0: next_to_last}, columns={0: " ".join(before)})
    do(match, f"0 play {next_to_last}")
    assert column(match, 0, colour) == {*before, next_to_last}
    assert piles(match, 0) == []
    match = table(hands={0: last}, columns={0: " ".join([*before, next_to_last])})
    do(match, f"0 play {last}")
    assert column(match, 0, colour) == set()
    assert piles(match, 0) == [colour]
    assert GAME.views.view(match.position.seen_by(1)).seats[0].bonuses == [colour]


@pytest.mark.rule("CA2", "CA13")
@pytest.mark.parametrize(
    ("colour", "worth"), [("blue", 5), ("violet", 4), ("brown", 3), ("green", 6)]
)
def test_a_bonus_card_scores_its_worth(colour: str, worth: int) -> None:
    assert table(bonus={colour: 1}).position.scores() == [0, worth]


@pytest.mark.rule("CA2")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_the_bonus_cards_lie_open(viewer: int) -> None:
    view = GAME.views.view(table(bonus={"blue": 1}).position.seen_by(viewer))
    assert view.bonuses == {"violet": 4, "brown": 3, "green": 6}
    assert [seat.bonuses for seat in view.seats] == [[], ["blue"]]


@pytest.mark.rule("CA3", "CA13")
@pytest.mark.parametrize("count", range(6))
def test_the_table_of_points(count: int) -> None:
    green = ["anteater", "frog", "rhinoceros", "rabbit", "sloth"]
    match = table(columns={0: " ".join(green[:count])})
    assert match.position.scores() == [[0, 1, 3, 6, 10, 15][count], 0]
    assert POINTS[6] == 21


@pytest.mark.rule("CA3")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_everybody_sees_what_the_score_card_says(viewer: int) -> None:
    match = table(columns={0: "dolphin ray owl frog rabbit sloth"})
    columns = GAME.views.view(match.position.seen_by(viewer)).seats[0].columns
    assert [column.points for column in columns] == [3, 1, 0, 6]
    assert [column.pile for column in columns] == [15, 10, 6, 21]


@pytest.mark.rule("CA4", "CA1")
@pytest.mark.parametrize("seats", GAME.seats)
def test_three_cards_each_seat_by_seat_then_the_lot(seats: int) -> None:
    match = Match(GAME, seats)
    for seat in range(seats):
        for held in range(3):
            assert match.position.record[0].hand_size.tolist()[seat] == held
            do(match, f"* draw {ANIMALS[seat]} for {seat}")
    assert match.position.chances() == [(seat, 1) for seat in range(seats)]
    do(match, f"* start {seats - 1}")
    assert match.position.waiting() == (seats - 1,)
    view = GAME.views.view(match.position.seen_by(0))
    assert view.deck == 90 - 3 * seats
    assert not any(seat.protected for seat in view.seats)
    assert all(not c.animals for seat in view.seats for c in seat.columns)
    assert [[c.colour for c in seat.columns] for seat in view.seats] == [list(COLOURS)] * seats


@pytest.mark.rule("CA4", "CA5")
def test_each_card_of_the_deck_is_as_likely_as_any_other() -> None:
    match = Match(GAME, 2)
    do(match, "* draw ray for 0", "* draw ray for 0", "* draw owl for 0")
    left = dict.fromkeys(range(len(ANIMALS)), 5) | {
        ANIMALS.index("ray"): 3,
        ANIMALS.index("owl"): 4,
    }
    assert dict(match.position.chances()) == left
    match = table(hands={0: "toad toad toad"}, columns={0: "owl"})
    do(match, "0 play toad")
    deck = match.position.record[0].deck.tolist()
    assert deck[ANIMALS.index("toad")] == 2
    assert dict(match.position.chances()) == {i: n for i, n in enumerate(deck) if n}


@pytest.mark.rule("CA4")
def test_hands_are_secret() -> None:
    match = table(hands={0: "owl owl toad", 1: "ray ray crab"})
    for viewer, shown in ((0, [True, False]), (1, [False, True]), (SPECTATOR, [False, False])):
        view = GAME.views.view(match.position.seen_by(viewer))
        assert [seat.hand is not None for seat in view.seats] == shown
        assert [seat.hand_size for seat in view.seats] == [3, 3]
    hidden, s = match.position.seen_by(0).s, match.position.s
    assert not any(hidden.hand[1])
    assert hidden.deck == tuple(map(sum, zip(s.deck, s.hand[1], strict=True)))


@pytest.mark.rule("CA4", "CA5")
def test_a_drawn_card_is_seen_by_its_drawer_alone() -> None:
    match = table()
    do(match, "0 play armadillo")
    assert match.position.witness(CHANCE, 3, 0) == 3
    assert match.position.witness(CHANCE, 3, 1) == UNSEEN
    assert match.position.witness(CHANCE, 3, SPECTATOR) == UNSEEN


@pytest.mark.rule("CA5")
def test_one_card_is_played_or_given_then_one_is_drawn() -> None:
    match = table(3, hands={0: "owl toad toad"}, turn=0)
    assert allowed(match, 0) == {
        "play owl", "play toad", "give owl to 1", "give toad to 1", "give owl to 2",
        "give toad to 2",
    }  # fmt: skip
    do(match, "0 play owl")
    assert match.position.waiting() == ()
    do(match, "* draw ray for 0")
    view = GAME.views.view(match.position.seen_by(0))
    assert view.seats[0].hand == ["ray", "toad", "toad"]
    assert match.position.waiting() == (1,)


@pytest.mark.rule("CA5")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_a_card_that_is_played_is_seen_by_all(viewer: int) -> None:
    match = table(hands={0: "owl"})
    (move,) = match.parse(0, "play owl")
    assert match.position.witness(0, move, viewer) == move
    do(match, "0 play owl")
    columns = GAME.views.view(match.position.seen_by(viewer)).seats[0].columns
    laid = [(column.colour, each) for column in columns for each in column.animals]
    assert laid == [("violet", "owl")]


@pytest.mark.rule("CA5", "CA9")
def test_the_giver_draws_and_the_receiver_does_not() -> None:
    match = table(3, hands={0: "owl"})
    do(match, "0 give owl to 2", "2 accept", "* draw ray for 0")
    assert match.position.record[0].hand_size.tolist()[:3] == [3, 3, 3]
    assert match.position.waiting() == (1,), "the turn passes clockwise from the giver"


@pytest.mark.rule("CA6")
@pytest.mark.parametrize("animal", ANIMALS)
def test_duplicates_go(animal: str) -> None:
    match = table(hands={0: animal}, columns={0: animal})
    do(match, f"0 play {animal}")
    assert discards(match) == {animal: 2}
    assert match.position.scores() == [0, 0]


@pytest.mark.rule("CA6", "CA9")
def test_an_accepted_duplicate_goes_too() -> None:
    match = table(hands={0: "owl"}, columns={1: "owl"})
    do(match, "0 give owl to 1", "1 accept")
    assert column(match, 1, "violet") == set()
    assert discards(match) == {"owl": 2}


@pytest.mark.rule("CA7")
def test_a_column_can_be_filled_again() -> None:
    match = table(hands={0: "snake"}, columns={0: "chameleon toad"}, piles={0: "brown"})
    do(match, "0 play snake")
    assert piles(match, 0) == ["brown", "brown"]
    assert column(match, 0, "brown") == set()


@pytest.mark.rule("CA7")
def test_a_pile_shows_its_colour_alone() -> None:
    match = table(hands={0: "snake"}, columns={0: "chameleon toad"})
    do(match, "0 play snake")
    for viewer in (0, 1, SPECTATOR):
        seat = GAME.views.view(match.position.seen_by(viewer)).seats[0]
        assert seat.piles == ["brown"]
        assert [each for column in seat.columns for each in column.animals] == []


@pytest.mark.rule("CA8")
def test_the_receiver_of_a_completing_gift_takes_the_bonus() -> None:
    match = table(hands={0: "snake"}, columns={1: "chameleon toad"})
    do(match, "0 give snake to 1", "1 accept")
    assert match.position.record[0].bonus[COLOURS.index("brown")] == 1
    assert GAME.views.view(match.position.seen_by(0)).bonuses == {
        "blue": 5,
        "violet": 4,
        "green": 6,
    }


@pytest.mark.rule("CA9")
def test_a_gift_is_open_and_must_be_answered() -> None:
    match = table(3, hands={0: "owl"})
    do(match, "0 give owl to 1")
    assert match.position.waiting() == (1,)
    assert allowed(match, 1) == {"accept"}
    for viewer in (0, 1, 2, SPECTATOR):
        gift = GAME.views.view(match.position.seen_by(viewer)).gift
        assert gift is not None
        assert (gift.animal, gift.giver, gift.receiver) == ("owl", 0, 1)
        assert discards(match) == {}


def refusal(match: Match, seat: int, phrase: str) -> str | None:
    with pytest.raises(IllegalMove) as wrong:
        match.play(seat, match.parse(seat, phrase))
    return wrong.value.why.rule if wrong.value.why else None


@pytest.mark.rule("CA10")
def test_only_a_duplicate_can_be_refused() -> None:
    match = table(hands={0: "owl"}, columns={1: "toucan dolphin toad"})
    do(match, "0 give owl to 1")
    assert allowed(match, 1) == {"accept"}
    assert refusal(match, 1, "refuse dolphin") == "CA10"


@pytest.mark.rule("CA10")
@pytest.mark.parametrize(
    ("column", "key"),
    [("toad", "no-duplicate"), ("owl frog", "no-neighbour"), ("owl toad", "must-answer")],
)
def test_whoever_must_accept_is_told_why(column: str, key: str) -> None:
    match = table(hands={0: "owl", 1: "crab"}, columns={1: column})
    do(match, "0 give owl to 1")
    with pytest.raises(IllegalMove) as wrong:
        match.play(1, match.parse(1, "play crab"))
    assert wrong.value.why is not None
    assert wrong.value.why.key == f"coloretto-{key}"


@pytest.mark.rule("CA1", "CA10")
@pytest.mark.parametrize(
    ("gift", "other", "may"),
    [
        ("dolphin", "owl", True), ("dolphin", "toad", False), ("dolphin", "frog", False),
        ("owl", "ray", True), ("owl", "toad", True), ("owl", "frog", False),
        ("toad", "ray", False), ("toad", "owl", True), ("toad", "frog", True),
        ("frog", "ray", False), ("frog", "owl", False), ("frog", "toad", True),
    ],
)  # fmt: skip
def test_refusing_costs_a_card_of_a_neighbouring_column(gift: str, other: str, may: bool) -> None:
    match = table(hands={0: gift}, columns={1: f"{gift} {other}"})
    do(match, f"0 give {gift} to 1")
    assert (f"refuse {other}" in allowed(match, 1)) == may
    if may:
        do(match, f"1 refuse {other}")
        assert discards(match) == {gift: 1, other: 1}
        assert match.position.record[0].column[1, ANIMALS.index(gift)]
    else:
        assert refusal(match, 1, f"refuse {other}") == "CA10"


@pytest.mark.rule("CA10")
def test_an_own_card_cannot_be_refused() -> None:
    match = table(hands={0: "owl"}, columns={0: "owl toad"})
    assert refusal(match, 0, "refuse toad") == "CA10"
    assert refusal(match, 0, "accept") == "CA10"


@pytest.mark.rule("CA11", "CA2")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_receiver_is_protected_until_another_is_given_a_card(seats: int) -> None:
    match = table(seats, hands={0: "owl", 1: "toad", 2: "crab"})
    do(match, "0 give owl to 1")
    assert match.position.record[0].protected == 1, "as soon as the card is given"
    holders = [seat.protected for seat in GAME.views.view(match.position.seen_by(0)).seats]
    assert holders == [seat == 1 for seat in range(seats)], "it lies before the receiver"
    do(match, "1 accept", "* draw ray for 0", "1 give toad to 2", "2 accept", "* draw ray for 1")
    assert match.position.record[0].protected == 2
    assert "give crab to 0" in allowed(match, 2), "the holder may give"
    assert "give crab to 1" in allowed(match, 2)


@pytest.mark.rule("CA11")
def test_no_card_to_the_protected() -> None:
    match = table(3, hands={0: "owl", 1: "toad", 2: "crab"})
    do(match, "0 give owl to 2", "2 accept", "* draw ray for 0")
    assert "give toad to 0" in allowed(match, 1)
    assert "give toad to 2" not in allowed(match, 1)
    assert refusal(match, 1, "give toad to 2") == "CA11"


@pytest.mark.rule("CA11")
def test_a_refused_gift_protects_too() -> None:
    match = table(3, hands={0: "owl"}, columns={1: "owl toad"})
    do(match, "0 give owl to 1", "1 refuse toad")
    assert match.position.record[0].protected == 1


@pytest.mark.rule("CA11")
def test_two_seats_have_no_protection() -> None:
    match = table(hands={0: "owl crab", 1: "toad"})
    do(match, "0 give owl to 1", "1 accept", "* draw ray for 0", "1 play toad", "* draw ray for 1")
    assert "give crab to 1" in allowed(match, 0)


@pytest.mark.rule("CA12")
@pytest.mark.parametrize(("seats", "before"), [(2, 2), (3, 2), (4, 1)])
def test_the_last_pile_ends_the_game(seats: int, before: int) -> None:
    laid = " ".join(["blue", "violet"][:before])
    for one_less in (True, False):
        match = table(seats, hands={0: "snake"}, columns={0: "chameleon toad"},
                      piles={0: " ".join(laid.split()[one_less:])})  # fmt: skip
        do(match, "0 play snake")
        assert (match.position.ending() == "piles") == (not one_less)
        assert bool(match.position.chances()) == one_less, "no draw after the end"
    assert match.position.record[0].bonus[COLOURS.index("brown")] == 0, "its bonus is taken first"


@pytest.mark.rule("CA12")
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_last_card_ends_the_game_after_it_is_drawn(seats: int) -> None:
    match = table(seats, hands={0: "owl", 1: "toad"}, deck=2)
    do(match, "0 play owl")
    first = match.text(CHANCE, match.position.chances()[0][0])
    do(match, f"* {first}")
    assert match.position.ending() is None
    do(match, "1 play toad")
    do(match, f"* {match.text(CHANCE, match.position.chances()[0][0])}")
    assert match.position.ending() == "deck"
    assert match.position.record[0].hand_size.tolist()[:2] == [3, 3], "that draw is still made"
    assert match.position.waiting() == ()
    assert match.legal(0) == match.legal(1) == []
    assert GAME.views.view(match.position.seen_by(0)).seats[1].hand is None, "unseen to the end"
    assert not any(match.position.seen_by(0).s.hand[1]), "nor in the record that is sent"


@pytest.mark.rule("CA13")
def test_columns_piles_and_bonus_cards_count() -> None:
    match = table(
        3, columns={0: "dolphin ray toad", 1: "frog"}, piles={0: "brown brown", 2: "green"},
        bonus={"brown": 0, "green": 2},
    )  # fmt: skip
    assert match.position.scores() == [3 + 1 + 6 + 6 + 3, 1, 21 + 6]
    assert match.position.places() == [2, 3, 1]


@pytest.mark.rule("CA13")
def test_equal_totals_share_the_victory() -> None:
    match = table(4, columns={0: "dolphin ray", 1: "toad", 2: "frog sloth", 3: ""})
    assert match.position.scores() == [3, 1, 3, 0]
    assert match.position.places() == [1, 3, 1, 4]


def test_guess_deals_every_hand_with_the_right_weight() -> None:
    """Three unseen cards of two species, two of them in the rival's hand: 1 to 2 by counting."""
    match = table(hands={0: "owl owl owl", 1: "ray ray crab"}, deck=0)
    s = match.position.record[0]
    s.hand_size[1], s.hand[1, ANIMALS.index("ray")], s.deck_size = 2, 1, 1
    s.deck[ANIMALS.index("ray")] = 1
    hidden = match.position.seen_by(0).position
    worlds = Counter(
        hidden.guessed(0, random.Random(n).getrandbits(63)).s.hand[1] for n in range(3000)
    )
    both, one = sorted(worlds.values())
    assert len(worlds) == 2
    expected = (1000, 2000)
    chi_square = (both - expected[0]) ** 2 / expected[0] + (one - expected[1]) ** 2 / expected[1]
    assert chi_square < 10.8, "1 in 1000"


def test_answers_can_be_taken_back_but_cards_cannot() -> None:
    match = table(hands={0: "owl"}, columns={1: "owl toad"})
    do(match, "0 give owl to 1")
    assert not match.can_undo(0), "the card has been seen"
    do(match, "1 accept")
    assert match.can_undo(1)
    match.undo(1)
    assert match.position.waiting() == (1,)
    do(match, "1 refuse toad")
    match.run_chance(RandomChance(1))
    assert not match.can_undo(1), "a card has been drawn since"
