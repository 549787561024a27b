"""Opens the store at an address."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tepui.server.store.contract import Store, StoreError


def store_at(address: str) -> Store:
    """The store at an address: `sqlite:///PATH` or `postgresql://...`."""
    if address.startswith("sqlite:///"):
        from tepui.server.store.sqlite import SQLite

        return SQLite(address.removeprefix("sqlite:///"))
    if address.startswith(("postgresql://", "postgres://")):
        from tepui.server.store.postgres import Postgres

        return Postgres(address)
    raise StoreError("server-bad-database", address=address.split("@")[-1][:80])


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Store]:
    """A store for a while."""
    store = store_at(address)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


async def try_serving(address: str) -> None:
    """Whether a server could serve from this database; else, a sentence says why not."""
    store = store_at(address)
    await store.open(serving=True)
    await store.close()
