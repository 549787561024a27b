"""What people ask at the table, answered from the rulebook and played."""

from __future__ import annotations

import pytest

from games.coloretto.board import GAME, allowed, column, discards, do, piles, table
from tepui.engine.text.errors import IllegalMove
from tepui.games.coloretto.material import COLOURS


def refused(match, phrase: str) -> str:
    with pytest.raises(IllegalMove) as wrong:
        do(match, phrase)
    return wrong.value.why.rule


@pytest.mark.rule("CA5")
def test_may_i_pass() -> None:
    """No: one of two actions must be done."""
    match = table(hands={0: "toad owl frog"})
    assert all(each.split()[0] in ("play", "give") for each in allowed(match, 0))


@pytest.mark.rule("CA5")
def test_may_i_give_a_card_to_myself() -> None:
    match = table(3, hands={0: "toad"})
    assert refused(match, "0 give toad to 0") == "CA5"


@pytest.mark.rule("CA5")
def test_may_i_put_a_card_into_a_column_of_somebody_else_without_asking() -> None:
    """No: a card for another player is given, and answered."""
    match = table(hands={0: "toad"})
    do(match, "0 give toad to 1")
    assert match.position.waiting() == (1,)
    assert column(match, 1, "brown") == set()


@pytest.mark.rule("CA9", "CA10")
def test_may_i_refuse_a_card_because_i_do_not_like_it() -> None:
    """No: only one whose animal lies in my column already."""
    match = table(hands={0: "toad"}, columns={1: "snake toucan frog"})
    do(match, "0 give toad to 1")
    assert allowed(match, 1) == {"accept"}


@pytest.mark.rule("CA10")
def test_which_of_my_two_chameleons_goes_when_i_refuse() -> None:
    """The one that was given: mine stays, and a neighbour of its column goes."""
    match = table(hands={0: "chameleon"}, columns={1: "chameleon frog"})
    do(match, "0 give chameleon to 1", "1 refuse frog")
    assert column(match, 1, "brown") == {"chameleon"}
    assert discards(match) == {"chameleon": 1, "frog": 1}


@pytest.mark.rule("CA10")
def test_may_a_blue_card_be_refused_with_a_green_one() -> None:
    """No: blue and green are the two ends, and no neighbours."""
    match = table(hands={0: "ray"}, columns={1: "ray frog sloth toad"})
    do(match, "0 give ray to 1")
    assert allowed(match, 1) == {"accept"}


@pytest.mark.rule("CA6", "CA7")
def test_may_i_begin_the_column_again_with_an_animal_of_my_pile() -> None:
    """Yes: a pile is no column."""
    match = table(hands={0: "toad"}, piles={0: "brown"}, bonus={"brown": 0})
    do(match, "0 play toad")
    assert column(match, 0, "brown") == {"toad"}
    assert discards(match) == {}


@pytest.mark.rule("CA8")
def test_do_i_get_the_bonus_again_for_my_second_pile_of_a_colour() -> None:
    match = table(
        hands={0: "snake"}, columns={0: "chameleon toad"}, piles={0: "brown"}, bonus={"brown": 0}
    )
    before = match.position.scores()[0]
    do(match, "0 play snake")
    assert piles(match, 0) == ["brown", "brown"]
    assert match.position.scores()[0] == before - 3 + 6  # two cards became a pile, and no more


@pytest.mark.rule("CA5", "CA10")
def test_does_the_giver_draw_when_the_card_is_refused() -> None:
    match = table(hands={0: "frog"}, columns={1: "frog toad"})
    do(match, "0 give frog to 1", "1 refuse toad")
    assert match.position.chances()
    s = match.position.record[0]
    assert (s.hand_size[0], s.hand_size[1]) == (2, 3)


@pytest.mark.rule("CA11")
def test_may_two_players_give_and_give_back() -> None:
    """Yes: with two there is no protection card."""
    match = table(hands={0: "frog", 1: "toad"})
    do(match, "0 give frog to 1", "1 accept")
    draw = match.text(-1, match.position.chances()[0][0])
    do(match, f"* {draw}", "1 give toad to 0", "0 accept")
    assert column(match, 0, "brown") == {"toad"}


