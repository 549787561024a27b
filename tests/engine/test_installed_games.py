"""Games outside the tree plug in by an entry point of their distribution."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples/games"


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """Two distributions: one whole, and one that promises a game which is not there."""
    for name, version in (("piranha", "1.0"), ("lost", "0.1")):
        info = tmp_path / f"tepui_{name}-{version}.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Name: tepui-{name}\nVersion: {version}\n")
        (info / "entry_points.txt").write_text(f"[tepui.games]\n{name} = {name}\n")
    shutil.copytree(EXAMPLES / "piranha", tmp_path / "piranha")
    return tmp_path


def run(site: Path, *asked: str, **environment: str) -> subprocess.CompletedProcess[str]:
    settings = {"PYTHONPATH": os.pathsep.join([str(site), *sys.path]), "TEPUI_JIT": "off"}
    return subprocess.run(
        [sys.executable, "-m", "tepui.cli", *asked], capture_output=True, text=True, check=True,
        timeout=600, env={**os.environ, "LC_ALL": "C", **settings, **environment},
    )  # fmt: skip


def test_an_installed_game_is_offered_and_played(site: Path) -> None:
    done = run(site, "games", "--json")
    assert "piranha" in [game["id"] for game in json.loads(done.stdout)]
    assert "lost" in done.stderr, "one that cannot be loaded is named, and the others go on"
    done = run(site, "simulate", "piranha", "--seats", "3", "--games", "2", "--seed", "1", "--json")
    assert json.loads(done.stdout)["games"] == 2


def test_a_folder_of_ones_own_goes_before_what_is_installed(site: Path) -> None:
    done = run(site, "games", "--json", TEPUI_GAMES=str(EXAMPLES))
    assert [game["id"] for game in json.loads(done.stdout)].count("piranha") == 1
