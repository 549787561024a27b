"""What docstrings show is what happens."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
# Those that show something: importing every module to look for it takes each worker seconds.
SHOWING = [
    ".".join(file.relative_to(folder).with_suffix("").parts).removesuffix(".__init__")
    for folder, package in ((ROOT / "src", "tepui"), (ROOT, "bench"))
    for file in sorted((folder / package).rglob("*.py"))
    if ">>> " in file.read_text("utf-8")
]


@pytest.mark.parametrize("module", SHOWING)
def test_docstrings_show_what_happens(module: str) -> None:
    found = doctest.testmod(importlib.import_module(module), optionflags=doctest.ELLIPSIS)
    assert found.attempted
    assert not found.failed


def test_there_are_examples() -> None:
    assert len(SHOWING) > 15
