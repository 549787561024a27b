"""What click says of commands and options is said in the language of the run, too."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

from tepui.cli.app import app
from tepui.engine.text.words import LANGUAGES, words


def run(*args: str) -> Result:
    return CliRunner().invoke(app, [*args], prog_name="tepui", env={"LC_ALL": "C"})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("nosuch", "no-such-command"), ("simulat", "no-such-command-but"),
        ("host peolpe", "no-such-command-but"), ("games --nosuch", "no-such-option"),
        ("--nosuch", "no-such-option"), ("simulate coloretto --game", "no-such-option-but"),
        ("play", "missing"), ("arena coloretto", "missing"), ("games --json=1", "takes-no-value"),
        ("simulate coloretto --seats", "needs-value"), ("games coloretto", "too-much"),
        ("serve --port 70000", "out-of-range"), ("host invite --uses x", "no-whole-number"),
        ("puzzle coloretto --number 0", "too-small"), ("train --minutes 0", "too-few"),
        ("train --minutes nan", "no-number"), ("train --minutes -1", "too-few"),
        ("host door ajar", "no-choice"), ("hint none.log", "no-file"), ("build none", "no-folder"),
        ("review /dev/null -o /dev/null/x", "cannot-write"),
    ],
)  # fmt: skip
def test_a_wrong_command(typed: str, key: str, language: str) -> None:
    done = run("--lang", language, *typed.split())
    assert done.exit_code == 2, done.exception
    line = words(language)(
        f"cli-{key}", option="X", given="X", near="X", help="X", name="X", command="X", least="X",
        most="X", choices="X", file="X", why="X",
    )  # fmt: skip
    said = "\\S.*".join(map(re.escape, line.split("X")))
    assert re.search(f"^tepui: {said}", done.stderr), done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_in_one_language_and_fits(language: str) -> None:
    for typed in ("", "host", "host people", "simulate", "serve", "train", "print"):
        said = run(*typed.split(), "--lang", language, "--help").output
        assert said.startswith(words(language)("cli-usage"))
        assert words(language)("cli-option-help") in said
        assert all(len(line) <= 80 for line in said.splitlines())
        if language in ("fr", "de"):  # others say in English what they lack
            assert not re.search(
                "Usage|Options:\n|Commands|Show this|INTEGER|default|required", said
            )


def test_help_has_the_headings_of_its_page() -> None:
    page = (Path(__file__).parents[2] / "docs" / "command.md").read_text("utf-8")
    for key, table in app.headings.items():
        heading = f"\n{words('en')(f'cli-commands-{key}')}:\n"
        assert heading in run("--help").output
        shown = page.split(heading)[1].split(":\n\n<!--")[0]
        assert {*re.findall(r"^tepui (\w+)", shown, re.MULTILINE)} <= {*table}, key


def test_help_says_what_is_usual() -> None:
    for command, usual in (("simulate", "10000"), ("serve", "8000"), ("hint", "champion")):
        assert f"[default: {usual}]" in " ".join(run(command, "--help").output.split())
    assert "[required]" in run("arena", "--help").output


def test_the_command_for_the_server_needs_no_name() -> None:
    assert "tepui serve --help" in run("--port").stderr + run("--nosuch").stderr
    assert run("--help").output.startswith("Usage: tepui [OPTIONS]")


def commands(group: click.Group, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """All that can be typed, and those of groups."""
    with click.Context(group):
        for name in group.list_commands(click.Context(group)):
            found = group.get_command(click.Context(group), name)
            yield (*path, name)
            if isinstance(found, click.Group):
                yield from commands(found, (*path, name))


@pytest.mark.parametrize("language", ["fr", "de"])
def test_what_stands_for_a_value_is_in_the_language(language: str) -> None:
    english = {"GAME", "FILE", "ADDRESS", "NAME=VALUE", "FOLDERS", "KIND", "TO", "SEAT"}
    for path in commands(app):
        said = run(*path, "--lang", language, "--help").output
        assert not english & set(re.findall(r"[A-Z=]{2,}", said)), said
        for line in said.splitlines():
            if match := re.match(r"  --?[a-z][^ ]*.*?  +(?!rules,|a4 )([a-zà-ü])", line):
                raise AssertionError(f"{path}: {line!r} begins with {match[1]!r}")
