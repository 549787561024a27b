"""What a host may do with tables, from the command line: close, mute, and delete a person's data.

These write to the database; a running server notices at its next write there, or at once with
PostgreSQL.
"""

from __future__ import annotations

import msgspec

from tepui.server import events as ev
from tepui.server.errors import NotFound
from tepui.server.state import Head, Table
from tepui.server.store import Append, Store, now, opened

FORGOTTEN = "-"


async def _table(store: Store, id: str) -> Table:
    row = await store.load(id)
    if row is None:
        raise NotFound("server-no-table")
    table = Table(msgspec.json.decode(row.head, type=Head), row.seed)
    for stored in await store.since(id, 0):
        table.apply(ev.decode(stored.body), stored.at)
    return table


async def _write(store: Store, table: Table, event: ev.Event) -> None:
    first, at = table.next, now()
    table.apply(event, at)
    bodies = [ev.encode(event)]
    await store.append(Append(table.head.id, first, at, bodies, table.status, table.due()))


async def close(database: str, id: str) -> None:
    """Close a table."""
    async with opened(database) as store:
        await _write(store, await _table(store, id), ev.Closed("host"))


async def mute(database: str, id: str, seat: int) -> None:
    """Let nobody read a seat any more."""
    async with opened(database) as store:
        table = await _table(store, id)
        if seat not in range(table.seats):
            raise NotFound("server-mute-whom")
        await _write(store, table, ev.Muted(-1, seat, True))


async def forget(database: str, id: str, seat: int) -> int:
    """Delete what a person has left at a table: name, chat, addresses; how many entries."""
    count = 0
    async with opened(database) as store:
        await _table(store, id)
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
