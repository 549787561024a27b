"""Runs whatever takes longer than a moment outside the event loop.

One request of a kind runs at a time, in turns between addresses, within the steps that its
operation may take (`Operation.steps`) and the time that the host allows. It ends when whoever asked
has gone.
"""

import asyncio
from collections.abc import Callable
from functools import cache, partial
from typing import Any, TypeVar

from starlette.requests import Request

from tepui.engine.runtime.effort import Effort, Exhausted, within
from tepui.engine.runtime.machine import IN_BROWSER
from tepui.server.errors import TooMuch
from tepui.server.http.request import home_of, worker_of
from tepui.server.table.thinkers import Thinkers, Whose

T = TypeVar("T")

LOOK = 1.0  # seconds between two checks whether somebody waits
# The steps that are allowed: several times what the largest honest request needs.
QUICK = 20_000
UPLOADED, REPLAYING = 6_000, 16_000  # two or three for each small move
FOLLOWING = 150_000
DRAWING = 3_000_000  # of a board, point by point
STEPS = "tepui.steps"  # where a request has its operation's


@cache
def _threads(most: int) -> Thinkers:
    """One thread per kind: whatever takes longer delays only its kind."""
    return Thinkers(1, f"apart-{most}")


async def apart(request: Request, work: Callable[..., T], *given: Any) -> T:
    """Compute something for a request."""
    most = request.scope.get(STEPS, QUICK)
    effort = Effort(most, worker_of(request).limits.work_seconds)
    job = partial(within, effort, partial(work, *given))
    try:
        if IN_BROWSER:  # a browser has no threads, and nobody else who waits
            return job()
        whose = Whose(home_of(request), request.url.path)
        try:
            future = asyncio.wrap_future(_threads(most).submit(whose, job))
        except TooMuch:  # this address already has one waiting
            raise TooMuch("server-many-requests") from None
        try:
            while not (await asyncio.wait([future], timeout=LOOK))[0]:
                if await request.is_disconnected():
                    break
            else:
                return future.result()
        finally:
            effort.end()
            future.cancel()
    except Exhausted:
        pass
    raise TooMuch("server-much-work")
