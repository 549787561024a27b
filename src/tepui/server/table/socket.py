"""One connection of one viewer: its rate limit, its latency, and what is sent on it."""

import time
from typing import Literal, Protocol

from tepui.engine.rules.contract import SPECTATOR
from tepui.server.limits import Bucket, Limits, chat_bucket
from tepui.server.messages import Bye, Out, Ping, encode

UNSENT = 512 * 1024  # bytes that may wait for a slow reader, who then has to reconnect
PING = 10.0  # seconds between two measurements of latency


class Channel(Protocol):
    """How messages reach the other side."""

    def put(self, text: bytes) -> None: ...
    def unsent(self) -> int: ...
    def hang_up(self) -> None: ...


class Socket:
    """A viewer's connection."""

    def __init__(self, channel: Channel, limits: Limits, address: str = "-") -> None:
        self.viewer = SPECTATOR
        self.session = ""  # the hash of the session that replaces a seat's token, if one does
        self.person = ""  # whose session it is
        self.address = address
        self.home = address  # the key of its household
        self.marks: frozenset[str] = frozenset()  # from where it comes, as its table compares it
        self.language = "en"
        self.latency = 0.0  # of a round trip, in seconds
        self.messages = Bucket(limits.messages_per_second, limits.burst)
        self.chat = chat_bucket(limits)
        self.closed = False
        self._channel = channel
        self._pings = 0
        self._pinged = 0.0

    def tell(self, message: Out) -> None:
        """Send a message."""
        self.put(encode(message))

    def put(self, message: bytes) -> None:
        """Send an encoded message, without waiting for slow readers."""
        if self.closed:
            return
        if self._channel.unsent() > UNSENT:
            self.leave("slow")
        else:
            self._channel.put(message)

    def leave(self, why: Literal["stop", "slow", "rate", "error"]) -> None:
        """Send a last message, and close the connection."""
        self.closed = True
        self._channel.put(encode(Bye(why)))
        self._channel.hang_up()

    def ping(self, now: bool = False) -> None:
        """Ping at intervals, to measure latency."""
        at = time.monotonic()
        if now or not self._pinged or at - self._pinged > PING:
            self._pings += 1
            self._pinged = at
            self.tell(Ping(self._pings))

    def pong(self, ping: int) -> None:
        """A ping was answered, which completes a round trip."""
        if ping == self._pings:
            self.latency = time.monotonic() - self._pinged


def reseat(sockets: dict[int, set[Socket]], viewer: int, to: int) -> None:
    """Make this the connection of another viewer."""
    for socket in sockets.pop(viewer, ()):
        socket.viewer = to
        sockets[to].add(socket)
