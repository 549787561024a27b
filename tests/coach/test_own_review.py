"""A seat's own review follows from what it saw: the same, byte for byte, whatever was hidden."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any

import msgspec
import pytest

import tepui
from settings import Setting, next_move
from tepui.bots import judge
from tepui.coach import choices, review
from tepui.coach.review import Reviewer
from tepui.coach.story import Act, NotFinished, story, story_for
from tepui.coach.told import Review
from tepui.engine.play import log as logs
from tepui.engine.play.match import Match

ACTS = 10  # the last of a game: each is as good as any other
SEAT = 1


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choices, "DEEP", 300)


def played(setting: Setting, seed: int) -> Match:
    """A game of random moves."""
    rng, match = random.Random(seed), setting.match()
    while not match.position.over():
        actor, move = next_move(match.position, rng)
        match.play(actor, (move,))
    return match


def whole(acts: Sequence[Act], setting: Setting) -> Review:
    return Reviewer(acts, SEAT, open=False, options=dict(setting.options)).whole()


def elsewhere(act: Act, seed: int) -> Act:
    """The same act in other worlds, which its seat cannot tell from the real ones."""
    before, after = (each.hidden_from(SEAT).guessed(SEAT, seed) for each in (act.before, act.after))
    return replace(act, before=before, after=after)


def law_holds(setting: Setting, acts: Sequence[Act]) -> Review:
    found = whole(acts, setting)
    other = whole([elsewhere(act, 3) for act in acts], setting)
    assert msgspec.json.encode(other) == msgspec.json.encode(found)
    return found


def test_other_secrets_change_no_byte_of_it(setting: Setting) -> None:
    match = played(setting, 3)
    acts = story_for(match, SEAT)
    found = law_holds(setting, acts[-ACTS:])
    assert not found.open
    assert found.turns == []  # that is told with all cards open
    assert found.skill[0].par is None
    assert {each.seat for each in found.choices} <= {SEAT}
    assert [each.seat for each in found.skill] == [SEAT]
    assert sum(found.result) == pytest.approx(1.0)
    assert found.curve

    # It is made of hidden positions, numbered as in the seat's own log.
    assert [act.ply for act in acts] == list(range(len(acts)))
    for act in acts[-ACTS:]:
        assert (act.after.hidden_from(SEAT).record == act.after.record).all()
    read = logs.read(logs.write(match, viewer=SEAT))
    marks = ([logs.mark_of(act.actor) for act in acts], [mark for mark, _ in read.lines])
    assert len({tuple(mark for mark, _ in groupby(each)) for each in marks}) == 1
    mine = [[act.moves for act in each if act.actor == SEAT] for each in (acts, story(match))]
    assert mine[0] == mine[1]
    assert acts[-1].after.places() == match.position.places()


@pytest.mark.parametrize("game", ["coloretto", "amazones"])
def test_a_review_that_peeks_is_caught(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def peeking(position: Any, seat: int, *more: Any) -> Any:
        return judge.judge(position, None, *more)

    setting = Setting(tepui.game(game), 3)
    acts = story_for(played(setting, 3), SEAT)[-ACTS:]
    monkeypatch.setattr(review, "judge", peeking)
    with pytest.raises(AssertionError):
        law_holds(setting, acts)


def test_what_was_taken_back_is_gone() -> None:
    match, rng, undone = Setting(tepui.game("amazones"), 3).match(), random.Random(1), 0
    while undone < 2:
        actor, move = next_move(match.position, rng)
        before = [story_for(match, seat) for seat in (0, 1)]
        match.play(actor, (move,))
        if actor >= 0 and match.can_undo(actor):
            match.undo(actor)
            undone += 1
            assert [story_for(match, seat) for seat in (0, 1)] == before
    with pytest.raises(NotFinished):
        Reviewer(before[0], 0, open=False)
