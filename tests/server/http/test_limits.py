"""Limits are of a line and of the whole server, and tables are charged however they are opened."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import InvalidStatus

from server.cup import Cup
from server.kit import FREE, PATIENCE, looking, serving, sqlite_at, until
from tepui.server import limits as lim
from tepui.server.http import connection_limit, operation, replays, rest
from tepui.server.http.connection_limit import Unread
from tepui.server.limits import Addresses, Bucket, Limits
from tepui.server.news import Holding, Listeners, Spent, encode
from tepui.server.tournament.tournaments import LOOKED


def limited(**limits: Any) -> Limits:
    return msgspec.structs.replace(FREE, **limits)


@pytest.fixture
def frozen(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time, which stands still unless it is moved."""
    at = [time.monotonic()]

    class Clock:
        @staticmethod
        def monotonic() -> float:
            return at[0]

    monkeypatch.setattr(lim, "time", Clock)
    return at


def test_a_bucket_is_taken_from_whole_and_may_be_owed(frozen: list[float]) -> None:
    bucket = Bucket(1.0, 10)
    assert bucket.take(10)
    assert not bucket.take()
    frozen[0] += 5
    assert not bucket.take(6)
    assert bucket.take(5)
    frozen[0] += 10
    assert bucket.take(64), "more than the burst, for whoever has all of it"
    frozen[0] += 54
    assert not bucket.take()
    frozen[0] += 1
    assert bucket.take()


def test_a_line_of_ipv6_is_one_address(frozen: list[float]) -> None:
    addresses = Addresses(Limits(people_per_hour=3, sockets_per_address=2))
    assert [addresses.may("keep", f"2001:db8:1:2::{n}") for n in range(5)] == [True] * 3 + [
        False
    ] * 2
    assert addresses.may("keep", "2001:db8:1:3::1")
    assert addresses.may("keep", "192.0.2.1")
    for n in range(2):
        assert addresses.may_connect(f"2001:db8::{n}")
        addresses.connect(f"2001:db8::{n}")
    assert not addresses.may_connect("2001:db8::5")
    addresses.disconnect("2001:db8::0")
    assert addresses.may_connect("2001:db8::5")


def test_a_home_and_a_site_of_ipv6_have_more_room_and_not_without_end(frozen: list[float]) -> None:
    few = Limits(people_per_hour=3, sockets_per_address=2)
    home = [f"2001:db8:1:{n:x}::1" for n in range(256)]
    site = [f"2001:db8:1:{n:x}::1" for n in range(0, 65_536, 256)]
    for lines, times in ((home, 4), (site, 16)):
        addresses = Addresses(few)
        assert sum(addresses.may("keep", line) for line in lines) == 3 * times
        for line in lines:
            if addresses.may_connect(line):
                addresses.connect(line)
        assert addresses.held == 2 * times
        addresses.disconnect(lines[0])
        assert addresses.may_connect(lines[0])
    assert addresses.may("keep", "2001:db8:9::1"), "another site"
    assert addresses.home("2001:db8:1:1::1") == addresses.home("2001:db8:1:ff::")
    assert addresses.home("2001:db8:1:1::1") != addresses.home("2001:db8:1:100::1")
    assert addresses.home("192.0.2.1") == addresses.key("192.0.2.1")
    assert addresses.may("mail", "ann@[2001:db8::1]"), "what is no address counts as itself"


def test_neither_is_charged_where_one_of_both_may_not(frozen: list[float]) -> None:
    addresses = Addresses(Limits(reports_per_hour=1))
    assert addresses.may("report", "192.0.2.1", "ann")
    assert not addresses.may("report", "192.0.2.2", "ann")
    assert addresses.may("report", "192.0.2.2", "bob")


