"""What each test file costs in processor time, servers and browsers that it starts included.

`pytest --cost` prints it: on a busy machine the clock on the wall says nothing.
"""

from __future__ import annotations

import os
from collections import defaultdict
from typing import Any

import pytest

TICK = os.sysconf("SC_CLK_TCK")


LOST: dict[int, int] = {}  # Chromium's own children: nobody adds up their time when they end


def spent() -> float:
    """The processor seconds of this process and of all that descend from it, living or ended."""
    children: dict[int, list[int]] = defaultdict(list)
    stats: dict[int, list[bytes]] = {}
    for name in filter(str.isdigit, (each.name for each in os.scandir("/proc"))):
        if fields := read(f"/proc/{name}/stat").rpartition(b")")[2].split():
            stats[int(name)] = fields
            children[int(fields[1])].append(int(name))
    family, total = [os.getpid()], 0
    while family:
        pid = family.pop()
        family += children[pid]
        chromium = b"--type=" in read(f"/proc/{pid}/cmdline")
        # Its own, and of children that have ended: of Chromium's each is counted by itself.
        ticks = sum(map(int, stats.get(pid, [])[11 : 13 if chromium else 15]))
        if chromium:
            LOST[pid] = ticks
        else:
            total += ticks
    return (total + sum(LOST.values())) / TICK if stats else sum(os.times()[:4])


def read(path: str) -> bytes:
    """A file of the kernel's; nothing where the process has just ended. This is asked after each
    test, of every process there is: pathlib would take most of the time."""
    try:
        file = os.open(path, os.O_RDONLY)
    except OSError:
        return b""
    try:
        return os.read(file, 65_536)
    except OSError:
        return b""
    finally:
        os.close(file)


class Cost:
    """Counts while tests run, in every worker; the one that prints adds it up."""

    def __init__(self) -> None:
        self.of_test: dict[str, float] = defaultdict(float)
        self.before = 0.0

    def pytest_collection_finish(self) -> None:
        self.before = spent()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> Any:
        report = yield
        if call.when == "teardown":
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
        terminalreporter.section("the 40 tests with most CPU time")
        for name, seconds in sorted(self.of_test.items(), key=lambda each: -each[1])[:40]:
            terminalreporter.write_line(f"{seconds:8.1f}  {name}")
