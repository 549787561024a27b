"""uvicorn's WebSocket, as it is but for one thing: a text that is no UTF-8 is handed over as bytes.

So it is answered with a sentence, like other nonsense; uvicorn would hang up, and leave a traceback
in the log for every such frame.
"""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

NEEDED = ("send_receive_event_to_app",)


def check(needed: tuple[str, ...]) -> None:
    """Another uvicorn than the one we know may not offer what is needed."""
    if missing := [name for name in needed if not hasattr(WebSocketsSansIOProtocol, name)]:
        raise ImportError(f"this uvicorn does not offer {', '.join(missing)}")


check(NEEDED)


class Plain(WebSocketsSansIOProtocol):
    """One connection. `uvicorn.run(..., ws=Plain)`."""

    def send_receive_event_to_app(self) -> None:
        """Hand a message over."""
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
