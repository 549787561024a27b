"""`tepui simulate`: many random games, and what they showed."""

from __future__ import annotations

import sys

import click

import tepui
from tepui.cli.language import say
from tepui.cli.output import options_of, waiting_for_compiler


def simulate(
    game: str, seats: int, games: int, threads: int, seed: int, options: tuple[str, ...],
    as_json: bool,
) -> None:  # fmt: skip
    """Play many random games and report."""
    from tepui.lab.simulate import simulate as run

    chosen = tepui.game(game)
    given = options_of(options)
    with waiting_for_compiler():
        run(chosen, seats, 1, seed, given)
    if sys.stderr.isatty():
        from rich.console import Console
        from rich.progress import Progress

        with Progress(console=Console(stderr=True), transient=True) as bar:
            task = bar.add_task(chosen.title, total=games)
            report = run(
                chosen, seats, games, seed, given,
                threads=threads, progress=lambda done: bar.update(task, completed=done),
            )  # fmt: skip
    else:
        report = run(chosen, seats, games, seed, given, threads=threads)
    if as_json:
        import msgspec

        click.echo(msgspec.json.encode(report).decode())
        return
    words = say()

    def row(key: str, value: str) -> None:
        click.echo(f"{words(key)}: {value}")

    click.echo(words("cli-simulated", title=chosen.title, seats=seats, games=games, seed=str(seed)))
    row("cli-decisions", f"{report.decisions:,}")
    row("cli-seconds", f"{report.seconds:.2f}")
    row("cli-decisions-per-second", f"{report.decisions_per_second:,.0f}")
    row("cli-games-per-second", f"{report.games_per_second:,.0f}")
    row("cli-mean-decisions", f"{report.mean_decisions:.1f}")
    row("cli-mean-scores", "  ".join(f"{n:.1f}" for n in report.mean_scores))
    row("cli-mean-best", f"{report.mean_best_score:.1f}")
    row("cli-victories", "  ".join(f"{n:.1%}" for n in report.victories))
    for reason, count in report.end_reasons.items():
        click.echo(f"{count / games:6.1%}  {words(f'{chosen.id}-ending-{reason}')}")
