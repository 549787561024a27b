"""Shared by several commands: options written as NAME=VALUE, JSON, logs from files, progress."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tepui.cli.language import say, tell
from tepui.cli.options import read_text
from tepui.engine import registry
from tepui.engine.text.errors import BadLog, BadOption

if TYPE_CHECKING:
    from tepui.engine.play.log import Log
    from tepui.engine.play.position import Position


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
    from tepui.engine.rules.contract import NOTHING  # few commands need the rules

    words, narrate = say(), before.game.narration.narrate
    for move in moves:
        after = before.copy()
        after.apply(actor, move)
        seen = before.witness(actor, move, viewer)
        if seen != NOTHING:
            for event in narrate(before.seen_by(viewer), actor, seen, after.seen_by(viewer)):
                tell(words.tell(event.key, event.args, names))
        before = after


def bots_of(given: Iterable[str]) -> list[str]:
    """The bots, one for each seat, separated by commas.

    The command of a `process:` may hold commas: one ends it only where a bot's name follows.
    """
    names: list[str] = []
    for each in given:
        parts = each.split(",")
        names.append(parts[0].strip())
        for part in parts[1:]:
            if names[-1].startswith("process:") and not _is_bot(part.strip()):
                names[-1] += f",{part}"
            else:
                names.append(part.strip())
    return names


def _is_bot(name: str) -> bool:
    from tepui.bots.bot import UnknownBot
    from tepui.bots.roster import check

    try:
        check(name)
    except UnknownBot:
        return False
    return True


PATIENCE = 2.0  # seconds without a sign
LINES = 10.0  # seconds from one line to the next where nobody sees a bar


@contextmanager
def progress(title: str, total: float) -> Iterator[Callable[[float], None]]:
    """Show how far a long work has come: a bar, or in a pipe a line on stderr now and then.

    What is done within two seconds shows nothing in a pipe.
    """
    if sys.stderr.isatty():
        from rich.console import Console
        from rich.progress import Progress

        with Progress(console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task(title, total=total)
            yield lambda done: bar.update(task, completed=done)
        return
    due, heading = time.monotonic() + PATIENCE, say()("cli-heading", said=title)

    def advance(done: float) -> None:
        nonlocal due
        if time.monotonic() >= due and done < total:
            due = time.monotonic() + LINES
            tell(f"{heading}: {say().percent(done / total)}", err=True)

    yield advance


_told: set[str] = set()


def tell_left_out() -> None:
    """Say on stderr which games could not be loaded, and why; each once."""
    for folder, why in registry.left_out().items():
        if folder not in _told:
            _told.add(folder)
            tell(say()("cli-game-left-out", folder=folder, why=why), err=True)


def print_json(value: Any) -> None:
    """One value as one line of JSON on stdout."""
    import msgspec

    click.echo(msgspec.json.encode(value).decode())


def read_log(file: Path) -> Log:
    """A log from a file."""
    from tepui.engine.play import log

    try:
        return log.read(file.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise BadLog("engine-log-not-a-log", format=log.FORMAT) from None


def names_of(log: Log) -> list[str]:
    """The players' names, or their seats."""
    words = say()
    return [log.players.get(n) or words("engine-seat", number=n) for n in range(log.seats)]


@contextmanager
def waiting_for_compiler(always: bool = False) -> Iterator[None]:
    """Say how far it has come when rules must be compiled first, which happens once.

    `always`: in a pipe, too, where only what Numba compiles anyway may load it.
    """
    from tepui.engine.runtime.machine import has_numba

    in_terminal = sys.stderr.isatty()
    if not has_numba() or not (always or in_terminal):
        yield
        return
    with ExitStack() as stack:
        begun = due = time.monotonic()
        due += 0 if in_terminal else PATIENCE
        line: Any = None

        def compiled(functions: int) -> None:
            nonlocal due, line
            now = time.monotonic()
            if now < due:
                return
            said = say()("cli-compiling", functions=functions, seconds=round(now - begun))
            if not in_terminal:
                due = now + LINES
                tell(said, err=True)
            elif line is None:
                from rich.console import Console

                line = stack.enter_context(Console(stderr=True).status(said))
            else:
                line.update(said)

        if always and in_terminal:
            compiled(0)  # Numba itself takes a while to load
        with counting_compiled(compiled):
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
