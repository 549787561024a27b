"""Plain ASGI is enough: the protocol is the same on any server."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import threading
import warnings
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import hypercorn.asyncio
import hypercorn.config
import pytest
from websockets.sync.client import connect

from server.kit import FREE, PATIENCE, Served, serving, sqlite_at, until
from tepui.server.http.app import application
from tepui.server.worker import Config

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it wants the next httpx, which others here do not
    from starlette.testclient import TestClient

Pair = tuple[Callable[[str], None], Callable[[], str]]  # to send with, and to receive


class Client:
    """A client over one WebSocket."""

    def __init__(self, send: Callable[[str], None], receive: Callable[[], str]) -> None:
        self.send_text, self.receive_text = send, receive
        self.scene: Any = None
        self.status = ""
        self._ids = 0

    def send(self, message: Any) -> None:
        self.send_text(message if isinstance(message, str) else json.dumps(message))

    def hear(self) -> Any:
        message = json.loads(self.receive_text())
        if message["type"] == "ping":
            self.send({"type": "pong", "ping": message["ping"]})
            return self.hear()
        if message["type"] in ("table", "change"):
            self.scene = message["scene"]
            self.status = (message["room"] or {"status": self.status})["status"]
        return message

    def ask(self, message: Any) -> Any:
        self._ids += 1
        self.send({"id": f"m{self._ids}", **message})
        while (heard := self.hear()).get("id") != f"m{self._ids}":
            pass
        return heard

    def move(self, rng: random.Random) -> Any:
        choice = rng.choice(self.scene["choices"])["move"]
        return self.ask({"type": "move", "decision": self.scene["decision"], "moves": [choice]})


class Server:
    """A server of some kind."""

    def __init__(self, ask: Any, line: Callable[[str], AbstractContextManager[Pair]]) -> None:
        self.ask = ask
        self._line = line

    def open(self, **wish: Any) -> Any:
        wish = {"game": "coloretto", "who": ["me", "friend"], "name": "Ann", **wish}
        status, seated = self.ask("POST", "/api/tables", wish)
        assert status == 201
        return seated

    def join(self, seated: Any) -> Any:
        body = {"name": "Bob", "invitation": seated["invitation"]}
        status, mine = self.ask("POST", f"/api/tables/{seated['table']}/join", body)
        assert status == 201
        return mine

    @contextmanager
    def sit(self, table: str, token: str = "") -> Iterator[Client]:
        with self._line(f"/api/tables/{table}/play") as pair:
            client = Client(*pair)
            client.send({"type": "hello", "token": token})
            assert client.hear()["type"] == "table"
            yield client


def over_network(served: Served) -> Server:
    @contextmanager
    def line(path: str) -> Iterator[Pair]:
        with connect(served.ws + path, open_timeout=PATIENCE, compression=None) as it:
            yield it.send, lambda: str(it.recv(PATIENCE))

    return Server(lambda *given: served.ask(*given)[:2], line)


@contextmanager
def uvicorn_server(folder: Path) -> Iterator[Server]:
    with serving(sqlite_at(folder)) as served:
        yield over_network(served)


@contextmanager
def hypercorn_server(folder: Path) -> Iterator[Server]:
    app = application(Config(sqlite_at(folder), FREE))
    config = hypercorn.config.Config()
    with socket.create_server(("127.0.0.1", 0)) as listening:
        served = Served(listening.getsockname()[1])
        config.bind = [f"fd://{listening.fileno()}"]
        loop = asyncio.new_event_loop()
        stop = asyncio.Event()
        serve = hypercorn.asyncio.serve(app, config, shutdown_trigger=stop.wait)  # type: ignore[arg-type]
        thread = threading.Thread(target=loop.run_until_complete, args=(serve,))
        thread.start()
        until(lambda: answers(served), "the start of the server")
        try:
            yield over_network(served)
        finally:
            loop.call_soon_threadsafe(stop.set)
            thread.join(PATIENCE)
            loop.close()
            listening.detach()  # it was closed by the server


def answers(served: Served) -> bool:
    try:
        return served.ask("GET", "/health")[0] == 200
    except OSError:
        return False


@contextmanager
def starlette_client(folder: Path) -> Iterator[Server]:
    with TestClient(application(Config(sqlite_at(folder), FREE))) as client:

        def ask(method: str, path: str, body: Any = None, token: str = "") -> tuple[int, Any]:
            headers = {"Authorization": f"Bearer {token}"} if token else {}
            answer = client.request(method, path, json=body, headers=headers)
            return answer.status_code, answer.json()

        @contextmanager
        def line(path: str) -> Iterator[Pair]:
            with client.websocket_connect(path) as it:
                yield it.send_text, it.receive_text

        yield Server(ask, line)


KINDS = (uvicorn_server, hypercorn_server, starlette_client)


@pytest.fixture(scope="module", params=KINDS, ids=lambda kind: kind.__name__)
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    with request.param(tmp_path_factory.mktemp("servers")) as server:
        yield server


def test_two_people_play_to_the_end_and_a_third_looks_on(server: Server) -> None:
    ann, rng = server.open(), random.Random(5)
    bob = server.join(ann)
    with (
        server.sit(ann["table"], ann["token"]) as one,
        server.sit(ann["table"], bob["token"]) as two,
        server.sit(ann["table"]) as three,
    ):
        clients = (one, two)
        while one.status == "playing":
            (seat,) = one.scene["awaited"]
            mover, other = clients[seat], clients[1 - seat]
            while mover.scene["awaited"] != [seat] or not mover.scene["choices"]:
                mover.hear()
            assert mover.move(rng)["type"] == "done"
            while other.scene["awaited"] != mover.scene["awaited"] or other.status != mover.status:
                other.hear()
        while three.status != "over":
            three.hear()
        assert one.scene["result"] == two.scene["result"] == three.scene["result"]


def test_bad_messages_get_sentences(server: Server) -> None:
    ann = server.open(who=["me", "bot:random"])
    with server.sit(ann["table"], ann["token"]) as client:
        for bad in ("{", '"x"', json.dumps({"type": "move", "id": "x"}), json.dumps([1] * 9)):
            client.send(bad)
            while (heard := client.hear())["type"] != "wrong":
                pass
            assert heard["text"]
        assert client.ask({"type": "chat", "text": "still here"})["type"] == "done"
    with server.sit(ann["table"]) as spectator:
        assert spectator.ask({"type": "chat", "text": "hello"})["type"] == "wrong"


def test_many_messages_come_in_order(server: Server) -> None:
    ann = server.open()
    with server.sit(ann["table"], ann["token"]) as client:
        texts = [f"line {number}" for number in range(100)]
        for number, text in enumerate(texts):
            client.send({"type": "chat", "id": str(number), "text": text})
        heard: list[str] = []
        while len(heard) < len(texts):
            message = client.hear()
            if message["type"] == "heard":
                heard.append(message["said"]["text"])
        assert heard == texts


def test_the_api_answers(server: Server) -> None:
    assert server.ask("GET", "/health")[0] == 200
    assert server.ask("GET", "/api/games")[0] == 200
    ann = server.open(public=True)
    tables = [each["about"]["id"] for each in server.ask("GET", "/api/tables")[1]["tables"]]
    assert ann["table"] in tables
    status, said = server.ask("GET", "/api/tables/0000000000000000")
    assert (status, said["code"]) == (404, "server-no-table")
