"""How much one address, one person, one socket and the whole server may ask for.

An IPv6 address counts with its whole /64 (`block_of`), and again, with more room, with its /56 and
its /48, which belong to a home and a site. Several workers exchange what was spent, so a limit
holds for all of them together.
"""

import hashlib
import ipaddress
import secrets
import time
from collections import Counter, OrderedDict, defaultdict
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Literal

import msgspec

from tepui.server.news import Holding, Spent

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
MOVES = 10  # of a preview: one with more counts as several
FAMILY = 8  # people behind one address that the default limits suit
SHARE = 32  # of the places for tables that are free, one address may have this part open
BUSY = 0.75  # of a burst: when less is left, the other workers are told
TOGETHER = 60  # entries in one message to them: PostgreSQL carries 8,000 bytes
WIDER = {56: 4.0, 48: 16.0}  # networks of IPv6, and how much more they may do
FRONT = 3  # public tables and tournaments of one address a day; further ones are listed after all
STALE = 5.0  # seconds after which another worker's figures are no longer trusted


class Limits(msgspec.Struct, frozen=True):
    """The limits of a server; `tepui serve --limit NAME=VALUE` changes one."""

    tables: int = 20_000  # open or in play, in all
    sockets: int = 10_000  # in all, for one worker
    sockets_per_address: int = 60
    # Opened by one address, or one person: rematches and the rounds of their tournaments, too.
    tables_per_hour: int = 60
    entries_per_hour: int = 40  # into tournaments, from one address, or by one person
    round_seconds: int = 60  # shortest time from one round of a tournament to the next
    people_per_hour: int = 20  # accounts created from one address
    sign_ins_per_minute: int = 20  # tried at one address
    notices_per_hour: int = 60  # asked for by one address, or one person
    mails_per_day: int = 100  # notices to one recipient
    codes_per_day: int = 5  # confirmation codes mailed to one recipient
    reports_per_hour: int = 10  # by one address, or one person
    answers_per_hour: int = 300  # to puzzles, from one address, or one person
    requests_per_minute: int = 300  # by one address, or one person
    messages_per_second: float = 20.0  # on one socket, after a burst
    burst: int = 60
    # On all sockets of one address, or one person, after a burst.
    address_messages_per_second: float = 120.0
    address_burst: int = 600
    # By one address, or one person, after a burst: the most expensive messages.
    previews_per_second: float = 20.0
    previews_burst: int = 120
    replays_per_minute: float = 30.0  # by one address
    replay_moves: int = 5_000  # small moves of an uploaded log
    chat_per_minute: float = 20.0  # on one socket, or by one person
    spectators: int = 100  # at one table
    message_bytes: int = 16_384
    body_bytes: int = 262_144
    work_seconds: float = 20.0  # for the computation behind one request
    read_seconds: float = 20.0  # for a whole request, or a first message, to arrive
    par_games: int = 24  # games the champion plays in advance of a day's deal; 0: no par
    bots_alone: int = 0  # 1: tables with bots only may be opened over the network


def block_of(address: str) -> str:
    """The block that an address counts as: for IPv6 the /64, which belongs to one connection.

    Anything else, such as the name of a socket file, counts as itself.
    """
    try:
        ip = ipaddress.ip_address(address.partition("%")[0].partition("/")[0])
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv4Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.ip_network((ip, 64), strict=False))


class Bucket:
    """A token bucket: a burst, then a steady rate.

    If the bucket is full, more than the burst may be taken at once; the next request then waits
    longer.
    """

    __slots__ = ("_at", "_left", "_most", "_rate", "times", "untold")

    def __init__(self, rate: float, burst: float, times: float = 1.0) -> None:
        self.times = times  # how much larger it is than others of its kind
        self._rate = rate
        self._most = burst
        self._left = burst
        self._at = time.monotonic()
        self.untold = 0.0  # what was taken here and not reported to the other workers yet

    def take(self, tokens: float = 1) -> bool:
        """Take tokens if that many are left; return whether it did."""
        enough = self.has(tokens)
        if enough:
            self._left -= tokens
            self.untold = min(self.untold + tokens, self._most - self._left)
        return enough

    def has(self, tokens: float = 1) -> bool:
        """Whether that many tokens are left."""
        at = time.monotonic()
        self._left = min(self._most, self._left + (at - self._at) * self._rate)
        self._at = at
        return self._left >= min(tokens, max(self._most, 1))

    def owe(self, tokens: float) -> None:
        """Take what another worker has granted."""
        self.has()
        self._left -= tokens

    @property
    def is_busy(self) -> bool:
        """Whether enough was taken that the other workers should know."""
        return self._left < self._most * BUSY


def chat_bucket(limits: Limits) -> Bucket:
    """How much one person may say."""
    return Bucket(*_rates(limits)["chat"])


Deed = Literal[
    "request", "open", "enter", "say", "preview", "replay", "keep", "sign in", "notice", "mail",
    "code", "report", "answer", "list", "refuse",
]  # fmt: skip


