"""How much may be computed for one request: a limit of steps, a deadline, while somebody waits.

Whatever grows with what it is given counts its steps (`spend`): a move that is made, a world that
is guessed, a point that is drawn. Where nobody has set a bound, the steps cost nothing.
"""

import threading
import time
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


class Exhausted(Exception):
    """The steps or the time are spent, or nobody waits any more."""


class Effort:
    """What one piece of work may take, and what it has taken."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most, self.spent = most, 0
        self._until = time.monotonic() + seconds

    def spend(self, steps: int) -> None:
        """Take some steps; more than there are raises `Exhausted`."""
        self.spent += steps
        if self.spent > self.most or time.monotonic() > self._until:
            raise Exhausted

    def end(self) -> None:
        """Nobody waits any more: the next step is the last."""
        self._until = 0.0


class _Here(threading.local):
    effort: Effort | None = None


_here = _Here()


def spend(steps: int = 1) -> None:
    """Count steps of the work that this thread does."""
    if (effort := _here.effort) is not None:
        effort.spend(steps)


def within(effort: Effort, work: Callable[[], T]) -> T:
    """Do something in this thread within a bound."""
    before, _here.effort = _here.effort, effort
    try:
        effort.spend(0)
        return work()
    finally:
        _here.effort = before
