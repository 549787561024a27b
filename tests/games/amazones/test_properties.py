"""What holds in every game of Amazones: nothing is lost, nothing leaks, every game ends."""

from __future__ import annotations

import random
import re
from math import prod

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.amazones.table import GAME, Table, walk
from tepui.engine.play import log
from tepui.engine.play.match import Match
from tepui.engine.play.position import Position
from tepui.engine.rules.contract import CHANCE, NOTHING, SPECTATOR
from tepui.engine.text.words import LANGUAGES, words
from tepui.games.amazones.material import (
    CARDS,
    COPIES,
    DONE,
    KINDS,
    MOVES,
    NO_CARD,
    PICK,
    SECOND,
    TILE_COPIES,
    TILES,
)

NAMES = ["Anne", "Bea", "Cleo", "Dora", "Eve"]

tables = given(
    seed=st.integers(0, 2**32),
    seats=st.integers(3, 5),
    options=st.fixed_dictionaries(
        {
            "passers": st.sampled_from(["out", "zero"]),
            "tracking": st.sampled_from(["closed", "open"]),
        }
    ),
)  # fmt: skip


def few(examples):
    return settings(max_examples=examples, deadline=None)


@few(8)
@tables
def test_cards_and_tiles_are_conserved_and_the_game_ends(seed, seats, options) -> None:
    discarded = 0
    for before, actor, move, after in walk(seed, seats, options):
        s = after.record[0]
        if actor != CHANCE and not any(s.rank) and before.s.phase == SECOND != s.phase:
            discarded += sum(top != 0 for top in before.s.top)
        _cards_are_conserved(s, seats)
        _tiles_are_conserved(s, discarded)
        _courts_are_well_formed(s, seats)
        if actor != CHANCE:
            assert move in before.legal(actor)
        waiting = after.waiting()
        assert bool(waiting) + bool(after.over()) + (s.phase in (0, 1)) == 1
        for seat in range(seats):
            assert bool(after.legal(seat)) == (seat in waiting)
    # Every joust but the last uses up two tiles or more.
    assert after.over()
    assert 1 <= s.joust <= 18
    empty = sum(top == 0 and under == 0 for top, under in zip(s.top, s.under, strict=True))
    assert empty >= 2
    assert after.ending() == ("taken" if before.s.phase == PICK else "discarded")


def _cards_are_conserved(s, seats) -> None:
    held = [int(n) for n in s.hand.sum(axis=0)]
    for seat in range(seats):
        for kind in range(KINDS):
            if s.laid[seat, kind]:
                held[s.colour[seat] * KINDS + kind] += int(s.laid[seat, kind])
        if s.face_down[seat] != NO_CARD:
            held[s.face_down[seat]] += 1
    assert held == [COPIES[c % KINDS] if c < seats * KINDS else 0 for c in range(CARDS)]


def _tiles_are_conserved(s, discarded) -> None:
    missing = 0
    for part in range(3):
        assert s.left[part].sum() == s.under[part]
        for tile, value in enumerate(TILES):
            seen = int((s.man[:, :, part] == value).sum()) + int(s.top[part] == value)
            gone = TILE_COPIES[tile] - int(s.left[part, tile]) - seen
            assert gone >= 0
            missing += gone
    assert missing == discarded


def _courts_are_well_formed(s, seats) -> None:
    for seat in range(5):
        begun = [tuple(man) for man in s.man[seat, : s.men[seat]]]
        assert all(any(man) for man in begun)
        assert not s.man[seat, s.men[seat] :].any()
        unfinished = [number for number, man in enumerate(begun) if 0 in man]
        assert len(unfinished) <= 2
        assert list(s.unfinished[seat]) == [*unfinished, -1, -1][:2]
    assert not s.men[seats:].any()


@few(5)
@tables
def test_what_is_hidden_stays_hidden(seed, seats, options) -> None:
    """The laws of hide and guess; views, stories, reasons and logs know nothing more."""
    dice = random.Random(seed)
    for before, actor, move, after in walk(seed, seats, options):
        viewer = dice.choice([*range(seats), SPECTATOR])
        old, new = _twice(before, viewer, dice), _twice(after, viewer, dice)
        seen = before.witness(actor, move, viewer)
        assert seen != NOTHING
        stories = [GAME.narration.narrate(o, actor, seen, n) for o, n in zip(old, new, strict=True)]
        assert stories[0] == stories[1]
        text = GAME.notation.text
        assert text(old[0].s, actor, (seen,)) == text(old[1].s, actor, (seen,))
        views = [msgspec.json.encode(GAME.views.view(sight)) for sight in new]
        assert views[0] == views[1]
        if viewer in after.waiting():
            _same_choices(after, new, viewer, dice)


def _twice(position, viewer, dice):
    """What a viewer sees of a position, and of a guess that might be it."""
    sight = position.seen_by(viewer)
    world = sight.position.guessed(viewer, dice.getrandbits(63))
    again = world.seen_by(viewer)
    assert again.position == sight.position
    for seat in range(position.seats):
        assert world.record[0].hand[seat].sum() == position.record[0].hand[seat].sum()
        assert (world.record[0].face_down[seat] == NO_CARD) == (
            position.record[0].face_down[seat] == NO_CARD
        )
    if viewer != SPECTATOR:
        assert position.legal(viewer) == sight.position.legal(viewer) == world.legal(viewer)
    return sight, again


