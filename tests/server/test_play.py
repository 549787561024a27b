"""People play over real sockets: whole games, and what they may ask for."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import pytest

from server.kit import Served, looking, play_some, serving, sqlite_at
from tepui.engine import log


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(sqlite_at(tmp_path_factory.mktemp("play"))) as served:
        yield served


def test_two_people_play_a_whole_game_whose_log_verifies(served: Served) -> None:
    ann = served.open()
    bob = served.join(ann)

    async def game() -> None:
        async with looking(served, ann["table"], ann["token"], bob["token"]) as players:
            await play_some(players, random.Random(1))
            for player in players:
                assert player.room["status"] == "over"
                assert len(player.scene["result"]["seed"]) == 64

    asyncio.run(game())
    status, text, _ = served.ask("GET", f"/api/tables/{ann['table']}/log")
    assert status == 200
    assert log.verify(log.read(text)) > 10
