"""Lessons in the terminal: gone through by Enter or by the asked moves; others are answered."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from tepui.cli.app import app
from tepui.cli.language import SIGNS
from tepui.coach.puzzle import keep, kept, puzzles
from tepui.engine import registry
from tepui.engine.play.lesson import lesson, names

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
    assert "start with the brown one: that column is short and fills up fast. [CA3]" in told
    assert "The owl isn’t in your hand. [CA5]" in told
    assert "dance" in told
    assert "Then you draw" in told
    assert "tepui play" not in told  # it was left


def test_a_rule_and_a_hint_are_told_in_a_lesson() -> None:
    told = learn("coloretto", "?\n\n? ca6\n\nhint\n? ca99\nquit\n")
    assert "“hint” shows it again" in told
    assert "[CA6] If the column" in told
    assert told.count("Type: ") == 2
    assert "no rule “ca99”" in told


def test_a_puzzle_is_answered_with_figures_and_a_sentence() -> None:
    found = puzzles("coloretto")[0]
    legal = sorted(each.move for each in found.moves)

    def solve(said: str, *more: str) -> str:
        args = ["puzzle", "coloretto", "--number", "1", *more]
        done = CliRunner().invoke(app, args, input=said, prog_name="tepui")
        assert done.exception is None, done.output
        return done.output

    right = solve(f"{legal.index(found.answers[0]) + 1}\n")
    wrong = solve(f"\nnothing\n999\n{legal.index(found.tempting) + 1}\n")
    assert "That’s right!" in right
    assert "[CA" in right
    assert "lowers your chance" in wrong
    assert "“999”" in wrong
    assert "“”" not in wrong
    assert "leaves two to choose from" in wrong, "whoever types nothing is told what may be typed"
    assert solve("quit\n").count("%") == 0
    helped = solve("?\n? ca6\nhint\nquit\n")
    assert "leaves two to choose from" in helped
    assert "[CA6] If the column" in helped
    two = sorted(legal.index(each) + 1 for each in (found.moves[0].move, found.tempting))
    lines = helped.partition("one of these two:\n")[2].splitlines()
    assert [int(line.split()[0]) for line in lines[:2]] == two
    refused = CliRunner().invoke(app, ["puzzle", "coloretto", "--number", "9999"])
    assert refused.exit_code == 2
    assert "puzzles 1 to" in refused.output


def test_puzzles_are_looked_for_and_kept(tmp_path: Path) -> None:
    """A short look need not find one: then nothing is written, and what is there stays."""
    file = tmp_path / "puzzles.json"
    keep(file, list(puzzles("coloretto")[:2]))
    args = ["lab", "puzzles", "coloretto", "--minutes", "0.01", "--file", str(file)]
    done = CliRunner().invoke(app, args, prog_name="tepui")
    assert done.exception is None, done.output
    assert kept(file)[:2] == list(puzzles("coloretto")[:2])


def test_who_looks_for_puzzles_is_told_how_many_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, told = tmp_path / "puzzles.json", []

    def mine(*_: object) -> None:
        keep(file, list(puzzles("coloretto")[:2]))
        told.append(SIGNS.said(150, 0))
        raise KeyboardInterrupt

    monkeypatch.setattr("tepui.lab.puzzles.mine", mine)
    args = ["lab", "puzzles", "coloretto", "--minutes", "10", "--file", str(file)]
    done = CliRunner().invoke(app, args, prog_name="tepui", env={"LC_ALL": "C"})
    assert told == ["Coloretto Amazonas: 25% of the time, 2 puzzles so far, 150 s"]
    assert f"2 puzzles in {file}" in done.output
