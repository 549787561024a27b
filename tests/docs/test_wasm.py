"""docs/wasm.md lists what a game's module exports: all of it, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import tepui
from tepui.lab.exports import exports

PAGE = (Path(__file__).parents[2] / "docs" / "wasm.md").read_text("utf-8")


def listed() -> set[str]:
    """The names of the table; `.look` has the module of the one before it."""
    found, module = set(), ""
    table = PAGE[PAGE.index("| for | exports |") :].partition("\n\n")[0]
    for name in re.findall(r"`([\w.]*\.[\w*]+)`", table):
        module = name.rpartition(".")[0] or module
        found.add(f"{module}.{name.rpartition('.')[2]}")
    return found


def test_every_export_is_listed() -> None:
    there = set()
    for rule, _ in exports(tepui.game("coloretto")):
        parts = rule.__module__.split(".")
        there.add(f"{parts[1]}.{parts[-1]}.{rule.__name__}")
    whole = {name.removesuffix("*") for name in listed() if name.endswith("*")}
    assert not {
        name for name in there if name not in listed() and not name.startswith(tuple(whole))
    }
    assert not {name for name in listed() - there if not name.endswith("*")}
    assert all(any(name.startswith(each) for name in there) for each in whole)