class Workers:
    """Two workers of one server, which hear each other."""

    def __init__(self, **limits: Any) -> None:
        self.all = [Addresses(Limits(**limits)) for _ in range(2)]
        self.all[1].salt = self.all[0].salt
        self.ears = [Listeners(), Listeners()]
        for each, ears in zip(self.all, self.ears, strict=True):
            ears.add(Spent, each.spent_elsewhere)
            ears.add(Holding, each.held_elsewhere)

    def share(self) -> None:
        told = [list(each.news()) for each in self.all]
        for n, each in enumerate(told):
            for news in each:
                text = encode(news)
                assert len(text) < 7900, "PostgreSQL carries no more"
                self.ears[1 - n].hear(str(n), text, own=False)


def test_workers_share_what_was_spent(frozen: list[float]) -> None:
    both = Workers(tables_per_hour=60)
    one, other = both.all
    assert all(one.may("open", "192.0.2.1", "ann") for _ in range(60))
    both.share()
    assert not other.may("open", "192.0.2.1")
    assert not other.may("open", "192.0.2.9", "ann")
    assert other.may("open", "192.0.2.2")
    # What both gave away before they heard of each other is owed.
    both = Workers(tables_per_hour=60)
    for each in both.all:
        assert each.may("open", "192.0.2.1", "", 60)
    both.share()
    both.share()  # and told once
    frozen[0] += 3600
    assert not any(each.may("open", "192.0.2.1") for each in both.all)
    frozen[0] += 61
    assert all(each.may("open", "192.0.2.1") for each in both.all)


def test_workers_share_who_holds_many_sockets(frozen: list[float]) -> None:
    both = Workers(sockets_per_address=8)
    one, other = both.all
    for _ in range(6):
        one.connect("192.0.2.1")
    both.share()
    other.connect("192.0.2.1")
    assert other.may_connect("192.0.2.1")
    other.connect("192.0.2.1")
    assert not other.may_connect("192.0.2.1")
    for _ in range(6):
        one.disconnect("192.0.2.1")
    both.share()
    assert other.may_connect("192.0.2.1")
    for _ in range(7):
        one.connect("192.0.2.1")
    both.share()
    assert not other.may_connect("192.0.2.1")
    frozen[0] += lim.STALE  # it ended without a word
    assert other.may_connect("192.0.2.1")


def test_many_who_are_busy_are_told_in_short_messages(frozen: list[float]) -> None:
    both = Workers(reports_per_hour=2, sockets_per_address=1)
    for n in range(500):
        assert both.all[0].may("report", f"192.0.2.{n}", "0123456789abcdef") or n >= 2
        both.all[0].connect(f"2001:db8:{n}::1")
    both.share()


def test_two_servers_on_one_database_have_one_limit(postgres_address: str) -> None:
    limits = limited(tables_per_hour=4)
    with serving(postgres_address, limits) as one, serving(postgres_address, limits) as other:
        for _ in range(4):
            one.open()
        wish = {"game": "coloretto", "who": ["me", "friend"], "name": "Ann"}
        key = other.worker.addresses.key("127.0.0.1")
        until(lambda: not other.worker.addresses._bucket("open", False, key).has(), "word of it")
        status, said, _ = other.ask("POST", "/api/tables", wish)
        assert (status, said["code"]) == (429, "server-many-tables")


# Tables


def test_a_rematch_is_charged(tmp_path: Path) -> None:
    with serving(sqlite_at(tmp_path), limited(tables_per_hour=2)) as served:
        tables = [served.open(who=["me", "bot:random"]) for _ in range(2)]

        async def again(seated: Any) -> Any:
            async with looking(served, seated["table"], seated["token"]) as (player,):
                await player.ask({"type": "do", "what": "leave"})
                await player.until(lambda each: each.room["status"] in ("over", "closed"))
                return await player.ask({"type": "do", "what": "rematch"})

        said = asyncio.run(asyncio.wait_for(again(tables[0]), PATIENCE))
        assert said.get("code") == "server-many-tables"


