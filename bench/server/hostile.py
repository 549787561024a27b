"""One hostile address beside a healthy table: how long does a move of the healthy table take?

The server runs with its usual limits. A healthy table (two people and a normal bot) is played from
127.0.0.1, while 127.0.0.2 does one of these: 59 tables of experts, previews on 55 sockets, 1,200
connections that say nothing at 1,024 open files, a long log of moves taken back sent to be replayed
again and again, reviews of long games one after the other. Reports the time from
a move sent to its `done` (p50, p99, worst) and how long the bot took; wanted is a p99 below 250 ms.
Only a quiet machine gives figures.

    python -m bench.server.hostile --seconds 20 [--only previews] [--json]
"""

import argparse
import asyncio
import json
import random
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import tepui
from bench.games import turns
from bench.server.serving import serving
from tepui.engine.play import log as logs
from tepui.engine.play.match import Match
from tepui.engine.rules.contract import CHANCE
from tepui.lab.strength.duplicate import Deal

WANTED = 0.250  # seconds, p99 of a healthy move
HOSTILE = "127.0.0.2"
HEALTHY = "127.0.0.1"
FILES = 1024
PAUSE = 0.05  # seconds that a healthy player thinks

Attack = Callable[[int], Coroutine[Any, Any, None]]


# The wire


async def ask(port: int, path: str, body: bytes | None, address: str) -> tuple[int, bytes]:
    """A POST from an address, or without a body a GET; its status and answer."""
    reader, writer = await asyncio.open_connection(
        "127.0.0.1", port, local_addr=(address, 0), limit=2**26
    )
    method = "GET" if body is None else "POST"
    head = f"{method} {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n"
    head += f"Content-Type: application/json\r\nContent-Length: {len(body or b'')}\r\n\r\n"
    writer.write(head.encode() + (body or b""))
    try:
        answer = await reader.read()
    finally:
        writer.close()
    first, _, rest = answer.partition(b"\r\n\r\n")
    status = int(first.split(b" ", 2)[1]) if b" " in first else 0
    return status, rest


async def opened(port: int, who: list[str], address: str, game: str = "coloretto") -> Any:
    """A table; None where it is refused."""
    wish = {"game": game, "who": who, "name": "Ann"}
    status, body = await ask(port, "/api/tables", json.dumps(wish).encode(), address)
    return json.loads(body) if status == 201 else None


@asynccontextmanager
async def seated(
    port: int, table: str, token: str, address: str
) -> AsyncIterator[ClientConnection]:
    """A socket at a table, greeted."""
    async with connect(
        f"ws://127.0.0.1:{port}/api/tables/{table}/play", local_addr=(address, 0),
        compression=None, max_size=2**22, ping_interval=None, open_timeout=60,
    ) as line:  # fmt: skip
        await line.send(json.dumps({"type": "hello", "token": token}))
        yield line


# The healthy table


