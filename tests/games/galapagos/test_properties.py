"""What holds in every position, by random play and by Hypothesis."""

from __future__ import annotations

import random
import string
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.galapagos.drive import GAME, do, new, next_to, roll, table, words
from games.galapagos.planner import choose
from settings import often
from tepui.engine.play.position import Position
from tepui.engine.rules.contract import CHANCE, CLOCK, SPECTATOR
from tepui.engine.rules.rule import INTERPRETED
from tepui.engine.runtime.machine import machine_of
from tepui.engine.text.errors import BadNotation
from tepui.games.galapagos.material import (
    DICE,
    GO,
    IN_BAG,
    MOVE,
    MOVES,
    ON_ISLAND,
    PLACES,
    PLAN,
    STOP,
    TICK,
)
from tepui.lab import chunk
from tepui.lab.simulate import rows_of

SETTINGS = [
    (seats, {"sand": sand, "draw": draw})
    for seats in (2, 3, 4)
    for sand in ("30", "ticks", "off")
    for draw in ("new", "refill")
]
GAMES = often(100, 400)  # whole ones, of each kind
Ply = tuple[Position, int, int, Position]  # before, actor, move, after


def random_game(seats: int, options: dict[str, str], seed: int, most: int = 0) -> Iterator[Ply]:
    rng = random.Random(seed)
    position = Position.opening(GAME, seats, options)
    for _ in range(most or often(400, 1000)):
        if position.over():
            return
        awaited = position.waiting()
        if not awaited:
            outcomes = position.chances()
            actor = CHANCE
            move = rng.choices([m for m, _ in outcomes], [w for _, w in outcomes])[0]
        elif position.clock() and rng.random() < 0.1:
            actor, move = CLOCK, 0
        else:
            actor = rng.choice(awaited)
            wise = rng.random() < 0.5
            move = choose(position, actor, rng) if wise else rng.choice(position.legal(actor))
        after = position.copy()
        after.apply(actor, move)
        yield position, actor, move, after
        position = after


@pytest.mark.parametrize(("seats", "options"), SETTINGS, ids=str)
def test_every_position_is_whole(seats: int, options: dict[str, str]) -> None:
    rolled: list[list[int]] = []
    for before, actor, move, after in random_game(seats, options, seed=seats):
        s = after.record[0]
        # 36 turtles between bag, island and seats
        assert sum(s.holder == IN_BAG) == s.bag_size
        assert sum(s.holder == ON_ISLAND) == s.on_island
        assert all(-2 <= holder < seats for holder in s.holder)
        if s.tiles_laid == 36:
            assert sorted(s.tile) == list(range(36))
        # a pawn is on a tile, which is never the volcano, and goes to a tile next to its own
        if before.s.phase == MOVE and GO <= move < STOP:
            places = dict(zip(s.tile.tolist(), PLACES, strict=True))
            there = places[move - GO]
            assert there in next_to(places[int(before.s.pawn[actor])])
            assert int(s.pawn[actor]) == move - GO
        elif before.s.phase != 2 and actor != CHANCE:
            assert s.pawn.tolist() == [*before.s.pawn]
        # a plan uses only own dice: with those left over they are the five rolled
        if s.phase in (PLAN, TICK) and before.s.phase not in (PLAN, TICK):
            rolled = s.dice.tolist()
        elif s.phase in (PLAN, TICK, MOVE):
            for seat in range(seats):
                plan = s.plan[seat, : s.laid[seat]].tolist()
                both = [int(s.dice[seat, c]) + plan.count(c) for c in range(6)]
                assert both == rolled[seat]
                assert sum(both) == DICE
                assert all(die == -1 for die in s.plan[seat, s.laid[seat] :])
        # somebody can always do something
        if not after.over():
            assert after.waiting() or after.chances()
            assert all(len(after.legal(seat)) >= 1 for seat in after.waiting())
            assert all(
                not after.legal(seat) for seat in range(seats) if seat not in after.waiting()
            )


