"""Tables that are abandoned are tidied up: closed, and in the end deleted."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from server.kit import FREE, sqlite_at
from server.seats import Nobody
from tepui.server import messages as ms
from tepui.server.limits import Addresses
from tepui.server.store import sqlite
from tepui.server.store.open import opened
from tepui.server.table import chores, head, live, opening, tables
from tepui.server.table import events as ev
from tepui.server.table.draft import Draft
from tepui.server.table.opening import Opening
from tepui.server.table.tables import DAY, Tables


@pytest.mark.parametrize(
    ("status", "days", "then"),
    [
        ("open", 2, None),
        ("playing", 60, "closed"),
        ("paused", 180, "closed"),
        ("closed", 30, None),
        ("over", 365, None),
    ],
)
def test_abandoned_tables_are_tidied_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, status: str, days: int, then: str | None
) -> None:
    at = [1_000_000.0]
    for module, name in (
        (sqlite, "wall"),
        (tables, "wall"),
        (chores, "now"),
        (head, "now"),
        (live, "now"),
        (opening, "now"),
        (tables, "now"),
    ):
        monkeypatch.setattr(module, name, lambda: at[0])

    async def go() -> None:
        async with opened(sqlite_at(tmp_path)) as store:
            house = Tables(store, Addresses(FREE), Nobody())
            one = await Opening(house).open(
                ms.Wish(game="coloretto", who=["me", "friend"], name="Ann")
            )
            live = house.live[one.table]
            if status != "open":
                await house.join(one.table, ms.Join("Bob", None, one.invitation))
                await live.attempt(lambda draft: put(draft, status))
            at[0] += days * DAY - 60
            assert await house.tidy() == 0
            at[0] += 120
            assert await house.tidy() == 1
            row = await store.tables.load(one.table)
            assert (row and row.status) == then

    asyncio.run(go())


def put(draft: Draft, status: Any) -> None:
    draft.add(ev.Chatted(0, "good game"))
    draft.state.status = status


def test_slow_tables_in_memory_keep_no_other_from_being_woken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "DUE", 1)

    async def go() -> None:
        async with opened(sqlite_at(tmp_path)) as store:
            first, later = (Tables(store, Addresses(FREE), Nobody()) for _ in range(2))
            wish = ms.Wish(game="coloretto", who=["me", "friend"], name="Ann")
            slow, other = [(await Opening(first).open(wish)).table for _ in range(2)]
            for id, due in ((slow, 1.0), (other, 2.0)):
                sql = "UPDATE tables SET status = 'playing', due = ? WHERE id = ?"
                await store.database.ask(sql, due, id)
            await later.find(slow)
            await later.sweep()
            assert set(later.live) == {slow, other}
            await first.stop()
            await later.stop()

    asyncio.run(go())
