"""A choice is said to have cost points only where playing on shows it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tepui.bots.netplay import NetPlay
from tepui.coach.measures import measures
from tepui.coach.points import GLANCED, HEAT, WORLDS, cost
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


def test_the_others_play_on_as_strong_as_they_are() -> None:
    """What the seat's own level is makes no difference: it is asked what its choice cost."""
    acts = story_of(log.read(GAME.read_text("utf-8")))
    first = acts[0].before
    nets = nets_of(first.game, {})
    assert nets is not None
    by = NetPlay(first.game, first.seats, nets)
    act = next(each for each in acts if each.ply == 65)
    sight = act.before.seen_by(act.actor)
    weak = [measures(first.game)[first.seats].heats["random"]] * first.seats
    alone = [HEAT if seat == act.actor else heat for seat, heat in enumerate(weak)]
    assert cost(sight, 52, 1, by, weak) == cost(sight, 52, 1, by, alone)
    assert cost(sight, 52, 1, by, weak) != cost(sight, 52, 1, by)


def test_what_seems_to_have_cost_nothing_is_not_played_on_from_for_long() -> None:
    acts = story_of(log.read(GAME.read_text("utf-8")))
    first = acts[0].before
    nets = nets_of(first.game, {})
    assert nets is not None
    games: list[int] = []

    class Counting(NetPlay):
        def play(self, worlds, streams, heats, dealt=None):  # type: ignore[no-untyped-def]
            games.append(len(streams))
            return super().play(worlds, streams, heats, dealt)

    by = Counting(first.game, first.seats, nets)
    sight = next(act.before.seen_by(act.actor) for act in acts if act.ply == 65)
    assert cost(sight, 52, 1, by).proven
    assert sum(games) == 2 * WORLDS
    games.clear()
    assert cost(sight, 1, 52, by).lost < 0
    assert sum(games) == 2 * GLANCED
