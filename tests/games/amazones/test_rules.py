"""Each rule of Amazones, by its id in RULES.md: what it allows, forbids and does."""

from __future__ import annotations

import pytest

from games.amazones.table import GAME, Table
from tepui.engine.contract import CHANCE, SPECTATOR, UNSEEN
from tepui.engine.errors import BadNotation, IllegalMove
from tepui.games.amazones.material import ADD, MOVES, STAY, TAKE

SERIES = [10, 5, 5, 5, 2, 2, 2, 1, 1, -1, -2]
STACK = {4: 2, 3: 2, 2: 2, 1: 2, -1: 1, -2: 1, -3: 1, -4: 1}


def refused(t, phrase):
    """The rule and the key that refuse a phrase."""
    with pytest.raises(IllegalMove) as wrong:
        t.say(phrase)
    return wrong.value.why.rule, wrong.value.why.key.removeprefix("amazones-")


def picking(seats=3, **options):
    """A table at which seat 0 picks, and seat 1 after it."""
    t = Table(seats, **options).deal()
    return t.say("bid sun 5", "bid moon 2", *["pass"] * (seats - 2), *["stay"] * seats)


# Material


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


# First bid


@pytest.mark.rule("AZ3")
def test_a_bid_is_any_cards_of_one_colour_or_none() -> None:
    t = Table(3).deal()
    t.set_hand(0, sun=[5, 5, -2], moon=[10])
    assert t.legal() == ["bid sun 5 ...", "bid sun -2 ...", "bid moon 10 ...", "pass"]
    t.say("bid sun 5 ...")
    assert t.legal() == ["more 5 ...", "more -2 ...", "done"]
    assert refused(t, "bid moon 10") == ("AZ3", "one-colour")
    t.say("more -2 ...")
    assert t.legal() == ["done"]
    assert refused(t, "more 5") == ("AZ3", "high-to-low")
    t.say("done")
    assert t.hand(0) == {"sun": [5], "moon": [10]}


@pytest.mark.rule("AZ3")
def test_bids_go_clockwise_and_nobody_has_to_follow() -> None:
    t = Table(4).deal(start=2)
    t.set_hand(3, sun=[1], leaf=[2, 2])
    order = []
    for phrase in ("bid arrow 5", "bid leaf 2 2", "pass", "bid moon -1"):
        order += t.match.position.waiting()
        t.say(phrase)
    assert order == [2, 3, 0, 1]
    assert refused(t, "bid arrow 5") == ("AZ4", "must-bid-again")


@pytest.mark.rule("AZ3")
def test_only_cards_from_the_hand_are_laid() -> None:
    t = Table(3).deal()
    assert refused(t, "bid sun 10 10") == ("AZ3", "not-in-hand")
    assert refused(t, "bid moon 5") == ("AZ3", "not-in-hand")
    assert refused(t, "stay") == ("AZ3", "must-bid")
    assert refused(t, "take head 4 for 0 new") == ("AZ7", "no-tiles-yet")
    # A phrase is made whole or not at all.
    assert t.hand(0) == {"sun": SERIES}
    assert not t.s.laid.any()


# Second bid


@pytest.mark.rule("AZ4")
def test_the_second_bid_adds_one_of_the_colour_or_takes_one_back_or_nothing() -> None:
    t = Table(3).deal()
    t.set_hand(0, sun=[5, 2, 1, 1], moon=[10])
    t.say("bid sun 5 1", "pass", "pass")
    assert t.legal() == ["add sun 2", "add sun 1", "back 5", "back 1", "stay"]
    assert refused(t, "add moon 10") == ("AZ4", "same-colour")
    assert refused(t, "add sun 5") == ("AZ4", "not-in-hand")
    assert refused(t, "back 2") == ("AZ4", "not-laid")
    assert refused(t, "pass") == ("AZ4", "must-bid-again")
    t.say("back 5")
    assert t.hand(0) == {"sun": [5, 2, 1], "moon": [10]}
    assert t.match.position.waiting() == (1,)  # one thing only


