"""What a host may do about tournaments, from the command line: list them, and rename an entrant.

A running server reads a tournament again whenever it is asked, so it notices at once.
"""

from contextlib import suppress

import msgspec

from tepui.engine.text.errors import TepuiError
from tepui.server.errors import NotFound, Refused
from tepui.server.store.open import opened
from tepui.server.store.store import Store
from tepui.server.table.host_writes import forget
from tepui.server.table.load import is_id
from tepui.server.table.names import clean_name
from tepui.server.tournament import events as ev
from tepui.server.tournament.state import Head, Tournament

MOST = 500  # that are listed


async def going(database: str | Store, most: int = MOST) -> list[Tournament]:
    """Tournaments that are not over, the latest first."""
    async with opened(database) as store:
        return [await _load(store, id) for id in await store.tournaments.running(most)]


async def one(database: str | Store, id: str) -> Tournament:
    """A tournament, even if it is over."""
    async with opened(database) as store:
        return await _load(store, id)


async def call(database: str | Store, id: str, entrant: int, name: str) -> None:
    """Rename an entrant. At earlier tables, their name and chat are deleted."""
    async with opened(database) as store:
        tournament = await _load(store, id)
        if entrant not in range(len(tournament.entrants)):
            raise Refused("server-tournament-whom")
        who = tournament.entrants[entrant]
        entry = ev.Entered(clean_name(name), who.key, who.person, who.home)
        await store.tournaments.rewrite_entry(id, who.event, ev.encode(entry))
        for played in tournament.rounds:
            for n, seats in enumerate(played.tables):
                if entrant in seats:
                    table = tournament.table_id(played.number, n)
                    with suppress(TepuiError):  # it is deleted, or cannot be read
                        await forget(store, table, seats.index(entrant))
        await store.hosting.log("call", id, str(entrant))


async def _load(store: Store, id: str) -> Tournament:
    row = await store.tournaments.load(id) if is_id(id) else None
    if row is None:
        raise NotFound("server-no-tournament")
    head = msgspec.json.decode(row.head, type=Head)
    return Tournament(id, head, await store.tournaments.events(id))
