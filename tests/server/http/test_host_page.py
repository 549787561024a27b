"""The host's page over HTTP: who may ask, what is told, what each action does."""

from __future__ import annotations

import asyncio
import random
import re
import urllib.error
import urllib.request
from collections.abc import Iterator
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from server.kit import FREE, PATIENCE, Player, Served, looking, play_some, serving, sqlite_at, until
from tepui.cli.app import app
from tepui.server.hosting.figures import merged, points
from tepui.server.store.contract import wall
from tepui.server.store.hosting import Minute
from tepui.server.table.tables import hashed

READ = [
    "/api/host", "/api/host/figures", "/api/host/tables", "/api/host/people", "/api/host/reports",
    "/api/host/door", "/api/host/log",
]  # fmt: skip
WRITE = [
    ("PUT", "/api/host/settings", {"door": "members"}),
    ("POST", "/api/host/link", {}),
    ("POST", "/api/host/codes", {}),
    ("POST", "/api/host/do", {"what": "announce", "text": "hello"}),
    ("DELETE", "/api/host/session", None),
]


def at(served: Served, act: Any) -> Any:
    assert served.loop is not None
    return asyncio.run_coroutine_threadsafe(act, served.loop).result(PATIENCE)


def link(database: str) -> str:
    """The code of a link that `tepui host admin` prints."""
    done = CliRunner().invoke(app, ["host", "admin", "--database", database])
    assert done.exit_code == 0, done.output
    found = re.search(r"/host#code=(\S+)", done.output)
    assert found
    return found[1]


class Host:
    """A browser with a host's session."""

    def __init__(self, served: Served, database: str) -> None:
        self.served = served
        status, _, heads = served.ask("POST", "/api/host/session", {"code": link(database)})
        assert status == 204
        self.cookie = heads["set-cookie"]
        secret = SimpleCookie(self.cookie)["tepui-host"].value
        self.heads = {"Cookie": f"tepui-host={secret}"}

    def get(self, path: str = "") -> Any:
        status, told, _ = self.served.ask("GET", f"/api/host{path}", **self.heads)
        assert status == 200, told
        return told

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        return self.served.ask(method, f"/api/host{path}", body, **self.heads)[:2]

    def do(self, what: str, whom: str = "", **more: Any) -> None:
        status, said = self.ask("POST", "/do", {"what": what, "whom": whom, **more})
        assert status == 204, said

    def log(self) -> list[str]:
        return [each["what"] for each in self.get("/log")["acts"]]


@pytest.fixture
def database_here(tmp_path: Path) -> str:
    return sqlite_at(tmp_path)


@pytest.fixture
def served(database_here: str) -> Iterator[Served]:
    with serving(database_here) as found:
        yield found


def test_nobody_else_is_told_or_obeyed(served: Served, database_here: str) -> None:
    host = Host(served, database_here)
    seated = served.open()
    _, person, _ = served.ask("POST", "/api/people", {"label": "Eve"})
    good = host.heads["Cookie"]
    others: list[dict[str, str]] = [
        {}, {"token": person["session"]}, {"token": seated["token"]},
        {"Cookie": "tepui-host="}, {"Cookie": "tepui-host=forged"}, {"Cookie": good[:-1]},
        {"token": good.partition("=")[2]}, {"Cookie": f"tepui-host={person['session']}"},
    ]  # fmt: skip
    for who in others:
        for method, path, body in [*(("GET", path, None) for path in READ), *WRITE]:
            status, said, _ = served.ask(method, path, body, **who)
            assert (status, said["code"]) == (403, "server-not-host"), (path, who)
    assert host.get()["settings"]["door"] == "open"
    assert host.get()["announcement"] == ""
    # Another site's page could send a form along, but no JSON; and the cookie stays at home.
    cookie = host.cookie.lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert "path=/api;" in cookie
    wrong = urllib.request.Request(
        f"{served.http}/api/host/do", b'{"what": "announce", "text": "x"}',
        {**host.heads, "Content-Type": "text/plain"}, method="POST",
    )  # fmt: skip
    with pytest.raises(urllib.error.HTTPError, match="400"):
        urllib.request.urlopen(wrong)
    assert host.ask("DELETE", "/session")[0] == 204
    assert host.ask("GET", "")[0] == 403, "who has left is a host no more"


