"""A training run from beginning to end: updates, trials, checkpoints, and the resulting net."""

from __future__ import annotations

import json
import os
import platform
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import torch

from tepui.engine.game import Game
from tepui.engine.learning import netfile
from tepui.engine.learning.relative_features import relative_features
from tepui.train import LEARNING, plot
from tepui.train.ppo import Plan, Trainer
from tepui.train.practice import Practice, variants
from tepui.train.trial import fair_shares

CHECKPOINT = "checkpoint.pt"
PROGRESS = "progress.jsonl"
TRIAL_TABLES = {True: 6_144, False: 192}
TRIAL_HORIZON = 600
Heard = Callable[[float, int], None]  # after each lesson: the share of the budget, and decisions
SOFTWARE = ("tepui", "numpy", "torch", "numba")  # what the same net from the same seed depends on
ON_CPU = {"tables": 1_024, "steps": 32, "batch": 4_096}


def unheard(share: float, decisions: int) -> None:
    """Where nobody waits."""


@dataclass(frozen=True)
class Training:
    """The settings of a training."""

    game: Game
    out: Path
    minutes: float
    plan: Plan
    resume: bool = False
    every: float = 60.0  # seconds between checkpoints, and trials
    decisions: int | None = None  # instead of minutes: then every run gives the same result


def chosen_seats(game: Game, seats: Sequence[int] | None) -> tuple[int, ...]:
    """The seat counts of a training: by default all."""
    return tuple(game.settle_seats(n) for n in (seats or game.seats))


