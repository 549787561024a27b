"""Work in many pieces: over threads, processes, or the machines of a Ray cluster.

Results come in the order of the tasks, so they do not depend on who was faster. Ray is the extra
`tepui[ray]`; a task whose worker or machine is lost is repeated.
"""

import importlib
import importlib.util
import os
import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from tepui.engine.runtime.processes import SPAWN, end_with_parent, uninterrupted
from tepui.engine.text.errors import TepuiError

Task = TypeVar("Task")
Result = TypeVar("Result")

AHEAD = 4  # tasks that wait for each worker, so that none is idle
RETRIES = 3  # of a task whose worker was lost
PATIENCE = 5  # seconds until a cluster must have answered


class Lost(Exception):
    """A task has taken its worker with it, again and again."""


class NoRay(TepuiError):
    """Ray is not installed, or not to be reached."""


def spread(
    work: Callable[[Task], Result],
    tasks: Iterable[Task],
    workers: int | None = None,
    ray: str | None = None,
) -> Iterator[Result]:
    """The results of `work`, on this many processes or on the Ray cluster at an address."""
    if ray is not None:
        return on_ray(work, tasks, ray)
    return on_processes(work, tasks, workers or os.cpu_count() or 1)


def on_threads(
    work: Callable[[Task], Result], tasks: Iterable[Task], threads: int
) -> Iterator[Result]:
    """For work in compiled code, which leaves Python's lock alone."""
    pool = ThreadPoolExecutor(threads)
    try:
        yield from _in_order(lambda task: pool.submit(work, task), tasks, AHEAD * threads)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def on_processes(
    work: Callable[[Task], Result], tasks: Iterable[Task], workers: int
) -> Iterator[Result]:
    """For work in Python. `work` must be a function of a module."""

    def submit(task: Task) -> Future[Result]:
        with uninterrupted():  # it may start a process
            return pool.submit(work, task)

    with ProcessPoolExecutor(workers, SPAWN, end_with_parent) as pool:
        try:
            yield from _in_order(submit, tasks, AHEAD * workers)
        except BrokenProcessPool as broken:
            raise Lost from broken
        except BaseException:  # interrupted, or nobody asks for more
            for worker in pool._processes.values():  # it would wait for them
                worker.kill()
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def on_ray(work: Callable[[Task], Result], tasks: Iterable[Task], address: str) -> Iterator[Result]:
    """For many machines. Tepui must be installed on each of them."""
    if importlib.util.find_spec("ray") is None:
        raise NoRay("lab-no-ray-extra")
    ray: Any = importlib.import_module("ray")
    lost = importlib.import_module("ray.exceptions")
    own = not ray.is_initialized()
    try:
        if own:
            _knock(address)
            ray.init(address, log_to_driver=False, logging_level="warning")
    except (OSError, ValueError, RuntimeError) as wrong:
        raise NoRay("lab-no-ray", address=address, why=str(wrong)[:200]) from wrong
    try:
        remote = ray.remote(max_retries=RETRIES)(work)
        ahead = AHEAD * max(int(ray.cluster_resources().get("CPU", 1)), 1)
        yield from _in_order(lambda task: remote.remote(task).future(), tasks, ahead)
    except (lost.WorkerCrashedError, lost.NodeDiedError, lost.ObjectLostError) as broken:
        raise Lost from broken
    finally:
        if own:
            ray.shutdown()


def _knock(address: str) -> None:
    """Fail at once where nobody listens: Ray itself tries for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdigit():
        socket.create_connection((host, int(port)), PATIENCE).close()


def _in_order(
    submit: Callable[[Task], Future[Result]], tasks: Iterable[Task], ahead: int
) -> Iterator[Result]:
    """Keep this many tasks under way."""
    waiting: deque[Future[Result]] = deque()
    for task in tasks:
        waiting.append(submit(task))
        if len(waiting) > ahead:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()
