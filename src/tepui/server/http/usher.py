"""Shows a connection to the worker of its table: all who look at a table look through one worker,
so that a move is folded, drawn up and told once.

A WebSocket that has reached another worker is handed over with the request that came on it: the
kernel passes the open connection from process to process. Every worker can serve every table, so
whoever cannot hand one over (the other has not begun, has just ended, hears no more) keeps it.
"""

from __future__ import annotations

import asyncio
import fcntl
import logging
import os
import re
import socket
import zlib
from array import array
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

REQUEST = re.compile(rb"GET /api/tables/([^/? ]+)/play[? ]")
HEAD_END = b"\r\n\r\n"
MOST = 65_536  # bytes of a request that are handed over

journal = logging.getLogger("tepui.server")


def worker_of(table: bytes, workers: int) -> int:
    """The worker through which all look at a table."""
    return zlib.crc32(table) % workers


class Usher:
    """One worker's; they meet in a folder that only the server's user can enter."""

    def __init__(
        self,
        folder: str,
        workers: int,
        enter: Callable[[socket.socket, bytes], Coroutine[Any, Any, None]],
    ) -> None:
        self._folder = Path(folder)
        self._workers = workers
        self._enter = enter
        self._tasks: set[asyncio.Task[None]] = set()
        self._voice = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._voice.setblocking(False)
        self.number = next((each for each in range(workers) if self._claim(each)), None)
        if self.number is not None:
            self._listen(self._folder / str(self.number))

    def _claim(self, number: int) -> bool:
        """Be the worker of this number, if none is: a number is free when its worker ends."""
        self._lock = os.open(self._folder / f"{number}.lock", os.O_CREAT | os.O_RDWR, 0o600)
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(self._lock)
            return False
        return True

    def _listen(self, path: Path) -> None:
        path.unlink(missing_ok=True)  # of the worker that had this number before
        self._ear = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._ear.setblocking(False)
        self._ear.bind(str(path))
        asyncio.get_running_loop().add_reader(self._ear, self._take)

    def hand_over(self, connection: Any, data: bytes) -> bool:
        """Whether a connection that begins with this was given to the worker of its table."""
        asked = REQUEST.match(data)
        if asked is None or not data.endswith(HEAD_END) or len(data) > MOST:
            return False
        number = worker_of(asked[1], self._workers)
        if number == self.number:
            return False
        passed = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [connection.fileno()]))]
        try:
            self._voice.sendmsg([data], passed, 0, str(self._folder / str(number)))
        except OSError:
            return False
        return True

    def _take(self) -> None:
        """A connection comes from another worker."""
        try:
            data, files, _, _ = socket.recv_fds(self._ear, MOST, 1)
        except OSError as wrong:
            journal.warning("a connection from another worker was not taken: %s", wrong)
            return
        task = asyncio.create_task(self._enter(socket.socket(fileno=files[0]), data))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
