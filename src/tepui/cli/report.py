"""`tepui report`: statistics of many games, as a page or as JSON."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import click

import tepui
from tepui.cli.language import say
from tepui.cli.output import options_of


def report(
    game: str, games: int, deals: int, threads: int | None, ray: str | None, seed: int,
    options: tuple[str, ...], out: Path | None, as_json: bool,
) -> None:  # fmt: skip
    """Play, count, and write."""
    from tepui.engine.errors import TepuiError
    from tepui.lab.report import report as run

    chosen, words = tepui.game(game), say()
    if out is None and not as_json:
        raise TepuiError("cli-report-where", game=game)
    threads = os.cpu_count() or 1 if threads is None else threads

    def told(done: int, of: int) -> None:
        if sys.stderr.isatty():
            click.echo(words("cli-report-part", done=done + 1, of=of), err=True)

    found = run(chosen, games, seed, options_of(options), threads, told, ray, deals)
    if out is not None:
        from tepui.lab.page import page

        try:
            out.write_text(page(found, words), encoding="utf-8")
        except OSError as error:
            why = error.strerror or type(error).__name__
            raise TepuiError("cli-report-cannot", file=str(out), why=why) from None
        if not as_json:
            click.echo(words("cli-report-written", file=str(out)))
    if as_json:
        import msgspec

        click.echo(msgspec.json.encode(found).decode())
