"""What people ask at the table, answered from the rulebook and played."""

from __future__ import annotations

import pytest

from games.amazones.table import Table, picking, refused


def take_first(t: Table) -> None:
    """The awaited seat takes the first tile that it may, wherever it fits."""
    t.say(next(each for each in t.legal() if each.startswith("take")))
    if not t.match.position.waiting():
        t.match.play(-1, (t.match.position.chances()[0][0],))


@pytest.mark.rule("AZ3")
def test_may_i_lay_my_whole_hand_or_nothing() -> None:
    t = Table(3).deal().say("bid sun 10 5 5 5 2 2 2 1 1 -1 -2", "pass", "pass")
    assert t.hand(0) == {}
    assert t.s.laid.sum(axis=1).tolist() == [11, 0, 0, 0, 0]


@pytest.mark.rule("AZ3", "AZ4")
def test_what_can_i_do_without_cards_in_hand() -> None:
    t = Table(3).deal()
    t.set_hand(0)
    assert t.legal() == ["pass"]
    t.say("pass", "pass", "pass")
    assert t.legal() == ["stay"]


@pytest.mark.rule("AZ3")
def test_may_i_lay_two_colours() -> None:
    t = Table(3).deal()
    t.set_hand(0, sun=[5], moon=[5])
    t.say("bid sun 5 ...")
    assert refused(t, "more 5")[0] == "AZ3"


@pytest.mark.rule("AZ4")
def test_may_i_add_a_card_of_another_colour_than_i_laid() -> None:
    t = Table(3).deal()
    t.set_hand(0, sun=[5, 1], moon=[10])
    t.say("bid sun 5", "pass", "pass")
    assert refused(t, "add moon 10") == ("AZ4", "same-colour")


@pytest.mark.rule("AZ4")
def test_may_i_add_two_cards_or_take_one_back_and_add_one() -> None:
    """No: one of three things, once."""
    t = Table(3).deal().say("bid sun 5 2", "bid moon 1", "pass")
    t.say("back 5")
    assert t.match.position.waiting() == (1,)
    t.say("add moon 2")
    assert t.match.position.waiting() == (2,)


@pytest.mark.rule("AZ4")
def test_may_i_take_back_a_card_that_i_added_face_down() -> None:
    """No: the second bid is made once."""
    t = Table(3).deal().say("bid sun 2", "pass", "pass", "add sun 1", "stay")
    assert t.match.position.waiting() == (2,)
    assert t.match.legal(0) == []


@pytest.mark.rule("AZ6")
def test_who_wins_when_the_two_best_are_tied() -> None:
    """The third best: those who are tied do not compete."""
    t = Table(4).deal().say("bid sun 10", "bid moon 10", "bid arrow 2", "bid leaf 1", *["stay"] * 4)
    assert list(t.s.rank[:4]) == [0, 0, 1, 2]
    assert t.match.position.waiting() == (2,)


@pytest.mark.rule("AZ6")
def test_are_three_equal_totals_a_tie() -> None:
    t = Table(4).deal().say("bid sun 2", "bid moon 2", "bid arrow 2", "bid leaf -2", *["stay"] * 4)
    assert list(t.s.rank[:4]) == [0, 0, 0, 1]


@pytest.mark.rule("AZ6", "AZ7")
def test_can_a_negative_total_win() -> None:
    """Yes: it is the greatest of those that were laid."""
    t = Table(3).deal().say("bid sun -1", "bid moon -2", "pass", *["stay"] * 3)
    assert list(t.s.rank[:3]) == [1, 2, 0]
    assert t.match.position.waiting() == (0,)


@pytest.mark.rule("AZ6", "AZ10")
def test_what_if_all_are_tied() -> None:
    """As if all had passed: nobody wins, and the tops go."""
    t = Table(4).deal().say("bid sun 2", "bid moon 2", "bid arrow 5", "bid leaf 5", *["stay"] * 4)
    assert list(t.s.rank[:4]) == [0, 0, 0, 0]
    assert list(t.s.top) == [0, 0, 0]
    t.uncover(1, 2, 3)
    assert not t.s.men.any()
    assert t.match.position.waiting() == (0,)


@pytest.mark.rule("AZ5", "AZ10")
def test_what_if_some_pass_and_the_others_are_tied() -> None:
    """As if all had passed or all were tied: nobody wins, and the tops go."""
    t = (
        Table(4)
        .deal()
        .say("bid sun 2", "bid moon 2", "pass", "bid leaf 5", *["stay"] * 3, "back 5")
    )
    assert list(t.s.rank[:4]) == [0, 0, 0, 0]
    assert list(t.s.top) == [0, 0, 0]


