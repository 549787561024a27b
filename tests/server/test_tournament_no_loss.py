"""A Swiss of bots over sockets: its server is killed twice, and nothing is lost or doubled."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import server.kit as kit
from server.stubborn import Client, check_log
from tepui.server.store.open import opened
from tepui.server.tournament.pairing import meetings

PEOPLE, SEATS, ROUNDS = int(os.environ.get("TEPUI_ENTRANTS", "24")), 4, 3
# A short game that needs no compiler: the server interprets it.
SHORT = {"TEPUI_GAMES": str(Path(__file__).parents[2] / "examples/games"), "TEPUI_JIT": "off"}
WISH = {
    "game": "piranha", "kind": "swiss", "seats": SEATS, "rounds": ROUNDS, "rest": 0,
    "clock": {"kind": "move", "seconds": 86_400},
}  # fmt: skip


class Cup:
    """The tournament, its server and its bots."""

    def __init__(self, database: str) -> None:
        self.database, self.port = database, kit.free_port()
        self.clients: list[Client] = []
        self.stop = asyncio.Event()
        self.start()
        _, self.opened, _ = self.served.ask("POST", "/api/tournaments", WISH)
        self.path = f"/api/tournaments/{self.opened['tournament']}"
        entry = {"invitation": self.opened["invitation"]}
        self.tokens = []
        for n in range(PEOPLE):
            status, mine, _ = self.served.ask(
                "POST", f"{self.path}/enter", {"name": f"B{n}", **entry}
            )
            assert (status, mine["entrant"]) == (201, n)
            self.tokens.append(mine["token"])

    def start(self) -> None:
        self.stack = ExitStack()
        self.served = self.stack.enter_context(kit.process(self.database, self.port, env=SHORT))

    def kill(self) -> None:
        self.served.process.kill()
        self.stack.close()
        self.start()

    def told(self) -> Any:
        return self.served.ask("GET", self.path)[1]

    def acknowledged(self) -> int:
        return sum(len(client.acknowledged) for client in self.clients)

    async def opened_round(self, number: int) -> list[Any]:
        """The tables of a round, once all are there."""
        while True:
            rounds = (await asyncio.to_thread(self.told))["rounds"]
            if len(rounds) > number and all(
                t["status"] != "open" for t in rounds[number]["tables"]
            ):
                return rounds[number]["tables"]
            await asyncio.sleep(0.1)

    async def run(self) -> None:
        body = {"what": "begin"}
        await asyncio.to_thread(
            self.served.ask, "POST", f"{self.path}/do", body, self.opened["token"]
        )
        for number in range(ROUNDS):
            tables = await asyncio.wait_for(self.opened_round(number), kit.PATIENCE)
            mine = [
                Client(self.served, table["table"], seat, self.tokens[who["entrant"]])
                for table in tables
                for seat, who in enumerate(table["seats"])
            ]
            self.clients += mine
            playing = asyncio.gather(*(client.run(self.stop) for client in mine))
            if number == 0:  # amid play
                before = self.acknowledged()
                while self.acknowledged() < before + 100:
                    await asyncio.sleep(0.01)
                await asyncio.to_thread(self.kill)
            await asyncio.wait_for(playing, kit.PATIENCE)
            if number == 1:  # as the last table ends, and the next round is about to be opened
                await asyncio.to_thread(self.kill)
        while (await asyncio.to_thread(self.told))["status"] != "over":
            await asyncio.sleep(0.1)


def test_a_swiss_of_bots_with_two_kills(tmp_path: Path) -> None:
    database = kit.sqlite_at(tmp_path)
    cup = Cup(database)
    try:
        asyncio.run(cup.run())
        page = cup.told()
    finally:
        cup.stack.close()
    results = {
        table["table"]: [seat["score"] for seat in table["seats"]]
        for each in page["rounds"] for table in each["tables"]
    }  # fmt: skip
    assert all(client.scores == results[client.table] for client in cup.clients)
    assert [one["name"] for one in page["entrants"]] == [f"B{n}" for n in range(PEOPLE)]
    assert len(page["rounds"]) == ROUNDS
    seated = [[seat["entrant"] for seat in table["seats"]]
              for each in page["rounds"] for table in each["tables"]]  # fmt: skip
    assert {len(table) for table in seated} == {SEATS}
    assert Counter(one for table in seated for one in table) == Counter(
        list(range(PEOPLE)) * ROUNDS
    )
    assert set(meetings(seated).values()) == {1}, "somebody has met somebody twice"
    assert {each["played"] for each in page["standings"]} == {ROUNDS}
    points = sum(each["points"] for each in page["standings"])
    assert abs(points - PEOPLE * ROUNDS / 2) < 0.1

    async def count() -> dict[str, int]:
        async with opened(database) as store:
            return await store.tables.count()

    assert asyncio.run(count()) == {"over": len(seated)}, "a table is doubled, or lost"
    check_log(database, cup.clients)
