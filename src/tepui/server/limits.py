"""How much one address, one person, one socket and the whole server may ask for."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Callable

import msgspec


class Limits(msgspec.Struct, frozen=True):
    """The limits of a server; `tepui serve --limit NAME=VALUE` changes one."""

    tables: int = 20_000  # open or in play, in all
    sockets: int = 10_000  # in all, for one worker
    sockets_per_address: int = 60
    tables_per_hour: int = 60  # opened by one address, or one person
    people_per_hour: int = 20  # identities made at one address
    sign_ins_per_minute: int = 20  # tried at one address
    reports_per_hour: int = 10  # by one address, or one person
    answers_per_hour: int = 300  # to puzzles, from one address, or one person
    requests_per_minute: int = 300  # by one address, or one person
    messages_per_second: float = 20.0  # on one socket, after a burst
    burst: int = 60
    # On all sockets of one address, or one person, after a burst.
    address_messages_per_second: float = 120.0
    address_burst: int = 600
    # By one address, or one person, after a burst: the dearest of messages.
    previews_per_second: float = 20.0
    previews_burst: int = 120
    replays_per_minute: float = 30.0  # by one address
    replay_moves: int = 5_000  # small moves of a log that is sent to be looked at
    chat_per_minute: float = 20.0  # on one socket, or by one person
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


def chat_bucket(limits: Limits) -> Bucket:
    """How much somebody may say."""
    return Bucket(limits.chat_per_minute / 60, max(limits.chat_per_minute / 2, 1))


class Addresses:
    """What each address has asked for lately; and each person who has signed in, who may do no more
    from many addresses than from one."""

    KNOWN = 20_000  # addresses, and people, that are remembered

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.sockets: Counter[str] = Counter()
        self._known: defaultdict[tuple[str, bool], OrderedDict[str, Bucket]]
        self._known = defaultdict(OrderedDict)

    def may_request(self, address: str = "", person: str = "") -> bool:
        """Whether one more request may be made."""
        most = self.limits.requests_per_minute
        return self._may("request", most / 60, most, address, person)

    def may_open(self, address: str, person: str = "") -> bool:
        """Whether one more table may be opened."""
        most = self.limits.tables_per_hour
        return self._may("open", most / 3600, most, address, person)

    def may_say(self, address: str, person: str = "") -> bool:
        """Whether one more message may be sent, on whichever socket."""
        limits = self.limits
        rate, burst = limits.address_messages_per_second, limits.address_burst
        return self._may("say", rate, burst, address, person)

    def may_preview(self, address: str, person: str = "") -> bool:
        """Whether one may look ahead once more."""
        limits = self.limits
        rate, burst = limits.previews_per_second, limits.previews_burst
        return self._may("preview", rate, burst, address, person)

    def may_replay(self, address: str) -> bool:
        """Whether this address may have one more game played through."""
        most = self.limits.replays_per_minute
        return self._may("replay", most / 60, max(most, 1), address)

    def may_keep(self, address: str) -> bool:
        """Whether one more identity may be made at this address."""
        most = self.limits.people_per_hour
        return self._may("keep", most / 3600, most, address)

    def may_sign_in(self, address: str) -> bool:
        """Whether this address may try to sign in once more."""
        most = self.limits.sign_ins_per_minute
        return self._may("sign in", most / 60, most, address)

    def may_report(self, address: str, person: str = "") -> bool:
        """Whether the host may be told about somebody once more."""
        most = self.limits.reports_per_hour
        return self._may("report", most / 3600, most, address, person)

    def may_answer(self, address: str, person: str = "") -> bool:
        """Whether one more answer to a puzzle may be given."""
        most = self.limits.answers_per_hour
        return self._may("answer", most / 3600, most, address, person)

    def chat_of(self, person: str) -> Bucket:
        """What a person may say, at all tables together."""
        return self._kept(self._known["chat", True], person, lambda: chat_bucket(self.limits))

    def may_connect(self, address: str) -> bool:
        """Whether this address may hold one more socket."""
        all_sockets = self.sockets.total()
        mine = self.sockets[address]
        return all_sockets < self.limits.sockets and mine < self.limits.sockets_per_address

    def _may(self, what: str, rate: float, burst: float, address: str, person: str = "") -> bool:
        found = True
        for who, is_person in ((address, False), (person, True)):
            # Where the address may not, the person is not charged.
            if who and found:
                known = self._known[what, is_person]
                found = self._kept(known, who, lambda: Bucket(rate, burst)).take()
        return found

    def _kept(
        self, known: OrderedDict[str, Bucket], who: str, fresh: Callable[[], Bucket]
    ) -> Bucket:
        bucket = known.get(who)
        if bucket is None:
            bucket = known[who] = fresh()
            if len(known) > self.KNOWN:
                known.popitem(last=False)
        return bucket
