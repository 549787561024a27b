"""The moves of Leduc hold'em as words."""

from collections.abc import Sequence
from typing import Any

from tepui.engine.rules.contract import CHANCE

MOVES = ("fold", "call", "raise")
CARDS = ("jack", "queen", "king")


def text(s: Any, actor: int, moves: Sequence[int]) -> str:
    """A phrase for a move."""
    return (CARDS if actor == CHANCE else MOVES)[moves[0]]


def parse(s: Any, actor: int, phrase: str) -> tuple[int, ...]:
    """The move of a phrase."""
    return ((CARDS if actor == CHANCE else MOVES).index(phrase),)


def ends_line(s: Any, actor: int, move: int) -> bool:
    """Every move is a phrase."""
    return True
