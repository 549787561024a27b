"""Playing in the terminal: whole games, refusals, undo, saving and resuming."""

from __future__ import annotations

import errno
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tepui.cli import play as table
from tepui.cli.app import app
from tepui.engine.play import log


@pytest.fixture
def sit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> object:
    monkeypatch.setattr(table, "SAVES", tmp_path / "saves")
    monkeypatch.setenv("LC_ALL", "C")

    def run(*args: str, said: str = "") -> Result:
        done = CliRunner().invoke(app, ["play", *args], input=said, prog_name="tepui")
        assert done.exception is None, done.output
        return done

    return run


def saved(tmp_path: Path) -> Path:
    (file,) = (tmp_path / "saves").iterdir()
    return file


@pytest.mark.parametrize("seats", ["2", "3", "4"])
def test_a_whole_game_by_numbers(sit: object, tmp_path: Path, seats: str) -> None:
    done = sit("coloretto", "--seats", seats, "--name", "Anne", said="1\n" * 200)
    assert "1. " in done.output
    assert log.verify(log.read(saved(tmp_path).read_text("utf-8"))) > 40
    assert "tepui verify" in done.output


def test_leaving_and_coming_back(sit: object, tmp_path: Path) -> None:
    done = sit("coloretto", "--name", "Anne", said="1\n1\n1\nquit\n")
    assert "--resume" in done.output
    first = log.read(saved(tmp_path).read_text("utf-8"))
    assert first.running
    assert first.players[0] == "Anne"
    done = sit("coloretto", "--resume", said="1\n" * 200)
    whole = log.read(saved(tmp_path).read_text("utf-8"))
    assert not whole.running
    assert whole.lines[: len(first.lines)] == first.lines
    assert log.verify(whole) > len(first.lines)


def test_every_move_is_on_disk_when_it_is_told(sit: object, tmp_path: Path) -> None:
    """The input ends without a farewell, as when the lights go out."""
    sit("coloretto", said="1\n1\n")
    read = log.read(saved(tmp_path).read_text("utf-8"))
    assert sum(mark == "0" for mark, _ in read.lines) == 2


def test_words_and_refusals(sit: object) -> None:
    wishes = ["?", "? ca6", "? ca99", "table", "xyzzy", "play tucan", "77", "undo", "give", "quit"]
    done = sit("coloretto", "--seats", "3", said="\n".join(wishes))
    for said in (
        "Type the number of a move", "[CA6] If the column", "no rule “ca99”", "Your hand:",
        "“xyzzy” isn’t a move here", "Did you mean “toucan”?", "choose 1 to",
        "nothing to take back",
    ):  # fmt: skip
        assert said in done.output, said


def test_a_rule_is_told_in_the_language_of_the_table(sit: object) -> None:
    done = sit("coloretto", "--lang", "fr", said="? ca6\nquit\n")
    assert "[CA6] Si la colonne" in done.output


def test_an_illegal_move_is_answered_with_its_rule(sit: object) -> None:
    animals = ["dolphin", "ray", "seahorse", "crab", "jellyfish"]
    done = sit("coloretto", said="\n".join([*(f"refuse {a}" for a in animals), "quit"]))
    assert "[CA10]" in done.output


def test_saving_elsewhere(sit: object, tmp_path: Path) -> None:
    other, deep = tmp_path / "mine.log", tmp_path / "deep"
    done = sit(
        "coloretto",
        said=f"1\nsave {other}\nsave {deep}/x\nsave /dev/null/x\nsave {'x' * 400}\n1\nquit\n",
    )
    assert f"There is no folder {deep}" in done.output
    assert not deep.exists()
    read = log.read(other.read_text("utf-8"))
    assert read.running
    assert sum(mark == "0" for mark, _ in read.lines) == 2, "it goes on where it could be saved"
    assert "can’t be written" in done.output


@pytest.mark.parametrize(("language", "word"), [("fr", "Votre coup\u00a0?"), ("de", "Dein Zug?")])
def test_languages(sit: object, language: str, word: str) -> None:
    assert word in sit("coloretto", "--lang", language, said="1\n1\n").output


def test_a_file_that_cannot_be_made_is_refused_before_it_is_named_as_the_save(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(file: int) -> None:
        raise OSError(errno.ENOSPC, "")

    monkeypatch.setattr("os.fsync", full)
    done = CliRunner().invoke(app, ["play", "coloretto", "--save", str(tmp_path / "x.log")])
    assert done.exit_code == 2
    assert len(done.output.splitlines()) == 1
    assert f"tepui: {tmp_path / 'x.log'} can’t be written (" in done.output


def test_wrong_seats_are_refused_before_the_game_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "implementation_of", lambda _: pytest.fail("it was loaded"))
    for wrong in ("--seats 5", "--seats 0", "--seat 2", "--option x=y", "--save /nodir/x.log"):
        assert CliRunner().invoke(app, ["play", "coloretto", *wrong.split()]).exit_code == 2


def test_resuming_what_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "SAVES", tmp_path / "none")
    done = CliRunner().invoke(app, ["play", "coloretto", "--resume"])
    assert "No saved game of Coloretto Amazonas" in done.output
    assert done.exit_code == 2
