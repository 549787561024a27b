"""Signs on stderr that work goes on: within two seconds without a word, and now and then after.

One clock counts from the start of the command, or from what somebody has typed last.
"""

import shutil
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event, Lock, Thread

import click

PATIENCE = 1.5  # seconds without a sign; Python's own start comes before
LINES = 10.0  # seconds from one line to the next where nobody sees it change
LOOK = 0.1  # seconds from one look at the clock to the next
FOREVER = float("inf")


class Signs:
    """A line that changes, or in a pipe one now and then.

    `said` makes it of the seconds until now, and of how many functions were compiled in them.
    """

    def __init__(self, usual: Callable[[int, int], str]) -> None:
        self._usual, self._lock, self._on_screen = usual, Lock(), False
        self.begin(time.monotonic())

    def begin(self, begun: float) -> None:
        """Count from then."""
        self.said, self._begun, self._compiled = self._usual, begun, compiled()
        self._due = begun + PATIENCE

    def hush(self, pause: float | None = None) -> None:
        """Something else is said; `pause`: for how many seconds nobody misses a sign."""
        with self._lock:
            if self._on_screen:
                click.echo("\x1b[K", nl=False, err=True)
                self._on_screen = False
            usual = PATIENCE if sys.stderr.isatty() else LINES
            self._due = time.monotonic() + (usual if pause is None else pause)

    @contextmanager
    def shown(self, begun: float) -> Iterator[None]:
        """Show signs meanwhile."""
        ended = Event()
        thread = Thread(target=self._watch, args=(ended,), daemon=True)
        self.begin(begun)
        thread.start()
        try:
            yield
        finally:
            ended.set()
            thread.join()
            self.hush(FOREVER)

    def _watch(self, ended: Event) -> None:
        while not ended.wait(LOOK):
            with self._lock:
                if time.monotonic() >= self._due:
                    self._show()

    def _show(self) -> None:
        line = self.said(round(time.monotonic() - self._begun), compiled() - self._compiled)
        self._on_screen = sys.stderr.isatty()
        if self._on_screen:
            line = f"{line[: shutil.get_terminal_size().columns - 1]}\x1b[K\r"
        click.echo(line, nl=not self._on_screen, err=True)
        self._due = time.monotonic() + (1.0 if self._on_screen else LINES)


def compiled() -> int:
    """How many functions Numba has compiled; loading it takes longer than most commands."""
    drawer = getattr(sys.modules.get("tepui.engine.runtime.jit"), "Drawer", None)
    return drawer.kept if drawer else 0
