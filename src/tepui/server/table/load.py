"""The one loader of tables: from the stored row and events to the state they make."""

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

import msgspec

from tepui.server.errors import Broken, NotFound
from tepui.server.store.contract import Stored
from tepui.server.store.store import Store
from tepui.server.table import events as ev
from tepui.server.table.head import Head
from tepui.server.table.loaded_games import LoadedGames
from tepui.server.table.state import TableState
from tepui.server.table.steps import Step

LONGEST_ID = 32
PORTION = 100  # events that are applied at once

_head = msgspec.json.Decoder(Head).decode


class Update(NamedTuple):
    """What was stored since, and the table after it."""

    state: TableState
    events: list[ev.Event]
    steps: list[Step]


def is_id(id: str) -> bool:
    """Whether this could be a table's id. PostgreSQL cannot even search for some other texts."""
    return len(id) <= LONGEST_ID and id.isascii() and id.isprintable()


async def load(store: Store, id: str, games: LoadedGames | None = None) -> TableState:
    """A table as its stored events have made it, once its game is loaded. One that cannot be read
    raises `Broken`."""
    row = await store.tables.load(id) if is_id(id) else None
    if row is None:
        raise NotFound("server-no-table")
    stored = await store.tables.since(id, 0)
    with _reading():
        head = _head(row.head)
    if games is not None:
        await games.wait_for(head.game)
    with _reading():
        table = TableState(head, row.seed)
    for first in range(0, len(stored), PORTION):
        with _reading():
            _folded(table, stored[first : first + PORTION])
        await asyncio.sleep(0)  # a long game holds nobody up
    return table


async def read_on(store: Store, table: TableState) -> Update:
    """Read what was stored since a table was read; that table stays as it is."""
    stored = await store.tables.since(table.head.id, table.next)
    with _reading():
        return _folded(table.copy(), stored)


def _folded(table: TableState, stored: Sequence[Stored]) -> Update:
    fresh = Update(table, [], [])
    for each in stored:
        if each.number != table.next:
            raise LookupError(f"event {table.next} is missing")
        event = ev.decode(each.body)
        fresh.steps.extend(table.apply(event, each.at))
        fresh.events.append(event)
    return fresh


@contextmanager
def _reading() -> Iterator[None]:
    """Turn errors into `Broken`: a table may be damaged, of a lost game, or of a newer program."""
    try:
        yield
    except Exception as wrong:
        raise Broken(wrong) from wrong
