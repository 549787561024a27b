"""Games begun from a position in place of the deal: laws, logs, and what is refused."""

from __future__ import annotations

import base64
import random

import pytest

import tepui
from laws.interpreted import run_interpreted
from laws.laws import check_game
from laws.start_positions import midway
from settings import Setting, next_move
from tepui.engine.play import fair, log, start_position
from tepui.engine.play.match import Match
from tepui.engine.play.position import Position
from tepui.engine.text.errors import BadPosition, NotFair


def played(match: Match, seed: bytes, most: int) -> None:
    """Play on with a fair deal, taking back what can be taken back now and then."""
    name = fair.table_name(match.game.id, match.version, match.seats, match.options)
    deal, rng = fair.FairDeal(seed, name), random.Random(most)
    for _ in range(most):
        match.run_chance(deal)
        if match.position.over():
            return
        seat = rng.choice(match.position.waiting())
        match.play(seat, (rng.choice(match.legal(seat)),))
        if match.can_undo(seat) and rng.random() < 0.2:
            match.undo(seat)


def test_laws_and_logs_hold_from_a_position(setting: Setting) -> None:
    if setting.game.invariants is None:
        pytest.skip("this game begins from its deal alone")
    start = midway(setting)
    assert check_game(setting, 5, most=31, start=start)
    match, seed = setting.match(start), bytes(range(32))
    played(match, seed, 60)
    text = log.write(match, seed=seed)
    read = log.read(text)
    assert log.resume(read).start == start
    assert log.write(log.resume(read), seed=seed) == text
    assert log.verify(read) == sum(match.drawn.values())
    for viewer in range(setting.seats):
        seen = log.read(log.write(match, viewer=viewer)).position
        other = setting.match(start.hidden_from(viewer).guessed(viewer, 7))
        assert seen == start_position.text_of(start.hidden_from(viewer))
        assert seen == log.read(log.write(other, viewer=viewer)).position


def test_chance_after_a_position_is_checked() -> None:
    match = Match(tepui.game("coloretto"), 2, start=midway(Setting(tepui.game("coloretto"), 2), 30))
    played(match, bytes(32), 30)
    text = log.write(match, seed=b"x" * 32)
    with pytest.raises(NotFair, match="Chance wasn’t fair"):
        log.verify(log.read(text))


def test_whatever_is_not_refused_can_be_played_on() -> None:
    """A record could hold anything: what would lead compiled rules astray is never begun from."""
    found = run_interpreted("start_positions")
    assert len(found) > 16
    accepted = 0
    for each in found:
        assert isinstance(each, dict)
        assert each["refused"] > 20, each
        accepted += each["accepted"]
    assert accepted > 20, "nothing was tried"


def test_what_is_no_position_is_refused_with_a_sentence() -> None:
    coloretto, galapagos = tepui.game("coloretto"), tepui.game("galapagos")
    start = midway(Setting(coloretto, 3))

    def said(text: str, seats: int = 3) -> str:
        with pytest.raises(BadPosition) as wrong:
            start_position.read(coloretto, seats, {}, 1, text)
        for language in ("en", "fr", "de"):
            assert wrong.value.text(language)
        return str(wrong.value)

    good = start_position.text_of(start)
    assert "base64" in said("é")
    assert "base64" in said(good[:-3])
    assert "isn’t one of" in said(base64.b64encode(start.record.tobytes()[:-1]).decode())
    assert "isn’t one of" in said(start_position.text_of(Position.opening(galapagos, 3)))
    assert "“seats”" in said(good, seats=4)
    assert "“deck”" in said(
        start_position.text_of(start.hidden_from(0))
    )  # what a viewer knows is none
    over = start.copy()
    while not over.over():
        over.apply(*next_move(over, random.Random(over.record.tobytes()[0])))
    assert "over" in said(start_position.text_of(over))
    with pytest.raises(BadPosition, match="isn’t one of"):
        Match(galapagos, 3, start=start)
