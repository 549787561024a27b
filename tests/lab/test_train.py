"""Training learns: Leduc and two-seat Coloretto, in well under a minute on a CPU.

PyTorch is not in the development lock, because of its size: without it these tests are skipped.
`pip install tepui[train]` brings it.
"""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import click
import pytest
from click.testing import CliRunner

import tepui
from tepui.cli.app import app
from tepui.engine.runtime import machine

response = pytest.importorskip("tepui.train.response", exc_type=ImportError)

pytestmark = pytest.mark.skipif(
    importlib.util.find_spec("torch") is None, reason="PyTorch is missing: tepui[train]"
)

SCRIPT = """
import json, sys
from dataclasses import replace
import tepui
from tepui.engine.learning import netfile
from tepui.train.training import TRIAL_HORIZON, Training, about, plan_of
from tepui.train.ppo import Trainer
from tepui.train.practice import Practice
from tepui.train.trial import fair_shares
from pathlib import Path

game, lessons, out = tepui.game(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3])
plan = plan_of(game, [2], 1, False, tables=256, steps=16, batch=1024, rate=2e-3)
trainer = Trainer(game, plan)
for k in range(lessons):
    trainer.lesson(k / lessons)
practice = Practice(game, 256, [2], 9, TRIAL_HORIZON, False, open_too=False, others=0.0)
share = fair_shares(practice, trainer.average, None)[2] / 2
path = out / "net.npz"
training = Training(game, out, 1, plan)
netfile.write(path, about(training, trainer, {}), actor=trainer.average.layers(trainer.seen),
              critic=trainer.average_critic.layers(trainer.seen_open))
netfile.read(game, path)
again = Trainer(game, plan)
first = [p.tolist() for p in again.actor.params]
twin = Trainer(game, plan)
same = first == [p.tolist() for p in twin.actor.params]
again.resume(trainer.state())
print(json.dumps({"share": share, "bytes": path.stat().st_size, "same": same,
                  "decisions": again.decisions, "about": about(training, trainer, {})}))
"""


# Of a net that knows nothing: what a trained response takes from it, and what the exact ones do.
RESPONSE = """
import json
import torch
import tepui
from tepui.lab.exact import Tree, opening
from tepui.engine.learning.relative_features import relative_features
from tepui.engine.learning import netfile
from tepui.train.training import TRIAL_HORIZON, plan_of
from tepui.train.ppo import Trainer
from tepui.train.response import BEST, Responder
from tepui.train.practice import Practice
from tepui.train.trial import fair_shares

game = tepui.game("leduc")
plan = plan_of(game, [2], 1, False, tables=256, steps=16, batch=1024, rate=2e-3)
trainer = Trainer(game, plan)
layers = trainer.average.layers(torch.ones_like(trainer.seen))
responder = Responder(game, plan, layers, BEST)
before = [p.tolist() for p in responder.rival.params]
for k in range(90):
    responder.lesson(k / 90)
practice = Practice(game, 1024, [2], 9, TRIAL_HORIZON, False, open_too=False, others=0.0)
share = fair_shares(practice, responder.average, responder.rival)[2] / 2
about = {"game": game.id, "rules": game.version, "seats": [2], "options": {},
         "features": relative_features(game).fingerprint}
critic = trainer.average_critic.layers(torch.ones_like(trainer.seen_open))
netfile.write(netfile.place_of(game, "new"), about, actor=layers, critic=critic)
tree = Tree(opening(game, 2, {}))
found = tree.exploited(tree.policy("instinct@new"))
own, best = found.own, found.best
print(json.dumps({"share": share, "own": own, "best": best,
                  "frozen": before == [p.tolist() for p in responder.rival.params]}))
"""


# What foretells the games of a net that is there misses less than one that knows nothing.
OUTCOME = """
import json, sys
from dataclasses import replace
from pathlib import Path
import tepui
from tepui.engine.learning import netfile
from tepui.train.outcome import OutcomeTrainer, learn, plan_of

game, out = tepui.game("coloretto"), Path(sys.argv[1])
plan = plan_of(game, None, 1, False, 192)
plan = replace(plan, steps=32, batch=1024, rate=2e-3, average=0.9)
path = learn(game, out, 0.001, plan)
nets = netfile.nets_of(game)
pupil, missed = OutcomeTrainer(game, plan, replace(nets, outcome=None)), []
for k in range(30):
    pupil.lesson(k / 30)
    missed.append(pupil.line()["missed"])
print(json.dumps({"missed": missed, "bytes": path.stat().st_size,
                  "fits": netfile.with_outcome(nets, path).outcome is not None}))
"""


