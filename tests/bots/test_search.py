"""The search: finds good moves, repeats from its seed, and cannot know what its seat does not."""

from __future__ import annotations

import itertools
import random
from types import SimpleNamespace

import numpy as np
import pytest

import tepui
from settings import RandomChance, Setting, next_move
from tepui.bots import thinker
from tepui.bots.bot import BotSeat, ask
from tepui.bots.levels import LEVELS, SEARCHERS, level
from tepui.bots.players import SearchBot, nearly_best
from tepui.bots.roster import seated
from tepui.bots.settings import Settings, Thought
from tepui.bots.thinker import CHUNK, Thinker
from tepui.engine.play.match import Match
from tepui.engine.play.position import Position

COLORETTO = tepui.game("coloretto")


def middle(match: Match, seed: int, plies: int) -> Match:
    """The match after some random moves, at a choice of somebody."""
    rng = random.Random(seed)
    for _ in range(plies):
        match.position.apply(*next_move(match.position, rng))
        if match.position.over():
            break
    match.run_chance(RandomChance(seed))
    return match


def a_choice(seats: int = 2, seed: int = 0) -> tuple[Match, int]:
    match = middle(Match(COLORETTO, seats), seed, 30)
    return match, match.position.waiting()[0]


def hidden(position: Position, seat: int) -> np.ndarray:
    return position.hidden_from(seat).record


def test_every_game_and_seat_count(setting: Setting) -> None:
    """By the contract alone: any game, any options, any number of seats."""
    match = Match(setting.game, setting.seats, setting.game.simulated(dict(setting.options)))
    match.run_chance(RandomChance(1))
    for seat in match.position.waiting():
        legal = match.legal(seat)
        mind = Thinker(setting.game, setting.seats, seat, Settings(cut=50))
        thoughts = mind.think(hidden(match.position, seat), legal, 1, 64)
        assert sorted(thought.move for thought in thoughts) == legal
        if len(legal) > 1:
            assert sum(thought.visits for thought in thoughts) == 64
        assert all(0 <= thought.chance <= 1 for thought in thoughts)


def test_the_same_seed_gives_the_same_thoughts() -> None:
    match, seat = a_choice()
    record, legal = hidden(match.position, seat), match.legal(seat)

    def think(seed: int, threads: int) -> list[Thought]:
        return Thinker(COLORETTO, 2, seat, threads=threads).think(record, legal, seed, 300)

    assert think(5, 1) == think(5, 1)
    assert think(5, 1) != think(6, 1)
    assert think(5, 2) == think(5, 2)
    assert sum(thought.visits for thought in think(5, 2)) == 300


@pytest.mark.parametrize("seats", [2, 4])
def test_secrets_do_not_matter(seats: int) -> None:
    """Worlds that look alike to a seat, with other secrets in each, make it think the same."""
    match, seat = a_choice(seats)
    secrets, thoughts = set(), []
    for seed in range(6):
        world = match.position.hidden_from(seat).guessed(seat, seed)
        secrets.add(world.record.tobytes())
        legal = world.legal(seat)
        mind = Thinker(COLORETTO, seats, seat)
        thoughts.append(mind.think(hidden(world, seat), legal, 3, 200))
    assert len(secrets) > 3
    assert all(each == thoughts[0] for each in thoughts)


@pytest.mark.parametrize("name", LEVELS)
def test_a_bots_choice_does_not_depend_on_secrets(name: str) -> None:
    match, seat = a_choice(2, seed=4)
    chosen = set()
    for seed in range(4):
        world = match.position.hidden_from(seat).guessed(seat, seed)
        bot = seated(name, BotSeat(COLORETTO, 2, seat))
        chosen.add(ask(bot, name, world, seat, random.Random(1)))
    assert len(chosen) == 1


def test_the_record_a_bot_gets_is_hidden() -> None:
    match, seat = a_choice()
    seen = []

    class Spy:
        def choose(self, record, legal, rng, deadline):
            seen.append(record)
            return legal[0]

    ask(Spy(), "spy", match.position, seat, random.Random(0))
    assert bytes(seen[0]) == hidden(match.position, seat).tobytes()
    assert sum(seen[0].hand[1 - seat]) == 0
    assert match.position.record[0].hand[1 - seat].sum() == 3


