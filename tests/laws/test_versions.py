"""A fix of the rules changes no game that was begun before it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from laws.versions import ID, plant

HERE = Path(__file__).parent


def run(folder: Path, act: str, *more: str, jit: str = "off") -> Any:
    """Do something in a process that knows the planted game as it is now."""
    done = subprocess.run(
        [sys.executable, "-m", "laws.versions", act, str(folder), *more],
        env={**os.environ, "TEPUI_JIT": jit, "TEPUI_GAMES": str(folder),
             "PYTHONPATH": str(HERE.parent)},
        capture_output=True, text=True, check=False, timeout=600,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def fixed(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Any]:
    """The planted game after its fix, and what was played before."""
    folder = tmp_path_factory.mktemp("versions")
    plant(folder, 1)
    old = run(folder, "before")
    assert old["gifts"] > 0 < old["table"]["gifts"], "nothing that the fix forbids was played"
    plant(folder, 2)
    return folder, old


@pytest.fixture(scope="module")
def interpreted(fixed: tuple[Path, Any]) -> Any:
    folder, old = fixed
    return run(folder, "after", old["table"]["id"])


def logs_go_on(found: Any) -> None:
    assert found["verified"] > 20
    assert found["the same"]
    assert found["goes on"] > 0, "the running game lost its rules"
    assert found["and verifies"]
    assert found["new"] == 0, "a new game has the old rules"
    assert len(set(found["rows"])) == 2, "both versions play alike"


def test_old_logs_and_tables_go_on_and_new_ones_have_the_new_rules(
    fixed: tuple[Path, Any], interpreted: Any
) -> None:
    logs_go_on(interpreted)
    assert interpreted["table"]["rules"] == 1
    assert interpreted["table"]["gifts"] > 0, "the running table lost its rules"
    assert interpreted["new table"]["rules"] == 2
    assert interpreted["new table"]["gifts"] == 0


def test_compiled_rules_know_their_version_too(fixed: tuple[Path, Any], interpreted: Any) -> None:
    found = run(fixed[0], "after", jit="on")
    logs_go_on(found)
    assert found["rows"] == interpreted["rows"]


def test_and_so_they_do_on_a_gpu(fixed: tuple[Path, Any], interpreted: Any) -> None:
    from tepui.lab.gpu.random_games import NoGpu, cuda

    try:
        cuda()
    except NoGpu as wrong:
        pytest.skip(str(wrong))
    assert run(fixed[0], "on_gpu", jit="on") == interpreted["rows"]


def test_what_a_newer_program_has_begun_is_refused_with_a_sentence(
    fixed: tuple[Path, Any], interpreted: Any, tmp_path: Path
) -> None:
    folder = fixed[0]
    plant(tmp_path, 1)
    for file in folder.iterdir():
        if file.name != ID:
            (tmp_path / file.name).write_bytes(file.read_bytes())
    said = run(tmp_path, "later", interpreted["new table"]["id"])
    assert len(said) == 2
    for sentence in said:
        assert "started under version 2" in sentence
        assert "knows versions 1 to 1" in sentence
