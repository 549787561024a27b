"""uvicorn's WebSocket with a short way out: a message is written at once, without task or queue.

Tables tell their viewers thousands of times a second, and the way through all layers would cost as
much as the message itself. All else (handshake, what comes in, closing) is uvicorn's.
"""

from __future__ import annotations

from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

WIRE = "tepui.wire"  # where the scope of a connection holds its wire
TEXT = b"\x81"  # how a frame begins that holds a whole text


class Wire(WebSocketsSansIOProtocol):
    """One connection. `uvicorn.run(..., ws=Wire)`."""

    def handle_connect(self, event: Request) -> None:
        """Begin, and let the application find this wire."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            cast(dict[str, Any], self.scope)[WIRE] = self

    def put(self, text: bytes) -> None:
        """Send a text message."""
        if not self.close_sent and not self.disconnected:
            self.transport.write(framed(text))

    def unsent(self) -> int:
        """Bytes that the other side has not taken yet."""
        return self.transport.get_write_buffer_size()

    def hang_up(self) -> None:
        """Tell the application that this is over; it closes the connection."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1013})


def framed(text: bytes) -> bytes:
    """A text message as a server's frame: RFC 6455, section 5.2."""
    size = len(text)
    if size < 126:
        return TEXT + size.to_bytes(1) + text
    if size < 65_536:
        return TEXT + b"\x7e" + size.to_bytes(2) + text
    return TEXT + b"\x7f" + size.to_bytes(8) + text
