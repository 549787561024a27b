"""How Amazonas looks from one's own chair, for nets. Villages are told by their numbers: a net that
is trained on a board plays on that board."""

from __future__ import annotations

import sys
from typing import Any

from tepui.engine.learning.relative_features import at_least, bits, count, one_of, seat, steps
from tepui.engine.rules.hooks import bind_policy
from tepui.engine.rules.numbers import int64
from tepui.engine.rules.rule import rule
from tepui.games.amazonas.board import MISSION_CARDS, MOST_VILLAGES
from tepui.games.amazonas.income import value as income
from tepui.games.amazonas.material import (
    CARDS,
    END,
    KEEP,
    MOST_SEATS,
    N_EVENTS,
    N_SPECIES,
    NO_CARD,
    RECORD,
)
from tepui.games.amazonas.rules import affordable, reach

VERSION = 1
OPTIONS = {
    "missions": ("minus", "plus"),
    "board": ("tepui",),
}  # what a net is trained on; the others matter not

FIELDS = {
    "plus": count(1),
    "phase": one_of(range(KEEP, END + 1)),
    "first": seat(),
    "turn": seat(),
    "lap": at_least(range(2, 19)),
    "event": one_of(range(N_EVENTS)),
    "events": count(3),
    "guide": count(1),
    "order": seat(),
    "step": one_of(range(1, MOST_SEATS)),
    "tokens": one_of(range(1, MOST_SEATS)),
    "priced": bits(range(MOST_VILLAGES)),
    "roomy": bits(range(MOST_VILLAGES)),
    "neutral": bits(range(MOST_VILLAGES)),
    "held": bits(range(MISSION_CARDS), axes=(0,), secret=True),
    "mission": one_of(range(MISSION_CARDS), axes=(0,), secret=True),
    "chosen": one_of(range(CARDS), axes=(0,), secret=True),
    "card": one_of(range(CARDS), axes=(0,)),
    "played": bits(range(CARDS), axes=(0,)),
    "value": count(6, axes=(0,)),
    "money": at_least(range(3, 37, 3), axes=(0,)),
    "tiles": steps(6, axes=(0,)),
    "token": count(4, axes=(0,)),
    "huts": bits(range(MOST_VILLAGES), axes=(0,)),
    "huts_left": count(12, axes=(0,)),
    "neutral_left": count(6, axes=(0,)),
    "placed": count(1),
}

# Of each seat: whether it has laid a card, its Guides, its money, what each card would bring; the
# villages next to its huts, and those its mission asks for still. Of the viewer: the villages it
# could build in now, and those two and three links away.
_OWN = 3 + CARDS
_EACH = _OWN + 2 * MOST_VILLAGES
DERIVED = {
    f"{name}-{seat}": scale
    for seat in range(MOST_SEATS)
    for name, scale in [
        ("laid", 1.0), ("guides", 1 / 2), ("purse", 1 / 20),
        *((f"income-{card}", 1 / 6) for card in range(CARDS)),
        *((f"next-{v}", 1.0) for v in range(MOST_VILLAGES)),
        *((f"goal-{v}", 1.0) for v in range(MOST_VILLAGES)),
    ]
} | {f"far-{far}-{v}": 1.0 for far in (0, 2, 3) for v in range(MOST_VILLAGES)}  # fmt: skip


@rule
def derive(s: Any, viewer: int, seats: int, out: Any) -> None:
    """Write what each seat could do, and what the viewer could come to."""
    for turn in range(MOST_SEATS):
        at = turn * _EACH
        for k in range(_EACH):
            out[at + k] = 0
        if turn < seats:
            derive_seat(s, (viewer + turn) % seats, out[at : at + _EACH])
    now = int64(reach(s, viewer)) & int64(affordable(s, viewer))
    show(now, out[MOST_SEATS * _EACH :])
    near = int64(s.by_water[viewer] | s.by_land[viewer] | s.huts[viewer])
    for far in range(2):
        ring = near
        for v in range(s.villages):
            if near >> v & 1:
                ring |= int64(s.water[v] | s.land[v])
        show(ring & ~near, out[MOST_SEATS * _EACH + (1 + far) * MOST_VILLAGES :])
        near = ring


@rule
def derive_seat(s: Any, seat: int, out: Any) -> None:
    """Write what one seat has and could do."""
    out[0] = s.chosen[seat] != NO_CARD
    owned = 0
    for species in range(N_SPECIES):
        owned += s.guides[seat, species]
    out[1] = owned
    out[2] = min(int(s.money[seat]), 120)
    for card in range(CARDS):
        out[3 + card] = income(s, seat, card)
    huts = int64(s.huts[seat])
    show(int64(s.by_water[seat] | s.by_land[seat]) & ~huts, out[_OWN:])
    if s.mission[seat] >= 0:
        goals = int64(s.goals[s.mission[seat]])
        show(goals & ~huts, out[_OWN + MOST_VILLAGES :])


@rule
def show(mask: Any, out: Any) -> None:
    """Write a set of villages."""
    for v in range(MOST_VILLAGES):
        out[v] = (mask >> v) & 1


bind_policy(RECORD, sys.modules[__name__])
