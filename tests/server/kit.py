"""A server for tests, in a thread of this process or as a process of its own; and its clients."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import itertools
import json
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest
import uvicorn
from uvloop import new_event_loop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tepui.server.http.app import application
from tepui.server.http.connection_limit import LimitedHTTP
from tepui.server.http.websocket import LimitedSocket
from tepui.server.limits import Limits
from tepui.server.store import contract
from tepui.server.worker import Config, Worker

# Seconds: the machine may be slow and busy, and compile meanwhile. A developer may wait less.
PATIENCE = float(os.environ.get("TEPUI_PATIENCE", "180"))
FREE = Limits(
    sockets_per_address=5000, tables_per_hour=100_000, requests_per_minute=1_000_000,
    messages_per_second=100_000, burst=100_000, chat_per_minute=100_000,
    address_messages_per_second=100_000, address_burst=100_000, previews_per_second=100_000,
    previews_burst=100_000, replays_per_minute=100_000, people_per_hour=100_000,
    sign_ins_per_minute=100_000, answers_per_hour=100_000, entries_per_hour=100_000,
    work_seconds=600.0,
    notices_per_hour=100_000, codes_per_day=100_000, mails_per_day=100_000, round_seconds=0,
)  # fmt: skip


def limited(**limits: Any) -> Limits:
    """These limits, and no others."""
    return msgspec.structs.replace(FREE, **limits)


def _ports() -> Iterator[int]:
    """Each process of a test run has its own range, below those that the system gives away: of two
    tests that were told the same port, one would talk to the other's server.
    """
    number = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    first, most = 12_000 + 1_000 * (number % 20), 1_000
    begun = os.getpid() % most  # another run may go on beside this one
    return (first + (begun + n) % most for n in itertools.count())


PORTS = _ports()


def _is_free(port: int) -> bool:
    with socket.socket() as s:
        s.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            s.bind(("127.0.0.1", port))
        except OSError:
            return False
        return True


def free_port() -> int:
    return next(port for port in PORTS if _is_free(port))


class Clock:
    """The clocks of servers in this process, moved by some hours."""

    def __init__(self) -> None:
        self.hours = 0.0

    def time(self) -> float:
        return time.time() + 3600 * self.hours

    def monotonic(self) -> float:
        return time.monotonic() + 3600 * self.hours


def noon(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """It is noon at servers in this process: no test meets midnight by chance."""
    clock = Clock()
    clock.hours = 12 - (time.time() / 3600) % 24
    monkeypatch.setattr(contract, "time", clock)
    return clock


class Served:
    """Where a server is, and plain HTTP with it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.http = f"http://127.0.0.1:{port}"
        self.ws = f"ws://127.0.0.1:{port}"
        self.app: Any = None
        self.process: Any = None
        self.said: list[bytes] = []
        self.loop: asyncio.AbstractEventLoop | None = None  # of a server in a thread

    @property
    def worker(self) -> Worker:
        return self.app.state.worker

    def ask(
        self, method: str, path: str, body: Any = None, token: str = "", raw: bytes | None = None,
        **headers: str,
    ) -> tuple[int, Any, dict[str, str]]:  # fmt: skip
        data = raw if raw is not None else None if body is None else json.dumps(body).encode()
        given = {"Content-Type": "application/json", **headers}
        if token:
            given["Authorization"] = f"Bearer {token}"
        request = urllib.request.Request(self.http + path, data, given, method=method)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                status, text, head = answer.status, answer.read(), dict(answer.headers)
        except urllib.error.HTTPError as wrong:
            status, text, head = wrong.code, wrong.read(), dict(wrong.headers)
        if head.get("content-encoding") == "gzip":
            text = gzip.decompress(text)
        is_json = "json" in head.get("content-type", "")
        return status, json.loads(text) if is_json else text.decode(), head

    def open(self, game: str = "coloretto", who: list[str] | None = None, **wish: Any) -> Any:
        wish = {"game": game, "who": who or ["me", "friend"], "name": "Ann", **wish}
        status, seated, _ = self.ask("POST", "/api/tables", wish)
        assert status == 201, seated
        return seated

    def join(self, seated: Any, name: str = "Bob", **more: Any) -> Any:
        body = {"name": name, "invitation": seated["invitation"], **more}
        status, mine, _ = self.ask("POST", f"/api/tables/{seated['table']}/join", body)
        assert status == 201, mine
        return mine


