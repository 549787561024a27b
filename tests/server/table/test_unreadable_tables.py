"""What cannot be read is set aside and named, and everything else goes on: tables, and games."""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.kit import FREE, PATIENCE, process, serving, sqlite_at
from server.seats import Nobody, Seat, Watch, connect, until
from tepui.server import host
from tepui.server import messages as ms
from tepui.server.errors import Broken
from tepui.server.limits import Addresses
from tepui.server.store import sqlite
from tepui.server.store.contract import Append, Row, now
from tepui.server.store.open import opened
from tepui.server.store.store import Store
from tepui.server.table import chores, head, live, tables
from tepui.server.table import events as ev
from tepui.server.table.opening import Opening
from tepui.server.table.tables import DAY, Tables

SAT = ev.encode(ev.Sat(0, "Ann", "x"))
REASONS = {
    "unknown-game": "UnknownGame",
    "strange-event": "ValidationError",
    "broken-head": "DecodeError",
    "lost-event": "LookupError",
}


async def damaged(store: Store, status: Any, due: float | None) -> list[str]:
    """Tables that cannot be read, one of each kind, made from a good one."""
    house = Tables(store, Addresses(FREE), Nobody())
    one = await Opening(house).open(
        ms.Wish(game="coloretto", who=["me", "friend"], name="Ann", public=True)
    )
    await house.stop()
    good = await store.tables.load(one.table)
    assert good is not None
    await store.tables.delete(one.table)
    head = msgspec.json.decode(good.head)
    for kind in REASONS:
        changed = msgspec.json.encode({**head, "id": kind})
        if kind == "unknown-game":
            changed = msgspec.json.encode({**head, "id": kind, "game": "chess"})
        if kind == "broken-head":
            changed = changed[:40]
        await store.tables.create(Row(kind, changed, good.seed, "open", True))
        bodies = [SAT, b'{"is":"danced"}' if kind == "strange-event" else SAT]
        await store.tables.append(Append(kind, 0, now(), bodies, status, due))
        if kind == "lost-event":
            await store.tables.delete(kind)
            await store.tables.create(Row(kind, changed, good.seed, "open", True, 1))
            await store.tables.append(Append(kind, 1, now(), [SAT], status, due))
    return list(REASONS)


@asynccontextmanager
async def damage(database: str, status: Any, due: float | None = None) -> Any:
    """A store with such tables in it, for a while."""
    async with opened(database) as store:
        ids = await damaged(store, status, due)
        try:
            yield store
        finally:
            for id in ids:
                await store.tables.delete(id)


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    watch = Watch()
    watch.at = 1_000.0  # before all tables of other tests
    for module, name in (
        (chores, "now"),
        (head, "now"),
        (live, "now"),
        (tables, "now"),
        (tables, "wall"),
        (sqlite, "wall"),
    ):
        monkeypatch.setattr(module, name, watch)
    return watch


def test_clocks_of_healthy_tables_fall(
    database: str, watch: Watch, caplog: pytest.LogCaptureFixture
) -> None:
    async def go() -> None:
        async with damage(database, "playing", watch.at) as store:
            house = Tables(store, Addresses(FREE), Nobody())
            clock = ms.Clock("move", 30)
            one = await Opening(house).open(
                ms.Wish(game="coloretto", who=["me", "friend"], name="Ann", clock=clock)
            )
            await house.join(one.table, ms.Join("Bob", None, one.invitation))
            (mover,) = house.live[one.table].state.awaited()
            await house.stop()

            later = Tables(
                store, Addresses(FREE), Nobody()
            )  # another worker, or this one after a restart
            watch.at += 100
            for _ in range(3):
                await later.sweep()
            assert set(later.broken) == set(REASONS)
            found = later.live[one.table]
            await until(lambda: found.state.decisions[mover] == 1)
            await later.stop()

    with caplog.at_level(logging.ERROR):
        asyncio.run(asyncio.wait_for(go(), PATIENCE))
    told = [record.getMessage() for record in caplog.records]
    for id, why in REASONS.items():
        (line,) = [line for line in told if f"table {id} " in line]  # once
        assert why in line


