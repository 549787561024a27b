"""The three lines of an account add up as shown, and a choice has one figure everywhere."""

from __future__ import annotations

import pytest

from coach.test_ledger import SAMPLES, Exact, quick_game
from settings import Setting
from tepui.coach.ledger import UNEXPLAINED, Bookkeeper
from tepui.coach.lines import MOST, Booked, lines_of, whole
from tepui.coach.review import _booked
from tepui.engine.contract import CHANCE


def test_the_lines_add_up_and_what_one_loses_the_others_gain(setting: Setting) -> None:
    acts, verdicts = quick_game(setting, 5)
    acts = acts[-120:]
    plies = {act.ply for act in acts}
    verdicts = {ply: each for ply, each in verdicts.items() if ply in plies}
    found = Bookkeeper(acts, Exact(setting.game, setting.seats), verdicts, SAMPLES).ledger()
    booked = [_booked(each) for each in found.bookings]
    draws = {act.ply for act in acts if act.actor == CHANCE}
    given = 0.0
    for account in found.accounts:
        change = whole(account.result) - whole(account.start)
        lines = lines_of(account.seat, change, booked, verdicts, draws)
        assert [line.name for line in lines] == ["luck", "mine", "others"]
        assert sum(line.points for line in lines) == change  # as it is shown, to the point
        for line in lines:
            named = sum(each.points for each in (*line.items, *line.sums))
            assert named + line.rest == line.points
            assert len(line.items) <= MOST
            sizes = [abs(item.points) for item in line.items]
            assert sizes == sorted(sizes, reverse=True)
        luck, mine, others = lines
        # What is left of luck is no more than what the evaluator itself cannot explain of draws.
        drawn = [each for each in found.bookings if each.actor < 0]
        unexplained = sum(each.columns[account.seat][UNEXPLAINED] for each in drawn)
        assert luck.rest == pytest.approx(100 * unexplained, abs=4)
        own = [act.ply for act in acts if act.actor == account.seat and act.ply in verdicts]
        lost = sum(verdicts[ply].cost for ply in own)
        assert mine.points == -whole(lost) <= 0  # nobody plays better than the best
        assert others.points >= 0
        assert {item.actor for item in luck.items} <= {CHANCE}
        assert {item.actor for item in mine.items} <= {account.seat}
        assert account.seat not in {item.actor for item in others.items}
        for item in mine.items:  # the figure that the choice itself bears
            assert item.points == -whole(verdicts[item.ply].cost)
        given += mine.points + others.points
    assert given == pytest.approx(0.0, abs=setting.seats), "but for what rounding makes of it"


def test_a_draw_without_a_name_is_not_listed_but_counts() -> None:
    acts = [
        Booked(0, CHANCE, [0.3, -0.3], [0.3, -0.3]),
        Booked(1, CHANCE, [0.1, -0.1], [0.1, -0.1]),
    ]
    (luck, mine, others) = lines_of(0, 50, acts, {}, {1})
    assert [(item.ply, item.points) for item in luck.items] == [(1, 10)]
    assert (luck.points, luck.rest, mine.points, others.points) == (50, 40, 0, 0)


def test_luck_that_has_no_great_item_is_summed_up_by_what_it_was() -> None:
    """Many small draws, and choices that turned out otherwise than expected, are no mere rest."""
    draws = [Booked(k, CHANCE, [0.02, -0.02], [0.02, -0.02]) for k in range(9)]
    choices = [Booked(20, 0, [0.0, 0.0], [0.2, -0.2]), Booked(21, 1, [0.0, 0.0], [-0.05, 0.05])]
    luck, _, _ = lines_of(0, 33, [*draws, *choices], {}, set(range(9)))
    assert [item.points for item in luck.items] == [2, 2, 2]
    assert [(each.name, each.count, each.points) for each in luck.sums] == [
        ("mine", 1, 20), ("draws", 6, 12), ("others", 1, -5),
    ]  # fmt: skip
    assert luck.rest == 0
