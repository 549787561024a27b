"""The door of a worker: how many connections are let in, and how long one may say nothing.

The operating system grants a process so many open files, and without a door a worker that has used
them up would refuse everybody without a word. Here a connection that has not asked for anything yet
makes room for a newcomer; where all are busy, the newcomer is told to come again. Both stand in the
log. It is uvicorn's own protocol but for that. Where there are several workers, an usher at each
door sees to it that all who look at a table do so through one of them.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import time
from collections import OrderedDict
from typing import Any, ClassVar

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from tepui.server.worker import Config

try:
    import resource

    from tepui.server.http.usher import Usher
except ImportError:  # Windows grants files without such a limit, and has one worker
    resource = None  # type: ignore[assignment]

WANTED = 65_536  # files that a worker asks for
RESERVE = 64  # files for all that is no connection: the database, the log, what is loaded
QUIET = 60.0  # seconds from one line in the log about a full house to the next

FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nConnection: close\r\n"
    b"Content-Length: 0\r\n\r\n"
)

journal = logging.getLogger("tepui.server")
_Protocol: Any = AutoHTTPProtocol


def raise_file_limit(wanted: int = WANTED) -> int:
    """Ask for as many open files as this process may have; how many it has."""
    if resource is None:
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < most:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            soft = most
        except (OSError, ValueError) as wrong:
            journal.warning("the limit of open files stays at %d: %s", soft, wrong)
    return wanted if soft == resource.RLIM_INFINITY else soft


class Door(_Protocol):  # type: ignore[misc]
    """One connection over HTTP, until it is a WebSocket. `uvicorn.run(..., http=Door)`."""

    most: ClassVar[int] = 0  # connections of this worker; 0: not settled yet
    read_seconds: ClassVar[float] = 20.0  # for the head of a request to arrive
    said: ClassVar[float] = -QUIET  # when the log was last told that the house is full
    # Those that have asked for nothing, the oldest first.
    silent: ClassVar[OrderedDict[Door, None]] = OrderedDict()

    usher: ClassVar[Usher | None] = None

    _timer: asyncio.TimerHandle | None = None
    _may_go: bool = True  # to another worker: nothing has been read yet

    def connection_made(self, transport: Any) -> None:
        """Somebody knocks."""
        super().connection_made(transport)
        if not self.most:
            self._settle()
        if len(self.connections) > self.most:
            self._tell_host()
            if not self.silent:
                transport.write(FULL)
                transport.close()
                return
            self.silent.popitem(last=False)[0].transport.abort()
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Read on; a request that has begun must come to the end of its head in time."""
        if self.usher is not None and self._may_go:
            self._may_go = False
            if self.usher.hand_over(self.transport.get_extra_info("socket"), data):
                self.transport.abort()  # the connection itself is open at the other worker
                return
        if self._timer is None and not self._is_asking():
            self._wait()
        super().data_received(data)
        if self._is_asking():
            self._wait_no_more()

    def handle_websocket_upgrade(self, *event: Any) -> None:
        """From here on it is a socket's."""
        self._wait_no_more()
        super().handle_websocket_upgrade(*event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone."""
        self._wait_no_more()
        super().connection_lost(exc)

    def _is_asking(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def _wait(self) -> None:
        self.silent[self] = None
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(self.read_seconds, self.transport.abort)

    def _wait_no_more(self) -> None:
        self.silent.pop(self, None)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _settle(self) -> None:
        """In each worker, by the settings that were left for it."""
        cls, config = type(self), Config.from_environment()
        cls.read_seconds = config.limits.read_seconds
        cls.most = max(raise_file_limit() - RESERVE, 1)
        if config.ushers:
            cls.usher = Usher(config.ushers, config.workers, self._enter)

    async def _enter(self, connection: socket.socket, data: bytes) -> None:
        """Another worker has shown somebody in."""

        def twin() -> Door:
            return type(self)(self.config, self.server_state, self.app_state)

        loop = asyncio.get_running_loop()
        _, entered = await loop.connect_accepted_socket(twin, connection)
        entered._may_go = False
        entered.data_received(data)

    def _tell_host(self) -> None:
        cls = type(self)
        if time.monotonic() - cls.said > QUIET:
            cls.said = time.monotonic()
            journal.error(
                "all %d connections that the limit of open files allows are taken; those that ask "
                "for nothing are closed, others are sent away",
                self.most,
            )


def door(read_seconds: float, most: int) -> type[Door]:
    """A door for so many connections, in place of what the settings say."""
    settings = {"read_seconds": read_seconds, "most": most, "silent": OrderedDict()}
    return type("Door", (Door,), settings)
