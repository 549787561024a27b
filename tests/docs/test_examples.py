"""What docstrings show is what happens."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest

SOURCES = Path(__file__).parents[2] / "src"
# Those that show something: importing every module to look for it takes each worker seconds.
SHOWING = [
    ".".join(file.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")
    for file in sorted(SOURCES.rglob("*.py"))
    if ">>> " in file.read_text("utf-8")
]


@pytest.mark.parametrize("module", SHOWING)
def test_docstrings_show_what_happens(module: str) -> None:
    found = doctest.testmod(importlib.import_module(module), optionflags=doctest.ELLIPSIS)
    assert found.attempted
    assert not found.failed


def test_there_are_examples() -> None:
    assert len(SHOWING) > 15