@pytest.mark.rule("AZ4")
def test_who_has_laid_nothing_may_add_a_card_of_any_colour() -> None:
    t = Table(3).deal()
    t.set_hand(0, sun=[5], moon=[10, 1])
    t.say("pass", "pass", "pass")
    assert t.legal() == ["add sun 5", "add moon 10", "add moon 1", "stay"]
    t.say("add moon 1")
    assert t.hand(0) == {"sun": [5], "moon": [10]}


@pytest.mark.rule("AZ4")
def test_the_second_bid_has_the_order_of_the_first() -> None:
    t = Table(4).deal(start=3).say(*["pass"] * 4)
    order = []
    for _ in range(4):
        order += t.match.position.waiting()
        t.say("add " + {3: "leaf", 0: "sun", 1: "moon", 2: "arrow"}[order[-1]] + " 5")
    assert order == [3, 0, 1, 2]


@pytest.mark.rule("AZ4", "AZ5")
def test_a_face_down_card_is_hidden_from_the_others_until_the_reveal() -> None:
    t = Table(3).deal().say("bid sun 5", "pass", "pass")
    add = t.move("add sun 2")
    assert t.match.position.witness(0, add, 0) == add
    assert t.match.position.witness(0, add, 1) == UNSEEN
    assert t.match.position.witness(0, add, SPECTATOR) == UNSEEN
    assert t.match.position.witness(0, STAY, 1) == STAY
    t.say("add sun 2")
    assert t.match.position.witness(1, t.move("add moon 2"), 0) == UNSEEN
    last = t.match.position.copy()
    last.apply(1, STAY)
    assert last.witness(2, ADD, 0) == ADD  # turned up at once
    for viewer in (1, 2, SPECTATOR):
        s = t.match.position.seen_by(viewer).s
        assert s.face_down[0] == -2
        assert s.hand[0].sum() == 10
        assert s.hand[0, 2] == 3
    assert t.match.position.seen_by(0).s.face_down[0] == 2
    # A guess has the colour that was laid; with nothing laid it may have any.
    seen = {
        int(t.match.position.seen_by(1).position.guessed(1, seed).s.face_down[0])
        for seed in range(200)
    }
    assert seen == {0, 1, 2, 3, 4, 5}


@pytest.mark.rule("AZ4")
def test_a_guess_draws_each_card_of_the_hand_with_its_weight() -> None:
    t = Table(3).deal()
    t.set_hand(0, sun=[5, 5, 5, 1], moon=[2], arrow=[-2, -2])
    t.say("pass", "pass", "pass", "add moon 2")
    drawn = [0] * 30
    for seed in range(3500):
        world = t.match.position.seen_by(2).position.guessed(2, seed * 7919)
        drawn[int(world.s.face_down[0])] += 1
        assert world.s.hand[0].sum() == 6
    expected = {1: 1500, 3: 500, 8: 500, 17: 1000}
    assert {card for card, count in enumerate(drawn) if count} == set(expected)
    chi = sum((drawn[card] - n) ** 2 / n for card, n in expected.items())
    assert chi < 16.3  # three degrees of freedom, one in a thousand; the seeds are fixed


# Reveal, ties, ranks


@pytest.mark.rule("AZ5")
def test_who_has_no_card_on_the_table_is_out() -> None:
    t = Table(4).deal().say("bid sun 5", "bid moon 2", "bid arrow 1", "pass")
    t.say("stay", "stay", "back 1", "stay")
    assert list(t.s.rank[:4]) == [1, 2, 0, 0]
    t.say("take head 4 for 0 new").uncover(4).say("take torso -3 for 0 new").uncover(1)
    t.say("take legs 1 for 1 new").uncover(1)
    # They take no part in the exchange: the two others have swapped.
    assert t.hand(2) == {"arrow": SERIES}
    assert t.hand(3) == {"leaf": SERIES}
    assert t.hand(0)["moon"] == [2]
    assert t.hand(1)["sun"] == [5]


@pytest.mark.rule("AZ5")
def test_a_passer_does_not_tie_with_a_total_of_zero() -> None:
    t = Table(3).deal().say("bid sun 1", "pass", "pass")
    t.say("add sun -1", "stay", "stay")
    assert list(t.s.total[:3]) == [0, 0, 0]
    assert list(t.s.rank[:3]) == [1, 0, 0]