@contextlib.contextmanager
def serving(
    database: str, limits: Limits = FREE, beat: float | None = None,
    **settings: Any,
) -> Iterator[Served]:  # fmt: skip
    """A server in a thread. Without a beat, a client that is slow to answer is not gone."""
    app = application(Config(database, limits, **settings))
    served = Served(free_port())
    served.app = app
    server = uvicorn.Server(
        uvicorn.Config(
            app,
            port=served.port,
            log_config=None,
            http=LimitedHTTP,
            ws=LimitedSocket,
            ws_max_size=limits.message_bytes,
            ws_per_message_deflate=False,
            ws_ping_interval=beat,
            ws_ping_timeout=beat,
            timeout_graceful_shutdown=5,
            lifespan="on",
        )
    )

    async def run() -> None:
        served.loop = asyncio.get_running_loop()
        await server.serve()

    def in_thread() -> None:
        with asyncio.Runner(loop_factory=new_event_loop) as runner:
            runner.run(run())

    thread = threading.Thread(target=in_thread, daemon=True)
    thread.start()
    until(lambda: server.started)
    try:
        yield served
    finally:
        server.should_exit = True
        thread.join(PATIENCE)


def until(true: Any, what: str = "it") -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, f"{what} did not happen"
        time.sleep(0.02)


AT = """
import sys
from server.kit import Clock, contract
contract.time = Clock()
contract.time.hours = float(sys.argv.pop(1))
import tepui.cli.__main__
"""


@contextlib.contextmanager
def process(
    database: str, port: int | None = None, *more: str, env: Mapping[str, str] | None = None,
    hours: float | None = None, script: str = "import tepui.cli.__main__",
) -> Iterator[Any]:  # fmt: skip
    """A server as a process of its own, that can be killed; its clock moved by some hours."""
    served = Served(port or free_port())
    command = ["-c", script] if hours is None else ["-c", AT, str(hours)]
    if hours is not None:
        env = {"PYTHONPATH": str(Path(__file__).parents[1]), **(env or {})}
    served.process = subprocess.Popen(
        [
            sys.executable, *command, "serve", "--database", database, "--no-browser",
            "--port", str(served.port), "--limit", "sockets_per_address=5000",
            "--limit", "requests_per_minute=1000000", "--limit", "tables_per_hour=100000",
            "--limit", "messages_per_second=100000", "--limit", "burst=100000",
            "--limit", "address_messages_per_second=100000", "--limit", "address_burst=100000",
            "--limit", "previews_per_second=100000", "--limit", "previews_burst=100000",
            "--limit", "entries_per_hour=100000", "--limit", "round_seconds=0",
            "--limit", "replays_per_minute=100000", "--limit", "par_games=0", *more,
        ],
        stderr=subprocess.PIPE, stdout=subprocess.DEVNULL,
        env={**os.environ, "LANG": "C", **(env or {})},
    )  # fmt: skip
    served.said = []  # on stderr, line by line
    reader = threading.Thread(target=lambda: served.said.extend(served.process.stderr), daemon=True)
    reader.start()
    try:
        until(lambda: alive(served), "the start of the server")
        yield served
    finally:
        if served.process.poll() is None:
            served.process.send_signal(signal.SIGTERM)
        try:
            served.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            served.process.kill()
            served.process.wait()
        reader.join()
        served.process.stderr.close()


def alive(served: Any) -> bool:
    assert served.process.poll() is None, "the server has ended"
    try:
        return served.ask("GET", "/health")[0] == 200
    except OSError:
        return False


