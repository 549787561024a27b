"""Opens the store at an address."""

from __future__ import annotations

import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import cast

from tepui.server.store.contract import Store, StoreError
from tepui.server.store.relay import SCHEME, Relayed, relayed


def store_at(address: str) -> Store:
    """The store at an address: `sqlite:///PATH` or `postgresql://...`; in a worker, the relay's."""
    if address.startswith("sqlite:///"):
        from tepui.server.store.sqlite import SQLite

        return SQLite(address.removeprefix("sqlite:///"))
    if address.startswith(("postgresql://", "postgres://")):
        from tepui.server.store.postgres import Postgres

        return Postgres(address)
    if address.startswith(SCHEME):
        return cast("Store", Relayed(address.removeprefix(SCHEME)))
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


@contextmanager
def shared(address: str, workers: int) -> Iterator[str]:
    """The address at which each of so many workers of a server opens this database."""
    if workers == 1 or not address.startswith("sqlite"):
        yield address
        return
    if not hasattr(socket, "AF_UNIX"):
        raise StoreError("server-one-worker")
    with relayed(store_at(address)) as given:
        yield given
