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
    people_per_hour: int = 20  # identities made at one address
    sign_ins_per_minute: int = 20  # tried at one address
    reports_per_hour: int = 10  # by one address
    requests_per_minute: int = 300  # by one address
    messages_per_second: float = 20.0  # on one socket, after a burst
    burst: int = 60
    address_messages_per_second: float = 120.0  # on all sockets of one address, after a burst
    address_burst: int = 600
    previews_per_second: float = 20.0  # by one address, after a burst: the dearest of messages
    previews_burst: int = 120
    replays_per_minute: float = 30.0  # by one address
    replay_moves: int = 5_000  # small moves of a log that is sent to be looked at
    chat_per_minute: float = 20.0
    spectators: int = 100  # at one table
    message_bytes: int = 16_384
    body_bytes: int = 262_144
    read_seconds: float = 20.0  # for a whole request, or a first message, to arrive
    par_games: int = 24  # that the champion plays of a day's deal beforehand; 0: no par
    bots_alone: int = 0  # 1: tables without a seat for a person may be opened over the network


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
        self._messages: OrderedDict[str, Bucket] = OrderedDict()
        self._previews: OrderedDict[str, Bucket] = OrderedDict()
        self._people: OrderedDict[str, Bucket] = OrderedDict()
        self._sign_ins: OrderedDict[str, Bucket] = OrderedDict()
        self._replays: OrderedDict[str, Bucket] = OrderedDict()
        self._reports: OrderedDict[str, Bucket] = OrderedDict()

    def may_request(self, address: str) -> bool:
        """Whether this address may make one more request."""
        most = self.limits.requests_per_minute
        return self._bucket(self._requests, address, most / 60, most)

    def may_open(self, address: str) -> bool:
        """Whether this address may open one more table."""
        most = self.limits.tables_per_hour
        return self._bucket(self._tables, address, most / 3600, most)

    def may_say(self, address: str) -> bool:
        """Whether this address may send one more message, on whichever socket."""
        limits = self.limits
        rate, burst = limits.address_messages_per_second, limits.address_burst
        return self._bucket(self._messages, address, rate, burst)

    def may_preview(self, address: str) -> bool:
        """Whether this address may look ahead once more."""
        limits = self.limits
        return self._bucket(
            self._previews, address, limits.previews_per_second, limits.previews_burst
        )

    def may_replay(self, address: str) -> bool:
        """Whether this address may have one more game played through."""
        most = self.limits.replays_per_minute
        return self._bucket(self._replays, address, most / 60, max(most, 1))

    def may_keep(self, address: str) -> bool:
        """Whether one more identity may be made at this address."""
        most = self.limits.people_per_hour
        return self._bucket(self._people, address, most / 3600, most)

    def may_sign_in(self, address: str) -> bool:
        """Whether this address may try to sign in once more."""
        most = self.limits.sign_ins_per_minute
        return self._bucket(self._sign_ins, address, most / 60, most)

    def may_report(self, address: str) -> bool:
        """Whether this address may tell the host about somebody once more."""
        most = self.limits.reports_per_hour
        return self._bucket(self._reports, address, most / 3600, most)

    def may_connect(self, address: str) -> bool:
        """Whether this address may hold one more socket."""
        all_sockets = self.sockets.total()
        mine = self.sockets[address]
        return all_sockets < self.limits.sockets and mine < self.limits.sockets_per_address

    def _bucket(
        self, known: OrderedDict[str, Bucket], address: str, rate: float, burst: float
    ) -> bool:
        bucket = known.get(address)
        if bucket is None:
            bucket = known[address] = Bucket(rate, burst)
            if len(known) > self.KNOWN:
                known.popitem(last=False)
        return bucket.take()
