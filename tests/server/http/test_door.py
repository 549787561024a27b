"""Who may come in: everybody, people with the link, members. Enforced at the API and the socket."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from http.cookies import SimpleCookie
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner
from websockets.exceptions import InvalidStatus

from server.kit import FREE, PATIENCE, Player, Served, serving, sqlite_at, until
from tepui import client
from tepui.cli.app import app
from tepui.server.hosting import door
from tepui.server.limits import Addresses, Limits
from tepui.server.news import Spent
from tepui.server.store.open import opened
from tepui.server.store.store import Store


def at(served: Served, act: object) -> object:
    """Do something in the server's own loop."""
    assert served.loop is not None
    return asyncio.run_coroutine_threadsafe(act, served.loop).result(PATIENCE)  # type: ignore[arg-type]


def settle(served: Served, kind: str, known: bool = False) -> None:
    at(served, door.set_door(served.worker.store, kind, known))  # type: ignore[arg-type]
    at(served, served.worker.settings.load())


def come(served: Served, code: str, token: str = "") -> tuple[int, str, dict[str, str]]:
    """Ask to be let in: the status, the code of the refusal, and a browser's headers from then."""
    status, said, heads = served.ask("POST", "/api/door", {"code": code}, token=token)
    cookie = SimpleCookie(heads.get("set-cookie", ""))
    given = {"Cookie": f"tepui-pass={cookie['tepui-pass'].value}"} if cookie else {}
    return status, said["code"] if isinstance(said, dict) else "", given


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with serving(sqlite_at(tmp_path)) as found:
        yield found


FORGED = [
    ("GET", "/api/games", None),
    ("GET", "/api/tables", None),
    ("POST", "/api/tables", {"game": "coloretto", "who": ["me", "friend"], "name": "Eve"}),
    ("POST", "/api/people", {"label": "Eve"}),
    ("GET", "/api/tournaments", None),
    ("GET", "/api/openapi.json", None),
    ("POST", "/api/replay", None),
    ("GET", "/preview/replay/0.png", None),
]


@pytest.mark.parametrize("kind", ["link", "members"])
def test_whoever_is_outside_gets_nothing(served: Served, kind: str) -> None:
    seated = served.open(public=True)
    settle(served, kind)
    table = seated["table"]
    asked = [
        *FORGED,
        ("GET", f"/api/tables/{table}", None),
        ("POST", f"/api/tables/{table}/join", {"name": "Eve", "invitation": seated["invitation"]}),
    ]
    for headers in ({}, {"Cookie": "tepui-pass=forged"}, {"Cookie": "tepui-pass="}):
        for method, path, body in asked:
            status, said, _ = served.ask(method, path, body, token=seated["token"], **headers)
            assert status == 403, (method, path, said)
            assert said["code"] == f"server-door-{kind}"
    with pytest.raises(InvalidStatus):
        asyncio.run(Player.connect(served, table, seated["token"]))
    # What links show tells nothing of what goes on inside.
    assert "Ann" not in served.ask("GET", f"/t/{table}", None)[1]
    assert served.ask("GET", "/health")[0] == 200
    _, told, _ = served.ask("GET", "/api/door")
    assert told == {"door": kind, "inside": False}
    settle(served, "open")
    assert served.ask("GET", f"/api/tables/{table}")[0] == 200


def test_the_link_lets_people_in_until_there_is_another(served: Served) -> None:
    settle(served, "link")
    assert come(served, "anything")[:2] == (403, "server-door-code")
    assert come(served, "")[:2] == (403, "server-door-link")
    link = at(served, door.new_link(served.worker.store))
    at(served, served.worker.settings.load())
    status, _, inside = come(served, str(link))
    assert status == 204
    wish = {"game": "coloretto", "who": ["me", "friend"], "name": "Ann"}
    status, seated, _ = served.ask("POST", "/api/tables", wish, **inside)
    assert status == 201

    async def play() -> None:  # by a program, with a pass of its own
        with pytest.raises(client.ServerRefused):
            await asyncio.to_thread(client.join, served.http, seated["table"], "Bot")
        given = await asyncio.to_thread(client.enter, served.http, str(link))
        table, secret = seated["table"], seated["invitation"]
        bot = await asyncio.to_thread(client.join, served.http, table, "Bot", secret, given)
        async with await client.sit(served.http, table, bot["token"], given) as seat:
            assert seat.room["status"] == "playing"

    asyncio.run(play())
    at(served, door.new_link(served.worker.store))
    at(served, served.worker.settings.load())
    assert served.ask("GET", "/api/games", **inside)[0] == 403
    assert come(served, str(link))[:2] == (403, "server-door-code")


