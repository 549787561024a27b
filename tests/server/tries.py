"""Tries at the deals of the day."""

from __future__ import annotations

import random
import secrets
from typing import Any

from server.kit import (
    Player,
    Served,
    looking,
    play_out,
)


def person() -> str:
    return secrets.token_hex(16)


def begin(served: Served, who: str, game: str = "coloretto", token: str = "", **more: Any) -> Any:
    body = {"person": who, "name": "Ann", **more}
    status, seated, _ = served.ask("POST", f"/api/daily/{game}", body, token)
    assert status == 201, seated
    return seated


def board(served: Served, who: str = "", day: str = "", game: str = "coloretto") -> Any:
    status, found, _ = served.ask("GET", f"/api/daily/{game}/{day or today(served)}", token=who)
    assert status == 200, found
    return found


def today(served: Served) -> str:
    return served.worker.days.today().isoformat()


async def play(served: Served, seated: Any, most: int = 10_000, seed: int = 0) -> Player:
    async with looking(served, seated["table"], seated["token"]) as (player,):
        await play_out(player, seated["seat"], random.Random(seed), [most], False)
        return player
