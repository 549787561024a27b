"""Takes what a person has left at a table out of its stored events: name and chat."""

from __future__ import annotations

from tepui.server.store.contract import Store
from tepui.server.table import events as ev
from tepui.server.table.state import FORGOTTEN


async def wipe(store: Store, id: str, seat: int, last: int | None = None) -> int:
    """Delete name, chat and addresses of a seat from the events up to a number; how many entries.

    What a running server shows is covered by an event `Forgotten`, to be written before.
    """
    count = 0
    for stored in await store.since(id, 0):
        event = ev.decode(stored.body)
        if last is not None and stored.number > last:
            break
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
    await store.forget_results(id)
    return count
