"""Bots keep a human pace where a clock runs."""

from __future__ import annotations

import random

from tepui.bots.levels import LEVELS, SEARCHERS
from tepui.bots.pace import pause


def test_stronger_bots_are_quicker_and_none_is_a_machine() -> None:
    means = [LEVELS[level].pace for level in SEARCHERS]
    assert means == sorted(means, reverse=True)
    rng = random.Random(0)
    for level in LEVELS:
        pauses = [pause(level, rng) for _ in range(300)]
        assert min(pauses) > 1
        assert abs(sum(pauses) / 300 - LEVELS[level].pace) < 0.1 * LEVELS[level].pace
        assert len(set(pauses)) > 290