def plan_of(game: Game, seats: Sequence[int] | None, seed: int, gpu: bool,
            **more: Any) -> Plan:  # fmt: skip
    """The parameters of a training: smaller on a CPU."""
    horizon = game.optional("features", "HORIZON", Plan.horizon)
    plan = Plan(chosen_seats(game, seats), seed=seed, gpu=gpu, horizon=horizon)
    given = {name: value for name, value in more.items() if value is not None}
    plan = replace(plan, **({} if gpu else ON_CPU) | given)
    return replace(plan, batch=min(plan.batch, max(256, plan.tables * plan.steps // 16)))


def train(
    training: Training, tell: Callable[[dict[str, Any]], None] = lambda line: None,
    heard: Heard = unheard,
) -> Path:  # fmt: skip
    """Train. Returns the path of the net."""
    training.out.mkdir(parents=True, exist_ok=True)
    if training.plan.gpu:
        torch.backends.cuda.matmul.allow_tf32 = True
    trainer = Trainer(training.game, training.plan)
    spent = 0.0
    if training.resume and (training.out / CHECKPOINT).is_file():
        state = torch.load(
            training.out / CHECKPOINT, map_location=trainer.device, weights_only=True
        )
        trainer.resume(state["trainer"])
        spent = state["seconds"]
    elif (training.out / PROGRESS).is_file():
        (training.out / PROGRESS).unlink()
    return _run(training, trainer, spent, tell, heard)


def _run(
    training: Training, trainer: Trainer, spent: float, tell: Callable[[dict[str, Any]], None],
    heard: Heard,
) -> Path:  # fmt: skip
    plan = training.plan
    trials = Practice(
        training.game, TRIAL_TABLES[plan.gpu], plan.seats, plan.seed + 1_000_003, TRIAL_HORIZON,
        plan.gpu, open_too=False, others=0.0,
    )  # fmt: skip
    ready = time.monotonic()
    reserve = min(20.0, 3 * training.minutes)  # for the last trial, and the file
    end = ready + 60 * training.minutes - reserve
    every = min(training.every, max(5.0, 60 * training.minutes / 6))
    next_trial, earlier, line = ready + every, trainer.average.copy(), {}
    first = trainer.decisions
    whole = spent + end - ready
    goal = training.decisions
    mark = goal and trainer.decisions + max(1, goal // 6)
    while True:
        share = trainer.decisions / goal if goal else (spent + time.monotonic() - ready) / whole
        heard(min(1.0, share), trainer.decisions)
        trainer.lesson(min(1.0, share))
        if plan.gpu:
            torch.cuda.synchronize()
        now = time.monotonic()
        last = trainer.decisions >= goal if goal else now > end
        due = trainer.decisions >= mark if goal and mark else now >= next_trial
        if not (last or due):
            continue
        line = _line(trainer, spent + now - ready, (trainer.decisions - first) / (now - ready))
        line["random"] = fair_shares(trials, trainer.average, None)
        line["earlier"] = fair_shares(trials, trainer.average, earlier)
        earlier = trainer.average.copy()
        _keep(training, trainer, line, spent + now - ready)
        tell(line)
        if last:
            break
        next_trial = time.monotonic() + every
        mark = goal and trainer.decisions + max(1, goal // 6)
    plot.draw(training.out / PROGRESS, training.out / "progress.svg", training.game.title)
    return training.out / netfile.NAME


def _line(trainer: Trainer, seconds: float, speed: float) -> dict[str, Any]:
    """A line of progress."""
    entropy, own, open, drift = (round(float(x), 4) for x in trainer.figures)
    return {
        "game": trainer.game.id, "seconds": round(seconds, 1), "lessons": trainer.lessons,
        "decisions": trainer.decisions, "per_second": round(speed), "games": int(trainer.games),
        "entropy": entropy, "missed": own, "missed_open": open, "drift": drift,
    }  # fmt: skip


def _keep(training: Training, trainer: Trainer, line: dict[str, Any], seconds: float) -> None:
    """Write a line of progress, the checkpoint and the net, each completely or not at all."""
    with (training.out / PROGRESS).open("a", encoding="utf-8") as file:
        file.write(json.dumps(line) + "\n")
    fresh = training.out / (CHECKPOINT + ".new")
    torch.save({"trainer": trainer.state(), "seconds": seconds}, fresh)
    fresh.replace(training.out / CHECKPOINT)
    netfile.write(
        training.out / netfile.NAME, about(training, trainer, line),
        actor=trainer.average.layers(trainer.seen),
        critic=trainer.average_critic.layers(trainer.seen_open),
    )  # fmt: skip


def about(training: Training, trainer: Trainer, line: dict[str, Any]) -> dict[str, Any]:
    """The provenance of a net."""
    game = training.game
    declared = game.optional("features", "OPTIONS", {})
    size = f"--minutes {training.minutes:g}"
    if training.decisions:
        size = f"--decisions {training.decisions}"
    return {
        "options": {name: list(values) for name, values in declared.items()},
        "trained_on": [game.simulated(each) for each in variants(game)],
        **origin(game, training.plan, line, size),
    }  # fmt: skip


def origin(game: Game, plan: Any, line: dict[str, Any], size: str) -> dict[str, Any]:
    """The description in every net's file: its game, its plan, when it was made, how good it is.

    `size` is the option that says how long.
    """
    seats = ",".join(map(str, plan.seats))
    command = f"tepui train {game.id} --seats {seats} --seed {plan.seed} --tables {plan.tables}"
    usual = type(plan)
    for name in LEARNING:
        if (value := getattr(plan, name, None)) != getattr(usual, name, None):
            command += f" --plan {name}={value:g}"
    return {
        "game": game.id, "rules": game.version, "features": relative_features(game).fingerprint,
        "seats": list(plan.seats), "seed": plan.seed, "plan": asdict(plan),
        "command": f"{command} {size}{' --gpu' * plan.gpu}",
        "date": datetime.now(UTC).date().isoformat(),
        "machine": torch.cuda.get_device_name() if plan.gpu else "CPU",
        "processor": processor(), "threads": [torch.get_num_threads(), os.cpu_count()],
        "python": platform.python_version(),
        "software": {n: str(sys.modules[n].__version__) for n in SOFTWARE if n in sys.modules},
        "figures": line,
    }  # fmt: skip


def processor() -> str:
    """What the processor calls itself, or at least its kind."""
    file = Path("/proc/cpuinfo")
    lines = file.read_text("utf-8").splitlines() if file.is_file() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return (names or [platform.machine()])[0]
