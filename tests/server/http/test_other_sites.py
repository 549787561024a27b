"""Other names of this server, and pages of other sites, get no answer; no cache keeps one."""

from __future__ import annotations

import asyncio
import urllib.parse
import urllib.request
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from server.kit import PATIENCE, Served, serving, sqlite_at


def test_nobody_keeps_what_the_api_says(tmp_path: Path) -> None:
    with serving(sqlite_at(tmp_path)) as served:
        session = served.ask("POST", "/api/people", {})[1]["session"]
        for path in ("/api/me", "/api/me/tables", "/api/games"):
            status, _, headers = served.ask("GET", path, token=session)
            assert (status, headers["cache-control"]) == (200, "no-store")


def ask_as(served: Served, host: str, path: str = "/api/games") -> int:
    request = urllib.request.Request(served.http + path, headers={"Host": host})
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as wrong:
        assert b"tepui.example.org" in wrong.read()
        return wrong.code


def test_other_names_and_pages_of_other_sites_are_refused(tmp_path: Path) -> None:
    with serving(sqlite_at(tmp_path), address="https://tepui.example.org") as served:
        for good in (
            "tepui.example.org",
            "tepui.example.org:443",
            "Tepui.Example.org",
            "127.0.0.1",
        ):
            assert ask_as(served, good) == 200
        for bad in ("evil.example", "tepui.example.org.evil.example", "[", "x:y"):
            assert ask_as(served, bad) == 421
        assert ask_as(served, "127.0.0.1", "/health") == 200  # the host's own probes

        async def opens(host: str, origin: str | None) -> bool:
            address, here = f"ws://{host}/api/tables/none/play", {"port": served.port}
            given: Any = None if origin is None else Origin(origin)
            try:
                async with connect(address, origin=given, host="127.0.0.1", **here):
                    return True
            except InvalidStatus:
                return False

        async def go() -> None:
            ours = "tepui.example.org"
            assert await opens(ours, f"https://{ours}")
            assert await opens(ours, None)  # a program
            for origin in (
                "https://evil.example",
                f"http://{ours}",
                "null",
                f"https://{ours}:8443",
            ):
                assert not await opens(ours, origin)
            assert not await opens("evil.example", f"https://{ours}")

        asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_without_an_address_every_name_will_do(tmp_path: Path) -> None:
    with serving(sqlite_at(tmp_path)) as served:
        assert ask_as(served, "anything.example") == 200
