"""A legal move as clients find it: play or give a card, accept or refuse a gift."""

from functools import cache
from typing import Literal

from tepui.engine.rules.sight import Sight, Verb
from tepui.games.coloretto.material import (
    ACCEPT,
    ANIMALS,
    CAPACITY,
    COLOUR_OF,
    GIVE,
    PLAY,
    REFUSE,
    SPECIES,
)

Effect = Literal["lay", "clash", "complete"]


class Play(Verb, frozen=True):
    """Lay a card of the hand into the own column."""

    card: str
    effect: Effect


class Give(Verb, frozen=True):
    """Give a card of the hand to another seat."""

    card: str
    to: int


class Accept(Verb, frozen=True):
    """Lay the gift into the own column."""

    card: str
    effect: Effect


class Refuse(Verb, frozen=True):
    """Throw the gift away, and a card of a neighbouring column with it."""

    card: str
    thrown: str


Action = Play | Give | Accept | Refuse


def action(sight: Sight, seat: int, move: int) -> Action:
    """A legal move as a verb with arguments."""
    if move < GIVE:
        species = move - PLAY
        return _laid(Play, species, effect(sight, seat, species))
    gift = sight.s.gift
    if move == ACCEPT:
        return _laid(Accept, gift, effect(sight, seat, gift))
    return _sent(move, gift)


def effect(sight: Sight, seat: int, species: int) -> Effect:
    """What comes of a card in its column: it lies, meets its like, or makes the column full."""
    s, colour = sight.s, COLOUR_OF[species]
    if s.column[seat][species]:
        return "clash"
    full = s.height[seat][colour] + 1 == CAPACITY[colour]
    return "complete" if full else "lay"


@cache
def _laid(verb: type[Play | Accept], species: int, effect: Effect) -> Play | Accept:
    return verb(ANIMALS[species], effect)


@cache
def _sent(move: int, gift: int) -> Give | Refuse:
    if move < ACCEPT:
        to, species = divmod(move - GIVE, SPECIES)
        return Give(ANIMALS[species], to)
    return Refuse(ANIMALS[gift], ANIMALS[move - REFUSE])
