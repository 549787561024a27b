"""A copy of a whole database while servers write to it, and a database made from such a copy.

A copy is one SQLite file, whichever the database: both have the same tables. So no other program is
needed, a copy is verified by opening it, and a server can move from one kind of database to the
other.
"""

import asyncio
import errno
import os
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, suppress
from pathlib import Path
from typing import Any

from tepui.engine.text.errors import cause
from tepui.server.store.contract import StoreError
from tepui.server.store.postgres import TYPES as POSTGRES_TYPES
from tepui.server.store.schema import check_version, statements
from tepui.server.store.sqlite import TYPES as SQLITE_TYPES
from tepui.server.store.sqlite import keep_private

Counts = dict[str, int]  # number of rows in each table of the database
ROWS = 1000  # rows read and written at a time
PATIENCE = 10.0  # seconds to wait for a file that another program has locked
CANNOT_WRITE = (
    "SQLITE_FULL", "SQLITE_IOERR_WRITE", "SQLITE_IOERR_FSYNC", "SQLITE_IOERR_TRUNCATE",
    "SQLITE_IOERR_DIR_FSYNC", "SQLITE_CANTOPEN", "SQLITE_READONLY",
)  # fmt: skip


async def back_up(database: str, file: Path) -> Counts:
    """Copy a database, as it is at one moment, into a new file. Returns what the file holds."""
    with _new(file) as part:
        if database.startswith("sqlite:///"):
            source = Path(database.removeprefix("sqlite:///")).expanduser()
            expected = await asyncio.to_thread(_copy_file, source, part)
        else:
            expected = await _copy_postgres(database, part)
        counts = await asyncio.to_thread(verified, part)
        if counts != expected:
            raise StoreError("server-backup-differs", file=str(file))
    return counts


async def restore(file: Path, database: str) -> Counts:
    """Make a database from a copy, unless it holds anything already. Returns what it holds now."""
    expected = await asyncio.to_thread(verified, file)
    if not database.startswith("sqlite:///"):
        counts = await _fill_postgres(file, database)
    else:
        goal = Path(database.removeprefix("sqlite:///")).expanduser()
        if goal.exists():
            raise StoreError("server-file-exists", file=str(goal))
        left = [f"{goal}{end}" for end in ("-wal", "-shm") if Path(f"{goal}{end}").exists()]
        if left:
            raise StoreError("server-restore-left", files=", ".join(left))
        with _new(goal) as part:
            await asyncio.to_thread(_copy_file, file, part)
            counts = await asyncio.to_thread(verified, part)
    if counts != expected:
        raise StoreError("server-restore-differs", database=without_password(database))
    return counts


def verified(file: Path) -> Counts:
    """What a copy holds. A file that is not a complete copy of a database of ours is refused."""
    with reading(file) as connection:
        version_of(connection, file)
        (said,) = connection.execute("PRAGMA integrity_check").fetchone()
        if said != "ok":
            raise StoreError("server-backup-damaged", file=str(file), why=said[:200])
        return counts_of(connection)


def without_password(database: str) -> str:
    """A database's address without a password."""
    return database.rpartition("@")[2]


# Files


@contextmanager
def _new(file: Path) -> Iterator[Path]:
    """A temporary file, for its user alone, which replaces the target on success."""
    part, folder = file.with_name(f"{file.name}.part"), file.parent.exists()
    try:
        _made(file.parent)
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        raise StoreError("server-file-exists", file=str(file)) from None
    except OSError as wrong:
        raise _cannot_write(file, wrong) from wrong
    try:
        part.unlink(missing_ok=True)
        yield keep_private(part)
        with part.open("rb+") as written:
            os.fsync(written.fileno())
        part.replace(file)
    except (OSError, sqlite3.Error) as wrong:
        raise _cannot_write(file, wrong) from wrong
    finally:
        if part.exists():  # it was not renamed, so the target is ours, and empty
            with suppress(OSError):
                part.unlink()
                file.unlink()
                if not folder:
                    file.parent.rmdir()


def _made(folder: Path) -> None:
    if not folder.is_dir():
        try:
            folder.mkdir(parents=True)
        except FileExistsError:
            raise NotADirectoryError(errno.ENOTDIR, str(folder)) from None


def _cannot_write(file: Path, wrong: Exception) -> StoreError:
    return StoreError("server-cannot-write", file=str(file), why=cause(wrong))


@contextmanager
def reading(file: Path) -> Iterator[sqlite3.Connection]:
    """An existing file, opened for reading only."""
    if not file.is_file():
        raise StoreError("server-no-file", file=str(file))
    try:
        address = f"{file.absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(address, uri=True, timeout=PATIENCE)) as connection:
            yield connection
    except sqlite3.Error as wrong:
        raise StoreError("server-cannot-open", path=str(file), why=cause(wrong)) from wrong


