"""How many connections a worker accepts, and how long one may stay silent.

The operating system limits a process's open files, and a worker that has used them up would refuse
everybody silently. So a connection that has not requested anything yet gives way to a new one; if
all are busy, the new one is answered with 503. Both are logged. A connection whose other side does
not read what it is sent is closed, so that nothing waits in memory for ever.
"""

import asyncio
import logging
import math
import time
from collections import OrderedDict
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from tepui.server.limits import Addresses, block_of

try:
    import resource
except ImportError:  # Windows grants files without such a limit
    resource = None  # type: ignore[assignment]

WANTED = 65_536  # files that a worker asks for
RESERVE = 64  # files for everything else: the database, the log, loaded modules
QUIET = 60.0  # seconds between two log lines about a full server
UNREAD = 30.0  # seconds within which some of what waits to be sent must be read
SOME = 65_536  # bytes, or all of it
WAITING = 4096  # bytes from which it counts: what is shorter is sent together
STATE = "connections"  # where the application's lifespan state holds the limit

FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nConnection: close\r\n"
    b"Content-Length: 0\r\n\r\n"
)

journal = logging.getLogger("tepui.server")
_Protocol: Any = AutoHTTPProtocol


def raise_file_limit() -> int:
    """Raise the limit of open files as far as this process may. Returns it."""
    if resource is None:
        return WANTED
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            soft = most
        except (OSError, ValueError) as wrong:
            journal.warning("the limit of open files stays at %d: %s", soft, wrong)
    return WANTED if soft == resource.RLIM_INFINITY else soft


class ConnectionLimit:
    """The connections of one worker. The application makes it when it starts."""

    def __init__(self, addresses: Addresses, most: int | None = None) -> None:
        self.addresses = addresses
        self.read_seconds = addresses.limits.read_seconds  # for the head of a request to arrive
        # Each may also hold a file that it is sent.
        self.most = max((raise_file_limit() - RESERVE) // 2, 1) if most is None else most
        # Connections that have requested nothing, the oldest first.
        self.silent: OrderedDict[LimitedHTTP, None] = OrderedDict()
        self._logged = -QUIET

    def log_full(self) -> None:
        """Log that the server is full, once a minute at most."""
        if time.monotonic() - self._logged > QUIET:
            self._logged = time.monotonic()
            journal.error(
                "all %d connections that the limit of open files allows are taken; those that ask "
                "for nothing are closed, others are sent away",
                self.most,
            )


class Unread:
    """Part of a protocol: a connection ends when the other side does not read what it is sent."""

    transport: Any
    _looking: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """A client connects."""
        transport.set_write_buffer_limits(WAITING, 0)
        super().connection_made(transport)  # type: ignore[misc]

    def pause_writing(self) -> None:
        """Something waits to be sent."""
        super().pause_writing()  # type: ignore[misc]
        self._look()

    def resume_writing(self) -> None:
        """Everything is sent."""
        super().resume_writing()  # type: ignore[misc]
        self._look_no_more()

    def connection_lost(self, exc: Exception | None) -> None:
        """A client has disconnected."""
        self._look_no_more()
        super().connection_lost(exc)  # type: ignore[misc]

    def _look(self, before: float = math.inf) -> None:
        left = self.transport.get_write_buffer_size()
        if left > before - SOME:
            self.transport.abort()
        else:
            self._looking = asyncio.get_running_loop().call_later(UNREAD, self._look, left)

    def _look_no_more(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            self._looking = None


class LimitedHTTP(Unread, _Protocol):  # type: ignore[misc]
    """One connection over HTTP, until it is a WebSocket. `uvicorn.run(..., http=LimitedHTTP)`."""

    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """A client connects."""
        super().connection_made(transport)
        self._limit: ConnectionLimit = self.app_state[STATE]
        if self.client and self._limit.addresses.is_flooding(block_of(self.client[0])):
            transport.abort()  # to answer would cost more than it costs to ask
            return
        if len(self.connections) > self._limit.most:
            self._limit.log_full()
            if not self._limit.silent:
                transport.write(FULL)
                transport.close()
                return
            self._limit.silent.popitem(last=False)[0].transport.abort()
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Read more data. A request that has begun must complete its head in time."""
        if self._timer is None and not self._is_asking():
            self._wait()
        super().data_received(data)
        if self._is_asking():
            self._wait_no_more()

    def handle_websocket_upgrade(self, *event: Any) -> None:
        """From now on this connection is a WebSocket."""
        self._wait_no_more()
        self._look_no_more()  # the WebSocket does
        super().handle_websocket_upgrade(*event)

    def connection_lost(self, exc: Exception | None) -> None:
        """A client has disconnected."""
        self._wait_no_more()
        super().connection_lost(exc)

    def _is_asking(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def _wait(self) -> None:
        self._limit.silent[self] = None
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(self._limit.read_seconds, self.transport.abort)

    def _wait_no_more(self) -> None:
        self._limit.silent.pop(self, None)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
