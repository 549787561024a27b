"""`tepui daily`: the deal of the day in the terminal, from the date alone, and its par.

Par takes a minute or two; it is saved beside the try.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import click
import msgspec

import tepui
from tepui.cli import play
from tepui.cli.language import say
from tepui.cli.output import names_of, read_log, waiting_for_compiler, write_text
from tepui.cli.result import print_result
from tepui.daily.deal import Terms, day_of, match_of, read_day, seed_of, terms_of
from tepui.daily.par import BOT, GAMES, Par, beaten, results
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
    points = int(read_log(file).closing["scores"].split()[terms.seat])
    _verdict(points, _par(terms, seed, file.with_suffix(".par")))


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


def _par(terms: Terms, seed: bytes, file: Path) -> Par:
    """What the champion makes of this deal: from the date alone, or as it was kept."""
    asked = (tepui.__version__, terms, seed.hex(), GAMES)
    try:
        *found, par = msgspec.json.decode(file.read_bytes(), type=tuple[str, Terms, str, int, Par])
        if tuple(found) == asked:
            return par
    except (OSError, msgspec.DecodeError):
        pass  # it is played
    par = Par(sorted(_watched(terms, seed)), BOT)
    write_text(file, msgspec.json.encode((*asked, par)).decode())
    return par


def _watched(terms: Terms, seed: bytes) -> Iterator[int]:
    """Each game's points, with a bar on a terminal."""
    games = results(terms, seed, GAMES)
    if not sys.stderr.isatty():
        yield from games
        return
    from rich.console import Console
    from rich.progress import track

    says = say()("cli-daily-playing-par")
    yield from track(games, says, GAMES, console=Console(stderr=True), transient=True)


def _verdict(points: int, par: Par) -> None:
    words = say()
    click.echo(
        words(
            "cli-daily-par", points=points,
            par=words.figure(par.mean, digits=1), spread=words.figure(par.spread, digits=1),
            against=words.figure(points - par.mean, digits=1, sign=True),
            share=beaten(points, par.points), games=len(par.points),
        )
    )  # fmt: skip
