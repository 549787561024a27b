"""Words: complete in three languages, with the same arguments; none missing, none unused."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from settings import often
from tepui.coach.puzzle import puzzles
from tepui.engine import registry
from tepui.engine.folders import OWN, folders
from tepui.engine.game import Game
from tepui.engine.words import LANGUAGES, Words

SOURCE = Path(__file__).parents[2] / "src" / "tepui"
CLIENT = Path(__file__).parents[2] / "web" / "src"
OUTSIDE = [folder for folder in folders() if folder != OWN]  # games that TEPUI_GAMES names
PARTS = [
    *sorted(found.parent for folder in (SOURCE, *OUTSIDE) for found in folder.rglob("words")),
    CLIENT,
    CLIENT / "host",  # of the host's page, which few people open
]


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def name_of(part: Path) -> str:
    """The name of a part, with which its keys begin."""
    return "web" if part == CLIENT else part.name


@cache
def messages(part: Path, language: str) -> dict[str, set[str]]:
    """The keys of a file, each with its arguments."""
    text = (part / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ftl.Junk), f"{part.name} {language}: {entry.content[:80]}"
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
    for game in registry.shelf():
        plain |= {f"{game.id}-theme-{theme}" for theme in themes(game)}
    for file in CLIENT.rglob("*"):
        if file.suffix in (".ts", ".svelte"):
            text = file.read_text(encoding="utf-8")
            plain.update(two or one for one, two in QUOTED.findall(text))
            for template in TEMPLATE.findall(text):
                parts = [re.escape(part) for part in FILLED.split(template)]
                if len(parts) > 1 and "-" in template:
                    patterns.append(re.compile("(.+)".join(parts)))
    return plain, patterns


def themes(game: Game) -> set[str]:
    """What a game's puzzles are about."""
    return {puzzle.theme.removeprefix("fact-") for puzzle in puzzles(game.id)}


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
    parts = {name_of(part) for part in PARTS}
    return any(
        (match := pattern.fullmatch(key))
        and all(group in plain or group in parts or group.isdecimal() for group in match.groups())
        for pattern in patterns
    )


@pytest.mark.parametrize("part", PARTS, ids=name_of)
def test_every_language_has_every_word(part: Path) -> None:
    english = messages(part, "en")
    assert english
    for language in LANGUAGES:
        assert messages(part, language) == english, language
    assert all(key.startswith(name_of(part) + "-") for key in english)


@pytest.mark.parametrize("part", PARTS, ids=name_of)
def test_no_word_is_unused(part: Path) -> None:
    assert [key for key in messages(part, "en") if not is_used(key)] == []


def test_no_word_is_missing() -> None:
    known = {key for part in PARTS for key in messages(part, "en")}
    parts = "|".join(name_of(part) for part in PARTS)
    looks_like_a_key = re.compile(rf"({parts})-[a-z-]+[a-z]")
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


@pytest.mark.parametrize("game", registry.shelf(), ids=lambda game: game.id)
def test_every_theme_of_puzzles_has_a_name(game: Game) -> None:
    named = {f"{game.id}-theme-{theme}" for theme in themes(game)}
    assert named <= set(messages(game.folder, "en"))


BREAKS = re.compile(r"[^\s|] [:;!?»](?=[\s)*»”.,]|$)|« ")


def test_no_french_line_breaks_before_a_sign_of_its_own() -> None:
    """A no-break space stands before : ; ! ? » and after «, in words and in rules."""
    ours = [part / "words" / "fr.ftl" for part in PARTS]
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


@pytest.mark.parametrize("part", PARTS, ids=name_of)
def test_signs_are_those_of_the_language(part: Path) -> None:
    """d’Ana and not de Ana; 50 % on one line; a number below zero has a true minus."""
    for language in LANGUAGES:
        text = (part / "words" / f"{language}.ftl").read_text("utf-8")
        lines = [line for line in text.splitlines() if not line.startswith("#")]
        assert not [line for line in lines if HYPHEN.search(line)]
        if language != "en":
            assert not [line for line in lines if PER_CENT.search(line)]
        if language == "fr":
            assert not [line for line in lines if ELIDES.search(line)]


def test_french_and_german_are_not_english() -> None:
    for part in PARTS:
        for language in ("fr", "de"):
            english = (part / "words" / "en.ftl").read_text("utf-8")
            other = (part / "words" / f"{language}.ftl").read_text("utf-8")
            same = {line for line in english.splitlines() if len(line) > 60} & set(
                other.splitlines()
            )
            assert not same


def test_words_are_said_while_another_thread_reads_them() -> None:
    """Notices are written in threads: whoever asks first does not leave the others speechless."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        for _ in range(often(4, 10)):
            with ThreadPoolExecutor(4) as pool:
                said = list(pool.map(Words("fr"), ["server-no-table"] * 4))
            assert len(set(said)) == 1
    finally:
        sys.setswitchinterval(usual)
