"""The ledger adds up, exactly, in every game; and books each act where it belongs."""

from __future__ import annotations

import os
import random
import re
from pathlib import Path
from typing import Any
from zlib import crc32

import numpy as np
import pytest

import tepui
from settings import RandomChance, Setting, next_move, often
from tepui.bots.bot import BotSeat
from tepui.bots.lookahead import Lookahead
from tepui.bots.players import InstinctBot
from tepui.coach.choices import verdict
from tepui.coach.ledger import COLUMNS, UNEXPLAINED, Bookkeeper, Ledger, outlook
from tepui.coach.story import Act, drawn, story, story_of
from tepui.coach.verdicts import RatedMove, Verdict
from tepui.engine import log as logs
from tepui.engine.contract import CHANCE
from tepui.engine.game import Game
from tepui.engine.match import Match
from tepui.engine.netfile import nets_of

SAMPLES = 3
LAST = often(60, 120)  # acts: the end of a long game adds up as well
LEDGERS = int(os.environ.get("TEPUI_LEDGERS", "1"))  # games of each kind
GOLDEN = Path(__file__).parents[1] / "games" / "coloretto" / "golden"


def made_up(move: int, best: int, loss: float) -> Verdict:
    options = [RatedMove(best, 0.5 + loss, 0.01)]
    return Verdict(move, best, 0.5, 0.5 + loss, loss, 0.01, "fine", options)


def quick_game(setting: Setting, seed: int) -> tuple[list[Act], dict[int, Verdict]]:
    """A game of random moves, with a better move made up for each choice."""
    rng, position = random.Random(seed), setting.opening()
    acts: list[Act] = []
    verdicts = {}
    while not position.over():
        actor, move = next_move(position, rng)
        before, position = position, position.copy()
        position.apply(actor, move)
        ply = len(acts)
        acts.append(Act(ply, actor, (move,), before, position))
        legal = before.moves_of(actor) if actor >= 0 else []
        if len(legal) > 1 and rng.random() < 0.5:
            verdicts[ply] = made_up(move, rng.choice(legal), rng.random() / 10)
    return acts, verdicts


class Exact:
    """An evaluator without luck: a number made of the record's bytes."""

    exact = True

    def __init__(self, game: Game, seats: int) -> None:
        self.size, self.seats = game.layout.itemsize, seats

    def values(self, worlds: Any, streams: Any) -> Any:
        records = [worlds[at : at + self.size] for at in range(0, len(worlds), self.size)]
        found = np.array(
            [[1 + crc32(r) % (7 + k) for k in range(self.seats)] for r in records], float
        )
        return (found / found.sum(1, keepdims=True)).tolist()


def check_sums(acts: list[Act], found: Ledger) -> None:
    for account in found.accounts:
        explained = sum(account.columns.values())
        assert explained == pytest.approx(account.result - account.start, abs=1e-9)
        for column, name in enumerate(COLUMNS):
            booked = sum(booking.columns[account.seat][column] for booking in found.bookings)
            assert booked == pytest.approx(account.columns[name], abs=1e-9)
    # What one seat gains, the others lose: all seats' chances add up to 1 at any time.
    assert sum(account.columns["luck"] for account in found.accounts) == pytest.approx(0, abs=1e-9)


def test_the_columns_add_up(setting: Setting) -> None:
    acts, verdicts = quick_game(setting, seed=1)
    acts = acts[-LAST:]
    by = outlook(setting.game, setting.seats, dict(setting.options))
    found = Bookkeeper(acts, by, verdicts, SAMPLES).ledger()
    check_sums(acts, found)
    places = acts[-1].after.places()
    assert [account.result for account in found.accounts] == [
        (place == 1) / places.count(1) for place in places
    ]
    for booking in found.bookings:
        if booking.actor == CHANCE:
            assert all(columns[1:4] == [0.0] * 3 for columns in booking.columns)
        else:
            assert all(columns[0] == 0.0 for columns in booking.columns)


