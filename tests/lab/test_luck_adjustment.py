"""The luck that is taken away has the mean 0, even if it is judged by a fool."""

from __future__ import annotations

import random
from hashlib import blake2b
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tepui
from settings import Setting, next_move
from tepui.coach.luck import luck_of
from tepui.engine.game import Game
from tepui.lab.strength import contest, luck_adjustment
from tepui.lab.strength.arena import arena

FEW = 40  # outcomes of a draw that are all tried


class Fool:
    """Values a record by its bytes, as good as at random; but the same record always alike."""

    exact = True

    def __init__(self, game: Game, seats: int) -> None:
        self.size, self.seats = game.layout.itemsize, seats

    def values(self, worlds: bytes, streams: Any = ()) -> list[list[float]]:
        records = [worlds[at : at + self.size] for at in range(0, len(worlds), self.size)]
        digests = [blake2b(r, digest_size=2 * self.seats).digest() for r in records]
        drawn = 1.0 + np.array([np.frombuffer(digest, np.uint16) for digest in digests])
        return (drawn / drawn.sum(1, keepdims=True)).tolist()  # type: ignore[no-any-return]


def test_what_could_have_come_has_no_luck_on_the_mean(setting: Setting) -> None:
    """At every draw, exactly: the luck of each outcome, times its weight, adds up to nothing."""
    rng, position, met = random.Random(1), setting.opening(), 0
    fool = Fool(setting.game, setting.seats)
    while not position.over() and met < 3:
        if not position.waiting() and 1 < len(position.chances()) <= FEW:
            met += 1
            total, most = np.zeros(setting.seats), 0.0
            for outcome, weight in position.chances():
                luck = np.array(luck_of(position, [outcome], fool.values))
                total += weight * luck
                most = max(most, float(np.abs(luck).max()))
            assert np.abs(total).max() < 1e-9 * sum(weight for _, weight in position.chances())
            assert most > 0.01
        actor, move = next_move(position, rng)
        position = position.copy()
        position.apply(actor, move)
    assert met


@pytest.mark.parametrize("game", tepui.all_games(), ids=lambda game: game.id)
def test_the_ledgers_evaluator_values_a_record_alike_in_any_company(game: Game) -> None:
    """Else luck would not have the mean 0."""
    setting = Setting(game, game.seats[-1])
    rng, position, records = random.Random(2), setting.opening(), []
    for _ in range(40):
        if position.over():
            break
        actor, move = next_move(position, rng)
        position = position.copy()
        position.apply(actor, move)
        records.append(bytes(position.memory))
    by = luck_adjustment.fixed(game.id, setting.seats, (), True)
    some = records[::8]
    found = by.values(b"".join(some), [0] * len(some))
    for record, value in zip(some[::-1], found[::-1], strict=True):
        assert by.values(record, [0]) == [value]


def test_the_adjusted_share_has_the_mean_of_the_plain_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Over many games, with a fool for an evaluator: his correction goes to 0, with its error."""
    monkeypatch.setattr(luck_adjustment, "SAMPLES", 1)
    monkeypatch.setattr("tepui.lab.strength.arena.LEAST", 2)
    monkeypatch.setattr(
        contest, "fixed", lambda game, seats, options, slow: Fool(tepui.game(game), seats)
    )
    lucky: list[float] = []
    found = arena(
        tepui.game("coloretto"), ["random", "greedy"], 24, 3, workers=1, adjust=True,
        logs=tmp_path, heard=lambda outcome: lucky.append(outcome.luck[0]),
    )  # fmt: skip
    error = float(np.std(lucky)) / len(lucky) ** 0.5
    assert error > 0.1  # what a fool takes for luck
    assert abs(float(np.mean(lucky))) < 4 * error
    for bot in found.bots:
        assert bot.adjusted is not None
        assert bot.adjusted.low <= bot.win_share <= bot.adjusted.high
        assert bot.fewer is not None
        assert bot.fewer < 0.5  # and his advice is worse than none


def test_the_games_own_evaluator_explains_some_of_the_result(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(luck_adjustment, "SAMPLES", 2)
    monkeypatch.setattr("tepui.lab.strength.arena.LEAST", 2)
    found = arena(
        tepui.game("coloretto"), ["instinct", "instinct:1"], 6, 1, workers=1, adjust=True,
        logs=tmp_path,
    )  # fmt: skip
    for bot in found.bots:
        assert bot.fewer is not None
        assert bot.fewer > 3  # shared deals alone bring 2
