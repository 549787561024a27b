"""`tepui simulate`: play many games, and report on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import tepui
from tepui.cli.command import argument, option
from tepui.cli.language import say, tell
from tepui.cli.options import COUNT, game_options, on_ray, refuse_beside, seeded, with_json
from tepui.cli.output import bots_of, options_of, print_json, progress
from tepui.engine.text.errors import BadOption

if TYPE_CHECKING:
    from tepui.lab.simulate import Simulation


@argument("game")
@option("--seats", type=int)
@option("--games", type=COUNT, default=10000)
@option("--bots", multiple=True)
@option("--threads", type=COUNT, default=1)
@option("--gpu", is_flag=True)
@on_ray
@seeded
@game_options
@with_json
def simulate(
    game: str, seats: int | None, games: int, threads: int, seed: int, options: tuple[str, ...],
    bots: Sequence[str], gpu: bool, ray: str | None, as_json: bool,
) -> None:  # fmt: skip
    """Play many games and report."""
    chosen, names = tepui.game(game), bots_of(bots) or None
    if names is None and seats is None:
        raise BadOption("cli-simulate-seats", game=game)
    if gpu or ray:
        refuse_beside(*(("--gpu", "bots", "ray") if gpu else ("--ray",)), "threads")
    given = chosen.simulated(options_of(options))
    count = chosen.settle_seats(len(names or ()) if seats is None else seats)
    advance = progress(chosen.title, games)
    if gpu:
        from tepui.lab.gpu.random_games import simulate as on_gpu

        report = on_gpu(chosen, count, games, seed, given, advance)
    else:
        from tepui.lab.simulate import simulate as run

        report = run(chosen, count, games, seed, given, advance, threads, names, ray)
    if as_json:
        print_json(report)
        return
    _tell(report, chosen.title)


def _tell(report: Simulation, title: str) -> None:
    words = say()

    def row(key: str, value: str) -> None:
        tell(f"{words(key)}: {value}")

    head = {"title": title, "seats": report.seats, "games": report.games, "seed": str(report.seed)}
    tell(words("cli-simulated", **head))
    row("cli-simulated-bots", ", ".join(report.bots))
    row("cli-decisions", words.figure(report.decisions))
    row("cli-seconds", words.figure(report.seconds, 2))
    row("cli-decisions-per-second", words.figure(report.decisions_per_second))
    row("cli-games-per-second", words.figure(report.games_per_second))
    row("cli-mean-decisions", words.figure(report.mean_decisions, 1))
    row("cli-mean-scores", "  ".join(words.figure(n, 1) for n in report.mean_scores))
    row("cli-mean-best", words.figure(report.mean_best_score, 1))
    row("cli-victories", "  ".join(words.percent(n, 1) for n in report.victories))
    for reason, count in report.end_reasons.items():
        share = words.percent(count / report.games, 1)
        tell(f"{share:>7}  {words.ending(report.game, reason)}")
    if report.broken_off:
        tell(words("cli-broken-off", games=report.broken_off))
