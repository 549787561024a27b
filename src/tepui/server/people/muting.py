"""Muting somebody at all tables: an event at each table hides their chat from one seat."""

from tepui.server.store.store import Store
from tepui.server.table import events as ev
from tepui.server.table.draft import Draft
from tepui.server.table.live import LiveTable


async def hush(store: Store, live: LiveTable) -> None:
    """Mute at a table everybody whom one of its people has muted."""
    pairs = await store.friends.mutes_at(live.state.head.id)

    def act(draft: Draft) -> None:
        for seat, other in pairs:
            if (seat, other) not in draft.state.talk.muted:
                draft.add(ev.Muted(seat, other, True))

    if not live.state.talk.muted.issuperset(pairs):
        await live.attempt(act)
