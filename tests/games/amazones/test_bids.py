"""The bids of a joust, their reveal and their ranks: the rules by their ids."""

from __future__ import annotations

import pytest

from games.amazones.table import GAME, Table, refused
from tepui.engine.rules.contract import SPECTATOR, UNSEEN
from tepui.games.amazones.material import ADD, STAY

SERIES = [10, 5, 5, 5, 2, 2, 2, 1, 1, -1, -2]


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
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_the_cards_of_a_first_bid_are_seen_by_all(viewer: int) -> None:
    t = Table(3).deal()
    moves = t.match.parse(0, "bid sun 5 2")
    for move in moves:
        assert t.match.position.witness(0, move, viewer) == move
    t.say("bid sun 5 2")
    seat = GAME.views.view(t.match.position.seen_by(viewer)).seats[0]
    assert [(card.colour, card.value) for card in seat.laid] == [("sun", 5), ("sun", 2)]


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
    t.set_hand(0, sun=[5, 5, 2, 1, 1], moon=[10])
    t.say("bid sun 5 5 1", "pass", "pass")
    assert t.legal() == ["add sun 2", "add sun 1", "back 5", "back 1", "stay"]
    assert refused(t, "add moon 10") == ("AZ4", "same-colour")
    assert refused(t, "add sun 5") == ("AZ4", "not-in-hand")
    assert refused(t, "back 2") == ("AZ4", "not-laid")
    assert refused(t, "pass") == ("AZ4", "must-bid-again")
    t.say("back 5")
    assert t.hand(0) == {"sun": [5, 2, 1], "moon": [10]}
    assert t.match.position.waiting() == (1,)  # one thing only
    t.say("stay", "stay")
    assert t.s.total[0] == 5 + 1  # and one card only


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
        assert sum(s.hand[0]) == 10
        assert s.hand[0, 2] == 3
    assert t.match.position.seen_by(0).s.face_down[0] == 2
    # A guess has the colour that was laid; with nothing laid it may have any.
    seen = {
        int(t.match.position.seen_by(1).position.guessed(1, seed).record[0].face_down[0])
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
        drawn[int(world.record[0].face_down[0])] += 1
        assert world.record[0].hand[0].sum() == 6
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
