"""What a server refuses and tells apart: a second one, other sites, lookalikes, odd bytes."""

from __future__ import annotations

import asyncio
import itertools
import string
import subprocess
import sys
import time
import urllib.parse
import urllib.request
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from server.kit import PATIENCE, Served, serving, sqlite_at
from server.seats import Seat, look, open_table, until, with_store
from tepui.server import host
from tepui.server import messages as ms
from tepui.server.people.push import is_public
from tepui.server.store import contract
from tepui.server.store.contract import StoreError
from tepui.server.store.open import opened, store_at
from tepui.server.store.store import Store
from tepui.server.table import picture
from tepui.server.table.names import clean_name, disambiguate, skeleton

# One server a file


def test_a_second_server_on_a_file_is_refused_and_the_hosts_commands_are_not(
    tmp_path: Path,
) -> None:
    database = sqlite_at(tmp_path)
    with serving(database) as served:
        table = served.open()["table"]
        second = [sys.executable, "-m", "tepui.cli", "serve", "--database", database]
        done = subprocess.run(
            [*second, "--no-browser", "--port", "0"],
            capture_output=True, text=True, timeout=PATIENCE, check=False,
        )  # fmt: skip
        assert done.returncode != 0
        assert "Another server is already using the database" in done.stderr
        assert "Traceback" not in done.stderr
        assert asyncio.run(host.broken(database)) == []
        asyncio.run(host.close(database, table))

    async def again() -> None:
        store = store_at(database)
        await store.database.open(serving=True)
        with pytest.raises(StoreError):
            await store_at(database).database.open(serving=True)
        async with opened(database):
            pass
        await store.database.close()

    asyncio.run(again())


# Time


@pytest.mark.parametrize("jump", [-86_400.0, 86_400.0])
def test_a_jump_of_the_wall_clock_eats_no_bank_and_hangs_no_sand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    real = time.time

    async def go(store: Store) -> None:
        live = await open_table(store, ["me", "friend"], clock=ms.Clock("bank", 3600))
        before = live.chores.due()
        monkeypatch.setattr(time, "time", lambda: real() + jump)
        times = picture.times(live.state, contract.now())
        assert times.left is not None
        assert all(3600 - PATIENCE < each <= 3600 for each in times.left)
        await look(live)
        assert live.state.decisions == [0, 0]
        (mover,) = live.state.awaited()
        await Seat(live, mover).move(live.state.match.legal(mover)[0])
        assert all(3600 - PATIENCE < each <= 3600 for each in live.state.clocks.left)
        assert before is not None
        assert abs(live.chores.due() - before) < PATIENCE
        stored = await store.tables.since(live.state.head.id, 0)
        assert abs(stored[-1].at - stored[0].at) < PATIENCE

    with_store(tmp_path, go)


@pytest.mark.parametrize("jump", [-86_400.0, 86_400.0])
def test_the_sand_runs_on_when_the_wall_clock_jumps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: float
) -> None:
    real = time.time

    async def go(store: Store) -> None:
        live = await open_table(store, ["me", "friend"], "galapagos", options={"sand": "5"})
        await Seat(live, 0).move(*live.state.match.parse(0, "finish"))
        monkeypatch.setattr(time, "time", lambda: real() + jump)
        assert live.state.clocks.sand_since is not None
        left = picture.times(live.state, contract.now()).sand
        assert left is not None
        assert 5 - PATIENCE < left <= 5
        await until(lambda: live.state.clocks.sand_since is None)  # and runs out, by itself

    with_store(tmp_path, go)


# Who may look


def test_who_may_not_watch_at_the_socket_may_not_over_http(tmp_path: Path) -> None:
    with serving(sqlite_at(tmp_path)) as served:
        ann = served.open(public=True, spectators=False)
        path = f"/api/tables/{ann['table']}"
        assert served.ask("GET", path)[0] == 200  # whoever may sit down may look who sits there
        served.join(ann)
        for more in ("", "/log", "/story", "/sheet", "/replay", "/review"):
            status, said, _ = served.ask("GET", path + more)
            assert (status, said["code"]) == (403, "server-no-spectators"), more
        assert served.ask("GET", path + "/log", token=ann["token"])[0] == 200


# Odd bytes


@pytest.mark.parametrize("table", ["%00", "%ED%A0%80", "a%00b", "..", "%F0%9F%A6%9C", "%27--"])
def test_an_id_that_is_none_gets_a_sentence(database: str, table: str) -> None:
    with serving(database) as served:
        status, said, _ = served.ask("GET", f"/api/tables/{table}")
        assert status == 404
        assert said["code"] in ("server-no-table", "server-no-page")
        assert served.worker.metrics.failures == 0


@pytest.mark.parametrize("number", ["9" * 5_000, "1234567", "-1", "٣", "x"])
def test_a_number_that_is_none_is_not_found(tmp_path: Path, number: str) -> None:
    with serving(sqlite_at(tmp_path)) as served:
        path = f"/api/games/coloretto/puzzles/{urllib.parse.quote(number)}"
        assert served.ask("GET", path)[0] == 404
        assert served.ask("GET", "/api/games/coloretto/puzzles/0")[0] == 200
        assert served.worker.metrics.failures == 0


def test_nobody_keeps_what_the_api_says(tmp_path: Path) -> None:
    with serving(sqlite_at(tmp_path)) as served:
        session = served.ask("POST", "/api/people", {})[1]["session"]
        for path in ("/api/me", "/api/me/tables", "/api/games"):
            status, _, headers = served.ask("GET", path, token=session)
            assert (status, headers["cache-control"]) == (200, "no-store")


