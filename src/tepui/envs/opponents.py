"""The bots at the other seats of a learner's table."""

from __future__ import annotations

import random

from tepui.envs.table import BadEnvironment, Table

LEVELS = ("random",)


class Opponents:
    """Bots of one level. What they choose depends on the game's seed alone."""

    def __init__(self, table: Table, learner: int, level: str) -> None:
        if level not in LEVELS:
            raise BadEnvironment("envs-unknown-bots", bots=level, known=", ".join(LEVELS))
        self._table, self._learner = table, learner
        self._rng = random.Random(0)  # noqa: S311

    def begin(self, rng: random.Random) -> None:
        """A new game."""
        self._rng = rng

    def choose(self) -> int:
        """The move of the bot that is asked."""
        legal = self._table.mask[0].nonzero()[0]
        return int(legal[int(self._rng.random() * len(legal))])
