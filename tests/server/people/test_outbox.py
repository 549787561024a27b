"""Calls to strangers' addresses: whoever answers slowly holds up nobody else."""

from __future__ import annotations

import asyncio
import http.client
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from server.kit import PATIENCE, serving, sqlite_at, until
from tepui.server.limits import Addresses, Limits, block_of
from tepui.server.people import notices, outbox, push
from tepui.server.people.notices import Notices, Turn
from tepui.server.people.outbox import AT_ONCE, AT_ONE_PLACE, WAITING, Outbox, Overrun, place_of
from tepui.server.store.contract import Way


@contextmanager
def dripping() -> Iterator[int]:
    """A service that answers with a byte now and then, as long as anybody listens."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        door.settimeout(PATIENCE)

        def drip() -> None:
            line, _ = door.accept()
            with line:
                for _ in range(200):
                    try:
                        line.sendall(b"H")
                    except OSError:
                        return
                    time.sleep(0.05)

        thread = threading.Thread(target=drip, daemon=True)
        thread.start()
        yield door.getsockname()[1]
        thread.join(PATIENCE)


def test_a_call_has_a_deadline_however_slowly_the_answer_drips(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(push, "TIMEOUT", 0.5)
    with dripping() as port:
        here = http.client.HTTPConnection("127.0.0.1", port)
        monkeypatch.setattr(push, "public", lambda host: here)
        with pytest.raises(TimeoutError):
            push.post("https://slow.example/hook", b"{}", {})


class Slow:
    """Webhooks that are called and do not come back before they are let go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.called: list[str] = []
        self.release = threading.Event()
        monkeypatch.setattr(push, "post", self._post)
        monkeypatch.setattr("tepui.server.people.webhooks.post", self._post)

    def _post(self, address: str, body: bytes, headers: dict[str, str]) -> None:
        self.called.append(address)
        if "slow" in address:
            self.release.wait(PATIENCE)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[Slow]:
    found = Slow(monkeypatch)
    yield found
    found.release.set()


TURN = Turn("Coloretto", ("Ann",), "https://tepui.example.org/t/x")


def hook(host: str) -> Way:
    return Way("hook", f"json en https://{host}/hook")


def test_slow_webhooks_hold_up_neither_the_server_nor_those_of_others(slow: Slow) -> None:
    async def go() -> None:
        told = Notices(None, None, "", Addresses(Limits()))  # type: ignore[arg-type]
        for n in range(40):
            told._tasks.start(told._sent(hook(f"a{n}.slow.example"), TURN))  # type: ignore[arg-type]
        while len(slow.called) < AT_ONE_PLACE:
            await asyncio.sleep(0.01)
        # What stories, puzzles and rounds of tournaments need is free.
        await asyncio.wait_for(asyncio.to_thread(lambda: None), PATIENCE)
        assert await told._sent(hook("quick.example.org"), TURN)
        assert slow.called[-1] == "https://quick.example.org/hook"
        assert len(slow.called) == AT_ONE_PLACE + 1, "one place, by however many names"
        slow.release.set()
        await told._tasks.finish()
        assert len(slow.called) == 41

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_too_many_calls_to_one_place_are_dropped(slow: Slow) -> None:
    async def go() -> None:
        box = Outbox()
        calls = [
            asyncio.create_task(box.call("slow.example", slow.release.wait))  # type: ignore[arg-type]
            for _ in range(WAITING)
        ]
        await asyncio.sleep(0)
        with pytest.raises(Overrun):
            await box.call("slow.example", lambda: None)
        slow.release.set()
        await asyncio.gather(*calls)
        await box.call("slow.example", lambda: None)
        assert not box._waiting
        assert not box._places

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_the_server_ends_while_webhooks_are_slow(
    tmp_path: Path, slow: Slow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "STOP", 0.1)
    with serving(sqlite_at(tmp_path)) as served:
        told = served.worker.notices
        assert served.loop is not None
        for n in range(AT_ONCE):
            way = hook(f"slow{n}.example")
            served.loop.call_soon_threadsafe(told._tasks.start, told._sent(way, TURN))
        until(lambda: len(slow.called) == AT_ONCE, "calls")
    assert not slow.release.is_set()
    assert not told._tasks


@pytest.mark.parametrize(
    ("address", "block"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("-", "-"),
    ],
)
def test_an_address_stands_for_its_line(address: str, block: str) -> None:
    assert block_of(address) == block


@pytest.mark.parametrize(
    ("host", "place"),
    [
        ("discord.com", "discord.com"),
        ("a.b.Evil.Example.", "evil.example"),
        ("[2001:db8::1]", "2001:db8::/64"),
        ("192.0.2.7", "192.0.2.7"),
        ("", ""),
    ],
)
def test_to_whom_a_host_belongs(host: str, place: str) -> None:
    assert place_of(host) == place


def test_what_a_call_raises_reaches_who_waits() -> None:
    def fail(*_: Any) -> None:
        raise push.Gone

    async def go() -> None:
        with pytest.raises(push.Gone):
            await outbox.Outbox().call("x.example", fail)

    asyncio.run(go())
