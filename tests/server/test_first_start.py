"""The first start on a machine: pages are there before any game is compiled, and one opens."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import tepui
from server.kit import PATIENCE, Player, serving, sqlite_at, until
from tepui.cli.serve import has_desktop
from tepui.engine.game import Game
from tepui.server.table.loaded_games import warm

WISH = {"game": "galapagos", "who": ["me", "friend"], "name": "Ann"}
NAMESAKE = {**WISH, "name": "amazonas"}  # the name of another game is no wish for it


def test_pages_are_served_while_games_are_compiled_and_those_that_are_wanted_come_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[str] = []
    may = {game.id: threading.Event() for game in tepui.all_games()}
    load = warm

    def slow(game: Game) -> None:
        begun.append(game.id)
        may[game.id].wait(PATIENCE)
        load(game)

    monkeypatch.setattr("tepui.server.worker.warm", slow)
    with ThreadPoolExecutor() as people, serving(sqlite_at(tmp_path)) as served:
        until(lambda: begun, "the first game")
        assert served.ask("GET", "/")[0] == 200
        assert len(served.ask("GET", "/api/games")[1]["games"]) == len(may)
        status, health, _ = served.ask("GET", "/health")
        assert (status, health["status"]) == (200, "ok")
        assert set(health["rules"].values()) == {"loading"}
        asked = people.submit(served.ask, "POST", "/api/tables", NAMESAKE)
        until(lambda: served.worker.games.wanted, "somebody who waits")
        assert "galapagos" not in begun
        may[begun[0]].set()
        until(lambda: len(begun) > 1, "the next game")
        assert begun[1] == "galapagos"
        assert not asked.done()
        may["galapagos"].set()
        status, seated, _ = asked.result(PATIENCE)
        assert status == 201
        assert [served.ask("GET", "/health")[1]["rules"][id] for id in begun[2:]] == ["loading"]

        async def sit() -> None:
            player = await Player.connect(served, seated["table"], seated["token"])
            await player.close()

        asyncio.run(sit())
        assert set(served.worker.games.wanted) == {"galapagos"}
        for each in may.values():
            each.set()
        until(lambda: all(map(served.worker.games.has, may)), "all games")
        until(lambda: all(chore.done for chore in served.worker.chores[:7]), "the chores")


def test_whoever_comes_back_to_a_table_waits_for_its_game_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(sqlite_at(tmp_path)) as served:
        table = served.ask("POST", "/api/tables", WISH)[1]["table"]
    may, load = threading.Event(), warm

    def slow(game: Game) -> None:
        may.wait(PATIENCE)
        load(game)

    monkeypatch.setattr("tepui.server.worker.warm", slow)
    with ThreadPoolExecutor() as people, serving(sqlite_at(tmp_path)) as served:
        asked = people.submit(served.ask, "GET", f"/api/tables/{table}")
        until(lambda: served.worker.games.wanted, "somebody who waits")
        assert served.ask("GET", "/api/daily")[0] == 200
        assert not asked.done()
        assert served.worker.games.wanted == ["galapagos"]
        may.set()
        assert asked.result(PATIENCE)[0] == 200


def test_a_game_that_cannot_be_loaded_leaves_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(game: Game) -> None:
        if game.id == "coloretto":
            raise RuntimeError("as may happen")

    monkeypatch.setattr("tepui.server.worker.warm", broken)
    with serving(sqlite_at(tmp_path)) as served:
        assert served.ask("POST", "/api/tables", WISH)[0] == 201


COMPILE = """
import sys, tepui
from tepui.engine.runtime import machine, wasmtime_c
compile, count = wasmtime_c.compiled, []
wasmtime_c.compiled = lambda *asked: (count.append(1), compile(*asked))[1]
print("ready", flush=True)
sys.stdin.readline()
machine.machine_of(tepui.game("coloretto"))
print(len(count))
"""


def test_of_several_processes_one_compiles_and_the_others_load_it(tmp_path: Path) -> None:
    env = {**os.environ, "TEPUI_CACHE": str(tmp_path)}
    started = [
        subprocess.Popen(
            [sys.executable, "-c", COMPILE], env=env, text=True, stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        for _ in range(3)
    ]  # fmt: skip
    for each in started:
        assert each.stdout is not None
        assert each.stdout.readline() == "ready\n"
    told = []
    for each in started:
        assert each.stdin is not None
        each.stdin.write("\n")
        each.stdin.flush()
    for each in started:
        told.append(int(each.communicate(timeout=PATIENCE)[0]))
        assert each.returncode == 0
    assert sorted(told) == [0, 0, 1]


@pytest.mark.parametrize(
    ("environment", "system", "opens"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"DISPLAY": ":0", "CI": "true"}, "linux", False),
        ({"DISPLAY": ":10", "SSH_CONNECTION": "1 2 3 4"}, "linux", False),
        ({}, "darwin", True),
    ],
)
def test_a_browser_opens_where_somebody_sits(
    environment: dict[str, str], system: str, opens: bool
) -> None:
    assert has_desktop(environment, system) == opens
