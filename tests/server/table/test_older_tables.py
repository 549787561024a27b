"""Tables that older programs have stored are read as they were, and go on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.kit import Served, looking, serving, sqlite_at
from server.rated import on_loop
from tepui.engine.play import log as logs
from tepui.server.http.replays import written
from tepui.server.store.contract import Append, Row
from tepui.server.table.load import load

STORED = Path(__file__).parent / "stored"


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with serving(sqlite_at(tmp_path)) as found:
        yield found


def test_a_game_that_went_on_without_a_connection_is_read_and_goes_on(served: Served) -> None:
    first, *lines = (STORED / "played-offline.jsonl").read_text("utf-8").splitlines()
    opened, events = json.loads(first), [line.encode() for line in lines]
    id, store = opened["head"]["id"], served.worker.store
    head, seed = json.dumps(opened["head"]).encode(), bytes.fromhex(opened["seed"])
    on_loop(served, store.tables.create(Row(id, head, seed, "playing", False)))
    stored = Append(id, 0, opened["head"]["opened"], events, "playing", None)
    on_loop(served, store.tables.append(stored))

    async def play() -> None:
        async with looking(served, id, opened["token"]) as (me,):
            assert me.heard[0]["about"]["device"]
            await me.move(me.choices()[0])
            await me.until(lambda each: 0 in each.scene["awaited"])

    asyncio.run(play())
    state = on_loop(served, load(store, id))
    log = logs.read(written(state, None))
    assert (log.dealt, log.position is not None) == ("device", True)
    assert logs.verify(log) > 0
    story = served.ask("GET", f"/api/tables/{id}/story", token=opened["token"])[1]["story"]
    assert story[0] == {"key": "server-played-offline", "args": {"seat": 0}}
