"""What a host may do with tables: close, mute, list those that cannot be read, delete a person's
data.

These functions write to the database and log what they did; a running server notices at once.
"""

import msgspec

from tepui.rating.ladder import Ladder, RatedGame, folded
from tepui.server.errors import Broken, NotFound, Refused
from tepui.server.people.ratings import result_of
from tepui.server.store.contract import Append, now
from tepui.server.store.open import opened
from tepui.server.store.store import Store
from tepui.server.table import events as ev
from tepui.server.table import host_writes
from tepui.server.table.host_writes import write
from tepui.server.table.load import load

PAGE = 500  # tables to fetch at a time


async def close(database: str | Store, id: str) -> None:
    """Close a table. One that cannot be read is closed too, and tidied up like the others."""
    async with opened(database) as store:
        closed = ev.Closed("host")
        try:
            if (await load(store, id)).closed is not None:
                raise Refused("server-is-closed")
            await write(store, id, lambda draft: draft.add(closed))
        except Broken:
            row = await store.tables.load(id)
            assert row is not None
            body = [ev.encode(closed)]
            await store.tables.append(Append(id, row.next, now(), body, "closed", None))
        await store.hosting.log("close", id)


async def broken(database: str | Store) -> list[tuple[str, str]]:
    """The tables that cannot be read, and why."""
    failed, after = [], ""
    async with opened(database) as store:
        while ids := await store.tables.ids(after, PAGE):
            after = ids[-1]
            for id in ids:
                try:
                    await load(store, id)
                except Broken as wrong:
                    failed.append((id, wrong.why))
                except NotFound:
                    pass  # deleted in the meantime
    return failed


async def mute(database: str | Store, id: str, seat: int) -> None:
    """Mute the chat of a seat for everybody."""
    async with opened(database) as store:
        await write(store, id, lambda draft: draft.add(ev.Muted(-1, seat, True)), seat)
        await store.hosting.log("mute-seat", id, str(seat))


async def forget(database: str | Store, id: str, seat: int) -> int:
    """Delete a person's name, chat and addresses at a table. Returns the number of entries."""
    async with opened(database) as store:
        count = await host_writes.forget(store, id, seat)
        await store.hosting.log("forget", id, str(seat))
        return count


async def ratings(database: str | Store, recompute: bool = False) -> tuple[Ladder, list[str]]:
    """Everybody's ratings, from the results that are written down; or all of it from the logs
    again, with the tables whose logs say something else, or are gone."""
    games, differ = [], []
    async with opened(database) as store:
        for id, result in await store.ratings.results():
            kept = rated = msgspec.json.decode(result, type=RatedGame)
            if recompute:
                try:
                    found = result_of(await load(store, id))
                    rated = msgspec.structs.replace(found, rules=kept.rules)
                except (Broken, NotFound):
                    differ.append(id)
            differ += [id] if rated != kept else []
            games.append(rated)
    return folded(games), differ
