"""Whole games, replayed: each end, each seat count, each kind of sand."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.galapagos.planner import GAMES, GOLDEN
from tepui.engine.play import log

FILES = sorted(GOLDEN.glob("*.log"))


def test_there_is_a_game_for_each_end_seat_count_and_sand() -> None:
    logs = [log.read(file.read_text(encoding="utf-8")) for file in FILES]
    assert {file.stem for file in FILES} == {name for name, *_ in GAMES}
    assert {each.closing["ending"] for each in logs} == {"last", "fifth", "stale"}
    assert {each.seats for each in logs} == {2, 3, 4}
    assert {each.options["sand"] for each in logs} == {"30", "45", "ticks", "off"}
    assert {each.options["draw"] for each in logs} == {"new", "refill"}
    assert {each.options.get("fifth") for each in logs} == {None, "scores"}  # None: rules 1
    assert any(("!", "sand out") in each.lines for each in logs)
    assert any(phrase == "undo" for each in logs for _, phrase in each.lines)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_golden(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    golden = log.read(text)
    assert log.verify(golden) > 36  # every move is legal, and chance follows from the seed
    match = log.resume(golden)
    players = [golden.players[seat] for seat in range(golden.seats)]
    assert (
        log.write(match, players=players, seed=golden.seed, construction=golden.construction)
        == text
    )