@pytest.mark.rule("AZ5")
def test_the_reveal_turns_cards_up_and_adds_them() -> None:
    t = Table(3).deal().say("bid sun 5 2 -1", "pass", "bid arrow 1")
    t.say("add sun 10", "add moon 5", "stay")
    assert list(t.s.face_down[:3]) == [-1, -1, -1]
    assert list(t.s.total[:3]) == [16, 5, 1]
    assert t.match.position.seen_by(SPECTATOR).s.laid[0, 0] == 1


@pytest.mark.rule("AZ5")
def test_the_last_second_bid_reveals_and_cannot_be_taken_back() -> None:
    t = Table(3).deal().say("bid sun 5", "pass", "pass")
    t.say("add sun 2")
    assert t.match.can_undo(0)
    t.match.undo(0)
    t.say("stay", "stay")
    reveals = GAME.refusals.reveals
    assert not reveals(t.s, 2, t.move("stay"))  # no card lies face down
    assert reveals(t.s, 2, t.move("add arrow 1"))
    t.say("add arrow 1")
    assert not t.match.can_undo(2)


@pytest.mark.rule("AZ6")
def test_ties_at_any_rank_are_out_and_the_others_move_up() -> None:
    t = Table(5).deal().say("bid sun 5", "bid moon 5", "bid arrow 2", "bid leaf 1", "bid shell -2")
    t.say(*["stay"] * 5)
    assert list(t.s.rank) == [0, 0, 1, 2, 3]
    t.say("take head 4 for 2 new").uncover(4).say("take torso -3 for 0 new").uncover(1)
    t.say("take legs 1 for 3 new").uncover(1)
    assert t.hand(0) == {"sun": SERIES}
    assert t.hand(1) == {"moon": SERIES}
    assert t.hand(2)["leaf"] == [1]
    assert t.hand(3)["shell"] == [-2]
    assert t.hand(4)["arrow"] == [2]


@pytest.mark.rule("AZ6")
def test_a_tie_in_the_middle_and_totals_of_zero_and_less() -> None:
    t = (
        Table(5)
        .deal()
        .say("bid sun 1 -1", "bid moon 5", "bid arrow 2", "bid leaf 1 1", "bid shell -2")
    )
    t.say(*["stay"] * 5)
    assert list(t.s.total) == [0, 5, 2, 2, -2]
    assert list(t.s.rank) == [2, 1, 0, 0, 3]


# Tiles


@pytest.mark.rule("AZ7")
def test_the_first_takes_two_and_the_second_one() -> None:
    t = picking()
    takers = []
    for phrase, next_tile in (
        ("take head 4 for 0 new", 3), ("take head 3 for 1 new", 2), ("take head 2 for 2 new", 1),
    ):  # fmt: skip
        takers += t.match.position.waiting()
        t.say(phrase).uncover(next_tile)  # both picks may come from one stack
    assert takers == [0, 0, 1]
    assert t.s.joust == 2


@pytest.mark.rule("AZ7")
def test_without_a_second_there_is_no_third_tile() -> None:
    t = Table(3).deal().say("bid sun 5", "pass", "pass", "stay", "stay", "stay")
    t.say("take head 4 for 0 new").uncover(3).say("take head 3 for 1 new").uncover(2)
    assert t.s.joust == 2


@pytest.mark.rule("AZ7")
def test_taking_is_mandatory_and_an_empty_stack_has_nothing() -> None:
    t = picking()
    t.set_stack("legs", 0)
    assert all(phrase.startswith(("take head", "take torso")) for phrase in t.legal())
    assert refused(t, "stay") == ("AZ7", "must-take")
    assert refused(t, "take legs 1 for 0 new") == ("AZ7", "stack-empty")
    assert not t.match.position.legal(1)  # not the second's turn yet


