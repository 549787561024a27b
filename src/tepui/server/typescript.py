"""The messages and the games' views as TypeScript, made from their JSON Schema.

`python -m tepui.server.typescript` writes them into the browser client's folder.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

import tepui
from tepui.engine.game import Game
from tepui.server.http.openapi import json_schema

CLIENT = Path("web/src")
HEAD = """\
// {what}, made from src/tepui/{source} by
// `python -m tepui.server.typescript`. Do not edit: a test fails when this file is stale.
"""


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
    made = {Path("messages.ts"): _file("The messages between the browser and the server",
                                       "server/messages.py", json_schema()["$defs"])}  # fmt: skip
    for game in tepui.all_games():
        place = Path(f"games/{game.id}")
        if (CLIENT / place).is_dir():  # a game without a drawn table needs no types
            made[place / "view.ts"] = _view(game)
            made[place / "choices.ts"] = _choices(game)
    return made


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
        (CLIENT / place).write_text(text, encoding="utf-8")
