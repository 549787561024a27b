"""Several workers of one server at one SQLite file: the process that started them has it open, and
they ask it.

Each worker holds a line to it, a socket in a folder that only the server's user can enter. A call
of a store goes there, its answer comes back, each when it is done; so the writes of all workers
come together into one commit. And every worker is told of what the others write, as PostgreSQL
would.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
import os
import pickle
import struct
import tempfile
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from functools import partial
from typing import Any

from tepui.server.store.contract import Away, Conflict, Store

journal = logging.getLogger("tepui.server")

SCHEME = "relay://"  # of an address that a worker is given in place of the database's
HEARD, TOLD = -1, -2  # in place of a call's number: a table was written, a worker speaks
_LENGTH = struct.Struct("!I")


def _put(line: asyncio.StreamWriter, *message: Any) -> None:
    packed = pickle.dumps(message)
    line.write(_LENGTH.pack(len(packed)) + packed)


async def _next(line: asyncio.StreamReader) -> Any:
    (length,) = _LENGTH.unpack(await line.readexactly(_LENGTH.size))
    return pickle.loads(await line.readexactly(length))  # noqa: S301  # between our own processes


class Relay:
    """The side that has the store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._lines: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        store.listen(lambda table: self._tell_all(HEARD, table))

    async def meet(self, reader: asyncio.StreamReader, line: asyncio.StreamWriter) -> None:
        """Answer a worker until it ends."""
        self._lines.add(line)
        try:
            while True:
                task = asyncio.create_task(self._answer(line, *await _next(reader)))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
        except (asyncio.IncompleteReadError, OSError):
            pass
        finally:
            self._lines.discard(line)
            line.close()

    async def _answer(
        self, line: asyncio.StreamWriter, number: int, name: str, args: Any, named: Any
    ) -> None:
        if name == "tell":
            self._tell_all(TOLD, *args)
            _put(line, number, None, None)
            return
        found: Any = None
        wrong: Exception | None = None
        try:
            found = await getattr(self.store, name)(*args, **named)
        except (Away, Conflict) as raised:
            wrong = raised
        except Exception as raised:  # noqa: BLE001  # the worker gets it
            journal.exception("the database could not do %s", name)
            wrong = RuntimeError(f"{name}: {raised}")
        if name == "append" and wrong is None:
            for other in self._lines - {line}:
                _put(other, HEARD, args[0].table)
        _put(line, number, found, wrong)

    def _tell_all(self, *message: Any) -> None:
        for line in self._lines:
            _put(line, *message)


@contextmanager
def relayed(store: Store) -> Iterator[str]:
    """The store is open in this process for all workers; the address where they find it."""
    ready: Future[tuple[asyncio.AbstractEventLoop, asyncio.Event]] = Future()

    async def serve(path: str) -> None:
        await store.open(serving=True)
        try:
            server = await asyncio.start_unix_server(Relay(store).meet, path)
            ended = asyncio.Event()
            ready.set_result((asyncio.get_running_loop(), ended))
            await ended.wait()
            server.close()
        finally:
            await store.close()

    def run(path: str) -> None:
        try:
            asyncio.run(serve(path))
        except Exception as wrong:
            if ready.done():
                raise
            ready.set_exception(wrong)

    with tempfile.TemporaryDirectory(prefix="tepui-") as folder:
        path = f"{folder}/store"
        thread = threading.Thread(target=run, args=(path,), name="store")
        thread.start()
        loop, ended = ready.result()
        try:
            yield SCHEME + path
        finally:
            loop.call_soon_threadsafe(ended.set)
            thread.join()


class Relayed:
    """The side of a worker: a store whose every call is made by the other side."""

    shared = True

    def __init__(self, path: str) -> None:
        self.path = path
        self.me = f"{os.getpid()}-{id(self):x}"
        self._numbers = itertools.count()
        self._asked: dict[int, asyncio.Future[Any]] = {}
        self._line: asyncio.StreamWriter | None = None
        self._ear: asyncio.Task[None] | None = None
        self._heard: Callable[[str | None], None] = lambda table: None
        self._told: Callable[[str, str], None] = lambda who, text: None

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        return partial(self._call, name)

    async def _call(self, name: str, *args: Any, **named: Any) -> Any:
        assert self._line is not None
        number = next(self._numbers)
        answer = self._asked[number] = asyncio.get_running_loop().create_future()
        _put(self._line, number, name, args, named)
        try:
            return await answer
        finally:
            self._asked.pop(number, None)

    async def open(self, serving: bool = False) -> None:
        """Find the other side."""
        reader, self._line = await asyncio.open_unix_connection(self.path)
        self._ear = asyncio.create_task(self._listen(reader))

    async def _listen(self, reader: asyncio.StreamReader) -> None:
        try:
            while True:
                number, *rest = await _next(reader)
                if number == HEARD:
                    self._heard(*rest)
                elif number == TOLD:
                    self._told(*rest)
                elif (answer := self._asked.get(number)) is not None and not answer.done():
                    found, wrong = rest
                    if wrong is None:
                        answer.set_result(found)
                    else:
                        answer.set_exception(wrong)
        except (asyncio.IncompleteReadError, OSError):
            # Who had the file open was killed, and nothing can be stored any more: what started us
            # may start another server, which needs our port.
            journal.error("the process that has the database open is gone: this worker ends, too")
            os._exit(1)

    async def close(self) -> None:
        """Let go of the line: all that was asked is answered."""
        if self._ear is not None and self._line is not None:
            self._ear.cancel()
            await asyncio.gather(self._ear, return_exceptions=True)
            self._line.close()

    async def tell(self, text: str) -> None:
        """Say something to all workers, this one too."""
        await self._call("tell", self.me, text)

    def listen(self, heard: Callable[[str | None], None]) -> None:
        """Call `heard` with the table that another worker has written to."""
        self._heard = heard

    def hear(self, told: Callable[[str, str], None]) -> None:
        """Call `told` with what a worker says."""
        self._told = told
