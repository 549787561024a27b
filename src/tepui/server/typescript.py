"""The messages and the games' views as TypeScript, generated from their JSON Schema.

`python -m tepui.server.typescript` writes them into the browser client's folder.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

import tepui
from tepui.engine.game import Game
from tepui.server.http.messages import TYPES, json_schema

CLIENT = Path("web/src")
HEAD = """\
// {what}, made from src/tepui/{source} by
// `python -m tepui.server.typescript`. Do not edit: a test fails when this file is stale.
"""
# The messages by subject: a file for each, after the module that defines them.
SUBJECTS = {
    "tepui.server.messages": "table",
    "tepui.server.http.messages": "api",
    "tepui.server.http.learning": "learning",
    "tepui.server.people": "people",
    "tepui.server.tournament": "tournament",
    "tepui.server.hosting": "hosting",
    "tepui.server.table.duplicate": "match",
    "tepui.server.table.board": "daily",
    "tepui.server.table.tasks": "task",
    "tepui.coach": "coach",
    "tepui.engine": "engine",
}


def typed(schema: dict[str, Any]) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"].rpartition("/")[2])
    if "anyOf" in schema:
        return " | ".join(typed(each) for each in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(_literal(value) for value in schema["enum"])
    if "const" in schema:
        return _literal(schema["const"])
    kind = schema.get("type")
    if "prefixItems" in schema:
        return f"[{', '.join(typed(each) for each in schema['prefixItems'])}]"
    if kind == "array":
        inner = typed(schema.get("items", {}))
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        extra = schema.get("additionalProperties")
        return f"Record<string, {typed(extra) if isinstance(extra, dict) else 'unknown'}>"
    return {"integer": "number", "number": "number", "boolean": "boolean", "null": "null",
            "string": "string"}.get(str(kind), "unknown")  # fmt: skip


def _literal(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value).lower()


def _interface(name: str, schema: dict[str, Any]) -> str:
    needed = set(schema.get("required", ()))
    lines = [f"/** {' '.join(schema['description'].split())} */"] if "description" in schema else []
    lines.append(f"export interface {name} {{")
    for field, inner in schema["properties"].items():
        mark = "" if field in needed else "?"
        lines.append(f"  {field}{mark}: {typed(inner)};")
    return "\n".join([*lines, "}"])


def sources() -> dict[Path, str]:
    """Every file that is made, by its place in the client's folder."""
    made = _messages()
    for game in tepui.all_games():
        place = Path(f"games/{game.id}")
        if (CLIENT / place).is_dir():  # a game without a drawn table needs no types
            made[place / "view.ts"] = _view(game)
            made[place / "choices.ts"] = _choices(game)
    return made


def _messages() -> dict[Path, str]:
    """The messages, a file for each subject, and one that hands them all on."""
    known, of = json_schema()["$defs"], {"In": "table", "Out": "table"}
    for kind in _structs(inspect.multi_type_info(TYPES), {}):
        of[kind.__name__] = next(
            subject for package, subject in SUBJECTS.items() if kind.__module__.startswith(package)
        )
    made = {}
    for package, subject in SUBJECTS.items():
        own = {name: schema for name, schema in known.items() if of[name] == subject}
        source = package.removeprefix("tepui.").replace(".", "/")
        text = _file(f"The messages between the browser and the server: {subject}", source, own)
        made[Path(f"messages/{subject}.ts")] = _importing(text, own, of)
    head = HEAD.format(what="All messages between the browser and the server", source="server")
    lines = [f"export type * from './{subject}';" for subject in SUBJECTS.values()]
    return {Path("messages/index.ts"): head + "\n" + "\n".join(lines) + "\n", **made}


def _structs(types: Any, found: dict[type, None]) -> dict[type, None]:
    """The structs that some types are made of."""
    for each in types:
        if isinstance(each, inspect.StructType):
            if each.cls in found:
                continue
            found[each.cls] = None
            _structs((field.type for field in each.fields), found)
        for name in ("item_type", "item_types", "types", "key_type", "value_type"):
            inner = getattr(each, name, ())
            _structs(inner if isinstance(inner, tuple) else (inner,), found)
    return found


def _importing(text: str, own: dict[str, Any], of: dict[str, str]) -> str:
    """A file with its imports, below the head, of what others define."""
    named = set(re.findall(r"#/\$defs/(\w+)", str(own))) - own.keys()
    lines = [
        f"import type {{ {', '.join(sorted(name for name in named if of[name] == subject))} }}"
        f" from './{subject}';"
        for subject in sorted({of[name] for name in named})
    ]
    head, body = text.split("\n\n", 1)
    return "\n\n".join([head, *(["\n".join(lines)] if lines else []), body])


def _view(game: Game) -> str:
    _, known = msgspec.json.schema_components([game.views.View])
    source = f"games/{game.id}/view.py"
    return _file(f"What is seen of {game.title}", source, known)


def _choices(game: Game) -> str:
    (verbs,), known = msgspec.json.schema_components([game.choices.Action])
    source = f"games/{game.id}/choices.py"
    return _file(f"What can be done in {game.title}", source, {**known, "Action": verbs})


def _file(what: str, source: str, schemas: dict[str, Any]) -> str:
    parts = [HEAD.format(what=what, source=source)]
    for name, schema in schemas.items():
        if "properties" in schema:
            parts.append(_interface(name, schema))
        else:
            parts.append(f"export type {name} =\n  | " + "\n  | ".join(typed(schema).split(" | "))
                         + ";")  # fmt: skip
    return "\n\n".join(part.strip() for part in parts) + "\n"


if __name__ == "__main__":
    for place, text in sources().items():
        (CLIENT / place).parent.mkdir(exist_ok=True)
        (CLIENT / place).write_text(text, encoding="utf-8")
