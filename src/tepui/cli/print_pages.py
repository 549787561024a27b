"""`tepui print`: PDF pages of a game, for owners of the box."""

from __future__ import annotations

from pathlib import Path

import click

from tepui.cli.language import say
from tepui.cli.output import write_bytes
from tepui.engine import registry
from tepui.printing.pages import printed


def print_pages(game: str, what: str, paper: str, out: Path | None) -> None:
    """Make pages of a game and say where they are."""
    words, found = say(), registry.game(game)
    pdf = printed(found, what, words.language, paper)
    file = out or Path(f"{found.id}-{what}-{words.language}-{paper}.pdf")
    write_bytes(file, pdf)
    click.echo(words("cli-printed", title=found.title, file=str(file)))
