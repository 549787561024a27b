"""`tepui train`: train a net for a game by self-play."""

import importlib.util
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

import tepui
from tepui.cli.command import argument, option
from tepui.cli.language import say, tell
from tepui.cli.options import FOLDER, MINUTES, force, may_write, seeded, with_json
from tepui.cli.output import lessons, print_json
from tepui.engine.game import Game
from tepui.engine.learning.netfile import NAME, OUTCOME, place_of, weights_in
from tepui.engine.text.errors import BadOption
from tepui.engine.text.words import Words
from tepui.train import LEARNING
from tepui.train.run import Asked, setting, train_all, train_one


@argument("game", required=False)
@option("--all", "everything", is_flag=True)
@option("--minutes", type=MINUTES, default=8.0)
@option("--decisions", type=click.IntRange(1))
@option("--seats", metavar="2,3,4")
@option("--gpu", is_flag=True)
@option("--tables", type=click.IntRange(8))
@option("--plan", multiple=True, metavar="changes")
@seeded
@option("--out", "-o", type=FOLDER, default="training")
@option("--resume", is_flag=True)
@option("--install", metavar="name")
@force
@option("--outcome", is_flag=True)
@with_json
def train(
    game: str | None, everything: bool, minutes: float, seats: str | None, gpu: bool, seed: int,
    out: Path, resume: bool, install: str | None, tables: int | None, as_json: bool, outcome: bool,
    decisions: int | None, plan: Sequence[str],
) -> None:  # fmt: skip
    """Train one game, or all of them, each in a process of its own."""
    if outcome and (install or decisions or plan):
        raise BadOption("cli-train-outcome-alone")
    games = tepui.all_games() if everything else [tepui.game(game)] if game else []
    if not games:
        raise BadOption("cli-train-game", known=", ".join(g.id for g in tepui.all_games()))
    numbers = _seats(seats)
    for each in games:
        for number in numbers or ():
            each.settle_seats(number)
        if install:
            may_write(place_of(each, install))
        if not resume:
            may_write(out / each.id / (OUTCOME if outcome else NAME))
    if importlib.util.find_spec("torch") is None:
        raise BadOption("cli-train-extra")
    asked = Asked(out, minutes, seed, gpu, resume, outcome, decisions, tables, numbers, _plan(plan))
    if everything:
        _all(asked, install)
        return
    words = say()

    def advance(line: dict[str, Any]) -> None:
        if as_json:
            print_json(line)
        else:
            tell(_progress_line(line, words))

    path = train_one(games[0], asked, advance, lessons(games[0].title))
    if not as_json:
        size, weights = path.stat().st_size, weights_in(path)
        tell(words("cli-train-done", path=str(path), bytes=size))
        tell(words("cli-train-weights", weights=weights))
    if install:
        _install(games[0], path, install, as_json)


def _install(game: Game, path: Path, name: str, silent: bool) -> None:
    """Keep a net under a name, in the user's folder."""
    place = place_of(game, name)
    place.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(path, place)
    if not silent:
        tell(say()("cli-train-installed", path=str(place), bot=f"champion@{name}"))


def _progress_line(line: dict[str, Any], words: Words) -> str:
    """A line of progress, of either training."""
    args = {"seconds": round(line["seconds"]), "decisions": words.figure(line["decisions"])}
    if "critic" in line:
        args |= {name: words.figure(line[name], 3) for name in ("missed", "critic")}
        return words("cli-train-outcome", **args)
    shares = "  ".join(f"{n}: {words.figure(share, 2)}" for n, share in line["random"].items())
    return words("cli-train-line", speed=words.figure(line["per_second"]), shares=shares, **args)


def _seats(given: str | None) -> tuple[int, ...] | None:
    if given is None:
        return None
    try:
        return tuple(int(each) for each in given.split(","))
    except ValueError:
        raise BadOption("cli-train-seats", seats=given[:40]) from None


def _plan(given: Sequence[str]) -> tuple[tuple[str, float], ...]:
    try:
        return tuple(map(setting, given))
    except ValueError as wrong:
        raise BadOption("cli-train-plan", known=", ".join(LEARNING)) from wrong


def _all(asked: Asked, install: str | None) -> None:
    """All games at once."""
    words, out = say(), asked.out
    failed = train_all(asked)
    for game in tepui.all_games():
        broke = game.id in failed
        net = out / game.id / NAME
        key = "cli-train-broke" if broke else "cli-train-one"
        tell(words(key, game=game.id, log=str(out / f"{game.id}.log")))
        if install and not broke and net.is_file():
            _install(game, net, install, silent=False)
    if failed:
        sys.exit(1)
