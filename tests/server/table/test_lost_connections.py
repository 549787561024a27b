"""Lines that die without a word, slow readers, people who are gone, and what is sent again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from server.kit import FREE, PATIENCE, Player, Served, looking, serving, sqlite_at, tunnel
from tepui.cli import serve
from tepui.server.table import live
from tepui.server.table.socket import UNSENT, Socket

Go = Callable[[], Awaitable[None]]


@pytest.fixture(autouse=True)
def no_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live, "GRACE", 0.0)


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with serving(sqlite_at(tmp_path)) as found:
        yield found


def run(go: Go) -> None:
    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def person(player: Player, seat: int) -> Any:
    return player.room["people"][seat]


# The line


def test_a_line_that_is_silently_dead_is_noticed(tmp_path: Path) -> None:
    with serving(sqlite_at(tmp_path), beat=0.5) as served, tunnel(served) as way:
        ann = served.open()
        token = served.join(ann)["token"]

        async def go() -> None:
            async with looking(served, ann["table"], ann["token"]) as (player,):
                bob = await Player.connect(way, ann["table"], token)
                await player.until(lambda each: person(each, 1)["here"])
                way.enter()
                await player.until(lambda each: person(each, 1)["here"] is False)
                again = await Player.connect(way, ann["table"], token)
                await player.until(lambda each: person(each, 1)["here"])
                await again.close()
                bob.socket.transport.abort()

        run(go)


def test_a_server_waits_ten_seconds_for_a_sign_of_life() -> None:
    assert 2 * serve.BEAT <= 10


def test_who_asks_whether_the_line_is_alive_is_answered(served: Served) -> None:
    ann = served.open()

    async def go() -> None:
        async with looking(served, ann["table"], ann["token"], "") as players:
            for player in players:
                pings = []
                while len(pings) < 3:
                    await player.send({"type": "beat"})
                    heard = await player.hear()
                    if heard["type"] == "ping":
                        pings.append(heard["ping"])
                assert pings == sorted(set(pings))

    run(go)


# Who is gone


def test_a_bot_sits_in_for_somebody_who_is_gone_until_they_return(served: Served) -> None:
    ann = served.open(absence=1)
    bob = served.join(ann)

    async def go() -> None:
        async with looking(served, ann["table"], ann["token"]) as (player,):
            await player.until(lambda each: person(each, 1)["missed"])
            assert not person(player, 0)["missed"]
            answer = await player.ask({"type": "sit-in", "seat": 1})
            assert answer["type"] == "done"
            await player.until(lambda each: person(each, 1)["away"])
            assert not person(player, 1)["missed"]
            async with looking(served, ann["table"], bob["token"]) as (back,):
                answer = await back.ask({"type": "do", "what": "return"})
                assert answer["type"] == "done"
                await player.until(lambda each: person(each, 1) == person(each, 1))
                await player.until(lambda each: not person(each, 1)["away"])

    run(go)


def test_nobody_is_replaced_who_is_here_or_not_gone_for_long(served: Served) -> None:
    ann = served.open(absence=3600)
    bob = served.join(ann)

    async def go() -> None:
        async with looking(served, ann["table"], ann["token"]) as (player,):
            for seat in (0, 1, 7):  # oneself, someone who may come back, nobody
                answer = await player.ask({"type": "sit-in", "seat": seat})
                assert answer["code"] == "server-not-missed"
            async with looking(served, ann["table"], bob["token"], "") as (_, spectator):
                answer = await player.ask({"type": "sit-in", "seat": 1})
                assert answer["code"] == "server-not-missed"
                answer = await spectator.ask({"type": "sit-in", "seat": 1})
                assert answer["code"] == "server-spectator"
            assert not any(each["away"] for each in player.room["people"])

    run(go)


@pytest.mark.parametrize(
    "wish",
    [{"absence": 0}, {"absence": 1, "live": False}, {"absence": 1, "clock": {"kind": "move"}}],
)
def test_where_a_clock_runs_or_nobody_hurries_no_bot_sits_in(
    served: Served, wish: dict[str, Any]
) -> None:
    ann = served.open(**wish)
    status, look, _ = served.ask("GET", f"/api/tables/{ann['table']}", token=ann["token"])
    assert status == 200
    assert look["about"]["absence"] == 0


# What is sent again


def test_a_line_of_chat_sent_again_appears_once(served: Served) -> None:
    ann = served.open()
    said = {"type": "chat", "id": "once", "text": "Hello"}

    async def go() -> None:
        for _ in range(2):  # on the same line, and after it was cut
            async with looking(served, ann["table"], ann["token"]) as (player,):
                for _ in range(2):
                    assert (await player.ask(dict(said)))["type"] == "done"
        async with looking(served, ann["table"], ann["token"]) as (player,):
            assert (await player.ask({**said, "id": "twice"}))["type"] == "done"
            assert (await player.ask({"type": "chat", "text": "Hello"}))["type"] == "done"
        async with looking(served, ann["table"], ann["token"]) as (player,):
            assert len(player.heard[0]["chat"]) == 3

    run(go)


class Line:
    def __init__(self) -> None:
        self.waiting = 0
        self.sent: list[bytes] = []
        self.open = True

    def put(self, text: bytes) -> None:
        self.sent.append(text)

    def unsent(self) -> int:
        return self.waiting

    def hang_up(self) -> None:
        self.open = False


def test_a_slow_reader_is_sent_away_and_holds_nobody_up() -> None:
    line = Line()
    socket = Socket(line, FREE)
    socket.put(b"one")
    line.waiting = UNSENT + 1
    socket.put(b"two")
    socket.put(b"three")
    assert line.sent == [b"one", b'{"type":"bye","why":"slow"}']
    assert not line.open
