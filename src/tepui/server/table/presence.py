"""Who is at a table, connected to any worker, and how long the others have been gone.

None of this is stored: after a restart, everybody is gone until they connect again.
"""

import time
from collections.abc import Iterable

EARLY = 0.05  # seconds by which a timer may fire too early


class Presence:
    """The people of one table. With an `absence` of 0 seconds, nobody is ever missed."""

    def __init__(self, people: Iterable[int], absence: float) -> None:
        self.here: frozenset[int] = frozenset()
        self._absence = absence
        self._gone = {seat: time.monotonic() for seat in people}  # and since when

    def see(self, here: Iterable[int]) -> None:
        """Note which seats are connected now."""
        at, people = time.monotonic(), self.here | set(self._gone)
        self.here = frozenset(here)
        self._gone = {seat: self._gone.get(seat, at) for seat in people - self.here}

    def missed(self) -> frozenset[int]:
        """People who have been gone for so long that a bot may sit in for them."""
        if not self._absence:
            return frozenset()
        late = time.monotonic() - self._absence + EARLY
        return frozenset(seat for seat, since in self._gone.items() if since <= late)

    def wait(self) -> float | None:
        """The seconds until the next of them is missed, or None."""
        missed = self.missed()
        times = [since for seat, since in self._gone.items() if seat not in missed]
        if not self._absence or not times:
            return None
        return max(min(times) + self._absence - time.monotonic(), 0.0)
