"""`tepui daily`: the deal of the day in the terminal, from the date alone, and its par."""

from __future__ import annotations

import time
from datetime import date
from pathlib import Path

import click

import tepui
from tepui.cli import play
from tepui.cli.language import say
from tepui.cli.output import names_of, read_log, waiting_for_compiler
from tepui.cli.result import print_result
from tepui.daily.deal import Terms, day_of, match_of, read_day, seed_of, terms_of
from tepui.daily.par import beaten, par_of
from tepui.engine import log as logs
from tepui.engine.errors import BadLog, BadOption
from tepui.engine.game import Game
from tepui.engine.log import Log


def daily(game: str, day: str | None, name: str | None, save: Path | None) -> None:
    """Play a day's deal, go on with it, or see again how it ended: there is one try."""
    chosen, today = tepui.game(game), day_of(time.time())
    wished = today if day is None else read_day(day)
    if wished > today:
        raise BadOption("daily-not-yet", date=wished.isoformat(), today=today.isoformat())
    terms, seed = terms_of(chosen), seed_of(chosen.id, wished)
    file = save or play.SAVES / f"daily-{chosen.id}-{wished.isoformat()}.log"
    saved = _saved(file, terms, seed)
    if saved is not None and not saved.running:
        with waiting_for_compiler():
            last = logs.resume(saved).position
        print_result(last.seen_by(terms.seat), names_of(saved))
        click.echo(say()("cli-daily-done", file=str(file)))
    elif not _played(chosen, terms, wished, name, file, saved):
        return
    _verdict(terms, seed, read_log(file))


def _saved(file: Path, terms: Terms, seed: bytes) -> Log | None:
    """What was played of this deal so far; the save of another deal is refused."""
    if not file.is_file():
        return None
    saved = read_log(file)
    found = (saved.game, saved.version, saved.seats, saved.options, saved.seed)
    if found != (terms.game, terms.rules, terms.seats, terms.options, seed):
        raise BadLog("cli-daily-other", file=str(file))
    return saved


def _played(
    game: Game, terms: Terms, day: date, name: str | None, file: Path, saved: Log | None
) -> bool:
    """Play to the end, or until the person leaves; whether it is over."""
    words = say()
    match = logs.resume(saved) if saved is not None else match_of(game, terms)
    names = [words("cli-bot", number=number) for number in range(terms.seats)]
    names[terms.seat] = name or words("cli-guest")
    seed = seed_of(game.id, day)
    sitting = play.Sitting(
        match, terms.seat, names if saved is None else names_of(saved), terms.bots, seed, file,
        daily=day.isoformat(),
    )  # fmt: skip
    with waiting_for_compiler():
        company = play.Company(sitting)
    try:
        sitting.run(company)
    finally:
        company.leave()
    return not sitting.left


def _verdict(terms: Terms, seed: bytes, log: Log) -> None:
    words, points = say(), int(log.closing["scores"].split()[terms.seat])
    par = par_of(terms, seed)
    click.echo(
        words(
            "cli-daily-par", points=points, par=f"{par.mean:.1f}", spread=f"{par.spread:.1f}",
            against=f"{points - par.mean:+.1f}".replace("-", "−"),
            share=beaten(points, par.points), games=len(par.points),
        )
    )  # fmt: skip
