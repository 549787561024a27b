"""What a worker does from time to time. Each chore goes by itself: one that fails or hangs holds up
no other."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from tepui.server.store.contract import Away, wall

journal = logging.getLogger("tepui.server")


class Chore:
    """Something that is done every so many seconds, and given up where it takes too long."""

    def __init__(
        self, name: str, do: Callable[[], Awaitable[object]], every: float, deadline: float = 60.0
    ) -> None:
        self.name = name
        self.do = do
        self.every, self.deadline = every, deadline
        self.failures = 0
        self.seconds = 0.0  # that it took last
        self.done = 0.0  # when it was done last

    async def run(self, after: float) -> None:
        """Do it for ever, beginning after so many seconds."""
        await asyncio.sleep(after)
        while True:
            begun = time.monotonic()
            try:
                async with asyncio.timeout(self.deadline):
                    await self.do()
                self.done = wall()
            except Away:
                self.failures += 1  # the store says so in the log
            except TimeoutError:
                self.failures += 1
                journal.error("%s took more than %g s and was given up", self.name, self.deadline)
            except Exception:  # noqa: BLE001  # the next time it may work
                self.failures += 1
                journal.exception("%s failed", self.name)
            self.seconds = time.monotonic() - begun
            await asyncio.sleep(self.every)
