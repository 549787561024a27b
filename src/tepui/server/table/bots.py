"""Who plays the bots' seats at a table: our levels, outside the event loop.

A bot is asked about a position as its seat may know it, and makes a whole phrase at once; in a race
against the sandglass, one small move after the other, at the pace of a person of its level.
Whatever thinks is imported when it is first needed: tables, logs and views need no NumPy.
"""

import asyncio
import random
import time
from collections.abc import Mapping, Sequence
from functools import cache, partial
from typing import NamedTuple

from tepui.bots import pace
from tepui.bots.bot import BotSeat
from tepui.bots.levels import DEFAULT, LEVELS
from tepui.bots.manners import manner_at
from tepui.bots.phrase import LONGEST, phrase, steady
from tepui.coach.reasons import speaks_for
from tepui.coach.told import Caution
from tepui.engine.play.position import Position
from tepui.engine.text.errors import BadOption
from tepui.engine.text.event import Fact
from tepui.server.table.thinkers import Whose, think

STAND_IN = DEFAULT  # who plays for a person who has left, or whose time is out
PATIENCE = 0.9  # seconds that a move waits for its warning
HINTS = 3  # the fewest moves of a hint, if there are that many
QUICK = ("random",)  # levels that answer at once
HASTE = 0.8  # seconds for all bots of a table, once people have finished in a race
MOST = 1.4  # seconds from a question to its answer, including earlier questions
LEAST = 0.05  # seconds for one computation, however long it has waited


@cache
def _rng() -> random.Random:
    return random.Random()  # noqa: S311  # bots may be predicted; the deal may not


def check(level: str) -> str:
    """The level, if there is such a bot."""
    if level not in LEVELS:
        raise BadOption("server-no-level", level=level, levels=", ".join(LEVELS))
    return level


def pause(level: str | None) -> float:
    """Seconds that a bot takes over a small move in a race."""
    return pace.pause(level or STAND_IN, _rng())


def choose(
    level: str, position: Position, seat: int, small: bool = False,
    options: Mapping[str, str] | None = None, seed: bytes | None = None,
    within: float | None = None, asked: float | None = None,
) -> tuple[int, ...]:  # fmt: skip
    """A whole phrase of a bot, or one small move, from what its seat may know.

    `within` limits the seconds, if its level would take more; `asked` is when the question was put,
    if not just now. With a deal's seed, the answer depends on that and the view alone, not on how
    much time there is.
    """
    from tepui.bots import roster

    table = BotSeat(position.game, position.seats, seat, dict(options or {}))
    manner = manner_at(seat, level)
    spec = f"{level}/{manner}" if manner else level
    most = 1 if small else LONGEST
    bot = roster.seated(spec, table)
    if seed is None:
        usual = LEVELS[level].seconds
        seconds = usual if within is None else min(within, usual)
        deadline = time.monotonic() + left(seconds, asked)
        return phrase(bot, level, position, seat, lambda known: _rng(), deadline, most)
    return phrase(bot, level, position, seat, steady(seed, seat), None, most)


def left(seconds: float, asked: float | None) -> float:
    """How many seconds a search that begins now may take: fewer if it has waited."""
    waited = 0.0 if asked is None else time.monotonic() - asked
    return max(min(seconds, MOST - waited), LEAST)


async def thought(
    whose: Whose, level: str, position: Position, seat: int, small: bool = False,
    options: Mapping[str, str] | None = None, seed: bytes | None = None,
    within: float | None = None,
) -> tuple[int, ...]:  # fmt: skip
    """The same, without blocking, when it is this table's turn."""
    if level in QUICK:
        return choose(level, position, seat, small, options, seed, within)
    asked = time.monotonic()
    work = partial(choose, level, position, seat, small, options, seed, within, asked)
    return await asyncio.wrap_future(think(whose, work))


class Advised(NamedTuple):
    """The moves worth considering, best first, their chances, and what speaks for each."""

    moves: list[int]
    chances: list[float]
    facts: list[list[Fact]]


async def advice(
    whose: Whose, position: Position, seat: int, options: Mapping[str, str]
) -> Advised:
    """A strong bot's hints, when it is this table's turn."""
    work = partial(advised, position, seat, options, time.monotonic())
    return await asyncio.wrap_future(think(whose, work))


def advised(
    position: Position, seat: int, options: Mapping[str, str], asked: float | None = None
) -> Advised:
    """The same at once, from what the seat may know."""
    from tepui.bots import hint

    seconds = left(LEVELS[hint.ADVISER].seconds, asked)
    found = hint.hints(position, seat, seconds=seconds, options=options)
    best = hint.worth_telling(found, HINTS)
    moves, sight = [each.move for each in best], position.seen_by(seat)
    chances = [round(each.chance, 3) for each in best]
    return Advised(moves, chances, [speaks_for(sight, move) for move in moves])


async def caution(
    whose: Whose, position: Position, seat: int, moves: Sequence[int], options: Mapping[str, str]
) -> Caution | None:
    """The warning before a move, if any; none if that would take too long."""
    work = partial(cautioned, position, seat, moves, options)
    try:
        return await asyncio.wait_for(asyncio.wrap_future(think(whose, work)), PATIENCE)
    except TimeoutError:
        return None


def cautioned(
    position: Position, seat: int, moves: Sequence[int], options: Mapping[str, str]
) -> Caution | None:
    """The same at once, from what the seat may know."""
    from tepui.coach import caution

    return caution.caution(position, seat, moves, options)
