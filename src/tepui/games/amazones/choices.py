"""A legal move as clients find it: lay cards and end a bid, add or take back one, take a tile."""

from functools import cache

from tepui.engine.rules.sight import Sight, Verb
from tepui.games.amazones.material import (
    ADD,
    BACK,
    COLOURS,
    DONE,
    KINDS,
    LAY,
    MOST_MEN,
    MOST_SEATS,
    NO_COLOUR,
    PARTS,
    STAY,
    TAKE,
    VALUES,
)


class Lay(Verb, frozen=True):
    """Lay a card of the hand as a part of the first bid."""

    colour: str
    value: int


class Pass(Verb, frozen=True):
    """Bid nothing."""


class End(Verb, frozen=True):
    """End the first bid."""


class Add(Verb, frozen=True):
    """Add a card face down."""

    colour: str
    value: int


class Back(Verb, frozen=True):
    """Take a card that lies open back into the hand."""

    value: int


class Stay(Verb, frozen=True):
    """Leave the bid as it is."""


class Take(Verb, frozen=True):
    """Take the tile of a part for a man of a court."""

    part: str
    to: int  # the seat whose court it is
    man: int  # his number there, from 0; the next after the last is new
    new: bool


Action = Lay | Pass | End | Add | Back | Stay | Take


def action(sight: Sight, seat: int, move: int) -> Action:
    """A legal move as a verb with arguments."""
    if move < DONE:
        return _card(Lay, move - LAY)
    if move == DONE:
        return Pass() if sight.s.colour[seat] == NO_COLOUR else End()
    if move < BACK:
        return _card(Add, move - ADD)
    if move < STAY:
        return Back(VALUES[move - BACK])
    if move == STAY:
        return Stay()
    where, man = divmod(move - TAKE, MOST_MEN)
    part, owner = divmod(where, MOST_SEATS)
    return Take(PARTS[part], owner, man, man == int(sight.s.men[owner]))


@cache
def _card(verb: type[Lay | Add], card: int) -> Lay | Add:
    return verb(COLOURS[card // KINDS], VALUES[card % KINDS])