def test_they_add_up_with_an_evaluator_that_has_no_luck(setting: Setting) -> None:
    """The ends of games of every kind; TEPUI_LEDGERS=100 tries thousands of games, whole."""
    for seed in range(LEDGERS):
        acts, verdicts = quick_game(setting, 9 + seed)
        acts = acts[-LAST:] if LEDGERS == 1 else acts[-2_000:]
        found = Bookkeeper(acts, Exact(setting.game, setting.seats), verdicts, SAMPLES).ledger()
        check_sums(acts, found)


@pytest.mark.parametrize(
    ("game", "log", "keys"),
    [
        ("amazones", "taken-5", {"uncovered", "starts"}),
        ("amazonas", "four", {"starts", "dealt", "event-*"}),
    ],
)
def test_luck_is_named_by_what_was_drawn_and_not_by_what_followed(
    game: str, log: str, keys: set[str]
) -> None:
    """Cards that change hands, or are shown together, when a tile or an event comes are no luck."""
    acts = story_of(logs.read((GOLDEN.parents[1] / game / f"golden/{log}.log").read_text("utf-8")))
    told = {event.key for act in acts if act.actor == CHANCE for event in drawn(act)}
    found = {key.removeprefix(f"{game}-") for key in told}
    assert {re.sub("^event-.*", "event-*", key) for key in found} == keys


def test_what_is_lost_by_choosing_is_not_left_unexplained() -> None:
    """In a game of random moves nearly every choice loses a little: all of it is booked as known,
    by the measure that values the positions, and what is left over is small beside it."""
    log = logs.read((GOLDEN / "piles-3.log").read_text("utf-8"))
    acts = story_of(log)
    verdicts = {
        act.ply: found
        for act in acts
        if act.actor >= 0 and (found := verdict(act.before.seen_by(act.actor), act.moves[0], 200))
    }
    found = Bookkeeper(acts, outlook(acts[0].before.game, 3), verdicts, 24).ledger()
    for account in found.accounts:
        assert account.columns["known"] < -0.5
        assert abs(account.columns["unexplained"]) < 0.3


@pytest.mark.parametrize(
    ("game", "seats"),
    [pytest.param(game, n, id=f"{game.id}-{n}") for game in tepui.all_games() for n in game.seats],
)
def test_within_a_chapter_the_evaluator_does_not_contradict_itself(game: Game, seats: int) -> None:
    """Where everybody makes the net's own moves, and a chapter is not over, nothing at all is left
    unexplained, and no choice gave or cost anybody anything."""
    nets = nets_of(game)
    assert nets is not None
    bots = [InstinctBot(BotSeat(game, seats, seat), nets) for seat in range(seats)]
    rng, match = random.Random(4), Match(game, seats, game.simulated({}))
    while not match.position.over() and len(match.lines) < often(50, 70):
        match.run_chance(RandomChance(len(match.lines)))
        if awaited := match.position.waiting():
            seat = awaited[0]
            hidden, legal = match.position.hidden_from(seat), match.legal(seat)
            match.play(seat, (bots[seat].choose(hidden.s, legal, rng, None),))
    acts = story(match)
    verdicts = {
        act.ply: made_up(act.moves[0], act.moves[0], 0.0)
        for act in acts
        if act.actor >= 0 and len(act.before.moves_of(act.actor)) > 1
    }
    by = Lookahead(game, seats, nets)
    # Each value is asked for: the books would not ask twice where they know that it is the same.
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(by, "foresees", lambda before, after: False)
        found = Bookkeeper(acts, by, verdicts, SAMPLES).ledger()
    assert Bookkeeper(acts, by, verdicts, SAMPLES).ledger() == found
    chapters = by.chapters(b"".join(act.before.memory for act in acts))
    stays = [k for k in range(len(acts) - 1) if chapters[k] == chapters[k + 1]]
    assert sum(acts[k].ply in verdicts for k in stays) > 10
    for k in stays:
        booked = np.array(found.bookings[k].columns)
        assert not booked[:, UNEXPLAINED].any()
        if acts[k].actor >= 0:
            assert not booked.any()