@pytest.mark.rule("AZ7")
def test_may_the_winner_take_the_tile_that_came_up_under_her_first() -> None:
    t = picking().say("take head 4 for 0 new").uncover(3)
    assert "take head 3 for 0 new" in t.legal()


@pytest.mark.rule("AZ7", "AZ8")
def test_may_the_winner_give_both_tiles_away() -> None:
    t = picking().say("take torso -3 for 1 new").uncover(-4).say("take torso -4 for 1 new")
    assert t.court(1) == [(0, -3, 0), (0, -4, 0)]
    assert t.court(0) == []


@pytest.mark.rule("AZ7")
def test_may_i_take_no_tile() -> None:
    t = picking()
    assert all(each.startswith("take") for each in t.legal())


@pytest.mark.rule("AZ8")
def test_may_a_head_stand_on_legs_without_a_torso() -> None:
    t = picking().say("take legs 1 for 0 new").uncover(2).say("take head 4 for 0 man 1")
    assert t.court(0) == [(4, 0, 1)]


@pytest.mark.rule("AZ8")
def test_may_i_replace_a_tile_or_move_it_later() -> None:
    """No: a man who has a head takes no other, and no move moves a tile."""
    t = picking()
    t.set_court(0, (1, 0, 0))
    assert refused(t, "take head 4 for 0 man 1") == ("AZ8", "has-part")
    t.say("take head 4 for 0 new").uncover(3).say("take torso -3 for 0 man 2")
    assert t.court(0) == [(1, 0, 0), (4, -3, 0)]


@pytest.mark.rule("AZ8")
def test_may_i_begin_a_third_unfinished_man_at_a_rivals_to_annoy_her() -> None:
    t = picking()
    t.set_court(1, (1, 0, 0), (0, 2, 0))
    assert refused(t, "take legs 1 for 1 new") == ("AZ8", "two-unfinished")
    t.say("take legs 1 for 1 man 2")
    assert t.court(1) == [(1, 0, 0), (0, 2, 1)]


@pytest.mark.rule("AZ8", "AZ13")
def test_may_i_have_more_than_two_men() -> None:
    """Yes, as long as no more than two of them are unfinished."""
    t = picking()
    t.set_court(0, (1, 1, 1), (2, 2, 2), (3, 0, 0))
    t.say("take legs 1 for 0 new")
    assert len(t.court(0)) == 4


@pytest.mark.rule("AZ9")
def test_does_a_third_who_got_no_tile_take_cards() -> None:
    """Yes: those of the fourth; and the last takes the winner's."""
    t = Table(4).deal().say("bid sun 10", "bid moon 5", "bid arrow 2", "bid leaf 1", *["stay"] * 4)
    for _ in range(3):
        take_first(t)
    assert t.hand(2)["leaf"] == [1]
    assert t.hand(3)["sun"] == [10]


@pytest.mark.rule("AZ9")
def test_does_everybody_keep_the_number_of_her_cards() -> None:
    """No: cards change hands, however many they are; none is lost."""
    t = Table(3).deal().say("bid sun 10 5", "bid moon 2", "bid arrow 1 1 -1", *["stay"] * 3)
    for _ in range(3):
        take_first(t)
    sizes = [sum(map(len, t.hand(seat).values())) for seat in range(3)]
    assert sizes == [11 - 2 + 1, 11 - 1 + 3, 11 - 3 + 2]


@pytest.mark.rule("AZ11")
def test_who_starts_after_a_joust() -> None:
    """The winner, though her neighbour would be next."""
    t = Table(3).deal(start=2).say("bid arrow 1", "bid sun 2", "bid moon 10", *["stay"] * 3)
    for _ in range(3):
        take_first(t)
    assert t.match.position.waiting() == (1,)


@pytest.mark.rule("AZ12")
def test_does_the_second_still_take_a_tile_when_two_stacks_are_empty() -> None:
    """No: the game stops at once, and the cards stay where they are."""
    t = picking()
    t.set_stack("head", 0)
    t.set_stack("legs", 1)
    t.say("take legs 1 for 0 new")
    assert t.match.position.ending() == "taken"
    assert t.match.position.waiting() == ()
    assert t.match.legal(1) == []


