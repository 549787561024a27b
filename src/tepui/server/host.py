"""What a host may do with tables, from the command line: close, mute, and delete a person's data.

These write to the database; a running server notices at its next write there, or at once with
PostgreSQL.
"""

from __future__ import annotations

from tepui.server.errors import NotFound
from tepui.server.store.contract import Store, now
from tepui.server.store.open import opened
from tepui.server.table import events as ev
from tepui.server.table.draft import Draft
from tepui.server.table.load import load
from tepui.server.table.state import TableState

FORGOTTEN = "-"


async def _write(store: Store, table: TableState, event: ev.Event) -> None:
    draft = Draft(table, now())
    draft.add(event)
    await store.append(draft.append())


async def close(database: str, id: str) -> None:
    """Close a table."""
    async with opened(database) as store:
        await _write(store, await load(store, id), ev.Closed("host"))


async def mute(database: str, id: str, seat: int) -> None:
    """Let nobody read a seat any more."""
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
                event = ev.Chatted(seat, FORGOTTEN)
            else:
                continue
            await store.rewrite(id, stored.number, ev.encode(event))
            count += 1
        await store.forget_notices(id, seat)
    return count
