"""Which servers run on this machine, and with which databases: `tepui serve` leaves a note in its
user's folder, so that `tepui host` finds the right database.
"""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

import msgspec
import platformdirs

try:
    import fcntl
except ImportError:  # Windows deletes no file that a program has open
    fcntl = None  # type: ignore[assignment]


class Note(msgspec.Struct, frozen=True):
    """A server: its database, and where it listens."""

    database: str  # without a password
    host: str
    port: int
    address: str = ""  # how people reach it
    proxies: str = ""  # which proxies are believed
    workers: int = 1
    pid: int = 0
    run: str = ""  # as in its `/health`
    secret: bool = False  # whether the database's address had a password
    held: bool = False  # the server keeps its note locked; earlier versions did not


def folder() -> Path:
    """Where the notes lie: for their user alone."""
    return platformdirs.user_data_path("tepui") / "running"


def default_database() -> str:
    """The user's own file."""
    return f"sqlite:///{platformdirs.user_data_path('tepui') / 'tables.db'}"


@contextmanager
def noted(note: Note) -> Iterator[None]:
    """Leave a note while a server runs; locked, which ends however the server ends."""
    place, descriptor = folder() / f"{note.run or os.getpid()}.json", None
    with suppress(OSError):  # a user without a folder of their own names the database
        place.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        descriptor = os.open(place, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        if fcntl is not None:
            fcntl.flock(descriptor, fcntl.LOCK_EX)
        os.write(descriptor, msgspec.json.encode(without_password(note)))
    try:
        yield
    finally:
        if descriptor is not None:
            os.close(descriptor)
            place.unlink(missing_ok=True)


def without_password(note: Note) -> Note:
    """What a note may say of a server."""
    shown = public(note.database)
    secret = shown != note.database
    return msgspec.structs.replace(note, database=shown, secret=secret, held=True)


def public(database: str) -> str:
    """A database's address without a password."""
    if database.startswith("sqlite:"):
        return database
    parts = urlsplit(database)
    user, at, place = parts.netloc.rpartition("@")
    told = [(name, value) for name, value in parse_qsl(parts.query) if "password" not in name]
    netloc = f"{user.partition(':')[0]}{at}{place}"
    return urlunsplit(parts._replace(netloc=netloc, query=urlencode(told)))


def notes() -> list[Note]:
    """The servers that run now; what a killed one has left is deleted."""
    valid = []
    for place in sorted(folder().glob("*.json")):
        with suppress(OSError, msgspec.DecodeError):
            note = msgspec.json.decode(place.read_bytes(), type=Note)
            if _is_held(place) if note.held else run_at(note) == note.run:
                valid.append(note)
            else:
                place.unlink(missing_ok=True)
    return valid


def _is_held(place: Path) -> bool:
    """Whether the server that has left a note still runs."""
    try:
        if fcntl is None:
            place.unlink(missing_ok=True)
        else:
            with place.open("rb") as file:
                fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return True
    return False


def reached_at(note: Note) -> str:
    """Where this machine reaches a server: host and port."""
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(note.host, note.host)  # noqa: S104
    return f"[{host}]:{note.port}" if ":" in host else f"{host}:{note.port}"


def run_at(note: Note) -> str | None:
    """Which run of a server answers where a note says."""
    import urllib.request  # which takes longer than all else here

    try:
        with urllib.request.urlopen(f"http://{reached_at(note)}/health", timeout=5) as answer:
            return str(json.load(answer).get("run"))
    except (OSError, ValueError):
        return None