@pytest.mark.rule("AZ13")
@pytest.mark.parametrize(
    ("courts", "scores"),
    [
        ([[(4, 4, 0)], [(1, 1, 1)], []], [0, 3 + 5 - 5 + 5, 0]),
        ([[(4, 4, 4), (4, 4, 4)], [(1, 0, 0)], []], [24 + 10 - 10 + 5, 0, 0]),  # each counts
        ([[(2, 2, 2)], [(2, 2, 2)], []], [6 + 5 - 5 + 5, 6 + 5 - 5 + 5, 0]),  # all who are tied
        ([[(-4, -3, -2)], [(1, 1, 1)], []], [-9 - 5 + 5, 3 + 5 + 5, 0]),
    ],
)  # fmt: skip
def test_what_does_a_court_score(courts, scores) -> None:
    t = Table(3).deal()
    for seat, court in enumerate(courts):
        t.set_court(seat, *court)
    assert t.match.position.scores() == scores


@pytest.mark.rule("AZ3")
def test_must_i_follow_the_colour_or_the_number_of_cards_before_me() -> None:
    t = Table(3).deal()
    t.set_hand(1, sun=[2], moon=[5, 5, 1])
    t.say("bid sun 10", "bid moon 5 5 1")
    assert t.hand(1) == {"sun": [2]}


@pytest.mark.rule("AZ4")
def test_who_begins_the_second_bid() -> None:
    """Who began the first, though another has laid more."""
    t = Table(3).deal(start=1).say("bid moon 1", "bid arrow 10", "bid sun 5")
    assert t.match.position.waiting() == (1,)
    t.say("stay")
    assert t.match.position.waiting() == (2,)


@pytest.mark.rule("AZ4", "AZ6")
def test_may_i_add_a_card_of_any_colour_when_i_have_laid_none() -> None:
    """Yes: one card, and it may win the joust."""
    t = Table(3).deal()
    t.set_hand(0, sun=[2], arrow=[10])
    t.say("pass", "bid moon 5", "pass")
    assert sorted(t.legal()) == ["add arrow 10", "add sun 2", "stay"]
    t.say("add arrow 10", "stay", "stay")
    assert list(t.s.rank[:3]) == [1, 2, 0]


@pytest.mark.rule("AZ4", "AZ6")
def test_may_i_still_be_tied_through_a_card_face_down() -> None:
    """Yes: it counts like the others; 5 and 1 are as much as 2, 2 and 2."""
    t = Table(3).deal().say("bid sun 5", "bid moon 2 2 2", "bid arrow 1")
    t.say("add sun 1", "stay", "stay")
    assert list(t.s.rank[:3]) == [0, 0, 1]


@pytest.mark.rule("AZ5", "AZ7")
def test_do_i_get_a_tile_if_i_took_my_only_card_back() -> None:
    """No, though only one other has cards on the table."""
    t = Table(3).deal().say("bid sun 10", "bid moon 1", "pass", "stay", "back 1", "stay")
    assert list(t.s.rank[:3]) == [1, 0, 0]
    take_first(t)
    take_first(t)
    assert t.s.men[:3].sum() == 2
    assert t.hand(1)["moon"].count(1) == 2
    assert t.match.position.waiting() == (0,)
    assert "pass" in t.legal()  # the next joust


@pytest.mark.rule("AZ5", "AZ9")
def test_does_who_passed_take_the_winners_cards_as_the_last() -> None:
    """No, by our ruling: the last of those with cards takes them."""
    t = Table(3).deal().say("bid sun 10", "bid moon 1", "pass", *["stay"] * 3)
    for _ in range(3):
        take_first(t)
    assert t.hand(1)["sun"] == [10]
    assert list(t.hand(2)) == ["arrow"]


@pytest.mark.rule("AZ5", "AZ6")
def test_are_cards_worth_nothing_together_the_same_as_passing() -> None:
    """No: 1 and -1 were laid, so they take part, and are not tied with those who passed."""
    t = Table(3).deal().say("bid sun 1 -1", "pass", "pass", *["stay"] * 3)
    assert list(t.s.rank[:3]) == [1, 0, 0]
    assert t.match.position.waiting() == (0,)


@pytest.mark.rule("AZ6", "AZ7")
def test_who_takes_the_third_tile_when_two_are_tied_for_second() -> None:
    """The next one, though she is fourth."""
    t = Table(4).deal().say("bid sun 10", "bid moon 5", "bid arrow 5", "bid leaf 1", *["stay"] * 4)
    take_first(t)
    take_first(t)
    assert t.match.position.waiting() == (3,)


@pytest.mark.rule("AZ6", "AZ9")
def test_what_becomes_of_the_cards_of_those_who_are_tied() -> None:
    """Each takes her own back; the others exchange over their heads."""
    t = Table(4).deal().say("bid sun 10", "bid moon 5", "bid arrow 5", "bid leaf 1", *["stay"] * 4)
    for _ in range(3):
        take_first(t)
    assert [len(t.hand(seat)) for seat in (1, 2)] == [1, 1]
    assert [t.hand(1)["moon"].count(5), t.hand(2)["arrow"].count(5)] == [3, 3]
    assert [t.hand(0)["leaf"], t.hand(3)["sun"]] == [[1], [10]]


