"""What the command writes, and where: nothing of the user's is replaced without a question."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tepui.cli import options, play
from tepui.cli.app import app
from tepui.engine.play import log
from tepui.engine.text.words import LANGUAGES, words

GOLDEN = Path(__file__).parents[1] / "games" / "coloretto" / "golden"
LOG = GOLDEN / "piles-3.log"
MINE = b"a letter of mine\n"


def run(*args: str, said: str = "") -> Result:
    done = CliRunner().invoke(app, [*args], input=said, prog_name="tepui", env={"LC_ALL": "C"})
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "SAVES", tmp_path / "saves")
    monkeypatch.chdir(tmp_path)


WRITING = [
    ("play coloretto --save {}", "quit\n"),
    ("daily coloretto --save {}", "quit\n"),
    ("review {log} -o {}", ""),
    ("report coloretto --games 10 -o {}", ""),
    ("print coloretto -o {}", ""),
    ("board draw {board} -o {}", ""),
    ("lab puzzles coloretto --minutes 0.0001 --file {}", ""),
]


def filled(command: str, goal: Path, tmp_path: Path) -> list[str]:
    board = tmp_path / "board.json"
    shutil.copy(Path(play.__file__).parents[1] / "games" / "amazonas" / "board.json", board)
    return [word.format(goal, log=LOG, board=board) for word in command.split()]


@pytest.mark.parametrize(("command", "said"), WRITING)
def test_nothing_of_the_users_is_replaced(command: str, said: str, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    mine.write_bytes(MINE)
    done = run(*filled(command, mine, tmp_path), said=said)
    assert done.exit_code == 2
    assert mine.read_bytes() == MINE
    assert str(mine) in done.output or "isn’t a Tepui log" in done.output


@pytest.mark.parametrize(("command", "said"), WRITING)
def test_a_place_that_cannot_be_written_is_refused_at_once(
    command: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file"
    file.write_bytes(MINE)
    monkeypatch.setattr(
        "tepui.coach.review.Reviewer.stages", lambda _: pytest.fail("it was worked")
    )
    monkeypatch.setattr(
        "tepui.lab.statistics.report.report", lambda *_: pytest.fail("it was worked")
    )
    for place in (file / "inside", tmp_path):
        done = run(*filled(command, place, tmp_path), said=said)
        assert done.exit_code == 2
        assert str(place) in done.output


def test_puzzles_are_not_looked_for_where_they_cannot_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tepui.lab.puzzles.mine", lambda *_: pytest.fail("it was worked"))
    done = run("lab", "puzzles", "coloretto", "--file", str(tmp_path / "none" / "puzzles.json"))
    assert done.exit_code == 2
    assert f"There is no folder {tmp_path / 'none'}" in done.output


def test_it_is_replaced_if_that_is_wished(tmp_path: Path) -> None:
    mine = tmp_path / "mine.log"
    mine.write_bytes(MINE)
    assert "--force" in run("play", "coloretto", "--save", str(mine), said="quit\n").output
    done = run("play", "coloretto", "--save", str(mine), "--force", said="quit\n")
    assert done.exit_code == 0
    assert mine.read_bytes() != MINE
    kept = mine.read_bytes()
    done = run("play", "coloretto", "--resume", str(mine), said="1\nquit\n")
    assert done.exit_code == 0
    assert mine.read_bytes() != kept, "one's own game goes on without a question"


def test_a_game_is_not_saved_over_another_file(tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    mine.write_bytes(MINE)
    done = run("play", "coloretto", said=f"save {mine}\nquit\n")
    assert "--force" in done.output
    assert mine.read_bytes() == MINE


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("yes", [True, False])
def test_a_person_is_asked(
    language: str, yes: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = tmp_path / "mine"
    mine.write_bytes(MINE)

    class Terminal:
        def isatty(self) -> bool:
            return True

    class System:
        stdin = stderr = Terminal()

    monkeypatch.setattr(options, "sys", System)
    answer = words(language)("cli-yes").split()[0] if yes else ""
    board = filled("board draw {board} -o {}", mine, tmp_path)
    done = run(*board, "--lang", language, said=f"{answer}\n")
    assert words(language)("cli-replace", file=str(mine)) in done.output
    assert (mine.read_bytes() != MINE) == yes
    assert done.exit_code == (0 if yes else 2)


def test_a_try_at_the_deal_of_the_day_goes_on_by_the_command_it_names(tmp_path: Path) -> None:
    mine = tmp_path / "my try.log"
    left = run("daily", "coloretto", "--date", "2025-03-01", "--save", str(mine), said="1\nquit\n")
    (command,) = (line for line in left.output.splitlines() if "tepui daily" in line)
    assert command.endswith(f"tepui daily coloretto --date 2025-03-01 --save '{mine}'")
    kept = log.read(mine.read_text("utf-8")).lines
    again = run("daily", "coloretto", "--date", "2025-03-01", "--save", str(mine), said="1\nquit\n")
    assert again.exit_code == 0
    lines = log.read(mine.read_text("utf-8")).lines
    assert lines[: len(kept)] == kept
    assert len(lines) > len(kept)


def test_a_neighbour_of_the_try_is_not_replaced_by_its_par(tmp_path: Path) -> None:
    from tepui.cli.daily import _is_par

    mine = tmp_path / "game.par"
    mine.write_bytes(MINE)
    assert not _is_par(mine)


def test_golden_games_are_not_replaced(tmp_path: Path) -> None:
    asked = ("golden", "coloretto", "--games", "1", "-o", str(tmp_path / "out"))
    run(*asked)
    written = sorted((tmp_path / "out").iterdir())
    assert written
    assert "--force" in run(*asked).output
    assert "--force" not in run(*asked, "--force").output


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("typed", "key", "why"),
    [
        ("hint /tmp", "cli-cannot-read", "folder"),
        ("verify secret.log", "cli-cannot-read", "forbidden"),
        ("play coloretto --save /tmp", "cli-cannot-write", "folder"),
        ("golden coloretto -o mine.log", "cli-cannot-write", "file"),
        ("arena coloretto --bots random,random --logs mine.log", "cli-cannot-write", "file"),
        ("build none", "cli-no-folder", ""),
        ("build --check mine.log", "cli-cannot-read", "file"),
        ("play coloretto --save none/a.log", "cli-no-folder", ""),
        ("daily coloretto --save none/a.log", "cli-no-folder", ""),
        ("serve --port 0 --database sqlite:///none/a.db", "cli-no-folder", ""),
        ("serve --port 0 --database sqlite:///mine.log", "server-cannot-open", "no-database"),
        ("play coloretto --bot process:nosuchcommand", "bots-process-start", "absent"),
        ("serve --host 192.0.2.1", "cli-port-refused", "elsewhere"),
    ],
)
def test_the_true_cause_is_said(typed: str, key: str, why: str, language: str) -> None:
    Path("mine.log").write_bytes(MINE)
    secret = Path("secret.log")
    secret.write_bytes(MINE)
    secret.chmod(0)
    if why == "forbidden" and os.access(secret, os.R_OK):
        pytest.skip("nothing is forbidden to this user")
    done = run(*typed.split(), "--lang", language)
    assert done.exit_code == 2, done.output
    named = {"none": "none", "none/a.log": "none", "sqlite:///none/a.db": "none"}
    place = typed.split()[-1]
    file = named.get(place, place.removeprefix("sqlite:///"))
    told = words(language)(
        key, file=file, path=file, command="nosuchcommand", host="192.0.2.1", port="8000",
        why=words(language)(f"engine-why-{why}") if why else "",
    )  # fmt: skip
    assert done.stderr == f"tepui: {told}\n"
    assert not Path("none").exists()


def test_a_copy_of_the_database_makes_a_folder_only_where_one_is_meant(tmp_path: Path) -> None:
    from server.kit import sqlite_at

    done = run("host", "backup", "none/a.db", "--database", sqlite_at(tmp_path))
    assert done.exit_code == 2
    assert not Path("none").exists()


@pytest.mark.parametrize("option", ["--seats 3", "--seat 1", "--option x=y"])
def test_what_has_no_effect_on_a_saved_game_is_refused(option: str) -> None:
    assert run("play", "coloretto", said="1\nquit\n").exit_code == 0
    done = run("play", "coloretto", *option.split(), "--resume")
    said = words("en")("cli-beside", option=option.split()[0], beside="--resume")
    assert (done.exit_code, done.stderr) == (2, f"tepui: {said}\n")


def test_a_saved_game_takes_another_name_and_other_bots() -> None:
    assert run("play", "coloretto", "--name", "Ann", said="1\nquit\n").exit_code == 0
    again = run("play", "coloretto", "--resume", "--name", "Zoe", "--bot", "greedy", said="quit\n")
    assert again.exit_code == 0
    (file,) = play.SAVES.iterdir()
    kept = log.read(file.read_text("utf-8"))
    assert kept.players[0] == "Zoe"
    assert set(kept.bots.values()) == {"greedy"}


def test_what_is_no_board_is_quoted_in_one_line() -> None:
    shutil.copy(LOG, "game.log")
    done = run("play", "amazonas", "--option", "board=@game.log")
    assert (done.exit_code, len(done.stderr.splitlines())) == (2, 1)


def test_golden_games_are_some() -> None:
    done = run("golden", "coloretto", "--games", "-5", "-o", "out")
    assert (done.exit_code, Path("out").exists()) == (2, False)