def test_a_link_is_good_once_and_not_for_long(served: Served, database_here: str) -> None:
    code = link(database_here)
    come = lambda code: served.ask("POST", "/api/host/session", {"code": code})  # noqa: E731
    assert come(code)[0] == 204
    assert come(code)[:2][1]["code"] == "server-host-code"
    late = link(database_here)
    store = served.worker.store
    at(served, store.database.ask("UPDATE tickets SET until = 5 WHERE kind = 'host'"))
    assert come(late)[1]["code"] == "server-host-code"
    assert come("x" * 24)[1]["code"] == "server-host-code"
    # The secrets of other things are none of a host's.
    at(served, store.sign_in.new_ticket(hashed("mine"), "link", "ann", wall() + 99))
    assert come("mine")[1]["code"] == "server-host-code"
    host = Host(served, database_here)
    at(served, store.database.ask("UPDATE tickets SET until = 5 WHERE kind = 'session of a host'"))
    assert host.ask("GET", "")[0] == 403, "the session has ended"


def test_a_host_s_code_is_guessed_at_few_times(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(FREE, sign_ins_per_minute=5)
    with serving(sqlite_at(tmp_path), limits) as served:
        codes = [{"code": f"{n}" * 24} for n in range(7)]
        found = [served.ask("POST", "/api/host/session", code)[0] for code in codes]
        assert found[-1] == 429


def test_what_a_host_sees_of_a_game_is_what_anybody_there_sees(
    served: Served, database_here: str
) -> None:
    """A host may be a player: nothing moves with what is secret, not even an order or a time."""
    host = Host(served, database_here)
    quiet = [served.open() for _ in range(6)]
    seated = served.open("amazones", who=["me", "friend", "friend"], spectators=False)
    tokens = [seated["token"], *(served.join(seated, name)["token"] for name in ("Bob", "Cid"))]

    async def go() -> tuple[Any, Any, int]:
        async with looking(served, seated["table"], *tokens) as players:
            await play_some(players, random.Random(3), 6)
            before = await asyncio.to_thread(host.get, "/tables?status=running")
            moved = 0
            async with looking(served, seated["table"], *tokens) as fresh:
                for player in fresh:  # choices that nobody else sees, made and changed
                    if player.choices():
                        answer = await player.move(player.choices()[0])
                        moved += answer["type"] == "done"
            after = await asyncio.to_thread(host.get, "/tables?status=running")
            return before, after, moved

    before, after, moved = asyncio.run(asyncio.wait_for(go(), PATIENCE))
    assert moved
    assert before == after
    (table,) = [each for each in before["tables"] if each["id"] == seated["table"]]
    assert set(table) == {
        "id", "game", "status", "opened", "public", "rated", "tournament", "seats",
    }  # fmt: skip
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "Bob", "Cid"]
    ids = [each["id"] for each in host.get("/tables?status=open")["tables"]]
    assert ids == sorted(each["table"] for each in quiet)


def test_who_has_closed_the_page_is_barred_too(database: str) -> None:
    with serving(database) as served:
        host, seated = Host(served, database), served.open()
        bob = served.join(seated)

        async def go() -> None:
            async with looking(served, seated["table"], seated["token"]):
                async with looking(served, seated["table"], bob["token"]):
                    pass
                await asyncio.to_thread(host.do, "ban-seat", seated["table"], seat=1)

        asyncio.run(asyncio.wait_for(go(), PATIENCE))
        wish = {"game": "coloretto", "who": ["me", "friend"], "name": "Rude"}
        assert served.ask("POST", "/api/tables", wish)[1]["code"] == "server-barred"
        at(served, served.worker.store.database.ask("UPDATE barred SET until = 5"))