def test_the_rounds_of_a_tournament_are_not_its_organisers_tables(tmp_path: Path) -> None:
    """A league does not stop because its organiser may open few tables an hour."""
    with serving(sqlite_at(tmp_path), limited(tables_per_hour=2)) as served:
        cup = Cup(served, 16, rounds=20)  # one of two; eight tables a round
        status, page = cup.do("begin")
        assert status == 200, page
        assert cup.do("next")[1]["code"] == "server-tournament-unplayed"
        cup.play(*range(16))
        until(lambda: len(cup.told()["rounds"]) == 2, "the next round")
        wish = {"game": "coloretto", "who": ["me", "friend"], "name": "Ann"}
        assert served.ask("POST", "/api/tables", wish)[0] == 201


def test_no_page_says_that_a_round_begins_in_the_past(tmp_path: Path) -> None:
    with serving(sqlite_at(tmp_path)) as served:
        cup = Cup(served, 2, rounds=3, every=1)
        assert cup.do("begin")[0] == 200
        until(lambda: cup.told()["next"] is None, "that it waits for people to play")
        assert len(cup.told()["rounds"]) == 1


def test_a_round_has_a_least_length(tmp_path: Path) -> None:
    with serving(sqlite_at(tmp_path), limited(round_seconds=3600)) as served:
        cup = Cup(served, 2, rounds=2)
        assert cup.do("begin")[0] == 200
        assert cup.do("next")[1]["code"] == "server-tournament-soon"
        cup.play(0, 1)
        until(lambda: cup.told()["rounds"][0]["done"], "the end of the round")
        cup.on_loop(served.worker.tournaments.rounds.look_after(cup.id))
        page = cup.told()
        assert len(page["rounds"]) == 1
        assert page["next"] == page["rounds"][0]["begun"] + 3600


def test_entries_are_counted_by_address(tmp_path: Path) -> None:
    with serving(sqlite_at(tmp_path), limited(entries_per_hour=3)) as served:
        cup = Cup(served, 3)
        body = {"name": "P", "invitation": cup.invitation}
        status, said, _ = served.ask("POST", f"{cup.path}/enter", body)
        assert (status, said["code"]) == (429, "server-many-entries")
        assert len(cup.told()["entrants"]) == 3


def test_a_start_does_not_wait_for_tournaments_of_others(tmp_path: Path) -> None:
    """However many are newer: those where something is due come first, and others not at all."""
    with serving(sqlite_at(tmp_path)) as served:
        cup = Cup(served, 2, start=time.time() + 3600)
        tournaments, looked = served.worker.tournaments, []

        async def flood() -> None:
            row = await served.worker.store.tournaments.load(cup.id)
            assert row is not None
            for n in range(LOOKED + 40):
                newer = msgspec.structs.replace(
                    row, id=f"{n:016x}", touched=row.touched + n,
                    head=row.head.replace(b'"start":', b'"start":9'),
                )  # fmt: skip
                await served.worker.store.tournaments.create(newer)

        async def chores() -> list[str]:
            real = tournaments.rounds.look_after

            async def look_after(id: str) -> None:
                looked.append(id)
                await real(id)

            tournaments.rounds.look_after = look_after  # type: ignore[method-assign]
            await tournaments.round()
            found, looked[:] = list(looked), []
            tournaments.rounds.look_after = real  # type: ignore[method-assign]
            return found

        cup.on_loop(flood())
        cup.on_loop(served.worker.store.tournaments.set_due(cup.id, time.time() - 60))
        until(lambda: len(cup.on_loop(chores())) <= 1, "a quiet house")
        assert not cup.on_loop(chores())
        # At its time, it is the only one.
        cup.on_loop(served.worker.store.tournaments.set_due(cup.id, time.time() - 1))
        assert cup.on_loop(chores()) == [cup.id]


def test_a_connection_that_is_not_read_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_limit, "UNREAD", 0.5)
    asked = b"GET /api/games/amazonas/rules/en HTTP/1.1\r\nHost: here\r\n\r\n"

    def is_over() -> bool:
        try:
            client.sendall(b"\r\n")
        except OSError:
            return True
        return False

    with serving(sqlite_at(tmp_path)) as served, socket.socket() as client:
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        client.connect(("127.0.0.1", served.port))
        client.sendall(asked * 1000)
        until(is_over)


