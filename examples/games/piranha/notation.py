"""Moves as words: `cast 5`; `cast ?` to those who did not see it. Chance: `river arapaima`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from piranha.material import CATCHES, NETS
from tepui.engine.rules.contract import CHANCE, UNSEEN
from tepui.engine.text.errors import BadNotation


def text(s: Any, actor: int, moves: Sequence[int]) -> str:
    """The words of a move about to be made in `s`."""
    (move,) = moves
    if actor == CHANCE:
        return f"river {CATCHES[move]}"
    return "cast ?" if move == UNSEEN else f"cast {move + 1}"


def parse(s: Any, actor: int, phrase: str) -> tuple[int, ...]:
    """The move that the words stand for, legal or not."""
    match phrase.lower().split(), actor == CHANCE:
        case ["river", catch], True if catch in CATCHES:
            return (CATCHES.index(catch),)
        case ["cast", net], False if net in [str(n) for n in range(1, NETS + 1)]:
            return (int(net) - 1,)
    raise BadNotation("piranha-bad-phrase", phrase=phrase[:60], most=NETS)


def ends_line(s: Any, actor: int, move: int) -> bool:
    """Every move is a line of its own."""
    return True
