"""The ladder: every level is there for every table, plays what it claims, and has its manner."""

from __future__ import annotations

import itertools
import random

import numpy as np
import pytest

import tepui
from tepui.bots import roster
from tepui.bots.bot import BotSeat, UnknownBot, ask
from tepui.bots.casual import CasualBot
from tepui.bots.levels import LADDER, LEVELS, SEARCHERS, ladder, level
from tepui.bots.mannerly import MannerlyBot
from tepui.bots.manners import MANNERS, Leaning, manner_at
from tepui.bots.players import RandomBot, SearchBot
from tepui.bots.settings import Thought
from tepui.engine.play.match import Match
from tepui.games.amazones.habits import awkward
from tepui.games.amazones.material import ADD, LAY, RECORD
from tepui.lab.strength.duplicate import Deal

GAMES = [game.id for game in tepui.all_games()]
COLORETTO = tepui.game("coloretto")


def a_choice(game: str = "coloretto", seats: int = 2) -> tuple[Match, int]:
    """A position with a choice, a few moves into a game."""
    found, deal = tepui.game(game), Deal(5, 1)
    match, rng = Match(found, seats, found.simulated({})), random.Random(3)
    while True:
        match.run_chance(deal)
        seat = match.position.waiting()[0]
        legal = match.position.legal(seat)
        if len(legal) > 3 and len(match.lines) > 8:
            return match, seat
        match.play(seat, (rng.choice(legal),))


@pytest.mark.parametrize("game", GAMES)
def test_every_table_has_every_rung(game: str) -> None:
    found = tepui.game(game)
    places = ladder(found)
    assert set(places) == set(found.seats)
    for seats in found.seats:
        assert list(places[seats]) == list(LADDER[:-1])
        rungs = [level(found, seats, name) for name in LADDER]
        assert all(type(rung.heat) is float for rung in rungs), "the game's module takes no other"
        casual = [rung for rung in rungs if rung.overlooks]
        searching = [rung for rung in rungs if not rung.overlooks]
        assert rungs == casual + searching, "who looks for a moment stands below who searches"
        sizes = [rung.simulations for rung in searching]
        assert sizes == sorted(sizes)
        carelessness = [(rung.overlooks, rung.heat) for rung in casual]
        for below, above in itertools.pairwise(carelessness):
            assert below[0] >= above[0] or below[1] >= above[1]


def test_levels_of_old_mean_what_they_meant() -> None:
    assert SEARCHERS == ("easy", "normal", "hard", "expert", "champion")
    assert set(SEARCHERS) | {"random", "greedy", "instinct"} < set(LEVELS)
    for name, simulations in zip(SEARCHERS[:-1], (60, 100, 500, 10_000), strict=True):
        assert level(COLORETTO, 2, name).simulations == simulations
    assert level(COLORETTO, 2, "champion").simulations == 1_200


def test_a_level_that_nothing_seats_does_not_play_at_random(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(roster, "LEVELS", (*LEVELS, "dreamer"))
    assert isinstance(roster.seated("random", BotSeat(COLORETTO, 2, 0)), RandomBot)
    with pytest.raises(NotImplementedError, match="dreamer"):
        roster.seated("dreamer", BotSeat(COLORETTO, 2, 0))


def test_without_a_net_a_rung_is_a_level_of_old(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tepui.engine.learning.netfile.nets_of", lambda *_: None)
    for name in LADDER[:-1]:
        old = level(COLORETTO, 2, LEVELS[name].falls_back)
        assert level(COLORETTO, 2, name).simulations == old.simulations


def test_a_casual_bot_takes_only_what_looks_good_enough() -> None:
    bot = roster.seated("novice", BotSeat(COLORETTO, 2, 0))
    assert isinstance(bot, CasualBot)
    most = bot.level.overlooks
    thoughts = [
        Thought(1, 9, 0.5, 0.5), Thought(2, 3, 0.51 - most, 0.5), Thought(3, 3, 0.49 - most, 0.5),
        Thought(4, 0, 0.9, 0.9),
    ]  # fmt: skip
    assert bot._fair(thoughts) == [1, 2]
    assert bot._fair([Thought(7, 0, 0.0, 0.0), Thought(8, 0, 0.0, 0.0)]) == [7]


def test_no_bid_holds_a_ten_together_with_a_card_below_zero() -> None:
    (record,) = np.zeros(1, RECORD)
    assert not awkward(record, 0, LAY + 4)
    record["laid"][0][0] = 1
    assert awkward(record, 0, LAY + 4)
    assert awkward(record, 0, ADD + 5)
    assert not awkward(record, 0, LAY + 2)
    assert not awkward(record, 1, LAY + 4)
    record["laid"][0] = (0, 0, 0, 0, 1, 0)
    assert awkward(record, 0, ADD + 1)


@pytest.mark.parametrize("game", GAMES)
def test_some_move_suits_each_manner_and_none_too_much(game: str) -> None:
    found = tepui.game(game)
    match, rng = Match(found, found.seats[0], found.simulated({})), random.Random(1)
    deal, suits = Deal(2, 0), dict.fromkeys(MANNERS, 0)
    while not match.position.over():
        match.run_chance(deal)
        for seat in match.position.waiting()[:1]:
            record, legal = match.position.hidden_from(seat).s, match.position.legal(seat)
            table = BotSeat(found, found.seats[0], seat)
            for manner in MANNERS:
                leanings = {Leaning(table, manner).of(record, move) for move in legal}
                assert all(-1 <= each <= 1 for each in leanings)
                suits[manner] += len(leanings) > 1
            match.play(seat, (rng.choice(legal),))
    assert min(suits.values()) > 0, suits


def test_of_equal_moves_a_strong_bot_makes_the_one_that_suits_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match, seat = a_choice()
    legal = match.position.legal(seat)
    record = match.position.hidden_from(seat).s
    means = level(COLORETTO, 2, "champion")
    found = [Thought(legal[0], 50, 0.5, 0.5), Thought(legal[1], 40, 0.499, 0.5)]
    found.append(Thought(legal[2], 10, 0.4, 0.4))
    monkeypatch.setattr(SearchBot, "think", lambda *_: found)
    for suited, made in ((0, 0), (1, 1), (2, 0)):
        leaning = {legal[suited]: 1.0}
        bot = MannerlyBot(BotSeat(COLORETTO, 2, seat), means, "miser")
        monkeypatch.setattr(
            bot._leaning, "_leaning", lambda r, s, m, w, leaning=leaning: leaning.get(m, 0.0)
        )
        assert bot.think(record, legal, random.Random(1), None)[0].move == legal[made]


def test_a_manner_belongs_to_a_seat_and_a_rung() -> None:
    assert [manner_at(seat, "novice") for seat in range(5)] == list(MANNERS)
    assert manner_at(0, "champion") == manner_at(0, "normal") == manner_at(0, None) == ""
    assert roster.check("regular/miser") == "regular/miser"
    for wrong in ("normal/miser", "regular/kind", "regular/"):
        with pytest.raises(UnknownBot):
            roster.check(wrong)
    assert COLORETTO.optional("habits", "awkward") is None


def test_a_mannerly_choice_does_not_depend_on_secrets() -> None:
    match, seat = a_choice()
    chosen = set()
    for seed in range(4):
        world = match.position.hidden_from(seat).guessed(seat, seed)
        bot = roster.seated("regular/spoiler", BotSeat(COLORETTO, 2, seat))
        chosen.add(ask(bot, "regular/spoiler", world, seat, random.Random(1)))
    assert len(chosen) == 1
