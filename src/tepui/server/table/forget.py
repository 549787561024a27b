"""A person goes from a table; their name and chat go from its stored events."""

from __future__ import annotations

from tepui.server.store.contract import Store
from tepui.server.table import bots
from tepui.server.table import events as ev
from tepui.server.table.draft import Draft
from tepui.server.table.state import FORGOTTEN


def depart(draft: Draft, seat: int) -> None:
    """A person goes for good: nameless, a bot plays on; with nobody else there, it is closed."""
    table = draft.state
    draft.add(ev.Forgotten(seat))
    if table.status not in ("open", "playing", "paused") or table.is_bot(seat):
        return
    others = [other for other in table.active() if other != seat and table.keys[other]]
    draft.add(ev.Left(seat, bots.STAND_IN) if others else ev.Closed("abandoned"))


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
            event = ev.Sat(seat, FORGOTTEN, event.key, event.person)
        elif isinstance(event, ev.Chatted):
            event = ev.Chatted(seat, FORGOTTEN, event.id)
        else:
            continue
        await store.rewrite(id, stored.number, ev.encode(event))
        count += 1
    await store.forget_notices(id, seat)
    await store.forget_results(id)
    return count
