"""A question that somebody asks the whole table: to undo a move, to pause."""

from __future__ import annotations

from typing import Literal, NamedTuple

from tepui.server.messages import Answered
from tepui.server.table import events as ev

How = Literal["granted", "declined", "withdrawn", "lapsed"]


class Question(NamedTuple):
    """The open question, who has agreed, and what became of the last one."""

    asked: ev.Asked | None = None
    consents: frozenset[int] = frozenset()
    answered: Answered | None = None

    def agreed(self, seat: int) -> Question:
        """The question after a seat has agreed."""
        return self._replace(consents=self.consents | {seat})

    def settled(self, how: How = "lapsed", by: int | None = None) -> Question:
        """The question closed, if one was open."""
        if self.asked is None:
            return self
        return Question(answered=Answered(self.asked.seat, self.asked.what, how, by))


def asking(asked: ev.Asked) -> Question:
    """An open question. Whoever asks agrees."""
    return Question(asked, frozenset((asked.seat,)))
