"""Threads in which bots think, shared fairly.

Tables with people have their own threads, so they never wait for tables of bots alone. Within each
kind, households take turns, and so do the tables of each: whoever opens many tables shares one turn
among them and slows nobody else down.
"""

import os
import sys
import threading
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from typing import Any, NamedTuple, TypeVar

from tepui.server.errors import TooMuch

T = TypeVar("T")

AT_A_TABLE = 8  # jobs that may wait for one table: its bots ask one by one, people for hints

Job = tuple["Future[Any]", Callable[[], Any]]


class Whose(NamedTuple):
    """The household, seated now, whose request a computation serves, or ""; and the table."""

    home: str
    table: str


class Turns:
    """Jobs that wait, household by household, table by table."""

    def __init__(self) -> None:
        self._waiting: OrderedDict[str, OrderedDict[str, deque[Job]]] = OrderedDict()

    def add(self, whose: Whose, job: Job) -> None:
        """Queue a job."""
        tables = self._waiting.setdefault(whose.home, OrderedDict())
        jobs = tables.setdefault(whose.table, deque())
        if len(jobs) >= AT_A_TABLE:
            raise TooMuch("server-many-thoughts")
        jobs.append(job)

    def withdraw(self, table: str) -> list[Job]:
        """Remove and return the jobs of a table."""
        withdrawn: list[Job] = []
        for home, tables in list(self._waiting.items()):
            withdrawn += tables.pop(table, ())
            if not tables:
                del self._waiting[home]
        return withdrawn

    def take(self) -> Job | None:
        """The next job; its household and its table go to the end of the queue."""
        if not self._waiting:
            return None  # it was withdrawn
        home, tables = self._waiting.popitem(last=False)
        table, jobs = tables.popitem(last=False)
        job = jobs.popleft()
        if jobs:
            tables[table] = jobs
        if tables:
            self._waiting[home] = tables
        return job


class Thinkers:
    """Some threads, and the jobs that wait for them."""

    def __init__(self, threads: int, name: str, nice: int = 0) -> None:
        self._threads = ThreadPoolExecutor(threads, name, _step_back, (nice,))
        self._turns = Turns()
        self._lock = threading.Lock()

    def submit(self, whose: Whose, work: Callable[[], T]) -> Future[T]:
        """Queue work for its turn. Raises if a table has too much."""
        future: Future[T] = Future()
        self.add(whose, (future, work))
        return future

    def add(self, whose: Whose, job: Job) -> None:
        """The same for a job that somebody is waiting for already."""
        with self._lock:
            self._turns.add(whose, job)
        self._threads.submit(self._next)

    def withdraw(self, table: str) -> list[Job]:
        """Cancel the jobs of a table that have not begun."""
        with self._lock:
            return self._turns.withdraw(table)

    def _next(self) -> None:
        with self._lock:
            job = self._turns.take()
        if job is None:
            return
        future, work = job
        if not future.set_running_or_notify_cancel():
            return
        try:
            result = work()
        except BaseException as wrong:  # noqa: BLE001  # it is raised where the thought is awaited
            future.set_exception(wrong)
        else:
            future.set_result(result)


def _step_back(nice: int) -> None:
    """Give people's moves priority if processors are few. Only Linux does it per thread."""
    if sys.platform == "linux":
        with suppress(OSError):
            me = threading.get_native_id()
            os.setpriority(os.PRIO_PROCESS, me, os.getpriority(os.PRIO_PROCESS, me) + nice)


_with_people = Thinkers(2, "bot", nice=3)
_alone = Thinkers(1, "bot-alone", nice=10)
_elsewhere: Callable[[Callable[[], Any]], Future[Any]] | None = None


def think_elsewhere(submit: Callable[[Callable[[], Any]], Future[Any]]) -> None:
    """Use other workers instead of threads: a browser has none."""
    global _elsewhere
    _elsewhere = submit


def think(whose: Whose, work: Callable[[], T]) -> Future[T]:
    """Let a bot think, for a table in its turn."""
    if _elsewhere is not None:
        return _elsewhere(work)
    return (_with_people if whose.home else _alone).submit(whose, work)


def come_first(whose: Whose) -> None:
    """Somebody has come to a table: its jobs move from the bots' queue to the people's."""
    for future, work in _alone.withdraw(whose.table):
        try:
            _with_people.add(whose, (future, work))
        except TooMuch as wrong:
            future.set_exception(wrong)
