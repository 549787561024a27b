"""The messages and the games' views as TypeScript, generated from their JSON Schema.

`python -m tepui.server.typescript` writes those that the browser client uses into its folder.
Checking the client's types needs them all; building it only `switches.ts`, `levels.ts` and
`titles.ts`.
"""

import re
from pathlib import Path
from typing import Any

import msgspec

import tepui
from tepui.bots.levels import LADDER
from tepui.engine import registry
from tepui.engine.game import Game
from tepui.server.http.operations import json_schema
from tepui.server.messages import Terms, Wish

CLIENT = Path("web/src")
HEAD = "// {what}, made from src/tepui/{source} by `python -m tepui.server.typescript`."
# What the client may rely on, or has to say, though it has a default.
TOLD = {"About": Terms.__struct_fields__, "Settle": Terms.__struct_fields__}
IMPORTED = re.compile(r"import type \{([^}]*)\} from '[./]*/messages'")


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
    needed.update(TOLD.get(name, ()))
    lines = [f"/** {' '.join(schema['description'].split())} */"] if "description" in schema else []
    lines.append(f"export interface {name} {{")
    for field, inner in schema["properties"].items():
        mark = "" if field in needed else "?"
        lines.append(f"  {field}{mark}: {typed(inner)};")
    return "\n".join([*lines, "}"])


def sources() -> dict[Path, str]:
    """Every generated file, by its place in the client's folder."""
    made = {
        Path("messages/index.ts"): _messages(), Path("messages/switches.ts"): _switches(),
        Path("messages/levels.ts"): _levels(), Path("messages/titles.ts"): _titles(),
    }  # fmt: skip
    for game in tepui.all_games():
        place = Path(f"games/{game.id}")
        if (CLIENT / place).is_dir():  # a game without a drawn table needs no types
            made[place / "view.ts"] = _view(game)
            made[place / "choices.ts"] = _choices(game)
    return made


def _messages() -> str:
    """The messages that the client and its tests name, and the types they consist of."""
    known = json_schema()["$defs"]
    files = [*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte"), *CLIENT.parent.glob("tests/*.ts")]
    lists = [names for file in files for names in IMPORTED.findall(file.read_text("utf-8"))]
    names = {name.split()[0] for names in lists for name in names.split(",") if name.strip()}
    used: set[str] = set()
    while names := (names & known.keys()) - used:
        used |= names
        names = {ref for name in names for ref in re.findall(r"#/\$defs/(\w+)", str(known[name]))}
    own = {name: schema for name, schema in known.items() if name in used}
    return _file("The messages between the browser and the server", "server", own)


def _switches() -> str:
    """The boolean terms of a table, each with its default."""
    usual = {
        field.name: _literal(field.default)
        for field in msgspec.structs.fields(Wish)
        if field.name in Terms.__struct_fields__ and field.type is bool
    }
    names = " | ".join(map(_literal, usual))
    values = "".join(f"  {name}: {value},\n" for name, value in usual.items())
    head = HEAD.format(what="The switches among a table's terms", source="server/messages.py")
    record = f"export const SWITCHES: Record<Switch, boolean> = {{\n{values}}};"
    return f"{head}\n\nexport type Switch = {names};\n\n{record}\n"


def _levels() -> str:
    """The levels of bots that players can choose, from the weakest."""
    head = HEAD.format(what="The levels that players can choose", source="bots/levels.py")
    return f"{head}\n\nexport const LEVELS = [{', '.join(map(_literal, LADDER))}];\n"


def _titles() -> str:
    """What the games are called."""
    head = HEAD.format(what="What each game is called", source="games")
    lines = "".join(f"  {each.id}: {_literal(each.title)},\n" for each in registry.shelf())
    return f"{head}\n\nexport const TITLES = {{\n{lines}}};\n"


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