class Slow(Unread, asyncio.Protocol):
    """A connection to a client that reads this much between two looks."""

    def __init__(self, reads: int) -> None:
        self.reads, self.left, self.looks, self.aborted = reads, 1_000_000, 0, False
        self.transport = self

    def get_write_buffer_size(self) -> int:
        self.left -= self.reads
        self.looks += 1
        return self.left

    def abort(self) -> None:
        self.aborted = True


def test_a_client_that_reads_slowly_has_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async def looked_at() -> None:
        slow, slower = Slow(70_000), Slow(60_000)
        for each in (slow, slower):
            each.pause_writing()
        while slow.looks < 8:
            await asyncio.sleep(0)
        slow.resume_writing()
        assert slower.aborted
        assert not slow.aborted

    monkeypatch.setattr(connection_limit, "UNREAD", 0.0)
    asyncio.run(looked_at())


def test_half_of_the_files_are_for_connections() -> None:
    most = connection_limit.ConnectionLimit(Addresses(FREE)).most
    assert 2 * most + connection_limit.RESERVE <= connection_limit.raise_file_limit()


def test_a_log_is_written_apart_and_counts_as_a_replay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at: list[str] = []

    def log_for(*given: Any) -> str:
        at.append(threading.current_thread().name)
        return replays.log_for(*given)

    monkeypatch.setattr(rest, "log_for", log_for)
    with serving(sqlite_at(tmp_path), limited(replays_per_minute=2)) as served:
        seated = served.open(who=["me", "bot:easy"])
        path = f"/api/tables/{seated['table']}/log"
        assert [served.ask("GET", path, token=seated["token"])[0] for _ in range(3)] == [
            200,
            200,
            429,
        ]
    assert all(each.startswith("apart") for each in at), at


def test_a_long_answer_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(operation, "MOST_BYTES", 10)
    with serving(sqlite_at(tmp_path)) as served:
        seated = served.open(who=["me", "bot:easy"])
        path = f"/api/tables/{seated['table']}/story"
        assert served.ask("GET", path, token=seated["token"])[0] == 429


def test_who_asks_too_often_is_disconnected(tmp_path: Path) -> None:
    def asked(path: str, source: str = "127.0.0.2") -> list[bytes]:
        with socket.create_connection(("127.0.0.1", served.port), 20, (source, 0)) as client:
            client.sendall(f"GET {path} HTTP/1.1\r\nHost: here\r\n\r\n".encode() * 3)
            came = b""
            while came.count(b"HTTP/1.1 ") < 3 and (more := client.recv(65_536)):
                came += more
        return [part[:3] for part in came.split(b"HTTP/1.1 ")[1:]]

    with serving(sqlite_at(tmp_path), limited(requests_per_minute=2)) as served:
        assert asked("/health") == [b"200", b"200", b"429"]
        assert asked("/metrics") == [b"429"]
        assert asked("/api/games") == [b"429"]
        assert asked("/health", "127.0.0.1") == [b"200"] * 3


# Room for tables, and those who go on asking


def openers(addresses: Addresses, lines: list[str], tables: int) -> list[int]:
    """How many tables each of them opens, taking turns; all of them are slow."""
    opened = [0] * len(lines)
    for _ in range(tables):
        for n, line in enumerate(lines):
            opened[n] += not addresses.hold_tables(addresses.opener(line))
    return opened


@pytest.mark.parametrize("strangers", [1, 20, 500])
def test_strangers_do_not_fill_a_server_with_slow_tables(strangers: int) -> None:
    addresses = Addresses(Limits())
    lines = [f"192.0.{n // 250}.{n % 250}" for n in range(strangers)]
    opened = openers(addresses, lines, 700)
    assert sum(opened) < 19_000
    assert max(opened) - min(opened) <= 1
    family = openers(addresses, ["198.51.100.1"], 700)[0]
    assert family > 0.9 * min(opened) > 30, "whoever comes last has nearly as much room as each"
    assert addresses.hold_tables(addresses.opener(lines[0])) == "server-share"


