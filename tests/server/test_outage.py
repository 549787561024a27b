"""The database goes away in the middle of play: a table never holds what is not stored.

Here the store itself fails, at every step of a game: before an append is written, or after it, so
that nobody can know. `test_no_loss.py` does the same to real databases.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.kit import FREE, PATIENCE, sqlite_at
from server.seats import Nobody, connect
from tepui.engine.rules.contract import SPECTATOR
from tepui.engine.text.errors import TepuiError
from tepui.server import messages as ms
from tepui.server.errors import Refused
from tepui.server.limits import Addresses
from tepui.server.store.contract import Append, Away, Row, Stored
from tepui.server.store.open import opened
from tepui.server.store.store import Store
from tepui.server.store.tables import TableRepository
from tepui.server.table import picture
from tepui.server.table.answer import answer
from tepui.server.table.live import LiveTable
from tepui.server.table.load import load
from tepui.server.table.opening import Opening
from tepui.server.table.state import TableState
from tepui.server.table.tables import Tables


class Failing(Store):
    """A store whose tables can be away, for writing and reading alike."""

    def __init__(self, store: Store) -> None:
        super().__init__(store.database)
        self.store = store
        self.tables: FailingTables = FailingTables(store.database)


class FailingTables(TableRepository):
    """Its tables."""

    away = False
    written_first = False  # the next append is written, but its answer is lost

    async def append(self, append: Append) -> None:
        if self.written_first:
            await super().append(append)
            self.written_first, self.away = False, True
        if self.away:
            raise Away
        await super().append(append)

    async def load(self, table: str) -> Row | None:
        if self.away:
            raise Away
        return await super().load(table)

    async def since(self, table: str, number: int) -> list[Stored]:
        if self.away:
            raise Away
        return await super().since(table, number)


def told(table: TableState, viewer: int) -> Any:
    """What a table that was read from the store tells a newcomer."""
    whole = picture.whole(table, viewer, 0.0)
    return msgspec.json.decode(msgspec.json.encode(whole))


async def check_newcomers(live: LiveTable, store: Failing) -> None:
    """Whoever comes now is shown what is stored, and nothing else."""
    stored = await load(store.store, live.state.head.id)
    for viewer in (0, 1, SPECTATOR):
        socket, line = connect(live, viewer)
        live.disconnect(socket)
        shown, due = line.heard[0], told(stored, viewer)
        for part in ("scene", "story", "chat"):
            assert shown[part] == due[part], "a newcomer is shown what is not stored"


async def play(tables: Tables, store: Failing, written: bool) -> int:
    """A whole game; at each move the database goes away, and comes back. How many moves."""
    one = await Opening(tables).open(ms.Wish(game="coloretto", who=["me", "friend"], name="Ann"))
    await tables.join(one.table, ms.Join("Bob", None, one.invitation))
    live = tables.live[one.table]
    people = [connect(live, seat) for seat in (0, 1)]
    moves = 0
    while live.state.status == "playing":
        (seat,) = live.state.awaited()
        socket, _ = people[seat]
        before = live.state.match.position  # type: ignore[union-attr]
        message = ms.Move(f"m{moves}", live.state.decisions[seat], [before.legal(seat)[0]])
        heard = [len(line.heard) for _, line in people]

        store.tables.away, store.tables.written_first = not written, written
        with pytest.raises(Away):
            await answer(live, socket, message)
        with pytest.raises(Away):
            await answer(live, socket, message)  # sent again: still not known to be stored
        assert live.state.match.position == before  # type: ignore[union-attr]
        assert message.id not in live.state.ids[seat]
        assert [len(line.heard) for _, line in people] == heard, "nobody is told"
        if not written:
            await check_newcomers(live, store)

        store.tables.away = False
        assert await answer(live, socket, message) == ms.Done(message.id)
        stored = await load(store.store, one.table)
        assert message.id in stored.ids[seat]
        assert stored.match.lines == live.state.match.lines  # type: ignore[union-attr]
        assert all(len(line.heard) > n for (_, line), n in zip(people, heard, strict=True))
        await check_newcomers(live, store)
        moves += 1
    again = await Opening(tables).rematch(live)  # play begins there when the first of them looks
    store.tables.away, store.tables.written_first = not written, written
    for _ in range(2 if not written else 1):
        with pytest.raises(Away):
            await tables.find(again)
    store.tables.away = False
    assert (await tables.find(again)).state.status == "playing"
    return moves


@pytest.mark.parametrize("written", [False, True], ids=["not written", "written, not answered"])
def test_at_every_step_of_a_game(database: str, written: bool) -> None:
    async def go() -> None:
        async with opened(database) as store:
            failing = Failing(store)
            tables = Tables(failing, Addresses(FREE), Nobody())
            assert await play(tables, failing, written) > 20
            await tables.stop()

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_a_bots_move_is_made_when_the_database_is_back(tmp_path: Path) -> None:
    async def go() -> None:
        async with opened(sqlite_at(tmp_path)) as store:
            failing = Failing(store)
            tables = Tables(failing, Addresses(FREE), Nobody())
            one = await Opening(tables).open(
                ms.Wish(game="coloretto", who=["me", "bot:random"], name="Ann")
            )
            live = tables.live[one.table]
            while live.state.awaited() != (0,):
                await asyncio.sleep(0.01)
            socket, _ = connect(live, 0)
            while live.state.status == "playing":
                failing.tables.written_first = False
                (move, *_) = live.state.match.legal(0)  # type: ignore[union-attr]
                await answer(live, socket, ms.Move(f"{move}-{live.state.next}",
                             live.state.decisions[0], [move]))  # fmt: skip
                failing.tables.away = True  # when the bot wants to write
                for _ in range(5):
                    await asyncio.sleep(0.01)
                failing.tables.away = False
                while live.state.running and 0 not in live.state.awaited():
                    await asyncio.sleep(0.01)
            assert live.state.status == "over"
            await tables.stop()

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_a_refused_act_leaves_the_table_as_it_is(tmp_path: Path) -> None:
    async def go() -> None:
        async with opened(sqlite_at(tmp_path)) as store:
            tables = Tables(store, Addresses(FREE), Nobody())
            one = await Opening(tables).open(
                ms.Wish(game="coloretto", who=["me", "friend"], name="Ann")
            )
            await tables.join(one.table, ms.Join("Bob", None, one.invitation))
            live = tables.live[one.table]
            before = live.state
            (seat,) = before.awaited()
            message = ms.Move("x", before.decisions[seat], [before.match.legal(seat)[0]] * 30)  # type: ignore[union-attr]
            with pytest.raises(TepuiError):
                await answer(live, connect(live, seat)[0], message)
            assert live.state is before
            await tables.stop()

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_a_move_that_another_worker_has_stored_is_not_late(tmp_path: Path) -> None:
    """Two workers of one store; the second has not heard what the first has stored."""

    async def go() -> None:
        async with opened(sqlite_at(tmp_path)) as store:
            first, deaf = Tables(store, Addresses(FREE), Nobody()), Tables(store, FREE, Nobody())
            one = await Opening(first).open(
                ms.Wish(game="coloretto", who=["me", "friend"], name="Ann")
            )
            await first.join(one.table, ms.Join("Bob", None, one.invitation))
            live, behind = first.live[one.table], await deaf.find(one.table)
            made = []
            while len({seat for seat, _ in made}) < 2 or len(made) < 4:
                (seat,) = live.state.awaited()
                (move, *_) = live.state.match.legal(seat)  # type: ignore[union-attr]
                message = ms.Move(f"m{len(made)}", live.state.decisions[seat], [move])
                await answer(live, connect(live, seat)[0], message)
                made.append((seat, message))
            seat, message = made[-1]
            assert message.decision > behind.state.decisions[seat]
            socket, line = connect(behind, seat)
            assert await answer(behind, socket, message) == ms.Done(message.id)
            assert behind.state.match.lines == live.state.match.lines  # type: ignore[union-attr]
            assert line.heard[-1]["scene"] == told(live.state, seat)["scene"]

            late = ms.Move("never made", message.decision, message.moves)
            with pytest.raises(Refused, match="changed"):  # now nothing is new
                await answer(behind, socket, late)
            await first.stop()
            await deaf.stop()

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_a_worker_that_cannot_read_what_another_wrote_reads_it_later(tmp_path: Path) -> None:
    """Until then the next player there would wait for a turn that has come already."""

    async def go() -> None:
        async with opened(sqlite_at(tmp_path)) as store:
            failing = Failing(store)
            addresses = Addresses(FREE)
            first = Tables(store, addresses, Nobody())
            other = Tables(failing, addresses, Nobody())
            one = await Opening(first).open(
                ms.Wish(game="coloretto", who=["me", "friend"], name="Ann")
            )
            await first.join(one.table, ms.Join("Bob", None, one.invitation))
            live, behind = first.live[one.table], await other.find(one.table)
            (seat,) = live.state.awaited()
            (move, *_) = live.state.match.legal(seat)  # type: ignore[union-attr]
            people = [connect(behind, seat)[1] for seat in (0, 1)]
            heard = [len(line.heard) for line in people]
            await answer(
                live, connect(live, seat)[0], ms.Move("m0", live.state.decisions[seat], [move])
            )
            failing.tables.away = True
            other._on_write(one.table)  # as the database tells it
            await asyncio.sleep(0.1)
            assert [len(line.heard) for line in people] == heard
            failing.tables.away = False
            while [len(line.heard) for line in people] == heard:
                await asyncio.sleep(0.05)
            assert behind.state.match.lines == live.state.match.lines  # type: ignore[union-attr]
            await first.stop()
            await other.stop()

    asyncio.run(asyncio.wait_for(go(), PATIENCE))
