"""A bot that plays like a person who does not think far ahead: natural moves, small mistakes.

A short search with the game's net estimates what each move costs. Among the moves that cost no more
than its level overlooks, the bot draws from the net's policy. So its mistakes are many and small,
and none is one that nobody would make.
"""

import random
from collections.abc import Sequence
from typing import Any

from tepui.bots.bot import BotSeat
from tepui.bots.levels import Level
from tepui.bots.manners import Leaning
from tepui.bots.players import InstinctBot, SearchBot
from tepui.bots.settings import Thought
from tepui.engine.rules.exponential import exp

SUITS = 1.5  # how much likelier, as a power of e, a move is made that suits a manner


class CasualBot(SearchBot):
    """Takes any natural move that costs no more than its level overlooks."""

    def __init__(self, table: BotSeat, level: Level, manner: str = "") -> None:
        super().__init__(table, level)
        self._leaning = Leaning(table, manner)
        assert level.nets is not None
        self._taste = InstinctBot(table, level.nets, level.heat)
        self._awkward = table.game.optional("habits", "awkward")

    def choose(
        self, record: Any, legal: Sequence[int], rng: random.Random, deadline: float | None
    ) -> int:
        """A likely move among those that do not look much worse than the best."""
        if len(legal) == 1:
            return legal[0]
        looks = self.level.simulations * len(legal)
        thoughts = self._thinker.think(record, legal, rng.getrandbits(60), looks, deadline)
        move = self._pick(record, legal, thoughts, rng)
        if not self.table.game.notation.ends_line(
            self.table.sight(record).s, self.table.seat, move
        ):
            self._thinker.remember(record, move)
        return move

    def _pick(
        self, record: Any, legal: Sequence[int], thoughts: Sequence[Thought], rng: random.Random
    ) -> int:
        fair = self._fair(thoughts)
        odds = dict(zip(legal, self._taste.odds(record, legal), strict=True))
        for move in fair:
            odds[move] *= exp(SUITS * self._leaning.of(record, move))
        if self._awkward is not None:
            fair = [m for m in fair if not self._awkward(record, self.table.seat, m)] or fair
        return rng.choices(fair, [odds[move] for move in fair])[0]

    def _fair(self, thoughts: Sequence[Thought]) -> list[int]:
        """The moves that were looked at and found good enough; the first, if there was no time."""
        least = thoughts[0].value - self.level.overlooks
        fair = [each.move for each in thoughts if each.visits and each.value >= least]
        return fair or [thoughts[0].move]
