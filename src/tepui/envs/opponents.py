"""The bots at the other seats of a learner's table."""

import random

from tepui.bots import bot as bots
from tepui.bots.levels import LEVELS
from tepui.bots.roster import seated
from tepui.envs.episodes import BadEnvironment, Episodes


class Opponents:
    """Bots of one level. What they choose depends on the game's seed alone."""

    def __init__(self, table: Episodes, learner: int, level: str) -> None:
        if level not in LEVELS:
            raise BadEnvironment("envs-unknown-bots", bots=level, known=", ".join(LEVELS))
        self._table, self._learner, self._level = table, learner, level
        self.begin(random.Random(0))  # noqa: S311

    def begin(self, rng: random.Random) -> None:
        """A new game: bots that remember nothing."""
        self._rng, table = rng, self._table
        self._bots = {
            seat: seated(self._level, bots.BotSeat(table.game, table.seats, seat, table.options))
            for seat in range(table.seats)
            if seat != self._learner
        }

    def choose(self) -> int:
        """The move of the bot that is asked, from what its seat may know."""
        table = self._table
        if self._level == "random":  # quicker than to ask
            legal = table.mask.nonzero()[0]
            return int(legal[int(self._rng.random() * len(legal))])
        seat = table.actor
        return bots.ask(self._bots[seat], self._level, table.position, seat, self._rng)
