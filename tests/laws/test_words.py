"""Words: complete in three languages, with the same arguments; none missing, none unused.

What other languages lack is said in English.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

import click
import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from settings import often
from tepui.cli.app import app
from tepui.cli.command import Group, path_of
from tepui.coach.puzzle import puzzles
from tepui.engine import registry
from tepui.engine.folders import OWN, folders
from tepui.engine.game import Game
from tepui.engine.text.words import ARGUMENT, KEY, LANGUAGES, PLAIN, Words, minus, words

SOURCE = Path(__file__).parents[2] / "src" / "tepui"
CLIENT = Path(__file__).parents[2] / "web" / "src"
COMPLETE = ("en", "fr", "de")
OUTSIDE = [folder for folder in folders() if folder != OWN]  # games that TEPUI_GAMES names
PARTS = [
    *sorted(found.parent for folder in (SOURCE, *OUTSIDE) for found in folder.rglob("words")),
    CLIENT,
    CLIENT / "host",  # of the host's page, which few people open
    CLIENT / "table",  # what bots say, read when one speaks
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
    file = part / "words" / f"{language}.ftl"
    text = file.read_text(encoding="utf-8") if file.is_file() else ""
    assert text or language not in COMPLETE, f"there is no {file}"
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
    plain |= set(help_keys(app, click.Context(app, info_name="tepui")))
    for file in (*CLIENT.rglob("*"), CLIENT.parent / "languages.js"):
        if file.suffix in (".ts", ".svelte", ".js"):
            text = file.read_text(encoding="utf-8")
            plain.update(two or one for one, two in QUOTED.findall(text))
            for template in TEMPLATE.findall(text):
                parts = [re.escape(part) for part in FILLED.split(template)]
                if len(parts) > 1 and "-" in template:
                    patterns.append(re.compile("(.+)".join(parts)))
    return plain, patterns


def help_keys(command: click.Command, ctx: click.Context) -> Iterator[str]:
    """What the help of a command says: of itself, its options and its commands."""
    path = path_of(ctx)
    yield f"cli-help-{path}" if path else "cli-help"
    for param in command.params:
        if isinstance(param, click.Option):
            name = max(param.opts, key=len).lstrip("-")
            own = f"cli-option-{path}-{name}"
            yield own if Words("en").has(own) else f"cli-option-{name}"
    if isinstance(command, Group):
        for name in command.list_commands(ctx):
            each = command.get_command(ctx, name)
            assert each is not None
            yield from help_keys(each, click.Context(each, parent=ctx, info_name=name))


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
    key = key.replace("-kind-", "-fact-")  # what moves of a kind have in common (coach.summary)
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
        found = messages(part, language)
        assert {key: english.get(key) for key in found} == found, language
        assert language not in COMPLETE or found.keys() == english.keys()
    assert all(key.startswith(name_of(part) + "-") for key in english)


@pytest.mark.parametrize("part", PARTS, ids=name_of)
def test_a_plain_message_is_said_as_fluent_says_it(part: Path) -> None:
    for language in filter(lambda each: messages(part, each), LANGUAGES):
        text = (part / "words" / f"{language}.ftl").read_text(encoding="utf-8")
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(FluentResource(text))
        assert set(KEY.findall(text)) == set(messages(part, language))
        plain = PLAIN.findall(text)
        assert len(plain) > len(messages(part, language)) / 3
        for key, template in plain:
            args = {name: f"{name} 1" for name in ARGUMENT.findall(template)}
            said, wrong = bundle.format_pattern(bundle.get_message(key).value, args)
            assert not wrong
            assert ARGUMENT.sub(lambda found: args[found[1]], template) == said  # noqa: B023


@pytest.mark.parametrize("value", ["−5", 0, 7, -7, 999, 1000, -1000, 12345, 0.5, 1234.5, True])
def test_numbers_are_written_as_fluent_writes_them(value: object) -> None:
    for language in LANGUAGES:
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(FluentResource("one = { $points }"))
        below = isinstance(value, int) and value < 0
        given = minus(value) if below else value
        said, _ = bundle.format_pattern(bundle.get_message("one").value, {"points": given})
        assert Words(language)("cli-sheet-bare-line", label="x", points=value).endswith(said)


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


@pytest.mark.parametrize("part", PARTS, ids=name_of)
def test_moves_of_a_kind_are_named_without_what_a_single_one_does(part: Path) -> None:
    facts = {key for key in messages(part, "en") if key.startswith(f"{part.name}-fact-")}
    for key in facts:
        assert messages(part, "en")[key.replace("-fact-", "-kind-")] == set()


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
    for language in filter(lambda each: messages(part, each), LANGUAGES):
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


def test_a_language_is_there_for_the_server_and_the_page() -> None:
    assert set(LANGUAGES) == {file.stem for file in (CLIENT / "words").glob("*.ftl")}


def test_what_a_language_lacks_is_said_in_english() -> None:
    """A sentence, a file of words, the rules; its own are said in its own words."""
    spanish = Words("es")
    assert spanish("coloretto-drew-unseen", seat="Ana") == "Ana roba una carta."
    assert spanish("engine-no-seed") == Words("en")("engine-no-seed")
    assert spanish("galapagos-name-black") == "black"
    assert spanish.has("galapagos-name-black")
    assert spanish.figure(1234.5, 1) == "1.234,5"
    assert set(KEY.findall(spanish.text("galapagos"))) == {*messages(OWN / "galapagos", "en")}
    assert "Tu turno" in registry.game("coloretto").rules_in("es")
    assert "told in our own words" in registry.game("galapagos").rules_in("es")
    assert words("xx") is words("en")


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
