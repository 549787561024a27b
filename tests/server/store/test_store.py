"""The store, on both databases: guarded appends, many at once, and versions."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from pathlib import Path

import msgspec
import pytest

from server.kit import sqlite_at
from tepui.server.store import schema
from tepui.server.store.contract import (
    Answer,
    Append,
    Asker,
    Conflict,
    Day,
    Invitation,
    Kept,
    Notice,
    ReviewRow,
    Row,
    Stored,
    StoreError,
    TournamentRow,
    Try,
    now,
    wall,
)  # fmt: skip
from tepui.server.store.open import opened, store_at


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a store is: in a file, or in PostgreSQL."""
    if request.param == "sqlite":
        return sqlite_at(tmp_path)
    found: str = request.getfixturevalue("postgres_address")
    return found


def row(id: str, listed: bool = True) -> Row:
    return Row(id, b"{}", b"s" * 32, "open", listed)


def append(id: str, first: int, *bodies: bytes) -> Append:
    return Append(id, first, now(), bodies, "playing", None)


def new_id() -> str:
    return secrets.token_hex(8)


def test_an_append_is_there_once_and_a_second_of_the_same_number_is_refused(address: str) -> None:
    async def go() -> None:
        async with opened(address) as store:
            id = new_id()
            await store.tables.create(row(id))
            await store.tables.append(append(id, 0, b"a", b"b"))
            for first in (0, 1, 3):
                with pytest.raises(Conflict):
                    await store.tables.append(append(id, first, b"c"))
            await store.tables.append(append(id, 2, b"c"))
            with pytest.raises(Conflict):
                await store.tables.append(append(new_id(), 0, b"nowhere"))
            assert [each.body for each in await store.tables.since(id, 1)] == [b"b", b"c"]
            found = await store.tables.load(id)
            assert found is not None
            assert (found.next, found.status) == (3, "playing")
            assert await store.tables.load("no such table") is None

    asyncio.run(go())


def test_of_many_writers_of_one_number_one_succeeds(address: str) -> None:
    async def go() -> None:
        async with opened(address) as store, opened(address) as other:
            ids = [new_id() for _ in range(20)]
            for id in ids:
                await store.tables.create(row(id))
            for number in range(5):
                tries = [each.tables.append(append(id, number, b"x")) for id in ids
                         for each in (store, other, store)]  # fmt: skip
                done = await asyncio.gather(*tries, return_exceptions=True)
                assert [each for each in done if each is None] == [None] * len(ids)
                assert all(isinstance(each, Conflict) for each in done if each is not None)
            for id in ids:
                assert [each.number for each in await store.tables.since(id, 0)] == [0, 1, 2, 3, 4]

    asyncio.run(go())


def test_lists_notices_and_deletion(address: str) -> None:
    async def go() -> None:
        async with opened(address) as store:
            shown, hidden = new_id(), new_id()
            await store.tables.create(row(shown))
            await store.tables.create(row(hidden, listed=False))
            listed = [each.id for each in await store.tables.listed(1000)]
            assert shown in listed
            assert hidden not in listed
            assert shown in [
                each.id for each in await store.tables.untouched("open", wall() + 9, 1000)
            ]
            notice = Notice(shown, 1, "mail", "a@example.org")
            await store.notices.set(notice)
            await store.notices.set(notice)
            assert await store.notices.at(shown) == [notice]
            await store.notices.forget_seat(shown, 1)
            assert await store.notices.at(shown) == []
            await store.tables.append(append(shown, 0, b"secret"))
            await store.tables.rewrite(shown, 0, b"gone")
            assert [each.body for each in await store.tables.since(shown, 0)] == [b"gone"]
            await store.tables.delete(shown)
            assert await store.tables.load(shown) is None
            assert await store.tables.since(shown, 0) == []
            assert (await store.tables.count())["open"] >= 1

    asyncio.run(go())


def test_another_worker_hears_of_a_write(postgres_address: str) -> None:
    async def go() -> None:
        async with opened(postgres_address) as one, opened(postgres_address) as other:
            heard: asyncio.Queue[str | None] = asyncio.Queue()
            other.database.listen(heard.put_nowait)
            id = new_id()
            await one.tables.create(row(id))
            for number in range(200):  # its listener may still be connecting
                await one.tables.append(append(id, number, b"x"))
                try:
                    while await asyncio.wait_for(heard.get(), 0.2) != id:
                        pass  # None: it has begun to listen, and knows of nothing before
                    return
                except TimeoutError:
                    continue
            raise AssertionError("nothing was heard")

    asyncio.run(go())


