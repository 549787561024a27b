"""What bots are told about Coloretto Amazonas beyond its rules."""

from __future__ import annotations

import sys
from typing import Any

from tepui.engine.rules.chance import draw
from tepui.engine.rules.exponential import exp
from tepui.engine.rules.hooks import bind_policy
from tepui.engine.rules.rule import rule
from tepui.games.coloretto.material import (
    ACCEPT,
    ANSWER,
    CAPACITY,
    COLOUR_OF,
    GIVE,
    LOT,
    PLAY,
    RECORD,
    REFUSE,
    SPECIES,
)  # fmt: skip
from tepui.games.coloretto.rules import legal, score

# Simulations for one choice of easy, normal, hard and expert, by number of seats.
SIMULATIONS = {
    2: (60, 100, 500, 10_000),
    3: (60, 70, 250, 8_000),
    4: (60, 40, 120, 8_000),
}
SEARCH = {"exploration": 0.4, "margin": 0.2, "policy": True, "cut": 10}
# The champion's, which thinks with the net.
CHAMPION = {2: {"simulations": 1_200}, 3: {"simulations": 900}, 4: {"simulations": 750}}
CHAPTER_SHOWN = ("deck_size",)  # the features that tell chapters apart


@rule
def toss(s: Any, rng: Any, scratch: Any, weight: Any) -> int:
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
def pick(s: Any, seat: int, rng: Any, scratch: Any) -> int:
    """One pass over the hand, without listing all gifts."""
    if s.phase == ANSWER:
        return scratch[draw(rng, legal(s, seat, scratch))]
    plays = 0
    for species in range(SPECIES):
        scratch[plays] = species
        plays += s.hand[seat, species] > 0
    protected = s.protected != seat and s.protected >= 0
    k = draw(rng, plays * (s.seats - protected))
    if k < plays:
        return PLAY + scratch[k]
    receiver = 1 - seat
    k -= plays
    if s.seats > 2:
        receiver = k // plays
        k %= plays
        # skip the giver and the protected, the lower of them first
        receiver += receiver >= (min(seat, s.protected) if protected else seat)
        receiver += protected and receiver >= max(seat, s.protected)
    return GIVE + receiver * SPECIES + scratch[k]


@rule
def prior(s: Any, seat: int, moves: Any, n: int, weight: Any) -> None:
    """Cards where they gain most points, clashes where they cost rivals most."""
    for i in range(n):
        move = moves[i]
        if move < GIVE:
            weight[i] = worth_of_laying(s, seat, move - PLAY)
        elif move < ACCEPT:
            other = (move - GIVE) // SPECIES
            species = (move - GIVE) % SPECIES
            weight[i] = 1
            if s.column[other, species]:
                weight[i] += 3 * s.height[other, COLOUR_OF[species]]
        else:
            # the card that goes costs as many points as its column is high
            gone = s.gift if move == ACCEPT else move - REFUSE
            cost = s.height[seat, COLOUR_OF[gone]]
            weight[i] = 1 + 4 * (6 - cost) * (6 - cost)


@rule
def worth_of_laying(s: Any, seat: int, species: int) -> int:
    """The points a card adds to its column, and more where it completes it."""
    if s.column[seat, species]:
        return 1
    colour = COLOUR_OF[species]
    height = s.height[seat, colour] + 1
    worth = 2 + 2 * height
    if height == CAPACITY[colour]:
        worth += 8 if s.bonus[colour] < 0 else 4
    return worth


@rule
def value(s: Any, out: Any, scratch: Any) -> None:
    """A lead in points is worth the more, the fewer cards are left."""
    score(s, scratch)
    scale = 4.0 + 0.2 * s.deck_size
    most = 0
    for seat in range(s.seats):
        most = max(most, scratch[seat])
    total = 0.0
    for seat in range(s.seats):
        out[seat] = exp((scratch[seat] - most) / scale)
        total += out[seat]
    for seat in range(s.seats):
        out[seat] /= total


@rule
def chapter(s: Any) -> int:
    """A turn of everybody, told by the deck."""
    return int(s.deck_size) // int(s.seats)


bind_policy(RECORD, sys.modules[__name__])
