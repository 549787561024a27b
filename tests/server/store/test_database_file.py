"""The database file: for one server, private, without what was deleted, and on a full disk."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from server.kit import PATIENCE, process, serving, sqlite_at
from tepui.server import host
from tepui.server.store.contract import Away, StoreError
from tepui.server.store.open import opened, store_at


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.mark.skipif(os.name != "posix", reason="modes are of POSIX")
def test_nobody_else_reads_the_database(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        with serving(sqlite_at(tmp_path)) as served:
            served.open()
            files = list(tmp_path.glob("tables.db*"))
            assert len(files) >= 3  # with the log of writes, and the lock
            assert [mode(each) & 0o077 for each in files] == [0] * len(files)
    finally:
        os.umask(before)
    file = tmp_path / "tables.db"
    file.chmod(0o644)  # as an older version made it
    with serving(sqlite_at(tmp_path)):
        assert mode(file) == 0o640


def test_a_deleted_name_is_in_no_file(tmp_path: Path) -> None:
    name = "Zephyrine"
    with serving(sqlite_at(tmp_path)) as served:
        session = served.ask("POST", "/api/people", {})[1]["session"]
        called = {"name": name, "colour": 1, "piece": "fish"}
        assert served.ask("PUT", "/api/me", called, session)[0] == 200
        wish = {"game": "coloretto", "who": ["me", "friend"], "name": name}
        _, ann, _ = served.ask("POST", "/api/tables", wish, session)
        held = {"seats": [{"table": ann["table"], "token": ann["token"]}]}
        assert served.ask("POST", "/api/me/seats", held, session)[0] == 200

        def found() -> list[str]:
            files = sorted(tmp_path.glob("tables.db*"))
            return [each.name for each in files if name.encode() in each.read_bytes()]

        assert found()
        assert served.ask("DELETE", "/api/me", token=session)[0] == 204
        served.ask("GET", "/health")
        assert found() == []


def test_a_server_that_cannot_write_is_not_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(sqlite_at(tmp_path)) as served:
        assert served.ask("GET", "/health")[0] == 200
        store, written = served.worker.store, store_of(tmp_path)
        assert float(written) > 0, "it has tried"

        async def full() -> None:
            raise Away

        monkeypatch.setattr(store, "check", full)
        served.worker._wrote = 0.0
        assert served.ask("GET", "/api/tables")[0] == 200, "it still reads"
        assert served.ask("GET", "/health")[0] == 503


def store_of(folder: Path) -> bytes:
    with closing(sqlite3.connect(folder / "tables.db")) as connection:
        sql = "SELECT value FROM secrets WHERE name = 'checked'"
        return bytes(connection.execute(sql).fetchone()[0])


def test_a_locked_database_gets_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from tepui.server.store import sqlite

    monkeypatch.setattr(sqlite, "BUSY", 50)
    database = sqlite_at(tmp_path)

    async def look() -> None:
        async with opened(database):
            pass

    asyncio.run(look())
    with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as other:
        other.execute("PRAGMA user_version=13")  # there is something to migrate
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreError, match="locked"):
            asyncio.run(store_at(database).database.open(serving=True))
        other.execute("ROLLBACK")
        with pytest.raises(StoreError):  # and the file was let go: this one fails by its columns
            asyncio.run(store_at(database).database.open(serving=True))


def test_a_stop_leaves_nothing_in_the_temporary_folder(tmp_path: Path) -> None:
    folder = tmp_path / "tmp"
    folder.mkdir()
    with process(sqlite_at(tmp_path), env={"TMPDIR": str(folder)}) as served:
        assert served.ask("GET", "/api/games")[0] == 200
    assert [each.name for each in folder.iterdir()] == []


def test_a_second_server_on_a_file_is_refused_and_the_hosts_commands_are_not(
    tmp_path: Path,
) -> None:
    database = sqlite_at(tmp_path)
    with serving(database) as served:
        table = served.open()["table"]
        second = [sys.executable, "-m", "tepui.cli", "serve", "--database", database]
        done = subprocess.run(
            [*second, "--no-browser", "--port", "0"],
            capture_output=True, text=True, timeout=PATIENCE, check=False,
        )  # fmt: skip
        assert done.returncode != 0
        assert "Another server is already using the database" in done.stderr
        assert "Traceback" not in done.stderr
        assert asyncio.run(host.broken(database)) == []
        asyncio.run(host.close(database, table))

    async def again() -> None:
        store = store_at(database)
        await store.database.open(serving=True)
        with pytest.raises(StoreError):
            await store_at(database).database.open(serving=True)
        link = tmp_path / "link.db"
        link.symlink_to(tmp_path / "tables.db")
        with pytest.raises(StoreError):
            await store_at(f"sqlite:///{link}").database.open(serving=True)
        async with opened(database):
            pass
        await store.database.close()

    asyncio.run(again())
