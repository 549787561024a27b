"""The language of this run: `--lang`, otherwise the system's; and help texts in it.

A help text that begins with `cli-` is a key of the words, looked up when help is shown.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import click

from tepui.engine.errors import TepuiError
from tepui.engine.words import LANGUAGES, Words, system_language, words

_LANGUAGE = "tepui.language"


def current() -> str:
    """The language of this run."""
    ctx = click.get_current_context(silent=True)
    return (ctx and ctx.meta.get(_LANGUAGE)) or system_language()


def say() -> Words:
    """The words of this run."""
    return words(current())


def _ask(ctx: click.Context, option: click.Parameter, value: str | None) -> str | None:
    if value:
        ctx.meta[_LANGUAGE] = value  # shared with the contexts of its commands
    return value


def _said(key: str | None) -> str:
    return say()(key) if key and key.startswith("cli-") else key or ""


class Option(click.Option):
    """An option whose help is said in the language of this run."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        key, self.help = self.help, _said(self.help)
        try:
            return super().get_help_record(ctx)
        finally:
            self.help = key


class Command(click.Command):
    """A command whose help is said in the language of this run, and that takes `--lang`."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        language = Option(
            ["--lang"],
            type=click.Choice(LANGUAGES),
            help="cli-help-lang",
            is_eager=True,
            expose_value=False,
            callback=_ask,
        )
        self.params.append(language)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Take the language first, so that a `--help` before it is said in it, too."""
        for here, after in pairwise(args):
            if here == "--lang" and after in LANGUAGES:
                ctx.meta[_LANGUAGE] = after
        return super().parse_args(ctx, args)

    def get_short_help_str(self, limit: int = 45) -> str:
        return _said(self.help)

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(_said(self.help))


class Group(Command, click.Group):
    """The command with its commands."""

    command_class = Command

    def invoke(self, ctx: click.Context) -> Any:
        """Run a command; say what was wrong in the language of this run."""
        try:
            return super().invoke(ctx)
        except TepuiError as wrong:
            raise BadInput(wrong.text(current())) from wrong


class BadInput(click.ClickException):
    """Something was wrong with what was asked for: a sentence on stderr, and exit code 2."""

    exit_code = 2

    def show(self, file: Any = None) -> None:
        click.echo(f"tepui: {self.message}", err=True)