def test_a_pass_is_kept_where_no_script_and_no_other_site_reaches_it(served: Served) -> None:
    settle(served, "members")
    code = at(served, door.invite(served.worker.store, "", 1, 1))
    cookie = served.ask("POST", "/api/door", {"code": code})[2]["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie


def test_members_are_invited_by_codes_and_come_in_wherever_they_sign_in(served: Served) -> None:
    _, stranger, _ = served.ask("POST", "/api/people", {"label": "Eve"})
    settle(served, "members")
    assert come(served, "", stranger["session"])[:2] == (403, "server-door-members")
    code = str(at(served, door.invite(served.worker.store, "Bob", 1, 7)))
    status, _, inside = come(served, code.lower().replace("-", " "))
    assert status == 204
    assert come(served, code)[:2] == (403, "server-door-code"), "it is good once"
    status, bob, _ = served.ask("POST", "/api/people", {"label": "Firefox"}, **inside)
    assert status == 201
    # Another device, without a pass: Bob signs in, and is let in as a member.
    recovered = {"code": bob["code"], "label": "Phone"}
    status, again, _ = served.ask("POST", "/api/people/sign-in", recovered)
    assert status == 201
    assert served.ask("GET", "/api/me", token=again["session"])[0] == 403
    status, _, there = come(served, "", again["session"])
    assert status == 204
    assert served.ask("GET", "/api/me", token=again["session"], **there)[0] == 200
    # A pass of the link is none of a member's.
    settle(served, "link")
    link = str(at(served, door.new_link(served.worker.store)))
    at(served, served.worker.settings.load())
    _, _, by_link = come(served, link)
    assert served.ask("GET", "/api/games", **by_link)[0] == 200
    settle(served, "members")
    assert served.ask("GET", "/api/games", **by_link)[0] == 403
    # Those who were known before can be made members, all at once.
    settle(served, "members", known=True)
    assert come(served, "", stranger["session"])[0] == 204


def test_codes_end(served: Served) -> None:
    settle(served, "members")
    store = served.worker.store

    async def old() -> str:
        code = await door.invite(store, "", 5, 1)
        await store.database.ask("UPDATE door_codes SET until = 5")
        return code

    assert come(served, str(at(served, old())))[:2] == (403, "server-door-code")
    code = str(at(served, door.invite(store, "", 2, 1)))
    assert [come(served, code)[0] for _ in range(3)] == [204, 204, 403]
    for wrong in ("", "0000-0000-0000", "x" * 80):
        assert come(served, wrong)[0] == 403
    assert served.ask("POST", "/api/door", {"code": "x" * 81})[0] == 400


def test_guessing_at_the_door_meets_a_limit(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(FREE, sign_ins_per_minute=5)
    with serving(sqlite_at(tmp_path), limits) as served:
        settle(served, "members")
        assert [come(served, "0000-0000-0000")[0] for _ in range(7)][-1] == 429


def test_a_command_of_the_host_reaches_running_workers(database: str) -> None:
    with serving(database) as served:
        done = CliRunner().invoke(app, ["host", "door", "--database", database, "members"])
        assert done.exit_code == 0, done.output
        until(lambda: served.ask("GET", "/api/games")[0] == 403, "the door to shut")
        words = ["host", "invite", "--database", database, "--label", "Bob", "--uses", "2"]
        done = CliRunner().invoke(app, words)
        code = done.output.rpartition("#door=")[2].strip()
        assert come(served, code)[0] == 204
        done = CliRunner().invoke(app, ["host", "door", "--database", database, "link"])
        assert "#door=" in done.output
        assert (
            not CliRunner().invoke(app, ["host", "door", "--database", database, "open"]).exit_code
        )
        until(lambda: served.ask("GET", "/api/games")[0] == 200, "the door to open")
        said = CliRunner().invoke(app, ["host", "log", "--database", database, "--json"]).output
        acts = [each["what"] for each in json.loads(said)]
        assert acts == ["door", "invite", "door", "new-link", "door"]


# A club behind one address


def test_a_club_behind_one_address_may_do_more() -> None:
    import ipaddress

    usual, club = Addresses(Limits(tables_per_hour=4, sockets_per_address=2)), None
    club = Addresses(Limits(tables_per_hour=4, sockets_per_address=2))
    nets = (ipaddress.ip_network("192.0.2.0/24"), ipaddress.ip_network("2001:db8::/48"))
    club.settle(club.limits, nets, 80)
    for address, times in (("192.0.2.7", 10), ("2001:db8::/64", 10), ("198.51.100.1", 1)):
        assert sum(club.may("open", address) for _ in range(100)) == 4 * times, address
        assert sum(usual.may("open", address) for _ in range(100)) == 4
        for _ in range(2 * times):
            assert club.may_connect(address)
            club.connect(address)
        assert not club.may_connect(address)
    # A person may do no more there than elsewhere.
    assert sum(club.may("open", "192.0.2.9", "ann") for _ in range(100)) == 4
    # What another worker tells of an address before we have met it counts when we meet it.
    club.spent_elsewhere("other", Spent([("open", False, club.key("192.0.2.8"), 3.0)]))
    assert sum(club.may("open", "192.0.2.8") for _ in range(100)) == 37


def test_the_settings_of_a_club_come_from_the_database(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(FREE, tables_per_hour=2)
    from tepui.server.hosting.settings import Settings, change

    async def club(store: Store, *addresses: str) -> None:
        await change(store, Settings(club=list(addresses), club_people=40))

    async def before() -> None:
        async with opened(sqlite_at(tmp_path)) as store:
            await club(store, "127.0.0.1")

    asyncio.run(before())
    wish = {"game": "coloretto", "who": ["me", "friend"], "name": "Ann"}
    with serving(sqlite_at(tmp_path), limits) as served:
        found = [served.ask("POST", "/api/tables", wish)[0] for _ in range(11)]
        assert found == [201] * 10 + [429]


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
