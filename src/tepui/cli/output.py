"""Shared by several commands: options written as NAME=VALUE, JSON, logs from files, progress."""

from __future__ import annotations

import shutil
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread
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
LINES = 10.0  # seconds from one line to the next where nobody sees it change


@contextmanager
def progress(title: str, total: float) -> Iterator[Callable[[float], None]]:
    """Say how far a long task has come."""
    words, share = say(), 0.0

    def advance(done: float) -> None:
        nonlocal share
        share = done / total

    def said(seconds: int) -> str:
        return words("cli-progress", title=title, share=words.percent(share), seconds=seconds)

    with signs(said):
        yield advance


@contextmanager
def waiting() -> Iterator[Callable[[], None]]:
    """Say how long a task takes, and what is compiled for it; what is given stops this early."""
    words, begun = say(), _compiled()

    def said(seconds: int) -> str:
        functions = _compiled() - begun
        key = "cli-compiling" if functions else "cli-working"
        return words(key, functions=functions, seconds=seconds)

    with signs(said) as end:
        yield end


def _compiled() -> int:
    """How many functions Numba has compiled; loading it takes longer than most commands."""
    drawer = getattr(sys.modules.get("tepui.engine.runtime.jit"), "Drawer", None)
    return drawer.kept if drawer else 0


@contextmanager
def signs(said: Callable[[int], str]) -> Iterator[Callable[[], None]]:
    """Show on stderr that work goes on: a line that changes, or in a pipe one now and then."""
    begun, ended = time.monotonic(), Event()

    def show() -> None:
        in_terminal, pause = sys.stderr.isatty(), PATIENCE
        while not ended.wait(pause):
            line = said(round(time.monotonic() - begun))
            if in_terminal:
                wide = shutil.get_terminal_size().columns
                click.echo(f"{line[: wide - 1]}\x1b[K\r", nl=False, err=True)
            else:
                tell(line, err=True)
            pause = 1.0 if in_terminal else LINES
        if in_terminal and pause == 1.0:
            click.echo("\x1b[K", nl=False, err=True)  # the line is gone

    thread = Thread(target=show, daemon=True)
    thread.start()

    def end() -> None:
        ended.set()
        thread.join()

    try:
        yield end
    finally:
        end()


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
