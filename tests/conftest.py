"""Shared by all tests: every game at every seat count and with every option."""

from __future__ import annotations

import contextlib
import gc
import hashlib
import itertools
import os
import signal
from collections.abc import Iterator

import hypothesis
import pytest

from cost import Cost
from settings import THOROUGH, Setting, often, settings
from tepui.server.table import bots

LONGEST = (
    "test_amazonas",
    "test_amazones",
    "test_laws",
    "test_learn",
    "test_people",
    "test_review",
    "test_screen_reader",
    "test_screens",
)
# Seconds after which a test is not slow: it waits for what never comes. Chaos takes hours.
HANGS = int(os.environ.get("TEPUI_HANGS", "900"))

# No test fails for being slow: the machine may be busy. An ordinary run tries the same examples
# every time, every night others are tried.
hypothesis.settings.register_profile(
    "patient", deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow],
    derandomize=not THOROUGH, max_examples=often(50, 100),
)  # fmt: skip
hypothesis.settings.load_profile("patient")


@pytest.fixture(params=settings(), ids=str)
def setting(request: pytest.FixtureRequest) -> Setting:
    return request.param


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test meets the same cards, dice and random bots in every run; others with TEPUI_DEALS=7."""
    name, tables = os.environ.get("TEPUI_DEALS", "") + request.node.nodeid, itertools.count()
    monkeypatch.setattr(
        "tepui.engine.play.fair.new_seed",
        lambda: hashlib.sha256(f"{name}{next(tables)}".encode()).digest(),
    )
    bots._rng().seed(name)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule", help="only tests that cite this rule")
    parser.addoption("--cost", action="store_true", help="the processor time of each test file")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--cost"):
        config.pluginmanager.register(Cost())


@contextlib.contextmanager
def limited(item: pytest.Item) -> Iterator[None]:
    """A test that hangs fails, and the rest of the run goes on."""

    def hangs(*_: object) -> None:
        raise TimeoutError(f"{item.nodeid} hangs")

    signal.signal(signal.SIGALRM, hangs)
    signal.alarm(HANGS)
    try:
        yield
    finally:
        signal.alarm(0)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Iterator[None]:
    with limited(item):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    with limited(item):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item: pytest.Item) -> Iterator[None]:
    with limited(item):
        return (yield)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Say of a failure when it happens: a run that is cut short tells of it too."""
    if report.outcome in ("failed", "rerun") and not os.environ.get("PYTEST_XDIST_WORKER"):
        print(
            f"\n{report.outcome.upper()} {report.nodeid} ({report.when})\n"
            f"{report.longreprtext[-2000:]}",
            flush=True,
        )


def pytest_collection_finish() -> None:
    """What was collected stays: looking through it for garbage takes a tenth of a run."""
    gc.collect()
    gc.freeze()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if rule := config.getoption("--rule"):
        items[:] = [
            item for item in items if any(rule in mark.args for mark in item.iter_markers("rule"))
        ]

    # Playwright leaves an event loop running in its process, and a test of the server that starts
    # one of its own after that fails: the browser's come last in every worker (which is why `make
    # test` keeps xdist from dealing out the largest files first). The longest begin, so that no
    # worker is left alone with one.
    def late(item: pytest.Item) -> tuple[bool, bool]:
        return item.nodeid.startswith("tests/browser"), item.path.stem not in LONGEST

    items.sort(key=late)
    # A browser is not ours, and neither is its pace: what fails there once and not again is shown
    # in the closing line as "rerun". Everything else must pass at the first attempt.
    for item in items:
        if item.nodeid.startswith("tests/browser"):
            item.add_marker(pytest.mark.flaky(reruns=1))
