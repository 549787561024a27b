"""Whole games, replayed: one for each end, number of seats, option, and pick of the last joust."""

from __future__ import annotations

from pathlib import Path

import pytest

from tepui.engine.play import log

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.log"))


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_a_golden_game_is_played_again_as_it_was(file) -> None:
    text = file.read_text(encoding="utf-8")
    read = log.read(text)
    assert log.verify(read) > 3  # every move legal, every outcome from the seed, the same result
    players = [read.players[seat] for seat in range(read.seats)]
    assert (
        log.write(log.resume(read), players=players, seed=read.seed, construction=read.construction)
        == text
    )


def test_the_golden_games_show_every_end_seat_count_option_and_last_pick() -> None:
    ends, options, picks = set(), set(), set()
    for file in GOLDEN:
        read = log.read(file.read_text(encoding="utf-8"))
        ends.add((read.seats, read.closing["ending"]))
        options |= set(read.options.items())
        *_, last = log.replay(read)
        if read.closing["ending"] == "taken" and max(last.before.s.rank) > 1:
            picks.add(int(last.before.s.picks))  # tiles that were taken before the last one
    assert ends == {(seats, end) for seats in (3, 4, 5) for end in ("taken", "discarded")}
    assert options == {
        ("passers", "out"), ("passers", "zero"), ("tracking", "closed"), ("tracking", "open"),
    }  # fmt: skip
    assert picks == {0, 1, 2}
