"""Who is connected to the other workers of a server: they tell each other, and nothing is stored.

Each worker says who is at its tables when that changes, and again in every round of chores. If a
worker is silent while we hear ourselves QUIET times, it has ended, and everybody at it is gone.
Nobody is considered gone because we could not hear.
"""

import asyncio
from collections.abc import Callable, Iterable
from itertools import islice

from tepui.server.news import Here
from tepui.server.store.contract import Away, Database

QUIET = 3  # rounds of ours without a word of another worker
TOGETHER = 200  # tables in one message: PostgreSQL carries 8,000 bytes


class RemotePresence:
    """What the other workers say; `changed` is called with the table, or None: it may be any."""

    def __init__(self, database: Database, changed: Callable[[str | None], None]) -> None:
        self.known = not database.shared  # whether we have listened for long enough to know
        self._database = database
        self._changed = changed
        self._rounds = 0  # of ours that we heard
        self._ours: dict[str, frozenset[int]] = {}
        self._fresh: set[str] = set()  # tables of ours that the others have not heard about yet
        self._telling: asyncio.Task[None] | None = None
        # By table and worker, with the round in which it was said.
        self._theirs: dict[str, dict[str, tuple[frozenset[int], int]]] = {}
        database.listeners.add(Here, self._on_here, own=True)

    def seats(self, table: str) -> frozenset[int]:
        """The seats of a table that are connected at other workers."""
        return frozenset().union(*(seats for seats, _ in self._theirs.get(table, {}).values()))

    def tell(self, table: str, seats: frozenset[int]) -> None:
        """These seats are connected here; tell the other workers, if that is new."""
        if not self._database.shared or self._ours.get(table, frozenset()) == seats:
            return
        self._ours[table] = seats
        if not seats:
            del self._ours[table]
        self._fresh.add(table)
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell_fresh())

    async def _tell_fresh(self) -> None:
        """One message after the other: a later one must not arrive first."""
        while self._fresh:
            some = list(islice(self._fresh, TOGETHER))
            self._fresh.difference_update(some)
            try:
                await self._say(some)
            except Away:
                return  # the next round sends everything

    async def round(self) -> None:
        """Tell the other workers about all our tables, and ourselves that we can hear."""
        if not self._database.shared:
            return
        ours = list(self._ours)
        for first in range(0, len(ours), TOGETHER):
            await self._say(ours[first : first + TOGETHER])
        await self._say(())

    async def _say(self, tables: Iterable[str]) -> None:
        here = {table: sorted(self._ours.get(table, ())) for table in tables}
        await self._database.tell(Here(here))

    def _on_here(self, worker: str, here: Here) -> None:
        if worker != self._database.me:
            for table, seats in here.seats.items():
                self._take_in(table, worker, frozenset(seats))
        elif not here.seats:
            self._rounds += 1
            self._forget_the_silent()
            if not self.known and self._rounds >= QUIET:
                self.known = True
                self._changed(None)

    def _take_in(self, table: str, worker: str, seats: frozenset[int]) -> None:
        before, workers = self.seats(table), self._theirs.setdefault(table, {})
        workers[worker] = (seats, self._rounds)
        self._settle(table, before)

    def _forget_the_silent(self) -> None:
        for table, workers in list(self._theirs.items()):
            before = self.seats(table)
            for worker, (_, heard) in list(workers.items()):
                if self._rounds - heard > QUIET:
                    del workers[worker]
            self._settle(table, before)

    def _settle(self, table: str, before: frozenset[int]) -> None:
        if not self._theirs[table] or not any(seats for seats, _ in self._theirs[table].values()):
            del self._theirs[table]
        if self.seats(table) != before:
            self._changed(table)
