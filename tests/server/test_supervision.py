"""However a server ends, nothing of it answers any more; and whoever dies or hangs is replaced.

What takes seconds here is waited for; how many it takes is in the report of `make chaos`.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.kit import PATIENCE, Served, free_port, looking, process, sqlite_at, until
from server.processes import both_answer, children, command, listeners, runs, workers
from tepui.cli import running

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes as /proc shows them")


@contextmanager
def two_workers(address: str, *more: str, port: int | None = None) -> Iterator[Served]:
    with process(address, port, "--workers", "2", *more) as served:
        until(lambda: len(workers(served)) == 2, "two workers")
        until(lambda: both_answer(served), "an answer of each")
        yield served


def test_nothing_of_a_killed_server_answers_a_worker_that_is_stopped_neither(
    postgres_address: str,
) -> None:
    port = free_port()
    with two_workers(postgres_address, port=port) as old:
        left = workers(old)
        os.kill(left[0], signal.SIGSTOP)
        old.process.kill()
        old.process.wait()
        until(lambda: not any(map(runs, left)), "the end of the workers")
        assert listeners(port) == set()
        with two_workers(postgres_address, port=port) as new:
            answered = {new.ask("GET", "/health")[1]["run"] for _ in range(40)}
            assert len(answered) == 1


def test_who_dies_or_hangs_is_replaced_and_a_signal_is_obeyed(postgres_address: str) -> None:
    with two_workers(postgres_address) as served:
        dead, hanging = workers(served)
        os.kill(dead, signal.SIGKILL)
        os.kill(hanging, signal.SIGSTOP)
        until(lambda: not {dead, hanging} & set(workers(served)), "the end of both")
        until(lambda: len(workers(served)) == 2, "two others")
        assert served.ask("GET", "/health")[1]["worker"] not in (dead, hanging)
        assert served.process.poll() is None
        now = workers(served)
        os.kill(now[0], signal.SIGSTOP)
        served.process.terminate()
        assert served.process.wait(PATIENCE) == 0
        assert not any(map(runs, now))


def test_a_server_that_hangs_is_taken_over_and_one_that_died_leaves_nothing_to_take(
    tmp_path: Path,
) -> None:
    database, port = sqlite_at(tmp_path), free_port()
    with process(database, port) as old:
        os.kill(old.process.pid, signal.SIGSTOP)
        with process(database, port, "--take-over") as new:
            old.process.wait(PATIENCE)
            new.process.kill()
        with process(database, port, "--take-over") as last:
            assert listeners(port) == {last.process.pid}


def test_par_is_played_without_the_servers_socket_and_ends_with_the_server(tmp_path: Path) -> None:
    for how in (signal.SIGKILL, signal.SIGTERM):
        with process(sqlite_at(tmp_path), None, "--limit", "par_games=24") as served:
            pid = served.process.pid
            until(lambda pid=pid: any("tepui.daily" in command(n) for n in children(pid)), "par")
            (player,) = (each for each in children(pid) if "tepui.daily" in command(each))
            assert listeners(served.port) == {pid}
            os.kill(pid, how)
            served.process.wait(PATIENCE)
            until(lambda player=player: not runs(player), "the end of par")
        assert b"Traceback" not in b"".join(served.said)
        assert b"closed" not in b"".join(served.said)


BARE = """
import signal, socket, sys
for name in ("fcntl", "resource", "uvloop"):
    sys.modules[name] = None
del socket.SO_REUSEPORT, signal.SIGHUP, signal.SIGKILL
import tepui.cli.__main__
"""


def test_one_process_serves_where_the_system_has_no_locks_limits_or_uvloop(tmp_path: Path) -> None:
    """What Windows lacks is taken away here: a server starts, plays, and ends when told."""
    env = {"XDG_DATA_HOME": str(tmp_path / "home"), "TEPUI_CACHE": str(tmp_path / "cache")}
    with process(sqlite_at(tmp_path), None, "--take-over", script=BARE, env=env) as served:
        ann = served.open(who=["me", "bot:random"])

        async def move() -> None:
            async with looking(served, ann["table"], ann["token"]) as (player,):
                assert (await player.move(player.choices()[0]))["type"] == "done"

        asyncio.run(move())
        (note,) = (tmp_path / "home").rglob("running/*.json")
        served.process.terminate()
        served.process.wait(PATIENCE)
    assert not note.exists()
    assert b"Traceback" not in b"".join(served.said)


# Notes of servers that run


@pytest.fixture
def notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(running, "folder", lambda: tmp_path / "running")
    return tmp_path / "running"


def left(folder: Path, **more: Any) -> Path:
    """A note that nobody holds, at a port where somebody else listens."""
    folder.mkdir(exist_ok=True)
    place = folder / "1.json"
    place.write_bytes(msgspec.json.encode(running.Note("d", "127.0.0.1", **more)))
    return place


@pytest.mark.parametrize("held", [True, False], ids=["of today", "of an earlier version"])
def test_what_a_stopped_server_has_left_vanishes(notes: Path, held: bool) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        other.listen()
        other.settimeout(0.1)
        place = left(notes, port=1 if not held else other.getsockname()[1], held=held, run="x")
        assert running.notes() == []
    assert not place.exists()


def test_a_note_holds_no_password(notes: Path) -> None:
    secret = "postgresql://ann:hush@db:5432/tepui?sslmode=require&sslpassword=hush"
    note = running.Note(secret, "127.0.0.1", 8000, pid=os.getpid(), run="x")
    with running.noted(note):
        (file,) = notes.iterdir()
        assert b"hush" not in file.read_bytes()
        assert file.stat().st_mode & 0o77 == 0
        (found,) = running.notes()
        assert found.database == "postgresql://ann@db:5432/tepui?sslmode=require"
        assert found.secret
        assert running.public(secret) == found.database
    assert list(notes.iterdir()) == []


def test_where_files_cannot_be_locked_an_open_one_cannot_be_deleted(
    notes: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on Windows."""
    monkeypatch.setattr(running, "fcntl", None)
    delete, opened = Path.unlink, True

    def unlink(place: Path, missing_ok: bool = False) -> None:
        if opened:
            raise PermissionError
        delete(place, missing_ok)

    monkeypatch.setattr(Path, "unlink", unlink)
    place = left(notes, port=1, held=True)
    assert len(running.notes()) == 1
    opened = False
    assert running.notes() == []
    assert not place.exists()
