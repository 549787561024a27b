"""The language of this run: `--lang`, otherwise the system's; and how sentences are written."""

import re
import shutil
import sys
import textwrap
import time
from collections.abc import Sequence
from itertools import pairwise

import click

from tepui.cli.signs import FOREVER, Signs
from tepui.engine.text.words import LANGUAGES, Words, system_language, words

GAP = 24  # characters before a gap, behind which a wrapped line goes on
LANGUAGE = "tepui.language"  # where a context keeps it


def current() -> str:
    """The language of this run."""
    ctx = click.get_current_context(silent=True)  # none before it is made, and in other threads
    return (ctx.meta.get(LANGUAGE) if ctx else named(sys.argv)) or system_language()


def named(args: Sequence[str]) -> str | None:
    """The language that is asked for among what was typed."""
    parts = [part for each in args for part in each.split("=", 1)]
    found = [after for here, after in pairwise(parts) if here == "--lang" and after in LANGUAGES]
    return found[-1] if found else None


def say() -> Words:
    """The words of this run."""
    return words(current())


def tell(text: str, err: bool = False) -> None:
    """Write sentences, wrapped at words where somebody reads them in a terminal."""
    if (sys.stderr if err else sys.stdout).isatty():
        wide = shutil.get_terminal_size().columns
        lines = (
            textwrap.wrap(line, wide, break_long_words=False, break_on_hyphens=False,
                          subsequent_indent=" " * _hanging(line)) or [""]
            for line in text.splitlines() or [""]
        )  # fmt: skip
        text = "\n".join(part for parts in lines for part in parts)
    echo(text, err)


def echo(text: str, err: bool = False) -> None:
    """Write a text as it is."""
    SIGNS.hush()
    click.echo(text, err=err)


def ask(prompt: str, err: bool = False) -> str:
    """What somebody types; the clock of the signs starts again."""
    SIGNS.hush(FOREVER)
    typed: str = click.prompt(prompt, prompt_suffix=" ", default="", show_default=False, err=err)
    SIGNS.begin(time.monotonic())
    return typed.strip()


def _hanging(line: str) -> int:
    """Where a line goes on: as far to the right as it began, also behind a gap."""
    begun = re.match(rf" *(?:\S.{{0,{GAP}}}?  +)?", line)
    return len(begun[0]) if begun else 0


def working(seconds: int, functions: int) -> str:
    """The usual sign."""
    key = "cli-compiling" if functions else "cli-working"
    return say()(key, functions=functions, seconds=seconds)


SIGNS = Signs(working)
