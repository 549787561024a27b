"""A short cut past the layers of uvicorn's WebSocket, for tables that are told thousands of times a
second: the way through all layers would cost as much as a message itself.

A message is written at once, without task or queue. A whole text that comes in is read here; all
else (handshake, pieces of messages, pings, closing) is uvicorn's. It is used where uvicorn offers
what it needs; without it, everything goes through plain ASGI (`connection.py`).
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, cast
from weakref import WeakKeyDictionary

from websockets.http11 import Request

from tepui.server.http.connection import DISCONNECT, WIRE
from tepui.server.http.plain import Plain, check

try:
    from websockets.speedups import apply_mask
except ImportError:  # where websockets was installed without its compiled part
    from websockets.utils import apply_mask

TEXT = b"\x81"  # how a frame begins that holds a whole text
SHORT = 126  # bytes of a text whose size is in the frame's second byte
MOST_WAITING = 32  # messages that wait for the application before nothing more is read

check(("handle_connect", "data_received", "send", "shutdown"))


class Inbox:
    """What has come in and was not taken yet: a queue for one taker."""

    __slots__ = ("_came", "_taker")

    def __init__(self) -> None:
        self._came: deque[dict[str, Any]] = deque()
        self._taker: asyncio.Future[None] | None = None

    def put_nowait(self, event: dict[str, Any]) -> None:
        """Put an event in."""
        self._came.append(event)
        if self._taker is not None and not self._taker.done():
            self._taker.set_result(None)

    def take(self) -> dict[str, Any] | None:
        """Take the oldest event out, if there is one."""
        return self._came.popleft() if self._came else None

    def coming(self) -> asyncio.Future[None]:
        """Done when something has come; only where nothing is there."""
        self._taker = asyncio.get_running_loop().create_future()
        return self._taker

    async def get(self) -> dict[str, Any]:
        """Take the oldest event out, or wait for one."""
        while not self._came:
            await self.coming()
        return self._came.popleft()

    def empty(self) -> bool:
        """Whether nothing waits."""
        return not self._came

    def full(self) -> bool:
        """Whether so much waits that the other side has to."""
        return len(self._came) >= MOST_WAITING


class Outbox:
    """Wires to be flushed: all that one was given in a turn of the event loop is one write."""

    def __init__(self) -> None:
        self._wires: list[Wire] = []

    def add(self, wire: Wire) -> None:
        """Let a wire send before anything new is read."""
        self._wires.append(wire)
        if len(self._wires) == 1:
            wire.loop.call_soon(self._send)

    def _send(self) -> None:
        wires, self._wires = self._wires, []
        for wire in wires:
            wire.flush()


_outboxes: WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox] = WeakKeyDictionary()


class Wire(Plain):
    """One connection. `uvicorn.run(..., ws=Wire)`."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue: Any = Inbox()
        self._outbox = _outboxes.setdefault(self.loop, Outbox())
        self._told: list[bytes] = []
        self._short = True  # every frame so far came whole and by itself

    def handle_connect(self, event: Request) -> None:
        """Begin, and let the application find this wire."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            cast(dict[str, Any], self.scope)[WIRE] = self

    def data_received(self, data: bytes) -> None:
        """Read a frame; one that is more or less than a short text is uvicorn's to read."""
        if not self._short or not self.handshake_complete or self.close_sent:
            super().data_received(data)
            return
        size = data[1] & 0x7F if len(data) > 1 else SHORT
        if size >= SHORT or len(data) != size + 6 or not data[1] & 0x80:
            self._short = False  # uvicorn may hold a piece of a frame from now on
        elif data[0] == TEXT[0]:
            self.frames = [apply_mask(data[6:], data[2:6])]
            self.curr_msg_data_type = "text"
            self.send_receive_event_to_app()
            return
        elif data[0] & 0x88 != 0x88:
            self._short = False  # a piece of a message, not a ping, a pong or a close
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """Hand a message over; go on reading, unless too many wait."""
        paused, self.read_paused = self.read_paused, True  # else uvicorn pauses for each message
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.full() and not self.close_sent:
            self.read_paused = True
            self.transport.pause_reading()

    def take(self) -> dict[str, Any] | None:
        """What has come in, the oldest first; None where nothing has."""
        event: dict[str, Any] | None = self.queue.take()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self.transport.resume_reading()
        return event

    async def next_event(self) -> dict[str, Any]:
        """What has come in, the oldest first."""
        while (event := self.take()) is None:
            await self.queue.coming()
        return event

    def put(self, text: bytes) -> None:
        """Send a text message, together with others of this moment."""
        self._told.append(framed(text))
        if len(self._told) == 1:
            self._outbox.add(self)

    def flush(self) -> None:
        """Write what was put."""
        told, self._told = self._told, []
        if told and not self.close_sent and not self.disconnected:
            self.transport.write(told[0] if len(told) == 1 else b"".join(told))

    async def send(self, message: Any) -> None:
        """Send for the application: what it put before goes first."""
        self.flush()
        await super().send(message)

    def shutdown(self) -> None:
        """Close; what was put goes first."""
        self.flush()
        super().shutdown()

    async def finish(self) -> None:
        """Write what was put: nothing else waits here."""
        self.flush()

    def unsent(self) -> int:
        """Bytes that the other side has not taken yet."""
        return self.transport.get_write_buffer_size()

    def hang_up(self) -> None:
        """Tell the application that this is over; it closes the connection."""
        self.queue.put_nowait(dict(DISCONNECT))


def framed(text: bytes) -> bytes:
    """A text message as a server's frame: RFC 6455, section 5.2."""
    size = len(text)
    if size < SHORT:
        return TEXT + size.to_bytes(1) + text
    if size < 65_536:
        return TEXT + b"\x7e" + size.to_bytes(2) + text
    return TEXT + b"\x7f" + size.to_bytes(8) + text