def _rates(limits: Limits) -> dict[str, tuple[float, float]]:
    """The rate and burst of each action of an address or a person."""
    day, hour, minute = 86_400, 3600, 60
    return {
        "request": (limits.requests_per_minute / minute, limits.requests_per_minute),
        "open": (limits.tables_per_hour / hour, limits.tables_per_hour),
        "enter": (limits.entries_per_hour / hour, limits.entries_per_hour),
        "say": (limits.address_messages_per_second, limits.address_burst),
        "preview": (limits.previews_per_second, limits.previews_burst),
        "replay": (limits.replays_per_minute / minute, max(limits.replays_per_minute, 1)),
        "keep": (limits.people_per_hour / hour, limits.people_per_hour),
        "sign in": (limits.sign_ins_per_minute / minute, limits.sign_ins_per_minute),
        "notice": (limits.notices_per_hour / hour, limits.notices_per_hour),
        "mail": (limits.mails_per_day / day, limits.mails_per_day),
        "code": (limits.codes_per_day / day, limits.codes_per_day),
        "report": (limits.reports_per_hour / hour, limits.reports_per_hour),
        "answer": (limits.answers_per_hour / hour, limits.answers_per_hour),
        "list": (FRONT / day, FRONT),
        "refuse": (limits.requests_per_minute / 300, max(limits.requests_per_minute / 5, 10)),
        "chat": (limits.chat_per_minute / minute, max(limits.chat_per_minute / 2, 1)),
    }