@pytest.mark.parametrize("sand", ["30", "ticks", "off"])
def test_moves_and_outcomes_survive_being_written(sand: str) -> None:
    """Alone, and as the phrases that make a line."""
    start, line = None, []
    lines = 0
    for before, actor, move, after in random_game(3, {"sand": sand}, seed=5, most=often(600, 1500)):
        notation = GAME.notation
        for each in before.moves_of(actor):
            said = notation.text(before.s, actor, (each,))
            assert notation.parse(before.s, actor, f"  {said.upper()} ") == (each,)
        if start is None or start[1] != actor:
            start, line = (before, actor), []
        line.append(move)
        said = notation.text(start[0].s, actor, line)
        assert notation.parse(start[0].s, actor, said) == tuple(line)
        if notation.ends_line(before.s, actor, move):
            start = None
            lines += 1
        else:  # the line goes on: the same actor can go on
            assert after.moves_of(actor)
    assert lines > 40


@pytest.mark.parametrize("sand", ["30", "ticks", "off"])
def test_every_illegal_move_has_a_reason(sand: str) -> None:
    rules = (GAME.folder / "RULES.md").read_text(encoding="utf-8")
    for before, *_ in random_game(2, {"sand": sand}, seed=3, most=400):
        for seat in before.waiting():
            for move in {*range(-2, MOVES + 3)} - {*before.legal(seat)}:
                why = GAME.refusals.why_not(before.seen_by(seat), seat, move)
                assert f"**[{why.rule}]**" in rules


@pytest.mark.parametrize("sand", ["30", "ticks"])
def test_plans_of_others_never_show(sand: str) -> None:
    """Whatever a viewer is sent is the same in a world where the others planned otherwise."""
    for before, *_ in random_game(3, {"sand": sand}, seed=8, most=250):
        for viewer in (0, 2, SPECTATOR):
            sight = before.seen_by(viewer)
            world = sight.position.guessed(viewer, 1)
            assert world.hidden_from(viewer) == sight.position
            assert GAME.views.view(world.seen_by(viewer)) == GAME.views.view(sight)
            if viewer >= 0:
                assert world.legal(viewer) == before.legal(viewer)


@given(st.permutations(range(1, 37)))
@settings(max_examples=30, deadline=None)
def test_any_island_joins_the_same_places(numbers: list[int]) -> None:
    s = do(new(2), f"* island {words(numbers)}").position.record[0]
    at = dict(zip(PLACES, numbers, strict=True))
    for place, number in at.items():
        near = {n + 1 for n in range(36) if s.near[number - 1, n // 6] >> n % 6 & 1}
        assert near == {at[each] for each in next_to(place)}


SAID = (
    "lay",
    "go",
    "back",
    "finish",
    "stop",
    "red",
    "blue",
    "7",
    "37",
    "volcano",
    "?",
    "roll",
    "for",
)


@given(st.lists(st.sampled_from(SAID)))
@settings(max_examples=often(100, 300), deadline=None)
def test_any_words_are_moves_or_politely_refused(said: list[str]) -> None:
    match = table(2, {}, [1, 2, 3, 4, 5], [6, 7])
    for actor in (0, CHANCE, CLOCK):
        try:
            moves = match.parse(actor, " ".join(said))
        except BadNotation as wrong:
            assert all(wrong.text(language) for language in ("en", "fr", "de"))
        else:
            assert all(0 <= move < MOVES for move in moves)


@given(st.text(string.printable, max_size=30), st.sampled_from([0, CHANCE, CLOCK]))
@settings(max_examples=often(100, 200), deadline=None)
def test_any_text_is_a_move_or_politely_refused(said: str, actor: int) -> None:
    match = roll(table(2, {}, [1, 2, 3, 4, 5], [6, 7]), "red", "blue")
    try:
        match.parse(actor, said)
    except BadNotation as wrong:
        assert wrong.text("en")


@pytest.mark.skipif(INTERPRETED, reason="hundreds of rounds take too long interpreted")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("sand", ["30", "ticks", "off"])
def test_random_games_end(seats: int, sand: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chunk, "bulk_machine_of", machine_of)  # nothing has to be compiled
    options = GAME.settle_options({"sand": sand})
    played = [row for rows in rows_of(GAME, seats, GAMES, 1, options) for row in rows.tolist()]
    assert len(played) == GAMES
    for row in played:
        ending = GAME.endings[row[chunk.ENDING] - 1]
        scores = row[chunk.SCORES : chunk.SCORES + seats]
        assert sum(scores) >= (1 if ending == "fifth" else 36)
    assert 500 < max(row[chunk.DECISIONS] for row in played) < 100_000
