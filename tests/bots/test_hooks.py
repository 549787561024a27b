"""What a game tells bots: shortcuts that change nothing, and opinions that are sensible."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

from settings import Setting, next_move
from tepui.engine.play.position import Position
from tepui.engine.rules import hooks
from tepui.engine.rules.rule import INTERPRETED


def given(setting: Setting, hook: Callable[..., Any]) -> Callable[..., Any]:
    """The game's own function for a hook, else one that is never called."""
    record = setting.game.material.RECORD
    if not hooks.has_hook(record, hook):
        pytest.skip(f"{setting.game.id} gives no {hook.__name__}")
    own = hooks.given(record, hook)
    if INTERPRETED:
        return own
    from tepui.engine.runtime import jit  # the compiler: not before it is needed

    return jit.dispatcher(own)


@pytest.fixture
def positions(setting: Setting) -> Iterator[Position]:
    """The positions of a random game."""

    def walk() -> Iterator[Position]:
        position, rng = setting.opening(), random.Random(2)
        while not position.over():
            yield position
            position.apply(*next_move(position, rng))

    return walk()


def new_scratch(setting: Setting) -> np.ndarray:
    return np.zeros(max(setting.game.material.MOVES, setting.game.material.OUTCOMES, 16), np.int64)


def test_pick_is_legal_and_one_draw(setting: Setting, positions: Iterator[Position]) -> None:
    pick, scratch, stream = given(setting, hooks.pick), new_scratch(setting), np.zeros(1, np.uint64)
    for position in positions:
        for seat in position.waiting():
            state = int(stream[0])
            legal = position.legal(seat)
            assert (
                pick(position.record[0], seat, stream, scratch) == legal[drawn(state, len(legal))]
            )


def test_toss_is_chance_and_one_draw(setting: Setting, positions: Iterator[Position]) -> None:
    toss, scratch, stream = given(setting, hooks.toss), new_scratch(setting), np.zeros(1, np.uint64)
    for position in positions:
        if not position.waiting():
            outcomes = position.chances()
            left = drawn(int(stream[0]), sum(weight for _, weight in outcomes))
            row = [outcome for outcome, weight in outcomes for _ in range(weight)]
            assert toss(position.record[0], stream, scratch, scratch) == row[left]


def test_opinions_are_in_bounds(setting: Setting, positions: Iterator[Position]) -> None:
    prior, value = given(setting, hooks.prior), given(setting, hooks.value)
    scratch, out = new_scratch(setting), np.zeros(setting.seats)
    for position in positions:
        for seat in position.waiting():
            legal = position.legal(seat)
            prior(position.record[0], seat, np.array(legal), len(legal), scratch)
            assert scratch[: len(legal)].min() >= 1
            assert scratch[: len(legal)].max() < 10_000
        value(position.record[0], out, scratch)
        assert out.sum() == pytest.approx(1)
        assert out.min() >= 0


def drawn(state: int, n: int) -> int:
    """`engine.rules.chance.draw`, by hand."""
    from tepui.lab.strength.duplicate import mixed

    return (mixed((state + 0x9E3779B97F4A7C15) % 2**64) >> 32) * n >> 32
