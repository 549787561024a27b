"""Whole games, kept: they replay to the same result for ever."""

from __future__ import annotations

from pathlib import Path

import pytest

from tepui.engine.play import log

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.log"))


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_golden(file: Path) -> None:
    text = file.read_text("utf-8")
    read = log.read(text)
    assert log.verify(read) > 50
    match = log.resume(read)
    players = [read.players[seat] for seat in range(read.seats)]
    assert log.write(match, players=players, seed=read.seed, construction=read.construction) == text


def test_each_seat_count_and_ending_is_there() -> None:
    kept = {(log.read(f.read_text("utf-8")).seats, f.stem.split("-")[0]) for f in GOLDEN}
    assert kept == {(seats, ending) for seats in (2, 3, 4) for ending in ("piles", "deck")}
