"""The sources that contain compiled code, and a fingerprint of them.

A game's module carries the fingerprint of the sources it was made from. The fingerprint ignores
comments, docstrings, types, layout, the packages that shared modules are in, and methods of classes
that all games share, and is the same under every version of Python.
"""

import ast
import hashlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

# The packages that hold compiled code, beside the games.
PACKAGE = Path(__file__).parents[2]
COMPILED = ("engine", "bots", "lab")

# What a source says that holds compiled code, and how it names its neighbours.
_MARK = re.compile(
    rb"^from tepui\.engine\.(?:rules\.)?rule import .*\b(rule|route)\b", re.MULTILINE
)
_NEIGHBOUR = re.compile(rb"^from (?:[\w.]+)?\.(\w+) import", re.MULTILINE)

# What changes nothing that is compiled: types, and what only some versions of Python note.
_LEFT_OUT = {"annotation", "returns", "type_comment", "type_params", "kind", "ctx"}


def shared_sources() -> dict[str, bytes]:
    """Those of the packages that all games share, by package and name: `engine/chance.py`."""
    held = {}
    for name in COMPILED:
        for path in (PACKAGE / name).rglob("*.py"):
            source = path.read_bytes()
            if _MARK.search(source):
                held[f"{name}/{path.name}"] = source
    return dict(sorted(held.items()))


def game_sources(folder: Path) -> dict[str, bytes]:
    """Those of a game's folder, and the neighbours that hold their tables."""
    sources = {path.stem: path.read_bytes() for path in folder.glob("*.py")}
    found = {name for name, source in sources.items() if _MARK.search(source)}
    waiting = list(found)
    while waiting:
        for each in _NEIGHBOUR.findall(sources[waiting.pop()]):
            name = each.decode()
            if name in sources and name not in found:
                found.add(name)
                waiting.append(name)
    held = {f"{name}.py": sources[name] for name in sorted(found)}
    for data in sorted(folder.glob("*.json")):
        if any(data.name.encode() in source for source in held.values()):
            held[data.name] = data.read_bytes()
    return held


def spelling(folder: Path) -> str:
    """A hash of a game's compiled sources, and of all that it shares, to the letter."""
    digest = hashlib.sha256()
    for name, source in _sources(folder):
        digest.update(name.encode() + b"\0" + source + b"\0")
    return digest.hexdigest()


def fingerprint(folder: Path) -> str:
    """The same of what they say, which takes longer."""
    digest = hashlib.sha256()
    sources = list(_sources(folder))
    modules = {Path(name).stem for name, _ in sources}
    for name, source in sources:
        digest.update(name.encode() + b"\0")
        if name.endswith(".py"):
            tree = ast.parse(source)
            _shorten_imports(tree, modules)
            if "/" in name:  # shared: its classes are Python's alone, a game's may make tables
                _leave_out_methods(tree)
            for part in _tokens(tree):
                digest.update(part.encode() + b"\0")
        else:
            digest.update(source + b"\0")
    return digest.hexdigest()


def _sources(folder: Path) -> Iterator[tuple[str, bytes]]:
    for name, source in [*shared_sources().items(), *game_sources(folder).items()]:
        yield name, source.replace(b"\r\n", b"\n")


def _shorten_imports(tree: ast.Module, modules: set[str]) -> None:
    """Leave of the place an import comes from only the name of a module that is hashed."""
    for each in ast.walk(tree):
        if isinstance(each, ast.ImportFrom) and (each.module or "").startswith("tepui."):
            name = (each.module or "").rpartition(".")[2]
            each.module = name if name in modules else None


def _leave_out_methods(tree: ast.Module) -> None:
    for each in tree.body:
        if isinstance(each, ast.ClassDef):
            each.body = [part for part in each.body if not isinstance(part, ast.FunctionDef)]


def _tokens(node: Any) -> Iterator[str]:
    """A syntax tree as a row of words."""
    if isinstance(node, ast.AST):
        yield type(node).__name__
        for name, value in ast.iter_fields(node):
            if name not in _LEFT_OUT and value is not None and value != []:
                yield f".{name}"
                yield from _tokens(_without_docstring(value) if name == "body" else value)
        yield ";"
    elif isinstance(node, list):
        for each in node:
            yield from _tokens(each)
    else:
        yield repr(node)


def _without_docstring(body: Any) -> Any:
    match body:
        case [ast.Expr(ast.Constant(str())), *rest]:
            return rest
    return body
