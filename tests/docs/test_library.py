"""The public API is what docs/library.md says, and what examples and pages use."""

from __future__ import annotations

import ast
import importlib
import inspect
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tepui
from tepui.bots.bot import BotSeat
from tepui.lab.vector import Batch

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


def told(function: Callable[..., Any]) -> str:
    """The parameters of a function with their types and defaults, and what it returns."""

    def kind(of: Any) -> str:
        written = of if isinstance(of, str) else inspect.formatannotation(of)
        return re.sub(r"\b(?:\w+\.)+", "", written)

    signature = inspect.signature(function)
    parts, star = [], False
    for one in signature.parameters.values():
        mark = {one.VAR_POSITIONAL: "*", one.VAR_KEYWORD: "**"}.get(one.kind, "")
        if one.kind is one.KEYWORD_ONLY and not star:
            parts.append("*")
        star |= one.kind in (one.KEYWORD_ONLY, one.VAR_POSITIONAL)
        part = mark + one.name + (f": {kind(one.annotation)}" if one.name != "self" else "")
        plain = isinstance(one.default, (int, float, str, tuple, type(None)))
        default = repr(one.default) if plain else "..."
        parts.append(part + (f"={default}" if one.default is not one.empty else ""))
    back = (
        "" if signature.return_annotation in (None, "None") else kind(signature.return_annotation)
    )
    return f"({', '.join(parts)}) -> {back or 'None'}"


def page_says(node: ast.FunctionDef) -> str:
    """The same, as the page has it."""
    assert node.returns is not None
    args = ast.unparse(node.args).replace(" = ", "=")
    return f"({args}) -> {ast.unparse(node.returns)}"


def test_signatures_are_those_of_the_code() -> None:
    match = tepui.Match(tepui.game("coloretto"), 2)
    made = (
        match, match.position, match.position.seen_by(0), BotSeat(match.game, 2, 0),
        Batch(match.game, 1, 2, module=True),
    )  # fmt: skip
    things = {type(each).__name__: each for each in made}
    _, _, block = PAGE.partition("```python\n# tepui\n")
    block, _, _ = f"# tepui\n{block}".partition("```")
    found = set()
    for module, text in re.findall(r"^# (\S+)\n(.*?)(?=^# |\Z)", block, re.MULTILINE | re.DOTALL):
        for node in ast.parse(text).body:
            assert isinstance(node, (ast.FunctionDef, ast.ClassDef))
            found.add(node.name)
            public = getattr(importlib.import_module(module), node.name)
            if isinstance(node, ast.FunctionDef):
                assert page_says(node) == told(public), node.name
                continue
            for member in node.body:
                if isinstance(member, ast.FunctionDef):
                    assert page_says(member) == told(getattr(public, member.name)), member.name
                elif isinstance(member, ast.AnnAssign):
                    assert hasattr(things[node.name], ast.unparse(member.target))
    functions = {"game", "all_games", "simulate", "seated", "hints", "env", "read", "write"}
    assert found >= {*things, "Learner", *functions}


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
