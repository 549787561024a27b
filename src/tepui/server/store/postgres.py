"""Tables in PostgreSQL: several workers may serve them, and learn of each other's writes.

One task writes, and commits whatever has accumulated in the meantime. Rows are locked in the order
of their ids, so that workers cannot deadlock.
"""

import asyncio
import logging
import os
import re
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import lru_cache
from itertools import count
from typing import Any

from tepui.engine.text.errors import cause
from tepui.server.news import Listeners, News, encode
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

MOST_TOGETHER = 500
TIMEOUT = 20  # seconds for one command
CHANNEL = "tepui"  # what is written
NEWS = "tepui_news"  # what workers say to each other
TYPES = {"$BLOB": "BYTEA", "$REAL": "DOUBLE PRECISION"}
_LOCK = 7_373_841  # an advisory lock: one worker migrates, the others wait


class Postgres(Database):
    """A PostgreSQL database."""

    shared = True

    def __init__(self, address: str) -> None:
        self.address = address
        self.me = f"{os.getpid()}-{id(self):x}"  # our own, whose notifications we ignore
        self._queue: asyncio.Queue[tuple[Append, asyncio.Future[None]]] = asyncio.Queue()
        self._on_write: Callable[[str | None], None] | None = None
        self.listeners = Listeners()
        self._tasks: list[asyncio.Task[None]] = []
        self._pool: Any = None

    async def open(self, serving: bool = False) -> None:
        """Connect, bring the schema to ours, and start the writer and the listener."""
        try:
            import asyncpg
        except ImportError as wrong:
            raise StoreError("server-no-asyncpg") from wrong
        self._errors = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError)
        self._lost = (
            asyncpg.PostgresConnectionError, asyncpg.OperatorInterventionError,
            asyncpg.InsufficientResourcesError, asyncpg.PostgresIOError, asyncpg.InterfaceError,
            OSError,
        )  # fmt: skip
        try:
            self._pool = await asyncpg.create_pool(
                self.address, min_size=2, max_size=8, command_timeout=TIMEOUT
            )
        except (*self._errors, ValueError) as wrong:
            shown = self.address.split("@")[-1]
            raise StoreError("server-cannot-open", path=shown, why=cause(wrong)) from wrong
        await self._migrate()
        self._tasks = [
            asyncio.create_task(self._write()),
            asyncio.create_task(self._listen()),
        ]

    async def _migrate(self) -> None:
        async with self._pool.acquire() as connection, connection.transaction():
            await connection.execute(f"SELECT pg_advisory_xact_lock({_LOCK})")
            await connection.execute(
                "CREATE TABLE IF NOT EXISTS tepui_schema (version INTEGER NOT NULL)"
            )
            version = await connection.fetchval("SELECT max(version) FROM tepui_schema") or 0
            check_version(version)
            steps = statements(version, TYPES)
            for step in steps:
                await connection.execute(step)
            if steps:
                await connection.execute("INSERT INTO tepui_schema VALUES ($1)", VERSION)

    async def close(self) -> None:
        """Flush the queue, and disconnect."""
        while not self._queue.empty():
            await asyncio.sleep(0.01)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._pool is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._pool.close(), 10)

    # The writer's task

    async def _write(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < MOST_TOGETHER and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                refused = await self._commit([append for append, _ in batch])
            except Exception as wrong:  # noqa: BLE001  # whatever it is, the writer goes on
                journal.warning("the database cannot be written: %s", wrong)
                for _, future in batch:
                    if not future.cancelled():
                        future.set_exception(Away())
                continue
            for number, (append, future) in enumerate(batch):
                if future.cancelled():
                    if number not in refused and self._on_write is not None:
                        self._on_write(append.table)  # the caller was cancelled, but it is written
                elif number in refused:
                    future.set_exception(Conflict())
                else:
                    future.set_result(None)

    async def _commit(self, batch: list[Append]) -> set[int]:
        """Write a batch, one append per table. Returns the numbers of those that conflict."""
        async with self._pool.acquire() as connection, connection.transaction():
            held = await connection.fetch(
                "SELECT id, next FROM tables WHERE id = ANY($1::text[]) ORDER BY id FOR UPDATE",
                sorted({append.table for append in batch}),
            )
            next = {row["id"]: row["next"] for row in held}
            good, refused = [], set()
            for number, append in enumerate(batch):
                if next.get(append.table) == append.first:
                    good.append(append)
                    next[append.table] = -1  # a second append to it in this batch conflicts
                else:
                    refused.add(number)
            if good:
                await self._write_rows(connection, good)
        return refused

    async def _write_rows(self, connection: Any, good: list[Append]) -> None:
        await connection.executemany(
            "UPDATE tables SET next = $2, touched = $3, status = $4, due = $5, opener = "
            "CASE WHEN $4 IN ('over', 'closed') THEN '' ELSE opener END WHERE id = $1",
            [(a.table, a.first + len(a.bodies), wall(), a.status, a.due) for a in good],
        )
        await connection.executemany(
            "INSERT INTO events (table_id, number, at, body) VALUES ($1, $2, $3, $4)",
            [
                (a.table, number, a.at, body)
                for a in good
                for number, body in enumerate(a.bodies, a.first)
            ],
        )
        for append in good:
            for seat, to in append.moved:
                for sql, values in moving(append.table, seat, to):
                    await connection.execute(_numbered(sql), *values)
        await connection.executemany(
            "SELECT pg_notify($1, $2)", [(CHANNEL, f"{self.me} {a.table}") for a in good]
        )

    async def _listen(self) -> None:
        """Listen to other workers' writes on a separate connection, and reconnect if it breaks."""
        import asyncpg

        while True:
            connection = None
            try:
                connection = await asyncpg.connect(self.address)
                gone = asyncio.Event()
                connection.add_termination_listener(lambda *_, gone=gone: gone.set())
                await connection.add_listener(CHANNEL, self._on_notification)
                await connection.add_listener(NEWS, self._on_news)
                if self._on_write is not None:
                    self._on_write(None)  # what was written before, we have not heard
                await gone.wait()
            except self._errors:
                pass
            finally:
                if connection is not None:
                    connection.terminate()
            await asyncio.sleep(0.5)

    def _on_notification(self, connection: Any, pid: int, channel: str, payload: str) -> None:
        writer, _, table = payload.partition(" ")
        if writer != self.me and self._on_write is not None:
            self._on_write(table)

    def listen(self, heard: Callable[[str | None], None]) -> None:
        """Call `heard` with the id of a table that another worker has written to."""
        self._on_write = heard

    async def tell(self, news: News) -> None:
        """Tell all workers."""
        await self.ask("SELECT pg_notify(?, ?)", NEWS, f"{self.me} {encode(news)}")

    def _on_news(self, connection: Any, pid: int, channel: str, payload: str) -> None:
        who, _, text = payload.partition(" ")
        self.listeners.hear(who, text, who == self.me)

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[Any]:
        """A connection. Raises `Away` if there is none or it breaks."""
        try:
            async with self._pool.acquire(timeout=TIMEOUT) as connection:
                yield connection
        except self._lost as wrong:
            raise Away from wrong

    # What a database does

    async def ask(self, sql: str, *values: Any) -> list[Any]:
        """Run one statement. Returns its rows."""
        async with self._connected() as connection:
            rows: list[Any] = await connection.fetch(_numbered(sql), *values)
            return rows

    async def ask_all(self, statements: Sequence[Statement]) -> list[Any]:
        """Run these, all or none. Returns the rows of the last one."""
        rows: list[Any] = []
        async with self._connected() as connection, connection.transaction():
            for sql, values in statements:
                rows = await connection.fetch(_numbered(sql), *values)
        return rows

    async def append(self, append: Append) -> None:
        """Write events of a table, unless somebody else has written there since."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((append, future))
        await future

    async def scrub(self) -> None:
        """Nothing to do: PostgreSQL keeps its write-ahead log to itself, and overwrites it."""


@lru_cache(1000)
def _numbered(sql: str) -> str:
    """A statement with `$1`, `$2` instead of question marks."""
    marks = (f"${number}" for number in count(1))
    return re.sub(r"\?", lambda _: next(marks), sql)
