"""What is stored, and what a database guarantees: SQLite by default, PostgreSQL to scale.

A table is a row, and its events are rows under (table, number): two writers can never both write
the same number. An append is acknowledged when it is on disk. `sqlite.py` and `postgres.py`
implement this; the repositories of a `Store` use it.
"""

import time
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Literal, Protocol

import msgspec

from tepui.engine.runtime.machine import IN_BROWSER
from tepui.engine.text.errors import TepuiError
from tepui.server.news import Listeners, News

Status = Literal["open", "playing", "paused", "over", "closed"]
Statement = tuple[str, tuple[Any, ...]]  # with `?` for each value


class StoreError(TepuiError):
    """The database cannot do what was asked."""


class Away(StoreError):
    """The database does not answer. What was to be written may have been written, or not."""

    status = 503

    def __init__(self) -> None:
        super().__init__("server-storage-full" if IN_BROWSER else "server-database-away")


class Conflict(Exception):
    """Somebody else was first to write this number of the table."""


class Row(msgspec.Struct):
    """A table as it is stored, without its events."""

    id: str
    head: bytes
    seed: bytes
    status: Status
    listed: int  # among those that anybody may join: 0 not, 1 in front, 2 after the others
    next: int = 0  # the number its next event will have
    touched: float = 0.0
    due: float | None = None  # when something happens by itself; before play 0: no seat is free
    opener: str = ""  # the keys of whoever opens it; not read again


class Stored(msgspec.Struct, frozen=True):
    """An event as it is stored."""

    number: int
    at: float
    body: bytes


class Append(msgspec.Struct, frozen=True):
    """Events to be written to one table, all or none."""

    table: str
    first: int
    at: float
    bodies: Sequence[bytes]
    status: Status
    due: float | None
    # Seats that people have changed or given up: what is stored about them moves along, or is
    # deleted.
    moved: Sequence[tuple[int, int | None]] = ()


Kind = Literal["mail", "push", "hook"]
NoticeKind = Literal["turn", "round"]  # of a seat at a table, of an entry in a tournament


class Way(msgspec.Struct, frozen=True):
    """How somebody wants to be notified."""

    kind: Kind
    address: str  # of mail with `#` and a language, of a webhook after its form and a language


class Notice(msgspec.Struct, frozen=True):
    """How a person wants to be notified that it is their turn at a table, or in a tournament."""

    table: str
    seat: int
    kind: Kind
    address: str

    @property
    def way(self) -> Way:
        return Way(self.kind, self.address)


class Day(msgspec.Struct, frozen=True):
    """A game's deal of a day, without its seed: the table it is played at, and its par."""

    terms: bytes
    par: bytes | None = None


class Try(msgspec.Struct, frozen=True):
    """One person's try at a day's deal.

    `person` and `address` are hashes. `person` is whoever began it: a browser, or somebody who had
    signed in. `owner` is the account that the seat belongs to, if any.
    """

    game: str
    day: str
    person: str
    table: str
    name: str
    address: str
    begun: float
    points: int | None = None  # once the game is over
    place: int | None = None
    ended: float | None = None
    status: Status | None = None  # of its table; None if that is deleted
    owner: str | None = None


class Asker(msgspec.Struct, frozen=True):
    """Who asks about deals of the day: a person, whoever has a try's seat, or a browser."""

    person: str = ""  # the id of the identity
    browser: str = ""  # the hash of the browser's secret
    table: str = ""

    def has(self, one: Try) -> bool:
        """Whether this try belongs to the asker."""
        if self.table:
            return one.table == self.table
        return one.owner == self.person if self.person else one.person == self.browser


class Identity(msgspec.Struct, frozen=True):
    """A person's account. `code` is the hash of the recovery code."""

    id: str
    name: str
    colour: int
    piece: str
    code: str | None
    since: float
    seen: float
    muted: bool = False
    banned: bool = False
    warning: str = ""  # from the host


class Session(msgspec.Struct, frozen=True):
    """A browser where somebody is signed in. Its secret is stored as a hash, which is its key."""

    id: str
    person: str
    label: str
    since: float
    seen: float
    passkey: str = ""  # the passkey that signed in here, or was made here


