"""Several workers of one server, and the process that looks after them.

Each worker sends beats from its event loop. The supervisor looks at all of them in turn and waits
for none: one that has died or fallen silent is replaced, and a signal is obeyed at once, however
slow the workers are. Workers end with their supervisor, however that ends.
"""

import asyncio
import ctypes
import logging
import signal
import socket
import sys
import time
from contextlib import suppress
from multiprocessing import connection
from multiprocessing.connection import Connection

import uvicorn

from tepui.engine.runtime.processes import SPAWN, end_with_parent

BEAT = 0.5  # seconds from one beat to the next
LOOK = 0.2  # seconds from one look at the workers to the next
SILENT = 8.0  # seconds without a beat, until a worker is replaced
BEGIN = 60.0  # the same for its first beat
PAUSE = 1.0  # seconds until another is tried, where one could not begin to serve
STOP = 12.0  # seconds that workers have to stop; a silent one has less
QUIET = 3.0
NOT_STARTED = 3  # as uvicorn says it
DEATH_SIGNAL = 1  # of Linux: what a process is sent when its parent dies

journal = logging.getLogger("tepui.server")


class Child:
    """A worker, as its supervisor sees it."""

    def __init__(self, settings: uvicorn.Config, line: socket.socket) -> None:
        self._beats, there = SPAWN.Pipe(duplex=False)
        self.process = SPAWN.Process(target=work, args=(settings, line, there))
        self.process.start()
        there.close()
        self.heard = time.monotonic()
        self.serves = False
        self.again = 0.0  # when another may be started in place of one that could not serve

    def listen(self, asleep: float) -> float:
        """Take in its beats; for how long it is silent. `asleep`: for how long nobody listened."""
        self.heard += asleep
        with suppress(OSError, EOFError):
            while self._beats.poll():
                self.serves = self._beats.recv_bytes() == b"serves"
                self.heard = time.monotonic()
        return time.monotonic() - self.heard

    def end(self) -> None:
        """End it at once, and forget it."""
        self.process.kill()
        self.process.join()
        self._beats.close()


class Supervisor:
    """Starts workers, replaces them, and ends them; `run` until a signal comes."""

    def __init__(self, settings: uvicorn.Config, line: socket.socket, count: int) -> None:
        self._settings, self._line, self._count = settings, line, count
        self._children: list[Child] = []
        self._told = False  # to stop
        self._served = False  # some worker has been ready, so it can be done
        self._looked = time.monotonic()

    def run(self) -> int:
        """Until the end; the exit code."""
        for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK"):
            if hasattr(signal, name):
                signal.signal(getattr(signal, name), self._stop)
        self._children = [Child(self._settings, self._line) for _ in range(self._count)]
        while not self._told:
            asleep = self._wait()
            for place, child in enumerate(self._children):
                silent = child.listen(asleep)
                self._served = self._served or child.serves
                if child.process.exitcode is None and silent > (SILENT if child.serves else BEGIN):
                    journal.error("worker %s is silent, and replaced", child.process.pid)
                    child.end()
                if child.process.exitcode is not None and not self._told:
                    if not self._served:
                        self._end()
                        return NOT_STARTED
                    self._children[place] = self._replaced(child)
        self._end()
        return 0

    def _replaced(self, child: Child) -> Child:
        if not child.serves and not child.again:
            journal.error("worker %s could not begin to serve", child.process.pid)
            child.again = time.monotonic() + PAUSE
        if time.monotonic() < child.again:
            return child
        if child.serves:
            journal.error("worker %s died (%s)", child.process.pid, child.process.exitcode)
        child.end()
        return Child(self._settings, self._line)

    def _wait(self) -> float:
        """Until somebody dies or it is time to look; for how long this process did not run."""
        alive = [each.process for each in self._children if each.process.exitcode is None]
        if alive:
            connection.wait([each.sentinel for each in alive], LOOK)
        else:
            time.sleep(LOOK)
        before, self._looked = self._looked, time.monotonic()
        late = self._looked - before - LOOK
        return late if late > BEAT else 0.0

    def _stop(self, number: int, frame: object) -> None:
        self._told = True

    def _end(self) -> None:
        for child in self._children:
            child.process.terminate()
        end = time.monotonic() + STOP
        while any(each.process.exitcode is None for each in self._children):
            asleep = self._wait()
            for child in self._children:
                if child.listen(asleep) > QUIET or time.monotonic() > end:
                    child.process.kill()
        for child in self._children:
            child.end()


class Beating(uvicorn.Server):
    """A worker's server, which tells its supervisor that it is well."""

    def __init__(self, settings: uvicorn.Config, beats: Connection) -> None:
        super().__init__(settings)
        self._beats = beats

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve, and beat meanwhile."""
        beating = asyncio.create_task(self._beat())
        try:
            await super().serve(sockets)
        finally:
            beating.cancel()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so at once: whoever dies from now on is replaced."""
        await super().startup(sockets)
        self._say()

    async def _beat(self) -> None:
        while True:
            self._say()
            await asyncio.sleep(BEAT)

    def _say(self) -> None:
        self._beats.send_bytes(b"serves" if self.started else b"begins")


def work(settings: uvicorn.Config, line: socket.socket, beats: Connection) -> None:
    """What a worker does from its beginning to its end."""
    end_with_parent()
    if sys.platform == "linux":  # where even a worker that is stopped ends with its supervisor
        ctypes.CDLL(None).prctl(DEATH_SIGNAL, signal.SIGKILL)
    settings.configure_logging()
    Beating(settings, beats).run(sockets=[line])
