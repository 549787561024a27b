"""Manners: what one bot does more often than another of the same level, so that they differ.

A manner changes what a bot prefers, not what it sees: among moves that it considers about equally
good, it makes those that suit it. The game's `habits.py` says which moves suit which manner.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from tepui.bots.bot import BotSeat
from tepui.bots.levels import LADDER, Level, habit
from tepui.bots.players import SearchBot
from tepui.bots.thinker import Thought

# One for each seat: bots are known by where they sit.
MANNERS = ("gambler", "homebody", "miser", "patient", "spoiler")
INDULGED = 0.006  # of its chances: what a strong bot gives away for its manner with a move
TRIED = 0.05  # of the simulations: what was tried less often is not known well enough


def manner_at(seat: int, level: str | None) -> str:
    """The manner of a bot at a seat: the ladder's have one, but for the champion, who has none."""
    return MANNERS[seat % len(MANNERS)] if level in LADDER[:-1] else ""


class Leaning:
    """How much each move suits a manner, from -1 to 1."""

    def __init__(self, table: BotSeat, manner: str) -> None:
        self._seat, self._manner = table.seat, manner
        self._leaning = habit(table.game, "leaning") if manner else None

    def of(self, record: Any, move: int) -> float:
        """How much a move suits it; 0 where the game says nothing."""
        if self._leaning is None:
            return 0.0
        return float(self._leaning(record, self._seat, move, self._manner))


class MannerlyBot(SearchBot):
    """A strong bot with a manner: of moves that are about equally good, the one that suits it."""

    def __init__(self, table: BotSeat, level: Level, manner: str) -> None:
        super().__init__(table, level)
        self._leaning = Leaning(table, manner)

    def think(
        self, record: Any, legal: Sequence[int], rng: random.Random, deadline: float | None
    ) -> list[Thought]:
        """What it finds, the move that it will make first."""
        found = super().think(record, legal, rng, deadline)
        least = found[0].value - INDULGED
        often = TRIED * sum(each.visits for each in found)
        near = [each for each in found if each.visits >= often and each.value >= least]
        if not near:
            return found
        mine = max(
            near, key=lambda each: self._leaning.of(record, each.move)
        )  # the first of equals
        return [mine, *(each for each in found if each is not mine)]