def trained(game: str, lessons: int, out: Path) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, game, str(lessons), str(out)],
        env={**os.environ, "OMP_NUM_THREADS": "1"},
        capture_output=True, text=True, timeout=600,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


@pytest.mark.parametrize(("game", "lessons", "least"), [("leduc", 40, 0.6), ("coloretto", 60, 0.7)])
def test_it_learns_to_beat_random_play(
    game: str, lessons: int, least: float, tmp_path: Path
) -> None:
    found = trained(game, lessons, tmp_path)
    assert found["share"] > least
    assert found["bytes"] < 300_000
    assert found["same"]
    assert found["decisions"] == lessons * 16 * 256
    command = f"tepui train {game} --seats 2 --seed 1 --tables 256 --minutes 1"
    assert found["about"]["command"] == command
    words = command.split()[2:]
    train = app.get_command(click.Context(app), "train")
    assert train is not None
    assert train.make_context("train", words).params["tables"] == 256
    assert {"tepui", "numpy", "torch"} <= found["about"]["software"].keys()


def test_a_response_comes_near_the_exact_one_and_never_beyond(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", RESPONSE],
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "OMP_NUM_THREADS": "1"},
        capture_output=True, text=True, timeout=600,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]
    found = json.loads(done.stdout.splitlines()[-1])
    exact = sum(found["best"]) / 2
    assert found["frozen"]
    assert sum(found["own"]) == pytest.approx(1)
    assert all(best >= own for own, best in zip(found["own"], found["best"], strict=True))
    assert 0.56 < found["share"] < exact + 0.06  # three standard errors of 1,024 games


def told(*words: str) -> str:
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 0, done.output
    return done.output


def test_the_same_seed_gives_the_same_net_without_a_compiler(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine, "ByNumba", None)
    asked = ("train", "coloretto", "--seats", "2", "--decisions", "1000", "--tables", "32", "--out")
    kinds = (("one", "1", ()), ("two", "1", ()), ("three", "2", ()),
             ("four", "1", ("--plan", "entropy=0.5")))  # fmt: skip
    prints = [
        told(*asked, str(tmp_path / out), "--seed", seed, *more).splitlines()[-1]
        for out, seed, more in kinds
    ]
    assert prints[0].startswith("Fingerprint of its weights: ")
    assert prints[0] == prints[1]
    assert len(set(prints)) == 3


def test_minutes_count_from_the_first_lesson(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever it takes to get ready, as where Numba has to compile."""
    from tepui.train import training

    now = [0.0]
    monkeypatch.setattr(training, "time", SimpleNamespace(monotonic=lambda: now[0]))

    class Slow(training.Trainer):
        def __init__(self, *given: Any) -> None:
            super().__init__(*given)
            now[0] += 3_600

        def lesson(self, done: float) -> None:
            super().lesson(done)
            now[0] += 10

    monkeypatch.setattr(training, "Trainer", Slow)
    shares: list[float] = []
    game = tepui.game("coloretto")
    plan = training.plan_of(game, [2], 1, False, tables=32)
    training.train(
        training.Training(game, tmp_path, 1, plan), heard=lambda share, _: shares.append(share)
    )
    assert len(shares) == 6  # 57 seconds: the last three are for the file
    assert shares == pytest.approx([10 * n / 57 for n in range(6)])


def test_a_response_says_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = ("exploit", "coloretto", "--bot", "instinct", "--seed", "3", "--decisions")
    short = CliRunner().invoke(app, [*asked, "1000"])
    assert short.exit_code != 0
    assert "122880" in short.output.replace(",", "")
    monkeypatch.setattr(response, "WARM", 0)
    monkeypatch.setattr(response, "TRIALS", 64)
    *_, found, budget = told(*asked, "5000").splitlines()
    assert found.startswith("The response wins")
    assert budget.startswith("Its budget: 5,000 decisions with seed 3, ")


def test_it_learns_to_foretell_a_nets_games(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", OUTCOME, str(tmp_path)],
        env={**os.environ, "OMP_NUM_THREADS": "1"}, capture_output=True, text=True, timeout=600,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]
    found = json.loads(done.stdout.splitlines()[-1])
    assert found["fits"]
    assert found["bytes"] < 300_000
    assert sum(found["missed"][-5:]) < 0.95 * sum(found["missed"][:5])


def test_every_games_nets_fit_into_a_file() -> None:
    from tepui.engine.learning.relative_features import relative_features
    from tepui.train.model import widths

    for game in tepui.all_games():
        layout, (wide, narrow) = relative_features(game), widths(game)
        weights = wide * (layout.size + wide + layout.actions + layout.most_seats)
        weights += narrow * (layout.open_size + narrow + layout.most_seats)
        assert wide >= 96
        assert narrow >= 64
        assert weights < 295_000
