"""Lessons in the terminal: gone through by Enter or by the asked moves; others are answered."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from tepui.cli.app import app
from tepui.engine import registry
from tepui.engine.lesson import lesson, names

GAMES = [game.id for game in registry.shelf() if "first" in names(game)]


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C")


def learn(game: str, said: str, *more: str) -> str:
    done = CliRunner().invoke(app, [*more, "learn", game], input=said, prog_name="tepui")
    assert done.exception is None, done.output
    return done.output


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_gone_through_by_enter(game: str) -> None:
    told = learn(game, "\n" * 60)
    assert f"tepui play {game}" in told
    assert told.count("== ") == 4
    asked = [phrase for step in lesson(game).steps for phrase in step.ask]
    assert told.count("Type: ") == len(asked)


def test_what_is_typed_is_answered() -> None:
    told = learn("coloretto", "\n\nplay frog\nplay owl\ndance\nplay chameleon\nquit\n")
    assert "first the brown one: that column is short and soon full. [CA3]" in told
    assert "Owl is not in your hand. [CA5]" in told
    assert "dance" in told
    assert "Then you draw" in told
    assert "tepui play" not in told  # it was left
