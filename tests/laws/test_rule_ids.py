"""Every rule of every game is written down, is in the code, and is proved by a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tepui
from settings import where_tests_lie
from tepui.engine.game import Game


@pytest.mark.parametrize("game", tepui.all_games(), ids=lambda game: game.id)
def test_every_rule_is_cited(game: Game) -> None:
    written = re.findall(
        r"\*\*\[([A-Z]{2}\d+)\]\*\*", (game.folder / "RULES.md").read_text("utf-8")
    )
    assert written
    assert len(written) == len(set(written))
    code = "".join(file.read_text("utf-8") for file in game.folder.glob("*.py"))
    in_code = set(re.findall(r"\[([A-Z]{2}\d+)(?=\]|-)", code))
    for first, last in re.findall(r"\[([A-Z]{2}\d+)-([A-Z]{2}\d+)\]", code):
        in_code |= {f"{first[:2]}{n}" for n in range(int(first[2:]), int(last[2:]) + 1)}
    assert set(written) - in_code == set(), "rules that the code does not cite"
    marks = "".join(file.read_text("utf-8") for file in where_tests_lie(game).glob("*.py"))
    proved = set()
    for cited in re.findall(r"pytest\.mark\.rule\(([^)]*)\)", marks):
        proved |= set(re.findall(r'"([A-Z]{2}\d+)"', cited))
    assert set(written) - proved == set(), "rules that no test cites"
    assert proved <= set(written), "tests that cite rules which do not exist"


def test_what_the_readme_says_of_games_is_true() -> None:
    readme = (Path(__file__).parents[2] / "README.md").read_text("utf-8")
    rows = re.findall(r"^\|.* \d{4} \| \d to \d \|$", readme, re.MULTILINE)
    games = {
        f"| {g.title} | {g.author}, {g.publisher} {g.year} | {g.seats[0]} to {g.seats[-1]} |"
        for g in tepui.all_games()
    }
    assert rows
    assert set(rows) <= games
