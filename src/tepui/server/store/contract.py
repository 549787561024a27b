"""Where tables are kept: SQLite by default, PostgreSQL when it grows. The log in it is the truth.

A table is a row, and its events are rows under (table, number): two writers can never both write
the same number. An append is acknowledged when it is on the disk. This module is what both
databases promise; `sqlite.py` and `postgres.py` keep the promise.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Literal, Protocol

import msgspec

from tepui.engine.errors import TepuiError

Status = Literal["open", "playing", "paused", "over", "closed"]


class StoreError(TepuiError):
    """The database cannot be used as asked."""


class Away(StoreError):
    """The database does not answer. What was to be written may have been written, or not."""

    status = 503

    def __init__(self) -> None:
        super().__init__("server-database-away")

    def __reduce__(self) -> tuple[type[Away], tuple[()]]:
        return Away, ()


class Conflict(Exception):
    """Somebody else has written this number of the table first."""


class Row(msgspec.Struct):
    """A table as it is stored, without its events."""

    id: str
    head: bytes
    seed: bytes
    status: Status
    listed: bool
    next: int = 0  # the number its next event will have
    touched: float = 0.0
    due: float | None = None  # when something happens by itself: time is out


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
    # Seats that people have changed, or given up: what is kept of these goes along, or is deleted.
    moved: Sequence[tuple[int, int | None]] = ()


Kind = Literal["mail", "push", "hook"]
Place = Literal["turn", "round"]  # of a seat at a table, of an entry in a tournament


class Way(msgspec.Struct, frozen=True):
    """How somebody wants to be told."""

    kind: Kind
    address: str  # of mail with `#` and a language, of a webhook after its form and a language


class Notice(msgspec.Struct, frozen=True):
    """How a person wants to be told that it is their turn at a table, or in a tournament."""

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
    """One person's try at a day's deal. `person` and `address` are hashes.

    `person` is whoever began it: a browser, or somebody who had signed in. `owner`: whose seat it
    is, where it belongs to somebody who wishes to be known again.
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
    status: Status | None = None  # of its table; None where that is deleted
    owner: str | None = None


class Asker(msgspec.Struct, frozen=True):
    """Who asks about deals of the day: a person who has signed in, or whoever has the seat of a
    try, or else a browser."""

    person: str = ""  # the id of the identity
    browser: str = ""  # the hash of the browser's secret
    table: str = ""

    def has(self, one: Try) -> bool:
        """Whether this try is theirs."""
        if self.table:
            return one.table == self.table
        return one.owner == self.person if self.person else one.person == self.browser


class Identity(msgspec.Struct, frozen=True):
    """Somebody who wishes to be known again. `code` is the hash of the recovery code."""

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
    """A browser where somebody is signed in. Its secret is kept as a hash, under which it lies."""

    id: str
    person: str
    label: str
    since: float
    seen: float


class Passkey(msgspec.Struct, frozen=True):
    """A key by which a person signs in: its id and its public half."""

    id: str
    person: str
    public: bytes
    count: int  # of signatures, where the authenticator counts
    label: str
    since: float
    seen: float


class Kept(msgspec.Struct, frozen=True):
    """A seat that belongs to somebody, wherever they sign in."""

    table: str
    seat: int
    person: str
    since: float
    result: bytes | None = None  # once its game is over
    status: Status = "open"  # of its table


class Seeker(msgspec.Struct, frozen=True):
    """Somebody who seeks a game. `key`: the hash of the secret that proves their seat later."""

    key: str
    wish: bytes
    person: str  # where that is known
    since: float
    seen: float
    table: str = ""  # where they sit, once they do


class TournamentRow(msgspec.Struct, frozen=True):
    """A tournament as it is stored, without its events. `person`: who opened it, where known."""

    id: str
    head: bytes
    status: str
    touched: float
    person: str = ""


class Met(msgspec.Struct, frozen=True):
    """Somebody at a table where I have a seat, and which is theirs."""

    table: str
    seat: int
    person: str
    name: str
    colour: int
    piece: str


class Invitation(msgspec.Struct, frozen=True):
    """A table to which somebody is invited, and by whom."""

    table: str
    person: str
    host: str
    since: float


class Mute(msgspec.Struct, frozen=True):
    """Somebody whom a person does not wish to read, at any table."""

    id: str
    person: str
    other: str
    since: float


class Report(msgspec.Struct, frozen=True):
    """What one seat has told the host about another. `number`: of the table's next event then; what
    was said before is read from the table, so that whoever deletes it there deletes it here."""

    id: str
    at: float
    table: str
    seat: int
    other: int
    person: str  # whose the seats are, where that is known
    about: str
    reason: str
    number: int


class Answer(msgspec.Struct, frozen=True):
    """Somebody's first answer to a puzzle. `person` is who has signed in, or a browser's hash."""

    person: str
    game: str
    puzzle: str
    move: int
    at: float


