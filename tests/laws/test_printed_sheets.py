"""A line of a score sheet is also on the sheet that people print and fill in by hand."""

from __future__ import annotations

import pytest

import tepui
from settings import known, where_tests_lie
from tepui.engine.play import log
from tepui.engine.rules.contract import SPECTATOR

GAMES = [game.id for game in tepui.all_games() if game.has("companion")]


@pytest.mark.parametrize("name", GAMES)
def test_every_line_of_the_sheet_is_printed(name: str) -> None:
    game = tepui.game(name)
    rows = {row.key for row in game.companion.aids(game.usual).rows}
    lines = set()
    for file in sorted((where_tests_lie(game) / "golden").glob("*.log")):
        match = log.resume(log.read(file.read_text("utf-8")))
        sheet = game.breakdown(match.position.seen_by(SPECTATOR))
        lines |= {line.key for line in sheet.lines}
    assert lines, "no golden game has ended"
    called, left_out = known(name).get("printed", {}), known(name).get("unprinted", {})
    missing = {line for line in lines - {*left_out} if called.get(line, line) not in rows}
    assert not missing, f"add it to `_rows` in companion.py of {name}, or to game.toml of its tests"
    assert not {*called, *left_out} - lines, "no golden game has that line"
