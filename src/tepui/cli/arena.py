"""`tepui arena`: bots against bots, and how strong each is."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import click

import tepui
from tepui.cli.language import say
from tepui.cli.output import bots_of, options_of
from tepui.engine.errors import BadOption
from tepui.lab.arena import Ranking
from tepui.lab.arena import arena as run
from tepui.lab.contest import LOGS, Outcome


def arena(
    game: str, bots: Sequence[str], games: int, seed: int, options: Sequence[str],
    logs: Path | None, workers: int | None, ray: str | None, plain: bool, as_json: bool,
) -> None:  # fmt: skip
    """Let bots play and report."""
    chosen = tepui.game(game)
    given = chosen.simulated(options_of(options))
    if workers is not None and workers < 1:
        raise BadOption("cli-no-workers", workers=workers)
    names = bots_of(bots)
    if sys.stderr.isatty():
        from rich.progress import Progress

        with Progress(transient=True) as bar:
            task = bar.add_task(chosen.title, total=games)

            def heard(outcome: Outcome) -> None:
                bar.advance(task)
                _tell_failure(outcome)

            report = run(
                chosen, names, games, seed, given,
                logs=logs or LOGS, workers=workers, ray=ray, adjust=not plain, heard=heard,
            )  # fmt: skip
    else:
        report = run(
            chosen, names, games, seed, given,
            logs=logs or LOGS, workers=workers, ray=ray, adjust=not plain, heard=_tell_failure,
        )  # fmt: skip
    if as_json:
        import msgspec

        click.echo(msgspec.json.encode(report).decode())
    else:
        _table(chosen.title, report, seed)


def _tell_failure(outcome: Outcome) -> None:
    """On stderr, what a bot did wrong, so that JSON stays clean."""
    if outcome.failed is not None:
        number = outcome.job.number
        words = say()("cli-bot-lost", number=number, why=outcome.why, file=outcome.log or "-")
        click.echo(words, err=True)


def _table(title: str, report: Ranking, seed: int) -> None:
    from rich.console import Console
    from rich.table import Table

    words = say()
    table = Table(
        title=words(
            "cli-arena", title=title, seats=report.seats, games=report.games, seed=str(seed)
        )
    )
    table.add_column(words("cli-arena-bot"))
    for key in ("cli-arena-seats", "cli-arena-share", "cli-arena-interval",
                "cli-arena-adjusted", "cli-arena-interval", "cli-arena-score",
                "cli-arena-rating", "cli-arena-seconds"):  # fmt: skip
        table.add_column(words(key), justify="right")
    for bot in sorted(report.bots, key=lambda bot: -bot.win_share):
        table.add_row(
            bot.name, str(bot.seats_played), *_share(bot.win_share, bot.low, bot.high),
            *(("–", "–") if (a := bot.adjusted) is None else _share(a.value, a.low, a.high)),
            words.figure(bot.mean_score, 1), words.figure(bot.rating, 1),
            words.figure(bot.seconds_per_move, 4),
        )  # fmt: skip
    Console().print(table)
    if all(bot.fewer for bot in report.bots):
        fewer = sum(bot.fewer or 0 for bot in report.bots) / len(report.bots)
        click.echo(words("cli-arena-fewer", times=words.figure(fewer, 1)))


def _share(value: float, low: float, high: float) -> tuple[str, str]:
    """A share of victory, and its interval."""
    words = say()
    return words.percent(value, 1), f"{words.figure(100 * low, 1)} – {words.percent(high, 1)}"
