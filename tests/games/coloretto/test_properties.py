"""What holds in every game of Coloretto Amazonas."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from games.coloretto.board import GAME, cards
from settings import next_move, often
from tepui.engine.play.match import Match
from tepui.games.coloretto.material import CAPACITY, COLOUR_OF, PILES_TO_END, POINTS

ENDS_BY = 3 * 90  # every turn draws a card and is at most two decisions


@settings(max_examples=often(10, 25), deadline=None)
@given(seats=st.sampled_from(list(GAME.seats)), seed=st.integers(0, 2**32))
def test_cards_are_conserved_and_columns_sound(seats: int, seed: int) -> None:
    match, rng = Match(GAME, seats), random.Random(seed)
    plies = 0
    while not match.position.over():
        actor, move = next_move(match.position, rng)
        match.play(actor, (move,))
        plies += 1
        s = match.position.record[0]
        assert cards(match) == 90
        assert (s.deck.sum(), s.hand.sum(axis=1).tolist()) == (s.deck_size, s.hand_size.tolist())
        for seat in range(seats):
            for colour, capacity in enumerate(CAPACITY):
                held = [i for i, c in enumerate(COLOUR_OF) if c == colour and s.column[seat, i]]
                assert len(held) == s.height[seat, colour] < capacity
            assert s.piles[seat].sum() <= PILES_TO_END[seats]
            assert s.hand_size[seat] <= 3
    assert plies < ENDS_BY + 3 * seats + 1
    assert match.position.ending() == (
        "deck" if match.position.record[0].deck_size == 0 else "piles"
    )
    assert min(match.position.places()) == 1


@settings(max_examples=often(10, 25), deadline=None)
@given(seed=st.integers(0, 2**32))
def test_a_score_never_falls_below_its_piles(seed: int) -> None:
    match, rng = Match(GAME, 2), random.Random(seed)
    while not match.position.over():
        actor, move = next_move(match.position, rng)
        match.play(actor, (move,))
        s = match.position.record[0]
        for seat, score in enumerate(match.position.scores()):
            assert score >= sum(POINTS[CAPACITY[c]] * int(s.piles[seat, c]) for c in range(4))
