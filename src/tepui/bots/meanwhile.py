"""Bots that play at once: until their thoughts are compiled, by the game's net, interpreted."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from tepui.bots import compiling, roster
from tepui.bots.bot import Bot, BotSeat
from tepui.engine import rule
from tepui.engine.netfile import nets_of

# What a bot needs to be compiled, where it is not the search.
NEEDS = {"champion": "guided", "guided": "guided", "greedy": "quick", "instinct": "quick"}

# Who plays until then, where it is not the net at its best: the hotter, the weaker.
HEAT = {"easy": "instinct:2", "greedy": "instinct:1", "normal": "instinct:1"}

# Whose thoughts nobody compiles.
ABLE = ("random", "python", "process")


class Meanwhile:
    """A bot, and who plays for it until it can."""

    def __init__(self, spec: str, table: BotSeat) -> None:
        self._kind, self._table = spec.partition(":")[0], table
        self._bot = roster.seated(spec, table)
        self._quick: Bot | None = None

    def choose(
        self, record: Any, legal: Sequence[int], rng: random.Random, deadline: float | None
    ) -> int:
        """The bot's own choice, or that of who plays for it."""
        if compiling.ready(self._table.game, NEEDS.get(self._kind, "search")):
            with rule.calling(rule.Manner.COMPILE):
                return self._bot.choose(record, legal, rng, deadline)
        self._quick = self._quick or _quick(self._kind, self._table)
        with rule.calling(rule.Manner.INTERPRET):
            return self._quick.choose(record, legal, rng, deadline)


def _quick(kind: str, table: BotSeat) -> Bot:
    """Without a net that fits, it plays at random."""
    fits = nets_of(table.game, table.options) is not None
    return roster.seated(HEAT.get(kind, "instinct") if fits else "random", table)


def seated(spec: str, table: BotSeat) -> Bot:
    """A new bot at its seat, who plays at once."""
    if roster.check(spec).partition(":")[0] in ABLE:
        return roster.seated(spec, table)
    return Meanwhile(spec, table)