class Tunnel:
    """A way to a server on which everything stops without a word, as in a tunnel."""

    def __init__(self, served: Served) -> None:
        self.port = free_port()
        self.http, self.ws = f"http://127.0.0.1:{self.port}", f"ws://127.0.0.1:{self.port}"
        self._goal = served.port
        self._inside = threading.Event()
        self._ends: list[socket.socket] = []
        self.open()

    def open(self) -> None:
        """Let everybody through; also again, after it was closed."""
        self._door = socket.create_server(("127.0.0.1", self.port))
        self._start(self._let_in)

    def enter(self) -> None:
        """From now on, nothing that is on its way arrives; who comes later gets through."""
        self._inside.set()
        self._inside = threading.Event()

    def close(self) -> None:
        """Nobody gets through any more, and everybody sees that."""
        for each in (self._door, *self._ends):
            with contextlib.suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
            each.close()

    def _start(self, work: Any, *args: Any) -> None:
        threading.Thread(target=work, args=args, daemon=True).start()

    def _let_in(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._door.accept()
                far = socket.create_connection(("127.0.0.1", self._goal))
                self._ends += [near, far]
                self._start(self._carry, near, far, self._inside)
                self._start(self._carry, far, near, self._inside)

    def _carry(self, one: socket.socket, other: socket.socket, inside: threading.Event) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(65_536):
                if inside.is_set():
                    return  # and neither side is told
                other.sendall(data)
            other.shutdown(socket.SHUT_WR)


@contextlib.contextmanager
def tunnel(served: Served) -> Iterator[Tunnel]:
    way = Tunnel(served)
    try:
        yield way
    finally:
        way.close()


PLAYERS = itertools.count()  # a message of another client is never taken for one's own


class Player:
    """A client over a real socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []  # every message that came
        self.raw: list[str] = []
        self.room: dict[str, Any] = {}
        self.scene: dict[str, Any] | None = None
        self._number, self._ids = next(PLAYERS), 0

    @classmethod
    async def connect(cls, served: Served | Tunnel, table: str, token: str = "") -> Player:
        socket = await connect(
            f"{served.ws}/api/tables/{table}/play", open_timeout=PATIENCE, compression=None,
            max_queue=None,  # what a test does not read must not hold up the end of the line
            max_size=2**22, ping_interval=None,
        )  # fmt: skip
        player = cls(socket)
        try:
            await player.send({"type": "hello", "token": token})
            await player.hear()
        except BaseException:
            await socket.close()
            raise
        return player

    async def send(self, message: Any) -> None:
        await self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        raw = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        message = json.loads(raw)
        self.raw.append(raw if isinstance(raw, str) else raw.decode())
        self.heard.append(message)
        if message["type"] == "ping":
            with contextlib.suppress(ConnectionClosed):  # what came before the end is still read
                await self.send({"type": "pong", "ping": message["ping"]})
        if message["type"] in ("table", "change"):
            self.room = message["room"] or self.room
            self.scene = message["scene"]
        return message

    async def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a message; its answer."""
        self._ids += 1
        id = message.setdefault("id", f"m{self._number}-{self._ids}")
        await self.send(message)
        while True:
            heard = await self.hear()
            if heard["type"] == "bye" or heard.get("id") == id:
                return heard

    async def until(self, true: Any) -> None:
        while not true(self):
            await self.hear()

    def choices(self) -> list[int]:
        return [choice["move"] for choice in (self.scene or {}).get("choices", [])]

    async def move(self, *moves: int, **more: Any) -> dict[str, Any]:
        decision = self.scene["decision"] if self.scene else 0
        return await self.ask({"type": "move", "decision": decision, "moves": list(moves), **more})

    async def close(self) -> None:
        await self.socket.close()


@contextlib.asynccontextmanager
async def looking(served: Served, table: str, *tokens: str) -> Any:
    """Clients at a table, one for each token; an empty one is a spectator."""
    players = []
    try:
        for token in tokens:
            players.append(await Player.connect(served, table, token))
        yield players
    finally:
        for player in players:
            await player.close()


async def play_out(
    player: Player, seat: int, rng: random.Random, left: list[int], revise: bool
) -> None:
    """Play a seat at random until the game is over, or until no moves are left to be made."""
    while player.room["status"] == "playing" and left[0] > 0:
        again = revise and player.choices() and rng.random() < 0.3
        if again:  # changes a choice that it has made already
            await player.move(rng.choice(player.choices()))
        elif player.scene and seat in player.scene["awaited"] and player.choices():
            left[0] -= 1
            if revise:
                await asyncio.sleep(rng.random() * 0.05)  # so that others can change their minds
            await player.move(rng.choice(player.choices()))
        else:
            await player.hear()


async def play_some(
    players: list[Player], rng: random.Random, most: int = 100_000, revise: bool = False
) -> int:
    """Play at random, each client its seat, until the end or for so many moves; how many."""
    left = [most]
    tasks = [
        asyncio.create_task(play_out(player, seat, rng, left, revise))
        for seat, player in enumerate(players)
    ]
    pending = set(tasks)
    while pending and left[0] > 0:
        done, pending = await asyncio.wait(pending, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    for task in pending:
        task.cancel()
    await asyncio.gather(*pending, return_exceptions=True)
    return most - left[0]


def sqlite_at(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.db'}"


def posted(served: Served, table: str, moment: str = "?step=5&seat=all") -> tuple[str, str]:
    """What a link to a moment of a game shows where it is posted: its page, and where the picture
    is found. A table of nobody, "no", has those of all."""
    status, text, _ = served.ask("GET", f"/replay/{table}{moment}")
    assert status == 200
    with urllib.request.urlopen(f"{served.http}/preview/replay/{table}.png{moment}") as answer:
        return text, urlsplit(answer.url).path
