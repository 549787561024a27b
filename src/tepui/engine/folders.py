"""Where games lie: every folder in `tepui/games`, and in the folders of TEPUI_GAMES, is one."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

OWN = Path(__file__).parents[1] / "games"


def folders() -> list[Path]:
    """The folders that hold games: ours, then the user's (TEPUI_GAMES, separated as in PATH)."""
    given = os.environ.get("TEPUI_GAMES", "")
    return [OWN, *(Path(folder) for folder in given.split(os.pathsep) if folder)]


def packages() -> Iterator[tuple[Path, str]]:
    """Each game's folder, and the name that it is imported by."""
    for folder in folders():
        prefix = "tepui.games." if folder == OWN else ""
        for init in folder.glob("*/__init__.py"):
            yield init.parent, prefix + init.parent.name


def load(package: str) -> ModuleType:
    """A game's package, imported; a folder of TEPUI_GAMES is searched as Python's own are."""
    for folder in folders():
        if folder != OWN and str(folder) not in sys.path:
            sys.path.append(str(folder))
    return importlib.import_module(package)
