"""A small client for programs: sit down at a server's table and play there.

    async with await sit("http://127.0.0.1:8000", TABLE, TOKEN) as seat:
        async for scene in seat:
            await seat.move(scene["choices"][0]["move"])

A `scene` is what the server sends (see its /api/v1/messages.json), as plain Python values.

Where a server is not open to everybody, `enter` gives a pass for the code of its link or
invitation; every other call takes it as `door`.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import secrets
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from http.cookies import SimpleCookie
from types import TracebackType
from typing import Any

try:
    from websockets.asyncio.client import ClientConnection, connect
except ImportError as missing:
    raise ImportError("tepui.client needs websockets: pip install 'tepui[client]'") from missing

__all__ = ["Seat", "ServerRefused", "enter", "join", "open_table", "request", "sit"]

TIMEOUT = 30
BYE = {
    "stop": "it stops", "slow": "too much waits to be read here", "error": "it has failed",
    "rate": "too many messages came",
}  # fmt: skip
PASS = "tepui-pass"  # noqa: S105  # the cookie that opens a server's door


class ServerRefused(Exception):
    """The server has refused: its code, and its sentence; and when to try again, if it said so."""

    def __init__(self, code: str, text: str, wait: float | None = None) -> None:
        super().__init__(text)
        self.code = code
        self.wait = wait


def request(server: str, path: str, body: Any = None, door: str = "") -> Any:
    """Ask the server's API: GET, or POST with a body."""
    text = _fetch(server, path, body, door)[0]
    return json.loads(text) if text else None


def enter(server: str, code: str) -> str:
    """Enter a server that is not open to everybody, by a code; the pass for every other call."""
    cookies = SimpleCookie(_fetch(server, "/api/v1/door", {"code": code})[1])
    return cookies[PASS].value if PASS in cookies else ""


def _fetch(server: str, path: str, body: Any, door: str = "") -> tuple[bytes, str]:
    """The answer's body, and the cookie that comes with it."""
    data = None if body is None else json.dumps(body).encode()
    head = {"Content-Type": "application/json", **_opening(door)}
    asked = urllib.request.Request(server.rstrip("/") + path, data, head)  # noqa: S310
    try:
        with urllib.request.urlopen(asked, timeout=TIMEOUT) as answer:  # noqa: S310
            return answer.read(), answer.headers.get("Set-Cookie", "")
    except urllib.error.HTTPError as wrong:
        said = json.loads(wrong.read())
        raise ServerRefused(said["code"], said["text"]) from None


def _opening(door: str) -> dict[str, str]:
    return {"Cookie": f"{PASS}={door}"} if door else {}


def open_table(server: str, game: str, who: list[str], door: str = "", **wish: Any) -> Any:
    """Open a table; `who` says for each seat me, friend or bot:LEVEL."""
    return request(server, "/api/v1/tables", {"game": game, "who": who, **wish}, door)


def join(server: str, table: str, name: str, invitation: str = "", door: str = "") -> Any:
    """Sit down on a free seat."""
    body = {"name": name, "invitation": invitation}
    return request(server, f"/api/v1/tables/{table}/join", body, door)


async def sit(server: str, table: str, token: str = "", door: str = "") -> Seat:
    """Take a seat by its token; without one, look on."""
    address = server.rstrip("/").replace("http", "ws", 1)
    path = f"/api/v1/tables/{table}/play"
    socket = await connect(f"{address}{path}", compression=None, additional_headers=_opening(door))
    seat = Seat(socket)
    await socket.send(json.dumps({"type": "hello", "token": token}))
    await seat.hear()
    return seat


class Seat:
    """A seat at a table. Iterating gives the scene whenever this seat is awaited."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.you: int | None = None
        self.room: dict[str, Any] = {}
        self.scene: dict[str, Any] | None = None
        self._ids = itertools.count(1)
        self._mine = secrets.token_hex(4)  # ids differ from those before a line was cut

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(await self.socket.recv())
        kind = message["type"]
        if kind == "ping":
            await self.socket.send(json.dumps({"type": "pong", "ping": message["ping"]}))
        if kind == "table":
            self.you = message["you"]
        if kind in ("table", "change"):
            self.room = message["room"] or self.room
            self.scene = message["scene"]
        if kind == "wrong":
            raise ServerRefused(message["code"], message["text"], message.get("wait"))
        if kind == "bye":
            raise ServerRefused(message["why"], f"The server hangs up: {BYE[message['why']]}.")
        return message

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        id = message["id"] = f"{self._mine}-{next(self._ids)}"
        await self.socket.send(json.dumps(message))
        while True:
            heard = await self.hear()
            if heard.get("id") == id:
                return heard

    async def move(self, *moves: int) -> None:
        """Make a move, of one or more small moves; if the server asks for it, after a while."""
        assert self.scene is not None
        decision = self.scene["decision"]
        while True:
            try:
                await self.ask(type="move", decision=decision, moves=list(moves))
            except ServerRefused as refused:
                if refused.wait is None:
                    raise
                await asyncio.sleep(refused.wait)
            else:
                return

    async def __aiter__(self) -> AsyncIterator[dict[str, Any]]:
        while self.room["status"] in ("open", "playing", "paused"):
            awaited = self.scene is not None and self.you in self.scene["awaited"]
            if awaited and self.room["status"] == "playing" and self.scene:
                yield self.scene
            else:
                await self.hear()

    async def __aenter__(self) -> Seat:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await asyncio.shield(self.socket.close())
