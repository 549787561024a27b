"""A new server replaces the running one, so that an upgrade interrupts nobody.

Both listen on one port (`SO_REUSEPORT`), so no connection is refused in between. If several
processes may serve (PostgreSQL), the new one serves before the old one is told to stop. If only one
may (SQLite), it gets everything ready except the database, and new connections wait until the old
one has released that.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import threading
import time
import urllib.request
from contextlib import suppress

from tepui.cli import running
from tepui.server.store.contract import StoreError
from tepui.server.store.open import try_serving

PATIENCE = 60.0  # seconds for the old server to end, or the new one to begin
LINE = 2048  # connections that wait in line
LOOK = 0.02  # seconds from one look to the next


def bound(host: str, port: int) -> socket.socket:
    """A socket at a port, which the server that takes over later may share."""
    made = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "SO_REUSEPORT"):
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        made.bind((host, port))
    except OSError:
        made.close()
        raise
    made.set_inheritable(True)
    return made


def predecessor(database: str, port: int) -> running.Note | None:
    """The server that runs here with this database, at this port.

    It answers for itself: a note that a killed server has left may name another process by now.
    """
    for note in running.notes():
        if (note.database, note.port) == (database, port) and note.pid not in (0, os.getpid()):
            with suppress(OSError, ValueError):
                if note.run and _run_at(_health(note)) == note.run:
                    return note
    return None


def wait_for_database(database: str, old: running.Note, line: socket.socket) -> None:
    """Where one process may serve: let the old one end, and those who come wait in line."""
    line.listen(LINE)
    stop(old)
    end = time.monotonic() + PATIENCE
    while True:
        try:
            asyncio.run(try_serving(database))
        except StoreError as wrong:
            if wrong.key != "server-second" or time.monotonic() > end:
                raise
            time.sleep(LOOK)
        else:
            return


def stop_when_ready(old: running.Note, run: str, host: str, port: int) -> None:
    """Where several processes may serve: let the old one end once this run answers."""

    def watch() -> None:
        address = _health(running.Note("", host, port))
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with suppress(OSError, ValueError):
                if _run_at(address) == run:
                    stop(old)
                    return
            time.sleep(LOOK)

    threading.Thread(target=watch, daemon=True).start()


def _health(note: running.Note) -> str:
    return f"http://{running.reached_at(note)}/health"


def _run_at(address: str) -> str:
    with urllib.request.urlopen(address, timeout=5) as answer:  # noqa: S310
        return str(json.load(answer).get("run"))


def stop(old: running.Note) -> None:
    """Tell a server to finish what is being written, and to end."""
    with suppress(ProcessLookupError):
        os.kill(old.pid, signal.SIGTERM)
