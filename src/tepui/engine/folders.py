"""Where games are found: in `tepui/games`, in the folders of TEPUI_GAMES, and in installed
packages.

An installed package announces a game by an entry point of the group `tepui.games`, whose value is
the game's package. Like any game's folder, it has the name of the game's id.
"""

import importlib
import os
import sys
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

OWN = Path(__file__).parents[1] / "games"
SPECIMENS = Path(__file__).parents[1] / "specimens"  # games for research, not listed
GROUP = "tepui.games"


def folders() -> list[Path]:
    """The folders that hold games: ours, then the user's (TEPUI_GAMES, separated as in PATH)."""
    given = os.environ.get("TEPUI_GAMES", "")
    return [OWN, *(Path(folder) for folder in given.split(os.pathsep) if folder)]


def packages() -> Iterator[tuple[Path, str]]:
    """Each game's folder, and the name that it is imported by."""
    seen = set()
    for folder in folders():
        prefix = "tepui.games." if folder == OWN else ""
        for init in folder.glob("*/__init__.py"):
            seen.add(prefix + init.parent.name)
            yield init.parent, prefix + init.parent.name
    for place, package in _installed():
        if package not in seen:  # TEPUI_GAMES goes before what is installed
            yield place, package


@cache
def _installed() -> tuple[tuple[Path, str], ...]:
    """The games of installed packages; for one that cannot be found, its name is given as its
    folder.
    """
    from importlib.metadata import entry_points  # half of what it takes to load Tepui

    installed = []
    for package in sorted({entry.module for entry in entry_points(group=GROUP)}):
        try:
            spec = find_spec(package)
        except ImportError:
            spec = None
        places = (spec and spec.submodule_search_locations) or [package]
        installed.append((Path(places[0]), package))
    return tuple(installed)


def load(package: str) -> ModuleType:
    """A game's package, imported; a folder of TEPUI_GAMES is searched as Python's own are."""
    for folder in folders():
        if folder != OWN and str(folder) not in sys.path:
            sys.path.append(str(folder))
    return importlib.import_module(package)
