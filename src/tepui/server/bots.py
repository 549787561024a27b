"""Who plays the seats of bots at a table: the house's levels, off the event loop."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor

from tepui.engine.errors import BadOption
from tepui.engine.position import Position

LEVELS = ("random",)
STAND_IN = "random"  # who plays for a person who has left, or whose time is out

_rng = random.Random()  # noqa: S311  # bots may be predicted; the deal may not
_thinkers = ThreadPoolExecutor(2, "bot")


def check(level: str) -> str:
    """The level, if there is such a bot."""
    if level not in LEVELS:
        raise BadOption("server-no-level", level=level, levels=", ".join(LEVELS))
    return level


def choose(level: str, position: Position, seat: int) -> tuple[int, ...]:
    """A whole phrase of a bot, from what its seat may know."""
    known = position.seen_by(seat).position
    moves: list[int] = []
    ends = position.game.notation.ends_line
    while legal := known.legal(seat):
        move = _rng.choice(legal)
        moves.append(move)
        if ends(known.s, seat, move) or len(moves) == 100:
            break
        known.apply(seat, move)
        if seat not in known.waiting():
            break
    return tuple(moves)


async def thought(level: str, position: Position, seat: int) -> tuple[int, ...]:
    """The same, without holding anybody up."""
    if level == "random":
        return choose(level, position, seat)
    loop = asyncio.get_running_loop()
    return await loop.run_in_executor(_thinkers, choose, level, position, seat)


async def advice(position: Position, seat: int) -> tuple[list[int], list[float]]:
    """The moves worth considering, the best first, and their chances of victory."""
    moves = position.seen_by(seat).position.legal(seat)
    return moves[:1], [1 / position.seats]
