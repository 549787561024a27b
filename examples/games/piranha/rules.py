"""The rules of Piranha, each beside its id in RULES.md."""

from __future__ import annotations

import sys
from typing import Any

from piranha.material import (
    BY_NETS,
    CAST,
    COPIES,
    END,
    FACE_DOWN,
    KINDS,
    MOST_SEATS,
    NETS,
    NO_NET,
    NOBODY,
    NOTHING_UP,
    PIRANHA,
    POINTS,
    RECORD,
    ROUNDS,
    TURN_UP,
)
from tepui.engine.rules.chance import draw
from tepui.engine.rules.contract import CHANCE, NOTHING, UNSEEN, bind
from tepui.engine.rules.places import rank
from tepui.engine.rules.rule import rule


@rule
def setup(s: Any, seats: int, options: Any) -> None:
    s.seats = seats
    s.phase = TURN_UP
    s.catch = NOTHING_UP
    s.taken_by = NOBODY
    for kind in range(KINDS):
        s.river[kind] = COPIES[kind]
    for seat in range(MOST_SEATS):
        s.cast[seat] = NO_NET
        s.shown[seat] = NO_NET


@rule
def waiting(s: Any) -> int:
    seats = 0
    if s.phase == CAST:
        for seat in range(s.seats):
            if s.cast[seat] == NO_NET:
                seats |= 1 << seat
    return seats


@rule
def legal(s: Any, seat: int, out: Any) -> int:
    n = 0
    if s.phase == CAST and seat < s.seats:
        # [PI3] any net that is left; until all have cast, another in its place
        for net in range(NETS):
            if not s.used[seat] >> net & 1 and s.cast[seat] != net:
                out[n] = net
                n += 1
    return n


@rule
def chance(s: Any, out: Any, weight: Any) -> int:
    if s.phase != TURN_UP:
        return 0
    for kind in range(KINDS):
        out[kind] = kind
        weight[kind] = s.river[kind]
    return KINDS


@rule
def apply(s: Any, seat: int, move: int) -> None:
    if seat == CHANCE:
        # [PI2] the river brings something
        s.river[move] -= 1
        s.catch = move
        s.round_number += 1
        s.phase = CAST
    else:
        s.cast[seat] = move
        if waiting(s) == 0:
            draw_in(s)


@rule
def draw_in(s: Any) -> None:
    """All nets are drawn in and shown; the catch goes to whom it goes. [PI4] [PI5] [PI6]"""
    s.taken_by = NOBODY
    for seat in range(s.seats):
        if alone(s, seat):
            best = s.taken_by
            more = best == NOBODY or s.cast[seat] > s.cast[best]
            # [PI5] the piranha goes to the lowest net, a fish to the highest
            if best == NOBODY or more != (s.catch == PIRANHA):
                s.taken_by = seat
    if s.taken_by != NOBODY:
        s.caught[s.taken_by, s.catch] += 1
    for seat in range(s.seats):
        s.used[seat] |= 1 << s.cast[seat]
        s.shown[seat] = s.cast[seat]
        s.cast[seat] = NO_NET
    s.catch = NOTHING_UP
    s.phase = END if s.round_number == ROUNDS else TURN_UP  # [PI7]


@rule
def alone(s: Any, seat: int) -> bool:
    # [PI4] equal nets tangle and catch nothing
    same = 0
    for other in range(s.seats):
        same += s.cast[other] == s.cast[seat]
    return same == 1


@rule
def over(s: Any) -> int:
    return BY_NETS if s.phase == END else 0


@rule
def score(s: Any, out: Any) -> None:
    # [PI8]
    for seat in range(s.seats):
        total = 0
        for kind in range(KINDS):
            total += POINTS[kind] * s.caught[seat, kind]
        out[seat] = total


@rule
def place(s: Any, out: Any) -> None:
    score(s, out)
    rank(out, s.seats)


@rule
def hide(s: Any, seat: int) -> None:
    # [PI3] the others' nets lie face down
    for other in range(s.seats):
        if other != seat and s.cast[other] != NO_NET:
            s.cast[other] = FACE_DOWN


@rule
def guess(s: Any, seat: int, rng: Any) -> None:
    for other in range(s.seats):
        if s.cast[other] == FACE_DOWN:
            left = 0
            for net in range(NETS):
                left += not s.used[other] >> net & 1
            skip = draw(rng, left)
            net = 0
            while s.used[other] >> net & 1 or skip > 0:
                skip -= not s.used[other] >> net & 1
                net += 1
            s.cast[other] = net


@rule
def witness(s: Any, actor: int, move: int, seat: int) -> int:
    if actor in (CHANCE, seat) or waiting(s) == 1 << actor:
        return move  # [PI4] the last net shows them all
    # [PI3] a net is seen to be cast, not which; another in its place is not noticed
    return UNSEEN if s.cast[actor] == NO_NET else NOTHING


bind(RECORD, sys.modules[__name__])
