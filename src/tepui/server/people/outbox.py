"""Calls to addresses that strangers have given: few at once, none for long, in separate threads.

Whoever answers slowly delays only their own calls. The threads are daemons: the server does not
wait for them when it stops.
"""

import asyncio
import ipaddress
import threading
from collections import Counter, defaultdict
from collections.abc import Callable
from contextlib import suppress

from tepui.server.limits import block_of

AT_ONCE = 8  # calls in progress
AT_ONE_PLACE = 2  # of these, to one place
WAITING = 100  # calls waiting for one place; more are dropped


class Overrun(OSError):
    """Too many calls wait for one place."""


class Outbox:
    """Makes calls, each in a thread, without blocking the event loop."""

    def __init__(self) -> None:
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._places: defaultdict[str, asyncio.Semaphore]
        self._places = defaultdict(lambda: asyncio.Semaphore(AT_ONE_PLACE))
        self._waiting: Counter[str] = Counter()

    async def call(self, host: str, work: Callable[[], None]) -> None:
        """Make a call to a host. Raises what the call raises, or `Overrun`."""
        place = place_of(host)
        if self._waiting[place] >= WAITING:
            raise Overrun(place)
        self._waiting[place] += 1
        try:
            async with self._places[place], self._slots:
                await _in_thread(work)
        finally:
            self._waiting[place] -= 1
            if not self._waiting[place]:
                del self._waiting[place], self._places[place]


def place_of(host: str) -> str:
    """The owner of a host, roughly: the last two parts of its name, or its block of addresses.

    So the owner of a domain cannot pose as many places under many names.
    """
    bare = host.strip("[]").lower().rstrip(".")
    try:
        return block_of(str(ipaddress.ip_address(bare)))
    except ValueError:
        return ".".join(bare.split(".")[-2:])


async def _in_thread(work: Callable[[], None]) -> None:
    loop = asyncio.get_running_loop()
    done: asyncio.Future[None] = loop.create_future()

    def settle(wrong: BaseException | None) -> None:
        if not done.done():
            done.set_result(None) if wrong is None else done.set_exception(wrong)

    def run() -> None:
        wrong: BaseException | None = None
        try:
            work()
        except BaseException as raised:  # noqa: BLE001  # whoever is waiting gets it
            wrong = raised
        with suppress(RuntimeError):  # the loop is closed: nobody is waiting any more
            loop.call_soon_threadsafe(settle, wrong)

    threading.Thread(target=run, name="outbox", daemon=True).start()
    await done
