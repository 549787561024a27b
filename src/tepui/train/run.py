"""What a training is asked to do, by `tepui train` and by `python -m tepui.train`."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import tepui
from tepui.engine.game import Game


@dataclass(frozen=True)
class Asked:
    """The options of a training; those of `python -m tepui.train` have the same names."""

    out: Path
    minutes: float
    seed: int = 0
    gpu: bool = False
    resume: bool = False
    outcome: bool = False  # the net that predicts who wins, instead of the one that plays
    decisions: int | None = None  # instead of minutes
    tables: int | None = None
    seats: tuple[int, ...] | None = None

    def options(self) -> list[str]:
        """The same, as it is typed."""
        given = asdict(self) | {"seats": self.seats and ",".join(map(str, self.seats))}
        flags = [f"--{name}" for name, value in given.items() if value is True]
        values = {n: v for n, v in given.items() if v is not None and not isinstance(v, bool)}
        return flags + [word for n, v in values.items() for word in (f"--{n}", str(v))]


def train_one(game: Game, asked: Asked, tell: Callable[[dict[str, Any]], None]) -> Path:
    """Train a net for a game. Returns its path."""
    from tepui.train import outcome, training

    out = asked.out / game.id
    if asked.outcome:
        own = outcome.plan_of(game, asked.seats, asked.seed, asked.gpu, asked.tables)
        return outcome.learn(game, out, asked.minutes, own, tell)
    plan = training.plan_of(game, asked.seats, asked.seed, asked.gpu, tables=asked.tables)
    whole = training.Training(
        game, out, asked.minutes, plan, asked.resume, decisions=asked.decisions
    )
    return training.train(whole, tell)


def train_all(asked: Asked) -> list[str]:
    """Train every game in a process of its own, with a log beside its folder. Returns the games
    whose training failed."""
    asked.out.mkdir(parents=True, exist_ok=True)
    running = {}
    for game in tepui.all_games():
        command = [sys.executable, "-m", "tepui.train", game.id, *asked.options()]
        with (asked.out / f"{game.id}.log").open("w", encoding="utf-8") as log:
            running[game.id] = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT)  # noqa: S603
    return [id for id, process in running.items() if process.wait() != 0]
