"""The rulebook's worked examples, move by move, with its numbers."""

from __future__ import annotations

import pytest

from games.amazones.table import GAME, Table
from tepui.engine.rules.contract import SPECTATOR

LILOU, PHILIPPINE, ALICE, SALOME, GUENA = range(5)


@pytest.mark.rule("AZ3", "AZ4", "AZ5", "AZ6", "AZ7", "AZ8", "AZ9", "AZ11")
def test_example_1_five_totals_three_tiles_and_the_exchange() -> None:
    t = Table(5).deal(head=4, torso=-3, legs=1, start=LILOU)
    t.say("bid sun 1 2 5", "bid moon 2 2 5", "bid arrow 1 2", "pass", "bid shell -1")
    assert [v.total for v in GAME.views.view(t.match.position.seen_by(SPECTATOR)).seats] == [
        8, 9, 3, 0, -1,
    ]  # fmt: skip
    t.say("back 5", "add moon 5", "add arrow 1", "add leaf -2", "stay")
    assert list(t.s.total) == [3, 14, 4, -2, -1]
    assert list(t.s.rank) == [3, 1, 2, 5, 4]

    assert t.match.position.waiting() == (PHILIPPINE,)
    t.say("take head 4 for 1 new").uncover(1)
    t.say("take torso -3 for 3 new").uncover(2)
    assert t.match.position.waiting() == (ALICE,)
    t.say("take torso 2 for 2 new").uncover(3)
    assert t.court(PHILIPPINE) == [(4, 0, 0)]
    assert t.court(SALOME) == [(0, -3, 0)]
    assert t.court(ALICE) == [(0, 2, 0)]

    assert t.hand(PHILIPPINE) == {"moon": [10, 5, 2, 1, 1, -1, -2], "arrow": [2, 1, 1]}
    assert t.hand(ALICE) == {"sun": [2, 1], "arrow": [10, 5, 5, 5, 2, 2, -1, -2]}
    assert t.hand(LILOU) == {"sun": [10, 5, 5, 5, 2, 2, 1, -1, -2], "shell": [-1]}
    assert t.hand(GUENA) == {"leaf": [-2], "shell": [10, 5, 5, 5, 2, 2, 2, 1, 1, -2]}
    assert t.hand(SALOME) == {"moon": [5, 5, 2, 2], "leaf": [10, 5, 5, 5, 2, 2, 2, 1, 1, -1]}
    assert t.match.position.waiting() == (PHILIPPINE,)
    assert t.s.joust == 2


@pytest.mark.rule("AZ4", "AZ5", "AZ6", "AZ7", "AZ9", "AZ11", "AZ3")
def test_example_2_two_ties_and_a_single_winner() -> None:
    t = Table(5).deal(start=GUENA)
    before = [t.hand(seat) for seat in range(5)]
    t.say("bid shell 2 5 1", "pass", "bid moon 1", "bid arrow 2 5 5", "pass")
    t.say("add shell 2", "add sun -1", "add moon -2", "add arrow 10", "add leaf 10")
    assert list(t.s.total) == [-1, -1, 22, 10, 10]
    assert list(t.s.rank) == [0, 0, 1, 0, 0]

    assert t.match.position.waiting() == (ALICE,)
    t.say("take head 4 for 2 new").uncover(1)
    assert t.match.position.waiting() == (ALICE,)
    t.say("take legs 1 for 2 man 1").uncover(2)
    # No third tile is taken: the next joust has begun, and all cards are back where they were.
    assert t.s.joust == 2
    assert t.match.position.waiting() == (ALICE,)
    assert [t.hand(seat) for seat in range(5)] == before
    assert t.court(ALICE) == [(4, 0, 1)]
