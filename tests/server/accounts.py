"""What people do who may have an account: keep a seat, sign in, and what they see then."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from server.kit import Player, Served, looking, play_out


def keep(served: Served, *seats: Any) -> Any:
    """Make a new account that takes these seats along."""
    status, kept, _ = served.ask("POST", "/api/people", {"label": "Firefox"})
    assert status == 201, kept
    take(served, kept["session"], *seats)
    return kept


def take(served: Served, session: str, *seats: Any) -> list[str]:
    held = [{"table": seat["table"], "token": seat["token"]} for seat in seats]
    status, own, _ = served.ask("POST", "/api/me/seats", {"seats": held}, session)
    assert status == 200, own
    return own["tables"]


def sign_in(served: Served, **by: str) -> str:
    status, kept, _ = served.ask("POST", "/api/people/sign-in", {"label": "Phone", **by})
    assert status == 201, kept
    return kept["session"]


def me(served: Served, session: str) -> Any:
    status, found, _ = served.ask("GET", "/api/me", token=session)
    assert status == 200, found
    return found


def mine(served: Served, session: str) -> Any:
    status, found, _ = served.ask("GET", "/api/me/tables", token=session)
    assert status == 200, found
    return found


def refused(served: Served, code: str, method: str, path: str, body: Any = None, token: str = ""):
    status, said, _ = served.ask(method, path, body, token)
    assert (said["code"], 400 <= status < 500) == (code, True), said
    assert len(said["text"]) > 15
    return said


def name(served: Served, session: str, wanted: str) -> Any:
    body = {"name": wanted, "colour": 2, "piece": "parrot"}
    return served.ask("PUT", "/api/me", body, session)


async def play(served: Served, seats: list[tuple[Any, str]], most: int = 10_000) -> list[Player]:
    """Play a table at random, each seat with the token that is given for it."""
    table = seats[0][0]["table"]
    async with looking(served, table, *(token for _, token in seats)) as players:
        left = [most]
        await asyncio.gather(
            *(
                play_out(player, seat["seat"], random.Random(seat["seat"]), left, False)
                for player, (seat, _) in zip(players, seats, strict=True)
            )
        )
        return players