@pytest.mark.rule("AZ7", "AZ12")
def test_when_one_stack_runs_out_the_picks_go_on() -> None:
    t = picking()
    t.set_stack("head", 4)
    t.say("take head 4 for 0 new")
    assert t.match.position.waiting() == (0,)
    assert t.s.picks == 1
    assert not t.match.position.over()
    assert t.match.can_undo(0)  # nothing was uncovered


@pytest.mark.rule("AZ8")
def test_a_tile_extends_a_man_that_lacks_it_or_starts_one() -> None:
    t = picking()
    t.set_court(0, (4, 0, 0))
    t.set_court(1, (1, 2, 3), (0, 0, 3), (4, 0, 2))
    assert t.legal() == [
        "take head 4 for 0 new",
        "take head 4 for 1 man 2", "take head 4 for 2 new",
        "take torso -3 for 0 man 1", "take torso -3 for 0 new",
        "take torso -3 for 1 man 2", "take torso -3 for 1 man 3", "take torso -3 for 2 new",
        "take legs 1 for 0 man 1", "take legs 1 for 0 new", "take legs 1 for 2 new",
    ]  # fmt: skip
    assert refused(t, "take head 4 for 1 new") == ("AZ8", "two-unfinished")
    assert refused(t, "take head 4 for 1 man 1") == ("AZ8", "is-finished")
    assert refused(t, "take head 4 for 0 man 1") == ("AZ8", "has-part")
    assert refused(t, "take legs 1 for 1 man 3") == ("AZ8", "has-part")
    t.say("take torso -3 for 1 man 3")
    assert t.court(1) == [(1, 2, 3), (0, 0, 3), (4, -3, 2)]
    assert list(t.s.unfinished[1]) == [1, -1]


@pytest.mark.rule("AZ8")
def test_nobody_has_more_than_two_unfinished_men_not_by_a_rival_either() -> None:
    t = picking()
    for seat in range(3):
        t.set_court(seat, (4, 0, 0), (3, 0, 0))
    assert not any("new" in phrase for phrase in t.legal())
    assert not any("head" in phrase for phrase in t.legal())  # fits nowhere: cannot be chosen
    # Two equal unfinished men are two places.
    t.set_court(2, (4, 0, 0), (4, 0, 0))
    assert {"take legs 1 for 2 man 1", "take legs 1 for 2 man 2"} <= set(t.legal())


@pytest.mark.rule("AZ8")
def test_finishing_a_man_makes_room_for_a_new_one() -> None:
    t = picking()
    t.set_court(0, (4, 0, 1), (0, 2, 0))
    t.say("take torso -3 for 0 man 1").uncover(1)
    assert list(t.s.unfinished[0]) == [1, -1]
    assert "take torso 1 for 0 new" in t.legal()
    t.say("take torso 1 for 0 new")
    assert t.court(0) == [(4, -3, 1), (0, 2, 0), (0, 1, 0)]
    assert list(t.s.unfinished[0]) == [1, 2]


@pytest.mark.rule("AZ8")
def test_places_that_do_not_exist() -> None:
    t = picking()
    why_not = GAME.refusals.why_not
    sight = t.match.position.seen_by(0)
    assert why_not(sight, 0, TAKE + 4 * 13).key == "amazones-nobody-there"
    assert why_not(sight, 0, TAKE + 1).key == "amazones-no-such-man"
    assert why_not(sight, 0, MOVES).rule == "AZ7"
    with pytest.raises(BadNotation):
        t.say("take head 4 for 0 man 1")  # to begin him, say "new"


# Exchange


def exchanged(bids, seats=3, **options):
    """The hands after a joust of single cards (None passes): who has which rival's cards."""
    colours = ["sun", "moon", "arrow", "leaf", "shell"]
    t = Table(seats, **options).deal()
    for colour, value in zip(colours, bids, strict=False):
        t.say("pass" if value is None else f"bid {colour} {value}")
    t.say(*["stay"] * seats)
    while t.s.joust == 1:
        if t.match.position.waiting():
            t.say(t.legal()[0])
        else:
            t.match.play(CHANCE, (t.match.position.chances()[0][0],))
    return [
        next((i for i in range(seats) if i != seat and colours[i] in t.hand(seat)), None)
        for seat in range(seats)
    ]


