"""Somebody at a table in the terminal: what lies there, and what they type."""

import re

import click

from tepui.cli.language import ask, current, say, tell
from tepui.engine.game import Game
from tepui.engine.rules.sight import Sight
from tepui.engine.text.errors import IllegalMove, TepuiError


def show(sight: Sight, names: list[str]) -> None:
    """The table as somebody sees it."""
    game = sight.position.game
    tell("")
    for line in game.terminal.lines(game.views.view(sight), say(), names):
        tell(line)


def read(prompt: str = ">") -> str | None:
    """What somebody types; None where they leave."""
    try:
        typed = ask(prompt)
    except (click.Abort, EOFError):
        tell("")
        return None
    return None if typed == "quit" else typed


def refuse(wrong: TepuiError, names: list[str]) -> None:
    """Say what was wrong."""
    more = (names,) if isinstance(wrong, IllegalMove) else ()
    tell(wrong.text(current(), *more))


def explain(game: Game, asked: str, usual: str) -> None:
    """Answer `?` with the usual sentences, and `? CA6` with that rule."""
    rule, words = asked.removeprefix("?").strip(), say()
    if not rule:
        tell(usual)
        return
    rules = game.rules_in(words.language)
    match = re.search(
        rf"\*\*\[{re.escape(rule.upper())}\]\*\*.*?(?=\n\s*\n|\n- |\Z)", rules, re.DOTALL
    )
    if match:
        tell(" ".join(match[0].replace("**", "").split()))
    else:
        tell(words("cli-no-rule", rule=rule))
