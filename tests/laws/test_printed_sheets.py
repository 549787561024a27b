"""A line of a score sheet is also on the sheet that people print and fill in by hand."""

from __future__ import annotations

import pytest

import tepui
from settings import where_tests_lie
from tepui.engine.play import log
from tepui.engine.rules.contract import SPECTATOR

GAMES = [game.id for game in tepui.all_games() if game.has("companion")]
# Lines that have another key there, where one row stands for several.
CALLED = {
    "amazonas-sheet-species": "amazonas-name-orchid",
    "amazones-sheet-best": "amazones-row-best",
    "amazones-sheet-most": "amazones-row-most",
    "amazones-sheet-worst": "amazones-row-worst",
    "coloretto-sheet-column": "coloretto-name-blue",
    "coloretto-sheet-piles": "coloretto-web-piles",
}
# Lines that the printed sheet does without.
LEFT_OUT = {
    "amazonas-sheet-alone": "the variant for two and the option `plus` are not in the box",
    "amazonas-sheet-reached": "takes the row of missed villages, with the option `plus`",
    "galapagos-sheet-fifth": "a fifth turtle wins at once, and nothing is counted",
}


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
    missing = {line for line in lines - {*LEFT_OUT} if CALLED.get(line, line) not in rows}
    assert not missing, f"add it to `_rows` in companion.py of {name}, or say here why not"
    unused = {key for key in {*CALLED, *LEFT_OUT} if key.startswith(f"{name}-")} - lines
    assert not unused, "no golden game has that line"