def test_it_completes_the_column_that_wins() -> None:
    """One card from the third pile, all else being equal: any search must see it."""
    match, seat = a_choice()
    s = match.position.record[0]
    s.phase, s.turn = 2, seat
    s.piles[seat] = (1, 1, 0, 0)
    s.column[seat] = 0
    s.column[seat, 9:11] = 1
    s.height[seat] = (0, 0, 2, 0)
    s.hand[seat] = 0
    s.hand[seat, [0, 11, 14]] = 1
    legal = match.position.legal(seat)
    best = Thinker(COLORETTO, 2, seat).think(hidden(match.position, seat), legal, 0, 300)[0]
    assert match.text(seat, best.move) == "play snake"
    assert best.chance > 0.95


def test_a_widening_search_looks_at_few_moves_first() -> None:
    game = tepui.game("amazones")
    match = Match(game, 3)
    match.run_chance(RandomChance(1))
    seat = match.position.waiting()[0]
    record, legal = hidden(match.position, seat), match.legal(seat)

    def visited(simulations: int, **settings: float) -> int:
        mind = Thinker(game, 3, seat, Settings(policy=True, **settings))
        return sum(t.visits > 0 for t in mind.think(record, legal, 1, simulations))

    assert visited(16) == len(legal) > 5
    assert [visited(n, widen=1.0) for n in (4, 9, 16)] == [3, 4, 5]  # 2, and the root of visits


def test_a_deadline_stops_it(monkeypatch: pytest.MonkeyPatch) -> None:
    match, seat = a_choice()
    record, legal = hidden(match.position, seat), match.legal(seat)
    ticks = itertools.count()  # a clock that goes on by one whenever it is looked at
    monkeypatch.setattr(thinker, "time", SimpleNamespace(monotonic=lambda: next(ticks)))
    thoughts = Thinker(COLORETTO, 2, seat).think(record, legal, 0, 10 * CHUNK, 3)
    assert sum(thought.visits for thought in thoughts) == 3 * CHUNK


def test_who_is_quick_looks_at_the_clock_less_often(monkeypatch: pytest.MonkeyPatch) -> None:
    match, seat = a_choice()
    record, legal = hidden(match.position, seat), match.legal(seat)
    looks = itertools.count()
    clock = SimpleNamespace(monotonic=lambda: next(looks) * thinker.BRIEF / 2)
    monkeypatch.setattr(thinker, "time", clock)
    thoughts = Thinker(COLORETTO, 2, seat).think(record, legal, 0, 100 * CHUNK, 1)
    assert sum(thought.visits for thought in thoughts) == 100 * CHUNK
    assert next(looks) == 8  # 1, 2, 4, 8, 16, 32 and the rest, after a first look


def test_a_tree_is_kept_for_the_next_small_move() -> None:
    match, seat = a_choice()
    record, legal = hidden(match.position, seat), match.legal(seat)
    mind = Thinker(COLORETTO, 2, seat)
    thoughts = mind.think(record, legal, 0, 500)
    assert not mind.knows(record)
    mind.remember(record, thoughts[0].move)
    world = Position.of_record(COLORETTO, 2, record.copy()).guessed(seat, 0)
    world.apply(seat, thoughts[0].move)
    assert mind.knows(hidden(world, seat))


def test_easy_mistakes_are_small() -> None:
    thoughts = [Thought(1, 50, 0.6, 0.6), Thought(2, 40, 0.55, 0.5), Thought(3, 5, 0.1, 0.1),
                Thought(4, 0, 0.0, 0.0)]  # fmt: skip
    rng = random.Random(0)
    chosen = [nearly_best(thoughts, 0.08, rng) for _ in range(300)]
    assert set(chosen) == {1, 2}
    assert chosen.count(1) > chosen.count(2)


def test_levels_grow(setting: Setting) -> None:
    # Easy may think as long as normal does: it is its slack that makes it easy. The champion's
    # simulations are others: a net guides them.
    numbers = [level(setting.game, setting.seats, name).simulations for name in SEARCHERS[1:-1]]
    assert numbers == sorted(set(numbers))
    assert level(setting.game, setting.seats, "easy").slack > 0
    assert level(setting.game, setting.seats, "hard").slack == 0


def test_a_forced_move_takes_no_thought() -> None:
    table = BotSeat(COLORETTO, 2, 0)
    bot = SearchBot(table, level(COLORETTO, 2, "expert"))
    nothing = None  # to think about: it would fail
    assert bot.choose(nothing, [7], random.Random(0), None) == 7
