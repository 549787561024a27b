"""What a host's processor saves where browsers make reviews and hints themselves.

    make browser-python && python bench/browsers_think.py [--hints 10]

One solo game of each title is played at random on a server of its own, twice: once the server finds
hints and makes the review, once it is asked for what a browser is asked to make them from, and for
the files of that browser's Python. Counted is the server's processor time for that, and nothing of
play. One JSON line a game, and one for all.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import time
import urllib.request
from collections.abc import Awaitable, Callable
from typing import Any

import tepui
from load import processor, serving
from tepui.client import Seat, open_table, sit

OPTIONS = {"galapagos": {"sand": "off", "stale": "3"}}
FOUND = {"lost": 30.0, "choices": 20, "worst": 12.0, "ply": 41, "error_rate": 1.5}


class Host:
    """A server, and the processor time that something took there."""

    def __init__(self, port: int, pid: int) -> None:
        self.address, self.pid = f"http://127.0.0.1:{port}", pid

    def ask(self, path: str, token: str, body: Any = None) -> Any:
        """What the server answers."""
        heads = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        asked = urllib.request.Request(
            self.address + path, data, heads, method="GET" if body is None else "PUT"
        )
        with urllib.request.urlopen(asked, timeout=600) as answer:
            return json.loads(answer.read() or b"null")

    def fetch(self, python: str) -> None:
        """All files of a browser's Python, as a browser fetches them once."""
        for name in self.ask(f"{python}sizes.json", ""):
            heads = {"Accept-Encoding": "gzip"}
            asked = urllib.request.Request(f"{self.address}{python}{name}", headers=heads)
            with urllib.request.urlopen(asked, timeout=600) as answer:
                answer.read()

    async def taken(self, work: Callable[[], Awaitable[Any]]) -> tuple[float, Any]:
        """The processor seconds of something, and what came of it."""
        before = processor(self.pid)
        found = await work()
        return processor(self.pid) - before, found


async def measured(host: Host, game: str, hints: int, here: bool) -> dict[str, float]:
    """A game, and what hints and its review took of the server."""
    seats = tepui.game(game).seats[0]
    who = ["me", *["bot:random"] * (seats - 1)]
    wish: dict[str, Any] = {"name": "Ana", "hints": True, "options": OPTIONS.get(game, {})}
    seated = await asyncio.to_thread(lambda: open_table(host.address, game, who, **wish))
    table, token = f"/api/tables/{seated['table']}", seated["token"]
    rng, took, asked = random.Random(3), {"hints": 0.0, "review": 0.0}, 0

    async def hint(seat: Seat) -> Any:
        if here:
            return await asyncio.to_thread(host.ask, f"{table}/known", token)
        return await seat.ask(type="hint")

    async with await sit(host.address, seated["table"], token) as seat:
        async for scene in seat:
            if asked < hints and len(scene["choices"]) > 1:
                asked += 1
                took["hints"] += (await host.taken(lambda: hint(seat)))[0]
            await seat.move(rng.choice(scene["choices"])["move"])
    took["review"], given = await host.taken(lambda: reviewed(host, table, token, here))
    if here:
        took["files"], _ = await host.taken(
            lambda: asyncio.to_thread(host.fetch, given["task"]["python"])
        )
    return {name: round(seconds, 2) for name, seconds in took.items()}


async def reviewed(host: Host, table: str, token: str, here: bool) -> Any:
    """A review, asked for as the client asks."""
    if here:
        given = await asyncio.to_thread(host.ask, f"{table}/review?seat=0&here=yes", token)
        await asyncio.to_thread(host.ask, f"{table}/review", token, FOUND)
        return given
    while True:
        given = await asyncio.to_thread(host.ask, f"{table}/review?seat=0", token)
        if given["done"] >= 1:
            return given
        await asyncio.sleep(1)


def main() -> None:
    """Measure all games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hints", type=int, default=10)
    hints = parser.parse_args().hints
    total = {"server": 0.0, "browser": 0.0}
    with serving() as (port, pid):
        host = Host(port, pid)
        time.sleep(2)  # what a start takes is nobody's
        for game in tepui.all_games():
            found = {
                who: asyncio.run(measured(host, game.id, hints, who == "browser")) for who in total
            }
            for who, took in found.items():
                total[who] += sum(took.values())
            print(json.dumps({"game": game.id, **found}), flush=True)
    saved = 1 - total["browser"] / total["server"]
    told = {who: round(seconds, 2) for who, seconds in total.items()}
    print(json.dumps({"seconds": told, "saved": round(saved, 3)}))


if __name__ == "__main__":
    main()
