"""Several workers of one server, as `tepui serve --workers 2` starts them, at one table and at one
match."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

from click.testing import CliRunner

from server.kit import PATIENCE, Player, Served, play_out, play_some, process, sqlite_at, until
from tepui.cli.app import app
from tepui.cli.serve import lan_address
from tepui.server.table.matches import first_id

TRIES = 200


def sockets(served: Served) -> dict[int, int]:
    """How many sockets each of the two workers holds."""
    found: dict[int, int] = {}

    def both_answered() -> bool:
        answer = served.ask("GET", "/health")[1]
        found[answer["worker"]] = answer["sockets"]
        return len(found) == 2

    until(both_answered, "an answer of the second worker")
    return found


async def apart(served: Served, tables: list[str], tokens: list[str]) -> list[Player]:
    """Two seats at different workers."""
    ann = await Player.connect(served, tables[0], tokens[0])
    for _ in range(TRIES):
        bob = await Player.connect(served, tables[1], tokens[1])
        if list(sockets(served).values()) == [1, 1]:
            return [ann, bob]
        await bob.close()
    raise AssertionError("both seats are always at one worker")


def test_seats_at_different_workers_play_a_whole_game(postgres_address: str) -> None:
    with process(postgres_address, None, "--workers", "2", "--lan") as served:
        where = served.ask("GET", "/api/where")[1]
        assert where["local"] is False
        assert where["lan"] == lan_address(served.port)
        ann = served.open()
        asyncio.run(whole_game(served, ann["table"], [ann["token"], served.join(ann)["token"]]))
        asyncio.run(whole_match(served))
        each_is_seated_once(served)
        served.process.terminate()
        assert served.process.wait(PATIENCE) in (0, -15)


def test_several_workers_need_postgresql(tmp_path: Path) -> None:
    database = sqlite_at(tmp_path)
    asked = ["serve", "--port", "0", "--database", database, "--workers", "2"]
    found = CliRunner().invoke(app, asked)
    assert found.exit_code == 2
    assert "PostgreSQL" in found.output
    assert not (tmp_path / "tables.db").exists()


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
