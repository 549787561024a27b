"""Why a move is not allowed, by the rule that forbids it; and which moves reveal something."""

from typing import Any

from tepui.engine.rules.sight import Refusal, Sight
from tepui.engine.text.words import minus
from tepui.games.amazones.material import (
    ADD,
    BACK,
    BID,
    COLOURS,
    DONE,
    KINDS,
    LAY,
    MOST_MEN,
    MOST_SEATS,
    MOVES,
    NO_CARD,
    NO_COLOUR,
    PARTS,
    SECOND,
    TAKE,
    VALUES,
)


def why_not(sight: Sight, seat: int, move: int) -> Refusal:
    """The reason against an illegal move of a seat that is awaited."""
    s = sight.s
    if s.phase not in (BID, SECOND):
        if not TAKE <= move < MOVES:
            return _no("AZ7", "must-take")
        return _why_not_take(s, move)
    if TAKE <= move < MOVES:
        return _no("AZ7", "no-tiles-yet")
    if s.phase == BID:
        if not LAY <= move < DONE:
            return _no("AZ3", "must-bid")
        return _why_not_lay(s, seat, move - LAY)
    if not ADD <= move < TAKE:
        return _no("AZ4", "must-bid-again")
    if move >= BACK:
        return _no("AZ4", "not-laid", value=minus(VALUES[move - BACK]))
    return _why_not_add(s, seat, move - ADD)


def _why_not_lay(s: Any, seat: int, card: int) -> Refusal:
    if s.colour[seat] not in (NO_COLOUR, card // KINDS):
        return _no("AZ3", "one-colour", colour=COLOURS[s.colour[seat]])
    if not s.hand[seat, card]:
        return _no_card(s, "AZ3", seat, card)
    # It is held, of the right colour, and yet not legal: it comes too late in its bid.
    return _no("AZ3", "high-to-low", value=minus(VALUES[s.lowest]))


def _why_not_add(s: Any, seat: int, card: int) -> Refusal:
    if s.colour[seat] not in (NO_COLOUR, card // KINDS):
        return _no("AZ4", "same-colour", colour=COLOURS[s.colour[seat]])
    return _no_card(s, "AZ4", seat, card)


def _no_card(s: Any, rule: str, seat: int, card: int) -> Refusal:
    colour, value = COLOURS[card // KINDS], VALUES[card % KINDS]
    if card // KINDS >= s.seats:
        return _no("AZ1", "in-the-box", colour=colour)
    return _no(rule, "not-in-hand", colour=colour, value=minus(value))


def _why_not_take(s: Any, move: int) -> Refusal:
    where, man = divmod(move - TAKE, MOST_MEN)
    part, owner = divmod(where, MOST_SEATS)
    if owner >= s.seats:
        return _no("AZ8", "nobody-there")
    if not s.top[part]:
        return _no("AZ7", "stack-empty", part=PARTS[part])
    if man > s.men[owner]:
        return _no("AZ8", "no-such-man", other=owner, man=man + 1)
    if man == s.men[owner]:
        return _no("AZ8", "two-unfinished", other=owner)
    if all(s.man[owner, man]):
        return _no("AZ8", "is-finished", other=owner, man=man + 1)
    return _no("AZ8", "has-part", other=owner, man=man + 1, part=PARTS[part])


def _no(rule: str, why: str, **args: str | int) -> Refusal:
    return Refusal(rule, f"amazones-{why}", args)


def reveals(s: Any, seat: int, move: int) -> bool:
    """The last second bid turns face-down cards up, where there are any. All hands are known, so
    that nothing else reveals anything; a tile that is taken is uncovered by chance. [AZ5]"""
    last = s.phase == SECOND and (seat + 1) % int(s.seats) == s.starter
    hidden = ADD <= move < BACK or any(card != NO_CARD for card in s.face_down)
    return bool(last and hidden)
