"""Positions that a game can start from instead of its deal: as text, and checked before play.

A record from outside could hold anything, and compiled rules trust what they are given. So a game's
`invariants.py` says what holds in every position that its rules can reach, one condition after the
other; the first that fails refuses the position. A game without that part starts from its deal
only.
"""

import base64
import binascii
from collections.abc import Mapping

from tepui.engine.game import Game
from tepui.engine.play.position import Position
from tepui.engine.rules.sight import Hidden
from tepui.engine.text.errors import BadPosition


def text_of(position: Hidden) -> str:
    """A position as text, for logs and tables."""
    return base64.b64encode(position.memory).decode()


def read(
    game: Game, seats: int, options: Mapping[str, str], version: int | None, text: str
) -> Position:
    """The position that a text stands for, if it is one of such a game."""
    opening = Position.opening(game, seats, options, version)
    try:
        raw = base64.b64decode(text.encode("ascii"), validate=True)
    except (binascii.Error, UnicodeEncodeError):
        raise BadPosition("engine-position-text") from None
    if len(raw) != opening.memory.nbytes:
        raise BadPosition("engine-position-foreign", title=game.title)
    position = Position(game, seats, bytearray(raw))
    check(position, opening)
    return position


def check(position: Position, opening: Position) -> None:
    """Refuse a position that could not come from this opening, or in which all is over."""
    game = opening.game
    if position.game.id != game.id or position.game.layout is not game.layout:
        raise BadPosition("engine-position-foreign", title=game.title)
    if game.invariants is None:
        raise BadPosition("engine-position-unchecked", title=game.title)
    s = position.s
    for what, holds in game.invariants.conditions(s, opening.s):
        if not holds:
            raise BadPosition("engine-position-impossible", title=game.title, what=what)
    if any(getattr(s, "spare", ())):
        raise BadPosition("engine-position-impossible", title=game.title, what="spare")
    if position.over():
        raise BadPosition("engine-position-over")