class Passkey(msgspec.Struct, frozen=True):
    """A key by which a person signs in: its id and its public half."""

    id: str
    person: str
    public: bytes
    count: int  # number of signatures, where the authenticator counts them
    label: str
    since: float
    seen: float


class Kept(msgspec.Struct, frozen=True):
    """A seat that belongs to a person's account."""

    table: str
    seat: int
    person: str
    since: float
    result: bytes | None = None  # once its game is over
    status: Status = "open"  # of its table


class Seeker(msgspec.Struct, frozen=True):
    """A search for a game. `key` is the hash of the secret that later proves the seat."""

    key: str
    wish: bytes
    person: str  # if known
    since: float
    seen: float
    table: str = ""  # where they sit, once they do
    address: str = ""  # the address it comes from, as a keyed hash


class TournamentRow(msgspec.Struct, frozen=True):
    """A stored tournament, without its events. `person` opened it, if known."""

    id: str
    head: bytes
    status: str
    touched: float
    person: str = ""
    listed: int = 0  # as a table


class Met(msgspec.Struct, frozen=True):
    """Somebody at a table where a person has a seat, and that seat."""

    table: str
    seat: int
    person: str
    name: str
    colour: int
    piece: str


class Invitation(msgspec.Struct, frozen=True):
    """An invitation to a table: who is invited, and who invited them."""

    table: str
    person: str
    host: str
    since: float


class Mute(msgspec.Struct, frozen=True):
    """Somebody whom a person has muted at all tables."""

    id: str
    person: str
    other: str
    since: float


class Report(msgspec.Struct, frozen=True):
    """What one seat has reported to the host about another. `number` is that of the table's next
    event at the time: the chat before it is read from the table, so deleting it there deletes it
    here.
    """

    id: str
    at: float
    table: str
    seat: int
    other: int
    person: str  # the owners of the seats, if known
    about: str
    reason: str
    number: int


class Answer(msgspec.Struct, frozen=True):
    """Somebody's first answer to a puzzle. `person` is an account, or a browser's hash."""

    person: str
    game: str
    puzzle: str
    move: int
    at: float


class ReviewRow(msgspec.Struct, frozen=True):
    """The coach's review of a table, packed."""

    table: str
    seat: int  # whose choices were judged; -1: everybody's
    open: bool  # with all cards laid open; else from what the seat saw alone
    made: str  # the version of the coach that made it
    body: bytes
    findings: bytes = b"[]"  # the short form, seat by seat


class Database(Protocol):
    """What both databases do: statements, guarded appends, and news from other processes.

    While it cannot be reached, each of these raises `Away`.
    """

    shared: bool  # whether several processes may use it
    me: str  # the name of this process among them
    listeners: Listeners  # who receives these messages, ourselves included

    async def open(self, serving: bool = False) -> None:
        """Open the database. A second server is refused where only one may serve."""

    async def close(self) -> None: ...
    async def ask(self, sql: str, *values: Any) -> Sequence[Sequence[Any]]:
        """Run a statement, with `?` for each value. Returns its rows once it is on disk."""

    async def ask_all(self, statements: Sequence[Statement]) -> Sequence[Sequence[Any]]:
        """Run these in one transaction, all or none. Returns the rows of the last one."""

    async def append(self, append: Append) -> None:
        """Write events, and return when they are on disk. Raises `Conflict` or `Away`."""

    async def scrub(self) -> None:
        """After deleting what a person wrote, leave no copy of it beside the data."""

    def listen(self, heard: Callable[[str | None], None]) -> None:
        """Call `heard` with a table that another process may have written to; None: any table."""

    async def tell(self, news: News) -> None:
        """Tell all processes that have this database open; it is not stored."""


@cache
def _started() -> float:
    return time.time() - time.monotonic()


def now() -> float:
    """The time of tables, as it is stored: seconds since 1970.

    It is read from the wall clock once and then runs evenly, so that a jump of the wall clock costs
    no player time, and stops no sandglass.
    """
    return _started() + time.monotonic()


def wall() -> float:
    """The time on the wall clock, for anything that counts in days. It may jump."""
    return time.time()
