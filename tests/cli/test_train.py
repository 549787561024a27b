"""`tepui train --all`: every game's process is asked for the same."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import patch

import pytest
from click.testing import CliRunner

import tepui
from tepui.cli.app import app
from tepui.train import LEARNING, run
from tepui.train import __main__ as front

OPTIONS = (
    ["--outcome"],
    ["--seats", "3,4", "--gpu", "--resume", "--tables", "64", "--decisions", "1000"],
    ["--plan", "entropy=0.1", "--plan", "clip=0.3"],
)


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands of the processes, which do nothing."""
    found: list[list[str]] = []

    def started(command: list[str], **_: object) -> SimpleNamespace:
        found.append(command[3:])
        return SimpleNamespace(wait=lambda: 0)

    monkeypatch.setattr(run.subprocess, "Popen", started)
    there = importlib.util.find_spec
    monkeypatch.setattr(
        importlib.util, "find_spec", lambda name: there("json" if name == "torch" else name)
    )
    return found


def asked_by(words: list[str]) -> tuple[str, run.Asked]:
    """What `python -m tepui.train` understands."""
    found: list[tuple[str, run.Asked]] = []

    def one(game: tepui.Game, asked: run.Asked, tell: object) -> None:
        found.append((game.id, asked))

    with patch.object(sys, "argv", ["x", *words]), patch.object(front, "train_one", one):
        assert front.main() == 0
    return found[0]


@pytest.mark.parametrize("plan", ["depth=0.5", "clip", "clip=much", "clip=2", "clip=nan"])
def test_a_number_of_the_plan_that_there_is_not_is_refused(
    typed: list[list[str]], plan: str, tmp_path: Path
) -> None:
    done = CliRunner().invoke(app, ["train", "leduc", "--plan", plan, "--out", str(tmp_path)])
    assert done.exit_code != 0
    assert "gae_lambda" in done.output
    assert not typed


def test_what_can_be_asked_for_is_in_the_plan_and_in_its_command() -> None:
    pytest.importorskip("torch")
    from tepui.train.training import origin, plan_of

    game = tepui.game("leduc")
    plan = plan_of(game, [2], 1, gpu=False, **dict.fromkeys(LEARNING, 0.25))
    assert {getattr(plan, name) for name in LEARNING} == {0.25}
    usual = plan_of(game, [2], 1, gpu=False, clip=0.3)
    assert origin(game, plan, {}, "")["command"].count(" --plan ") == len(LEARNING)
    assert " --tables 1024 --plan clip=0.3 " in origin(game, usual, {}, "")["command"]


@pytest.mark.parametrize("options", OPTIONS, ids=" ".join)
def test_all_games_are_trained_as_one_would_be(
    typed: list[list[str]], options: list[str], tmp_path: Path
) -> None:
    options = [*options, "--minutes", "2", "--seed", "7", "--out", str(tmp_path)]
    done = CliRunner().invoke(app, ["train", "--all", *options])
    assert done.exit_code == 0, done.output
    games = [game.id for game in tepui.all_games()]
    assert [asked_by(words) for words in typed] == [asked_by([id, *options]) for id in games]
