"""A tournament and those who play it."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from server.kit import Player, Served, play_out


class Cup:
    """A tournament, its organiser and those who have entered."""

    def __init__(self, served: Served, people: int = 0, session: str = "", **wish: Any) -> None:
        self.served = served
        wish = {"game": "coloretto", "rest": 0, "level": "random", **wish}
        status, opened, _ = served.ask("POST", "/api/tournaments", wish, session)
        assert status == 201, opened
        self.id, self.invitation, self.token = opened.values()
        self.path = f"/api/tournaments/{self.id}"
        self.tokens = [self.enter(f"P{n}")["token"] for n in range(people)]

    def enter(self, name: str, token: str = "") -> Any:
        body = {"name": name, "invitation": self.invitation}
        status, entered, _ = self.served.ask("POST", f"{self.path}/enter", body, token)
        assert status == 201, entered
        return entered

    def told(self, token: str = "") -> Any:
        status, told, _ = self.served.ask("GET", self.path, token=token)
        assert status == 200, told
        return told

    def do(self, what: str, token: str | None = None, **more: Any) -> tuple[int, Any]:
        token = self.token if token is None else token
        status, said, _ = self.served.ask(
            "POST", f"{self.path}/do", {"what": what, **more}, token
        )  # fmt: skip
        return status, said

    def mine(self, entrant: int) -> tuple[str, int]:
        """Where somebody sits in this round."""
        tables = self.told(self.tokens[entrant])["rounds"][-1]["tables"]
        (table,) = [table for table in tables if table["yours"]]
        return table["table"], [seat["entrant"] for seat in table["seats"]].index(entrant)

    def play(self, *entrants: int) -> None:
        """These play their tables to the end, at random."""

        async def go(entrant: int, table: str, seat: int) -> None:
            player = await Player.connect(self.served, table, self.tokens[entrant])
            await play_out(player, seat, random.Random(entrant), [10_000], False)
            await player.close()

        async def all_go() -> None:
            await asyncio.gather(*(go(n, *self.mine(n)) for n in entrants))

        asyncio.run(all_go())

    def on_loop(self, work: Any) -> Any:
        assert self.served.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.served.loop).result()
