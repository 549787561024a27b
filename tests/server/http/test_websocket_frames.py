"""Messages arrive whole and in order, however the network and the client cut them."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from server.kit import PATIENCE, Served, limited, serving, sqlite_at

HANDSHAKE = (
    "GET /api/tables/{table}/play HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(sqlite_at(tmp_path_factory.mktemp("frames"))) as served:
        yield served


class Bare:
    """A connection whose bytes a test chooses."""

    def __init__(self, served: Served, hello: bool = True) -> None:
        seated = served.open()
        self.socket = socket.create_connection(("127.0.0.1", served.port), PATIENCE)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.came = self.socket.makefile("rb")
        self.socket.sendall(HANDSHAKE.format(table=seated["table"]).encode())
        while self.came.readline() != b"\r\n":
            pass
        if not hello:
            return
        self.send(frame(json.dumps({"type": "hello", "token": seated["token"]})))
        while self.frame()[0] != Opcode.TEXT:
            pass

    def __enter__(self) -> Bare:
        return self

    def __exit__(self, *_: object) -> None:
        self.came.close()
        self.socket.close()

    def send(self, *parts: bytes) -> None:
        for part in parts:
            self.socket.sendall(part)
            time.sleep(0.05)  # so that the server reads each by itself

    def frame(self) -> tuple[int, bytes]:
        first, size = self.came.read(2)
        if size == 126:
            size = int.from_bytes(self.came.read(2))
        return first & 15, self.came.read(size)

    def chats(self, count: int) -> list[str]:
        texts: list[str] = []
        while len(texts) < count:
            opcode, data = self.frame()
            if opcode == Opcode.TEXT and (message := json.loads(data))["type"] == "heard":
                texts.append(message["said"]["text"])
        return texts


def frame(text: str | bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    data = text.encode() if isinstance(text, str) else text
    return Frame(opcode, data, fin).serialize(mask=True)


def chat(text: str) -> str:
    return json.dumps({"type": "chat", "id": text[:9], "text": text}, ensure_ascii=False)


ONE, TWO, THREE = frame(chat("one")), frame(chat("zwei, ü")), frame(chat("three"))
LONG = frame(chat("long " * 40))
PING = frame("here", Opcode.PING)
PIECES = [frame(chat("two")[:9], fin=False), frame(chat("two")[9:], Opcode.CONT)]


@pytest.mark.parametrize(
    ("parts", "texts"),
    [
        ([ONE, TWO, THREE], ["one", "zwei, ü", "three"]),
        ([ONE + TWO, THREE], ["one", "zwei, ü", "three"]),
        ([ONE + TWO[:1], TWO[1:] + THREE], ["one", "zwei, ü", "three"]),
        ([ONE[:1], ONE[1:], TWO[:5], TWO[5:], THREE], ["one", "zwei, ü", "three"]),
        ([ONE, LONG, THREE], ["one", ("long " * 40).strip(), "three"]),
        ([ONE, *PIECES, THREE], ["one", "two", "three"]),
        ([ONE, PIECES[0], PING, PIECES[1], THREE], ["one", "two", "three"]),
        ([PING, ONE, PING + TWO, THREE], ["one", "zwei, ü", "three"]),
    ],
)
def test_messages_arrive_however_they_are_cut(
    served: Served, parts: list[bytes], texts: list[str]
) -> None:
    with Bare(served) as bare:
        bare.send(*parts)
        assert bare.chats(len(texts)) == texts


def test_a_ping_is_answered(served: Served) -> None:
    with Bare(served) as bare:
        bare.send(PING)
        found: tuple[int, Any] = (0, b"")
        while found[0] != Opcode.PONG:
            found = bare.frame()
        assert found[1] == b"here"


def test_a_client_that_does_not_wait_is_read_in_order(served: Served) -> None:
    texts = [f"line {number}" for number in range(200)]
    with Bare(served) as bare:
        bare.send(ONE, *[frame(chat(text)) for text in texts[:3]])
        bare.send(b"".join(frame(chat(text)) for text in texts[3:]))
        assert bare.chats(201) == ["one", *texts]


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (b"\x81\x05hello", 1002),
        (frame(b"\xff\xfe"), 1007),
        (frame("x" * 20_000), 1009),
    ],
    ids=["not masked", "not UTF-8", "too long"],  # a mask is random: it names no test
)
def test_a_bad_frame_closes_the_connection(served: Served, sent: bytes, code: int) -> None:
    with Bare(served) as bare:
        bare.send(sent)
        found: tuple[int, bytes] = (0, b"")
        while found[0] != Opcode.CLOSE:
            found = bare.frame()
        assert int.from_bytes(found[1][:2]) == code


FLOODS = {
    "pings": PING * 3000,
    "pongs": frame("", Opcode.PONG) * 3000,
    "parts of a message": frame("", fin=False) + frame("", Opcode.CONT, fin=False) * 3000,
    "empty messages": frame("") * 3000,
}


@pytest.mark.parametrize("flood", FLOODS.values(), ids=FLOODS)
@pytest.mark.parametrize("hello", [True, False])
def test_each_frame_counts_as_a_message(tmp_path: Path, flood: bytes, hello: bool) -> None:
    few = limited(burst=20, messages_per_second=0.01)
    with serving(sqlite_at(tmp_path), few) as served, Bare(served, hello) as bare:
        bare.socket.settimeout(20)
        bare.socket.sendall(flood)
        found: list[int] = []
        with suppress(OSError, ValueError):  # it may end
            while found.count(Opcode.TEXT) < 50:
                opcode, data = bare.frame()
                found.append(opcode)
                if opcode == Opcode.TEXT and b'"wait":1.0' in data:
                    bare.socket.settimeout(0.5)  # from now on there is one answer a second
        assert Opcode.TEXT in found
        assert Opcode.CLOSE in found or bare.socket.gettimeout() == 0.5
        assert found.count(Opcode.TEXT) < 50
        assert found.count(Opcode.PONG) < 500


def test_little_is_read_after_the_farewell(served: Served) -> None:
    with Bare(served, hello=False) as bare:
        bare.send(frame("no hello"))
        found = [0]
        while found[-1] != Opcode.CLOSE:
            found.append(bare.frame()[0])
        with suppress(OSError, ValueError):  # it may end
            bare.socket.sendall(PING * 6000)
            while True:
                found.append(bare.frame()[0])
        assert found.count(Opcode.PONG) < 3000
