"""Writes to a table from outside a server, as the host's commands do; a server takes it in."""

from __future__ import annotations

from collections.abc import Callable

from tepui.server.errors import NotFound
from tepui.server.store.contract import Conflict, Store, now
from tepui.server.table.draft import Draft
from tepui.server.table.load import load


async def write(store: Store, id: str, act: Callable[[Draft], None], seat: int = 0) -> int:
    """Do something about a seat of a table; the number of its first event. If somebody is quicker,
    after theirs."""
    while True:
        table = await load(store, id)
        if seat not in range(table.seats):
            raise NotFound("engine-no-such-seat", seat=seat, most=table.seats - 1)
        draft = Draft(table, now())
        act(draft)
        if not draft.events:
            return draft.first
        try:
            await store.append(draft.append())
        except Conflict:
            continue
        return draft.first
