"""How Coloretto Amazonas looks from one's own chair, for nets."""

from __future__ import annotations

import sys
from typing import Any

from tepui.engine.learning.relative_features import count, one_of, seat, steps
from tepui.engine.rules.hooks import bind_policy
from tepui.engine.rules.rule import rule
from tepui.games.coloretto.material import (
    ANSWER,
    CAPACITY,
    COLOUR_OF,
    COLOURS,
    DRAW,
    GIVE,
    HAND,
    MOST_SEATS,
    RECORD,
    SPECIES,
    TURN,
)

VERSION = 1
N_COLOURS = len(COLOURS)

FIELDS = {
    "phase": one_of(range(TURN, DRAW + 1)),
    "turn": seat(),
    "receiver": seat(),
    "gift": one_of(range(SPECIES)),
    "protected": seat(),
    "deck_size": count(90),
    "deck": count(5),
    "hand_size": count(3, axes=(0,)),
    "hand": steps(HAND, axes=(0,), secret=True),
    "column": count(1, axes=(0,)),
    "height": steps(5, axes=(0,)),
    "piles": steps(3, axes=(0,)),
    "bonus": seat(),
}
SEAT_MOVES = ((GIVE, SPECIES),)

# For each card in the viewer's hand and each seat: would it clash, would it complete a column? The
# same for a gift and the seat that it is for; and how many piles each seat has.
DERIVED = (
    {f"clash-{seat}-{species}": 1.0 for seat in range(MOST_SEATS) for species in range(SPECIES)}
    | {f"full-{seat}-{species}": 1.0 for seat in range(MOST_SEATS) for species in range(SPECIES)}
    | {"gift-clash": 1.0, "gift-full": 1.0}
    | {f"piles-{seat}": 1 / 3 for seat in range(MOST_SEATS)}
)


@rule
def derive(s: Any, viewer: int, seats: int, out: Any) -> None:
    """Write what the hand would do to each seat's columns."""
    fulls, gifts, piles = MOST_SEATS * SPECIES, 2 * MOST_SEATS * SPECIES, 0
    for turn in range(MOST_SEATS):
        seat = (viewer + turn) % seats
        there = turn < seats
        for species in range(SPECIES):
            held = there and s.hand[viewer, species] > 0
            out[turn * SPECIES + species] = held and s.column[seat, species] > 0
            out[fulls + turn * SPECIES + species] = held and fills(s, seat, species)
        piles = 0
        for colour in range(N_COLOURS):
            piles += s.piles[seat, colour]
        out[gifts + 2 + turn] = piles if there else 0
    given = s.phase == ANSWER
    out[gifts] = given and s.column[s.receiver, s.gift] > 0
    out[gifts + 1] = given and fills(s, s.receiver, s.gift)


@rule
def fills(s: Any, seat: int, species: int) -> bool:
    """Whether a card would complete a seat's column."""
    colour = COLOUR_OF[species]
    return s.column[seat, species] == 0 and s.height[seat, colour] + 1 == CAPACITY[colour]


bind_policy(RECORD, sys.modules[__name__])
