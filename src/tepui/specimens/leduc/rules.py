"""The rules of Leduc hold'em."""

from __future__ import annotations

import sys
from typing import Any

from tepui.engine.rules.chance import draw
from tepui.engine.rules.contract import CHANCE, UNSEEN, bind
from tepui.engine.rules.places import rank
from tepui.engine.rules.rule import rule
from tepui.specimens.leduc.material import (
    ANTE,
    BET,
    BY_FOLD,
    BY_SHOWDOWN,
    CALL,
    COPIES,
    DEAL,
    END,
    FOLD,
    MOST_RAISES,
    NO_CARD,
    RAISE,
    RAISING,
    RANKS,
    RECORD,
    SEATS,
    TABLE,
)


@rule
def setup(s: Any, seats: int, options: Any) -> None:
    s.phase = DEAL
    s.folded = -1
    s.community = NO_CARD
    for kind in range(RANKS):
        s.deck[kind] = COPIES
    for seat in range(SEATS):
        s.card[seat] = NO_CARD
        s.paid[seat] = ANTE


@rule
def waiting(s: Any) -> int:
    return 1 << s.turn if s.phase == BET else 0


@rule
def legal(s: Any, seat: int, out: Any) -> int:
    if s.phase != BET or seat != s.turn:
        return 0
    n = 0
    out[0] = FOLD
    n += s.paid[seat] < s.paid[1 - seat]  # nobody folds without a bet to fold to
    out[n] = CALL
    n += 1
    out[n] = RAISING
    n += s.raises < MOST_RAISES
    return n


@rule
def chance(s: Any, out: Any, weight: Any) -> int:
    if s.phase != DEAL and s.phase != TABLE:
        return 0
    for kind in range(RANKS):
        out[kind] = kind
        weight[kind] = s.deck[kind]
    return RANKS


@rule
def apply(s: Any, seat: int, move: int) -> None:
    if seat == CHANCE:
        turn_up(s, move)
    elif move == FOLD:
        s.folded = seat
        s.ending = BY_FOLD
        s.phase = END
    elif move == CALL:
        s.paid[seat] = s.paid[1 - seat]
        if s.checked:
            end_lap(s)
        else:
            s.checked = 1
            s.turn = 1 - seat
    else:
        s.paid[seat] = s.paid[1 - seat] + RAISE[s.lap]
        s.raises += 1
        s.checked = 1
        s.turn = 1 - seat


@rule
def turn_up(s: Any, kind: int) -> None:
    s.deck[kind] -= 1
    if s.phase == TABLE:
        s.community = kind
        s.phase = BET
        return
    s.card[s.turn] = kind
    s.turn += 1
    if s.turn == SEATS:
        s.turn = 0
        s.phase = BET


@rule
def end_lap(s: Any) -> None:
    s.raises = 0
    s.checked = 0
    s.turn = 0
    if s.lap == 0:
        s.lap = 1
        s.phase = TABLE
    else:
        s.ending = BY_SHOWDOWN
        s.phase = END


@rule
def over(s: Any) -> int:
    return s.ending


@rule
def strength(s: Any, seat: int) -> int:
    """A pair with the table's card beats any card alone."""
    return s.card[seat] + RANKS * (s.card[seat] == s.community)


@rule
def score(s: Any, out: Any) -> None:
    # What each seat wins or loses.
    for seat in range(SEATS):
        other = 1 - seat
        won = 0
        if s.folded == other:
            won = s.paid[other]
        elif s.folded == seat:
            won = -s.paid[seat]
        elif s.ending == BY_SHOWDOWN:
            if strength(s, seat) > strength(s, other):
                won = s.paid[other]
            elif strength(s, seat) < strength(s, other):
                won = -s.paid[seat]
        out[seat] = won


@rule
def place(s: Any, out: Any) -> None:
    score(s, out)
    rank(out, SEATS)


@rule
def hide(s: Any, seat: int) -> None:
    if s.ending == BY_SHOWDOWN:
        return
    for other in range(SEATS):
        if other != seat and s.card[other] != NO_CARD:
            s.deck[s.card[other]] += 1
            s.card[other] = NO_CARD


@rule
def guess(s: Any, seat: int, rng: Any) -> None:
    unseen = 0
    for kind in range(RANKS):
        unseen += s.deck[kind]
    dealt = s.turn if s.phase == DEAL else SEATS
    for other in range(dealt):
        if s.card[other] == NO_CARD:
            left = draw(rng, unseen)
            kind = 0
            while left >= s.deck[kind]:
                left -= s.deck[kind]
                kind += 1
            s.deck[kind] -= 1
            s.card[other] = kind
            unseen -= 1


@rule
def witness(s: Any, actor: int, move: int, seat: int) -> int:
    if actor == CHANCE and s.phase == DEAL and seat != s.turn:
        return UNSEEN
    return move


bind(RECORD, sys.modules[__name__])
