"""A bot of one's own, in Python: plays Coloretto Amazonas by two simple thoughts.

    tepui arena coloretto --bots python:examples/careful_bot.py:Careful,random --games 20

In other games it takes any legal move.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from tepui.bots.bot import BotSeat
from tepui.games.coloretto.material import COLOUR_OF, GIVE, PLAY


class Careful:
    """Lays a card where its column is high and no clash threatens."""

    def sit(self, table: BotSeat) -> None:
        """Called once, before the game."""
        self.table = table

    def choose(
        self,
        record: Any,  # the position, with all that this seat may not know overwritten
        legal: Sequence[int],
        rng: random.Random,  # draw chance from here, and games repeat from their seed
        deadline: float | None,  # when the answer is due, by time.monotonic(); None: take your time
    ) -> int:
        """One of the legal moves."""
        if self.table.game.id != "coloretto":
            return rng.choice(legal)
        seat = self.table.seat
        good = [
            move for move in legal if PLAY <= move < GIVE and not record.column[seat, move - PLAY]
        ]
        if not good:
            return rng.choice(legal)
        return max(good, key=lambda move: record.height[seat, COLOUR_OF[move - PLAY]])