class Addresses:
    """What each address has asked for lately, and each person, over all their addresses."""

    KNOWN = 20_000  # addresses and people to remember

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.salt = secrets.token_bytes(32)  # of all workers, where there are several
        self.sockets: Counter[str] = Counter()  # by key
        self.held = 0  # sockets here, in all
        self._rates = _rates(limits)
        self._known: defaultdict[tuple[str, bool], OrderedDict[str, Bucket]]
        self._known = defaultdict(OrderedDict)
        self._busy: set[tuple[str, bool, str]] = set()  # buckets to report to the others
        self._elsewhere: dict[str, tuple[float, dict[str, int]]] = {}  # sockets, by worker
        self._was_told = False  # of sockets, as last reported
        self._tables: Counter[str] = Counter()  # not over yet, by key of an opener; "": in all
        self.barred: frozenset[str] = frozenset()  # keys of addresses whose guests may not sit down
        self._club: tuple[Network, ...] = ()
        self._times = 1.0  # how much more an address of the club may do
        self._of_club: dict[str, bool] = {}  # keys, and whether they are the club's

    def settle(self, limits: Limits, club: tuple[Network, ...], people: int) -> None:
        """Use other limits from now on, and addresses that have this many people behind them."""
        self.limits, self._rates = limits, _rates(limits)
        self._club, self._times = club, max(people / FAMILY, 1.0)
        self._of_club.clear()
        self._known.clear()

    def key(self, address: str) -> str:
        """The key under which an address is stored or exchanged. A key maps to itself."""
        if address.startswith("#"):
            return address
        key = _key(address, self.salt)
        if self._club and key not in self._of_club:
            if len(self._of_club) > self.KNOWN:
                self._of_club.clear()
            club = self.is_club(address)
            self._of_club |= dict.fromkeys([key, *_wider(address, self.salt)], club)
        return key

    def opener(self, address: str) -> str:
        """The keys that a table counts for, as they are stored."""
        return " ".join(self._keys(address))

    def home(self, address: str) -> str:
        """The key of one household: the /56 of an IPv6 address."""
        return next(iter(_wider(address, self.salt)), self.key(address))

    def is_club(self, address: str) -> bool:
        """Whether an address is the club's."""
        return _is_in(address, self._club)

    def _more(self, key: str) -> float:
        wider = WIDER[int(key[1:3])] if ":" in key else 1.0
        return wider * (self._times if self._of_club.get(key) else 1.0)

    def may(self, what: Deed, address: str = "", person: str = "", times: float = 1) -> bool:
        """Whether an address and a person may do this, `times` times or not at all."""
        whose = self._whose(address, person)
        buckets = [self._bucket(what, *who) for who in whose]
        if len(buckets) > 1 and not all(bucket.has(times) for bucket in buckets):
            return False
        for who, bucket in zip(whose, buckets, strict=True):
            if not bucket.take(times):
                return False
            if bucket.is_busy:
                self._busy.add((what, *who))
        return True

    def count_tables(self, held: Iterable[tuple[str, int]]) -> None:
        """Count the tables that are not over, by their openers."""
        self._tables.clear()
        for opener, count in held:
            self._tables.update(dict.fromkeys(["", *opener.split()], count))

    def hold_tables(self, opener: str, tables: int = 1) -> str:
        """Count more tables, or say why there is no room for them: the fuller the server, the
        fewer one opener may have, so that others still find room.
        """
        keys, free = opener.split(), self.limits.tables - self._tables[""]
        if free < tables:
            return "server-full"
        share = max(free / SHARE, FAMILY)
        if any(self._tables[key] + tables > share * self._more(key) for key in keys):
            return "server-share"
        self._tables.update(dict.fromkeys(["", *keys], tables))
        return ""

    def is_flooding(self, address: str) -> bool:
        """Whether an address goes on asking however often it is refused."""
        return not all(self._bucket("refuse", *who).has() for who in self._whose(address, ""))

    def place(self, public: bool, address: str, person: str = "") -> int:
        """Where something is listed: not at all (0), in front (1), or after all others (2)."""
        return (1 if self.may("list", address, person) else 2) if public else 0

    def may_preview(self, address: str, person: str = "", moves: int = 1) -> bool:
        """Whether one more preview is allowed. One of many small moves counts as several."""
        return self.may("preview", address, person, max(moves / MOVES, 1))

    def chat_of(self, person: str) -> Bucket:
        """How much a person may say at all tables together."""
        return self._bucket("chat", True, person)

    # Sockets

    def may_connect(self, address: str) -> bool:
        """Whether this address may hold one more socket."""
        at, most = time.monotonic(), self.limits.sockets_per_address
        there = [held for told, held in self._elsewhere.values() if at - told < STALE]
        return self.held < self.limits.sockets and all(
            self.sockets[key] + sum(held.get(key, 0) for held in there) < most * self._more(key)
            for key in self._keys(address)
        )

    def connect(self, address: str) -> None:
        """Count one more socket for this address."""
        self.held += 1
        self.sockets.update(self._keys(address))

    def disconnect(self, address: str) -> None:
        """Count one socket less for this address."""
        self.held -= 1
        self.sockets.subtract(self._keys(address))
        for key in self._keys(address):
            if not self.sockets[key]:
                del self.sockets[key]

    # Several workers

    def news(self) -> Iterator[Spent | Holding]:
        """What the other workers should know, in messages that are short enough."""
        spent = []
        for what, is_person, who in self._busy:
            bucket = self._bucket(what, is_person, who)
            spent.append((what, is_person, who, round(bucket.untold, 3)))
            bucket.untold = 0.0
        self._busy.clear()
        many = self.limits.sockets_per_address * (1 - BUSY)
        held = {key: count for key, count in self.sockets.most_common(TOGETHER) if count > many}
        if held or self._was_told:
            yield Holding(held)
        self._was_told = bool(held)
        for first in range(0, len(spent), TOGETHER):
            yield Spent(spent[first : first + TOGETHER])

    def spent_elsewhere(self, _: str, spent: Spent) -> None:
        """What was taken at another worker."""
        for what, is_person, who, tokens in spent.taken:
            if what in self._rates:
                self._bucket(what, is_person, who).owe(tokens)

    def held_elsewhere(self, worker: str, holding: Holding) -> None:
        """Who holds many sockets at another worker."""
        self._elsewhere[worker] = (time.monotonic(), holding.sockets)

    # Buckets

    def _whose(self, address: str, person: str) -> list[tuple[bool, str]]:
        owners = [(False, key) for key in self._keys(address)] if address else []
        return [*owners, (True, person)] if person else owners

    def _keys(self, address: str) -> list[str]:
        """The key of an address, and those of the networks around it."""
        if address.startswith("#"):
            return address.split()
        return [self.key(address), *_wider(address, self.salt)]

    def _bucket(self, what: str, is_person: bool, who: str) -> Bucket:
        known = self._known[what, is_person]
        bucket, more = known.get(who), 1.0 if is_person else self._more(who)
        if bucket is None or bucket.times != more:  # another worker has mentioned it before
            rate, burst = self._rates[what]
            bucket = known[who] = Bucket(rate * more, burst * more, more)
            if len(known) > self.KNOWN:
                known.popitem(last=False)
        else:
            known.move_to_end(who)
        return bucket


def _is_in(address: str, networks: tuple[Network, ...]) -> bool:
    try:
        network = ipaddress.ip_network(address.partition("%")[0], strict=False)
    except ValueError:
        return False
    return any(
        network.version == each.version and network.subnet_of(each)  # type: ignore[arg-type]
        for each in networks
    )


@lru_cache(4096)
def _wider(address: str, salt: bytes) -> tuple[str, ...]:
    """The keys of the networks of IPv6 that an address lies in: `#56:` and a hash."""
    try:
        block = ipaddress.IPv6Network(block_of(address))
    except ValueError:
        return ()
    around = ((n, block.supernet(new_prefix=n)) for n in WIDER)
    return tuple(f"#{n}:{_key(str(network), salt)[1:]}" for n, network in around)


@lru_cache(4096)
def _key(address: str, salt: bytes) -> str:
    block = block_of(address).encode()
    return "#" + hashlib.blake2b(block, digest_size=12, key=salt).hexdigest()
