"""Processes that work for this one, and end with it."""

import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import get_context, parent_process

SPAWN = get_context("spawn")  # a forked process may inherit a lock that nobody will open


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Processes started here never receive Ctrl-C, not even as they start: their parent does."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def end_with_parent() -> None:
    """End this process with the one that started it, however that ends."""
    threading.Thread(target=_watch, daemon=True).start()


def _watch() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
