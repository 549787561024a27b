"""Worlds as likely as what rivals did in them: they fit what the seat sees, and weigh apart."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import numpy as np
import pytest

import tepui
from tepui.bots import roster
from tepui.bots.bot import BotSeat, array_of, ask
from tepui.coach.puzzle import puzzles
from tepui.engine import fair
from tepui.engine.match import Match
from tepui.engine.netfile import nets_of
from tepui.engine.position import Position
from tepui.lab import puzzles as sifting
from tepui.lab.likely import Likely, Past

CHOICES = {"coloretto": 9, "galapagos": 6, "amazones": 5, "amazonas": 10}


@pytest.mark.parametrize("name", CHOICES)
def test_worlds_that_were_lived_through_fit_what_the_seat_sees(name: str) -> None:
    game, seats, rng = tepui.game(name), tepui.game(name).seats[0], random.Random(5)
    match = Match(game, seats, game.simulated({}))
    past, deal = Past(match), fair.FairDeal(bytes(32), "t")
    bots = [roster.seated("instinct:1.0", BotSeat(game, seats, s, match.options))
            for s in range(seats)]  # fmt: skip
    for _ in range(CHOICES[name]):
        match.run_chance(deal)
        past.catch_up()
        seat = match.position.waiting()[0]
        move = ask(bots[seat], "", match.position, seat, rng)
        match.play(seat, (move,), sure=True)
    match.run_chance(deal)
    past.catch_up()
    # Nothing of the past is missing: it leads to where we are.
    assert past.moves[-1].before != match.position
    replayed = past.moves[0].before.copy()
    for _, actor, made in past.moves:
        replayed.apply(actor, made)
    assert replayed == match.position
    seat, nets = match.position.waiting()[0], nets_of(game, match.options)
    assert nets is not None
    records, weights = Likely(nets, match).worlds(past, seat, 300 if name == "coloretto" else 40)
    assert len(records) == len(weights) > 0
    assert (weights > 0).all()
    hidden = match.position.hidden_from(seat)
    for record in records:
        assert Position(game, seats, array_of(record)).hidden_from(seat) == hidden
    if name == "coloretto":  # hands that would have played otherwise are less likely
        assert np.ptp(weights) > 0


class Planted:
    """Two worlds, and how likely each is; the first move is good in one of them, the second in the
    other."""

    exact = True

    def __init__(self, match: Match, seat: int, weights: tuple[float, float]) -> None:
        hidden = match.position.hidden_from(seat)
        self.records = np.array([hidden.guessed(seat, n).record[0] for n in (1, 2)])
        self.weights, self.seat, self.asked = np.array(weights), seat, 0

    def worlds(self, past: Past, seat: int, n: int) -> tuple[Any, Any]:
        return self.records, self.weights

    def values(self, records: Any, streams: Any) -> Any:
        self.asked += 1
        chances = {1: (0.9, 0.1), 2: (0.1, 0.9)}.get(self.asked, (0.0, 0.0))
        found = np.zeros((2, 2))
        found[:, self.seat] = chances
        found[:, 1 - self.seat] = 1 - np.array(chances)
        return found


@pytest.mark.parametrize(("weights", "holds"), [((9, 1), True), ((1, 1), False), ((1, 9), False)])
def test_an_answer_must_hold_in_likely_worlds(weights: tuple[float, float], holds: bool) -> None:
    match = Match(tepui.game("coloretto"), 2)
    past = Past(match)
    match.run_chance(fair.FairDeal(bytes(32), "t"))
    seat = match.position.waiting()[0]
    planted = Planted(match, seat, weights)
    puzzle = msgspec.structs.replace(
        puzzles("coloretto")[0], seat=seat, answers=match.position.moves_of(seat)[:1]
    )
    assert sifting._same(planted, past, puzzle, planted) is holds  # type: ignore[arg-type]
