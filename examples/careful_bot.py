"""A bot of one's own, in Python, for every game: it looks one move ahead and keeps its cards.

tepui arena coloretto --bots python:examples/careful_bot.py:Careful,random --games 20
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from tepui.bots.bot import BotSeat


class Careful:
    """Takes the most points that one move brings, and gives nothing away if it need not."""

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
        kept = [move for move in legal if self.table.action(record, move)["verb"] != "give"]
        points = {move: self.points_after(record, move) for move in kept or legal}
        most = max(points.values())
        return rng.choice([move for move in points if points[move] == most])

    def points_after(self, record: Any, move: int) -> int:
        """The own score as it stands after a move."""
        position = self.table.position(record)
        position.apply(self.table.seat, move)
        return position.scores()[self.table.seat]
