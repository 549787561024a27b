"""The store, on both databases and through the relay of workers: guarded appends, many at once,
and versions."""

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
)  # fmt: skip
from tepui.server.store.open import opened, store_at


@pytest.fixture(params=["sqlite", "relay", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where a store is: in a file, in one that workers share, in PostgreSQL."""
    if request.param == "sqlite":
        return sqlite_at(tmp_path)
    found: str = request.getfixturevalue(
        "relay" if request.param == "relay" else "postgres_address"
    )
    return found


@pytest.fixture(params=["relay", "postgres_address"])
def shared(request: pytest.FixtureRequest) -> str:
    """Where a store is that several workers use."""
    found: str = request.getfixturevalue(request.param)
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
            await store.create(row(id))
            await store.append(append(id, 0, b"a", b"b"))
            for first in (0, 1, 3):
                with pytest.raises(Conflict):
                    await store.append(append(id, first, b"c"))
            await store.append(append(id, 2, b"c"))
            with pytest.raises(Conflict):
                await store.append(append(new_id(), 0, b"nowhere"))
            assert [each.body for each in await store.since(id, 1)] == [b"b", b"c"]
            found = await store.load(id)
            assert found is not None
            assert (found.next, found.status) == (3, "playing")
            assert await store.load("no such table") is None

    asyncio.run(go())


def test_of_many_writers_of_one_number_one_succeeds(address: str) -> None:
    async def go() -> None:
        async with opened(address) as store, opened(address) as other:
            ids = [new_id() for _ in range(20)]
            for id in ids:
                await store.create(row(id))
            for number in range(5):
                tries = [each.append(append(id, number, b"x")) for id in ids
                         for each in (store, other, store)]  # fmt: skip
                done = await asyncio.gather(*tries, return_exceptions=True)
                assert [each for each in done if each is None] == [None] * len(ids)
                assert all(isinstance(each, Conflict) for each in done if each is not None)
            for id in ids:
                assert [each.number for each in await store.since(id, 0)] == [0, 1, 2, 3, 4]

    asyncio.run(go())


def test_lists_notices_and_deletion(address: str) -> None:
    async def go() -> None:
        async with opened(address) as store:
            shown, hidden = new_id(), new_id()
            await store.create(row(shown))
            await store.create(row(hidden, listed=False))
            listed = [each.id for each in await store.listed(1000)]
            assert shown in listed
            assert hidden not in listed
            assert shown in [each.id for each in await store.untouched("open", now() + 9, 1000)]
            notice = Notice(shown, 1, "mail", "a@example.org")
            await store.set_notice(notice)
            await store.set_notice(notice)
            assert await store.notices(shown) == [notice]
            await store.forget_notices(shown, 1)
            assert await store.notices(shown) == []
            await store.append(append(shown, 0, b"secret"))
            await store.rewrite(shown, 0, b"gone")
            assert [each.body for each in await store.since(shown, 0)] == [b"gone"]
            await store.delete(shown)
            assert await store.load(shown) is None
            assert await store.since(shown, 0) == []
            assert (await store.count())["open"] >= 1

    asyncio.run(go())


def test_another_worker_hears_of_a_write(shared: str) -> None:
    async def go() -> None:
        async with opened(shared) as one, opened(shared) as other:
            heard: asyncio.Queue[str | None] = asyncio.Queue()
            other.listen(heard.put_nowait)
            id = new_id()
            await one.create(row(id))
            for number in range(200):  # its listener may still be connecting
                await one.append(append(id, number, b"x"))
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
            return len(await store.listed(10))

    assert asyncio.run(go()) == 0  # from nothing: version 0
    assert asyncio.run(go()) == 0  # and again, from ours
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
    connection.close()
    assert version == schema.VERSION


@pytest.mark.parametrize("version", [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
def test_an_older_database_migrates_and_keeps_its_tables(database: str, version: int) -> None:
    id = new_id()

    async def go() -> None:
        await as_version(version, database, id)
        async with opened(database) as store:
            found = await store.load(id)
            assert found is not None
            assert [each.address for each in await store.notices(id)] == ["a@example.org"]
            assert await store.keep("old", b"one") == b"one"
            assert await store.keep("old", b"two") == b"one"
        async with opened(database) as store:
            assert await store.keep("old", b"three") == b"one"
            assert await store.keep_seat(Kept(id, 1, "somebody", 5.0)) == "somebody"
            (seat,) = await store.seats_of("somebody", 9)
            assert (seat.table, seat.seat, seat.result, seat.status) == (id, 1, None, "open")
            review = ReviewRow(id, -1, True, "0.1", b"packed")
            await store.keep_review(ReviewRow(id, -1, True, "0.0", b"older"))
            await store.keep_review(review)
            assert await store.review(id, -1, True) == review
            assert await store.review(id, 0, True) is None
            await store.delete(id)
            await store.keep_review(review)  # its table is gone
            assert await store.review(id, -1, True) is None
            assert await store.seats_of("somebody", 9) == []
            assert await store.answers_of("somebody", 9) == []

    asyncio.run(go())


async def as_version(version: int, database: str, id: str) -> None:
    """A database as an older version of the schema left it, with one table in it."""
    async with opened(database) as store:
        await store.create(row(id))
        await store.set_notice(Notice(id, 1, "mail", "a@example.org"))
    later = ["reviews"]
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
    if database.startswith("sqlite"):
        with sqlite3.connect(database.removeprefix("sqlite:///")) as connection:
            for table in later:
                connection.execute(f"DROP TABLE {table}")
            for table, column in columns:
                connection.execute(f"ALTER TABLE {table} DROP COLUMN {column}")
            connection.execute(f"PRAGMA user_version={version}")
        connection.close()
    else:
        import asyncpg

        connection = await asyncpg.connect(database)
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
            assert [await store.answer(each) for each in given] == [True, True]
            assert not await store.answer(Answer(ann, game, "p", 4, 7.0))
            assert await store.answer(Answer(ann, "another", "p", 4, 7.0))
            assert await store.answers(game) == 2
            assert await store.answers_after(Answer("", game, "", 0, 0.0), 9) == given
            assert await store.answers_after(given[0], 9) == given[1:]
            assert [each.game for each in await store.answers_of(ann, 9)] == ["another", game]
            await store.tidy_answers(6.0)
            assert await store.answers_after(Answer("", game, "", 0, 0.0), 9) == given[1:]
            await store.delete_person(ann)
            assert await store.answers_of(ann, 9) == []

    asyncio.run(go())


def test_a_try_is_begun_once_and_ends_once(address: str) -> None:
    async def go() -> None:
        async with opened(address) as store:
            person, id = new_id(), new_id()
            begun = Try("coloretto", "2026-11-15", person, id, "Ann", "a1", 5.0)
            for name in ("Ann", "Another"):
                again = msgspec.structs.replace(begun, name=name)
                await store.begin_try(again, row(id, listed=False))
            (found,) = await store.tries_of(Asker(browser=person), "2026-11-14")
            assert (found.name, found.table, found.points) == ("Ann", id, None)
            assert (found.status, found.owner) == ("open", None)
            assert await store.tries_of(Asker(browser=person), "2026-11-16") == []
            await store.keep_seat(Kept(id, 0, person, 5.0))
            (found,) = await store.tries_of(Asker(person), "2026-11-15")
            assert (found.table, found.owner) == (id, person)
            for points in (7, 9):
                ended = msgspec.structs.replace(begun, points=points, place=1, ended=6.0)
                await store.end_try(ended)
            found = next(t for t in await store.tries("coloretto", "2026-11-15") if t.table == id)
            assert (found.points, found.place, found.ended) == (7, 1, 6.0)
            await store.delete(id)
            (found,) = await store.tries_of(Asker(browser=person), "2026-11-15")
            assert (found.points, found.status) == (7, None), "results outlive their tables"

    asyncio.run(go())


def test_a_day_keeps_its_terms_and_its_par(address: str) -> None:
    async def go() -> None:
        async with opened(address) as store:
            game = new_id()
            assert await store.day(game, "2026-11-15") is None
            for day in ("2026-11-14", "2026-11-15"):
                assert await store.keep_day(game, day, b"one") == Day(b"one")
            assert await store.keep_day(game, "2026-11-15", b"two") == Day(b"one")
            for par, instead, kept in (
                (b"first", None, b"first"),
                (b"second", None, b"first"),
                (b"third", b"another", b"first"),
                (b"third", b"first", b"third"),
            ):
                await store.set_par(game, "2026-11-15", par, instead)
                assert await store.day(game, "2026-11-15") == Day(b"one", kept)
            assert await store.days(game, "2026-11-16", 9) == ["2026-11-15", "2026-11-14"]
            assert await store.days(game, "2026-11-15", 9) == ["2026-11-14"]

    asyncio.run(go())


def test_a_notice_that_leads_nowhere_is_forgotten_alone(address: str) -> None:
    async def go() -> None:
        async with opened(address) as store:
            id = new_id()
            await store.create(row(id))
            mail, push = (Notice(id, 1, kind, f"{kind} address") for kind in ("mail", "push"))
            await store.set_notice(mail)
            await store.set_notice(push)
            await store.forget_notice(Notice(id, 1, "push", "another browser"))
            assert len(await store.notices(id)) == 2
            await store.forget_notice(push)
            assert await store.notices(id) == [mail]

    asyncio.run(go())


def test_of_many_workers_one_tells_of_a_turn_a_round_and_an_invitation(shared: str) -> None:
    async def go() -> None:
        async with opened(shared) as store, opened(shared) as other:
            stores = [store, other]
            id, host, guest = new_id(), new_id(), new_id()
            notice = Notice(id, 1, "mail", "a@example.org")
            await store.create(row(id))
            await store.set_notice(notice)
            await store.keep_seat(Kept(id, 1, guest, 5.0))
            await store.happen(id, Stored(0, 5.0, b"{}"), guest)
            await store.invite(Invitation(id, guest, host, 5.0))
            assert id in [each.table for each in await store.unseen_invitations(6.0, 500)]
            for number in (0, 1):
                for claim in (
                    lambda each, n=number: each.tell_once(notice, n),
                    lambda each, n=number: each.call_once("turn", id, 1, n),
                    lambda each, n=number: each.call_once("round", id, 0, n),
                ):
                    told = await asyncio.gather(*(claim(each) for each in stores * 3))
                    assert sum(told) == 1
            told = await asyncio.gather(*(each.see_invitation(id, guest) for each in stores * 3))
            assert sum(told) == 1
            assert id not in [each.table for each in await store.unseen_invitations(6.0, 500)]
            assert not await store.call_once("turn", id, 0, 9), "nobody's seat"

    asyncio.run(go())


def test_a_tournament_is_written_in_order_and_tidied_up(address: str) -> None:
    async def go() -> None:
        async with opened(address) as store:
            old, fresh = new_id(), new_id()
            for id, touched in ((old, 5.0), (fresh, 50.0)):
                await store.open_tournament(TournamentRow(id, b"{}", "open", touched, "ann"))
                await store.happen(id, Stored(0, 5.0, b"first"), "ann")
                await store.set_notice(Notice(id, 0, "mail", "a@example.org"))
            with pytest.raises(Conflict):
                await store.happen(old, Stored(0, 6.0, b"second"))
            await store.happen(old, Stored(1, 6.0, b"second"))
            assert [each.body for each in await store.happened(old)] == [b"first", b"second"]
            assert await store.tournament(old) == TournamentRow(old, b"{}", "open", 5.0, "ann")
            table = new_id()
            await store.create(row(table))
            assert await store.statuses([table, new_id()]) == {table: "open"}
            assert await store.statuses([]) == {}
            await store.delete_person("ann")
            assert b"ann" not in b"".join(each.body for each in await store.happened(old))
            await store.tidy_tournaments(idle=20.0, over=60.0)
            assert await store.tournament(old) is None
            assert (await store.happened(old), await store.notices(old)) == ([], [])
            assert fresh in await store.tournaments(1000)
            await store.set_tournament(fresh, "over", 55.0)
            assert fresh not in await store.tournaments(1000)
            await store.tidy_tournaments(idle=20.0, over=60.0)
            assert await store.tournament(fresh) is None

    asyncio.run(go())


def test_a_bad_address_is_refused_with_a_sentence() -> None:
    with pytest.raises(StoreError, match="postgresql://"):
        store_at("mysql://x")
