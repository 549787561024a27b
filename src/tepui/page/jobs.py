"""Jobs for the browser's other workers, which have their own Python: bots, and the coach.

Python has no threads in a browser. A job is pickled, as for another process, and so is its result.
A job gives one result or several: a review grows.
"""

import itertools
import pickle
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, NamedTuple

Post = Callable[[str, int, bytes], None]  # a worker's name, the job's number, what is to be done
Stop = Callable[[str], None]

BOTS, COACH, PAR = "bots", "coach", "par"


class Job(NamedTuple):
    """A job that a worker was given."""

    worker: str
    future: Future[Any]
    heard: Callable[[Any], None] | None  # for each result before the last
    work: bytes  # the pickled job


class Jobs:
    """The jobs of the other workers."""

    def __init__(self, post: Post, stop: Stop) -> None:
        self._post, self._stop = post, stop
        self._numbers = itertools.count()
        self._jobs: dict[int, Job] = {}

    def submit(
        self, worker: str, work: Callable[[], Any], heard: Callable[[Any], None] | None = None
    ) -> Future[Any]:
        """Give a worker a job. `work` returns the result; with `heard`, it yields several."""
        number, future = next(self._numbers), Future[Any]()
        future.set_running_or_notify_cancel()
        job = Job(worker, future, heard, pickle.dumps((work, heard is not None)))
        self._jobs[number] = job
        self._post(worker, number, job.work)
        return future

    def hear(self, number: int, data: bytes) -> None:
        """Take a worker's message: `(done, result, error)`."""
        job = self._jobs.get(number)
        if job is None:
            return  # cancelled
        done, result, wrong = pickle.loads(data)  # noqa: S301  # from a worker of our own
        if job.heard is not None and result is not None:
            try:
                job.heard(result)
            except BaseException as over:  # noqa: BLE001  # it is raised where it is awaited
                self._end(number, over)
                return
        if done:
            del self._jobs[number]
            if wrong is None:
                job.future.set_result(result)
            else:
                job.future.set_exception(wrong)

    def _end(self, number: int, why: BaseException) -> None:
        """End a job, and the worker that does it. A new worker gets its other jobs."""
        ended = self._jobs.pop(number)
        self._stop(ended.worker)
        ended.future.set_exception(why)
        for other, job in self._jobs.items():
            if job.worker == ended.worker:
                self._post(job.worker, other, job.work)

    def give_up(self, worker: str, why: BaseException) -> None:
        """End a worker with all its jobs. The next job gets a new one."""
        self._stop(worker)
        for number, job in list(self._jobs.items()):
            if job.worker == worker:
                del self._jobs[number]
                job.future.set_exception(why)
