"""The page's application outside a browser, asked as the page asks it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tepui.page import worker
from tepui.page.serve import Page
from tepui.server.store import open as opening
from tepui.server.store.sqlite import ThreadlessSQLite
from tepui.server.store.store import Store


@pytest.fixture
def threadless(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a browser: the store has no thread, and bots think for nobody else afterwards."""
    monkeypatch.setattr(opening, "store_at", lambda address: Store(ThreadlessSQLite(address[10:])))
    monkeypatch.setattr("tepui.server.worker.store_at", opening.store_at)
    monkeypatch.setattr("tepui.server.table.thinkers._elsewhere", None)


class Device:
    """A page with workers that think at once."""

    def __init__(self, path: Path) -> None:
        self.posted: list[str] = []
        self.page = Page(str(path / "tables.db"), self._post, self.posted.append)

    def _post(self, name: str, number: int, job: bytes) -> None:
        self.posted.append(name)
        loop = asyncio.get_running_loop()
        loop.call_soon(worker.do, job, lambda data: self.page.jobs.hear(number, data))

    async def ask(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        headers = [("content-type", "application/json"), ("authorization", f"Bearer {token}")]
        place, _, query = path.partition("?")
        raw = b"" if body is None else json.dumps(body).encode()
        given = headers if token else headers[:1]
        status, kind, found = await self.page.request(method, f"/api/{place}", query, given, raw)
        return status, json.loads(found) if "json" in kind else found.decode()

    async def sit(self, table: str, token: str) -> tuple[Any, list[dict[str, Any]]]:
        sat = await self.listen(table, token)
        return sat.line, sat.heard

    async def listen(self, table: str, token: str) -> Sat:
        """Sit down at a table, and keep all that is told, as it is told."""
        sat = Sat()
        path = f"/api/tables/{table}/play"
        sat.line = self.page.connect(path, sat.hear, lambda: None)
        sat.line.say(json.dumps({"type": "hello", "token": token, "language": "en"}))
        await until(lambda: sat.heard)
        return sat


class Sat:
    """Somebody at a table."""

    line: Any

    def __init__(self) -> None:
        self.raw: list[str] = []
        self.heard: list[dict[str, Any]] = []

    def hear(self, text: str) -> None:
        self.raw.append(text)
        self.heard.append(json.loads(text))

    async def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Say something, and wait for the answer."""
        id = str(len(self.heard))
        self.line.say(json.dumps({**message, "id": id}))

        def answers() -> list[dict[str, Any]]:
            return [each for each in self.heard if each.get("id") == id]

        await until(answers)
        return answers()[0]


async def until(true: Callable[[], Any]) -> None:
    while not true():
        await asyncio.sleep(0.01)


def played(tmp_path: Path, work: Callable[[Device], Any]) -> None:
    async def run() -> None:
        device = Device(tmp_path)
        await device.page.start()
        try:
            await work(device)
        finally:
            await device.page.stop()

    asyncio.run(run())
