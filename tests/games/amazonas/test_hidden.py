"""What stays hidden, how it is guessed, and what may be taken back."""

from __future__ import annotations

import collections

import numpy as np
import pytest

from tepui.engine.rules.contract import CHANCE, SPECTATOR


@pytest.mark.rule("AM5")
def test_guess_deals_missions_with_right_weights(opened):
    seen = collections.Counter()
    hidden = opened.match.position.seen_by(1).position
    for seed in range(2100):
        world = hidden.guessed(1, seed * 7919)
        seen[tuple(int(m) for m in world.record[0].mission[:3])] += 1
    assert {key[1] for key in seen} == {1}
    assert len(seen) == 7 * 6
    expected = 2100 / 42
    assert sum((n - expected) ** 2 / expected for n in seen.values()) < 75  # p below 0.1 %


@pytest.mark.rule("AM2")
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_money_tiles_and_huts_lie_open(opened, viewer):
    opened.round("guide", 5, 4, 3)
    opened.s.money[:3] = [4, 5, 6]
    opened.tiles(1, fish=2, orchid=1)
    opened.s.guides[1] = [1, 1, 0, 0, 0]
    opened.s.token[:3], opened.s.tokens = [3, 4, 0], 2
    sight = opened.match.position.seen_by(viewer)
    for field in (
        "money",
        "tiles",
        "guides",
        "token",
        "tokens",
        "huts",
        "site",
        "huts_left",
        "order",
    ):
        assert np.array_equal(getattr(sight.s, field), opened.s[field]), field
    table = opened.match.game.views.view(sight)
    assert [3 * seat.gold + seat.silver for seat in table.seats] == [4, 5, 6]
    assert [seat.token for seat in table.seats] == [3, 4, 0]
    assert table.tokens == [2]


@pytest.mark.rule("AM7")
def test_guess_chooses_among_the_cards_not_out(opened):
    opened.round("fire", 3, 1, 2)
    opened.finish_round()
    opened.chance("event jaguar")
    opened.say(0, "income 5")
    hidden = opened.match.position.seen_by(1).position
    seen = collections.Counter(
        int(hidden.guessed(1, seed * 7919).record[0].chosen[0]) for seed in range(1200)
    )
    assert set(seen) == {0, 1, 2, 4, 5, 6}
    assert sum((n - 200) ** 2 / 200 for n in seen.values()) < 25


@pytest.mark.rule("AM16")
def test_guess_of_two_missions(table):
    two = table(2)
    two.chance(
        "start 1", "mission A for 0", "mission F for 0", "mission B for 1", "mission C for 1"
    )
    two.say(1, "keep C")
    hidden = two.match.position.seen_by(0).position
    seen = collections.Counter()
    for seed in range(1500):
        world = hidden.guessed(0, seed * 7919)
        assert world.record[0].held[1] >> world.record[0].mission[1] & 1
        seen[int(world.record[0].held[1]), int(world.record[0].mission[1])] += 1
    assert len(seen) == 15 * 2
    assert not any(mask & 0b100001 for mask, _ in seen)
    assert sum((n - 50) ** 2 / 50 for n in seen.values()) < 60


@pytest.mark.rule("AM7")
def test_a_laid_card_can_be_taken_back_and_only_the_end_reveals(opened):
    opened.chance("event jaguar")
    opened.say(1, "income 3")
    opened.match.undo(1)
    assert opened.match.position.waiting() == (0, 1, 2)
    opened.income(5, 1, 2)
    opened.s.money[0] = 30
    opened.say(0, "build Moreña")
    opened.say(0, "build Santo Caño")
    opened.match.undo(0)
    assert "Moreña" not in opened.builds(0)
    opened.match.undo(0)
    assert "Moreña" in opened.builds(0)
    opened.finish_round()
    opened.skip_rounds(16)
    opened.match.position.apply(CHANCE, opened.match.position.chances()[0][0])
    opened.income(*(int(opened.legal(seat)[0][7:]) for seat in range(3)))
    for last in (False, False, True):
        if "coins" in opened.legal(opened.turn):
            opened.say(opened.turn, "coins")
        seat = opened.turn
        opened.done()
        assert opened.match.can_undo(seat) is not last