def test_a_newer_database_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        connection.execute("PRAGMA user_version=99")
    connection.close()

    async def go() -> None:
        async with opened(sqlite_at(tmp_path)):
            pass

    with pytest.raises(StoreError, match="version 99"):
        asyncio.run(go())


def test_an_older_database_migrates_by_itself(tmp_path: Path) -> None:
    async def go() -> int:
        async with opened(sqlite_at(tmp_path)) as store:
            return len(await store.tables.listed(10))

    assert asyncio.run(go()) == 0  # from nothing: version 0
    assert asyncio.run(go()) == 0  # and again, from ours
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
    connection.close()
    assert version == schema.VERSION


@pytest.mark.parametrize("version", range(1, schema.VERSION))
def test_an_older_database_migrates_and_keeps_its_tables(database: str, version: int) -> None:
    id = new_id()

    async def go() -> None:
        await as_version(version, database, id)
        async with opened(database) as store:
            found = await store.tables.load(id)
            assert found is not None
            assert [each.address for each in await store.notices.at(id)] == ["a@example.org"]
            assert await store.keep("old", b"one") == b"one"
            assert await store.keep("old", b"two") == b"one"
        async with opened(database) as store:
            assert await store.keep("old", b"three") == b"one"
            assert await store.seats.keep(Kept(id, 1, "somebody", 5.0)) == "somebody"
            (seat,) = await store.seats.of("somebody", 9)
            assert (seat.table, seat.seat, seat.result, seat.status) == (id, 1, None, "open")
            review = ReviewRow(id, -1, True, "0.1", b"packed")
            await store.reviews.keep(ReviewRow(id, -1, True, "0.0", b"older"))
            await store.reviews.keep(review)
            assert await store.reviews.load(id, -1, True) == review
            assert await store.reviews.load(id, 0, True) is None
            await store.tables.delete(id)
            await store.reviews.keep(review)  # its table is gone
            assert await store.reviews.load(id, -1, True) is None
            assert await store.seats.of("somebody", 9) == []
            assert await store.puzzles.of("somebody", 9) == []

    asyncio.run(go())


async def as_version(version: int, database: str, id: str) -> None:
    """A database as an older version of the schema left it, with one table in it."""
    async with opened(database) as store:
        await store.tables.create(row(id))
        await store.notices.set(Notice(id, 1, "mail", "a@example.org"))
    hosting = ["settings", "host_acts", "door_codes", "passes", "members", "barred"]
    hosting += ["workers", "figures"]
    later = hosting if version < 17 else []
    later += ["reviews"] if version < 13 else []
    later += ["ways"] if version < 12 else []
    later += ["answers"] if version < 11 else []
    later += ["invitations", "mutes", "reports"] if version < 9 else []
    later += ["tournaments", "happened"] if version < 8 else []
    later += ["seeking"] if version < 7 else []
    later += ["rated"] if version < 5 else []
    later += ["people", "names", "sessions", "passkeys", "tickets", "seats"] if version < 4 else []
    later += ["days", "tries"] if version < 3 else []
    later += ["secrets"] if version < 2 else []
    columns = [("notices", "told")] if version < 10 else []
    columns += [
        (table, column)
        for table, column in (
            ("seats", "told"), ("seats", "errors"), ("seats", "choices"), ("happened", "told"),
            ("invitations", "told"),
        )
        if version < 12 and table not in later
    ]  # fmt: skip
    columns += [
        (table, column)
        for since, table, column in (
            (14, "tournaments", "due"), (14, "seeking", "address"), (15, "reviews", "findings"),
            (16, "sessions", "passkey"), (17, "tournaments", "listed"), (18, "tables", "opener"),
        )
        if version < since and table not in later
    ]  # fmt: skip
    gone = {"tournaments_by_due": 14, "tournaments_by_listed": 17}
    index = "; ".join(f"DROP INDEX IF EXISTS {each}" for each in gone if version < gone[each])
    if database.startswith("sqlite"):
        with sqlite3.connect(database.removeprefix("sqlite:///")) as connection:
            connection.executescript(index)
            for table in later:
                connection.execute(f"DROP TABLE {table}")
            for table, column in columns:
                connection.execute(f"ALTER TABLE {table} DROP COLUMN {column}")
            connection.execute(f"PRAGMA user_version={version}")
        connection.close()
    else:
        import asyncpg

        connection = await asyncpg.connect(database)
        await connection.execute(index or "SELECT 1")
        for table in later:
            await connection.execute(f"DROP TABLE {table}")
        for table, column in columns:
            await connection.execute(f"ALTER TABLE {table} DROP COLUMN {column}")
        await connection.execute("DELETE FROM tepui_schema")
        await connection.execute(f"INSERT INTO tepui_schema VALUES ({version})")
        await connection.close()


