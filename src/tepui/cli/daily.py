"""`tepui daily`: the daily challenge in the terminal, from the date alone, and its par.

Par takes a minute or two; it is saved beside the try.
"""

import shlex
import time
from collections.abc import Iterator
from contextlib import suppress
from datetime import date
from pathlib import Path

import msgspec

import tepui
from tepui.cli import play
from tepui.cli.command import argument, option
from tepui.cli.language import say, tell
from tepui.cli.options import FILE, may_write, new, write_text
from tepui.cli.output import names_of, progress, read_log
from tepui.cli.result import print_result
from tepui.daily.deal import Terms, day_of, match_of, read_day, seed_of, terms_of
from tepui.daily.par import BOT, GAMES, Par, beaten, results
from tepui.engine.game import Game
from tepui.engine.play import log as logs
from tepui.engine.play.log import Log
from tepui.engine.text.errors import BadLog, BadOption


@argument("game")
@option("--date", "day", metavar="day")
@option("--name")
@option("--save", type=FILE)
def daily(game: str, day: str | None, name: str | None, save: Path | None) -> None:
    """Play a day's deal, go on with it, or see again how it ended: there is one try."""
    chosen, today = tepui.game(game), day_of(time.time())
    wished = today if day is None else read_day(day)
    if wished > today:
        raise BadOption("daily-not-yet", date=wished.isoformat(), today=today.isoformat())
    terms, seed = terms_of(chosen), seed_of(chosen.id, wished)
    file = save or play.SAVES / f"daily-{chosen.id}-{wished.isoformat()}.log"
    saved = _saved(file, terms, seed) if file.is_file() else None
    if saved is None:
        may_write(file) if save is None else new(save)
    if saved is not None and not saved.running:
        last = logs.resume(saved).position
        print_result(last.seen_by(terms.seat), names_of(saved))
        tell(say()("cli-daily-done", file=str(file)))
    elif not _played(chosen, terms, wished, name, save, file, saved):
        return
    points = int(read_log(file).closing["scores"].split()[terms.seat])
    _verdict(points, _par(terms, seed, file.with_suffix(".par")))


def _saved(file: Path, terms: Terms, seed: bytes) -> Log:
    """What was played of this deal so far; the save of another deal is refused."""
    saved = read_log(file)
    found = (saved.game, saved.version, saved.seats, saved.options, saved.seed)
    if found != (terms.game, terms.rules, terms.seats, terms.options, seed):
        raise BadLog("cli-daily-other", file=str(file))
    return saved


def _played(
    game: Game,
    terms: Terms,
    day: date,
    name: str | None,
    kept: Path | None,
    file: Path,
    saved: Log | None,
) -> bool:
    """Play to the end, or until the person leaves; whether it is over."""
    words = say()
    match = logs.resume(saved) if saved is not None else match_of(game, terms)
    names = [words("cli-bot", number=number) for number in range(terms.seats)]
    names = names if saved is None else names_of(saved)
    names[terms.seat] = name or (words("engine-guest") if saved is None else names[terms.seat])
    seed = seed_of(game.id, day)
    sitting = play.Sitting(
        match, terms.seat, names, terms.bots, seed, file,
        daily=_command(game, day, kept),
    )  # fmt: skip
    company = play.Company(sitting)
    try:
        sitting.run(company)
    finally:
        company.leave()
    return not sitting.left


def _command(game: Game, day: date, kept: Path | None) -> str:
    """What goes on with a try that was left."""
    place = [] if kept is None else ["--save", str(kept)]
    return shlex.join(["tepui", "daily", game.id, "--date", day.isoformat(), *place])


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
    if not file.is_file() or _is_par(file):
        write_text(file, msgspec.json.encode((*asked, par)).decode())
    return par


def _is_par(file: Path) -> bool:
    """Whether a file is a par of ours, of an older program, which may be replaced."""
    with suppress(OSError, msgspec.DecodeError):
        return isinstance(msgspec.json.decode(file.read_bytes()), list)
    return False


def _watched(terms: Terms, seed: bytes) -> Iterator[int]:
    """Each game's points, and a sign of how far it has come."""
    advance = progress(say()("cli-daily-playing-par"), GAMES)
    for done, points in enumerate(results(terms, seed, GAMES), 1):
        yield points
        advance(done)


def _verdict(points: int, par: Par) -> None:
    words = say()
    tell(
        words(
            "cli-daily-par", points=points,
            par=words.figure(par.mean, digits=1), spread=words.figure(par.spread, digits=1),
            against=words.figure(points - par.mean, digits=1, sign=True),
            share=beaten(points, par.points), games=len(par.points),
        )
    )  # fmt: skip
