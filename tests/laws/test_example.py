"""The example game keeps all laws from its folder alone; no other file here knows it."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

TREE = Path(__file__).parents[2]


def test_a_game_outside_the_tree_is_held_to_all_laws_as_the_document_shows() -> None:
    page = (TREE / "docs" / "add-a-game.md").read_text("utf-8")
    (line,) = re.findall(r"`(TEPUI_GAMES=FOLDER pytest .*?)`", page)
    line = line.replace("FOLDER", "examples/games").replace("<id>", "piranha")
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    done = subprocess.run(
        ["bash", "-c", line], env={**os.environ, "TEPUI_JIT": "off", "PATH": path},
        cwd=TREE, capture_output=True, text=True, check=False, timeout=800,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout[-3000:]
    assert "passed" in done.stdout
