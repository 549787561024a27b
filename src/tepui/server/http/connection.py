"""One WebSocket connection as a table sees it: messages in and out, without waiting to send."""

import asyncio
from collections import deque
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from starlette.types import Receive, Send

from tepui.server.table.socket import Channel

FLUSH = 2.0  # seconds for the last messages to be sent before the connection is closed
DISCONNECT = {"type": "websocket.disconnect", "code": 1013}


class Connection(Channel):
    """A connection. What is put waits in a queue for the task that sends."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive_event, self._send_event = receive, send
        self._queue: deque[bytes] = deque()
        self._unsent = 0
        self._filled = asyncio.Event()
        self._emptied = asyncio.Event()
        self._hung_up = False
        self._reader: asyncio.Task[Any] | None = None  # the task that waits for the next message
        self._sender = asyncio.create_task(self._send())

    def put(self, text: bytes) -> None:
        """Send a text message."""
        self._queue.append(text)
        self._unsent += len(text)
        self._filled.set()

    def unsent(self) -> int:
        """Bytes that are queued and not sent yet."""
        return self._unsent

    def hang_up(self) -> None:
        """Stop reading; the connection is then closed."""
        self._hung_up = True
        if self._reader is not None:
            self._reader.cancel()

    async def _send(self) -> None:
        with suppress(RuntimeError, OSError):  # the other side has gone
            while True:
                self._filled.clear()
                while self._queue:
                    text = self._queue.popleft()
                    await self._send_event({"type": "websocket.send", "text": text.decode()})
                    self._unsent -= len(text)
                self._emptied.set()
                await self._filled.wait()
                self._emptied.clear()
        self._emptied.set()

    async def next_event(self) -> Mapping[str, Any]:
        """The next message, as an ASGI event; a disconnect after hanging up."""
        if self._hung_up:
            return DISCONNECT
        self._reader = reader = asyncio.current_task()
        try:
            return await self._receive_event()
        except asyncio.CancelledError:
            if not self._hung_up or reader is None:
                raise
            reader.uncancel()  # it was only woken up
            return DISCONNECT
        finally:
            self._reader = None

    async def finish(self) -> None:
        """Flush the queue, and stop."""
        if self._queue and not self._sender.done():
            self._emptied.clear()
        with suppress(TimeoutError):
            async with asyncio.timeout(FLUSH):
                await self._emptied.wait()
        self._sender.cancel()
        with suppress(asyncio.CancelledError):
            await self._sender
