"""Worlds as likely as what rivals did in them: they fit what the seat sees, and weigh apart."""

from __future__ import annotations

import random

import numpy as np
import pytest

import tepui
from tepui.bots import roster
from tepui.bots.bot import BotSeat, array_of, ask
from tepui.engine import fair
from tepui.engine.match import Match
from tepui.engine.netfile import nets_of
from tepui.engine.position import Position
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