@pytest.mark.rule("AZ7", "AZ9")
def test_what_does_the_only_one_get_when_all_others_are_tied() -> None:
    """Two tiles, and her own cards, as she is the first and the last; nobody is second."""
    t = Table(3).deal().say("bid sun 2", "bid moon 2", "bid arrow 10", *["stay"] * 3)
    take_first(t)
    take_first(t)
    assert t.s.men[:3].sum() == 2
    assert [len(t.hand(seat)) for seat in range(3)] == [1, 1, 1]
    assert t.hand(2)["arrow"][0] == 10
    assert t.match.position.waiting() == (2,)


@pytest.mark.rule("AZ7")
def test_may_i_take_from_a_stack_that_is_empty() -> None:
    """No: both tiles come from what is seen, and one empty stack does not stop the game."""
    t = picking()
    t.set_stack("head", 0)
    assert {each.split()[1] for each in t.legal()} == {"torso", "legs"}


@pytest.mark.rule("AZ7", "AZ8")
def test_may_the_second_put_her_tile_before_the_winner() -> None:
    """Yes, at whose court she likes: here on the man whom the winner has just begun."""
    t = picking().say("take head 4 for 0 new").uncover(3)
    t.say("take legs 1 for 0 new").uncover(2).say("take torso -3 for 0 man 1")
    assert t.court(0) == [(4, -3, 0), (0, 0, 1)]


@pytest.mark.rule("AZ8")
def test_may_my_first_tile_make_room_for_the_second() -> None:
    """Yes: once a man is finished, only one is unfinished."""
    t = picking()
    t.set_court(0, (1, 1, 0), (0, 2, 0))
    assert refused(t, "take head 4 for 0 new") == ("AZ8", "two-unfinished")
    t.say("take legs 1 for 0 man 1").uncover(2).say("take head 4 for 0 new")
    assert t.court(0) == [(1, 1, 1), (0, 2, 0), (4, 0, 0)]


@pytest.mark.rule("AZ9", "AZ3")
def test_may_i_lay_the_cards_that_i_have_won() -> None:
    """Yes, from the next joust on, with others of their colour but not with my own."""
    t = Table(3).deal().say("bid sun 10", "bid moon 2 1", "pass", *["stay"] * 3)
    for _ in range(3):
        take_first(t)
    t.say("bid moon 2 ...")
    assert refused(t, "more 5")[0] == "AZ3"
    t.say("more 1")
    assert list(t.hand(0)) == ["sun"]


@pytest.mark.rule("AZ10", "AZ11")
def test_what_if_all_pass() -> None:
    """The three tiles are discarded, three others come up, and the same princess begins again."""
    t = Table(3).deal(start=1).say(*["pass"] * 3, *["stay"] * 3)
    t.uncover(-4, 2, 3)
    assert list(t.s.under) == [10, 10, 10]
    assert t.s.men[:3].sum() == 0
    assert t.match.position.waiting() == (1,)


@pytest.mark.rule("AZ12")
def test_are_cards_still_exchanged_after_the_last_tile() -> None:
    """No: the winner's second tile empties a second stack, and the joust is not finished."""
    t = picking()
    before = [t.hand(seat) for seat in range(3)]
    t.set_stack("head", 0)
    t.set_stack("legs", 1)
    t.say("take torso -3 for 1 new").uncover(2)
    assert not t.match.position.over()
    t.say("take legs 1 for 0 new")
    assert t.match.position.ending() == "taken"
    assert [t.hand(seat) for seat in range(3)] == before


@pytest.mark.rule("AZ13")
def test_who_scores_a_man_whom_a_rival_has_finished() -> None:
    """She before whom he stands."""
    t = picking()
    t.set_court(1, (3, 3, 0))
    t.say("take legs 1 for 1 man 1")
    assert t.match.position.scores() == [0, 7 + 5 - 5 + 5, 0]


@pytest.mark.rule("AZ13")
def test_who_is_queen_when_two_have_the_most_points() -> None:
    """Both; and unfinished men help neither."""
    t = Table(3).deal()
    t.set_court(0, (4, 1, 1), (4, 4, 0))
    t.set_court(1, (2, 2, 2))
    t.set_court(2, (-1, 1, 1), (-4, -4, 0))
    assert t.match.position.scores() == [6 + 5 + 5, 6 + 5 + 5, 1 - 5 + 5]
    assert t.match.position.places() == [1, 1, 3]
