"""What a game tells bots: shortcuts that change nothing, and opinions that are sensible."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from settings import Setting, next_move
from tepui.engine import hooks
from tepui.engine.position import Position


def given(setting: Setting, hook: Callable[..., Any]) -> Callable[..., Any]:
    """The game's own function for a hook, else one that is never called."""
    record = setting.game.material.RECORD
    if not hooks.has_hook(record, hook):
        pytest.skip(f"{setting.game.id} gives no {hook.__name__}")
    return hooks.given(record, hook)


@pytest.fixture
def positions(setting: Setting) -> Iterator[Position]:
    """The positions of a random game."""

    def walk() -> Iterator[Position]:
        position, rng = setting.opening(), random.Random(2)
        while not position.over():
            yield position
            position.apply(*next_move(position, rng))

    return walk()


def scratch(setting: Setting) -> np.ndarray:
    return np.zeros(max(setting.game.material.MOVES, setting.game.material.OUTCOMES, 16), np.int64)


def test_pick_is_legal_and_one_draw(setting: Setting, positions: Iterator[Position]) -> None:
    pick, room, stream = given(setting, hooks.pick), scratch(setting), np.zeros(1, np.uint64)
    for position in positions:
        for seat in position.waiting():
            state = int(stream[0])
            legal = position.legal(seat)
            assert pick(position.s, seat, stream, room) == legal[drawn(state, len(legal))]


def test_toss_is_chance_and_one_draw(setting: Setting, positions: Iterator[Position]) -> None:
    toss, room, stream = given(setting, hooks.toss), scratch(setting), np.zeros(1, np.uint64)
    for position in positions:
        if not position.waiting():
            outcomes = position.chances()
            left = drawn(int(stream[0]), sum(weight for _, weight in outcomes))
            row = [outcome for outcome, weight in outcomes for _ in range(weight)]
            assert toss(position.s, stream, room, room) == row[left]


def test_opinions_are_in_bounds(setting: Setting, positions: Iterator[Position]) -> None:
    prior, value = given(setting, hooks.prior), given(setting, hooks.value)
    room, out = scratch(setting), np.zeros(setting.seats)
    for position in positions:
        for seat in position.waiting():
            legal = position.legal(seat)
            prior(position.s, seat, np.array(legal), len(legal), room)
            assert room[: len(legal)].min() >= 1
            assert room[: len(legal)].max() < 10_000
        value(position.s, out, room)
        assert out.sum() == pytest.approx(1)
        assert out.min() >= 0


def drawn(state: int, n: int) -> int:
    """`engine.chance.draw`, by hand."""
    from tepui.lab.duplicate import mixed

    return (mixed((state + 0x9E3779B97F4A7C15) % 2**64) >> 32) * n >> 32
