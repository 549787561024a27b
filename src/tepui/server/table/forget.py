"""A person leaves a table: a bot plays on, or nobody does. If they are to be forgotten, their name
and chat are removed from its stored events.
"""

from tepui.server.store.store import Store
from tepui.server.table import bots
from tepui.server.table import events as ev
from tepui.server.table.draft import Draft
from tepui.server.table.talk import FORGOTTEN


def leave(draft: Draft, seat: int, free: bool = False, void: bool = False) -> None:
    """During play, let a bot sit in for a person. No bot finishes a rated game: when the last
    person has left, it is closed.
    """
    draft.add(ev.Left(seat, bots.STAND_IN, free, void))
    if draft.state.head.rated and not draft.state.active():
        draft.add(ev.Closed("abandoned"))


def depart(draft: Draft, seat: int) -> None:
    """Remove a person and their name for good; with nobody left, the table is closed."""
    table = draft.state
    draft.add(ev.Forgotten(seat))
    if table.status not in ("open", "playing", "paused") or table.is_bot(seat):
        return
    others = [other for other in table.active() if other != seat and table.keys[other]]
    if not others and (table.status == "open" or not table.head.rated):
        draft.add(ev.Closed("abandoned"))
    elif table.status == "open":
        draft.add(ev.Freed(seat))
    else:
        leave(draft, seat, free=True)


def expire(draft: Draft) -> None:
    """Close a table where nothing happens any more. At a rated one, those it waits for have left,
    and others may play on.
    """
    table = draft.state
    late = set(table.active()) if table.head.forfeit else set()
    if table.status == "playing":
        late &= set(table.awaited())
    for seat in sorted(late):
        leave(draft, seat)
    if not late:
        draft.add(ev.Closed("abandoned"))


async def wipe(store: Store, id: str, seat: int, last: int | None = None) -> int:
    """Delete name, chat and addresses of a seat from the events up to a number.

    Returns how many entries. An event `Forgotten`, to be written first, covers what a running
    server shows.
    """
    count, at = 0, seat
    # Backwards: a person who changed seats before play chatted from another seat earlier.
    for stored in reversed(await store.tables.since(id, 0)):
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
        await store.tables.rewrite(id, stored.number, ev.encode(event))
        count += 1
    await store.notices.forget_seat(id, seat)
    await store.seats.forget_results(id)
    await store.database.scrub()
    return count


async def wipe_after_standing_up(store: Store, id: str, seat: int) -> None:
    """Remove the name and words of somebody who left a seat before play."""
    stored = await store.tables.since(id, 0)
    freed = [each.number for each in stored if ev.decode(each.body) == ev.Freed(seat)]
    if freed:
        await wipe(store, id, seat, freed[-1])
