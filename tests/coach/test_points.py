"""A choice is said to have cost points only where playing on shows it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tepui.bots.netplay import NetPlay
from tepui.coach.points import cost
from tepui.coach.story import story_of
from tepui.engine.learning.netfile import nets_of
from tepui.engine.play import log

GAME = Path(__file__).parent / "turning" / "coloretto.log"


@pytest.mark.parametrize(("ply", "made", "better"), [(65, 52, 1), (133, 7, 46)])
def test_a_choice_cost_points_and_the_better_one_none(ply: int, made: int, better: int) -> None:
    acts = story_of(log.read(GAME.read_text("utf-8")))
    first = acts[0].before
    nets = nets_of(first.game, {})
    assert nets is not None
    by = NetPlay(first.game, first.seats, nets)
    act = next(each for each in acts if each.ply == ply)
    assert act.moves[0] == made
    sight = act.before.seen_by(act.actor)
    assert cost(sight, made, better, by).proven >= 3
    assert cost(sight, better, made, by).proven == 0
