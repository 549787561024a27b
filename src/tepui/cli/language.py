"""The language of this run: `--lang`, otherwise the system's; and how sentences are written."""

import re
import shutil
import sys
import textwrap

import click

from tepui.engine.text.words import Words, system_language, words

GAP = 24  # characters before a gap, behind which a wrapped line goes on
LANGUAGE = "tepui.language"  # where a context keeps it


def current() -> str:
    """The language of this run."""
    ctx = click.get_current_context(silent=True)
    return (ctx and ctx.meta.get(LANGUAGE)) or system_language()


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
    click.echo(text, err=err)


def _hanging(line: str) -> int:
    """Where a line goes on: as far to the right as it began, also behind a gap."""
    begun = re.match(rf" *(?:\S.{{0,{GAP}}}?  +)?", line)
    return len(begun[0]) if begun else 0
