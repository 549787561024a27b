"""The condition of a database, for its host: its program, its size, and what its clock says.

Nothing is written, and an older schema is left as it is.
"""

import asyncio
import sqlite3
import time
from pathlib import Path

import msgspec

from tepui.server.store.backup import connected, counts_of, reading, version_of, without_password
from tepui.server.store.contract import StoreError


class Condition(msgspec.Struct, frozen=True):
    """What was found."""

    program: str
    version: int  # of the schema
    rows: dict[str, int]
    size: int  # bytes
    late: float  # seconds by which its clock is ahead of ours
    connections: int | None = None  # the most connections it accepts, where that is limited
    others_read: bool = False  # other users of this machine who can read it
    sound: bool = True


async def examined(database: str) -> Condition:
    """Look at a database. Raises if it cannot be opened."""
    if database.startswith("sqlite:///"):
        file = Path(database.removeprefix("sqlite:///")).expanduser()
        return await asyncio.to_thread(_file, file)
    return await _postgres(database)


def _file(file: Path) -> Condition:
    with reading(file) as connection:
        version, rows = version_of(connection, file), counts_of(connection)
        (said,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        (last,) = connection.execute("SELECT max(touched) FROM tables").fetchone()
    ahead = max((last or 0.0) - time.time(), 0.0)  # some entry has a time in the future
    stat = file.stat()
    return Condition(
        f"SQLite {sqlite3.sqlite_version}", version, rows, stat.st_size, -ahead,
        others_read=bool(stat.st_mode & 0o007), sound=said == "ok",
    )  # fmt: skip


async def _postgres(database: str) -> Condition:
    async with connected(database) as connection:
        if await connection.fetchval("SELECT to_regclass('tepui_schema')") is None:
            raise StoreError("server-no-tepui", path=without_password(database))
        version = await connection.fetchval("SELECT max(version) FROM tepui_schema")
        names = await connection.fetch(
            "SELECT relname FROM pg_stat_user_tables WHERE schemaname = current_schema()"
        )
        rows = {
            name: await connection.fetchval(f'SELECT count(*) FROM "{name}"')  # noqa: S608
            for (name,) in names
        }
        size = await connection.fetchval("SELECT pg_database_size(current_database())")
        asked = time.time()
        theirs = await connection.fetchval("SELECT extract(epoch FROM clock_timestamp())::float8")
        late = (asked + time.time()) / 2 - theirs
        most = int(await connection.fetchval("SHOW max_connections"))
        program = await connection.fetchval("SHOW server_version")
    return Condition(f"PostgreSQL {program.split()[0]}", version, rows, size, late, most)
