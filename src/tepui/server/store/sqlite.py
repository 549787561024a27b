"""Tables in an SQLite file: one thread writes, and commits what has come together meanwhile.

Write-ahead log, synchronous FULL: an acknowledged append survives a power cut. One server only: it
holds a lock beside the file, which the system takes back when it ends in whatever way. The host's
commands may write meanwhile: once a second, the server looks whether somebody has.
All appends of a commit are two statements: Python's lock changes hands at each, and a busy event
loop gives it back late.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from tepui.server.store.answers import AnswersStore
from tepui.server.store.contract import (
    Append,
    Away,
    Conflict,
    Row,
    Status,
    Stored,
    StoreError,
    wall,
)  # fmt: skip
from tepui.server.store.days import DaysStore
from tepui.server.store.friends import FriendsStore
from tepui.server.store.notices import NoticesStore
from tepui.server.store.people import PeopleStore
from tepui.server.store.ratings import RatingsStore
from tepui.server.store.reviews import ReviewsStore
from tepui.server.store.schema import (
    COLUMNS,
    VERSION,
    check_version,
    deleting,
    moving,
    row_of,
    statements,
)  # fmt: skip
from tepui.server.store.seeking import SeekingStore
from tepui.server.store.tournaments import TournamentsStore

journal = logging.getLogger("tepui.server")

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
Task = tuple[Work | Append, asyncio.Future[Any]]
Answer = tuple[asyncio.Future[Any], Any, BaseException | None]

MOST_TOGETHER = 500  # pieces of work in one commit
GATHER = 0.02  # seconds that work waits for more, at the most
QUIET = 3  # rounds of the event loop without more
LISTEN = 1.0  # seconds from one look to the next whether another program has written
BUSY = 2000  # milliseconds to wait for another program that has locked the file
_TYPES = {"$BLOB": "BLOB", "$REAL": "REAL"}


class SQLite(
    AnswersStore, DaysStore, FriendsStore, NoticesStore, PeopleStore, RatingsStore, ReviewsStore,
    SeekingStore, TournamentsStore,
):  # fmt: skip
    """A store in one file."""

    shared = False
    me = ""

    def __init__(self, path: str) -> None:
        self.path = path
        self._work: deque[Task] = deque()
        self._awake = threading.Event()  # set when there is work, or the store closes
        self._ending = False
        self._came = 0  # pieces of work so far
        self._since: float | None = None  # when the first of those came that the writer awaits
        self._thread: threading.Thread | None = None
        self._lock: sqlite3.Connection | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._heard: Callable[[str | None], None] | None = None
        self._ear: asyncio.Task[None] | None = None

    async def open(self, serving: bool = False) -> None:
        """Open the file, bring its schema to ours, and start the writer."""
        self._loop = asyncio.get_running_loop()
        connection = await asyncio.to_thread(self._connect, serving)
        self._thread = threading.Thread(target=self._write, args=(connection,), daemon=True)
        self._thread.start()
        if serving:
            self._ear = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        seen = None
        while True:
            with suppress(Away):
                # It changes with the commits of all others, and not with those of this connection.
                found = await self._do(lambda c: c.execute("PRAGMA data_version").fetchone())
                if found != seen and seen is not None and self._heard is not None:
                    self._heard(None)
                seen = found
            await asyncio.sleep(LISTEN)

    def _lock_out(self) -> None:
        """Let no other server use this file. An SQLite file is a lock that every system knows."""
        lock = sqlite3.connect(
            Path(f"{self.path}.serving").expanduser(),
            isolation_level=None, check_same_thread=False, timeout=0,
        )  # fmt: skip
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as wrong:
            lock.close()
            if "locked" not in str(wrong):
                raise
            raise StoreError("server-second", path=self.path) from None
        self._lock = lock

    def _connect(self, serving: bool) -> sqlite3.Connection:
        try:
            Path(self.path).expanduser().parent.mkdir(parents=True, exist_ok=True)
            if serving:
                self._lock_out()
            connection = sqlite3.connect(
                Path(self.path).expanduser(), isolation_level=None, check_same_thread=False
            )
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute(f"PRAGMA busy_timeout={BUSY}")
        except (OSError, sqlite3.Error) as wrong:
            raise StoreError("server-cannot-open", path=self.path, why=str(wrong)) from wrong
        (found,) = connection.execute("PRAGMA user_version").fetchone()
        check_version(found)
        steps = statements(found, _TYPES)
        if steps:
            connection.execute("BEGIN IMMEDIATE")
            for step in steps:
                connection.execute(step)
            connection.execute(f"PRAGMA user_version={VERSION}")
            connection.execute("COMMIT")
        return connection

    async def close(self) -> None:
        """Flush the queue, and close the file."""
        if self._ear is not None:
            self._ear.cancel()
            await asyncio.gather(self._ear, return_exceptions=True)
        if self._thread is not None:
            self._ending = True
            self._awake.set()
            await asyncio.to_thread(self._thread.join)
            self._thread = None
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    # The writer's thread

    def _write(self, connection: sqlite3.Connection) -> None:
        while not self._ending or self._work:
            self._awake.wait()
            self._awake.clear()  # before we look: what comes later wakes us again
            waiting = min(len(self._work), MOST_TOGETHER)
            self._commit(connection, [self._work.popleft() for _ in range(waiting)])
            if waiting == MOST_TOGETHER or self._ending:
                self._awake.set()
        connection.close()

    # The event loop's side

    def _put(self, work: Work | Append, future: asyncio.Future[Any]) -> None:
        """Queue work for the writer, which is woken when no more comes: a commit costs as much as
        many moves."""
        assert self._loop is not None
        self._work.append((work, future))
        self._came += 1
        if self._since is None:
            self._since = self._loop.time()
            self._loop.call_soon(self._look, 0, 0)

    def _look(self, came: int, quiet: int) -> None:
        assert self._loop is not None
        assert self._since is not None
        quiet = quiet + 1 if came == self._came else 0
        if quiet < QUIET and self._loop.time() - self._since < GATHER:
            self._loop.call_soon(self._look, self._came, quiet)
        else:
            self._since = None
            self._awake.set()

    def _commit(self, connection: sqlite3.Connection, batch: list[Task]) -> None:
        """Do all in one transaction; each piece of work succeeds or fails for itself."""
        if not batch:
            return
        answers: list[Answer] = []
        try:
            if connection.in_transaction:  # one that could not be rolled back
                connection.execute("ROLLBACK")
            connection.execute("BEGIN IMMEDIATE")
            appends = [work for work, _ in batch if isinstance(work, Append)]
            together = _append_all(connection, appends)
            for work, future in batch:
                if together and isinstance(work, Append):
                    answers.append((future, None, None))
                else:
                    answers.append((future, *_done(connection, work)))
            connection.execute("COMMIT")
        except sqlite3.Error as wrong:  # the disk is full, or another program has locked the file
            journal.warning("the database cannot be written: %s", wrong)
            if connection.in_transaction:
                with suppress(sqlite3.Error):
                    connection.execute("ROLLBACK")
            answers = [(future, None, Away()) for _, future in batch]
        assert self._loop is not None
        self._loop.call_soon_threadsafe(_answer, answers)

    async def _do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        assert self._loop is not None
        future: asyncio.Future[T] = self._loop.create_future()
        self._put(work, future)
        return await future

    async def _ask(self, sql: str, *values: Any) -> list[Any]:
        return await self._do(lambda c: c.execute(sql, values).fetchall())

    # What a store does

    async def create(self, row: Row) -> None:
        """Write a new table, unless it is there already."""
        values = (
            row.id, row.head, row.seed, row.status, row.listed, row.next, wall(), row.due,
        )  # fmt: skip
        marks = "?, ?, ?, ?, ?, ?, ?, ?"
        sql = f"INSERT INTO tables ({COLUMNS}) VALUES ({marks}) ON CONFLICT DO NOTHING"  # noqa: S608
        await self._do(lambda c: c.execute(sql, values))

    async def append(self, append: Append) -> None:
        """Write events of a table, if nobody has written there since."""
        assert self._loop is not None
        future: asyncio.Future[None] = self._loop.create_future()
        self._put(append, future)
        await future

    async def load(self, table: str) -> Row | None:
        """A table's row."""
        sql = f"SELECT {COLUMNS} FROM tables WHERE id = ?"  # noqa: S608
        found = await self._do(lambda c: c.execute(sql, (table,)).fetchone())
        return row_of(found) if found else None

    async def since(self, table: str, number: int) -> list[Stored]:
        """The events from a number on."""
        sql = (
            "SELECT number, at, body FROM events WHERE table_id = ? AND number >= ? ORDER BY number"
        )
        rows = await self._do(lambda c: c.execute(sql, (table, number)).fetchall())
        return [Stored(*row) for row in rows]

    async def ids(self, after: str, most: int) -> list[str]:
        """The tables, in order of their ids."""
        sql = "SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?"
        return [r[0] for r in await self._do(lambda c: c.execute(sql, (after, most)).fetchall())]

    async def listed(self, most: int) -> list[Row]:
        """Open tables that anyone may join, the newest first."""
        return await self._rows("status = 'open' AND listed = 1", (), "touched DESC", most)

    async def untouched(self, status: Status, before: float, most: int) -> list[Row]:
        """Tables where nothing has happened since."""
        return await self._rows("status = ? AND touched < ?", (status, before), "touched", most)

    async def _rows(self, where: str, values: tuple[Any, ...], by: str, most: int) -> list[Row]:
        sql = f"SELECT {COLUMNS} FROM tables WHERE {where} ORDER BY {by} LIMIT ?"  # noqa: S608
        rows = await self._do(lambda c: c.execute(sql, (*values, most)).fetchall())
        return [row_of(row) for row in rows]

    async def due(self, before: float, most: int) -> list[str]:
        """Tables where time has run out."""
        sql = "SELECT id FROM tables WHERE due < ? AND status = 'playing' ORDER BY due LIMIT ?"
        return [r[0] for r in await self._do(lambda c: c.execute(sql, (before, most)).fetchall())]

    async def delete(self, table: str) -> None:
        """Delete a table with all that belongs to it."""

        def work(c: sqlite3.Connection) -> None:
            for sql, values in deleting(table):
                c.execute(sql, values)

        await self._do(work)

    async def rewrite(self, table: str, number: int, body: bytes) -> None:
        """Replace an event's body."""
        sql = "UPDATE events SET body = ? WHERE table_id = ? AND number = ?"
        await self._do(lambda c: c.execute(sql, (body, table, number)))

    async def count(self) -> dict[str, int]:
        """How many tables there are of each status."""
        sql = "SELECT status, count(*) FROM tables GROUP BY status"
        return dict(await self._do(lambda c: c.execute(sql).fetchall()))

    async def keep(self, name: str, fresh: bytes) -> bytes:
        """The secret under a name; `fresh` is stored, if there is none."""

        def work(c: sqlite3.Connection) -> bytes:
            c.execute("INSERT OR IGNORE INTO secrets VALUES (?, ?)", (name, fresh))
            (kept,) = c.execute("SELECT value FROM secrets WHERE name = ?", (name,)).fetchone()
            return bytes(kept)

        return await self._do(work)

    def listen(self, heard: Callable[[str | None], None]) -> None:
        """Call `heard` when another program, a command of the host, has written to the file."""
        self._heard = heard

    async def tell(self, text: str) -> None:
        """No other server uses the file: there is nobody to talk to."""

    def hear(self, told: Callable[[str, str], None]) -> None:
        """And nobody to listen to."""


