"""Figures for the host, in Prometheus text format: what a worker has counted since it started.

Whoever reads them may also play here, so they count only what everybody at a table notices, and no
secret changes of mind.
"""

import bisect
import os
import platform
from collections.abc import Sequence
from typing import Protocol

CHORES = {
    "failures": "tepui_chore_failures_total",
    "seconds": "tepui_chore_seconds",
    "done": "tepui_chore_done_timestamp_seconds",
}
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0)


class Chore(Protocol):
    """The figures of a periodic task."""

    name: str
    failures: int
    seconds: float  # seconds that the last run took
    done: float  # when the last run ended


class Metrics:
    """Counters of one worker."""

    def __init__(self) -> None:
        self.writes = 0
        self.refused = 0
        self.events = 0
        self.failures = 0
        self.seconds = 0.0
        self.chores: Sequence[Chore] = ()
        self._within = [0] * (len(BUCKETS) + 1)

    def wrote(self, events: int, seconds: float) -> None:
        """This many events were written, this long after they were requested."""
        self.events += events
        self.writes += 1
        self.seconds += seconds
        self._within[bisect.bisect_left(BUCKETS, seconds)] += 1

    def failed(self) -> int:
        """How often something failed that was nobody's fault."""
        return self.failures + sum(chore.failures for chore in self.chores)

    def text(self, tables: int, sockets: int, broken: int) -> str:
        """All figures, in the text format of Prometheus."""
        me = f'worker="{platform.node()}-{os.getpid()}"'
        lines = [
            "# TYPE tepui_tables_live gauge",
            f"tepui_tables_live{{{me}}} {tables}",
            "# TYPE tepui_tables_broken gauge",
            f"tepui_tables_broken{{{me}}} {broken}",
            "# TYPE tepui_sockets gauge",
            f"tepui_sockets{{{me}}} {sockets}",
            "# TYPE tepui_events_written_total counter",
            f"tepui_events_written_total{{{me}}} {self.events}",
            "# TYPE tepui_messages_refused_total counter",
            f"tepui_messages_refused_total{{{me}}} {self.refused}",
            "# TYPE tepui_failures_total counter",
            f"tepui_failures_total{{{me}}} {self.failed()}",
        ]
        for figure, name in CHORES.items():
            lines.append(f"# TYPE {name} {'counter' if figure == 'failures' else 'gauge'}")
            for chore in self.chores:
                value = f"{getattr(chore, figure):.3f}"
                lines.append(f'{name}{{{me},chore="{chore.name}"}} {value}')
        lines.append("# TYPE tepui_write_seconds histogram")
        total = 0
        for bound, count in zip((*map(str, BUCKETS), "+Inf"), self._within, strict=True):
            total += count
            lines.append(f'tepui_write_seconds_bucket{{{me},le="{bound}"}} {total}')
        lines.append(f"tepui_write_seconds_sum{{{me}}} {self.seconds:.6f}")
        lines.append(f"tepui_write_seconds_count{{{me}}} {self.writes}")
        return "\n".join(lines) + "\n"
