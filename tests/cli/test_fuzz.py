"""Wrong files, numbers and names, to every command: each is answered with a sentence."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import click
import pytest
from click.testing import CliRunner

from settings import often
from tepui.cli import play
from tepui.cli.app import app
from tepui.engine.text.errors import BadOption
from tepui.engine.text.words import LANGUAGES

GOLDEN = Path(__file__).parents[1] / "games" / "coloretto" / "golden"
LOG = GOLDEN / "piles-3.log"
NUMBERS = ["x", "", "nan", "inf", "-1", "-99999999999999999999999", "99999999999999999999999",
           "1e400", "½", "9" * 5000]  # fmt: skip
NAMES = ["nosuch", "", " ", "../x", "é" * 200, "\x1b[31mred", "-", "@", "a@b", "x=", "=x", "%s{}",
         "process:", "python:x", "search:0", "champion@no", "http://[", "1,2,x"]  # fmt: skip


def leaves(command: click.Command, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    if isinstance(command, click.Group):
        for name in command.list_commands(click.Context(command)):
            found = command.get_command(click.Context(command), name)
            assert found is not None
            yield from leaves(found, (*path, name))
    else:
        yield path


COMMANDS = list(leaves(app))
# What keeps a command short where a wrong value turns out to be a good one.
SHORT = {
    ("simulate",): ["--seats", "2", "--games", "1"], ("report",): ["--games", "1", "--json"],
    ("arena",): ["--bots", "random,random", "--games", "1", "--plain", "--workers", "1"],
    ("golden",): ["--games", "1", "-o", "golden"],
    ("lab", "puzzles"): ["--minutes", "0.00001", "--file", "puzzles.json"],
}  # fmt: skip


def found(path: tuple[str, ...]) -> click.Command:
    command: click.Command = app
    for name in path:
        assert isinstance(command, click.Group)
        inner = command.get_command(click.Context(command), name)
        assert inner is not None
        command = inner
    return command


@pytest.fixture
def wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A folder with files that are no good."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(play, "SAVES", tmp_path / "saves")
    monkeypatch.setattr("platformdirs.user_data_path", lambda *_: tmp_path / "data")

    def taken(*_: object) -> NoReturn:
        raise BadOption("cli-port-taken", port="1")

    monkeypatch.setattr("tepui.cli.serve.check_port", taken)
    monkeypatch.setattr("tepui.lab.build.build", taken)
    text = LOG.read_text("utf-8")
    files = {
        "empty": b"", "binary": bytes(range(256)) * 9, "half.log": text[: len(text) // 2].encode(),
        "edited.log": text.replace("Anne", "Anna").encode(), "text": b"hello\n", "json": b"[1, {}]",
        "deep.json": b"[" * 100_000, "null.json": b"null", "object.json": b'{"villages": 3}',
    }  # fmt: skip
    for name, data in files.items():
        (tmp_path / name).write_bytes(data)
    (tmp_path / "folder").mkdir()
    return [*files, "folder", "none", "text/inside", "n" * 300, "folder/none/deep", "a\0b"]


def value(param: click.Parameter, wrong: list[str], rng: random.Random) -> str:
    if isinstance(param.type, click.types.IntParamType | click.types.FloatParamType):
        return rng.choice(NUMBERS)
    return rng.choice([*wrong, *NAMES, *NUMBERS[:3], "coloretto"])


@pytest.mark.parametrize("path", COMMANDS, ids=" ".join)
def test_what_is_wrong_is_said_in_a_sentence(path: tuple[str, ...], wrong: list[str]) -> None:
    rng, command = random.Random("-".join(path)), found(path)
    arguments = [each for each in command.params if isinstance(each, click.Argument)]
    options = [each for each in command.params
               if isinstance(each, click.Option) and not each.is_flag]  # fmt: skip
    for turn in range(often(3, 60)):
        typed = [*path]
        # Sometimes all arguments are good, so that a wrong option is met.
        for each in arguments:
            good = "coloretto" if each.name == "game" else str(LOG) if each.name == "file" else "0"
            typed.append(good if options and turn % 2 else value(each, wrong, rng))
        for each in rng.sample(options, min(len(options), rng.randint(0 if arguments else 1, 2))):
            typed += [max(each.opts, key=len), value(each, wrong, rng)]
        typed += SHORT.get(path, [])
        typed += ["--lang", rng.choice(LANGUAGES)]
        database = f"sqlite:///{rng.choice(['none.db', 'binary', 'folder', 'empty'])}"
        if path[0] == "host":
            typed += ["--database", database]
        done = CliRunner().invoke(app, typed, input="quit\n", env={"TEPUI_DATABASE": database})
        assert done.exception is None or isinstance(done.exception, SystemExit), (
            typed, done.exception,
        )  # fmt: skip
        assert done.exit_code in (0, 1, 2)
        assert "Traceback" not in done.output, typed
        if done.exit_code == 2:
            assert "tepui: " in done.output, typed
            assert not {"{", "\x1b"} & set(done.stderr.replace("%s{}", "")), typed
