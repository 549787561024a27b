"""The judge: chances that add up, that depend on what is known alone, and on nothing else."""

from __future__ import annotations

import random

import numpy as np
import pytest

import tepui
from settings import Setting, next_move, often
from tepui.bots.judge import Critic, evaluator, judge, likelihoods, mean, tempered
from tepui.engine.play.position import Position

SAMPLES = 24


def played(setting: Setting, plies: int, seed: int) -> Position:
    """A position that random play comes to, not the last."""
    rng, position = random.Random(seed), setting.opening()
    for _ in range(plies):
        after = position.copy()
        after.apply(*next_move(after, rng))
        if after.over():
            break
        position = after
    return position


def test_chances_add_up_for_every_seat_and_laid_open(setting: Setting) -> None:
    for plies in (0, 40, 110):
        position = played(setting, plies, plies)
        for seat in (None, *range(setting.seats)):
            found = judge(position, seat, SAMPLES)
            assert sum(found.chances) == pytest.approx(1.0)
            assert len(found.errors) == setting.seats
            assert all(0 <= chance <= 1 for chance in found.chances)
            assert found == judge(position, seat, SAMPLES)


def test_other_secrets_change_no_judgement(setting: Setting) -> None:
    for plies in (30, 70, 120)[:: often(2, 1)]:
        position = played(setting, plies, plies)
        for seat in range(setting.seats):
            found = judge(position, seat, SAMPLES)
            hidden = position.seen_by(seat).position
            for seed in range(often(1, 3)):
                world = hidden.copy()
                assert judge(world.guessed(seat, seed), seat, SAMPLES) == found


def test_what_is_won_is_won(setting: Setting) -> None:
    rng, position = random.Random(5), setting.opening()
    while not position.over():
        position.apply(*next_move(position, rng))
    places = position.places()
    shares = [(place == 1) / places.count(1) for place in places]
    found = judge(position)
    assert list(found.chances) == pytest.approx(shares)
    assert found.errors == pytest.approx((0.0,) * setting.seats)


def test_the_same_luck_for_what_is_compared(setting: Setting) -> None:
    position = played(setting, 50, 3)
    by = evaluator(setting.game, setting.seats)
    one, other = by.values(bytes(position.memory) * 2, [7, 7])
    assert one == other


def test_likely_worlds_weigh_more() -> None:
    assert mean([[1.0, 0.0], [0.0, 1.0]], [3.0, 1.0]).chances == (0.75, 0.25)
    assert likelihoods(2, 0) == [1.0, 1.0]


def test_a_heat_keeps_what_is_sure_and_who_is_ahead() -> None:
    """And a seat is told by both heats of the net, with an error that fits."""
    chances = np.array([[0.6, 0.3, 0.1], [1.0, 0.0, 0.0], [0.5, 0.5, 0.0]])
    cold, hot = (np.array([tempered(row, heat) for row in chances]) for heat in (0.7, 1.4))
    for told in (cold, hot):
        assert told.sum(1) == pytest.approx(np.ones(3))
        assert told[1:] == pytest.approx(chances[1:])
        assert (np.diff(told[0]) < 0).all()
    assert cold[0, 0] > 0.6 > hot[0, 0]
    game = tepui.game("amazonas")
    position = Position.opening(game, 3)
    by = evaluator(game, 3)
    assert isinstance(by, Critic)
    by.closed_heat = 1.0
    plain = judge(position, 0, SAMPLES, by)
    by.closed_heat = 1.3
    found = judge(position, 0, SAMPLES, by)
    assert found.chances == pytest.approx(tempered(plain.chances, 1.3))
    # The error of a chance that has moved a little, by moving it a little.
    moved = np.array(plain.chances)
    moved[0] += 1e-6
    moved[1:] *= (1 - moved[0]) / moved[1:].sum()
    slope = (tempered(moved, 1.3)[0] - found.chances[0]) / 1e-6
    assert found.errors[0] == pytest.approx(slope * plain.errors[0], rel=1e-3)
