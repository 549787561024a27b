"""The messages as TypeScript, made from their JSON Schema: `python -m tepui.server.typescript`."""

from __future__ import annotations

import sys
from typing import Any

from tepui.server.openapi import json_schema

HEAD = """\
// The messages between the browser and the server, made from src/tepui/server/messages.py by
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


def source() -> str:
    """The whole file."""
    parts = [HEAD]
    for name, schema in json_schema()["$defs"].items():
        if "properties" in schema:
            parts.append(_interface(name, schema))
        else:
            parts.append(f"export type {name} =\n  | " + "\n  | ".join(typed(schema).split(" | "))
                         + ";")  # fmt: skip
    return "\n\n".join(part.strip() for part in parts) + "\n"


if __name__ == "__main__":
    sys.stdout.write(source())
