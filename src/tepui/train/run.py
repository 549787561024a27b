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
from tepui.train import LEARNING


def setting(text: str) -> tuple[str, float]:
    """A number of the plan, from 0 to 1, such as entropy=0.1."""
    name, _, value = text.partition("=")
    if name not in LEARNING or not 0 <= (number := float(value)) <= 1:
        raise ValueError(text)
    return name, number


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
    plan: tuple[tuple[str, float], ...] = ()

    def options(self) -> list[str]:
        """The same, as it is typed."""
        given = asdict(self) | {
            "plan": None,
            "seats": self.seats and ",".join(map(str, self.seats)),
        }
        flags = [f"--{name}" for name, value in given.items() if value is True]
        values = {n: v for n, v in given.items() if v is not None and not isinstance(v, bool)}
        numbers = [("plan", f"{name}={value:g}") for name, value in self.plan]
        pairs = [*values.items(), *numbers]
        return flags + [word for n, v in pairs for word in (f"--{n}", str(v))]


def train_one(
    game: Game, asked: Asked, tell: Callable[[dict[str, Any]], None],
    heard: Callable[[float, int], None] = lambda share, decisions: None,
) -> Path:  # fmt: skip
    """Train a net for a game. Returns its path."""
    from tepui.train import outcome, training

    out = asked.out / game.id
    if asked.outcome:
        other = outcome.plan_of(game, asked.seats, asked.seed, asked.gpu, asked.tables)
        return outcome.learn(game, out, asked.minutes, other, tell, heard)
    own = dict(asked.plan)
    plan = training.plan_of(game, asked.seats, asked.seed, asked.gpu, tables=asked.tables, **own)
    whole = training.Training(
        game, out, asked.minutes, plan, asked.resume, decisions=asked.decisions
    )
    return training.train(whole, tell, heard)


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
