"""The daily challenge from one day to the next: tries that go on, and par beforehand."""

from __future__ import annotations

import asyncio
import time
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

import tepui
from server.accounts import keep, sign_in
from server.kit import FREE, Served, looking, noon, process, serving, sqlite_at, until
from server.tries import begin, board, person, play
from tepui.daily.par import BOT, STAND_IN, Par
from tepui.engine.play import fair
from tepui.server.table import pars


def test_a_try_survives_kills_another_device_and_a_change_of_day(tmp_path: Path) -> None:
    """The server is a process that is killed; it starts again at noon of other days."""
    database, midday = sqlite_at(tmp_path), 12 - (time.time() / 3600) % 24
    with process(database, hours=midday) as served:
        first, promised = told_today(served)
        kept = keep(served)
        mine = begin(served, person(), token=kept["session"])
        guest = begin(served, person())
        for seated in (mine, guest):
            asyncio.run(play(served, seated, 5))
        before = asyncio.run(seen(served, mine["table"], kept["session"]))
        served.process.kill()
    with process(database, hours=midday + 24) as served:
        second, _ = told_today(served)
        assert second > first
        phone = sign_in(served, code=kept["code"])
        assert asyncio.run(seen(served, mine["table"], phone))["view"] == before["view"]
        todays = begin(served, person(), token=phone)
        assert todays["table"] != mine["table"], "another day, another try"
        assert board(served, phone, second)["commitment"] == promised
        assert begin(served, person(), day=first, token=phone)["table"] == mine["table"]
        for token, seated in ((phone, mine), (guest["token"], guest)):
            asyncio.run(play(served, {**seated, "token": token}))
        shown = board(served, phone, first)
        assert fair.commitment(bytes.fromhex(shown["seed"])) == shown["commitment"]
        assert [(each["yours"], each["late"]) for each in shown["entries"]].count((True, True)) == 1
        assert (shown["finished"], shown["played"]) == (2, [first])
        path = f"/api/daily/coloretto/{first}?table={guest['table']}"
        assert served.ask("GET", path, token=guest["token"])[1]["yours"] is not None
        served.process.kill()
    with process(database, hours=midday) as served:  # the clock is a day behind, for a while
        assert board(served, phone, first)["yours"] == shown["yours"]
        assert begin(served, person(), token=phone)["table"] == mine["table"], "one try"
        assert served.ask("GET", f"/api/daily/coloretto/{second}")[1]["code"] == "daily-not-yet"
        assert asyncio.run(seen(served, todays["table"], phone))["decision"] == 0


def told_today(served: Served) -> tuple[str, str]:
    """The day it is at a server, and what it promises for the next."""
    told = served.ask("GET", "/api/daily")[1]
    return told["day"], next(g["tomorrow"] for g in told["games"] if g["game"] == "coloretto")


async def seen(served: Served, table: str, token: str) -> Any:
    async with looking(served, table, token) as (player,):
        return player.heard[0]["scene"]


def test_par_is_played_the_day_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of today's deals and tomorrow's; when a day is new, of the next one's alone."""
    clock = noon(monkeypatch)
    asked: list[tuple[str, str]] = []

    async def bots(terms: Any, seed: bytes, games: int, bot: str) -> Par:
        asked.append((bot, f"{terms.game} {seed.hex()}"))
        if len(asked) == 2:
            raise RuntimeError("as may happen")
        return Par([games], bot)

    monkeypatch.setattr(pars, "play_par", bots)
    monkeypatch.setattr("tepui.server.worker.SWEEP", 0.05)
    games = len(tepui.all_games())
    with serving(sqlite_at(tmp_path), pars=True) as served:
        days = served.worker.days

        def wanted(bot: str, ahead: int) -> set[tuple[str, str]]:
            day = (days.today() + timedelta(days=ahead)).isoformat()
            return {(bot, f"{g.id} {days.seed(g.id, day).hex()}") for g in tepui.all_games()}

        until(lambda: len(asked) == 3 * games, "par")
        for first, bot, ahead in ((0, STAND_IN, 0), (1, BOT, 0), (2, BOT, 1)):
            assert set(asked[first * games : (first + 1) * games]) == wanted(bot, ahead)
        clock.hours += 24
        until(lambda: len(asked) == 4 * games, "the next day's par")
        assert set(asked[3 * games :]) == wanted(BOT, 1)
        who = person()
        asyncio.run(play(served, begin(served, who)))
        par = board(served, who)["par"]
        assert (par["mean"], par["final"]) == (FREE.par_games, True), "known beforehand"