def test_no_path_holds_what_a_database_cannot_search_for(database: str) -> None:
    with serving(database) as served:
        status, said, _ = served.ask("GET", "/api/players/%00")
        assert (status, said["code"]) == (404, "server-no-page")


def test_tables_are_closed_and_seats_muted_and_emptied(database: str) -> None:
    with serving(database) as served:
        host = Host(served, database)
        seated = served.open()
        bob = served.join(seated)
        table = seated["table"]

        async def go() -> None:
            async with looking(served, table, seated["token"], bob["token"]) as (ann, rude):
                await asyncio.to_thread(host.do, "mute-seat", table, seat=1)
                answer = await rude.ask({"type": "chat", "text": "hello?"})
                while answer.get("code") != "server-muted":
                    answer = await rude.ask({"type": "chat", "text": "hello?"})
                await asyncio.to_thread(host.do, "ban-seat", table, seat=1)
                await rude.until(lambda each: each.heard[-1]["type"] == "bye")
                await ann.until(lambda each: each.room["people"][1]["level"] is not None)
                wish = {"game": "coloretto", "who": ["me", "friend"], "name": "Rude"}
                barred = await asyncio.to_thread(served.ask, "POST", "/api/tables", wish)
                assert barred[1]["code"] == "server-barred", "as a guest of the same address"
                made_up = await asyncio.to_thread(served.ask, "POST", "/api/people", {}, "me-x")
                assert made_up[1]["code"] == "server-no-session", "nobody's session opens the way"
                at(served, served.worker.store.database.ask("UPDATE barred SET until = 5"))
                again = await Player.connect(served, table, bob["token"])
                assert again.heard[-1]["code"] == "server-bad-token"
                await again.close()
                await asyncio.to_thread(host.do, "close", table)
                await ann.until(lambda each: each.room["status"] == "closed")

        asyncio.run(asyncio.wait_for(go(), PATIENCE))
        assert host.log()[:3] == ["close", "ban-seat", "mute-seat"]
        status, said = host.ask("POST", "/do", {"what": "close", "whom": "nowhere"})
        assert (status, said["code"]) == (404, "server-no-table")
        status, said = host.ask("POST", "/do", {"what": "ban-seat", "whom": table, "seat": 9})
        assert status == 404
        assert host.ask("POST", "/do", {"what": "reboot"})[0] == 400


def test_tournaments_are_listed_ended_and_their_people_renamed(database: str) -> None:
    with serving(database) as served:
        host = Host(served, database)
        wish = {"game": "coloretto", "title": "Club night", "kind": "swiss"}
        _, opened, _ = served.ask("POST", "/api/tournaments", wish)
        cup = opened["tournament"]
        for name in ("Ann", "Rude word"):
            entry = {"name": name, "invitation": opened["invitation"]}
            assert served.ask("POST", f"/api/tournaments/{cup}/enter", entry)[0] == 201
        (found,) = host.get("/tournaments")["tournaments"]
        assert (found["title"], found["status"], found["rounds"]) == ("Club night", "open", 0)
        host.do("rename", cup, seat=1, text="Bob")
        (found,) = host.get("/tournaments")["tournaments"]
        assert [who["name"] for who in found["entrants"]] == ["Ann", "Bob"]
        host.do("end-tournament", cup)
        assert host.get("/tournaments")["tournaments"] == []
        assert served.ask("GET", f"/api/tournaments/{cup}")[1]["status"] == "over"
        assert host.log()[:2] == ["end-tournament", "call"]
        for wrong in ({"whom": "nowhere"}, {"whom": cup, "seat": 9, "text": "x"}):
            assert host.ask("POST", "/do", {"what": "rename", **wrong})[0] in (404, 409)