def _done(connection: sqlite3.Connection, work: Work | Append) -> tuple[Any, BaseException | None]:
    """One piece of work, all of it or nothing: its result, or what went wrong."""
    connection.execute("SAVEPOINT one")
    try:
        if not isinstance(work, Append):
            return work(connection), None
        if not _append_all(connection, [work]):
            raise Conflict
    except (Conflict, sqlite3.Error) as wrong:
        connection.execute("ROLLBACK TO one")
        return None, Away() if isinstance(wrong, sqlite3.OperationalError) else wrong
    else:
        return None, None
    finally:
        connection.execute("RELEASE one")


def _append_all(connection: sqlite3.Connection, appends: list[Append]) -> bool:
    """Write all of these; or nothing, if somebody has written to one of the tables since."""
    if not appends:
        return True
    at = wall()
    heads = [
        (each.table, each.first, each.first + len(each.bodies), at, each.status, each.due)
        for each in appends
    ]
    events = [
        (each.table, number, each.at, body.decode())
        for each in appends
        for number, body in enumerate(each.bodies, each.first)
    ]
    connection.execute("SAVEPOINT many")
    changed = connection.execute(HEADS, (msgspec.json.encode(heads),)).rowcount
    if changed == len(heads):
        connection.execute(EVENTS, (msgspec.json.encode(events),))
        for each in appends:
            for seat, to in each.moved:
                for sql, values in moving(each.table, seat, to):
                    connection.execute(sql, values)
    else:
        connection.execute("ROLLBACK TO many")
    connection.execute("RELEASE many")
    return changed == len(heads)


# Each value of the JSON array is a row, as an array.
HEADS = """
UPDATE tables SET next = new.after, touched = new.at, status = new.status, due = new.due
FROM (
    SELECT json_extract(value, '$[0]') AS id, json_extract(value, '$[1]') AS first,
        json_extract(value, '$[2]') AS after, json_extract(value, '$[3]') AS at,
        json_extract(value, '$[4]') AS status, json_extract(value, '$[5]') AS due
    FROM json_each(?)
) AS new
WHERE tables.id = new.id AND tables.next = new.first
"""
EVENTS = """
INSERT INTO events (table_id, number, at, body)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
    CAST(json_extract(value, '$[3]') AS BLOB)
FROM json_each(?)
"""


def _answer(answers: list[Answer]) -> None:
    for future, result, wrong in answers:
        if future.cancelled():
            continue
        if wrong is None:
            future.set_result(result)
        else:
            future.set_exception(wrong)
