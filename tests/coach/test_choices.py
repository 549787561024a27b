"""Choices are judged by what could be known: the same verdict in any world that looks the same."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from coach.decisions import decisions
from settings import Setting, often
from tepui.coach import choices
from tepui.coach.caution import caution
from tepui.coach.choices import confirmed, deeper, error_rate, grade_of, verdict
from tepui.coach.reasons import reasons
from tepui.coach.verdicts import EVEN, GRADES, RatedMove, Verdict
from tepui.engine.play.position import Position
from tepui.engine.rules.sight import Sight

SIMULATIONS = 60
MOST = often(20, 30)  # choices of a game that are looked at twice


def said_of(sight: Sight, move: int) -> bytes:
    found = verdict(sight, move, SIMULATIONS)
    why = reasons(sight, move, found.best) if found else []
    closer = deeper(sight, found, simulations=SIMULATIONS) if found else None
    return msgspec.json.encode((found, why, closer))


def law_holds(setting: Setting, seed: int, most: int = 5) -> None:
    """A choice has the same grade in any world its player could not tell from the real one."""
    for position, seat, move in decisions(setting, seed, most=most):
        found, warned = said_of(position.seen_by(seat), move), caution(position, seat, [move])
        hidden = position.seen_by(seat).position
        for world in range(often(2, 3)):
            other = hidden.copy().guessed(seat, world)
            assert said_of(other.seen_by(seat), move) == found
            assert caution(other, seat, [move]) == warned


def test_the_verdict_is_the_same_in_every_world_that_looks_the_same(setting: Setting) -> None:
    law_holds(setting, 1, often(3, 5))


def test_a_coach_that_peeks_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    import tepui

    honest, truth = Position.seen_by, {}

    def seen_by(self: Position, viewer: int) -> Sight:
        sight = honest(self, viewer)
        truth[id(sight)] = self.copy(), sight
        return sight

    def peeking(sight: Sight) -> int:
        return choices_seed(
            truth[id(sight)][0].memory if id(sight) in truth else sight.position.memory
        )

    choices_seed = choices.seed_of
    law_holds(Setting(tepui.game("coloretto"), 3), 2)
    monkeypatch.setattr(Position, "seen_by", seen_by)
    peeked: list[Sight] = []

    class Leaky(choices.Looks):
        def __init__(self, sight: Sight, *more: Any) -> None:
            peeked.append(sight)
            monkeypatch.setattr(choices, "seed_of", lambda record: peeking(sight))
            super().__init__(sight, *more)

    monkeypatch.setattr(choices, "Looks", Leaky)
    with pytest.raises(AssertionError):
        law_holds(Setting(tepui.game("coloretto"), 3), 2)
    assert peeked


def test_what_is_said_holds_together(setting: Setting) -> None:
    for position, seat, move in decisions(setting, 4, every=9):
        found = verdict(position.seen_by(seat), move, SIMULATIONS)
        if found is None:
            continue
        assert found.grade in GRADES
        assert found.loss >= 0
        assert (found.best == move) == (found.loss == 0)
        assert {option.move for option in found.options} >= {move, found.best}


def test_grades_are_never_within_the_error() -> None:
    losses = [n / 200 for n in range(80)]
    for error in (0.001, 0.01, 0.03, 0.1):
        for loss in losses:
            grade = grade_of(loss, error)
            assert grade == EVEN or loss > 1.96 * error
    assert [grade_of(loss, 0.001) for loss in (0.01, 0.03, 0.07, 0.15, 0.25)] == list(GRADES[1:])


def test_the_error_rate_counts_points_of_a_hundred_choices() -> None:
    lost = Verdict(0, 1, 0.4, 0.6, 0.2, 0.03, "blunder", [])
    fine = Verdict(0, 0, 0.5, 0.5, 0.0, 0.02, "best", [])
    assert error_rate([lost, fine, fine, fine]) == pytest.approx((500.0, 75.0))
    assert error_rate([]) == (0.0, 0.0)


def test_a_second_look_is_for_what_seemed_costly(setting: Setting) -> None:
    fine = Verdict(0, 0, 0.5, 0.5, 0.0, 0.02, "best", [])
    assert deeper(setting.opening().seen_by(0), fine) is fine


def test_a_choice_costs_what_both_opinions_find() -> None:
    rated = [RatedMove(0, 0.6, 0.01, 9), RatedMove(1, 0.4, 0.01, 9)]
    found = Verdict(1, 0, 0.4, 0.6, 0.2, 0.01, "blunder", rated)
    assert confirmed(found, 0.3, 0.02) is found
    less = confirmed(found, 0.12, 0.02)
    assert (less.grade, less.best, less.loss, less.error) == ("mistake", 0, 0.12, 0.02)
    assert less.chance == pytest.approx(0.48)
    unsure = confirmed(found, 0.12, 0.07)
    assert (unsure.grade, unsure.cost) == (EVEN, 0)
    contrary = confirmed(found, -0.3, 0.02)
    assert (contrary.grade, contrary.best, contrary.loss, contrary.chance) == (EVEN, 1, 0.0, 0.4)


def test_best_is_the_clear_favourite_alone() -> None:
    def graded(mine: int, other: int) -> str:
        rated = [RatedMove(0, 0.5, 0.01, mine), RatedMove(1, 0.5, 0.01, other)]
        return choices._flawless(rated[0], rated).grade

    assert graded(20, 10) == "best"
    assert graded(19, 10) == EVEN


def test_what_strong_play_clearly_prefers_is_better_though_nothing_is_left_to_lose() -> None:
    def better(mine: int, favourite: int) -> int:
        rated = [RatedMove(7, 0.0, 0.01, favourite), RatedMove(3, 0.0, 0.01, mine)]
        return choices._flawless(rated[1], rated).better

    assert better(10, 20) == better(0, 20) == 7
    assert better(11, 20) == 3
    lost = Verdict(
        3,
        7,
        0.2,
        0.5,
        0.3,
        0.01,
        "blunder",
        [RatedMove(7, 0.5, 0.01, 11), RatedMove(3, 0.2, 0.01, 9)],
    )
    assert lost.better == 7


def test_a_word_before_a_mistake_says_what_a_review_would_say() -> None:
    import tepui

    warned = 0
    for position, seat, move in decisions(
        Setting(tepui.game("coloretto"), 3), 4, every=2, most=MOST
    ):
        glance = verdict(position.seen_by(seat), move)
        assert glance is not None
        said, found = caution(position, seat, [move]), deeper(position.seen_by(seat), glance)
        if said is not None:
            warned += 1
            assert (said.grade, said.loss, said.error) == (found.grade, found.loss, found.error)
            assert said.loss >= 0.10
            assert said.loss > 1.96 * said.error
        else:
            assert found.grade not in ("mistake", "blunder") or glance.loss < 0.05
    assert 0 < warned < MOST