def test_healthy_tables_are_tidied_up(tmp_path: Path, watch: Watch) -> None:
    async def go() -> None:
        async with damage(sqlite_at(tmp_path), "playing") as store:
            house = Tables(store, Addresses(FREE), Nobody())
            one = await Opening(house).open(
                ms.Wish(game="coloretto", who=["me", "friend"], name="Ann")
            )
            await house.join(one.table, ms.Join("Bob", None, one.invitation))
            watch.at = now() + 61 * DAY
            assert await house.tidy() == 1
            row = await store.tables.load(one.table)
            assert row is not None
            assert row.status == "closed"
            await house.stop()

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_the_lobby_and_the_server_go_on(tmp_path: Path) -> None:
    database = sqlite_at(tmp_path)

    async def prepare() -> None:
        async with opened(database) as store:
            await damaged(store, "open", None)

    asyncio.run(prepare())
    with serving(database) as served:
        ann = served.open(public=True)
        for _ in range(2):
            status, lobby, _ = served.ask("GET", "/api/tables")
            assert status == 200
            assert [each["about"]["id"] for each in lobby["tables"]] == [ann["table"]]
        for id in REASONS:
            for path in ("", "/log", "/story"):
                status, said, _ = served.ask("GET", f"/api/tables/{id}{path}")
                assert (status, bool(said["text"])) == (503, True)
        assert 'tepui_tables_broken{worker="' in served.ask("GET", "/metrics")[1]
        assert len(served.worker.tables.broken) == len(REASONS)
        assert served.worker.metrics.failures == 0


def test_the_host_sees_and_closes_them(database: str) -> None:
    async def go() -> None:
        async with damage(database, "playing") as store:
            found = dict(await host.broken(database))
            assert set(found) >= set(REASONS)
            for id, why in REASONS.items():
                assert why in found[id]
                await host.close(database, id)
                row = await store.tables.load(id)
                assert row.status == "closed"

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


@pytest.mark.parametrize("looked_at", [True, False])
def test_a_live_table_that_another_worker_has_damaged(
    postgres_address: str, looked_at: bool
) -> None:
    async def go() -> None:
        async with opened(postgres_address) as store, opened(postgres_address) as other:
            house = Tables(store, Addresses(FREE), Nobody())
            one = await Opening(house).open(
                ms.Wish(game="coloretto", who=["me", "friend"], name="Ann")
            )
            await house.join(one.table, ms.Join("Bob", None, one.invitation))
            held = house.live[one.table]
            (seat,) = held.state.awaited()
            if looked_at:
                connect(held, seat)
            strange = [b'{"is":"danced"}']
            await other.tables.append(
                Append(one.table, held.state.next, now(), strange, "playing", None)
            )
            while one.table not in house.broken:  # at once, or when somebody asks for it
                await asyncio.sleep(0.01)
                with suppress(Broken):
                    assert looked_at or await house.find(one.table)
            assert one.table not in house.live
            with pytest.raises(Broken):
                await Seat(held, seat).move(held.state.match.legal(seat)[0])
            await store.tables.delete(one.table)
            await house.stop()

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


# Games

GOOD = """
from tepui.engine.game import Game

GAME = Game(id="torn", title="Torn", author="-", publisher="-", year=2000, seats=range(2, 3),
    minutes=1, age=1, version=1, endings=("end",), package=__name__)
"""


@pytest.fixture
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of games that cannot be loaded: its description, or its rules."""
    folder = tmp_path / "games"
    for name, files in {
        "bare": {"__init__.py": "import no_such_module\n"},
        "empty": {"__init__.py": ""},
        "torn": {"__init__.py": GOOD, "rules.py": "def setup(:\n"},
    }.items():
        (folder / name / "words").mkdir(parents=True)
        for language in ("en", "fr", "de"):
            words = folder / name / "words" / f"{language}.ftl"
            words.write_text(f"{name}-tagline = It cannot be played.\n", "utf-8")
        for file, text in files.items():
            (folder / name / file).write_text(text, "utf-8")
    monkeypatch.setenv("TEPUI_GAMES", str(folder))
    monkeypatch.setenv("TEPUI_JIT", "off")
    return folder


def test_a_server_starts_without_games_that_cannot_be_loaded(games: Path, tmp_path: Path) -> None:
    with process(sqlite_at(tmp_path)) as served:
        offered = {game["id"] for game in served.ask("GET", "/api/games")[1]["games"]}
        assert "coloretto" in offered
        assert not offered & {"bare", "empty", "torn"}
        ann = served.open(who=["me", "bot:random"])
        assert ann["token"]
    said = [line.decode() for line in served.said]
    for name in ("bare", "empty", "torn"):
        lines = [line for line in said if str(games / name) in line]
        assert [line for line in lines if line.startswith("{")], "in the log"
        assert [line for line in lines if not line.startswith("{")], "for people"


def test_a_command_names_games_that_cannot_be_loaded(games: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tepui.cli", "games", "--lang", "en"], capture_output=True,
        text=True, check=False, timeout=PATIENCE,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "coloretto" in done.stdout
    for name in ("bare", "empty"):
        assert str(games / name) in done.stderr