class Healthy:
    """Two people and a normal bot at one table, playing at random, game after game."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.moves: list[float] = []
        self.bots: list[float] = []
        self.refused = 0

    async def play(self) -> None:
        """Play until cancelled."""
        while True:
            one = await opened(self.port, ["me", "friend", "bot:normal"], HEALTHY)
            if one is None:
                self.refused += 1
                await asyncio.sleep(0.5)
                continue
            join = json.dumps({"name": "Bob", "invitation": one["invitation"]}).encode()
            path = f"/api/tables/{one['table']}/join"
            two = json.loads((await ask(self.port, path, join, HEALTHY))[1])
            seats = enumerate((one["token"], two["token"]))
            await asyncio.gather(*(self._seat(one["table"], token, n) for n, token in seats))

    async def _seat(self, table: str, token: str, seat: int) -> None:
        rng, bot_since, number = random.Random(seat), 0.0, 0
        sent: dict[str, float] = {}
        async with seated(self.port, table, token, HEALTHY) as line:
            async for raw in line:
                heard = json.loads(raw)
                if heard["type"] == "ping":
                    await line.send(json.dumps({"type": "pong", "ping": heard["ping"]}))
                if heard["type"] == "done":
                    self.moves.append(time.perf_counter() - sent.pop(heard["id"]))
                scene = heard.get("scene")
                if not scene:
                    continue
                if bot_since:
                    self.bots.append(time.perf_counter() - bot_since)
                bot_since = time.perf_counter() if scene["awaited"] == [2] and seat == 0 else 0.0
                if scene["result"]:
                    return
                if seat in scene["awaited"] and scene["choices"]:
                    await asyncio.sleep(PAUSE)
                    number += 1
                    move = rng.choice(scene["choices"])["move"]
                    sent[str(number)] = time.perf_counter()
                    told = {"id": str(number), "decision": scene["decision"], "moves": [move]}
                    await line.send(json.dumps({"type": "move", **told}))


# The attacks


async def nothing(port: int) -> None:
    """No hostile address: the baseline."""
    await asyncio.Event().wait()


async def experts(port: int) -> None:
    """Tables of four experts, refused or not, and 59 of three experts and somebody who leaves."""
    for _ in range(20):
        await opened(port, ["bot:expert"] * 4, HOSTILE)

    async def table() -> None:
        one = await opened(port, ["me", *["bot:expert"] * 3], HOSTILE)
        if one is None:
            return
        async with seated(port, one["table"], one["token"], HOSTILE) as line:
            await line.recv()
            await line.send(json.dumps({"type": "do", "id": "x", "what": "leave"}))
            async for _ in line:
                pass

    await asyncio.gather(*(table() for _ in range(59)))
    await asyncio.Event().wait()


async def previews(port: int) -> None:
    """55 sockets that look ahead without a pause."""

    async def look() -> None:
        one = await opened(port, ["me", "bot:random"], HOSTILE, "galapagos")
        while one is not None:
            with suppress(WebSocketException, OSError):
                async with seated(port, one["table"], one["token"], HOSTILE) as line:
                    for number in range(10**9):
                        told = {"type": "preview", "id": str(number), "moves": [0]}
                        await line.send(json.dumps(told))
                        if number % 10 == 0:
                            await line.recv()
            await asyncio.sleep(0.1)

    await asyncio.gather(*(look() for _ in range(55)))


async def idle(port: int) -> None:
    """1,200 connections that send nothing, and reconnect when they are closed."""

    async def hold() -> None:
        while True:
            with suppress(OSError):
                reader, writer = await asyncio.open_connection(
                    "127.0.0.1", port, local_addr=(HOSTILE, 0)
                )
                await reader.read()
                writer.close()
            await asyncio.sleep(0.5)

    await asyncio.gather(*(hold() for _ in range(1200)))


async def replays(port: int) -> None:
    """A long log of undone moves, again and again on six connections."""
    text = await asyncio.to_thread(undone_log)

    async def send() -> None:
        while True:
            with suppress(OSError):
                await ask(port, "/api/replay", text, HOSTILE)
            await asyncio.sleep(0.05)

    await asyncio.gather(*(send() for _ in range(6)))


def undone_log(size: int = 250_000) -> bytes:
    """The log of a game in which somebody makes a move and undoes it, over and over."""
    match = Match(tepui.game("amazonas"), 3)
    seat = -1
    while seat < 0 or not match.can_undo(seat):
        waiting = match.position.waiting()
        seat = waiting[-1] if waiting else CHANCE
        match.play(seat, match.legal(seat)[:1])
    match.undo(seat)
    move = match.legal(seat)[:1]
    line = len(f"{seat} {match.text(seat, *move)}\n{seat} undo\n")
    for _ in range(size // line - 40):
        match.play(seat, move)
        match.undo(seat)
    return logs.write(match, players=["A", "B", "C"]).encode()


async def reviews(port: int) -> None:
    """The coach reviews game after game, each of them new and as expensive as possible."""
    for number in range(10**9):
        text = await asyncio.to_thread(random_log, number)
        done = 0.0
        while done < 1.0:
            with suppress(OSError):
                status, answer = await ask(port, "/api/review", text, HOSTILE)
                done = json.loads(answer)["done"] if status == 200 else 0.0
            await asyncio.sleep(1.0)


def random_log(number: int) -> bytes:
    """A long game of random moves, where nearly every choice is costly."""
    match, deal, rng = Match(tepui.game("amazones"), 5), Deal(number, 0), random.Random(number)
    for seat in turns(match, deal):
        match.play(seat, (rng.choice(match.legal(seat)),))
    return logs.write(match).encode()


ATTACKS: dict[str, Attack] = {
    each.__name__: each for each in (nothing, experts, previews, idle, replays, reviews)
}


# The measure


async def measured(port: int, name: str, seconds: float) -> dict[str, object]:
    """The healthy table under one attack."""
    healthy = Healthy(port)
    attack = asyncio.create_task(ATTACKS[name](port))
    await asyncio.sleep(min(seconds / 4, 5))  # let it unfold
    play = asyncio.create_task(healthy.play())
    done, _ = await asyncio.wait({play, attack}, timeout=seconds)
    for task in (play, attack):
        task.cancel()
    await asyncio.gather(play, attack, return_exceptions=True)
    for task in done:
        task.result()
    return {"attack": name, "moves": len(healthy.moves), "refused": healthy.refused,
            "p50_ms": at(healthy.moves, 0.5), "p99_ms": at(healthy.moves, 0.99),
            "worst_ms": at(healthy.moves, 1.0), "bot_p99_ms": at(healthy.bots, 0.99)}  # fmt: skip


def at(seconds: list[float], part: float) -> float | None:
    """A quantile, in milliseconds."""
    if not seconds:
        return None
    return round(1000 * sorted(seconds)[min(int(len(seconds) * part), len(seconds) - 1)], 1)


def rows(seconds: float, only: str | None = None) -> Iterator[dict[str, object]]:
    """Each attack, on a server of its own."""
    for name in [only] if only else ATTACKS:
        with serving("tables_per_hour=600", files=FILES) as (port, _):
            yield asyncio.run(measured(port, name, seconds))


def main() -> int:
    """Print each attack's figures; 1 if a healthy move took too long."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--seconds", type=float, default=20.0)
    options.add_argument("--only", choices=list(ATTACKS))
    options.add_argument("--json", action="store_true")
    given = options.parse_args()
    held = True
    for row in rows(given.seconds, given.only):
        print(json.dumps(row) if given.json else row, flush=True)
        p99 = row["p99_ms"]
        held = held and isinstance(p99, float) and p99 < 1000 * WANTED
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