def test_people_are_warned_muted_and_excluded(database: str) -> None:
    with serving(database) as served:
        host = Host(served, database)
        _, person, _ = served.ask("POST", "/api/people", {"label": "Firefox"})
        called = {"name": "Zoë 100%", "colour": 1, "piece": "fish"}
        status, me, _ = served.ask("PUT", "/api/me", called, token=person["session"])
        assert status == 200, me
        (found,) = host.get("/people?name=0%25")["people"]
        assert (found["id"], found["name"]) == (me["id"], "Zoë 100%")
        assert host.get("/people?name=%25%25")["people"] == []
        host.do("warn", me["id"], text="Be kind.")
        assert served.ask("GET", "/api/me", token=person["session"])[1]["warning"] == "Be kind."
        host.do("mute", me["id"])
        host.do("member", me["id"])
        (found,) = host.get(f"/people?name={me['id']}")["people"]
        assert (found["muted"], found["member"]) == (True, True)
        host.do("mute", me["id"], on=False)
        host.do("ban", me["id"])
        assert served.ask("GET", "/api/me", token=person["session"])[0] == 403
        back = served.ask("POST", "/api/people/sign-in", {"code": person["code"], "label": "x"})
        assert back[1]["code"] == "server-banned"
        host.do("ban", me["id"], on=False)
        assert (
            served.ask("POST", "/api/people/sign-in", {"code": person["code"], "label": "x"})[0]
            == 201
        )
        assert host.log()[:7] == ["unban", "ban", "unmute", "member", "mute", "warn", "come"]
        for what in ("warn", "mute", "ban", "member"):
            assert host.ask("POST", "/do", {"what": what, "whom": "nobody"})[0] == 404


def test_reports_are_read_with_what_was_said_and_done_with(
    served: Served, database_here: str
) -> None:
    host = Host(served, database_here)
    seated = served.open()
    bob = served.join(seated)

    async def say() -> None:
        async with looking(served, seated["table"], bob["token"]) as (player,):
            await player.ask({"type": "chat", "text": "you fool"})

    asyncio.run(say())
    path = f"/api/tables/{seated['table']}/report"
    wish = {"seat": 1, "reason": "rude"}
    status, said, _ = served.ask("POST", path, wish, token=seated["token"])
    assert status == 204, said
    assert host.get()["reports"] == 1
    (report,) = host.get("/reports")["reports"]
    assert (report["by"], report["about"], report["reason"]) == ("Ann", "Bob", "rude")
    assert report["chat"] == [{"name": "Bob", "text": "you fool"}]
    host.do("done", report["id"])
    assert host.get("/reports")["reports"] == []
    assert host.ask("POST", "/do", {"what": "done", "whom": report["id"]})[0] == 404


def test_an_announcement_reaches_all_tables_at_all_workers(database: str) -> None:
    """At the other worker, too, where there are two."""
    with serving(database) as served:
        if database.startswith("sqlite"):
            announced(served, served, database)
            return
        with serving(database) as other:
            announced(served, other, database)


def announced(served: Served, other: Served, database: str) -> None:
    host = Host(served, database)
    seated = other.open()

    async def go() -> None:
        async with looking(other, seated["table"], seated["token"]) as (player,):
            await asyncio.to_thread(host.do, "announce", text="Back at\nten")
            await player.until(lambda each: each.heard[-1]["type"] == "announced")
            assert player.heard[-1]["text"] == "Back at ten"
            late = await Player.connect(other, seated["table"])
            await late.until(lambda each: each.heard[-1]["type"] == "announced")
            await asyncio.to_thread(host.do, "announce", text="")
            await player.until(lambda each: each.heard[-1] == {"type": "announced", "text": ""})
            await late.close()

    asyncio.run(asyncio.wait_for(go(), PATIENCE))
    assert host.get()["announcement"] == ""
    assert host.log()[:2] == ["announce", "announce"]


