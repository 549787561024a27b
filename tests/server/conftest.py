"""Fixtures of the server's tests."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import pytest

from server.databases import Postgres, postgres
from server.kit import Served, serving, sqlite_at


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    with postgres() as server:
        yield server


@pytest.fixture(scope="module")
def postgres_address(postgres_server: Postgres) -> str:
    """A database for each file of tests: none meets what others have left."""
    return postgres_server.new_database()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return sqlite_at(tmp_path)
    address: str = request.getfixturevalue("postgres_address")
    return address


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def either(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Served]:
    """A server for all tests of a file, on one database and then on the other."""
    if request.param == "sqlite":
        database = sqlite_at(tmp_path_factory.mktemp("either"))
    else:
        database = request.getfixturevalue("postgres_address")
    with serving(database) as served:
        yield served


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What the sessions of the chaos test have come to, side by side or one after the other."""
    total: Counter[str] = Counter()
    seconds: dict[str, list[float]] = defaultdict(list)
    for report in (
        each for ended in ("passed", "failed") for each in terminalreporter.getreports(ended)
    ):
        told = dict(report.user_properties)
        if report.when == "call" and "chaos" in told:
            total.update({"sessions": 1, "failed": int(report.failed), **told["chaos"]})
            for what, each in told["seconds"].items():
                seconds[what] += each
    for what, each in sorted(seconds.items()):
        most = f"{median(each):.2f} s, at most {max(each):.2f} s"
        terminalreporter.write_line(f"{what}: {len(each)} times, {most}")
    if total:
        slowest = (
            max((max(each), what) for what, each in seconds.items()) if seconds else (0.0, "none")
        )
        counts = ", ".join(f"{what} {count}" for what, count in total.items())
        terminalreporter.write_line(
            f"chaos: {counts}; slowest restart {slowest[0]:.2f} s ({slowest[1]})"
        )
