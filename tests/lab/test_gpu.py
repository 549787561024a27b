"""The GPU's games are the CPU's: a dated run's fingerprints, and what is said without a GPU."""

from __future__ import annotations

import importlib.util
import itertools
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

import tepui
from settings import THOROUGH
from tepui.cli.app import app
from tepui.lab.digest import Run, digest, runs
from tepui.lab.gpu import random_games as gpu
from tepui.lab.simulate import rows_of

FILE = Path(__file__).with_name("gpu_digest.json")
DATED = json.loads(FILE.read_text("utf-8"))


def is_dated(run: Run) -> bool:
    """Whether a GPU has played this run, under these rules. Who changes a rule needs no GPU."""
    return run.name in DATED["digests"] and DATED["rules"].get(run.game.id) == run.game.version


ALL = list(runs(tepui.all_games()))
RUNS = [run for run in ALL if is_dated(run)]


def test_a_gpu_has_played_all_games_under_these_rules() -> None:
    unchecked = [run.name for run in ALL if not is_dated(run)]
    if unchecked:
        from numba import cuda

        said = f"not checked on a GPU, run write_gpu_digest.py on one: {', '.join(unchecked)}"
        assert not cuda.is_available(), said
        pytest.skip(said)


@pytest.mark.parametrize("run", RUNS, ids=lambda run: run.name)
def test_the_cpu_plays_the_games_of_the_gpu(run: Run) -> None:
    rows = rows_of(run.game, run.seats, DATED["games"], DATED["seed"], run.options)
    assert digest(rows) == DATED["digests"][run.name]


@pytest.mark.parametrize("extra", [False, True], ids=["no extra", "no GPU"])
def test_without_a_gpu_the_command_says_so(extra: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    find = importlib.util.find_spec
    if extra and find("numba_cuda") is None:
        monkeypatch.setattr(importlib.util, "find_spec", lambda name: find(name) or name)
    gpu.cuda.cache_clear()
    from numba import cuda

    if extra and cuda.is_available():
        pytest.skip("there is a GPU")
    if not extra:
        there = {"numba_cuda": lambda name: None}
        monkeypatch.setattr(importlib.util, "find_spec", lambda name: there.get(name, find)(name))
    run = CliRunner().invoke(app, ["simulate", "coloretto", "--seats", "2", "--gpu"])
    assert run.exit_code == 2
    assert ("tepui[gpu]" in run.output) is not extra
    assert "GPU" in run.output


def test_tables_on_an_imitated_gpu_are_those_of_the_cpu() -> None:
    script = Path(__file__).with_name("imitated_gpu.py")
    imitated = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "TEPUI_JIT": "off"}
    games = [game.id for game in tepui.all_games()]
    # What is seen from a chair is each game's own; a plain record is written alike for all.
    relative, plain = (games, games) if THOROUGH else (games[::2], games[-1:])
    forms = [(game, "relative") for game in relative] + [(game, "plain") for game in plain]
    run = subprocess.run(
        [sys.executable, script, *itertools.chain(*forms)],
        env=imitated,
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr
