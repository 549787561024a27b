"""A question that somebody asks the whole table: to take back a move, to pause."""

from __future__ import annotations

from typing import Literal

from tepui.server.messages import Answered
from tepui.server.table import events as ev

How = Literal["granted", "declined", "withdrawn", "lapsed"]


class Question:
    """The question that is open, who has agreed, and what became of the last one."""

    def __init__(self) -> None:
        self.asked: ev.Asked | None = None
        self.consents: set[int] = set()
        self.answered: Answered | None = None

    def copy(self) -> Question:
        """An independent copy."""
        twin = Question.__new__(Question)
        twin.asked, twin.answered = self.asked, self.answered
        twin.consents = self.consents.copy()
        return twin

    def ask(self, asked: ev.Asked) -> None:
        """Ask; whoever asks agrees."""
        self.asked, self.consents, self.answered = asked, {asked.seat}, None

    def settle(self, how: How = "lapsed", by: int | None = None) -> None:
        """The question is open no longer, if one was."""
        if self.asked is not None:
            self.answered = Answered(self.asked.seat, self.asked.what, how, by)
        self.asked, self.consents = None, set()
