"""`tepui arena`: bots against bots, and how strong each is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

import tepui
from tepui.cli.command import argument, option
from tepui.cli.language import say, tell
from tepui.cli.options import (
    FOLDER,
    force,
    game_options,
    may_write,
    on_ray,
    refuse_beside,
    seeded,
    with_json,
)
from tepui.cli.output import bots_of, options_of, print_json, progress

if TYPE_CHECKING:
    from tepui.lab.strength.arena import Ranking, Standing
    from tepui.lab.strength.contest import Outcome


@argument("game")
@option("--bots", multiple=True, required=True)
@option("--games", type=click.IntRange(1), default=100)
@seeded
@game_options
@option("--logs", type=FOLDER)
@force
@option("--workers", type=click.IntRange(1))
@option("--plain", is_flag=True)
@on_ray
@with_json
def arena(
    game: str, bots: Sequence[str], games: int, seed: int, options: Sequence[str],
    logs: Path | None, workers: int | None, ray: str | None, plain: bool, as_json: bool,
) -> None:  # fmt: skip
    """Let bots play and report."""
    chosen = tepui.game(game)
    if ray is not None:
        refuse_beside("--ray", "workers")
    names, given = bots_of(bots), chosen.simulated(options_of(options))
    from tepui.lab.strength.arena import arena as run
    from tepui.lab.strength.arena import jobs
    from tepui.lab.strength.contest import LOGS, log_of

    todo = jobs(chosen, names, games, seed, given, logs or LOGS)
    if logs is not None:
        may_write(*map(log_of, todo))
    advance = progress(chosen.title, games)

    def heard(outcome: Outcome) -> None:
        advance(outcome.job.number + 1)
        if outcome.failed is not None:  # on stderr, so that JSON stays clean
            told = {"number": outcome.job.number, "why": outcome.why, "file": outcome.log}
            tell(say()("cli-bot-lost", **told), err=True)

    report = run(
        chosen, names, games, seed, given, logs=logs or LOGS, workers=workers, ray=ray,
        adjust=not plain, keep=logs is not None, heard=heard,
    )  # fmt: skip
    if as_json:
        print_json(report)
    else:
        _table(chosen.title, report, seed, plain)


def _table(title: str, report: Ranking, seed: int, plain: bool) -> None:
    from rich.box import SIMPLE
    from rich.console import Console
    from rich.table import Table

    words = say()
    tell(words("cli-arena", title=title, seats=report.seats, games=report.games, seed=str(seed)))
    adjusted = any(bot.adjusted for bot in report.bots)
    table = Table(box=SIMPLE, padding=(0, 1), pad_edge=False)
    table.add_column(words("cli-arena-bot"), overflow="fold")
    keys = ["cli-arena-share", *(["cli-arena-adjusted"] if adjusted else []),
            "cli-arena-score", "cli-arena-rating", "cli-arena-seconds"]  # fmt: skip
    for key in keys:
        table.add_column(words(key), justify="right", no_wrap=True)
    labels = _labels([bot.name for bot in report.bots])
    for bot in sorted(report.bots, key=lambda bot: -bot.win_share):
        table.add_row(
            labels[bot.name], _share(bot.win_share, bot.low, bot.high),
            *([_share(a.value, a.low, a.high) if (a := bot.adjusted) else "–"] if adjusted else []),
            words.figure(bot.mean_score, 1), _rating(bot), words.figure(bot.seconds_per_move, 3),
        )  # fmt: skip
    Console(width=min(Console().width, 100)).print(table)
    for name, label in labels.items():
        if label != name:
            tell(f"{label} = {name}")
    tell(words("cli-arena-intervals"))
    if not any(bot.rating for bot in report.bots):
        tell(words("cli-arena-unrated"))
    if adjusted and all(bot.fewer and bot.fewer > 1.2 for bot in report.bots):
        fewer = sum(bot.fewer or 0 for bot in report.bots) / len(report.bots)
        tell(words("cli-arena-fewer", times=words.figure(fewer, 0 if fewer >= 10 else 1)))
    elif not (adjusted or plain):
        from tepui.lab.strength.luck_adjustment import LEAST

        tell(words("cli-arena-few", deals=LEAST, games=LEAST * report.seats))


def _labels(names: Sequence[str]) -> dict[str, str]:
    """Short names that can be told apart: of a bot in a file, that file's name."""
    short = {name: name for name in names}
    for name in names:
        kind, _, rest = name.partition(":")
        if kind in ("python", "process") and rest.split():
            short[name] = Path(rest.split()[-1]).name
    often = Counter(short.values())
    return {
        name: f"{label} #{number}" if often[label] > 1 else label
        for number, (name, label) in enumerate(short.items(), 1)
    }


def _rating(bot: Standing) -> str:
    """A place on the scale of ratings; what is fixed has no interval."""
    if bot.rating is None:
        return "–"
    reach = round(bot.rating.high - bot.rating.value)
    return f"{bot.rating.value:.0f}" + (f"\n± {reach}" if reach else "")


def _share(value: float, low: float, high: float) -> str:
    """A share of victory, and below it its interval."""
    words = say()
    return f"{words.percent(value, 1)}\n{words.figure(100 * low)} – {words.percent(high)}"
