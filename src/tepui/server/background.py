"""Work in the background, and work that is retried."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, TypeVar

T = TypeVar("T")
TRIES = 8


class Tasks:
    """Background tasks that nobody awaits, kept here because asyncio alone may lose them."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()

    def __bool__(self) -> bool:
        return bool(self._running)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Begin a task."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def finish(self, seconds: float | None = None) -> None:
        """Wait for all tasks, and cancel those that take longer than this many seconds."""
        if self._running:
            _, late = await asyncio.wait(self._running, timeout=seconds)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)


async def retry(attempt: Callable[[], Awaitable[T]], again: type[Exception]) -> T:
    """Retry until it succeeds, up to a limit. `again` means that somebody else was faster."""
    for _ in range(TRIES - 1):
        try:
            return await attempt()
        except again:
            continue
    return await attempt()
