"""The public API is what docs/library.md says, and what examples and pages use."""

from __future__ import annotations

import ast
import importlib
import re
from pathlib import Path

import pytest

import tepui
from tepui.bots.bot import BotSeat

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "library.md").read_text("utf-8")
PUBLIC = {
    module: set(re.findall(r"`(\w+)`", names))
    for module, names in re.findall(r"^\| `(tepui[\w.]*)` \| (.*) \|$", PAGE, re.MULTILINE)
}
OF_EXTRAS = {"tepui.lab.gpu_vector"}  # it asks for a GPU when it is imported


@pytest.mark.parametrize("module", sorted(PUBLIC))
def test_what_is_public_is_there(module: str) -> None:
    if module in OF_EXTRAS:
        source = ast.parse((ROOT / "src" / f"{module.replace('.', '/')}.py").read_text("utf-8"))
        assert PUBLIC[module] <= {getattr(node, "name", "") for node in source.body}
        return
    found = importlib.import_module(module)
    for name in PUBLIC[module]:
        assert getattr(found, name) is not None
    declared = getattr(found, "__all__", None)
    if declared is not None and module != "tepui.engine.rules.sight":
        assert set(declared) - {"__version__"} == PUBLIC[module]


def test_members_that_are_stable_are_there() -> None:
    promised = re.findall(r"^\| `([A-Z]\w+)` \| (.*) \|$", PAGE, re.MULTILINE)
    match = tepui.Match(tepui.game("coloretto"), 2)
    made = (match, match.position, match.position.seen_by(0), BotSeat(match.game, 2, 0))
    assert [name for name, _ in promised] == [type(each).__name__ for each in made]
    for (name, members), each in zip(promised, made, strict=True):
        for member in re.findall(r"`([a-z]\w*)`", members):
            assert hasattr(each, member), f"{name}.{member}"


def test_what_is_private_is_not_offered() -> None:
    with pytest.raises(AttributeError, match="nothing"):
        _ = tepui.nothing  # type: ignore[attr-defined]


def imported(source: str) -> set[tuple[str, str]]:
    return {
        (node.module, name.name)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("tepui")
        for name in node.names
    }


@pytest.mark.parametrize(
    "file",
    [
        *ROOT.glob("examples/*.py"),
        *(each for each in ROOT.glob("examples/games/*/*.py") if not each.name.startswith("test")),
    ],
    ids=lambda file: file.name,
)
def test_examples_use_what_is_public(file: Path) -> None:
    for module, name in imported(file.read_text("utf-8")):
        whole = f"{module}.{name}"
        assert whole in PUBLIC or name in PUBLIC.get(module, ()), whole
