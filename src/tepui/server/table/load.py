"""The one loader of tables: from the row and the events in the store to the state they make."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from tepui.server.errors import NotFound
from tepui.server.store.contract import Row, Store
from tepui.server.table import events as ev
from tepui.server.table.state import Head, Step, TableState

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
    return (await read_on(store, opening(row))).state


class Fresh(NamedTuple):
    """What was stored since, and the table after it."""

    state: TableState
    events: list[ev.Event]
    steps: list[Step]


async def read_on(store: Store, table: TableState) -> Fresh:
    """Read what was stored since a table was read; that table stays as it is."""
    fresh = Fresh(table.copy(), [], [])
    for stored in await store.since(table.head.id, table.next):
        event = ev.decode(stored.body)
        fresh.steps.extend(fresh.state.apply(event, stored.at))
        fresh.events.append(event)
    return fresh
