"""The same thoughts everywhere: what Numba's code has thought is thought in WebAssembly, too."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tepui
from settings import THOROUGH
from tepui.engine.rules.rule import INTERPRETED
from tepui.lab import chunk
from tepui.lab.digest import Run, digest, runs, thoughts
from tepui.lab.simulate import rows_of

FILE = Path(__file__).with_name("thoughts.json")
KEPT = json.loads(FILE.read_text("utf-8"))
DATED = json.loads(FILE.with_name("gpu_digest.json").read_text("utf-8"))
RUNS = [run for run in runs(tepui.all_games()) if run.name in KEPT]

# With options every night: the trees and judgements above are asked with each in every run.
PLAYED = [
    run
    for run in RUNS
    if (THOROUGH or "=" not in run.name)
    and run.name in DATED["digests"]
    and run.game.version == DATED["rules"][run.game.id]  # else no GPU has played them so
]

pytestmark = pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")


def test_all_runs_are_kept() -> None:
    assert {run.name for run in RUNS} == set(KEPT)


@pytest.mark.parametrize("run", RUNS, ids=lambda run: run.name)
def test_trees_and_judgements_are_those_of_numba(run: Run) -> None:
    """Byte for byte."""
    assert thoughts(run) == KEPT[run.name], "TEPUI_JIT=numba python tests/lab/write_thoughts.py"


@pytest.mark.parametrize("run", PLAYED, ids=lambda run: run.name)
def test_modules_play_the_games_of_the_gpu(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from tepui.engine.runtime.machine import machine_of

    monkeypatch.setattr(chunk, "bulk_machine_of", machine_of)
    rows = rows_of(run.game, run.seats, DATED["games"], DATED["seed"], run.options)
    assert digest(rows) == DATED["digests"][run.name]
