"""The page that shows the parts of which tables are built."""

from __future__ import annotations

import argparse
import importlib.util
from pathlib import Path

from playwright.sync_api import Browser

from server.kit import Served

SCRIPT = Path(__file__).parents[2] / "scripts" / "shots.py"
WISH = argparse.Namespace(
    language=["en"], theme=["day"], size=["360x740", "844x390"], parts=True, game=["amazones"],
    seats=3, seed=1, most=2, state="", halfway=False,
)  # fmt: skip


def test_each_part_is_shown_in_each_state(browser: Browser, served: Served, tmp_path: Path) -> None:
    spec = importlib.util.spec_from_file_location("shots", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    shots = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(shots)
    WISH.folder = tmp_path
    looks = shots.Looks(browser, WISH)
    shots.tables(served, looks)
    looks.show_parts()
    shown = (tmp_path / "parts.html").read_text("utf-8")
    pictures = [file.name for file in tmp_path.glob("*.png")]
    assert all(f"src='{name}'" in shown for name in pictures)
    for part in shots.PARTS:
        mine = [name for name in pictures if name.startswith(f"{shots.brief(part)}-")]
        states = {name.split("-amazones-")[1][:2] for name in mine}
        assert {"00", "01"} <= states, part
        assert all(any(size in name for name in mine) for size in WISH.size)
    for page in looks.pages.values():
        page.context.close()
