"""Opens the store at an address."""

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tepui.server.store.contract import StoreError
from tepui.server.store.store import Store


def store_at(address: str) -> Store:
    """The store at an address: `sqlite:///PATH` or `postgresql://...`."""
    if address.startswith("sqlite:///"):
        from tepui.server.store.sqlite import SQLite, ThreadlessSQLite

        kind = ThreadlessSQLite if sys.platform == "emscripten" else SQLite
        return Store(kind(address.removeprefix("sqlite:///")))
    if address.startswith(("postgresql://", "postgres://")):
        from tepui.server.store.postgres import Postgres

        return Store(Postgres(address))
    raise StoreError("server-bad-database", address=address.split("@")[-1][:80])


@asynccontextmanager
async def opened(where: str | Store) -> AsyncIterator[Store]:
    """A store at an address for a while; if it is open already, it is used as it is."""
    if isinstance(where, Store):
        yield where
        return
    store = store_at(where)
    await store.database.open()
    try:
        yield store
    finally:
        await store.database.close()


async def try_serving(address: str, workers: int = 1) -> None:
    """Whether this many workers could serve from this database; otherwise, why not."""
    if workers > 1 and address.startswith("sqlite"):
        raise StoreError("server-one-worker")
    store = store_at(address)
    await store.database.open(serving=True)
    await store.database.close()
