"""What each test file costs in processor time, servers and browsers that it starts included.

`pytest --cost` prints it: on a busy machine the clock on the wall says nothing.
"""

from __future__ import annotations

import os
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

TICK = os.sysconf("SC_CLK_TCK")


LOST: dict[int, int] = {}  # Chromium's own children: nobody adds up their time when they end


def spent() -> float:
    """The processor seconds of this process and of all that descend from it, living or ended."""
    parents: dict[int, list[int]] = defaultdict(list)
    ticks: dict[int, int] = {}
    typed: set[int] = set()
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
            chromium = b"--type=" in (folder / "cmdline").read_bytes()
        except OSError:
            continue  # it has just ended
        pid = int(folder.name)
        parents[int(fields[1])].append(pid)
        # Its own, and of children that have ended: of Chromium's each is counted by itself.
        ticks[pid] = sum(map(int, fields[11 : 13 if chromium else 15]))
        if chromium:
            typed.add(pid)
    family, total = [os.getpid()], 0
    while family:
        pid = family.pop()
        if pid in typed:
            LOST[pid] = ticks[pid]
        else:
            total += ticks.get(pid, 0)
        family += parents[pid]
    return (total + sum(LOST.values())) / TICK if ticks else sum(os.times()[:4])


class Cost:
    """Counts while tests run, in every worker; the one that prints adds it up."""

    def __init__(self) -> None:
        self.of_test: dict[str, float] = defaultdict(float)
        self.before = spent()

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.before = spent()
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item) -> Iterator[None]:
        report = yield
        now = spent()
        report.user_properties.append(("cost", now - self.before))
        self.before = now
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        costs = [value for name, value in report.user_properties if name == "cost"]
        self.of_test[report.nodeid] += costs[-1] if costs else 0

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        of_file: dict[str, float] = defaultdict(float)
        for test, seconds in self.of_test.items():
            of_file[test.partition("::")[0]] += seconds
        terminalreporter.section(f"processor time: {sum(of_file.values()):.0f} s")
        for name, seconds in sorted(of_file.items(), key=lambda each: -each[1]):
            terminalreporter.write_line(f"{seconds:8.1f}  {name}")
        terminalreporter.section("the forty dearest tests")
        for name, seconds in sorted(self.of_test.items(), key=lambda each: -each[1])[:40]:
            terminalreporter.write_line(f"{seconds:8.1f}  {name}")
