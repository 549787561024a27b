"""A strong bot with a manner (`bots.manners`)."""

import random
from collections.abc import Sequence
from typing import Any

from tepui.bots.bot import BotSeat
from tepui.bots.levels import Level
from tepui.bots.manners import Leaning
from tepui.bots.players import SearchBot
from tepui.bots.settings import Thought

INDULGED = 0.006  # of its chances: what a strong bot gives away for its manner with a move
TRIED = 0.05  # of the simulations: what was tried less often is not known well enough


class MannerlyBot(SearchBot):
    """A strong bot with a manner: of moves that are about equally good, the one that suits it."""

    def __init__(self, table: BotSeat, level: Level, manner: str) -> None:
        super().__init__(table, level)
        self._leaning = Leaning(table, manner)

    def think(
        self, record: Any, legal: Sequence[int], rng: random.Random, deadline: float | None
    ) -> list[Thought]:
        """What it finds, the move that it will make first."""
        thoughts = super().think(record, legal, rng, deadline)
        least = thoughts[0].value - INDULGED
        often = TRIED * sum(each.visits for each in thoughts)
        near = [each for each in thoughts if each.visits >= often and each.value >= least]
        if not near:
            return thoughts
        mine = max(near, key=lambda each: self._leaning.of(record, each.move))  # first of equals
        return [mine, *(each for each in thoughts if each is not mine)]
