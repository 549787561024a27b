"""A new server replaces the running one, so that an upgrade interrupts nobody.

Both listen on one port (`SO_REUSEPORT`), so no connection is refused in between. If several
processes may serve (PostgreSQL), the new one serves before the old one is told to stop. If only one
may (SQLite), it gets everything ready except the database, and new connections wait until the old
one has released that.
"""

import asyncio
import os
import signal
import socket
import threading
import time
from contextlib import suppress

from tepui.cli import running
from tepui.server.store.contract import StoreError
from tepui.server.store.open import try_serving

PATIENCE = 60.0  # seconds for the old server to end
HANGS = 15.0  # seconds after which an old one is ended that has not obeyed; it has 10 to stop
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
    return made


def predecessor(database: str, port: int) -> running.Note | None:
    """The server that runs here with this database, at this port."""
    for note in running.notes():
        if note.pid and (note.database, note.port) == (running.public(database), port):
            return note
    return None


def wait_for_database(database: str, old: running.Note, line: socket.socket) -> None:
    """Where one process may serve: let the old one end, and those who come wait in line."""
    line.listen(LINE)
    begun = stop(old)
    while True:
        try:
            asyncio.run(try_serving(database))
        except StoreError as wrong:
            if wrong.key != "server-second" or time.monotonic() > begun + PATIENCE:
                raise
            insist(old, begun)
            time.sleep(LOOK)
        else:
            return


def stop_when_ready(old: running.Note, run: str, host: str, port: int) -> None:
    """Where several processes may serve: let the old one end once this run answers."""

    def watch() -> None:
        mine = running.Note("", host, port)
        while running.run_at(mine) != run:  # however long it takes: the old one serves meanwhile
            time.sleep(LOOK)
        begun = stop(old)
        while old in running.notes() and time.monotonic() < begun + PATIENCE:
            insist(old, begun)
            time.sleep(LOOK)

    threading.Thread(target=watch, daemon=True).start()


def stop(old: running.Note) -> float:
    """Tell a server to finish what is being written, and to end; when it was told."""
    with suppress(ProcessLookupError):
        os.kill(old.pid, signal.SIGTERM)
    return time.monotonic()


def insist(old: running.Note, begun: float) -> None:
    """End a server that was told to, and has not: it hangs."""
    if time.monotonic() > begun + HANGS and old in running.notes():
        with suppress(ProcessLookupError):
            os.kill(old.pid, getattr(signal, "SIGKILL", signal.SIGTERM))
