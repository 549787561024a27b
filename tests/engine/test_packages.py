"""The packages of the engine: old names of modules, and what stays fresh when a module moves."""

from __future__ import annotations

import importlib
import subprocess
import sys
from pathlib import Path

import pytest

import tepui
from tepui.engine import _MOVED
from tepui.engine.runtime import sources


def test_public_modules_are_found_under_their_old_names() -> None:
    for old, package in _MOVED.items():
        name = old.rpartition(".")[2]
        sys.modules.pop(old, None)
        with pytest.warns(DeprecationWarning, match=f"{old} is now"):
            module = importlib.import_module(old)
        assert module is importlib.import_module(f"tepui.engine.{package}.{name}")
        assert module.__spec__ is not None
        assert module.__spec__.name == f"tepui.engine.{package}.{name}"


def test_a_game_from_outside_imports_what_it_did() -> None:
    script = "from tepui.engine.rule import rule; from tepui.engine import log; print(log.__name__)"
    said = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert said.stdout == "tepui.engine.play.log\n"


def test_a_module_that_moves_leaves_compiled_games_fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    game = tepui.game("coloretto")
    before = sources.fingerprint(game.folder)
    shared = sources.shared_sources()
    moved = {
        name: source.replace(b"tepui.engine.rules.chance ", b"tepui.engine.dice.chance ")
        for name, source in shared.items()
    }
    assert moved != shared
    monkeypatch.setattr(sources, "shared_sources", lambda: moved)
    assert sources.fingerprint(game.folder) == before


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b"import draw, weighted", b"import draw as weighted, weighted as draw"),
        (b"tepui.engine.rules.chance import draw", b"tepui.engine.rules.places import draw"),
    ],
)
def test_another_thing_imported_is_noticed(
    old: bytes, new: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = tepui.game("coloretto")
    before = sources.fingerprint(game.folder)
    shared = sources.shared_sources()
    changed = {name: source.replace(old, new) for name, source in shared.items()}
    assert changed != shared
    monkeypatch.setattr(sources, "shared_sources", lambda: changed)
    assert sources.fingerprint(game.folder) != before


def test_what_is_hashed_has_one_name_each() -> None:
    """Folders within a package do not count, so no two of its modules may have one name."""
    names = [
        f"{package}/{file.name}"
        for package in sources.COMPILED
        for file in (Path(sources.PACKAGE) / package).rglob("*.py")
        if file.name != "__init__.py"
    ]
    assert len(names) == len(set(names))
