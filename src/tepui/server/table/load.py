"""The one loader of tables: from the row and the events in the store to the state they make."""

from __future__ import annotations

import msgspec

from tepui.server.errors import NotFound
from tepui.server.store.contract import Row, Store
from tepui.server.table import events as ev
from tepui.server.table.state import Head, TableState

LONGEST_ID = 32

_head = msgspec.json.Decoder(Head).decode


def opening(row: Row) -> TableState:
    """A table before its first event."""
    return TableState(_head(row.head), row.seed)


async def load(store: Store, id: str) -> TableState:
    """A table as its stored events have made it."""
    row = await store.load(id) if len(id) <= LONGEST_ID else None
    if row is None:
        raise NotFound("server-no-table")
    table = opening(row)
    await catch_up(store, table)
    return table


async def catch_up(store: Store, table: TableState) -> list[ev.Event]:
    """Take in what was stored since; the events."""
    stored = await store.since(table.head.id, table.next)
    events = [ev.decode(each.body) for each in stored]
    for each, event in zip(stored, events, strict=True):
        table.apply(event, each.at)
    return events
