"""Every game keeps the laws of hidden information, over thousands of positions."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from laws.laws import check_game
from settings import Setting, often

HERE = Path(__file__).parent


def test_laws(setting: Setting) -> None:
    positions = 0
    for seed in range(100):
        positions += check_game(setting, seed, most=often(300, 700))
        if positions > 100:
            break
    assert positions > 100, "a hundred games, and hardly a move"


def run_interpreted(script: str, *args: str) -> list[object]:
    """Run a script of this folder with the rules interpreted; the lines of JSON it prints."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", f"laws.{script}", *args],
        env={**os.environ, "TEPUI_JIT": "off", "PYTHONPATH": str(HERE.parent)},
        capture_output=True, text=True, check=False, timeout=600,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_planted_leaks_are_caught() -> None:
    caught = run_interpreted("planted")
    assert len(caught) >= 15
    for leak in caught:
        assert isinstance(leak, dict)
        assert leak["caught"], f"the leak '{leak['leak']}' went unnoticed"


def test_interpreted_and_compiled_play_agree() -> None:
    """On every byte."""
    from laws.agreement import digests

    compiled = [json.loads(json.dumps(each)) for each in digests()]
    assert compiled == run_interpreted("agreement")
