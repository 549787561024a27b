"""One connection of one viewer: an outbox that never holds others up, and what is known of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from starlette.websockets import WebSocketDisconnect

from tepui.engine.contract import SPECTATOR
from tepui.server.limits import Bucket, Limits
from tepui.server.messages import Bye, Out, Ping, encode

OUTBOX = 64  # messages that may wait for a slow reader; then it must connect again
PING = 10.0  # seconds from one measuring of latency to the next

Send = Callable[[bytes], Awaitable[None]]


class Socket:
    """A viewer's connection."""

    def __init__(self, send: Send, limits: Limits) -> None:
        self.viewer = SPECTATOR
        self.language = "en"
        self.latency = 0.0  # of a round trip, in seconds
        self.messages = Bucket(limits.messages_per_second, limits.burst)
        self.chat = Bucket(limits.chat_per_minute / 60, max(limits.chat_per_minute / 2, 1))
        self.closed = asyncio.Event()
        self._send = send
        self._outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._pings = 0
        self._pinged = 0.0
        self._task = asyncio.create_task(self._write())

    def tell(self, message: Out) -> None:
        """Send a message, soon."""
        self.put(encode(message))

    def put(self, message: bytes) -> None:
        """Send an encoded message, soon."""
        if self.closed.is_set():
            return
        if self._outbox.qsize() >= OUTBOX:
            self.leave("slow")
        else:
            self._outbox.put_nowait(message)

    def leave(self, why: str) -> None:
        """Send a last message, and close."""
        self._outbox.put_nowait(encode(Bye(why)))  # type: ignore[arg-type]
        self._outbox.put_nowait(None)
        if why == "slow":
            self.closed.set()

    def ping(self) -> None:
        """Ask for a sign of life, now and then, to measure latency."""
        at = time.monotonic()
        if not self._pinged or at - self._pinged > PING:
            self._pings += 1
            self._pinged = at
            self.tell(Ping(self._pings))

    def pong(self, ping: int) -> None:
        """The sign of life has come."""
        if ping == self._pings:
            self.latency = time.monotonic() - self._pinged

    async def drained(self) -> None:
        """Wait until everything is sent and the socket closed."""
        await self._task

    def stop(self) -> None:
        """The other side is gone."""
        self.closed.set()
        self._outbox.put_nowait(None)

    async def _write(self) -> None:
        try:
            while (message := await self._outbox.get()) is not None:
                await self._send(message)
        except (RuntimeError, OSError, WebSocketDisconnect):
            pass  # the other side is gone
        finally:
            self.closed.set()
