"""`tepui data`: games of bots as a Parquet file."""

import importlib.util
from collections.abc import Sequence
from pathlib import Path

import click

import tepui
from tepui.cli.command import argument, option
from tepui.cli.language import say, tell
from tepui.cli.options import PLACE, force, game_options, may_write, new, seeded
from tepui.cli.output import bots_of, options_of, progress
from tepui.engine.text.errors import BadOption


@argument("game")
@option("--out", "-o", type=PLACE, required=True)
@force
@option("--bots", multiple=True)
@option("--games", type=click.IntRange(1), default=1_000)
@option("--workers", type=click.IntRange(1))
@seeded
@game_options
def data(
    game: str, out: Path, bots: Sequence[str], games: int, workers: int | None, seed: int,
    options: Sequence[str],
) -> None:  # fmt: skip
    """Write games of bots to a file."""
    if importlib.util.find_spec("pyarrow") is None:
        raise BadOption("cli-data-extra")
    from tepui.lab.data import write

    chosen = tepui.game(game)
    names = bots_of(bots) or ["random"] * chosen.seats[0]
    card = may_write(new(out).with_suffix(".md"))
    advance = progress(chosen.title, games)
    write(
        chosen, names, games, out, seed, options_of(options), workers,
        lambda outcome: advance(outcome.job.number + 1),
    )  # fmt: skip
    size = out.stat().st_size
    tell(say()("cli-data-written", games=games, file=str(out), bytes=size, card=str(card)))