@pytest.mark.rule("CA11")
def test_may_the_protected_player_give_and_to_whom() -> None:
    match = table(3, hands={0: "frog", 1: "toad"})
    do(match, "0 give frog to 1", "1 accept")
    draw = match.text(-1, match.position.chances()[0][0])
    do(match, f"* {draw}", "1 give toad to 2", "2 accept")
    assert match.position.record[0].protected == 2  # and so 1 is protected no more


@pytest.mark.rule("CA11")
def test_is_there_always_somebody_to_give_to() -> None:
    """Yes: one of three or four at most is protected."""
    for seats in (3, 4):
        match = table(seats, hands={0: "frog"})
        match.position.record[0].protected = seats - 1
        assert any(each.startswith("give") for each in allowed(match, 0))


@pytest.mark.rule("CA12")
@pytest.mark.parametrize(("seats", "ends"), [(2, False), (3, False), (4, True)])
def test_do_two_piles_end_the_game(seats: int, ends: bool) -> None:
    match = table(
        seats, hands={0: "snake"}, columns={0: "chameleon toad"}, piles={0: "brown"},
        bonus={"brown": 0},
    )  # fmt: skip
    do(match, "0 play snake")
    assert (match.position.ending() is not None) is ends


@pytest.mark.rule("CA12", "CA13", "CA7")
def test_do_piles_of_one_colour_end_the_game_and_does_the_last_bonus_count() -> None:
    match = table(
        hands={0: "snake"}, columns={0: "chameleon toad"}, piles={0: "violet violet"},
        bonus={"violet": 1},
    )  # fmt: skip
    do(match, "0 play snake")
    assert match.position.ending() == "piles"
    assert match.position.record[0].bonus[COLOURS.index("brown")] == 0
    assert match.position.scores()[0] == 10 + 10 + 6 + 3


@pytest.mark.rule("CA12")
def test_does_everybody_get_as_many_turns() -> None:
    """No: the game ends at once, in mid-round, and cards in hand score nothing."""
    match = table(3, hands={0: "owl"}, deck=1)
    do(match, "0 play owl")
    do(match, f"* {match.text(-1, match.position.chances()[0][0])}")
    assert match.position.ending() == "deck"
    assert match.position.scores() == [1, 0, 0]


@pytest.mark.rule("CA9")
def test_does_the_receiver_answer_before_anything_is_drawn() -> None:
    match = table(3, hands={0: "toad"}, columns={2: "toad frog"})
    do(match, "0 give toad to 2")
    assert match.position.waiting() == (2,)
    assert match.position.chances() == []
    assert GAME.views.view(match.position.seen_by(1)).gift is not None  # all see it


def draw(match) -> None:
    """The first card that the deck may hold is drawn."""
    do(match, f"* {match.text(-1, match.position.chances()[0][0])}")


GREEN = "anteater rhinoceros rabbit sloth armadillo"  # all but the frog


@pytest.mark.rule("CA5")
def test_may_i_play_a_card_and_give_another() -> None:
    """No: one of the two, then a card is drawn and the next player's turn comes."""
    match = table(hands={0: "toad owl"})
    do(match, "0 play toad")
    assert match.position.waiting() == ()
    draw(match)
    assert match.position.waiting() == (1,)


@pytest.mark.rule("CA5", "CA9")
def test_whose_turn_comes_after_a_gift_across_the_table() -> None:
    """That of the giver's neighbour; the receiver has not lost or won a turn."""
    match = table(4, hands={0: "toad"})
    do(match, "0 give toad to 2", "2 accept")
    draw(match)
    assert match.position.waiting() == (1,)


@pytest.mark.rule("CA5", "CA9")
def test_does_the_receiver_hold_four_cards() -> None:
    """No: the gift goes into its column, and it does not draw."""
    match = table(hands={0: "toad"})
    do(match, "0 give toad to 1", "1 accept")
    draw(match)
    assert match.position.record[0].hand_size[:2].tolist() == [3, 3]
    assert match.position.record[0].hand.sum(axis=1)[:2].tolist() == [3, 3]
    assert column(match, 1, "brown") == {"toad"}


@pytest.mark.rule("CA6")
def test_may_i_keep_the_animal_when_i_play_its_twin_myself() -> None:
    """No: only a gift can be refused; both go at once, and nobody is asked."""
    match = table(hands={0: "toad"}, columns={0: "toad owl frog"})
    do(match, "0 play toad")
    assert match.position.waiting() == ()
    assert (column(match, 0, "brown"), discards(match)) == (set(), {"toad": 2})