# Where a push may go


@pytest.mark.parametrize(
    "address",
    [
        "64:ff9b::7f00:1", "64:ff9b::808:808", "2002:7f00:1::", "2002:808:808::1", "224.0.0.1",
        "239.255.255.250", "ff02::1", "ff0e::1", "::ffff:127.0.0.1", "127.0.0.1", "10.0.0.1",
        "169.254.169.254", "fe80::1", "fd00::1", "::1", "0.0.0.0", "100.64.0.1", "fec0::1",
        "192.0.0.8", "192.0.0.170", "5f00::1", "3fff::1", "::ffff:0:127.0.0.1", "2001::1",
        "2001:db8::1", "100::1", "4000::1",
    ],
)  # fmt: skip
def test_a_push_goes_to_public_addresses_alone(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700::1111"])
def test_a_push_may_go_to_the_open_internet(address: str) -> None:
    assert is_public(address)


# Names


@pytest.mark.parametrize(
    "other", ["Anna", "anna", "Аnna", "ANNA", "Ａｎｎａ", "An na", "Αnna", "Anná", "A\u200bnna"]
)
def test_a_name_that_looks_like_anothers_gets_a_number(tmp_path: Path, other: str) -> None:
    with serving(sqlite_at(tmp_path)) as served:
        ann = served.open(who=["me", "friend", "friend"], name="Anna")
        served.join(ann, other)
        served.join(ann, other)
        _, look, _ = served.ask("GET", f"/api/tables/{ann['table']}", token=ann["token"])
        names = [person["name"] for person in look["room"]["people"]]
        assert names[0] == "Anna"
        assert names[1].endswith(" (2)")
        assert names[2].endswith(" (3)")


@pytest.mark.parametrize(
    "name", ["\u3164", "\u115f", "\u1160", "\u2800", "\uffa0", "\u3164 \u2800", "\u0301", "\ufe0f"]
)
def test_a_name_of_which_nothing_is_seen_is_none(name: str) -> None:
    assert clean_name(name) == "?"
    assert clean_name(f"Ann{name}").strip("\u0301") == "Ann"
    assert skeleton(f"Ann{name}") == skeleton("Ann")


def test_a_name_that_looks_like_a_bots_gets_a_number(tmp_path: Path) -> None:
    with serving(sqlite_at(tmp_path)) as served:
        seats = ["me", "friend", "bot:random", "bot:random"]
        ann = served.open(who=seats, name="kapok")
        served.join(ann, "AGOUТI")  # with a letter of another alphabet
        _, look, _ = served.ask("GET", f"/api/tables/{ann['table']}", token=ann["token"])
        names = [person["name"] for person in look["room"]["people"]]
        assert names == ["kapok (2)", "AGOUТI (2)", "Agouti", "Kapok"]
        assert served.open(name="Kapok")  # where no bot is called so, everybody may be
        log = served.ask("GET", f"/api/tables/{ann['table']}/log", token=ann["token"])[1]
        assert "Agouti" in log


@given(st.lists(st.text(st.sampled_from("Aaа Il1|oO0()23é"), min_size=1, max_size=32), max_size=5))
def test_no_two_names_at_a_table_look_alike(wanted: list[str]) -> None:
    names: list[str] = []
    for name in wanted:
        names.append(disambiguate(name, names))
    assert all(len(name) <= 32 for name in names)
    for one, other in itertools.combinations(names, 2):
        assert skeleton(one) != skeleton(other)


def test_names_that_differ_stay_as_they_are() -> None:
    names = ["Ann", "Bob", "Анна", "Zoé", "李", string.ascii_letters[:32]]
    for number, name in enumerate(names):
        assert disambiguate(name, names[:number]) == name


# Whose server this is


def ask_as(served: Served, host: str, path: str = "/api/games") -> int:
    request = urllib.request.Request(served.http + path, headers={"Host": host})
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as wrong:
        assert b"tepui.example.org" in wrong.read()
        return wrong.code


def test_other_names_and_pages_of_other_sites_are_refused(tmp_path: Path) -> None:
    with serving(sqlite_at(tmp_path), address="https://tepui.example.org") as served:
        for good in (
            "tepui.example.org",
            "tepui.example.org:443",
            "Tepui.Example.org",
            "127.0.0.1",
        ):
            assert ask_as(served, good) == 200
        for bad in ("evil.example", "tepui.example.org.evil.example", "[", "x:y"):
            assert ask_as(served, bad) == 421
        assert ask_as(served, "127.0.0.1", "/health") == 200  # the host's own probes

        async def opens(host: str, origin: str | None) -> bool:
            address, here = f"ws://{host}/api/tables/none/play", {"port": served.port}
            given: Any = None if origin is None else Origin(origin)
            try:
                async with connect(address, origin=given, host="127.0.0.1", **here):
                    return True
            except InvalidStatus:
                return False

        async def go() -> None:
            ours = "tepui.example.org"
            assert await opens(ours, f"https://{ours}")
            assert await opens(ours, None)  # a program
            for origin in (
                "https://evil.example",
                f"http://{ours}",
                "null",
                f"https://{ours}:8443",
            ):
                assert not await opens(ours, origin)
            assert not await opens("evil.example", f"https://{ours}")

        asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_without_an_address_every_name_will_do(tmp_path: Path) -> None:
    with serving(sqlite_at(tmp_path)) as served:
        assert ask_as(served, "anything.example") == 200
