"""Rated tables and clubs."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from server.kit import Served, looking


def one_club(served: Served, rated: bool) -> None:
    """All tests come from one address: a club's, whose people are rated with each other, or not."""
    settings = msgspec.structs.replace(
        served.worker.settings.current, club=["127.0.0.0/8"], club_people=8, club_rated=rated
    )
    on_loop(served, served.worker.settings.change(settings))


def open_rated(served: Served, session: str, who: list[str], **more: Any) -> Any:
    wish = {"game": "coloretto", "who": who, "name": "Ann", "rated": True, **more}
    status, seated, _ = served.ask("POST", "/api/tables", wish, session)
    assert status == 201, seated
    return seated


def on_loop(served: Served, work: Any) -> Any:
    assert served.loop is not None
    return asyncio.run_coroutine_threadsafe(work, served.loop).result()


async def helped(served: Served, seated: Any) -> list[str]:
    """What a seat is told that asks for a hint, and whether its move is a mistake."""
    async with looking(served, seated["table"], seated["token"]) as (player,):
        await player.until(lambda p: p.choices())
        asks = ({"type": "hint"}, {"type": "weigh", "moves": player.choices()[:1]})
        return [(await player.ask(ask))["code"] for ask in asks]
