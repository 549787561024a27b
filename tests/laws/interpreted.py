"""Tests that are repeated with the rules interpreted."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent


def run_interpreted(script: str, *args: str) -> list[object]:
    """Run a script of this folder with the rules interpreted; the lines of JSON it prints."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", f"laws.{script}", *args],
        env={**os.environ, "TEPUI_JIT": "off", "PYTHONPATH": str(HERE.parent)},
        capture_output=True, text=True, check=False, timeout=600,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]
    return [json.loads(line) for line in done.stdout.splitlines()]
