"""A verdict on a choice, as it is told and kept; `coach.choices` makes it."""

from __future__ import annotations

import msgspec

GRADES = ("best", "fine", "slip", "mistake", "blunder")
COSTLY = GRADES[2:]


class RatedMove(msgspec.Struct, frozen=True):
    """One move that could be made, and its chance of victory."""

    move: int
    chance: float
    error: float  # a standard error
    visits: int = 0  # of the search; older puzzles do not say


class Verdict(msgspec.Struct, frozen=True):
    """The verdict on one choice."""

    move: int
    best: int
    chance: float
    best_chance: float
    loss: float  # of chance, against the best
    error: float  # the standard error of the loss
    grade: str  # one of GRADES
    options: list[RatedMove]  # the best first

    @property
    def cost(self) -> float:
        """The loss, if it counts: not within the error, and not next to nothing."""
        return 0.0 if self.grade == GRADES[0] else self.loss
