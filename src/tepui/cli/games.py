"""`tepui games`: the games, their seats and options."""

import click

import tepui
from tepui.cli.language import say, tell
from tepui.cli.options import with_json
from tepui.cli.output import print_json

NAMED = ("id", "title", "author", "publisher", "year", "minutes", "age")


@with_json
def games(as_json: bool) -> None:
    """List the games."""
    if as_json:
        from tepui.engine.runtime.machine import (
            implementation_of,  # loads what a plain list needs not
        )

        print_json(
            [
                {
                    **{name: getattr(game, name) for name in NAMED},
                    "seats": list(game.seats),
                    "rules": game.version,
                    "runs_on": implementation_of(game, compiled=False),
                    "options": {
                        o.name: {"default": o.default, "choices": o.choices} for o in game.options
                    },
                }
                for game in tepui.all_games()
            ]
        )
        return
    words = say()
    for game in tepui.all_games():
        tell(f"{click.style(game.title, bold=True)} ({game.id})")
        tell("  " + words(f"{game.id}-tagline"))
        facts = words(
            "cli-game-facts",
            author=game.author, publisher=game.publisher, year=str(game.year),
            least=game.seats[0], most=game.seats[-1], minutes=game.minutes, age=game.age,
        )  # fmt: skip
        tell("  " + facts)
        for option in game.options:
            tell(f"  --option {option.name}={option.choices}")
