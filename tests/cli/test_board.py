"""`tepui board`, and tables with a board of one's own."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import tepui
from tepui.cli import play as table
from tepui.cli.app import app
from tepui.engine.play import log

BUILT_IN = tepui.game("amazonas").folder / "board.json"
DOCS = Path(__file__).parents[2] / "docs"


def run(*args: object, said: str = "") -> Result:
    return CliRunner(env={"LC_ALL": "C"}).invoke(app, [str(arg) for arg in args], input=said)


def test_check() -> None:
    done = run("board", "check", BUILT_IN)
    assert done.output == "board.json is a board for Amazonas: Tepui, 30 villages, 53 links.\n"
    report = json.loads(run("board", "check", BUILT_IN, "--json").output)
    assert all(figure["holds"] for figure in report["figures"])


def test_a_board_unlike_ours_is_told_in_each_language(tmp_path: Path) -> None:
    lone = tmp_path / "lone.json"
    board = json.loads(BUILT_IN.read_text("utf-8"))
    for link in board["links"]:
        link["by"] = "land"
    lone.write_text(json.dumps(board), "utf-8")
    for language, said in (
        ("en", "villages with both kinds of link: 0 (ours: 24 or more)"),
        ("fr", "villages reliés à la fois par eau et par terre : 0 au lieu de 24 ou plus"),
        ("de", "Dörfer mit Wasserweg und Pfad: 0 (bei uns mindestens 24)"),
    ):
        told = run("board", "check", lone, "--lang", language).output
        assert said in told.replace("\xa0", " ")
    told = run("board", "check", lone).output
    assert "links by water, in percent: 0 (ours: 45 to 55)" in told
    (water,) = (
        each
        for each in json.loads(run("board", "check", lone, "--json").output)["figures"]
        if each["figure"] == "percentage-of-links-by-water"
    )
    assert water == {"figure": water["figure"], "found": [0, 0], "wanted": [45, 55], "holds": False}


def test_a_bad_board_is_refused_before_a_file_is_replaced(tmp_path: Path) -> None:
    bad, old = tmp_path / "bad.json", tmp_path / "map.svg"
    bad.write_text("{", "utf-8")
    old.touch()
    assert "JSON" in run("board", "draw", bad, "-o", old).output


def test_a_bad_board_is_refused(tmp_path: Path) -> None:
    bad = tmp_path / "bad.json"
    for text, said in (
        ("{", "JSON"),
        ("[1, 2]", "{…}"),
        ('{"villages": []}', "4 to 32 villages, not 0"),
        (BUILT_IN.read_text("utf-8").replace('"Bidora"', '"Bidora!"', 1), "Bidora!"),
    ):
        bad.write_text(text, "utf-8")
        for command in (("board", "check", bad), ("play", "amazonas", "--option", f"board=@{bad}")):
            done = run(*command)
            assert done.exit_code == 2
            assert said in done.output


def test_the_map_in_the_docs_is_the_one_that_is_drawn(tmp_path: Path) -> None:
    out = tmp_path / "map.svg"
    assert run("board", "draw", BUILT_IN, "-o", out).exit_code == 0
    assert out.read_text("utf-8") == (DOCS / "amazonas.svg").read_text("utf-8")
    assert run("board", "draw", BUILT_IN, "-o", tmp_path / "none" / "map.svg").exit_code == 2


def test_a_table_with_a_board_of_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "SAVES", tmp_path / "saves")
    mine = tmp_path / "mine.json"
    mine.write_text(BUILT_IN.read_text("utf-8").replace("Bidora", "Nova Bidora"), "utf-8")
    done = run("play", "amazonas", "--option", f"board=@{mine}", said="build nova bidora\nquit\n")
    assert "Nova Bidora" in done.output
    (save,) = (tmp_path / "saves").iterdir()
    assert "Nova Bidora" in log.read(save.read_text("utf-8")).options["board"]
