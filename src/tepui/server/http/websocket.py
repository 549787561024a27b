"""The WebSocket protocol, which lets the application count every frame as a message."""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tepui.server.http.connection_limit import Unread

PIECE = 1024  # bytes that are read at once: no more than 170 frames
FAREWELL = 16_384  # bytes that may still come once the connection is closed from here
# For a frame without a message. The library answers pings by itself, and would tell nobody of them.
FRAME = {"type": "websocket.receive"}

_Protocol: Any = WebSocketsSansIOProtocol


class LimitedSocket(Unread, _Protocol):  # type: ignore[misc]
    """One WebSocket. `uvicorn.run(..., ws=LimitedSocket)`."""

    read_paused: bool
    _held = b""  # what has come, until the application has dealt with what came before
    _late = 0  # bytes since the connection was closed from here

    def data_received(self, data: bytes) -> None:
        """Read more data, in pieces, until the application has something to deal with."""
        self._late += len(data) if self.close_sent else 0
        if self._late > FAREWELL:
            self.transport.abort()
        data, self._held = self._held + data, b""
        for at in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            if self.read_paused:
                self._held = data[at:]
                return
            super().data_received(data[at : at + PIECE])

    async def receive(self) -> Any:
        """The next event for the application."""
        event = await super().receive()
        if self._held and not self.read_paused:
            self.data_received(b"")
        return event

    def handle_ping(self) -> None:
        """A ping has come, and is answered."""
        super().handle_ping()
        self._count()

    def handle_pong(self, event: Any) -> None:
        """A pong has come, perhaps to no ping."""
        super().handle_pong(event)
        self._count()

    def handle_cont(self, event: Any) -> None:
        """A part of a message has come."""
        super().handle_cont(event)
        if not event.fin:
            self._count()

    def _count(self) -> None:
        if not self.close_sent:
            self.queue.put_nowait(FRAME)
            if not self.read_paused:
                self.read_paused = True
                self.transport.pause_reading()