def test_the_first_answer_to_a_puzzle_is_kept(address: str) -> None:
    async def go() -> None:
        async with opened(address) as store:
            ann, bob, game = new_id(), new_id(), new_id()
            given = [Answer(who, game, "p", 3, at) for who, at in ((bob, 5.0), (ann, 6.0))]
            assert [await store.puzzles.add(each) for each in given] == [True, True]
            assert not await store.puzzles.add(Answer(ann, game, "p", 4, 7.0))
            assert await store.puzzles.add(Answer(ann, "another", "p", 4, 7.0))
            assert await store.puzzles.count(game) == 2
            assert await store.puzzles.after(Answer("", game, "", 0, 0.0), 9) == given
            assert await store.puzzles.after(given[0], 9) == given[1:]
            assert [each.game for each in await store.puzzles.of(ann, 9)] == ["another", game]
            await store.puzzles.tidy(6.0)
            assert await store.puzzles.after(Answer("", game, "", 0, 0.0), 9) == given[1:]
            await store.people.delete(ann)
            assert await store.puzzles.of(ann, 9) == []

    asyncio.run(go())


def test_a_try_is_begun_once_and_ends_once(address: str) -> None:
    async def go() -> None:
        async with opened(address) as store:
            person, id = new_id(), new_id()
            begun = Try("coloretto", "2026-11-15", person, id, "Ann", "a1", 5.0)
            for name in ("Ann", "Another"):
                again = msgspec.structs.replace(begun, name=name)
                await store.days.begin_try(again, row(id, listed=False))
            (found,) = await store.days.tries_of(Asker(browser=person), "2026-11-14")
            assert (found.name, found.table, found.points) == ("Ann", id, None)
            assert (found.status, found.owner) == ("open", None)
            assert await store.days.tries_of(Asker(browser=person), "2026-11-16") == []
            await store.seats.keep(Kept(id, 0, person, 5.0))
            (found,) = await store.days.tries_of(Asker(person), "2026-11-15")
            assert (found.table, found.owner) == (id, person)
            for points in (7, 9):
                ended = msgspec.structs.replace(begun, points=points, place=1, ended=6.0)
                await store.days.end_try(ended)
            found = next(
                t for t in await store.days.tries("coloretto", "2026-11-15") if t.table == id
            )
            assert (found.points, found.place, found.ended) == (7, 1, 6.0)
            await store.tables.delete(id)
            (found,) = await store.days.tries_of(Asker(browser=person), "2026-11-15")
            assert (found.points, found.status) == (7, None), "results outlive their tables"

    asyncio.run(go())


def test_a_day_keeps_its_terms_and_its_par(address: str) -> None:
    async def go() -> None:
        async with opened(address) as store:
            game = new_id()
            assert await store.days.load(game, "2026-11-15") is None
            for day in ("2026-11-14", "2026-11-15"):
                assert await store.days.keep(game, day, b"one") == Day(b"one")
            assert await store.days.keep(game, "2026-11-15", b"two") == Day(b"one")
            for par, instead, kept in (
                (b"first", None, b"first"),
                (b"second", None, b"first"),
                (b"third", b"another", b"first"),
                (b"third", b"first", b"third"),
            ):
                await store.days.set_par(game, "2026-11-15", par, instead)
                assert await store.days.load(game, "2026-11-15") == Day(b"one", kept)
            assert await store.days.before(game, "2026-11-16", 9) == ["2026-11-15", "2026-11-14"]
            assert await store.days.before(game, "2026-11-15", 9) == ["2026-11-14"]

    asyncio.run(go())