def version_of(connection: sqlite3.Connection, file: Path) -> int:
    """The version of a database of ours; for any other, a sentence."""
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    check_version(version)
    if not version or "events" not in _tables(connection):
        raise StoreError("server-no-tepui", path=str(file))
    return version


def _copy_file(source: Path, part: Path) -> Counts:
    """SQLite's own online copy, of one moment. Others may write meanwhile."""
    with reading(source) as connection:
        version_of(connection, source)
        connection.execute("BEGIN")
        counts = counts_of(connection)  # from here on the connection sees this moment alone
        with closing(sqlite3.connect(part)) as copy:
            try:
                connection.backup(copy)
                copy.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
            except sqlite3.Error as wrong:
                if wrong.sqlite_errorname in CANNOT_WRITE:  # the copy, for the source is only read
                    raise OSError(str(wrong)) from wrong
                raise
    return counts


def _tables(connection: sqlite3.Connection) -> list[str]:
    rows = connection.execute(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    )
    return sorted(name for (name,) in rows)


def counts_of(connection: sqlite3.Connection) -> Counts:
    """How many rows there are."""
    count = 'SELECT count(*) FROM "{}"'
    return {
        name: connection.execute(count.format(name)).fetchone()[0] for name in _tables(connection)
    }


def _columns(connection: sqlite3.Connection, table: str) -> dict[str, str]:
    """The columns of a table, in order, and their types."""
    rows = connection.execute(f'PRAGMA table_info("{table}")')
    return {name: kind for _, name, kind, *_ in rows}


# PostgreSQL


@asynccontextmanager
async def connected(database: str) -> AsyncIterator[Any]:
    """A connection for a while."""
    try:
        import asyncpg
    except ImportError as wrong:
        raise StoreError("server-no-asyncpg") from wrong
    try:
        connection = await asyncpg.connect(database)
        try:
            yield connection
        finally:
            await connection.close()
    except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, ValueError) as wrong:
        raise StoreError(
            "server-cannot-open", path=without_password(database), why=cause(wrong)
        ) from wrong


async def _copy_postgres(database: str, part: Path) -> Counts:
    """Write all rows, as they are at one moment, into a file with the same tables."""
    counts: Counts = {}
    async with (
        connected(database) as connection,
        connection.transaction(isolation="repeatable_read", readonly=True),
    ):
        if await connection.fetchval("SELECT to_regclass('tepui_schema')") is None:
            raise StoreError("server-no-tepui", path=without_password(database))
        version = await connection.fetchval("SELECT max(version) FROM tepui_schema")
        check_version(version)
        with closing(sqlite3.connect(part, isolation_level=None, check_same_thread=False)) as copy:
            copy.execute("BEGIN")
            for step in statements(0, SQLITE_TYPES, version):
                copy.execute(step)
            copy.execute(f"PRAGMA user_version={version}")
            for table in _tables(copy):
                columns = ", ".join(f'"{name}"' for name in _columns(copy, table))
                marks = ", ".join("?" for _ in _columns(copy, table))
                rows = await connection.cursor(f'SELECT {columns} FROM "{table}"')  # noqa: S608
                counts[table] = 0
                while batch := await rows.fetch(ROWS):
                    counts[table] += len(batch)
                    sql = f'INSERT INTO "{table}" ({columns}) VALUES ({marks})'  # noqa: S608
                    await asyncio.to_thread(copy.executemany, sql, [tuple(row) for row in batch])
            copy.execute("COMMIT")
    return counts


async def _fill_postgres(file: Path, database: str) -> Counts:
    """Write all rows of a file into an empty database, or none of them."""
    counts: Counts = {}
    with reading(file) as source:
        version = version_of(source, file)
        async with connected(database) as connection, connection.transaction():
            if await connection.fetchval("SELECT to_regclass('tepui_schema')") is not None:
                raise StoreError("server-database-full", database=without_password(database))
            await connection.execute("CREATE TABLE tepui_schema (version INTEGER NOT NULL)")
            await connection.execute("INSERT INTO tepui_schema VALUES ($1)", version)
            for step in statements(0, POSTGRES_TYPES, version):
                await connection.execute(step)
            for table in _tables(source):
                columns = _columns(source, table)
                fitting = _fitting(columns)
                rows = source.execute(f'SELECT * FROM "{table}"')  # noqa: S608
                while batch := rows.fetchmany(ROWS):
                    await connection.copy_records_to_table(
                        table, records=[fitting(row) for row in batch], columns=list(columns)
                    )
                counts[table] = await connection.fetchval(f'SELECT count(*) FROM "{table}"')  # noqa: S608
    return counts


def _fitting(columns: dict[str, str]) -> Callable[[tuple[Any, ...]], tuple[Any, ...]]:
    """SQLite accepts a text where bytes are meant; PostgreSQL does not."""
    kinds = list(columns.values())

    def fit(row: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple(
            value.encode() if kind == "BLOB" and isinstance(value, str) else value
            for kind, value in zip(kinds, row, strict=True)
        )

    return fit
