"""A table of a server goes on here while its connection is lost: from what its seat knew.

The world around that is dealt anew, and the same bots play on. The log of it is what the server is
handed when the connection is back (`tepui.server.table.offline`).
"""

from __future__ import annotations

import random

import msgspec

import tepui
from tepui.engine.match import Match
from tepui.server import messages as ms
from tepui.server.http.replays import written
from tepui.server.table.moments import dealt_anew
from tepui.server.table.tables import Tables
from tepui.server.table.tasks import PositionTask


class OfflineTask(PositionTask, frozen=True):
    """What a table was like when its connection was lost. `who`: for each seat a bot's level, or
    `me`. `name`: of whoever plays."""

    rules: int
    who: list[str]
    name: str
    hints: bool
    live: bool


async def go_on(tables: Tables, text: str) -> str:
    """Open a table from what a seat knew of another; the seat, as JSON."""
    asked = msgspec.json.decode(text, type=OfflineTask)
    world = dealt_anew(asked.position(), asked.seat, random.getrandbits(62))
    begun = Match(tepui.game(asked.game), asked.seats, asked.options, asked.rules, world)
    who = [each if each == "me" else f"bot:{each}" for each in asked.who]
    wish = ms.Wish(
        asked.game, who, asked.name, live=asked.live, spectators=False, hints=asked.hints,
        chat=False,
    )  # fmt: skip
    return msgspec.json.encode(await tables.open(wish, begun)).decode()


async def log_of(tables: Tables, table: str) -> str:
    """The whole log of such a table, with its seed: it was dealt here."""
    return written((await tables.find(table)).state, None)
