"""Tables that begin from a position: played, told, logged and replayed as any other."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import tepui
from laws.test_arranged import midway
from server.kit import Served, looking, play_some, serving, sqlite_at
from server.rebuild import check
from settings import Setting
from tepui.engine import log
from tepui.engine.contract import SPECTATOR
from tepui.engine.errors import BadPosition
from tepui.engine.position import Position
from tepui.server.messages import Seated, Wish


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with serving(sqlite_at(tmp_path)) as served:
        yield served


def opened(served: Served, wish: Wish, start: Position) -> Seated:
    assert served.loop is not None
    coming = served.worker.tables.open(wish, start)
    return asyncio.run_coroutine_threadsafe(coming, served.loop).result()


def test_tables_begin_from_a_position(served: Served, tmp_path: Path) -> None:
    for game in tepui.all_games():
        seats = game.seats[min(1, len(game.seats) - 1)]
        options = {**game.unhurried, **({"stale": "1"} if game.id == "galapagos" else {})}
        start = midway(Setting(game, seats, tuple(options.items())))
        who = ["me", *["friend"] * (seats - 1)]
        first = opened(served, Wish(game.id, who, "Ann", options), start)
        seated = {"table": first.table, "invitation": first.invitation}
        tokens = [first.token, *(served.join(seated)["token"] for _ in range(seats - 1)), ""]
        path = f"/api/tables/{first.table}"
        untouched = served.ask("GET", f"{path}/log", token=first.token)
        assert log.read(untouched[1]).position is not None
        most = 400 if game.id == "coloretto" else 20

        async def play(tokens=tokens, first=first, most=most):
            async with looking(served, first.table, *tokens) as players:
                assert json.loads(players[0].raw[0])["about"]["arranged"]
                await play_some(players[:-1], random.Random(1), most)
                for player in players:
                    await player.ask({"type": "answer", "yes": True})  # all before it has come
                return players

        players = asyncio.run(play())
        for viewer, player in zip([*range(seats), SPECTATOR], players, strict=True):
            assert check(tmp_path, first.table, viewer, player.raw) > 3
        seen = served.ask("GET", f"{path}/log", token=tokens[1])[1]
        assert log.read(seen).position is not None
        if game.id != "coloretto":
            continue
        assert log.resume(log.read(seen)).start == start  # it is over: all is open
        assert log.verify(log.read(seen)) > 3
        status, shown, _ = served.ask("GET", f"{path}/replay")
        assert (status, len(shown["steps"]) > 10) == (200, True)
        for upload in ("/api/replay", "/api/review"):
            status, said, _ = served.ask("POST", upload, raw=seen.encode())
            assert (status, said["code"]) == (409, "server-arranged-log")


def test_what_cannot_be_begun_from_opens_no_table(served: Served) -> None:
    game = tepui.game("coloretto")
    start = midway(Setting(game, 3))
    with pytest.raises(BadPosition, match="seats"):
        opened(served, Wish("coloretto", ["me", "bot:random"]), start)
    with pytest.raises(BadPosition, match="not one of"):
        opened(served, Wish("galapagos", ["me", "bot:random", "bot:random"]), start)
    assert not served.worker.tables.live
    raw = json.dumps({"game": "coloretto", "who": ["me", "bot:random"], "start": "AAAA"})
    assert served.ask("POST", "/api/tables", raw=raw.encode())[0] == 400
