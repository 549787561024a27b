"""What a host may do with tables, from the command line: close, mute, find those that cannot be
read, and delete a person's data.

These write to the database; a running server notices at its next write there, or at once with
PostgreSQL.
"""

from __future__ import annotations

from tepui.server.errors import Broken, NotFound
from tepui.server.store.contract import Append, Store, now
from tepui.server.store.open import opened
from tepui.server.table import events as ev
from tepui.server.table.draft import Draft
from tepui.server.table.load import load
from tepui.server.table.state import TableState

FORGOTTEN = "-"
PAGE = 500  # tables that are asked for at a time


async def _write(store: Store, table: TableState, event: ev.Event) -> None:
    draft = Draft(table, now())
    draft.add(event)
    await store.append(draft.append())


async def close(database: str, id: str) -> None:
    """Close a table, also one that cannot be read: then it is tidied up like the others."""
    async with opened(database) as store:
        closed = ev.Closed("host")
        try:
            await _write(store, await load(store, id), closed)
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
        table = await load(store, id)
        if seat not in range(table.seats):
            raise NotFound("server-mute-whom")
        await _write(store, table, ev.Muted(-1, seat, True))


async def forget(database: str, id: str, seat: int) -> int:
    """Delete what a person has left at a table: name, chat, addresses; how many entries."""
    count = 0
    async with opened(database) as store:
        await load(store, id)
        for stored in await store.since(id, 0):
            event = ev.decode(stored.body)
            if getattr(event, "seat", None) != seat:
                continue
            if isinstance(event, ev.Sat):
                event = ev.Sat(seat, FORGOTTEN, event.key)
            elif isinstance(event, ev.Chatted):
                event = ev.Chatted(seat, FORGOTTEN, event.id)
            else:
                continue
            await store.rewrite(id, stored.number, ev.encode(event))
            count += 1
        await store.forget_notices(id, seat)
    return count
