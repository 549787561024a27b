"""Tables without a network: seats that move, and a clock that the test sets."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec

from server.kit import FREE, PATIENCE, sqlite_at
from tepui.server import messages as ms
from tepui.server.limits import Addresses
from tepui.server.store.open import opened
from tepui.server.store.store import Store
from tepui.server.table.answer import answer
from tepui.server.table.live import LiveTable
from tepui.server.table.opening import Opening
from tepui.server.table.socket import Socket
from tepui.server.table.tables import Tables


class Watch:
    """The server's time, as the test sets it."""

    def __init__(self) -> None:
        self.at = 1_000_000.0

    def __call__(self) -> float:
        return self.at


class Nobody:
    def wrote(self, live: LiveTable, noticed: int, seconds: float) -> None:
        pass


class Seat:
    """Someone at a table without a socket."""

    latency = 0.0

    def __init__(self, live: LiveTable, viewer: int) -> None:
        self.live = live
        self.viewer = viewer

    def ping(self) -> None:
        pass

    async def move(self, *moves: int) -> None:
        decision = self.live.state.decisions[self.viewer]
        message = ms.Move(f"{decision}", decision, list(moves))
        await answer(self.live, self, message)  # type: ignore[arg-type]


async def open_table(store: Store, who: list[str], game: str = "coloretto", **wish: Any) -> Any:
    house = Tables(store, Addresses(FREE), Nobody())
    one = await Opening(house).open(ms.Wish(game=game, who=who, name="Ann", **wish))
    for _ in range(who.count("friend")):
        await house.join(one.table, ms.Join("Bob", None, one.invitation))
    return house.live[one.table]


def with_store(folder: Path, go: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        async with opened(sqlite_at(folder)) as store:
            await go(store)

    asyncio.run(asyncio.wait_for(run(), PATIENCE))


async def until(true: Callable[[], bool]) -> None:
    while not true():
        await asyncio.sleep(0.01)


async def look(live: LiveTable) -> None:
    """Let the table see what time it is, and do what is due."""
    live.chores.wake()
    await asyncio.sleep(0.05)
    await until(lambda: not live.chores.busy)


class Line:
    """A viewer's end of a connection."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []

    def put(self, text: bytes) -> None:
        message = msgspec.json.decode(text)
        if message["type"] != "ping":
            self.heard.append(message)

    def unsent(self) -> int:
        return 0

    def hang_up(self) -> None:
        pass


def connect(live: LiveTable, viewer: int) -> tuple[Socket, Line]:
    line = Line()
    socket = Socket(line, FREE)
    live.connect(socket, viewer)
    return socket, line
