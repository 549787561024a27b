"""Which servers run on this machine, and with which databases: `tepui serve` leaves a note in its
user's folder, so that `tepui host` finds the right database.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec
import platformdirs


class Note(msgspec.Struct, frozen=True):
    """A server: its database, and where it listens. An address may hold a password."""

    database: str
    host: str
    port: int
    address: str = ""  # how people reach it
    proxies: str = ""  # which proxies are believed
    workers: int = 1
    pid: int = 0
    run: str = ""  # as in its `/health`


def folder() -> Path:
    """Where the notes lie: for their user alone."""
    return platformdirs.user_data_path("tepui") / "running"


@contextmanager
def noted(note: Note) -> Iterator[None]:
    """Leave a note while a server runs."""
    place = folder() / f"{os.getpid()}.json"
    with suppress(OSError):  # a user without a folder of their own names the database
        place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        descriptor = os.open(place, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "wb") as file:
            file.write(msgspec.json.encode(note))
    try:
        yield
    finally:
        with suppress(OSError):
            place.unlink()


def notes() -> list[Note]:
    """The servers that run now; what a killed one has left is no matter."""
    found = []
    for place in sorted(folder().glob("*.json")):
        with suppress(OSError, msgspec.DecodeError):
            note = msgspec.json.decode(place.read_bytes(), type=Note)
            if _listens(note):
                found.append(note)
    return found


def databases() -> list[str]:
    """The databases of servers that run now."""
    return sorted({note.database for note in notes()})


def reached_at(note: Note) -> str:
    """Where this machine reaches a server: host and port."""
    host = _host(note)
    return f"[{host}]:{note.port}" if ":" in host else f"{host}:{note.port}"


def _host(note: Note) -> str:
    return {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(note.host, note.host)  # noqa: S104


def _listens(note: Note) -> bool:
    try:
        socket.create_connection((_host(note), note.port), timeout=1).close()
    except OSError:
        return False
    return True
