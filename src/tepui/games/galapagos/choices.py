"""A legal move as clients find it: lay dice and take them back, finish; go, stop."""

from tepui.engine.rules.sight import Sight, Verb
from tepui.games.galapagos.material import COLOURS, FINISH, GO, LAY, STOP, TAKE_BACK


class Lay(Verb, frozen=True):
    """Lay a die at the end of the plan."""

    colour: str


class Back(Verb, frozen=True):
    """Take the last die of the plan back."""


class Finish(Verb, frozen=True):
    """Finish the plan."""


class Go(Verb, frozen=True):
    """Go to a tile, by its number."""

    tile: int


class Stop(Verb, frozen=True):
    """Go no further."""


Action = Lay | Back | Finish | Go | Stop

_LAY = tuple(Lay(colour) for colour in COLOURS)
_GO = tuple(Go(move - GO + 1) for move in range(GO, STOP))


def action(sight: Sight, seat: int, move: int) -> Action:
    """A legal move as a verb with arguments."""
    if move < TAKE_BACK:
        return _LAY[move - LAY]
    if move == TAKE_BACK:
        return Back()
    if move == FINISH:
        return Finish()
    return Stop() if move == STOP else _GO[move - GO]
