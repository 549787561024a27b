"""Rules for tests of nets: many positions judged in one call."""

from __future__ import annotations

from typing import Any

from tepui.engine.learning.net import answer, ponder, ponder_open, shares
from tepui.engine.rules.rule import rule


@rule
def ponder_each(a: Any, viewers: Any, seats: int, mind: Any, logits: Any,
                wins: Any) -> None:  # fmt: skip
    """Judge each position for its own viewer: the logits of all actions, and the shares."""
    for i in range(len(a)):
        ponder(a, i, viewers[i], seats, mind)
        answer(mind, 0, logits.shape[1])
        for k in range(logits.shape[1]):
            logits[i, k] = mind.out[k]
        shares(viewers[i], seats, mind, wins[i])


@rule
def ponder_each_open(a: Any, viewers: Any, seats: int, mind: Any, wins: Any) -> None:
    """Judge each position with all its secrets: the shares, by a critic."""
    for i in range(len(a)):
        ponder_open(a, i, viewers[i], seats, mind)
        shares(viewers[i], seats, mind, wins[i])
