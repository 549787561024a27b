"""The figures of `make bench`: each run is kept, and the newest are on the page."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.speed import history


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(history, "FOLDER", tmp_path)
    return tmp_path


def test_a_run_is_kept_with_its_day_and_machine(folder: Path) -> None:
    figure = {"what": "coloretto", "value": 20.5, "unit": "million decisions/s"}
    file = history.keep("0.1.0", [figure])
    assert history.keep("0.1.0", [figure]) == file  # a second one of that day takes its place
    (run,) = history.runs(folder)
    assert run["figures"] == [figure]
    assert file.name.startswith(run["date"])
    assert {"date", "tepui", "machine", "python"} <= set(run)


def test_the_page_of_performance_has_the_newest_figures() -> None:
    page = history.PERFORMANCE.read_text("utf-8")
    assert page == history.written(page, history.runs()), "run: python -m bench.speed.history"
