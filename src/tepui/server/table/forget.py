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
    if not others:
        draft.add(ev.Closed("abandoned"))
    else:
        left = ev.Left(seat, bots.STAND_IN, free=True)
        draft.add(ev.Freed(seat) if table.status == "open" else left)


async def wipe(store: Store, id: str, seat: int, last: int | None = None) -> int:
    """Delete name, chat and addresses of a seat from the events up to a number; how many entries.

    What a running server shows is covered by an event `Forgotten`, to be written before.
    """
    count, at = 0, seat
    # Backwards: whoever changed seats before play said earlier things at another.
    for stored in reversed(await store.since(id, 0)):
        event = ev.decode(stored.body)
        if last is not None and stored.number > last:
            continue
        if isinstance(event, ev.Shifted) and event.to == at:
            at = event.seat
        if getattr(event, "seat", None) != at:
            continue
        if isinstance(event, ev.Sat):
            event = ev.Sat(at, FORGOTTEN, event.key, event.person)
        elif isinstance(event, ev.Chatted):
            event = ev.Chatted(at, FORGOTTEN, event.id)
        else:
            continue
        await store.rewrite(id, stored.number, ev.encode(event))
        count += 1
    await store.forget_notices(id, seat)
    await store.forget_results(id)
    return count


async def wipe_after_standing_up(store: Store, id: str, seat: int) -> None:
    """Whoever left a seat before play leaves neither name nor words behind."""
    stored = await store.since(id, 0)
    freed = [each.number for each in stored if ev.decode(each.body) == ev.Freed(seat)]
    if freed:
        await wipe(store, id, seat, freed[-1])
