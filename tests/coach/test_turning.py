"""A turning point is told only where it holds."""

from __future__ import annotations

import functools
from pathlib import Path

import pytest

from coach.quick import quick
from tepui.bots.netplay import NetPlay
from tepui.coach import points, review
from tepui.coach.review import Reviewer
from tepui.coach.story import Act, story_of
from tepui.coach.told import Review, Strength
from tepui.coach.turning import Tried, Turns, doubtful, lasting, tried
from tepui.coach.verdicts import RatedMove, Verdict
from tepui.engine.learning.netfile import nets_of
from tepui.engine.play import log

LOGS = Path(__file__).parent / "turning"

# In each of these games, an act that decided nothing, though the net's estimate fell or rose there:
# the last card of somebody who can build nothing any more, a bid left as it is that changes no
# rank, a card against a rival who holds the winning one, and two steps of a plan that lay open.
UNTRUE = {
    "amazonas": 146,
    "amazones": 193,
    "coloretto": 140,
    "galapagos-long": 323,
    "galapagos-short": 251,
}


def acts_of(name: str) -> list[Act]:
    return story_of(log.read((LOGS / f"{name}.log").read_text("utf-8")))


@functools.cache
def reviewed(name: str) -> Review:
    with pytest.MonkeyPatch.context() as patch:
        quick(patch)
        return Reviewer(acts_of(name)).whole()


@pytest.mark.parametrize("name", UNTRUE)
def test_an_act_that_decided_nothing_is_no_turning_point(name: str) -> None:
    review, acts = reviewed(name), acts_of(name)
    last = [act for act in acts if act.actor >= 0][-1]
    assert len(review.turns) == review.seats
    for seat, turn in enumerate(review.turns):
        if turn is not None:
            assert turn.ply not in (UNTRUE[name], last.ply)
            assert turn.actor == seat
            assert review.result[seat] < max(review.result)
            act = next(each for each in acts if each.ply == turn.ply)
            assert len(act.before.legal(turn.actor)) > 1
            (listed,) = [each for each in review.choices if each.ply == turn.ply]
            assert listed.reasons  # it is told why


def test_a_costly_choice_that_lost_a_game_is_named_to_its_player_alone() -> None:
    """A first hut away from all villages of the mission."""
    acts = acts_of("amazonas-lost")
    reviewer = Reviewer(acts)
    assert reviewer._net is not None
    turns = Turns(acts, reviewer._net, reviewer._liked, lambda: None)
    turn = turns.of(1, {8, 40})
    assert turn is not None
    assert (turn.ply, turn.actor) == (8, 1)
    assert turns.of(1, {40}) is None
    assert turns.of(0, {8, 40}) is None


def test_what_the_net_does_as_well_changes_nothing() -> None:
    acts = acts_of("coloretto")
    first = acts[0].before
    nets = nets_of(first.game, {})
    assert nets is not None
    act = next(each for each in acts if each.actor >= 0)
    by, made = NetPlay(first.game, first.seats, nets), act.moves[0]
    same = tried(act, {made: 1.0}, by, range(4))
    assert same.before == same.after
    others = dict.fromkeys(act.before.legal(act.actor), 1 / len(act.before.legal(act.actor)))
    more = tried(act, others, by, range(40))
    assert more.after[:4] == same.after  # with equal luck
    assert more.before != more.after


def glance(before: float, after: float, games: int = 10) -> Tried:
    rows = [
        [[share, 1 - share] for share in [1.0] * won + [0.0] * (games - won)]
        for won in (round(before * games), round(after * games))
    ]
    return Tried(next(act for act in acts_of("coloretto") if act.actor == 0), *rows)


def test_chances_that_came_back_were_not_decided() -> None:
    down, level, up = glance(0.6, 0.2), [glance(0.2, 0.2)] * 4, [glance(0.6, 0.6)] * 4
    assert lasting((0.6, 0.2), level, 0)
    assert not lasting((0.6, 0.2), [*level, *up], 0)
    ply = {down.act.ply}
    assert doubtful([down, *level], 0, ply) == [0]
    assert doubtful([down, *up], 0, ply) == []
    assert doubtful([down, *level], 0, ()) == []  # nothing is known to be better


def test_a_few_games_prove_nothing() -> None:
    assert glance(0.6, 0.3, 10).fell(0)
    assert not glance(0.6, 0.3, 10).fell(1)
    assert not glance(0.6, 0.5, 10).fell(0)  # within the error
    assert glance(0.6, 0.5, 100).fell(0)
    assert not glance(0.6, 0.55, 1000).fell(0)  # certain, but little


@pytest.mark.parametrize("level", ["novice", "master"])
def test_what_a_master_missed_was_bad_luck(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """No choice is listed for its points, and no kind of choices named."""
    quick(monkeypatch)
    monkeypatch.setattr(review, "played", lambda own, by: Strength(level, level, level, len(own)))
    monkeypatch.setattr(points, "WORLDS", 16)
    monkeypatch.setattr(points, "GLANCED", 8)
    found = Reviewer(acts_of("coloretto")).whole()
    worth = any(each.points for each in found.choices) or any(
        kind.fact for each in found.skill for kind in each.kinds
    )
    assert worth == (level == "novice")


@pytest.mark.parametrize("chance", [0.02, 0.98])
def test_where_the_game_is_decided_the_net_says_what_had_been_better(chance: float) -> None:
    """The search has no favourite any more; in the middle of a game, it alone is asked."""
    acts = acts_of("coloretto")
    reviewer = Reviewer(acts)
    act = next(act for act in acts if act.actor >= 0 and len(act.before.legal(act.actor)) > 3)
    liked = reviewer._liked(act.before, act.actor)
    best, worst = (order(liked, key=lambda move: liked[move]) for order in (max, min))
    assert liked[best] > 2 * liked[worst]
    for at, made, better in ((chance, worst, best), (chance, best, best), (0.5, worst, worst)):
        even = [RatedMove(move, at, 0.01, 10) for move in liked]
        reviewer._verdicts[act.ply] = Verdict(made, made, at, at, 0.0, 0.01, "even", even)
        assert reviewer._decided(act).better == better
        assert reviewer._decided(act).shown == (round(100 * at), round(100 * at))
