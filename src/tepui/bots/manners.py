"""Manners: what one bot does more often than another of the same level, so that they differ.

A manner changes what a bot prefers, not what it sees: among moves that it considers about equally
good, it makes those that suit it. The game's `habits.py` says which moves suit which manner.
"""

from typing import Any

from tepui.bots.bot import BotSeat
from tepui.bots.levels import LADDER

# One for each seat: bots are known by where they sit.
MANNERS = ("gambler", "homebody", "miser", "patient", "spoiler")


def manner_at(seat: int, level: str | None) -> str:
    """The manner of a bot at a seat: the ladder's have one, but for the champion, who has none."""
    return MANNERS[seat % len(MANNERS)] if level in LADDER[:-1] else ""


class Leaning:
    """How much each move suits a manner, from -1 to 1."""

    def __init__(self, table: BotSeat, manner: str) -> None:
        self._seat, self._manner = table.seat, manner
        self._leaning = table.game.optional("habits", "leaning") if manner else None

    def of(self, record: Any, move: int) -> float:
        """How much a move suits it; 0 if the game gives no `leaning`."""
        if self._leaning is None:
            return 0.0
        return float(self._leaning(record, self._seat, move, self._manner))