def test_a_notice_that_leads_nowhere_is_forgotten_alone(address: str) -> None:
    async def go() -> None:
        async with opened(address) as store:
            id = new_id()
            await store.tables.create(row(id))
            mail, push = (Notice(id, 1, kind, f"{kind} address") for kind in ("mail", "push"))
            await store.notices.set(mail)
            await store.notices.set(push)
            await store.notices.forget(Notice(id, 1, "push", "another browser"))
            assert len(await store.notices.at(id)) == 2
            await store.notices.forget(push)
            assert await store.notices.at(id) == [mail]

    asyncio.run(go())


def test_of_many_workers_one_tells_of_a_turn_a_round_and_an_invitation(
    postgres_address: str,
) -> None:
    async def go() -> None:
        async with opened(postgres_address) as store, opened(postgres_address) as other:
            stores = [store, other]
            id, host, guest = new_id(), new_id(), new_id()
            notice = Notice(id, 1, "mail", "a@example.org")
            await store.tables.create(row(id))
            await store.notices.set(notice)
            await store.seats.keep(Kept(id, 1, guest, 5.0))
            await store.tournaments.append(id, Stored(0, 5.0, b"{}"), guest)
            await store.friends.invite(Invitation(id, guest, host, 5.0))
            assert id in [each.table for each in await store.friends.unseen_invitations(6.0, 500)]
            for number in (0, 1):
                for claim in (
                    lambda each, n=number: each.notices.tell_once(notice, n),
                    lambda each, n=number: each.notices.call_once("turn", id, 1, n),
                    lambda each, n=number: each.notices.call_once("round", id, 0, n),
                ):
                    told = await asyncio.gather(*(claim(each) for each in stores * 3))
                    assert sum(told) == 1
            told = await asyncio.gather(
                *(each.friends.see_invitation(id, guest) for each in stores * 3)
            )
            assert sum(told) == 1
            assert id not in [
                each.table for each in await store.friends.unseen_invitations(6.0, 500)
            ]
            assert not await store.notices.call_once("turn", id, 0, 9), "nobody's seat"

    asyncio.run(go())


def test_a_tournament_is_written_in_order_and_tidied_up(address: str) -> None:
    async def go() -> None:
        async with opened(address) as store:
            old, fresh = new_id(), new_id()
            for id, touched in ((old, 5.0), (fresh, 50.0)):
                await store.tournaments.create(TournamentRow(id, b"{}", "open", touched, "ann"))
                await store.tournaments.append(id, Stored(0, 5.0, b"first"), "ann")
                await store.notices.set(Notice(id, 0, "mail", "a@example.org"))
            with pytest.raises(Conflict):
                await store.tournaments.append(old, Stored(0, 6.0, b"second"))
            await store.tournaments.append(old, Stored(1, 6.0, b"second"))
            assert [each.body for each in await store.tournaments.events(old)] == [
                b"first",
                b"second",
            ]
            assert await store.tournaments.load(old) == TournamentRow(
                old, b"{}", "open", 5.0, "ann"
            )
            table = new_id()
            await store.tables.create(row(table))
            assert await store.tables.statuses([table, new_id()]) == {table: "open"}
            assert await store.tables.statuses([]) == {}
            await store.people.delete("ann")
            assert b"ann" not in b"".join(each.body for each in await store.tournaments.events(old))
            await store.tournaments.tidy(idle=20.0, over=60.0)
            assert await store.tournaments.load(old) is None
            assert (await store.tournaments.events(old), await store.notices.at(old)) == ([], [])
            assert fresh in await store.tournaments.running(1000)
            await store.tournaments.set_status(fresh, "over", 55.0)
            assert fresh not in await store.tournaments.running(1000)
            await store.tournaments.tidy(idle=20.0, over=60.0)
            assert await store.tournaments.load(fresh) is None

    asyncio.run(go())


def test_a_bad_address_is_refused_with_a_sentence() -> None:
    with pytest.raises(StoreError, match="postgresql://"):
        store_at("mysql://x")