@pytest.mark.rule("AZ9")
@pytest.mark.parametrize(
    ("bids", "givers"),
    [
        ([10, 5, 2], [1, 2, 0]),
        ([2, 10, 5], [1, 2, 0]),
        ([5, 10, 2], [2, 0, 1]),
        ([10, 5, None], [1, 0, None]),  # two swap
        ([10, None, None], [None, None, None]),  # one takes its own back
        ([10, 5, 5], [None, None, None]),
        ([10, 5, 2, 1, -1], [1, 2, 3, 4, 0]),
        ([10, 5, 5, 1, -1], [3, None, None, 4, 0]),
    ],
)
def test_each_takes_the_cards_of_the_next_and_the_last_those_of_the_first(bids, givers) -> None:
    assert exchanged(bids, seats=len(bids)) == givers


@pytest.mark.rule("AZ9", "AZ5")
@pytest.mark.parametrize(
    ("bids", "givers"),
    [
        # One passer counts as 0: it takes from the next below, or from the first.
        ([10, 5, None], [1, None, 0]),
        ([10, None, -1], [None, 2, 0]),
        # Two passers tie at 0 and are out of the exchange as before.
        ([10, None, None], [None, None, None]),
        ([10, 5, None, None], [1, 0, None, None]),
    ],
)
def test_with_passers_zero_a_passer_takes_part_in_the_exchange(bids, givers) -> None:
    assert exchanged(bids, seats=len(bids), passers="zero") == givers


@pytest.mark.rule("AZ9", "AZ6")
def test_with_passers_zero_a_total_of_zero_ties_with_a_passer_for_the_exchange_alone() -> None:
    t = Table(3, passers="zero").deal().say("bid sun 1 -1", "bid moon -2", "pass")
    t.say(*["stay"] * 3)
    assert list(t.s.rank[:3]) == [1, 2, 0]  # rights to tiles do not change
    assert list(t.s.giver[:3]) == [0, 1, 2]


# No winner, next joust


@pytest.mark.rule("AZ10", "AZ11")
def test_nobody_ranked_discards_the_tops_and_the_same_seat_starts() -> None:
    t = Table(3).deal(start=1).say("bid moon 5", "bid arrow 5", "bid sun 2")
    t.say("stay", "stay", "back 2")
    assert list(t.s.top) == [0, 0, 0]
    t.uncover(1, 2, 3)
    assert t.s.under.sum() == 30
    assert not t.s.men.any()
    assert t.match.position.waiting() == (1,)
    assert [t.hand(seat) for seat in range(3)] == [
        {"sun": SERIES}, {"moon": SERIES}, {"arrow": SERIES},
    ]  # fmt: skip


@pytest.mark.rule("AZ10")
def test_an_empty_stack_discards_nothing() -> None:
    t = Table(3).deal()
    t.set_stack("torso", 0)
    t.say(*["pass"] * 3, *["stay"] * 3).uncover(1, 2)
    assert list(t.s.top) == [1, 0, 2]


@pytest.mark.rule("AZ11")
def test_the_winner_starts_the_next_joust() -> None:
    t = Table(3).deal(start=1).say("bid moon 2", "bid arrow 5", "pass", *["stay"] * 3)
    t.say("take head 4 for 0 new").uncover(4).say("take torso -3 for 0 new").uncover(1)
    t.say("take legs 1 for 1 new").uncover(1)
    assert t.s.starter == 2
    assert t.match.position.waiting() == (2,)


@pytest.mark.rule("AZ11")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_first_starter_is_drawn_by_lot(seats) -> None:
    t = Table(seats).uncover(1, 1, 1)
    assert t.match.position.chances() == [(seat, 1) for seat in range(seats)]
    t.chance("start 2")
    assert t.match.position.waiting() == (2,)


# End and score


@pytest.mark.rule("AZ12")
def test_the_second_empty_stack_ends_the_game_in_mid_joust() -> None:
    t = picking()
    hands = [t.hand(seat) for seat in range(3)]
    t.set_stack("head", 0)
    t.set_stack("legs", 1)
    t.say("take legs 1 for 1 new")
    assert t.match.position.ending() == "taken"
    assert t.court(1) == [(0, 0, 1)]  # the last tile has been placed
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


