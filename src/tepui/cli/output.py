"""Shared by several commands: options written as NAME=VALUE, JSON, logs from files, progress."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tepui.cli.language import say
from tepui.engine import registry
from tepui.engine.errors import BadLog, BadOption, TepuiError

if TYPE_CHECKING:
    from tepui.engine.log import Log
    from tepui.engine.position import Position


def options_of(given: Iterable[str]) -> dict[str, str]:
    """The options written as NAME=VALUE, or NAME=@FILE for what is in a file."""
    settled = {}
    for each in given:
        name, equals, value = each.partition("=")
        if not equals:
            raise BadOption("cli-bad-option", given=each)
        settled[name] = read_text(Path(value[1:])) if value.startswith("@") else value
    return settled


def tell_moves(
    before: Position, actor: int, moves: Sequence[int], viewer: int, names: list[str]
) -> None:
    """Tell small moves one by one, as a viewer sees them."""
    from tepui.engine.contract import NOTHING  # loads the compiler, which not every command needs

    words, narrate = say(), before.game.narration.narrate
    for move in moves:
        after = before.copy()
        after.apply(actor, move)
        seen = before.witness(actor, move, viewer)
        if seen != NOTHING:
            for event in narrate(before.seen_by(viewer), actor, seen, after.seen_by(viewer)):
                click.echo(words.tell(event.key, event.args, names))
        before = after


def bots_of(given: Iterable[str]) -> list[str]:
    """The bots, one for each seat: lists with commas, or one with each option (a command may
    hold commas)."""
    names = []
    for each in given:
        names += [each] if each.startswith("process:") else each.split(",")
    return [name.strip() for name in names]


_told: set[str] = set()


def tell_left_out() -> None:
    """Say on stderr which games could not be loaded, and why; each once."""
    for folder, why in registry.left_out().items():
        if folder not in _told:
            _told.add(folder)
            click.echo(say()("cli-game-left-out", folder=folder, why=why), err=True)


def print_json(value: Any) -> None:
    """One value as one line of JSON on stdout."""
    click.echo(json.dumps(value, ensure_ascii=False))


def read_text(file: Path) -> str:
    """What is in a text file."""
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as wrong:
        raise BadFile("cli-cannot-read", file=str(file), why=_reason(wrong)) from None


def write_text(file: Path, text: str) -> None:
    """Write a text file."""
    write_bytes(file, text.encode())


def write_bytes(file: Path, data: bytes) -> None:
    """Write a file."""
    try:
        file.write_bytes(data)
    except OSError as wrong:
        raise BadFile("cli-cannot-write", file=str(file), why=_reason(wrong)) from None


def _reason(wrong: Exception) -> str:
    return getattr(wrong, "strerror", None) or "UTF-8?"


class BadFile(TepuiError):
    """A file that cannot be read or written."""


def read_log(file: Path) -> Log:
    """A log from a file."""
    from tepui.engine import log

    try:
        return log.read(file.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise BadLog("engine-log-not-a-log", format=log.FORMAT) from None


def names_of(log: Log) -> list[str]:
    """The players' names, or their seats."""
    words = say()
    return [log.players.get(n) or words("engine-seat", number=n) for n in range(log.seats)]


@contextmanager
def waiting_for_compiler() -> Iterator[None]:
    """Say so when the rules must be compiled first, which happens once."""
    from tepui.engine.machine import has_numba

    if not has_numba() or not sys.stderr.isatty():
        yield
        return
    from tepui.engine.jit import compiled_before

    if compiled_before():
        yield
        return
    from rich.console import Console

    with Console(stderr=True).status(say()("cli-compiling")) as line:
        begun = time.monotonic()

        def tell(functions: int) -> None:
            seconds = round(time.monotonic() - begun)
            line.update(say()("cli-compiling-so-far", functions=functions, seconds=seconds))

        with counting_compiled(tell):
            yield


@contextmanager
def counting_compiled(tell: Callable[[int], None]) -> Iterator[None]:
    """Tell after each function that is compiled how many there were, those that it calls too."""
    from numba.core import event

    class Counter(event.Listener):
        functions = 0

        def on_start(self, event: Any) -> None:
            """What begins is not told: it may call others, which are compiled first."""

        def on_end(self, event: Any) -> None:
            self.functions += 1
            tell(self.functions)

    with event.install_listener("numba:compile", Counter()):
        yield
