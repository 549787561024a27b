"""The language of this run: `--lang`, else the system's; and help texts in it.

Help is a key of our words where it begins with `cli-`, and is looked up when help is shown.
"""

from __future__ import annotations

from typing import Any

import click

from tepui.engine.words import LANGUAGES, Words, system_language, words

_asked: list[str] = []


def current() -> str:
    """The language of this run."""
    return _asked[-1] if _asked else system_language()


def say() -> Words:
    """The words of this run."""
    return words(current())


def _ask(ctx: click.Context, option: click.Parameter, value: str | None) -> str | None:
    if value:
        _asked.append(value)
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
        self.params.append(
            Option(
                ["--lang"], type=click.Choice(LANGUAGES), help="cli-help-lang",
                is_eager=True, expose_value=False, callback=_ask,
            )  # fmt: skip
        )

    def get_short_help_str(self, limit: int = 45) -> str:
        return _said(self.help)

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(_said(self.help))


class Group(Command, click.Group):
    """The command with its commands."""

    command_class = Command
