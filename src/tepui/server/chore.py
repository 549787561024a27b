"""A worker's periodic tasks. One that fails or hangs does not delay the others."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from tepui.server.store.contract import Away, wall

journal = logging.getLogger("tepui.server")


class Chore:
    """A task that runs at intervals, and is given up if it takes too long."""

    def __init__(
        self, name: str, do: Callable[[], Awaitable[object]], every: float, deadline: float = 60.0
    ) -> None:
        self.name = name
        self.do = do
        self.every, self.deadline = every, deadline
        self.failures = 0
        self.seconds = 0.0  # how long the last run took
        self.done = 0.0  # when the last run ended

    async def run(self, after: float) -> None:
        """Run the task for ever, first after this many seconds."""
        await asyncio.sleep(after)
        while True:
            begun = time.monotonic()
            try:
                async with asyncio.timeout(self.deadline):
                    await self.do()
                self.done = wall()
            except Away:
                self.failures += 1  # the store has logged it
            except TimeoutError:
                self.failures += 1
                journal.error("%s took more than %g s and was given up", self.name, self.deadline)
            except Exception:  # noqa: BLE001  # the next time it may work
                self.failures += 1
                journal.exception("%s failed", self.name)
            self.seconds = time.monotonic() - begun
            await asyncio.sleep(self.every)