def _same_choices(position, sights, seat, dice) -> None:
    legal = position.legal(seat)
    for move in legal:
        one, other = (GAME.narration.describe(sight, seat, move) for sight in sights)
        assert one == other
    for move in dice.sample(range(-2, MOVES + 2), 10):
        if move not in legal:
            one, other = (GAME.refusals.why_not(sight, seat, move) for sight in sights)
            assert one == other


@few(2)
@tables
def test_every_refusal_cites_a_rule_and_everything_can_be_said(seed, seats, options) -> None:
    rules = set(re.findall(r"\*\*\[(AZ\d+)\]\*\*", (GAME.folder / "RULES.md").read_text("utf-8")))
    assert rules == {f"AZ{number}" for number in range(1, 14)}
    for before, actor, move, after in walk(seed, seats, options):
        said = GAME.narration.narrate(before.laid_open(), actor, move, after.laid_open())
        if actor != CHANCE:
            legal, sight = before.legal(actor), before.seen_by(actor)
            said += [GAME.narration.describe(sight, actor, each) for each in legal]
            for each in set(range(-2, MOVES + 2)) - set(legal):
                refusal = GAME.refusals.why_not(sight, actor, each)
                assert refusal.rule in rules
                said.append(refusal)
        for event in {(e.key, *e.args.items()): e for e in said}.values():
            for language in LANGUAGES:
                assert words(language).tell(event.key, event.args, NAMES)


@few(8)
@tables
def test_every_move_can_be_written_and_read(seed, seats, options) -> None:
    match = Match(GAME, seats, options)
    bid: list[int] = []
    start = match.position
    for before, actor, move, _ in walk(seed, seats, options):
        for each in before.moves_of(actor):
            phrase = GAME.notation.text(before.s, actor, (each,))
            assert GAME.notation.parse(before.s, actor, phrase) == (each,)
            shouted = "  ".join(phrase.upper().split())
            assert GAME.notation.parse(before.s, actor, shouted) == (each,)
        if not bid:
            start = match.position
        match.play(actor, (move,))
        bid.append(move)
        # Whole bids and their beginnings are phrases, too.
        phrase = GAME.notation.text(start.s, actor, bid)
        assert GAME.notation.parse(start.s, actor, phrase) == tuple(bid)
        if GAME.notation.ends_line(before.s, actor, move):
            assert match.lines[-1].moves == tuple(bid)
            bid = []
    assert log.resume(log.read(log.write(match))).position == match.position


def test_a_game_left_in_the_middle_of_a_bid_can_be_saved() -> None:
    t = Table(3).deal().say("bid sun 5 2 ...")
    text = log.write(t.match)
    assert "\n0 bid sun 5 2 ...\n" in text
    saved = log.resume(log.read(text))
    assert saved.position == t.match.position
    saved.play(0, saved.parse(0, "more 2 -1"))
    assert "\n0 bid sun 5 2 2 -1\n" in log.write(saved)
    for viewer in (0, 1, SPECTATOR):
        assert "\n0 bid sun 5 2 2 -1\n" in log.write(saved, viewer=viewer)


def test_a_viewers_log_hides_a_rivals_card() -> None:
    t = Table(3).deal().say("bid sun 5", "pass", "pass", "add sun 10", "add moon 2")
    assert "\n0 add sun 10\n1 add moon 2\n" in log.write(t.match)
    assert "\n0 add ?\n1 add moon 2\n" in log.write(t.match, viewer=1)
    assert "\n0 add ?\n1 add ?\n" in log.write(t.match, viewer=SPECTATOR)


@pytest.mark.rule("AZ3")
@pytest.mark.parametrize("cards", [{"sun": [5, 5, 2, -1]}, {"sun": [10, 1, 1], "moon": [2, 2, -2]}])
def test_each_bid_can_be_made_in_exactly_one_way(cards) -> None:
    t = Table(3).deal()
    t.set_hand(0, **cards)
    found: list[tuple[int, ...]] = []

    def explore(position: Position, laid: tuple[int, ...]) -> None:
        for move in position.legal(0):
            if move == DONE:
                found.append(tuple(sorted(laid)))
            else:
                after = position.copy()
                after.apply(0, move)
                explore(after, (*laid, move))

    explore(t.match.position, ())
    multisets = 1 + sum(
        prod(values.count(value) + 1 for value in set(values)) - 1 for values in cards.values()
    )
    assert len(found) == len(set(found)) == multisets


def test_scores_and_places_can_be_asked_at_any_time() -> None:
    for _, _, _, after in walk(5, 4):
        scores, places = after.scores(), after.places()
        assert [1 + sum(other > own for other in scores) for own in scores] == places


@pytest.mark.rule("AZ8", "AZ13")
@pytest.mark.parametrize("seats", [3, 5])
def test_what_a_tile_would_change_is_what_placing_it_changes(seats: int) -> None:
    picks = 0
    for before, actor, _, _ in walk(5, seats):
        if actor == CHANCE or before.s.phase != PICK:
            continue
        picks += 1
        found: dict[tuple[str, int], list[int]] = {}
        for move in before.legal(actor):
            take = GAME.choices.action(before.seen_by(actor), actor, move)
            after = before.copy()
            after.apply(actor, move)
            change = after.scores()[take.to] - before.scores()[take.to]
            found.setdefault((take.part, take.to), [0]).append(change)
        for stack in GAME.views.view(before.seen_by(actor)).stacks:
            for seat, worth in enumerate(stack.worth):
                changes = found.get((stack.part, seat))
                most = max(changes, key=lambda each: (abs(each), each)) if changes else None
                assert worth == most
    assert picks > 5
