"""Hints and levels at the terminal."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tepui.bots.hint import worth_telling
from tepui.bots.settings import Thought
from tepui.cli import play as table
from tepui.cli.app import app
from tepui.engine.play import log


@pytest.fixture
def tepui(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> object:
    monkeypatch.setattr(table, "SAVES", tmp_path / "saves")
    monkeypatch.setenv("LC_ALL", "C")

    def run(*args: str, said: str = "", code: int = 0) -> Result:
        done = CliRunner().invoke(app, args, input=said, prog_name="tepui")
        assert done.exit_code == code, done.output
        return done

    return run


@pytest.mark.parametrize("level", ["random", "greedy", "easy"])
def test_the_bots_level_is_in_the_log(tepui: object, tmp_path: Path, level: str) -> None:
    file = tmp_path / "game.log"
    tepui("play", "coloretto", "--bot", level, "--save", str(file), said="1\n1\nquit\n")
    assert log.read(file.read_text("utf-8")).bots == {1: level}
    tepui("play", "coloretto", "--resume", str(file), said="1\nquit\n")
    assert log.read(file.read_text("utf-8")).bots == {1: level}


def test_hint_in_play_and_from_a_file(tepui: object, tmp_path: Path) -> None:
    file = tmp_path / "game.log"
    words = ["play", "coloretto", "--bot", "random", "--save", str(file), "--lang", "en"]
    done = tepui(*words, said="1\nhint\nquit\n")
    chances = "%  " in done.output
    assert chances == ("chance of winning" in done.output)
    assert chances != ("There is only one move you can make" in done.output)
    done = tepui("hint", str(file), "--level", "novice", "--json")
    found = json.loads(done.stdout)
    assert chances == (len(found) > 1), "chances are for comparing"
    assert [set(each) for each in found] == [{"move", "text", "chance", "visits"}] * len(found)
    assert all((each["chance"] is None) == (not each["visits"]) for each in found)
    assert done.stdout == tepui("hint", str(file), "--level", "novice", "--json").stdout
    assert found[0]["text"] in tepui("hint", str(file), "--level", "novice", "--lang", "fr").stdout
    assert [each["visits"] for each in found] == sorted((e["visits"] for e in found), reverse=True)


def test_hints_that_cannot_be_given(tepui: object, tmp_path: Path) -> None:
    file = tmp_path / "game.log"
    tepui("play", "coloretto", "--bot", "random", "--save", str(file), said="1\nquit\n")
    for option, value, said in (
        ("--seat", "1", "your turn"), ("--seat", "7", "7"), ("--level", "random", "random"),
    ):  # fmt: skip
        assert said in tepui("hint", str(file), option, value, code=2).output
    golden = Path(__file__).parents[1] / "games" / "coloretto" / "golden" / "piles-3.log"
    assert "over" in tepui("hint", str(golden), code=2).output
    assert "expert" in tepui("play", "coloretto", "--bot", "exprt", code=2).output


def test_every_move_that_is_about_as_good_is_told() -> None:
    found = [
        Thought(move, visits, chance, chance)
        for move, (visits, chance) in enumerate(
            [(100, 0.5), (90, 0.4), (80, 0.3), (60, 0.49), (50, 0.4), (20, 0.6)]
        )
    ]
    assert [each.move for each in worth_telling(found, 2)] == [0, 1, 3]
    assert worth_telling([], 3) == []
