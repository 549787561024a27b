"""A person's tables: first those waiting for them, with how long; finished ones with the result.

A finished table is read once, and its result is stored with the seat.
"""

import msgspec

from tepui.engine.text.errors import TepuiError
from tepui.server.people import messages as pm
from tepui.server.store.contract import Kept
from tepui.server.store.store import Store
from tepui.server.table import picture
from tepui.server.table.state import TableState
from tepui.server.table.tables import Tables

MOST = 200  # the newest seats to look at
RUNNING = 60  # tables in play to look at: each is read into memory

_read = msgspec.json.Decoder(pm.MyTable).decode


async def my_tables(store: Store, tables: Tables, person: str) -> pm.MyTables:
    """The tables of a person."""
    mine, read = [], 0
    for kept in await store.seats.of(person, MOST):
        if kept.status == "closed":
            continue
        if kept.result is not None:
            mine.append(_read(kept.result))
            continue
        if kept.status != "over":
            read += 1
            if read > RUNNING:
                continue
        if (table := await looked_at(store, tables, kept)) is not None:
            mine.append(table)
    mine.sort(key=_order)
    return pm.MyTables(mine, sum(each.awaited for each in mine))


async def looked_at(store: Store, tables: Tables, kept: Kept) -> pm.MyTable | None:
    """A table in the list of whoever has a seat there; None, if it cannot be read."""
    try:
        table = (await tables.find(kept.table)).state
    except TepuiError:  # it cannot be read, or was deleted in the meantime
        return None
    mine = my_table(table, kept.seat)
    if table.status == "over":
        await store.seats.set_result(
            msgspec.structs.replace(kept, result=msgspec.json.encode(mine))
        )
    return mine


def my_table(table: TableState, seat: int) -> pm.MyTable:
    """A table in the list of whoever has this seat."""
    head = table.head
    over = table.status == "over" and table.match is not None
    position = table.match.position if table.match is not None else None
    return pm.MyTable(
        head.id, head.game, seat, table.status,
        [person.name for person in picture.people(table)], head.live,
        awaited=table.running and seat in table.awaited() and not table.is_bot(seat),
        since=table.clocks.since,
        daily=head.daily,
        tournament=head.tournament,
        places=position.places() if over and position else [],
        scores=position.scores() if over and position else [],
        began=table.began,
        levels=[level if level != "person" else "" for level in head.who],
        rated=head.rated,
        arranged=head.arranged,
    )  # fmt: skip


def _order(table: pm.MyTable) -> tuple[int, float]:
    if table.awaited:
        return 0, table.since
    return ["playing", "paused", "open", "over"].index(table.status) + 1, -table.since