class ReviewRow(msgspec.Struct, frozen=True):
    """What the coach has said of a table, packed."""

    table: str
    seat: int  # whose choices were judged; -1: everybody's
    open: bool  # with all cards laid open; else from what the seat saw alone
    made: str  # by which version of the coach
    body: bytes


class Store(Protocol):
    """What a database does for tables. While it cannot be reached, each of these raises `Away`."""

    shared: bool  # whether several processes may use it
    me: str  # the name of this process among them

    async def open(self, serving: bool = False) -> None:
        """Open the database. A server says so: where only one may serve, a second is refused."""

    async def close(self) -> None: ...
    async def create(self, row: Row) -> None:
        """Write a new table; one that is there already stays as it is."""

    async def append(self, append: Append) -> None:
        """Write events; returns when they are on the disk. Raises `Conflict`, or `Away`."""

    async def load(self, table: str) -> Row | None: ...
    async def since(self, table: str, number: int) -> list[Stored]: ...
    async def ids(self, after: str, most: int) -> list[str]: ...
    async def listed(self, most: int) -> list[Row]: ...
    async def due(self, before: float, most: int) -> list[str]: ...
    async def untouched(self, status: Status, before: float, most: int) -> list[Row]: ...
    async def delete(self, table: str) -> None: ...
    async def rewrite(self, table: str, number: int, body: bytes) -> None:
        """Replace an event's body: only to delete what a person wrote, on request."""

    async def count(self) -> dict[str, int]: ...
    async def set_notice(self, notice: Notice) -> None: ...
    async def notices(self, table: str) -> list[Notice]: ...
    async def tell_once(self, notice: Notice, decision: int) -> bool: ...
    async def forget_notices(self, table: str, seat: int) -> None: ...
    async def forget_notice(self, notice: Notice) -> None: ...
    async def set_way(self, person: str, way: Way) -> None: ...
    async def ways(self, person: str) -> list[Way]: ...
    async def forget_way(self, person: str, way: Way) -> None: ...
    async def call_once(self, what: Place, id: str, seat: int, number: int) -> bool: ...
    async def unseen_invitations(self, before: float, most: int) -> list[Invitation]: ...
    async def see_invitation(self, table: str, person: str) -> bool: ...
    async def keep(self, name: str, fresh: bytes) -> bytes:
        """The secret that is stored under a name; `fresh` is stored, if there is none."""

    async def keep_day(self, game: str, day: str, terms: bytes) -> Day:
        """A game's day; it is stored with these terms, if it was not yet."""

    async def day(self, game: str, day: str) -> Day | None: ...
    async def days(self, game: str, before: str, most: int) -> list[str]:
        """The days of a game before this one, the last first."""

    async def set_par(self, game: str, day: str, par: bytes, instead: bytes | None = None) -> None:
        """Store a day's par, if it has none; or in place of this one."""

    async def begin_try(self, begun: Try, row: Row) -> None:
        """Store a try and its table; one that was begun before stays as it is."""

    async def tries(self, game: str, day: str) -> list[Try]:
        """All tries at a day's deal, in the order in which they were begun."""

    async def tries_of(self, who: Asker, since: str) -> list[Try]:
        """The tries of whoever asks from a day on, in the order in which they were begun."""

    async def end_try(self, ended: Try) -> None:
        """Store how a try ended."""

    # People: `store/people.py` says what each of these does.

    async def new_person(self, who: Identity) -> None: ...
    async def person(self, id: str) -> Identity | None: ...
    async def known(self, ids: Sequence[str]) -> list[Identity]: ...
    async def person_of_code(self, code: str) -> Identity | None: ...
    async def people(self, after: str, most: int) -> list[Identity]: ...
    async def claim_name(self, look: str, person: str) -> bool: ...
    async def set_name(self, who: Identity, look: str) -> None: ...
    async def set_code(self, person: str, code: str) -> None: ...
    async def set_standing(self, who: Identity) -> None: ...
    async def delete_person(self, person: str) -> None: ...
    async def new_session(self, key: str, session: Session) -> None: ...
    async def session(self, key: str) -> tuple[Session, Identity] | None: ...
    async def sessions(self, person: str) -> list[Session]: ...
    async def saw(self, key: str, person: str, at: float) -> None: ...
    async def end_session(self, person: str, id: str) -> bool: ...
    async def new_passkey(self, passkey: Passkey) -> bool: ...
    async def passkey(self, id: str) -> Passkey | None: ...
    async def passkeys(self, person: str) -> list[Passkey]: ...
    async def used_passkey(self, id: str, count: int, at: float) -> None: ...
    async def end_passkey(self, person: str, id: str) -> bool: ...
    async def new_ticket(self, key: str, kind: str, person: str, until: float) -> None: ...
    async def take_ticket(self, key: str, kind: str, at: float) -> str | None: ...
    async def keep_seat(self, kept: Kept) -> str: ...
    async def seat_of_session(self, key: str, table: str) -> int | None: ...
    async def seats_of(self, person: str, most: int) -> list[Kept]: ...
    async def sitters(self, table: str) -> list[Kept]: ...
    async def set_result(self, kept: Kept) -> None: ...
    async def forget_results(self, table: str) -> None: ...
    async def drop_seat(self, kept: Kept) -> None: ...
    async def tidy_people(self, sessions: float, people: float, at: float) -> list[str]: ...

    # Ratings: `store/ratings.py` says what each of these does.

    async def open_rated(self, table: str) -> None: ...
    async def unsettled(self, most: int) -> list[str]: ...
    async def settle_rated(self, table: str, ended: float, result: bytes) -> None: ...
    async def rated_tables(self) -> list[tuple[str, bytes]]: ...
    async def rated_games(self) -> int: ...
    async def rated_after(self, ended: float, table: str, most: int) -> list[bytes]: ...
    async def set_errors(self, table: str, seat: int, errors: float, choices: int) -> None: ...
    async def errors_of(self, person: str) -> dict[str, tuple[float, int]]: ...

    # The coach: `store/reviews.py` says what each of these does.

    async def keep_review(self, row: ReviewRow) -> None: ...
    async def review(self, table: str, seat: int, open: bool) -> ReviewRow | None: ...

    # Those who seek a game: `store/seeking.py` says what each of these does.

    async def seek(self, seeker: Seeker) -> None: ...
    async def seeker(self, key: str) -> Seeker | None: ...
    async def seekers(self, seen: float, most: int) -> list[Seeker]: ...
    async def saw_seeker(self, key: str, at: float) -> None: ...
    async def seat_seekers(self, keys: Sequence[str], table: str) -> bool: ...
    async def stop_seeking(self, key: str) -> Seeker | None: ...
    async def tidy_seekers(self, seen: float) -> None: ...

    # Tournaments: `store/tournaments.py` says what each of these does.

    async def open_tournament(self, row: TournamentRow) -> None: ...
    async def tournament(self, id: str) -> TournamentRow | None: ...
    async def tournaments(self, most: int) -> list[str]: ...
    async def happened(self, tournament: str) -> list[Stored]: ...
    async def happen(self, tournament: str, event: Stored, person: str = "") -> None: ...
    async def set_tournament(self, id: str, status: str, at: float) -> None: ...
    async def statuses(self, tables: Sequence[str]) -> dict[str, str]: ...
    async def forget_entry(self, tournament: str, number: int) -> None: ...
    async def rewrite_entry(self, tournament: str, number: int, body: bytes) -> None: ...
    async def tidy_tournaments(self, idle: float, over: float) -> None: ...

    # People who know each other: `store/friends.py` says what each of these does.

    async def met(self, person: str, most: int) -> list[Met]: ...
    async def invite(self, invitation: Invitation) -> None: ...
    async def invitations(self, person: str, most: int) -> list[Invitation]: ...
    async def invited(self, table: str) -> list[Identity]: ...
    async def drop_invitation(self, table: str, person: str) -> bool: ...
    async def mute(self, mute: Mute) -> None: ...
    async def mutes(self, person: str) -> list[tuple[Mute, Identity]]: ...
    async def mutes_at(self, table: str) -> list[tuple[int, int]]: ...
    async def unmute(self, person: str, id: str) -> str | None: ...
    async def report(self, report: Report) -> None: ...
    async def reports(self, most: int) -> list[Report]: ...
    async def drop_report(self, id: str) -> bool: ...
    async def tidy_reports(self, before: float) -> None: ...

    # Puzzles: `store/answers.py` says what each of these does.

    async def answer(self, answer: Answer) -> bool: ...
    async def answers(self, game: str) -> int: ...
    async def answers_after(self, last: Answer, most: int) -> list[Answer]: ...
    async def answers_of(self, person: str, most: int) -> list[Answer]: ...
    async def tidy_answers(self, before: float) -> None: ...

    def listen(self, heard: Callable[[str | None], None]) -> None:
        """Call `heard` with a table's id when another process has written to it; with None, when
        it may have written to any."""

    async def tell(self, text: str) -> None:
        """Say something to all processes that have this database open; it is not stored."""

    def hear(self, told: Callable[[str, str], None]) -> None:
        """Call `told` with what one of them says, ourselves included: its name and the text."""


_STARTED = time.time() - time.monotonic()


def now() -> float:
    """The time of tables, as it is stored: seconds since 1970.

    As the wall clock had it when the program started, and evenly from there on: a jump of the wall
    clock eats nobody's time, and hangs no sand.
    """
    return _STARTED + time.monotonic()


def wall() -> float:
    """The time on the wall clock, for what is counted in days: it may jump."""
    return time.time()
