"""A random client that plays on through every fault, and a check that nothing of it is lost."""

from __future__ import annotations

import asyncio
import random

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from server.kit import Player, Served
from tepui.server.store.open import opened
from tepui.server.table import events as ev

AWAY = "server-database-away"


class Client:
    """A random client that reconnects, and repeats what was not answered."""

    def __init__(self, served: Served, table: str, seat: int, token: str) -> None:
        self.served, self.table, self.seat, self.token = served, table, seat, token
        self.on = ""  # the next table of a match, once this one is over
        self.rng = random.Random(f"{table}{seat}")
        self.acknowledged: list[str] = []
        self.sent: dict[str, object] | None = None  # and not known to be stored yet
        self.refused = 0  # times that the database was away
        self.count = 0
        self.ended = False
        self.scores: list[int] = []  # as it saw them at the end
        self.over = False  # and, in a match, whoever plays on at its next table is there

    async def run(self, stop: asyncio.Event) -> None:
        while not stop.is_set() and not self.ended:
            try:
                player = await Player.connect(self.served, self.table, self.token)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                await asyncio.sleep(0.05)
                continue
            try:
                await self.play(player, stop)
            except ConnectionClosed:
                pass
            finally:
                await player.close()

    async def play(self, player: Player, stop: asyncio.Event) -> None:
        if not player.room:
            self.refused += player.heard[-1].get("code") == AWAY
            await asyncio.sleep(0.05)
            return
        while not stop.is_set():
            if self.sent is not None:  # again, with the same id
                await self.answered(await player.ask(dict(self.sent)))
            elif player.room["status"] != "playing":
                if player.room["status"] == "over":
                    await self.go_on(player)
                return
            elif player.scene and self.seat in player.scene["awaited"]:
                self.count += 1
                self.sent = {
                    "type": "move", "id": f"{self.seat}-{self.count}",
                    "decision": player.scene["decision"],
                    "moves": [self.rng.choice(player.choices())],
                }  # fmt: skip
            else:
                try:
                    await asyncio.wait_for(player.hear(), 0.5)
                except TimeoutError:
                    continue

    async def go_on(self, player: Player) -> None:
        """This table is over; in a match, there may be another."""
        assert player.scene is not None
        self.scores = player.scene["result"]["scores"]
        part = player.heard[0]["about"]["duplicate"]
        if part is not None and part["round"] + 1 < part["deals"]:
            if player.room["rematch"] is None:
                answer = await player.ask({"type": "do", "what": "rematch"})
                self.refused += answer.get("code") == AWAY
                return
            self.on = player.room["rematch"]
        self.ended = True

    async def answered(self, answer: dict[str, object]) -> None:
        if answer["type"] == "done":
            self.acknowledged.append(str(answer["id"]))
            self.sent = None
        elif answer.get("code") in ("server-late", "server-is-over"):
            self.sent = None  # not made: this worker had not heard of moves at another's
        elif answer["type"] == "wrong":
            assert answer["code"] == AWAY, answer
            self.refused += 1
            await asyncio.sleep(0.05)


def compared(database: str, clients: list[Client]) -> dict[str, int]:
    """How much of what clients know is not stored as it should be."""

    async def read() -> tuple[dict[str, list[tuple[int, str]]], int]:
        found, gaps = {}, 0
        async with opened(database) as store:
            for table in {client.table for client in clients}:
                stored = await store.tables.since(table, 0)
                gaps += [each.number for each in stored] != list(range(len(stored)))
                moved = [ev.decode(each.body) for each in stored]
                found[table] = [(e.actor, e.id) for e in moved if isinstance(e, ev.Moved)]
        return found, gaps

    ids, gaps = asyncio.run(read())
    wrong = {"lost": 0, "doubled": 0, "not recognised": 0, "gaps": gaps}
    for client in clients:
        there = [id for actor, id in ids[client.table] if actor == client.seat]
        wrong["doubled"] += len(there) - len(set(there))
        wrong["lost"] += len(set(client.acknowledged) - set(there))
        wrong["not recognised"] += len(set(there) - set(client.acknowledged))
    return wrong


def check_log(database: str, clients: list[Client]) -> None:
    assert not any((wrong := compared(database, clients)).values()), wrong
