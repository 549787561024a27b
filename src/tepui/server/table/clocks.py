"""Time at a table: what each seat has left, and the sand of the game's own clock.

Nothing runs here. Callers pass the current time, so the same events give the same clocks.
"""

from __future__ import annotations

from collections.abc import Collection

from tepui.server.messages import Clock

LEAST_ON_RETURN = 60  # seconds for somebody who returns, unless the clock gives less


class Clocks:
    """The clocks of one table, at the time they were last updated."""

    def __init__(self, terms: Clock, seats: int, opened: float) -> None:
        self.since = opened  # when they were last updated
        self.sand_since: float | None = None  # when the sand began to run, if it runs
        self.set(terms, seats)

    def set(self, terms: Clock, seats: int) -> None:
        """Start again, under these terms."""
        self.terms = terms
        self.left = [float(terms.seconds)] * seats

    def copy(self) -> Clocks:
        """An independent copy."""
        twin = Clocks.__new__(Clocks)
        twin.terms, twin.left = self.terms, self.left.copy()
        twin.since, twin.sand_since = self.since, self.sand_since
        return twin

    def begin_by(self, at: float) -> None:
        """Let no time start later than now: the wall clock was set back while no server ran, or
        another worker's machine is ahead. Otherwise a clock would stand still until then.
        """
        self.since = min(self.since, at)
        if self.sand_since is not None:
            self.sand_since = min(self.sand_since, at)

    @property
    def untimed(self) -> bool:
        """Whether nobody's time runs out."""
        return self.terms.kind == "none"

    def left_at(self, at: float, thinking: Collection[int]) -> list[float]:
        """The seconds left for each seat, if these have been thinking since then."""
        if not thinking:
            return list(self.left)
        passed = max(at - self.since, 0.0)
        return [left - passed if seat in thinking else left for seat, left in enumerate(self.left)]

    def runs_out(self, thinking: Collection[int], sand: float | None) -> float | None:
        """When the first of these seats runs out of time, or the sand does."""
        times = [self.since + self.left[seat] for seat in thinking]
        if self.sand_since is not None and sand is not None:
            times.append(self.sand_since + sand)
        return min(times, default=None)

    def decided(self, seat: int, again: bool) -> None:
        """A decision was made: the clock gets its bonus, unless it has had it, or restarts."""
        if self.terms.kind == "move":
            self.left[seat] = float(self.terms.seconds)
        elif self.terms.kind == "bank":
            self.left[seat] = max(self.left[seat], 0.0) + (0 if again else self.terms.bonus)

    def returned(self, seat: int) -> None:
        """Somebody returns, and gets a little time to look around."""
        least = float(min(self.terms.seconds, LEAST_ON_RETURN))
        self.left[seat] = max(self.left[seat], least)
