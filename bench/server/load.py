"""Load: many tables of two-seat Coloretto with random clients over real sockets.

The server runs on one core with SQLite on disk, the clients on another. Reports moves a second,
the time from a move sent to the view received (p50, p99), and memory a table.

`--workers N --database postgresql://...` serves with N processes on N cores, and as many processes
of clients on the others.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import time
import urllib.request
from multiprocessing.synchronize import Barrier
from typing import Any

import msgspec
import uvloop

from bench.server.serving import processor, resident, serving

LIMITS = (
    "sockets_per_address=100000", "sockets=100000", "requests_per_minute=10000000", "burst=1000000",
    "tables_per_hour=1000000", "messages_per_second=1000000", "tables=10000000",
    "address_messages_per_second=1000000", "address_burst=1000000", "par_games=0",
)  # fmt: skip


class Choice(msgspec.Struct):
    """A legal move, as far as a random client reads it."""

    move: int


class Scene(msgspec.Struct):
    """What a random client looks at."""

    awaited: list[int]
    choices: list[Choice]
    decision: int


class Message(msgspec.Struct):
    """A message, as far as a random client reads it."""

    type: str
    scene: Scene | None = None
    ping: int = 0


read = msgspec.json.Decoder(Message).decode

HANDSHAKE = (
    "GET /api/tables/{table}/play HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


class Client(asyncio.Protocol):
    """One seat, played at random, at most at the given pace.

    It speaks WebSocket by itself and as little as it must, so that the clients' core can keep up
    with the server's.
    """

    def __init__(self, load: Load, table: str, seat: int, token: str, stop: asyncio.Event) -> None:
        self.load = load
        self.table = table
        self.seat = seat
        self.token = token
        self.stop = stop
        self.rng = random.Random(f"{table}{seat}")
        self.loop = asyncio.get_running_loop()
        self.gone = self.loop.create_future()
        self.came = b""
        self.greeted = False
        self.sent = 0.0
        self.number = 0

    def connection_made(self, transport: Any) -> None:
        """Ask for a WebSocket."""
        self.transport = transport
        transport.write(HANDSHAKE.format(table=self.table).encode())

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        if not self.gone.done():
            self.gone.set_result(None)

    def data_received(self, data: bytes) -> None:
        """Read all messages that have arrived completely."""
        self.came += data
        if not self.greeted:
            head, end, self.came = self.came.partition(b"\r\n\r\n")
            if not end:
                self.came = head
                return
            self.greeted = True
            self.send(json.dumps({"type": "hello", "token": self.token}))
        while (frame := self.frame()) is not None:
            opcode, text = frame
            if opcode == 1:
                self.heard(read(text))
            elif opcode == 9:
                self.transport.write(b"\x8a" + bytes([0x80 | len(text)]) + bytes(4) + text)

    def frame(self) -> tuple[int, bytes] | None:
        """The next complete frame, removed from the buffer."""
        came = self.came
        if len(came) < 2:
            return None
        size, start = came[1], 2
        if size > 125:
            start = 4 if size == 126 else 10
            size = int.from_bytes(came[2:start])
        if len(came) < start + size:
            return None
        self.came = came[start + size :]
        return came[0] & 15, came[start : start + size]

    def send(self, text: str) -> None:
        """Send a text. A client has to mask it, and may mask it with zeros."""
        size = len(text)
        head = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2)
        self.transport.write(b"\x81" + head + bytes(4) + text.encode())

    def heard(self, message: Message) -> None:
        """Answer a message."""
        if message.type == "ping":
            self.send(json.dumps({"type": "pong", "ping": message.ping}))
        scene = message.scene
        if message.type not in ("table", "change") or scene is None:
            return
        if self.sent and self.load.counting:
            self.load.delays.append(time.perf_counter() - self.sent)
            self.load.moves += 1
        self.sent = 0.0
        if self.stop.is_set() or not (scene.choices or scene.awaited):
            self.transport.close()
        elif self.seat in scene.awaited:
            pause = self.rng.expovariate(self.load.rate) if self.load.rate else 0.0
            if pause:
                self.loop.call_later(pause, self.move, scene)
            else:
                self.move(scene)

    def move(self, scene: Scene) -> None:
        """Make a random move."""
        move = self.rng.choice(scene.choices).move
        self.number += 1
        self.sent = time.perf_counter()
        self.send(
            f'{{"type":"move","id":"{self.number}","decision":{scene.decision},"moves":[{move}]}}'
        )


class Load:
    """All clients, and what they measure."""

    def __init__(self, port: int, rate: float) -> None:
        self.http = f"http://127.0.0.1:{port}"
        self.port = port
        self.rate = rate  # moves a second of one table, at most
        self.delays: list[float] = []
        self.moves = 0
        self.counting = False
        self.games = 0

    def post(self, path: str, body: Any) -> Any:
        """Ask the server for something."""
        head = {"Content-Type": "application/json"}
        request = urllib.request.Request(self.http + path, json.dumps(body).encode(), head)
        with urllib.request.urlopen(request, timeout=60) as answer:
            return json.loads(answer.read())

    def sit(self) -> tuple[str, list[str]]:
        """A table for two."""
        wish = {"game": "coloretto", "who": ["me", "friend"], "name": "A", "spectators": False}
        one = self.post("/api/tables", wish)
        join = {"name": "B", "invitation": one["invitation"]}
        two = self.post(f"/api/tables/{one['table']}/join", join)
        return one["table"], [one["token"], two["token"]]

    async def client(self, table: str, seat: int, token: str, stop: asyncio.Event) -> None:
        """Play one seat until its game is over."""
        loop = asyncio.get_running_loop()
        _, client = await loop.create_connection(
            lambda: Client(self, table, seat, token, stop), "127.0.0.1", self.port
        )
        await client.gone

    async def table(self, first: tuple[str, list[str]], stop: asyncio.Event) -> None:
        """Game after game at one table."""
        table, tokens = first
        while not stop.is_set():
            await asyncio.gather(
                *(self.client(table, seat, token, stop) for seat, token in enumerate(tokens))
            )
            self.games += 1
            if not stop.is_set():
                table, tokens = await asyncio.to_thread(self.sit)


async def play(
    port: int, tables: int, seconds: float, rate: float, together: Barrier
) -> tuple[list[float], int]:
    """Play this many tables for this long. Returns the delays, and the moves made."""
    load = Load(port, rate)
    sat = [await asyncio.to_thread(load.sit) for _ in range(tables)]
    stop = asyncio.Event()
    tasks = [asyncio.create_task(load.table(each, stop)) for each in sat]
    await asyncio.sleep(3 + tables / 200)  # let everybody connect
    await asyncio.to_thread(together.wait)
    load.counting = True
    await asyncio.sleep(seconds)
    load.counting = False
    await asyncio.to_thread(together.wait)
    stop.set()
    await asyncio.wait(tasks, timeout=30)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return load.delays, load.moves


def clients(port: int, tables: int, seconds: float, rate: float, gate: Any, found: Any) -> None:
    """A process of clients."""
    found.put(uvloop.run(play(port, tables, seconds, rate, gate)))


def measure(
    port: int, pid: int, tables: int, seconds: float, rate: float, processes: int
) -> dict[str, Any]:
    """One figure: this many tables for this long, divided among this many processes of clients."""
    gate: Barrier = multiprocessing.Barrier(processes + 1)
    results: multiprocessing.Queue[tuple[list[float], int]] = multiprocessing.Queue()
    empty = resident(pid)
    share = tables // processes
    for _ in range(processes):
        asked = (port, share, seconds, rate, gate, results)
        multiprocessing.Process(target=clients, args=asked, daemon=True).start()
    gate.wait()
    used, start = processor(pid), time.perf_counter()
    gate.wait()
    passed, used, held = time.perf_counter() - start, processor(pid) - used, resident(pid)
    all_delays, moves = zip(*(results.get() for _ in range(processes)), strict=True)
    delays = sorted(delay for some in all_delays for delay in some) or [0.0]
    return {
        "tables": share * processes,
        "sockets": 2 * share * processes,
        "moves_per_second": round(sum(moves) / passed),
        "p50_ms": round(1000 * delays[len(delays) // 2], 1),
        "p99_ms": round(1000 * delays[int(len(delays) * 0.99)], 1),
        "server_ms_per_move": round(1000 * used / max(sum(moves), 1), 3),
        "kilobytes_per_table": round((held - empty) / tables / 1024, 1),
    }


def served(
    tables: int, seconds: float, rate: float, folder: str | None = None, workers: int = 1,
    database: str = "",
) -> dict[str, Any]:  # fmt: skip
    """The figures of this many tables, on a server of their own, with a core for each worker."""
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) < 2 * workers:
        raise SystemExit(f"{workers} workers and their clients need {2 * workers} cores")
    pin = ["taskset", "-c", ",".join(map(str, cores[:workers]))]
    with serving(*LIMITS, database=database, folder=folder, workers=workers, before=pin) as (
        port, pid,
    ):  # fmt: skip
        os.sched_setaffinity(0, cores[workers:])
        try:
            return {"workers": workers, **measure(port, pid, tables, seconds, rate, workers)}
        finally:
            os.sched_setaffinity(0, cores)


def rows(seconds: float = 5.0) -> list[dict[str, object]]:
    """For `make bench`: three sizes as fast as clients can, and 1,000 tables at a steady pace."""
    found: list[dict[str, object]] = []
    for tables, rate in ((100, 0.0), (500, 0.0), (1000, 0.0), (1000, 1.1)):
        figures = served(tables, seconds, rate)
        name = f"server, {tables} tables{', paced' if rate else ''}"
        for key, unit in (
            ("moves_per_second", "moves/s"), ("p99_ms", "ms, p99"),
            ("server_ms_per_move", "ms of the core a move"), ("kilobytes_per_table", "kB a table"),
        ):  # fmt: skip
            found.append({"what": name, "value": figures[key], "unit": unit})
    return found


def main() -> None:
    """Measure the asked numbers of tables, one after the other."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, nargs="*", default=[100, 500, 1000])
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rate", type=float, default=0.0, help="moves/s of a table, 0: no pause")
    parser.add_argument("--folder", default=None)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--database", default="", help="an empty PostgreSQL; by default SQLite")
    asked = parser.parse_args()
    for tables in asked.tables:
        its = (asked.folder, asked.workers, asked.database)
        figures = served(tables, asked.seconds, asked.rate, *its)
        print(json.dumps(figures), flush=True)


if __name__ == "__main__":
    main()
