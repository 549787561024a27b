"""`tepui train`: train a net for a game by self-play."""

from __future__ import annotations

import importlib.util
import json
import shutil
import sys
from pathlib import Path
from typing import Any

import click

import tepui
from tepui.cli.language import say
from tepui.cli.output import waiting_for_compiler
from tepui.engine.errors import BadOption
from tepui.engine.netfile import NAME
from tepui.engine.words import Words


def train(
    game: str | None, everything: bool, minutes: float, seats: str | None, gpu: bool, seed: int,
    out: Path, resume: bool, install: bool, tables: int | None, as_json: bool, outcome: bool,
) -> None:  # fmt: skip
    """Train one game, or all of them, each in a process of its own."""
    if importlib.util.find_spec("torch") is None:
        raise BadOption("cli-train-extra")
    if minutes <= 0:
        raise BadOption("cli-train-minutes", minutes=str(minutes))
    if everything:
        _all(out, minutes, gpu, seed, resume, install, tables)
        return
    if game is None:
        raise BadOption("cli-train-game", known=", ".join(g.id for g in tepui.all_games()))
    chosen = tepui.game(game)
    words = say()

    def tell(line: dict[str, Any]) -> None:
        click.echo(json.dumps(line) if as_json else _told(line, words))

    with waiting_for_compiler():
        if outcome:
            from tepui.train import outcome as foretelling

            own = foretelling.plan_of(chosen, seed, gpu, tables)
            path = foretelling.learn(chosen, out / chosen.id, minutes, own, tell)
        else:
            from tepui.train.training import Training, plan_of
            from tepui.train.training import train as run

            plan = plan_of(chosen, _seats(seats), seed, gpu, tables=tables)
            path = run(Training(chosen, out / chosen.id, minutes, plan, resume), tell)
    if install:
        shutil.copyfile(path, chosen.folder / path.name)
    if not as_json:
        click.echo(words("cli-train-done", path=str(path), bytes=path.stat().st_size))


def _told(line: dict[str, Any], words: Words) -> str:
    """A line of progress, of either training."""
    args = {"seconds": round(line["seconds"]), "decisions": words.figure(line["decisions"])}
    if "missed" in line:
        args |= {name: words.figure(line[name], 3) for name in ("missed", "critic")}
        return words("cli-train-outcome", **args)
    shares = "  ".join(f"{n}: {words.figure(share, 2)}" for n, share in line["random"].items())
    return words("cli-train-line", speed=words.figure(line["per_second"]), shares=shares, **args)


def _seats(given: str | None) -> list[int] | None:
    if given is None:
        return None
    try:
        return [int(each) for each in given.split(",")]
    except ValueError:
        raise BadOption("cli-train-seats", seats=given[:40]) from None


def _all(
    out: Path, minutes: float, gpu: bool, seed: int, resume: bool, install: bool, tables: int | None
) -> None:
    """All games at once."""
    from tepui.train.together import train_all

    failed, words = train_all(out, minutes, seed, gpu, resume, tables), say()
    for game in tepui.all_games():
        broke = game.id in failed
        net = out / game.id / NAME
        if install and not broke and net.is_file():
            shutil.copyfile(net, game.folder / NAME)
        key = "cli-train-broke" if broke else "cli-train-one"
        click.echo(words(key, game=game.id, log=str(out / f"{game.id}.log")))
    if failed:
        sys.exit(1)