# What people see


@pytest.mark.rule("AZ4")
def test_closed_tracking_shows_sizes_and_open_tracking_hands_without_giving_a_card_away() -> None:
    for tracking in ("closed", "open"):
        t = Table(3, tracking=tracking).deal()
        t.say("bid sun 5", "pass", "pass", "add sun 2", "add moon 10")
        seat, passer = GAME.views.view(t.match.position.seen_by(2)).seats[:2]
        assert seat.hand_size == 9
        assert passer.hand_size == 10
        assert seat.face_down
        assert seat.face_down_card is None
        if tracking == "closed":
            assert seat.hand is None
            assert not seat.hand_and_face_down
        else:
            held = sorted((card.value for card in seat.hand), reverse=True)
            assert held == [10, 5, 5, 2, 2, 2, 1, 1, -1, -2]
            assert seat.hand_and_face_down
        own = GAME.views.view(t.match.position.seen_by(0)).seats[0]
        assert own.face_down_card.value == 2
        assert len(own.hand) == 9
        assert not own.hand_and_face_down


@pytest.mark.rule("AZ2", "AZ8", "AZ10")
def test_the_view_shows_stacks_discards_and_courts() -> None:
    t = Table(3).deal().say(*["pass"] * 3, *["stay"] * 3).uncover(3, 2, -1)
    t.say("bid sun 5", "pass", "pass", "stay", "stay", "stay")
    t.say("take head 3 for 2 new")
    view = GAME.views.view(t.match.position.seen_by(SPECTATOR))
    head, torso, legs = view.stacks
    assert (head.part, head.top, head.height, head.discarded) == ("head", None, 10, [4])
    assert head.under == [4, 3, 2, 2, 1, 1, -1, -2, -3, -4]
    assert (torso.top, torso.height, torso.discarded) == (2, 11, [-3])
    assert (legs.top, legs.discarded) == (-1, [1])
    (man,) = view.seats[2].court
    assert (man.head, man.torso, man.legs, man.finished, man.value) == (3, None, None, False, 3)
    assert [seat.standing for seat in view.seats] == ["ranked", "out", "out"]
    assert view.joust == 2
    assert view.picks == 1
    assert view.turn is None


# Notation


@pytest.mark.parametrize(
    "phrase",
    [
        "", "bid", "bid sun", "bid sun ...", "bid sun 7", "bid sun 5 ... 2", "bid son 5",
        "bid xyz 5", "more 5", "done", "undo", "bid sun 5 done", "add ?", "add 5", "back",
        "take head 4 for 0",
        "take head 3 for 0 new", "take foot 4 for 0 new", "take head 4 for 9 new", "start 0",
        "take head 4 for 0 man 0", "take head 4 for 0 man x",
        "take head 4 for " + "9" * 5000 + " new",
        "bid sun ５",
    ],
)  # fmt: skip
def test_phrases_that_are_no_move(phrase) -> None:
    t = Table(3).deal()
    with pytest.raises(BadNotation) as wrong:
        t.match.parse(0, phrase)
    for language in ("en", "fr", "de"):
        assert wrong.value.text(language)


def test_phrases_are_tolerant_of_case_space_sign_and_order() -> None:
    t = Table(3).deal()
    assert t.match.parse(0, "  BID  Sun 2 +5  -1 2 ") == t.match.parse(0, "bid sun 5 2 2 -1")
    assert t.match.text(0, *t.match.parse(0, "bid sun 2 5 -1 2")) == "bid sun 5 2 2 -1"


def test_chance_is_named_by_part_and_seat() -> None:
    t = Table(3)
    for phrase in ("uncover torso 4", "uncover head 5", "start 0", "uncover head"):
        with pytest.raises(BadNotation):
            t.chance(phrase)


def test_the_game_is_listed_with_its_options() -> None:
    assert list(GAME.seats) == [3, 4, 5]
    assert GAME.settle_options({}) == {"passers": "out", "tracking": "closed"}