def test_settings_change_while_it_runs(database: str) -> None:
    with serving(database) as served:
        host = Host(served, database)
        wish = {"game": "coloretto", "who": ["me", "friend"], "name": "Ann"}
        settings = host.get()["settings"]
        assert host.ask("PUT", "/settings", {**settings, "opening": False})[0] == 200
        assert served.ask("POST", "/api/tables", wish)[1]["code"] == "server-no-opening"
        told = host.ask("PUT", "/settings", {"limits": {"tables_per_hour": 2}})[1]
        assert told["limits"]["tables_per_hour"] == 2
        assert [served.ask("POST", "/api/tables", wish)[0] for _ in range(3)] == [201, 201, 429]
        wrong: list[dict[str, Any]] = [
            {"limits": {"read_seconds": 1}}, {"limits": {"tables": 0}}, {"club": ["here"]},
            {"door": "ajar"}, {"nonsense": 1}, {"club_people": 0},
        ]  # fmt: skip
        before = host.get()["settings"]
        for each in wrong:
            assert host.ask("PUT", "/settings", each)[0] in (400, 409), each
        assert host.get()["settings"] == before
        status, told = host.ask("PUT", "/settings", {"door": "members", "club": [" 127.0.0.1 "]})
        assert (status, told["settings"]["club"]) == (200, ["127.0.0.1"])
        assert served.ask("GET", "/api/games")[1]["code"] == "server-door-members"
        status, made = host.ask("POST", "/codes", {"label": "Bob", "uses": 2, "days": 3})
        assert status == 201
        assert served.ask("POST", "/api/door", {"code": made["code"]})[0] == 204
        (code,), (let_in,) = host.get("/door")["codes"], host.get("/door")["passes"]
        assert (code["label"], code["uses"], let_in["label"]) == ("Bob", 1, "Bob")
        host.do("end-pass", let_in["id"])
        host.do("end-code", code["id"])
        assert host.get("/door") == {"codes": [], "passes": []}
        assert served.ask("POST", "/api/door", {"code": made["code"]})[0] == 403
        assert host.ask("POST", "/link", {})[0] == 201
        assert host.get()["has_link"]
        assert {"settings", "door", "invite", "end-pass", "end-code", "new-link"} <= {*host.log()}


def test_the_figures_are_those_of_all_workers() -> None:
    minutes = [
        Minute(60.0, "a", 3, 1, 10, 1, 0, 4, 0.1),
        Minute(60.0, "b", 5, 2, 20, 0, 1, 4, 0.3),
        Minute(120.0, "a", 1, 1, 5, 0, 0, 0, 0.0),
    ]
    (both, last) = points(minutes, 60.0)
    assert (both.sockets, both.tables, both.events, both.failures) == (8, 3, 30, 1)
    assert both.milliseconds == 50.0
    assert (last.at, last.sockets, last.milliseconds) == (120.0, 1, 0.0)
    (all_of_it,) = points(minutes, 180.0)
    assert (all_of_it.sockets, all_of_it.events) == (8, 35)
    text = merged(['# TYPE a gauge\na{worker="1"} 1\n', '# TYPE a gauge\na{worker="2"} 2\n'])
    assert text == '# TYPE a gauge\na{worker="1"} 1\na{worker="2"} 2\n'


def test_any_worker_tells_the_figures_of_all(postgres_address: str) -> None:
    with serving(postgres_address) as one, serving(postgres_address) as other:
        told = lambda served: served.ask("GET", "/metrics")[1]  # noqa: E731
        until(lambda: told(one).count("tepui_sockets{") == 2, "both workers to be counted")
        names = [served.worker.figures.name for served in (one, other)]
        assert names[0] != names[1]
        host = Host(one, postgres_address)
        assert host.get()["workers"] == 2
        assert host.get("/figures?hours=1")["points"]
    with serving(postgres_address) as one:
        until(lambda: told(one).count("tepui_sockets{") == 1, "the others to have gone")
