"""What bots are told about Coloretto Amazonas beyond its rules."""

from __future__ import annotations

import sys
from typing import Any

from tepui.engine.chance import draw
from tepui.engine.hooks import bind_policy
from tepui.engine.rule import rule
from tepui.games.coloretto.material import (
    ACCEPT, ANSWER, CAPACITY, COLOUR_OF, GIVE, LOT, PLAY, POINTS, RECORD, REFUSE, SPECIES,
)  # fmt: skip
from tepui.games.coloretto.rules import legal


@rule
def toss(s: Any, rng: Any, room: Any, weight: Any) -> int:
    """One pass over the deck, without listing what could be drawn."""
    if s.phase == LOT:
        return draw(rng, s.seats)
    left = draw(rng, s.deck_size)
    drawn = 0
    before = 0
    for species in range(SPECIES):  # no early exit: a branch nobody can predict costs more
        before += s.deck[species]
        drawn += before <= left
    return drawn


@rule
def pick(s: Any, seat: int, rng: Any, room: Any) -> int:
    """One pass over the hand, without listing all gifts."""
    if s.phase == ANSWER:
        return room[draw(rng, legal(s, seat, room))]
    plays = 0
    for species in range(SPECIES):
        room[plays] = species
        plays += s.hand[seat, species] > 0
    protected = s.protected != seat and s.protected >= 0
    k = draw(rng, plays * (s.seats - protected))
    if k < plays:
        return PLAY + room[k]
    receiver = 1 - seat
    k -= plays
    if s.seats > 2:
        receiver = k // plays
        k %= plays
        # skip the giver and the protected, the lower of them first
        receiver += receiver >= (min(seat, s.protected) if protected else seat)
        receiver += protected and receiver >= max(seat, s.protected)
    return GIVE + receiver * SPECIES + room[k]


bind_policy(RECORD, sys.modules[__name__])
