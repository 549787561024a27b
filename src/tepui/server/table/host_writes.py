"""Writes to a table by the host's commands; a running server notices them."""

from collections.abc import Callable

from tepui.server.errors import NotFound
from tepui.server.store.contract import Conflict, now
from tepui.server.store.store import Store
from tepui.server.table import events as ev
from tepui.server.table.draft import Draft
from tepui.server.table.forget import wipe
from tepui.server.table.load import load


async def write(store: Store, id: str, act: Callable[[Draft], None], seat: int = 0) -> int:
    """Store an event about a seat, after any that others write first. Returns its number."""
    while True:
        table = await load(store, id)
        if seat not in range(table.seats):
            raise NotFound("engine-no-such-seat", seat=seat, most=table.seats - 1)
        draft = Draft(table, now())
        act(draft)
        if not draft.events:
            return draft.first
        try:
            await store.tables.append(draft.append())
        except Conflict:
            continue
        return draft.first


async def forget(store: Store, id: str, seat: int) -> int:
    """Delete what a person has left at a table: name, chat, addresses. Returns how many entries."""
    # First the event: it covers what a running server shows, and any chat until then.
    last = await write(store, id, lambda draft: draft.add(ev.Forgotten(seat)), seat)
    return await wipe(store, id, seat, last)
