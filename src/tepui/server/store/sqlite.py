"""Tables in an SQLite file: one thread writes, and commits whatever has accumulated in the
meantime.

Write-ahead log, synchronous FULL: an acknowledged append survives a power cut. Only one server may
use the file: it holds a lock beside it, which the system releases however the server ends. The
host's commands may write too: once a second, the server checks whether somebody has. All appends of
a commit are two statements, because Python's lock changes hands at each, and a busy event loop
returns it late.
"""

import asyncio
import logging
import sqlite3
import threading
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from tepui.engine.text.errors import cause
from tepui.server.news import Listeners, News
from tepui.server.store.contract import (
    Append,
    Away,
    Conflict,
    Database,
    Statement,
    StoreError,
    wall,
)  # fmt: skip
from tepui.server.store.schema import (
    VERSION,
    check_version,
    moving,
    statements,
)  # fmt: skip

journal = logging.getLogger("tepui.server")

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
Task = tuple[Work | Append, asyncio.Future[Any]]
Answer = tuple[asyncio.Future[Any], Any, BaseException | None]

MOST_TOGETHER = 500  # items in one commit
GATHER = 0.02  # the most seconds that work waits for more
QUIET = 3  # rounds of the event loop without further work
LISTEN = 1.0  # seconds between two checks whether another program has written
BUSY = 2000  # milliseconds to wait for another program that has locked the file
TYPES = {"$BLOB": "BLOB", "$REAL": "REAL"}


