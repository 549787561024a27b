"""The example game keeps all laws from its folder alone; no other file here knows it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

TREE = Path(__file__).parents[2]


def test_a_game_outside_the_tree_is_held_to_all_laws() -> None:
    laws = [f"tests/laws/test_{name}.py" for name in ("laws", "moves", "rule_ids", "words")]
    own = "examples/games/piranha/tests"
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-k", "piranha and not agree", *laws, own],
        env={**os.environ, "TEPUI_GAMES": str(TREE / "examples/games"), "TEPUI_JIT": "off"},
        cwd=TREE, capture_output=True, text=True, check=False, timeout=600,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-3000:]
