"""Shared by several commands: options written as NAME=VALUE, JSON, logs from files, progress."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from tepui.cli.language import SIGNS, echo, say, tell, working
from tepui.cli.options import read_text
from tepui.engine import registry
from tepui.engine.text.errors import BadLog, BadOption

if TYPE_CHECKING:
    from tepui.engine.play.log import Log
    from tepui.engine.play.position import Position

T = TypeVar("T")


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


def progress(title: str, total: float) -> Callable[[float], None]:
    """Say from now on how far a long task has come."""
    words, share = say(), 0.0

    def advance(done: float) -> None:
        nonlocal share
        share = done / total

    def said(seconds: int, functions: int) -> str:
        if functions and not share:
            return working(seconds, functions)
        return words("cli-progress", title=title, share=words.percent(share), seconds=seconds)

    SIGNS.said = said
    return advance


def lessons(title: str) -> Callable[[float, int], None]:
    """Say from now on what a training is doing, how far it has come, and what is left."""
    words, begun, now, first, share, decisions = say(), 0.0, 0.0, 0.0, 0.0, 0

    def heard(done: float, made: int) -> None:
        nonlocal begun, now, first, share, decisions
        now, share, decisions = time.monotonic(), done, made
        if not begun:
            begun, first = now, done

    def said(seconds: int, functions: int) -> str:
        if share > first:
            end = now + (1 - share) * (now - begun) / (share - first)
            left = max(0, round(end - time.monotonic()))
            figures = {"decisions": words.figure(decisions), "share": words.percent(share)}
            return words("cli-lessons", title=title, seconds=seconds, left=left, **figures)
        if functions and not begun:
            return working(seconds, functions)
        return words(
            "cli-lessons-first" if begun else "cli-lessons-ready", title=title, seconds=seconds
        )

    SIGNS.said = said
    return heard


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

    echo(msgspec.json.encode(value).decode())


def print_list(
    items: Sequence[T], plain: Callable[[T], Any], line: Callable[[T], str], none: str, json: bool
) -> None:
    """All of them as JSON, or each in a line; `none` says that there are none."""
    if json:
        print_json(list(map(plain, items)))
    for each in () if json else items:
        tell(line(each))
    if not (items or json):
        tell(say()(none))


def read_log(file: Path) -> Log:
    """A log from a file."""
    from tepui.engine.play import log

    try:
        return log.read(file.read_text(encoding="utf-8"))
    except (UnicodeDecodeError, BadLog) as wrong:
        if not isinstance(wrong, BadLog):
            wrong = BadLog("engine-log-not-a-log", format=log.FORMAT)
        raise BadLog("cli-bad-log", file=str(file), why=wrong) from None


def names_of(log: Log) -> list[str]:
    """The players' names, or their seats."""
    words = say()
    return [log.players.get(n) or words("engine-seat", number=n) for n in range(log.seats)]
