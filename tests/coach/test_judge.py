"""The judge: chances that add up, that depend on what is known alone, and on nothing else."""

from __future__ import annotations

import random

import numpy as np
import pytest

from settings import Setting, next_move
from tepui.bots.judge import evaluator, judge, likelihoods, mean
from tepui.engine.position import Position

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
    for plies in (30, 70, 120):
        position = played(setting, plies, plies)
        for seat in range(setting.seats):
            found = judge(position, seat, SAMPLES)
            hidden = position.seen_by(seat).position
            for seed in range(3):
                world = Position(setting.game, setting.seats, hidden.record.copy())
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
    records = np.repeat(position.record, 2)
    one, other = by.values(records, np.array([7, 7]))
    assert (one == other).all()


def test_likely_worlds_weigh_more() -> None:
    values = np.array([[1.0, 0.0], [0.0, 1.0]])
    assert mean(values, np.array([3.0, 1.0])).chances == (0.75, 0.25)
    assert (likelihoods(values, 0) == 1).all()