@pytest.mark.rule("CA6", "CA7")
def test_does_a_second_frog_fill_the_last_place_of_my_column() -> None:
    """No: both frogs go, and four cards are left."""
    match = table(hands={0: "frog"}, columns={0: "frog anteater rabbit sloth armadillo"})
    do(match, "0 play frog")
    assert column(match, 0, "green") == {"anteater", "rabbit", "sloth", "armadillo"}
    assert piles(match, 0) == []


@pytest.mark.rule("CA6")
def test_may_a_third_toad_stay_after_two_have_gone() -> None:
    """Yes: the column has none any more."""
    match = table(hands={0: "toad toad"}, columns={0: "toad"}, deck=20)
    do(match, "0 play toad")
    draw(match)
    do(match, f"1 {min(each for each in allowed(match, 1) if each.startswith('play'))}")
    draw(match)
    do(match, "0 play toad")
    assert column(match, 0, "brown") == {"toad"}


@pytest.mark.rule("CA6", "CA9")
def test_may_i_accept_an_animal_that_i_have() -> None:
    """Yes: I choose; both then go and the neighbours stay."""
    match = table(hands={0: "toad"}, columns={1: "toad snake owl"})
    do(match, "0 give toad to 1")
    assert allowed(match, 1) == {"accept", "refuse owl"}
    do(match, "1 accept")
    assert (column(match, 1, "brown"), column(match, 1, "violet")) == ({"snake"}, {"owl"})
    assert discards(match) == {"toad": 2}


@pytest.mark.rule("CA8")
def test_who_gets_the_bonus_when_a_gift_completes_a_column() -> None:
    """The receiver: it completes the column."""
    match = table(hands={0: "frog"}, columns={1: GREEN})
    do(match, "0 give frog to 1", "1 accept")
    assert match.position.scores() == [0, 21 + 6]


@pytest.mark.rule("CA9", "CA10")
def test_may_i_refuse_a_card_that_would_complete_my_column() -> None:
    """No: I have no such animal there, so I must take it."""
    match = table(hands={0: "snake"}, columns={1: "chameleon toad owl frog"})
    do(match, "0 give snake to 1")
    assert allowed(match, 1) == {"accept"}
    do(match, "1 accept")
    assert piles(match, 1) == ["brown"]


@pytest.mark.rule("CA8")
def test_is_there_a_bonus_for_the_second_player_who_completes_a_colour() -> None:
    match = table(
        hands={0: "snake"}, columns={0: "chameleon toad"}, piles={1: "brown"}, bonus={"brown": 1}
    )
    do(match, "0 play snake")
    assert match.position.scores() == [6, 6 + 3]


@pytest.mark.rule("CA10")
def test_which_columns_pay_for_a_refused_violet_card() -> None:
    """Blue or brown, any card there, the receiver's choice."""
    match = table(hands={0: "owl"}, columns={1: "owl heron crab ray toad frog"})
    do(match, "0 give owl to 1")
    assert allowed(match, 1) == {"accept", "refuse crab", "refuse ray", "refuse toad"}


@pytest.mark.rule("CA10")
def test_may_i_refuse_when_one_neighbouring_column_is_empty() -> None:
    """Yes, with a card of the other one."""
    match = table(hands={0: "toad"}, columns={1: "toad frog ray"})
    do(match, "0 give toad to 1")
    assert allowed(match, 1) == {"accept", "refuse frog"}


@pytest.mark.rule("CA7", "CA10")
def test_may_i_refuse_with_a_card_of_a_pile() -> None:
    """No: piles only count at the end, and the column beside is empty."""
    match = table(
        hands={0: "frog"}, columns={1: "frog ray owl"}, piles={1: "brown"}, bonus={"brown": 1}
    )
    do(match, "0 give frog to 1")
    assert allowed(match, 1) == {"accept"}
    do(match, "1 accept")
    assert discards(match) == {"frog": 2}
    assert piles(match, 1) == ["brown"]


@pytest.mark.rule("CA10")
def test_may_i_refuse_with_a_card_of_my_hand() -> None:
    match = table(hands={0: "frog", 1: "toad"}, columns={1: "frog snake"})
    do(match, "0 give frog to 1")
    assert refused(match, "1 refuse toad") == "CA10"


