"""Several workers of one server, as `tepui serve --workers 2` starts them, at one table and at one
match."""

from __future__ import annotations

import asyncio
import itertools
import random
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from server.kit import PATIENCE, Player, Served, play_out, play_some, process, sqlite_at, until
from tepui.cli.serve import lan_address
from tepui.server.table.matches import first_id

TRIES = 200
SOCKETS = re.compile(r'^tepui_sockets\{worker="(\d+)"\} (\d+)$', re.MULTILINE)


def sockets(served: Served) -> dict[str, int]:
    """How many sockets each of the two workers holds."""
    found: dict[str, int] = {}

    def both_answered() -> bool:
        answer: Any = SOCKETS.search(served.ask("GET", "/metrics")[1])
        found[answer[1]] = int(answer[2])
        return len(found) == 2

    until(both_answered, "an answer of the second worker")
    return found


def spelled(table: str) -> Iterator[str]:
    """A table's name, spelled in all ways that an address allows: its worker goes by these."""
    for ways in itertools.product((str, lambda letter: f"%{ord(letter):02X}"), repeat=len(table)):
        yield "".join(way(letter) for way, letter in zip(ways, table, strict=True))


async def apart(served: Served, tables: list[str], tokens: list[str]) -> list[Player]:
    """Two seats at different workers, as they are where one could not be handed over."""
    ann = await Player.connect(served, tables[0], tokens[0])
    for table in itertools.islice(spelled(tables[1]), TRIES):
        bob = await Player.connect(served, table, tokens[1])
        if list(sockets(served).values()) == [1, 1]:
            return [ann, bob]
        await bob.close()
    raise AssertionError("both seats are always at one worker")


async def together(served: Served) -> None:
    """All who look at a table do so through one worker, and each worker has its tables."""
    busy: set[str] = set()
    for _ in range(TRIES):
        ann = served.open()
        tokens = [ann["token"], served.join(ann)["token"], ""]
        players = [await Player.connect(served, ann["table"], token) for token in tokens * 2]
        held = sockets(served)
        assert sorted(held.values()) == [0, 6]
        if not busy:
            await play_some(players[:2], random.Random(5))
            for player in players:
                await player.until(lambda each: each.room["status"] == "over")
        for player in players:
            await player.close()
        until(lambda: not any(sockets(served).values()), "the end of all connections")
        busy.add(max(held, key=held.__getitem__))
        if len(busy) == 2:
            return
    raise AssertionError("all tables are at one worker")


def test_seats_at_different_workers_play_a_whole_game(database: str) -> None:
    with process(database, None, "--workers", "2", "--lan") as served:
        where = served.ask("GET", "/api/where")[1]
        assert where == {"local": False, "lan": lan_address(served.port)}
        ann = served.open()
        asyncio.run(whole_game(served, ann["table"], [ann["token"], served.join(ann)["token"]]))
        asyncio.run(whole_match(served))
        asyncio.run(together(served))
        each_is_seated_once(served)
        served.process.terminate()
        assert served.process.wait(PATIENCE) in (0, -15)


def test_workers_end_with_the_process_that_has_the_file(tmp_path: Path) -> None:
    database = sqlite_at(tmp_path)
    with process(database, None, "--workers", "2") as served:
        ann = served.open()
        served.process.kill()

        def port_is_free() -> bool:
            with socket.socket() as tried:
                return tried.connect_ex(("127.0.0.1", served.port)) != 0

        until(port_is_free, "the end of the workers")
    with process(database, served.port, "--workers", "2") as served:
        assert served.join(ann)["table"] == ann["table"]


def each_is_seated_once(served: Served) -> None:
    """Wishes for a game, asked after at whichever worker."""
    wish = {"games": ["coloretto"], "seats": 2}
    tokens = [served.ask("POST", "/api/seek", wish)[1]["seek"] for _ in range(12)]
    found = [served.ask("GET", "/api/seek", None, token)[1]["table"] for token in tokens]
    assert all(found)
    assert all(found.count(table) == 2 for table in found)


async def whole_game(served: Served, table: str, tokens: list[str]) -> None:
    players = await apart(served, [table, table], tokens)
    await play_some(players, random.Random(3))
    for player in players:
        await player.until(lambda each: each.room["status"] == "over")
        assert player.scene["result"] == players[0].scene["result"]
        await player.close()


async def whole_match(served: Served) -> None:
    """Two tables of one match, at different workers: each worker tells of both, when it may."""
    wish = {"game": "coloretto", "who": ["me", "bot:random"], "name": "Ann"}
    _, match, _ = served.ask("POST", "/api/matches", wish)
    tables = [first_id(match["match"], number) for number in range(2)]
    bob = served.join({"table": tables[1], "invitation": match["invitation"]})
    tokens = [match["token"], bob["token"]]
    players = await apart(served, tables, tokens)
    points = []
    for seed, (player, token) in enumerate(zip(players, tokens, strict=True)):
        assert [deal["results"] for deal in told(served, match, tokens[1])] == [[]], "not played"
        await play_out(player, 0, random.Random(seed), [10_000], False)
        points.append(player.scene["result"]["scores"])
        (deal,) = told(served, match, token)
        assert [len(deal["results"]), deal["done"]] == [seed + 1, seed == 1]
        await player.close()
    assert [[score["points"] for score in each["scores"]] for each in deal["results"]] == points
    seen = 0
    while seen < 20:  # strangers, at whichever worker
        (deal,) = told(served, match)
        assert (deal["done"], len(deal["results"]), len(deal["seed"])) == (True, 2, 64)
        assert served.ask("GET", f"/api/tables/{tables[seen % 2]}/log")[0] == 200
        seen += 1


def told(served: Served, match: Any, token: str = "") -> Any:
    return served.ask("GET", f"/api/matches/{match['match']}", token=token)[1]["deals"]