@pytest.mark.parametrize(("step", "times"), [(1, 4), (256, 16)], ids=["/56", "/48"])
def test_a_network_of_ipv6_has_a_share_of_its_own(step: int, times: int) -> None:
    addresses = Addresses(Limits(tables=3200))
    lines = [f"2001:db8:1:{n * step:x}::1" for n in range(200)]
    taken = sum(openers(addresses, lines, 30))
    assert taken == pytest.approx(times * (3200 - taken) / lim.SHARE, abs=times)
    assert not addresses.hold_tables(addresses.opener("2001:db8:9::1"))


def test_a_club_has_room_in_proportion(frozen: list[float]) -> None:
    addresses = Addresses(Limits(tables=3200))
    addresses.settle(Limits(tables=3200), (ip_network("192.0.2.1"),), 80)
    taken = openers(addresses, ["192.0.2.1"], 1000)[0]
    assert taken == pytest.approx(10 * (3200 - taken) / lim.SHARE, abs=10)


def test_slow_tables_of_one_address_leave_room_for_others(
    database: str, request: pytest.FixtureRequest
) -> None:
    """However they are opened; and those that are closed count no longer."""
    if database.startswith("postgres"):  # one without other tests' tables
        database = request.getfixturevalue("postgres_server").new_database()
    with serving(database, limited(tables=20)) as served:
        mine = served.open(who=["me", "bot:random"])
        for _ in range(7):
            served.open()

        def opening(path: str, wish: Any, address: str = "127.0.0.1") -> Any:
            status, said, _ = served.ask("POST", path, wish, **{"X-Forwarded-For": address})
            return status if status == 201 else (status, said["code"])

        full, wish = (429, "server-share"), {"game": "coloretto", "who": ["me", "friend"]}
        assert opening("/api/tables", wish) == full
        assert opening("/api/matches", wish) == full
        assert opening("/api/daily/coloretto", {"person": "0" * 32, "name": "Ann"}) == full
        assert opening("/api/tables", wish, "192.0.2.1") == 201
        assert opening("/api/matches", {**wish, "tables": 8}, "192.0.2.1") == full
        held = asyncio.run_coroutine_threadsafe(served.worker.store.tables.held(), served.loop)
        assert sum(tables for _, tables in held.result(PATIENCE)) == 9, "of a match, all or none"
        served.worker.tables._counted = 0.0  # as after some seconds, or at another worker
        assert opening("/api/tables", wish) == full

        async def close() -> Any:
            async with looking(served, mine["table"], mine["token"]) as (player,):
                await player.ask({"type": "do", "what": "leave"})
                await player.until(lambda each: each.room["status"] in ("over", "closed"))
                served.worker.tables._counted = 0.0
                return await player.ask({"type": "do", "what": "rematch"})

        assert asyncio.run(asyncio.wait_for(close(), PATIENCE))["type"] == "done"
        assert opening("/api/tables", wish) == full, "a rematch counts"


def test_whoever_goes_on_asking_is_not_answered(tmp_path: Path) -> None:
    with serving(sqlite_at(tmp_path), limited(requests_per_minute=10)) as served:

        def ask() -> bytes:
            with socket.create_connection(("127.0.0.1", served.port)) as line:
                try:
                    line.sendall(b"GET /api/where HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                    return line.recv(100)[9:12]
                except ConnectionError:
                    return b""

        said = [ask() for _ in range(30)]
        assert said[:20] == [b"200"] * 10 + [b"429"] * 10, "with a sentence"
        assert b"" in said[20:], "nothing is read"
        assert served.worker.addresses.may("request", "192.0.2.1")
        assert not served.worker.addresses.is_flooding("192.0.2.1")


def test_a_socket_counts_as_a_request(tmp_path: Path) -> None:
    with serving(sqlite_at(tmp_path), limited(requests_per_minute=6)) as served:
        ann = served.open()

        async def look() -> int:
            async with looking(served, ann["table"], ann["token"]):
                return 1

        assert sum(asyncio.run(look()) for _ in range(5)) == 5
        with pytest.raises(InvalidStatus):
            asyncio.run(look())
