"""Why a move is not allowed, by the rule that forbids it; and which moves reveal something."""

from typing import Any

from tepui.engine.rules.sight import Refusal, Sight
from tepui.games.coloretto.material import (
    ACCEPT,
    ANIMALS,
    ANSWER,
    COLOUR_OF,
    COLOURS,
    GIVE,
    MOVES,
    PLAY,
    REFUSE,
    SPECIES,
)


def why_not(sight: Sight, seat: int, move: int) -> Refusal:
    """The reason against an illegal move of a seat that is awaited."""
    s = sight.s
    if s.phase == ANSWER:
        if move < ACCEPT or move >= MOVES:
            return _must_answer(sight, seat)
        return _why_not_refuse(sight, seat, move - REFUSE)
    if move >= ACCEPT or move < PLAY:
        return _no("CA10", "no-gift")
    receiver, species = (seat, move - PLAY) if move < GIVE else divmod(move - GIVE, SPECIES)
    if not s.hand[seat, species]:
        return _no("CA5", "not-in-hand", animal=ANIMALS[species])
    return why_not_give(sight, seat, receiver)


def why_not_give(sight: Sight, seat: int, receiver: int) -> Refusal:
    """The reason against a gift to somebody, whatever the card."""
    if receiver >= sight.s.seats:
        return _no("CA5", "nobody-there")
    if receiver == seat:
        return _no("CA5", "give-to-self")
    return _no("CA11", "is-protected", other=receiver)


def _must_answer(sight: Sight, seat: int) -> Refusal:
    s = sight.s
    gift, colour = int(s.gift), COLOUR_OF[s.gift]
    if not s.column[seat, gift]:
        return _no("CA10", "no-duplicate", animal=ANIMALS[gift])
    beside = [other for other in range(SPECIES) if abs(COLOUR_OF[other] - colour) == 1]
    if not any(s.column[seat, other] for other in beside):
        return _no("CA10", "no-neighbour", animal=ANIMALS[gift])
    return _no("CA9", "must-answer", animal=ANIMALS[gift])


def _why_not_refuse(sight: Sight, seat: int, thrown: int) -> Refusal:
    s = sight.s
    gift, colour = int(s.gift), COLOUR_OF[s.gift]
    if not s.column[seat, gift]:
        return _no("CA10", "no-duplicate", animal=ANIMALS[gift])
    if abs(COLOUR_OF[thrown] - colour) != 1:
        return _no("CA10", "not-neighbour", thrown=ANIMALS[thrown], colour=COLOURS[colour])
    return _no("CA10", "not-there", thrown=ANIMALS[thrown])


def _no(rule: str, why: str, **args: str | int) -> Refusal:
    return Refusal(rule, f"coloretto-{why}", args)


def reveals(s: Any, seat: int, move: int) -> bool:
    """A card leaves a secret hand, for all to see; an answer reveals nothing."""
    return move < ACCEPT
