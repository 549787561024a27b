"""Worlds as likely as what rivals did in them: they fit what the seat sees, and weigh apart."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

import tepui
from settings import must_know
from tepui.bots import roster
from tepui.bots.bot import BotSeat, ask
from tepui.coach.puzzle import puzzles
from tepui.engine.learning.netfile import nets_of
from tepui.engine.play import fair
from tepui.engine.play.match import Match
from tepui.engine.play.position import Position
from tepui.lab import puzzles as sifting
from tepui.lab.likely import Happened, Likely, Past

# How many choices are played, and in how many worlds they are lived through again.
CHOICES = {game.id: must_know(game.id, "worlds") for game in tepui.all_games()}


class Careless(Likely):
    """Lets happen what the seat has not seen, and does not look whether the world fits."""

    def _live(self, world: Position, each: Happened, seat: int, rng: random.Random) -> float:
        odds = self._odds_of(world, each.actor)
        if not odds:
            return 0.0
        world.apply(each.actor, rng.choice(list(odds)))
        return 1.0

    @staticmethod
    def _fits(world: Position, seat: int, seen: Position) -> bool:
        return True


@pytest.mark.parametrize("name", CHOICES)
def test_worlds_that_were_lived_through_fit_what_the_seat_sees(name: str) -> None:
    game, seats, rng = tepui.game(name), tepui.game(name).seats[0], random.Random(5)
    match, (choices, tries) = Match(game, seats, game.simulated({})), CHOICES[name]
    past, deal = Past(match), fair.FairDeal(bytes(32), "t")
    bots = [roster.seated("instinct:1.0", BotSeat(game, seats, s, match.options))
            for s in range(seats)]  # fmt: skip
    for _ in range(choices):
        match.run_chance(deal)
        past.catch_up()
        seat = match.position.waiting()[0]
        move = ask(bots[seat], "", match.position, seat, rng)
        match.play(seat, (move,))
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
    hidden = match.position.hidden_from(seat)

    def misfits(records: Any) -> int:
        seen = [Position(game, seats, bytearray(each)).hidden_from(seat) for each in records]
        return sum(each != hidden for each in seen)

    records, weights = Likely(nets, match).worlds(past, seat, tries)
    assert len(records) == len(weights) > 0
    assert min(weights) > 0
    assert misfits(records) == 0
    assert len(set(records)) > 1  # something is hidden
    assert misfits(Careless(nets, match).worlds(past, seat, tries)[0]) > 0
    if name == "coloretto":  # hands that would have played otherwise are less likely
        assert max(weights) > min(weights)


def test_where_no_choice_of_a_rival_can_be_lived_through_nothing_is_said() -> None:
    """Twelve worlds are too few; and what nobody has told anything of is as likely as it was."""
    game = tepui.game("coloretto")
    match, deal, nets = Match(game, 2), fair.FairDeal(bytes(32), "t"), nets_of(game, {})
    assert nets is not None
    past = Past(match)
    for made in range(2):
        match.run_chance(deal)
        past.catch_up()
        seat = match.position.waiting()[0]
        found, weights = Likely(nets, match).worlds(past, seat, 12)
        assert len(found) == len(weights) == (0 if made else 12)
        match.play(seat, (match.position.moves_of(seat)[0],))


class Planted:
    """Two worlds, and how likely each is; the first move is good in one of them, the second in the
    other."""

    exact = True

    def __init__(self, match: Match, seat: int, weights: tuple[float, float]) -> None:
        hidden = match.position.hidden_from(seat)
        self.records = [bytes(hidden.guessed(seat, n).memory) for n in (1, 2)]
        self.weights, self.seat, self.asked = weights, seat, 0

    def worlds(self, past: Past, seat: int, n: int) -> tuple[Any, Any]:
        return self.records, self.weights

    def values(self, records: Any, streams: Any) -> Any:
        move, self.asked = self.asked // (sifting.LIVED // 2), self.asked + 1
        chances = {0: (0.9, 0.1), 1: (0.1, 0.9)}.get(move, (0.0, 0.0))
        return [[each, 1 - each] if self.seat == 0 else [1 - each, each] for each in chances]


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
    weighed = sifting._weighed(planted, past, puzzle, planted)  # type: ignore[arg-type]
    assert (weighed >= sifting.GAP) is holds
