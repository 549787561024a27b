"""Options and arguments of several commands, and places to write."""

import os
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any, TypeVar

import click
from click.core import ParameterSource

from tepui.cli.command import argument, name_of, option
from tepui.cli.language import ask, say
from tepui.engine.text.errors import BadOption, TepuiError, cause

F = TypeVar("F", bound=Callable[..., Any])
FORCE = "tepui.force"  # where a context keeps it

FILE = click.Path(dir_okay=False, path_type=Path)
FOLDER = click.Path(file_okay=False, path_type=Path)
OLD_FILE = click.Path(exists=True, dir_okay=False, path_type=Path)
OLD_FOLDER = click.Path(exists=True, file_okay=False, path_type=Path)
COUNT = click.IntRange(1)
MINUTES = click.FloatRange(min=0, min_open=True)
PLACE = click.Path(path_type=Path)

with_json = option("--json", "as_json", is_flag=True)
seeded = option("--seed", type=int, default=0)
log_file = argument("file", type=OLD_FILE)
in_database = option("--database", metavar="address")
# Of the game: NAME=@FILE takes the value from a file.
game_options = option("--option", "options", multiple=True, metavar="changes")


class BadFile(TepuiError):
    """A file that cannot be read or written."""


def _force(ctx: click.Context, option: click.Parameter, value: bool) -> None:
    ctx.meta[FORCE] = value


def _ray(ctx: click.Context, option: click.Parameter, address: str | None) -> str | None:
    if address is not None and find_spec("ray") is None:
        raise BadOption("lab-no-ray-extra")
    return address


on_ray = option("--ray", metavar="address", callback=_ray)
force = option("--force", is_flag=True, is_eager=True, expose_value=False, callback=_force)


def refuse_beside(option: str, *others: str) -> None:
    """Refuse what was typed beside an option and would have no effect."""
    ctx = click.get_current_context()
    for each in ctx.command.params:
        typed = ctx.get_parameter_source(str(each.name)) is ParameterSource.COMMANDLINE
        if typed and each.name in others:
            raise BadOption("cli-beside", option=name_of(each), beside=option)


def new(file: Path) -> Path:
    """A file that may be written, in a folder that is there."""
    if not file.parent.exists():
        raise BadFile("cli-no-folder", file=str(file.parent))
    return may_write(file)


def new_file(*names: str, **rest: Any) -> Callable[[F], F]:
    """An option for a file to be written, and `--force`."""

    def checked(ctx: click.Context, option: click.Parameter, file: Path | None) -> Path | None:
        return file and new(file)

    return lambda function: force(option(*names, type=PLACE, callback=checked, **rest)(function))


def may_write(*files: Path) -> Path:
    """Refuse what cannot be written, and ask before something is replaced; the first of them."""
    for file in files:
        there = next(each for each in (file, *file.absolute().parents) if each.exists())
        why = "" if os.access(there, os.W_OK) else "forbidden"
        if (there == file) is there.is_dir():
            why = "folder" if there == file else "no-folder"
        if why:
            raise BadFile("cli-cannot-write", file=str(file), why=TepuiError(f"engine-why-{why}"))
    ctx = click.get_current_context(silent=True)
    existing = [file for file in files if file.is_file()]
    if existing and not (ctx and ctx.meta.get(FORCE)):
        _ask_to_replace(existing[0])
    return files[0]


def _ask_to_replace(file: Path) -> None:
    words = say()
    if not (sys.stdin.isatty() and sys.stderr.isatty()):
        raise BadFile("cli-exists", file=str(file))
    if ask(words("cli-replace", file=str(file)), err=True).lower() not in words("cli-yes").split():
        raise BadFile("cli-kept", file=str(file))


def write_text(file: Path, text: str) -> None:
    """Write a text file."""
    write_bytes(file, text.encode())


def write_bytes(file: Path, data: bytes) -> None:
    """Write a file."""
    try:
        file.write_bytes(data)
    except OSError as wrong:
        raise BadFile("cli-cannot-write", file=str(file), why=cause(wrong)) from None


def read_text(file: Path) -> str:
    """What is in a text file."""
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as wrong:
        raise BadFile("cli-cannot-read", file=str(file), why=cause(wrong)) from None
