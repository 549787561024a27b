"""`tepui report`: statistics of many games, as a page or as JSON."""

import os
from pathlib import Path

import click

import tepui
from tepui.cli.command import argument, option
from tepui.cli.language import say, tell
from tepui.cli.options import game_options, new_file, on_ray, seeded, with_json, write_text
from tepui.cli.output import options_of, print_json, progress
from tepui.engine.text.errors import BadOption, TepuiError


@argument("game")
@option("--games", type=click.IntRange(1), default=100000)
@option("--deals", type=click.IntRange(0), default=0)
@option("--threads", type=click.IntRange(1), default=lambda: os.cpu_count() or 1)
@on_ray
@seeded
@game_options
@new_file("--out", "-o")
@with_json
def report(
    game: str, games: int, deals: int, threads: int, ray: str | None, seed: int,
    options: tuple[str, ...], out: Path | None, as_json: bool,
) -> None:  # fmt: skip
    """Play, count, and write."""
    chosen, words = tepui.game(game), say()
    if out is None and not as_json:
        raise TepuiError("cli-report-where", game=game)
    given = chosen.simulated(options_of(options))
    from tepui.lab.statistics.luck_and_skill import FEWEST
    from tepui.lab.statistics.report import report as run

    if 0 < deals < FEWEST:
        raise BadOption("lab-bad-deals", deals=deals, fewest=FEWEST)
    advance = progress(chosen.title, 1.0)
    summary = run(chosen, games, seed, given, threads, lambda n, of: advance(n / of), ray, deals)
    if out is not None:
        from tepui.lab.statistics.report_page import page

        write_text(out, page(summary, words))
        if not as_json:
            tell(words("cli-report-written", file=str(out)))
    if as_json:
        print_json(summary)
