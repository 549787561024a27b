"""The figures over time: what is kept is drawn, each machine by itself."""

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


def test_machines_are_not_joined_by_a_line() -> None:
    found = [
        {"date": f"2026-11-{day}", "tepui": "1", "python": "3", "machine": machine,
         "figures": [{"what": "a | <b>", "value": day, "unit": "s"}]}
        for day, machine in ((10, "one"), (12, "one"), (14, "two"))
    ]  # fmt: skip
    page = history.page(found)
    assert page.count("<svg") == 2
    assert page.count("<circle") == 3
    assert "<b>" not in page
    assert "10 on 2026-11-10, 12 on 2026-11-12" in page


def test_what_is_kept_in_the_repository_can_be_drawn() -> None:
    kept = history.runs(Path(__file__).parents[2] / "bench" / "history")
    assert kept
    assert history.page(kept).count("<svg") >= len(kept[0]["figures"])


def test_the_page_of_performance_has_the_newest_figures() -> None:
    page = history.PERFORMANCE.read_text("utf-8")
    assert page == history.written(page, history.runs()), "run: python -m bench.speed.history"
