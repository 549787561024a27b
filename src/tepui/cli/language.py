"""The language of this run: `--lang`, otherwise the system's."""

import click

from tepui.engine.text.words import Words, system_language, words

LANGUAGE = "tepui.language"  # where a context keeps it


def current() -> str:
    """The language of this run."""
    ctx = click.get_current_context(silent=True)
    return (ctx and ctx.meta.get(LANGUAGE)) or system_language()


def say() -> Words:
    """The words of this run."""
    return words(current())
