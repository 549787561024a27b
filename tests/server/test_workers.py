"""Several workers of one server, as `tepui serve --workers 2` starts them, at one table."""

from __future__ import annotations

import asyncio
import random
import re
from typing import Any

from server.kit import PATIENCE, Player, Served, play_some, process, until

TRIES = 200  # the kernel chooses which worker answers
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


async def apart(served: Served, table: str, tokens: list[str]) -> list[Player]:
    """Two seats, connected anew until they are at different workers."""
    ann = await Player.connect(served, table, tokens[0])
    for _ in range(TRIES):
        bob = await Player.connect(served, table, tokens[1])
        if list(sockets(served).values()) == [1, 1]:
            return [ann, bob]
        await bob.close()
    raise AssertionError("both seats are always at one worker")


def test_seats_at_different_workers_play_a_whole_game(postgres_address: str) -> None:
    with process(postgres_address, None, "--workers", "2") as served:
        ann = served.open()
        asyncio.run(whole_game(served, ann["table"], [ann["token"], served.join(ann)["token"]]))
        served.process.terminate()
        assert served.process.wait(PATIENCE) in (0, -15)


async def whole_game(served: Served, table: str, tokens: list[str]) -> None:
    players = await apart(served, table, tokens)
    await play_some(players, random.Random(3))
    for player in players:
        await player.until(lambda each: each.room["status"] == "over")
        assert player.scene["result"] == players[0].scene["result"]
        await player.close()
