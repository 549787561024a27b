"""The rulebook's worked examples, move by move, with its numbers."""

from __future__ import annotations

import pytest

from games.amazones.table import GAME, Table
from tepui.engine.rules.contract import SPECTATOR
from tepui.games.amazones.material import NO_CARD, UNKNOWN

GUENA, LILOU, PHILIPPINE, ALICE, SALOME = range(5)  # to the left of each sits the next


@pytest.mark.rule("AZ2", "AZ3", "AZ4", "AZ5", "AZ6", "AZ7", "AZ8", "AZ9", "AZ11")
def test_example_1_five_totals_three_tiles_and_the_exchange() -> None:
    t = Table(5).deal(head=4, torso=-3, legs=1, start=LILOU)
    view = GAME.views.view(t.match.position.seen_by(SPECTATOR))
    assert [stack.top for stack in view.stacks] == [4, -3, 1]
    assert t.match.position.waiting() == (LILOU,)
    t.say("bid moon 1 2 5", "bid arrow 2 2 5", "bid leaf 1 2", "pass", "bid sun -1")
    view = GAME.views.view(t.match.position.seen_by(SPECTATOR))
    assert [seat.total for seat in view.seats] == [-1, 8, 9, 3, 0]
    t.say("back 5", "add arrow 5", "add leaf 1", "add shell -2")
    face_down = t.match.position.seen_by(GUENA).s.face_down  # which cards, she cannot see
    assert face_down == (NO_CARD, NO_CARD, UNKNOWN, UNKNOWN, UNKNOWN)
    t.say("stay")
    assert list(t.s.total) == [-1, 3, 14, 4, -2]
    assert list(t.s.rank) == [4, 3, 1, 2, 5]

    assert t.match.position.waiting() == (PHILIPPINE,)
    t.say("take head 4 for 2 new").uncover(1)
    t.say("take torso -3 for 4 new").uncover(2)
    assert t.match.position.waiting() == (ALICE,)
    t.say("take torso 2 for 3 new").uncover(3)
    assert t.court(PHILIPPINE) == [(4, 0, 0)]
    assert t.court(SALOME) == [(0, -3, 0)]
    assert t.court(ALICE) == [(0, 2, 0)]

    assert t.hand(PHILIPPINE) == {"arrow": [10, 5, 2, 1, 1, -1, -2], "leaf": [2, 1, 1]}
    assert t.hand(ALICE) == {"moon": [2, 1], "leaf": [10, 5, 5, 5, 2, 2, -1, -2]}
    assert t.hand(LILOU) == {"sun": [-1], "moon": [10, 5, 5, 5, 2, 2, 1, -1, -2]}
    assert t.hand(GUENA) == {"sun": [10, 5, 5, 5, 2, 2, 2, 1, 1, -2], "shell": [-2]}
    assert t.hand(SALOME) == {"arrow": [5, 5, 2, 2], "shell": [10, 5, 5, 5, 2, 2, 2, 1, 1, -1]}
    assert not t.s.laid.any()
    assert t.s.picks == 0
    assert t.match.position.waiting() == (PHILIPPINE,)
    assert t.s.joust == 2


@pytest.mark.rule("AZ4", "AZ5", "AZ6", "AZ7", "AZ9", "AZ11", "AZ3")
def test_example_2_two_ties_and_a_single_winner() -> None:
    t = Table(5).deal(start=GUENA)
    before = [t.hand(seat) for seat in range(5)]
    t.say("bid sun 2 5 1", "pass", "bid arrow 1", "bid leaf 2 5 5", "pass")
    t.say("add sun 2", "add moon -1", "add arrow -2", "add leaf 10")
    assert t.match.position.seen_by(SALOME).s.face_down == (*[UNKNOWN] * 4, NO_CARD)
    t.say("add shell 10")
    assert list(t.s.total) == [10, -1, -1, 22, 10]
    assert list(t.s.rank) == [0, 0, 0, 1, 0]

    assert t.match.position.waiting() == (ALICE,)
    t.say("take head 4 for 3 new").uncover(1)
    assert t.match.position.waiting() == (ALICE,)
    t.say("take legs 1 for 3 man 1").uncover(2)
    # No third tile is taken: the next joust has begun, and all cards are back where they were.
    assert t.s.joust == 2
    assert t.match.position.waiting() == (ALICE,)
    assert [t.hand(seat) for seat in range(5)] == before
    assert t.court(ALICE) == [(4, 0, 1)]
