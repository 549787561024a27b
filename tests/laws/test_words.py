"""Words: complete in three languages, with the same arguments; none missing, none unused."""

from __future__ import annotations

import ast
import re
import tomllib
from functools import cache
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from tepui.engine import registry
from tepui.engine.folders import OWN, folders
from tepui.engine.game import Game
from tepui.engine.words import LANGUAGES

SOURCE = Path(__file__).parents[2] / "src" / "tepui"
CLIENT = Path(__file__).parents[2] / "web" / "src"
OUTSIDE = [folder for folder in folders() if folder != OWN]  # games that TEPUI_GAMES names
ROOMS = [
    *sorted(found.parent for folder in (SOURCE, *OUTSIDE) for found in folder.rglob("words")),
    CLIENT,
]


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def name_of(room: Path) -> str:
    """The name of a room, with which its keys begin."""
    return "web" if room == CLIENT else room.name


@cache
def messages(room: Path, language: str) -> dict[str, set[str]]:
    """The keys of a file, each with its arguments."""
    text = (room / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), f"{room.name} {language}: {entry.content[:80]}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


@cache
def literals() -> tuple[set[str], list[re.Pattern[str]]]:
    """All strings in the sources, and the f-strings as patterns."""
    plain: set[str] = set()
    patterns = []
    for file in (file for folder in (SOURCE, *OUTSIDE) for file in folder.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                plain.add(node.value)
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                plain.add(node.target.id)  # a field of a view, as the plain table names it
            elif isinstance(node, ast.ClassDef) and file.name == "choices.py":
                plain.add(re.sub("(?<=[a-z])(?=[A-Z])", "-", node.name).lower())  # a verb
            elif isinstance(node, ast.JoinedStr):
                parts = [
                    re.escape(str(part.value)) if isinstance(part, ast.Constant) else "(.+)"
                    for part in node.values
                ]
                if len(parts) > 1 and any("-" in part for part in parts):
                    patterns.append(re.compile("".join(parts)))
    for file in (file for folder in (SOURCE, *OUTSIDE) for file in folder.glob(LESSONS)):
        plain |= told(file)
    for file in CLIENT.rglob("*"):
        if file.suffix in (".ts", ".svelte"):
            text = file.read_text(encoding="utf-8")
            plain.update(two or one for one, two in QUOTED.findall(text))
            for template in TEMPLATE.findall(text):
                parts = [re.escape(part) for part in FILLED.split(template)]
                if len(parts) > 1 and "-" in template:
                    patterns.append(re.compile("(.+)".join(parts)))
    return plain, patterns


LESSONS = "**/lessons/*.toml"


def told(file: Path) -> set[str]:
    """The keys of a lesson's sentences."""
    steps = tomllib.loads(file.read_text(encoding="utf-8"))["step"]
    said = [each["say"] for step in steps for each in (step, *step.get("others", ()))]
    chapters = [f"chapter-{step['chapter']}" for step in steps if "chapter" in step]
    return {f"{file.parents[1].name}-lesson-{name}" for name in ["other", *said, *chapters]}


# Strings and templates of the browser client.
QUOTED = re.compile(r"""'([^'\n]*)'|"([^"\n]*)\"""")
TEMPLATE = re.compile(r"`([^`]*)`")
FILLED = re.compile(r"\$\{[^}]*\}")


def is_used(key: str) -> bool:
    plain, patterns = literals()
    if key in plain:
        return True
    known = plain | {name_of(room) for room in ROOMS}
    return any(
        (match := pattern.fullmatch(key))
        and all(group in known or group.isdecimal() for group in match.groups())
        for pattern in patterns
    )


@pytest.mark.parametrize("room", ROOMS, ids=name_of)
def test_every_language_has_every_word(room: Path) -> None:
    english = messages(room, "en")
    assert english
    for language in LANGUAGES:
        assert messages(room, language) == english, language
    assert all(key.startswith(name_of(room) + "-") for key in english)


@pytest.mark.parametrize("room", ROOMS, ids=name_of)
def test_no_word_is_unused(room: Path) -> None:
    assert [key for key in messages(room, "en") if not is_used(key)] == []


def test_no_word_is_missing() -> None:
    known = {key for room in ROOMS for key in messages(room, "en")}
    rooms = "|".join(name_of(room) for room in ROOMS)
    looks_like_a_key = re.compile(rf"({rooms})-[a-z-]+[a-z]")
    missing = {text for text in literals()[0] if looks_like_a_key.fullmatch(text)} - known
    assert missing == set()


@pytest.mark.parametrize("game", registry.shelf(), ids=lambda game: game.id)
def test_every_verb_has_a_heading(game: Game) -> None:
    """The plain table puts what can be done under its verb."""
    if not (game.folder / "choices.py").is_file():
        return
    _, known = msgspec.json.schema_components([game.choices.Action])
    verbs = [shape["properties"]["verb"]["enum"][0] for shape in known.values()
             if "verb" in shape.get("properties", {})]  # fmt: skip
    assert verbs
    missing = {f"{game.id}-verb-{verb}" for verb in verbs} - set(messages(game.folder, "en"))
    assert not missing


BREAKS = re.compile(r"[^\s|] [:;!?»](?=[\s)*»”.,]|$)|« ")


def test_no_french_line_breaks_before_a_sign_of_its_own() -> None:
    """A no-break space stands before : ; ! ? » and after «, in words and in rules."""
    ours = [room / "words" / "fr.ftl" for room in ROOMS]
    rules = [file for folder in (SOURCE, *OUTSIDE) for file in folder.rglob("RULES.fr.md")]
    found = [
        f"{file.parent.name} {number}: {line.strip()[:80]}"
        for file in (*ours, *rules)
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if BREAKS.search(line) and not (file.suffix == ".ftl" and line.startswith("#"))
    ]
    assert rules
    assert not found, "\n".join(found)


# Where a name follows, `{ DE($seat) }` says de or d’; what else elides is said in another way.
ELIDES = re.compile(
    r"\b(?:de|que|jusque|si) \{ \$(?:seat|other|names?|village|title|game) \}", re.IGNORECASE
)
PER_CENT = re.compile(r"[\d}] ?%")
HYPHEN = re.compile(r"(?<![\w}-])-\d")


@pytest.mark.parametrize("room", ROOMS, ids=name_of)
def test_signs_are_those_of_the_language(room: Path) -> None:
    """d’Ana and not de Ana; 50 % on one line; a number below zero has a true minus."""
    for language in LANGUAGES:
        text = (room / "words" / f"{language}.ftl").read_text("utf-8")
        lines = [line for line in text.splitlines() if not line.startswith("#")]
        assert not [line for line in lines if HYPHEN.search(line)]
        if language != "en":
            assert not [line for line in lines if PER_CENT.search(line)]
        if language == "fr":
            assert not [line for line in lines if ELIDES.search(line)]


def test_french_and_german_are_not_english() -> None:
    for room in ROOMS:
        for language in ("fr", "de"):
            english = (room / "words" / "en.ftl").read_text("utf-8")
            other = (room / "words" / f"{language}.ftl").read_text("utf-8")
            same = {line for line in english.splitlines() if len(line) > 60} & set(
                other.splitlines()
            )
            assert not same