class SQLite(Database):
    """A database in one file."""

    shared = False
    me = ""
    journal_mode = "WAL"

    def __init__(self, path: str) -> None:
        self.path = path
        self._work: deque[Task] = deque()
        self._awake = threading.Event()  # set when there is work, or the store closes
        self._ending = False
        self._scrub = False  # something was deleted that must not stay in the write-ahead log
        self._came = 0  # items so far
        self._since: float | None = None  # when the first of the waiting items came
        self._thread: threading.Thread | None = None
        self._lock: sqlite3.Connection | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._on_write: Callable[[str | None], None] | None = None
        self.listeners = Listeners()
        self._listening: asyncio.Task[None] | None = None

    async def open(self, serving: bool = False) -> None:
        """Open the file, bring its schema to ours, and start the writer."""
        self._loop = asyncio.get_running_loop()
        connection = await asyncio.to_thread(self._connect, serving)
        self._start_writing(connection)
        if serving:
            self._listening = asyncio.create_task(self._listen())

    def _start_writing(self, connection: sqlite3.Connection) -> None:
        self._thread = threading.Thread(target=self._write, args=(connection,), daemon=True)
        self._thread.start()

    async def _listen(self) -> None:
        seen = None
        while True:
            with suppress(Away):
                # It changes with everybody else's commits, but not with this connection's.
                found = await self._do(lambda c: c.execute("PRAGMA data_version").fetchone())
                if found != seen and seen is not None and self._on_write is not None:
                    self._on_write(None)
                seen = found
            await asyncio.sleep(LISTEN)

    def _lock_out(self) -> None:
        """Keep other servers from using this file, by a lock that works on every system."""
        lock = sqlite3.connect(
            keep_private(Path(f"{Path(self.path).expanduser().resolve()}.serving")),
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
            file = Path(self.path).expanduser()
            file.parent.mkdir(parents=True, exist_ok=True)
            keep_private(file)
            if serving:
                self._lock_out()
            connection = sqlite3.connect(
                file, isolation_level=None, check_same_thread=False, timeout=BUSY / 1000
            )
            connection.execute(f"PRAGMA journal_mode={self.journal_mode}")
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute("PRAGMA secure_delete=ON")  # overwrite what is deleted
            _migrate(connection)
        except (OSError, sqlite3.Error) as wrong:
            if self._lock is not None:
                self._lock.close()
                self._lock = None
            raise StoreError("server-cannot-open", path=self.path, why=cause(wrong)) from wrong
        return connection

    async def close(self) -> None:
        """Flush the queue, and close the file."""
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
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
            self._awake.clear()  # before we look, so that later work wakes us again
            waiting = min(len(self._work), MOST_TOGETHER)
            self._commit(connection, [self._work.popleft() for _ in range(waiting)])
            if waiting == MOST_TOGETHER or self._ending:
                self._awake.set()
            if self._scrub and not self._work:
                self._scrub = False
                with suppress(sqlite3.Error):  # somebody is reading: the next round does it
                    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.close()

    # The event loop's side

    def _put(self, work: Work | Append, future: asyncio.Future[Any]) -> None:
        """Queue work for the writer. It is woken when no more comes, to save commits."""
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
            self._wake()

    def _wake(self) -> None:
        self._awake.set()

    def _commit(self, connection: sqlite3.Connection, batch: list[Task]) -> None:
        """Do all in one transaction. Each item succeeds or fails by itself."""
        if not batch:
            return
        answers: list[Answer] = []
        try:
            if connection.in_transaction:  # an item that could not be rolled back
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

    # What a database does

    async def ask(self, sql: str, *values: Any) -> list[Any]:
        """Run one statement. Returns its rows."""
        return await self._do(lambda c: c.execute(sql, values).fetchall())

    async def ask_all(self, statements: Sequence[Statement]) -> list[Any]:
        """Run these, all or none. Returns the rows of the last one."""

        def work(c: sqlite3.Connection) -> list[Any]:
            for sql, values in statements:
                rows = c.execute(sql, values).fetchall()
            return rows

        return await self._do(work)

    async def append(self, append: Append) -> None:
        """Write events of a table, unless somebody else has written there since."""
        assert self._loop is not None
        future: asyncio.Future[None] = self._loop.create_future()
        self._put(append, future)
        await future

    async def scrub(self) -> None:
        """Remove what was deleted from the write-ahead log, too."""
        self._scrub = True
        await self.ask("SELECT 1")

    def listen(self, heard: Callable[[str | None], None]) -> None:
        """Call `heard` when another program, a command of the host, has written to the file."""
        self._on_write = heard

    async def tell(self, news: News) -> None:
        """No other server uses the file: there is nobody to talk to, and nobody is heard."""


class ThreadlessSQLite(SQLite):
    """The same without threads, in a browser: the event loop writes.

    The browser keeps the file and its journal, and nothing else.
    """

    journal_mode = "TRUNCATE"
    _connection: sqlite3.Connection

    def _start_writing(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def _listen(self) -> None:
        """Nothing to do: no other program writes to a browser's file."""

    def _wake(self) -> None:
        work = list(self._work)
        self._work.clear()
        self._commit(self._connection, work)


def keep_private(file: Path) -> Path:
    """Let only the server's own user read the database. SQLite's other files get the same mode."""
    file.touch(mode=0o600)
    mode = file.stat().st_mode
    if mode & 0o007:  # of an older version; a group's access that the host has allowed stays
        file.chmod(mode & 0o770)
    return file


def _migrate(connection: sqlite3.Connection) -> None:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    check_version(version)
    steps = statements(version, TYPES)
    if steps:
        connection.execute("BEGIN IMMEDIATE")
        for step in steps:
            connection.execute(step)
        connection.execute(f"PRAGMA user_version={VERSION}")
        connection.execute("COMMIT")


def _done(connection: sqlite3.Connection, work: Work | Append) -> tuple[Any, BaseException | None]:
    """One item, all of it or nothing. Returns its result, or what went wrong."""
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
    """Write all of these, or nothing if somebody has written to one of the tables since."""
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
UPDATE tables SET next = new.after, touched = new.at, status = new.status, due = new.due,
    opener = CASE WHEN new.status IN ('over', 'closed') THEN '' ELSE opener END
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
