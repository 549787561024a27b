"""The host's commands, the client for programs, and operation."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

from server.kit import Served, looking, serving, sqlite_at
from tepui.client import ServerRefused, join
from tepui.server import host

EXAMPLE = Path(__file__).parents[2] / "examples" / "server_bot.py"


def test_close_mute_and_forget(database: str) -> None:
    with serving(database) as served:
        ann = served.open()
        served.join(ann, "Bob Secret")
        table = ann["table"]

        async def go() -> None:
            async with looking(served, table, ann["token"]) as (player,):
                await player.ask({"type": "chat", "text": "my address is 5 High Street"})

        asyncio.run(go())
        asyncio.run(host.mute(database, table, 0))

        async def muted() -> None:
            async with looking(served, table, ann["token"]) as (player,):
                for _ in range(3):  # the server learns of it at its next write at the latest
                    answer = await player.ask({"type": "chat", "text": "hello?"})
                assert answer["code"] == "server-muted"

        asyncio.run(muted())
        assert asyncio.run(host.forget(database, table, 0)) >= 2
        assert asyncio.run(host.forget(database, table, 1)) == 1
        asyncio.run(host.close(database, table))
    with serving(database) as served:
        status, look, _ = served.ask("GET", f"/api/tables/{table}", token=ann["token"])
        assert status == 200
        assert look["room"]["status"] == "closed"
        assert [person["name"] for person in look["room"]["people"]] == ["-", "-"]


def example_bot(served: Served, seated: dict[str, str]) -> str:
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), served.http, seated["table"], seated["invitation"]],
        capture_output=True, text=True, timeout=600, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def test_the_example_bot_plays_a_whole_game(tmp_path: Path) -> None:
    with serving(sqlite_at(tmp_path)) as served:
        seated = served.open(who=["friend", "bot:random"])
        assert example_bot(served, seated).startswith("place ")
        try:
            join(served.http, seated["table"], "Late", seated["invitation"])
        except ServerRefused as refused:
            assert refused.code == "server-is-over"
        status, text, _ = served.ask("GET", "/metrics")
        assert status == 200
        assert "tepui_events_written_total" in text
        assert seated["invitation"] not in text
