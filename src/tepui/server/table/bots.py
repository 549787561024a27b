"""Who plays the seats of bots at a table: our own levels, off the event loop.

A bot is asked about a position as its seat may know it, and makes a whole phrase at once; in a
race against the sand, one small move after the other, at the pace of a person of its level.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Mapping, Sequence
from functools import partial

from tepui.bots import compiling, hint, meanwhile, pace, roster
from tepui.bots.bot import BotSeat
from tepui.bots.levels import DEFAULT, LEVELS, SECONDS
from tepui.bots.phrase import LONGEST, phrase, steady
from tepui.bots.thinker import Thought
from tepui.coach import caution as cautions
from tepui.coach.caution import Caution
from tepui.engine.errors import BadOption
from tepui.engine.game import Game
from tepui.engine.position import Position
from tepui.server.table.thinkers import Whose, think

STAND_IN = DEFAULT  # who plays for a person who has left, or whose time is out
PATIENCE = 0.9  # seconds that a move waits for what is said of it
QUICK = ("random",)  # levels that answer at once
LOOK = 0.2  # seconds between two looks whether a game is compiled

_rng = random.Random()  # noqa: S311  # bots may be predicted; the deal may not


def check(level: str) -> str:
    """The level, if there is such a bot."""
    if level not in LEVELS:
        raise BadOption("server-no-level", level=level, levels=", ".join(LEVELS))
    return level


def pause(level: str | None) -> float:
    """Seconds that a bot takes over a small move in a race."""
    return pace.pause(level or STAND_IN, _rng)


def choose(
    level: str, position: Position, seat: int, small: bool = False,
    options: Mapping[str, str] | None = None, seed: bytes | None = None,
) -> tuple[int, ...]:  # fmt: skip
    """A whole phrase of a bot, or one small move, from what its seat may know.

    With a deal's seed it depends on that and the view alone, not on how much time there is.
    """
    table = BotSeat(position.game, position.seats, seat, dict(options or {}))
    most = 1 if small else LONGEST
    if seed is None:
        bot, deadline = meanwhile.seated(level, table), time.monotonic() + SECONDS[level]
        return phrase(bot, level, position, seat, lambda known: _rng, deadline, most)
    with compiling.compiled(position.game):
        bot = roster.seated(level, table)
        return phrase(bot, level, position, seat, steady(seed, seat), None, most)


async def compiled(game: Game) -> None:
    """Wait until a game is compiled, without holding anybody up."""
    while not compiling.ready(game):
        await asyncio.sleep(LOOK)


async def thought(
    whose: Whose, level: str, position: Position, seat: int, small: bool = False,
    options: Mapping[str, str] | None = None, seed: bytes | None = None,
) -> tuple[int, ...]:  # fmt: skip
    """The same, without holding anybody up, when it is this table's turn."""
    if level in QUICK:
        return choose(level, position, seat, small, options, seed)
    if seed is not None:  # what is to be repeated must not depend on what is compiled when
        await compiled(position.game)
    work = partial(choose, level, position, seat, small, options, seed)
    return await asyncio.wrap_future(think(whose, work))


async def advice(
    whose: Whose, position: Position, seat: int, options: Mapping[str, str]
) -> tuple[list[int], list[float]]:
    """The moves worth considering, the best first, and their chances of victory."""
    await compiled(position.game)
    thoughts = await asyncio.wrap_future(think(whose, partial(_hints, position, seat, options)))
    return [each.move for each in thoughts[:3]], [round(each.chance, 3) for each in thoughts[:3]]


def _hints(position: Position, seat: int, options: Mapping[str, str]) -> list[Thought]:
    with compiling.compiled(position.game):
        return hint.hints(position, seat, options=options)


async def caution(
    whose: Whose, position: Position, seat: int, moves: Sequence[int], options: Mapping[str, str]
) -> Caution | None:
    """What is to be said before a move; nothing, where that would take too long."""

    def judge() -> Caution | None:
        with compiling.compiled(position.game):
            return cautions.caution(position, seat, moves, options)

    async def judged() -> Caution | None:
        await compiled(position.game)
        return await asyncio.wrap_future(think(whose, judge))

    try:
        return await asyncio.wait_for(judged(), PATIENCE)
    except TimeoutError:
        return None
