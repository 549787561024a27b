"""What a host may do with tables, from the command line: close, mute, find those that cannot be
read, and delete a person's data.

These write to the database, and a running server takes it in at once.
"""

from __future__ import annotations

import msgspec

from tepui.rating.ladder import Ladder, RatedGame, folded
from tepui.server.errors import Broken, NotFound
from tepui.server.people.ratings import result_of
from tepui.server.store.contract import Append, now
from tepui.server.store.open import opened
from tepui.server.table import events as ev
from tepui.server.table import outside
from tepui.server.table.load import load
from tepui.server.table.outside import write

PAGE = 500  # tables that are asked for at a time


async def close(database: str, id: str) -> None:
    """Close a table, also one that cannot be read: then it is tidied up like the others."""
    async with opened(database) as store:
        closed = ev.Closed("host")
        try:
            await write(store, id, lambda draft: draft.add(closed))
        except Broken:
            row = await store.load(id)
            assert row is not None
            body = [ev.encode(closed)]
            await store.append(Append(id, row.next, now(), body, "closed", None))


async def broken(database: str) -> list[tuple[str, str]]:
    """The tables that cannot be read, and why."""
    found, after = [], ""
    async with opened(database) as store:
        while ids := await store.ids(after, PAGE):
            after = ids[-1]
            for id in ids:
                try:
                    await load(store, id)
                except Broken as wrong:
                    found.append((id, wrong.why))
                except NotFound:
                    pass  # deleted meanwhile
    return found


async def mute(database: str, id: str, seat: int) -> None:
    """Mute the chat of a seat for everybody."""
    async with opened(database) as store:
        await write(store, id, lambda draft: draft.add(ev.Muted(-1, seat, True)), seat)


async def forget(database: str, id: str, seat: int) -> int:
    """Delete what a person has left at a table: name, chat, addresses; how many entries."""
    async with opened(database) as store:
        return await outside.forget(store, id, seat)


async def ratings(database: str, recompute: bool = False) -> tuple[Ladder, list[str]]:
    """Everybody's ratings, from the results that are written down; or all of it from the logs
    again, with the tables whose logs say something else, or are gone."""
    games, differ = [], []
    async with opened(database) as store:
        for id, result in await store.rated_tables():
            kept = rated = msgspec.json.decode(result, type=RatedGame)
            if recompute:
                try:
                    rated = result_of(await load(store, id))
                except (Broken, NotFound):
                    differ.append(id)
            differ += [id] if rated != kept else []
            games.append(rated)
    return folded(games), differ