@pytest.mark.rule("CA11")
def test_is_anybody_protected_at_the_start() -> None:
    match = table(3, hands={0: "toad"})
    assert {"give toad to 1", "give toad to 2"} <= allowed(match, 0)


@pytest.mark.rule("CA11")
def test_am_i_protected_when_i_have_refused() -> None:
    """Yes, whatever the answer."""
    match = table(3, hands={0: "toad", 1: "owl"}, columns={2: "toad frog"})
    do(match, "0 give toad to 2", "2 refuse frog")
    draw(match)
    assert refused(match, "1 give owl to 2") == "CA11"
    assert "give owl to 0" in allowed(match, 1)


@pytest.mark.rule("CA11")
def test_does_protection_end_with_the_round() -> None:
    """No: it stays until another player is given a card."""
    match = table(3, hands={0: "toad owl", 1: "snake", 2: "chameleon"})
    do(match, "0 give toad to 1", "1 accept")
    draw(match)
    do(match, "1 play snake")
    draw(match)
    do(match, "2 play chameleon")
    draw(match)
    assert refused(match, "0 give owl to 1") == "CA11"
    assert "give owl to 2" in allowed(match, 0)


@pytest.mark.rule("CA12")
def test_do_the_piles_of_all_players_together_end_the_game() -> None:
    """No: one player needs three of its own."""
    match = table(
        hands={0: "snake"}, columns={0: "chameleon toad"}, piles={0: "violet", 1: "blue green"},
        bonus={"violet": 0, "blue": 1, "green": 1},
    )  # fmt: skip
    do(match, "0 play snake")
    assert match.position.ending() is None
    draw(match)
    assert match.position.waiting() == (1,)


@pytest.mark.rule("CA9", "CA12")
def test_can_my_gift_end_the_game() -> None:
    """Yes: with the third pile of the receiver, at once; the giver does not draw."""
    match = table(
        hands={0: "snake"}, columns={1: "chameleon toad"}, piles={1: "violet blue"},
        bonus={"violet": 1, "blue": 1},
    )  # fmt: skip
    do(match, "0 give snake to 1", "1 accept")
    assert match.position.ending() == "piles"
    assert match.position.chances() == []
    assert match.position.record[0].hand_size[0] == 2


@pytest.mark.rule("CA12", "CA13")
def test_does_the_player_who_ends_the_game_win() -> None:
    """Not always: the highest total wins."""
    match = table(
        hands={0: "snake"}, columns={0: "chameleon toad", 1: "owl heron toucan"},
        piles={0: "brown brown", 1: "green"}, bonus={"brown": 0, "green": 1},
    )  # fmt: skip
    do(match, "0 play snake")
    assert match.position.ending() == "piles"
    assert match.position.scores() == [3 * 6 + 3, 21 + 6 + 6]
    assert match.position.places() == [2, 1]


@pytest.mark.rule("CA12")
def test_do_we_go_on_with_one_card_in_the_deck() -> None:
    match = table(hands={0: "toad"}, deck=2)
    do(match, "0 play toad")
    draw(match)
    assert match.position.ending() is None
    assert match.position.waiting() == (1,)


@pytest.mark.rule("CA6", "CA12")
def test_are_the_discards_shuffled_into_a_new_deck() -> None:
    """No: the game ends when the deck is drawn."""
    match = table(hands={0: "toad"}, columns={0: "toad"}, deck=1)
    do(match, "0 play toad")
    assert len(match.position.chances()) == 1
    draw(match)
    assert match.position.ending() == "deck"
    assert discards(match)["toad"] >= 2


@pytest.mark.rule("CA3", "CA13")
def test_do_cards_above_a_pile_count_with_it() -> None:
    """No: pile and column score each for itself, by the number of their cards."""
    match = table(hands={0: "frog"}, columns={0: "anteater rabbit sloth toad"}, piles={0: "green"})
    assert match.position.scores()[0] == 21 + 6 + 1
    do(match, "0 play frog")
    assert match.position.scores()[0] == 21 + 10 + 1


@pytest.mark.rule("CA13")
def test_who_wins_a_tie() -> None:
    """Both: the book breaks no tie, and more cards do not help."""
    match = table(hands={0: "toad"}, columns={0: "owl ray", 1: "crab dolphin"}, deck=1)
    do(match, "0 play toad")
    draw(match)
    assert match.position.scores() == [3, 3]
    assert match.position.places() == [1, 1]
