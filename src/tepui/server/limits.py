"""How much one address, one socket and the whole server may ask for."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict

import msgspec


class Limits(msgspec.Struct, frozen=True):
    """The limits of a server; `tepui serve --limit NAME=VALUE` changes one."""

    tables: int = 20_000  # open or in play, in all
    sockets: int = 10_000  # in all, for one worker
    sockets_per_address: int = 60
    tables_per_hour: int = 60  # opened by one address
    requests_per_minute: int = 300  # by one address
    messages_per_second: float = 20.0  # on one socket, after a burst
    burst: int = 60
    chat_per_minute: float = 20.0
    spectators: int = 100  # at one table
    message_bytes: int = 16_384
    body_bytes: int = 262_144


class Bucket:
    """A token bucket: a burst, then a steady rate."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._most = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Take a token; whether there was one."""
        at = time.monotonic()
        self._left = min(self._most, self._left + (at - self._at) * self._rate)
        self._at = at
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Addresses:
    """What each address has asked for lately."""

    KNOWN = 20_000  # addresses that are remembered

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.sockets: Counter[str] = Counter()
        self._requests: OrderedDict[str, Bucket] = OrderedDict()
        self._tables: OrderedDict[str, Bucket] = OrderedDict()

    def may_request(self, address: str) -> bool:
        """Whether this address may make one more request."""
        most = self.limits.requests_per_minute
        return self._bucket(self._requests, address, most / 60, most)

    def may_open(self, address: str) -> bool:
        """Whether this address may open one more table."""
        most = self.limits.tables_per_hour
        return self._bucket(self._tables, address, most / 3600, most)

    def may_connect(self, address: str) -> bool:
        """Whether this address may hold one more socket."""
        all_sockets = self.sockets.total()
        mine = self.sockets[address]
        return all_sockets < self.limits.sockets and mine < self.limits.sockets_per_address

    def _bucket(
        self, known: OrderedDict[str, Bucket], address: str, rate: float, burst: int
    ) -> bool:
        bucket = known.get(address)
        if bucket is None:
            bucket = known[address] = Bucket(rate, burst)
            if len(known) > self.KNOWN:
                known.popitem(last=False)
        return bucket.take()
