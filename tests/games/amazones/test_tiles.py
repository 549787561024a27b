"""Tiles, exchange, and the next joust: the rules by their ids."""

from __future__ import annotations

import itertools

import pytest

from games.amazones.table import GAME, Table, picking, refused
from tepui.engine.rules.contract import CHANCE
from tepui.engine.text.errors import BadNotation
from tepui.games.amazones.material import MOVES, TAKE

SERIES = [10, 5, 5, 5, 2, 2, 2, 1, 1, -1, -2]


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
@pytest.mark.parametrize("order", [*itertools.permutations(("head 4", "torso -3", "legs 1"))])
def test_a_man_is_a_head_a_torso_and_legs_in_any_order(order) -> None:
    t = picking()
    first, second, third = order
    t.say(f"take {first} for 0 new").uncover(1).say(f"take {second} for 0 man 1").uncover(1)
    assert list(t.s.unfinished[0]) == [0, -1]
    assert t.match.position.scores() == [0, 0, 0]
    t.say(f"take {third} for 0 man 1")
    assert list(t.s.unfinished[0]) == [-1, -1]
    assert t.court(0) == [(4, -3, 1)]
    assert t.match.position.scores()[0] == 2 + 5 - 5 + 5


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
