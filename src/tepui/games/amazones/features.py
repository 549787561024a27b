"""How Amazones looks from one's own chair, for nets.

Colours are turned with the seats: a seat begins with the colour of its number, and but for that all
colours are alike. Men are named by whether they are the first or the second unfinished, or new.
"""

from __future__ import annotations

import sys
from typing import Any

from tepui.engine.learning.relative_features import count, one_of, seat, steps
from tepui.engine.rules.hooks import bind_policy
from tepui.engine.rules.rule import rule
from tepui.games.amazones.material import (
    ADD,
    BID,
    KINDS,
    LAY,
    MOST_MEN,
    MOST_SEATS,
    MOST_UNFINISHED,
    N_PARTS,
    NO_MAN,
    PICK,
    RECORD,
    TAKE,
    TILES,
    UNKNOWN,
)
from tepui.games.amazones.scoring import finished, worth

VERSION = 1
OPTIONS = {"passers": ("out", "zero")}  # what a net is trained on; the others matter not

FIELDS = {
    "passers": count(1),
    "phase": one_of(range(BID, PICK + 1)),
    "joust": count(20),
    "starter": seat(),
    "turn": seat(),
    "lowest": one_of(range(1, KINDS)),
    "picks": one_of(range(1, 3)),
    "top": one_of(range(min(TILES), max(TILES) + 1)),
    "under": count(6),
    "left": count(2),
    "hand": steps(2, axes=(0, 1), shape=(MOST_SEATS, MOST_SEATS, KINDS)),
    "colour": seat(axes=(0,)),
    "laid": steps(2, axes=(0,)),
    "face_down": seat(each=KINDS, axes=(0,), secret=True),
    "total": count(10, axes=(0,)),
    "rank": one_of(range(1, MOST_SEATS + 1), axes=(0,)),
    "giver": seat(axes=(0,)),
    "men": count(5, axes=(0,)),
}
SEAT_MOVES = ((LAY, KINDS), (ADD, KINDS))
PLACES = MOST_UNFINISHED + 1  # a tile goes to one of the unfinished men, or to a new one
ACTIONS = TAKE + N_PARTS * MOST_SEATS * PLACES

# Of each seat: whether a card lies face down; its finished men, their finest and their plainest; of
# its unfinished men, each part's tile, and whether there is one.
EACH = 4 + 2 * N_PARTS * MOST_UNFINISHED
DERIVED = {
    f"{what}-{seat}": scale
    for seat in range(MOST_SEATS)
    for what, scale in [
        ("face-down", 1.0), ("court", 1 / 3), ("finest", 1 / 6), ("plainest", 1 / 6),
        *((f"{what}-{i}-{part}", scale) for i in range(MOST_UNFINISHED) for part in range(N_PARTS)
          for what, scale in [("tile", 1 / 4), ("has", 1.0)]),
    ]
}  # fmt: skip


@rule
def derive(s: Any, viewer: int, seats: int, out: Any) -> None:
    """Write what there is of each seat's men."""
    for turn in range(MOST_SEATS):
        at = turn * EACH
        for k in range(EACH):
            out[at + k] = 0
        if turn < seats:
            derive_seat(s, (viewer + turn) % seats, out[at : at + EACH])


@rule
def derive_seat(s: Any, seat: int, out: Any) -> None:
    """Write what there is of one seat's men."""
    out[0] = s.face_down[seat] >= 0 or s.face_down[seat] == UNKNOWN
    court, finest, plainest = 0, 0, 0
    for man in range(s.men[seat]):
        if finished(s, seat, man):
            value = worth(s, seat, man)
            finest = max(finest, value) if court else value
            plainest = min(plainest, value) if court else value
            court += 1
    out[1], out[2], out[3] = court, finest, plainest
    for i in range(MOST_UNFINISHED):
        man = s.unfinished[seat, i]
        if man != NO_MAN:
            for part in range(N_PARTS):
                out[4 + 2 * (N_PARTS * i + part)] = s.man[seat, man, part]
                out[5 + 2 * (N_PARTS * i + part)] = s.man[seat, man, part] != 0


@rule
def encode_action(s: Any, seat: int, move: int, back: Any) -> int:
    """The relative action that is a seat's move."""
    if move < TAKE:
        return back[seat, move]
    where, man = (move - TAKE) // MOST_MEN, (move - TAKE) % MOST_MEN
    part, whose = where // MOST_SEATS, where % MOST_SEATS
    place = MOST_UNFINISHED
    for i in range(MOST_UNFINISHED):
        if s.unfinished[whose, i] == man:
            place = i
    turn = (whose - seat + s.seats) % s.seats
    return TAKE + (part * MOST_SEATS + turn) * PLACES + place


@rule
def decode_action(s: Any, seat: int, action: int, turns: Any) -> int:
    """The move that is a seat's relative action."""
    if action < TAKE:
        return turns[seat, action]
    where, place = (action - TAKE) // PLACES, (action - TAKE) % PLACES
    part, whose = where // MOST_SEATS, (where % MOST_SEATS + seat) % s.seats
    man = int(s.men[whose])
    if place < MOST_UNFINISHED:
        man = int(s.unfinished[whose, place])
    return TAKE + (part * MOST_SEATS + whose) * MOST_MEN + man


bind_policy(RECORD, sys.modules[__name__])
