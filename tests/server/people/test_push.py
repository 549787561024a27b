"""Web push: knocks that a push service would believe, to public addresses alone."""

from __future__ import annotations

import asyncio
import base64
import builtins
import http.client
import http.server
import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from server.accounts import keep, take
from server.kit import Served, looking, serving, sqlite_at, until
from tepui.server.people import notices, push
from tepui.server.people.push import is_public
from tepui.server.store.open import opened
from tepui.server.tournament import round_notices, rounds

BROWSER = "https://push.example.org/send/abc?d=1"


class Service(BaseHTTPRequestHandler):
    """Takes every push, as a push service would."""

    def do_POST(self) -> None:
        size = int(self.headers["Content-Length"])
        self.server.knocks.append((self.path, dict(self.headers), self.rfile.read(size)))
        self.send_response(self.server.status)
        self.send_header("Location", "http://127.0.0.1:1/elsewhere")
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *args: Any) -> None:
        pass


@pytest.fixture
def service(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A push service on this machine, which is found under every name."""
    with ThreadingHTTPServer(("127.0.0.1", 0), Service) as server:
        server.knocks, server.status = [], 201
        thread = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
        thread.start()
        here = ("127.0.0.1", server.server_address[1])
        monkeypatch.setattr(push, "public", lambda host: http.client.HTTPConnection(*here))
        yield server
        server.shutdown()
        thread.join()


def raw(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def claims_of(authorization: str, key: str) -> dict[str, Any]:
    """What a knock says of itself, if it was signed with this key."""
    scheme, _, rest = authorization.partition(" ")
    said = dict(part.split("=", 1) for part in rest.split(", "))
    assert (scheme, said["k"]) == ("vapid", key)
    head, claims, signature = said["t"].split(".")
    assert json.loads(raw(head)) == {"typ": "JWT", "alg": "ES256"}
    r, s = (int.from_bytes(raw(signature)[at : at + 32]) for at in (0, 32))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw(key))
    public.verify(encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    found: dict[str, Any] = json.loads(raw(claims))
    return found


@contextmanager
def bob_wants_a_knock(tmp_path: Path, address: str = BROWSER) -> Iterator[Any]:
    """A correspondence table where the turn has just come to Bob, who is not there."""
    with serving(sqlite_at(tmp_path), address="https://tepui.example.org") as served:
        ann = served.open(live=False)
        tokens = [ann["token"], served.join(ann)["token"]]
        path = f"/api/tables/{ann['table']}/notice"
        wish = {"kind": "push", "address": address}
        assert served.ask("PUT", path, wish, tokens[1])[0] == 204
        for seat in (1, 0):  # if it is Bob's turn from the start, he knows
            asyncio.run(turn(served, ann["table"], seat, tokens[seat]))
        yield served, ann["table"]


async def turn(served: Served, table: str, seat: int, token: str) -> None:
    async with looking(served, table, token) as (player,):
        while player.scene["awaited"] == [seat]:
            await player.move(player.choices()[0])


def test_a_push_is_signed_and_says_nothing(tmp_path: Path, service: Any) -> None:
    with bob_wants_a_knock(tmp_path) as (served, table):
        until(lambda: service.knocks, "a push")
        ways = served.ask("GET", "/api/notices")[1]
    ((path, headers, body),) = service.knocks
    assert (path, body) == ("/send/abc?d=1", b"")
    assert table not in json.dumps(headers)
    assert int(headers["TTL"]) > 0
    assert not ways["mail"]
    claims = claims_of(headers["Authorization"], ways["key"])
    assert claims["aud"] == "https://push.example.org"
    assert claims["sub"] == "https://tepui.example.org"
    assert time.time() < claims["exp"] < time.time() + 86_400


TOLD = "Du bist in Coloretto Amazonas mit Ann dran: https://tepui.example.org/t/"


@pytest.mark.parametrize("form", ["discord", "matrix", "json"])
def test_a_webhook_is_told_once_of_a_turn_in_its_own_form(
    tmp_path: Path, service: Any, form: str
) -> None:
    with serving(sqlite_at(tmp_path), address="https://tepui.example.org") as served:
        ann = served.open(live=False, chat=True)
        table, tokens = ann["table"], [ann["token"], served.join(ann)["token"]]
        path = f"/api/tables/{table}/notice"
        wish = {"kind": "hook", "form": form, "language": "de", "address": BROWSER}
        for bad in ("http://127.0.0.1/x", "https://127.0.0.1:8080/", "discord de x", "https://"):
            status, said, _ = served.ask("PUT", path, {**wish, "address": bad}, tokens[1])
            assert (status, said["code"]) == (409, "server-bad-address")
        assert served.ask("PUT", path, {**wish, "form": "irc"}, tokens[1])[0] == 400
        assert served.ask("PUT", path, wish, tokens[1])[0] == 204
        for seat in (1, 0):
            asyncio.run(turn(served, table, seat, tokens[seat]))
        until(lambda: service.knocks, "a call")

        async def chat() -> None:
            async with looking(served, table, tokens[0]) as (player,):
                assert (await player.ask({"type": "chat", "text": "x"}))["type"] == "done"

        # Another worker, or this one after a restart, knows that it was told.
        served.worker.notices._awaited.clear()
        asyncio.run(chat())
        until(lambda: not served.worker.notices._tasks)
        asyncio.run(turn(served, table, 1, tokens[1]))
        asyncio.run(turn(served, table, 0, tokens[0]))
        until(lambda: len(service.knocks) == 2, "the next turn")
    for _, headers, body in service.knocks:
        assert headers["Content-Type"] == "application/json"
        said = json.loads(body)
        text = TOLD + table
        assert said == {
            "discord": {"content": text, "allowed_mentions": {"parse": []}},
            "matrix": {"text": text, "username": "Tepui"},
            "json": {"text": text, "game": "Coloretto Amazonas", "names": ["Ann"],
                     "link": f"https://tepui.example.org/t/{table}"},
        }[form]  # fmt: skip


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody gets time to see it on a page first."""
    monkeypatch.setattr(notices, "GRACE", 0.0)
    monkeypatch.setattr(round_notices, "GRACE", 0.0)
    monkeypatch.setattr(rounds, "GRACE", 0.0)


@pytest.mark.usefixtures("at_once")
def test_a_round_of_a_tournament_is_told_of_once(tmp_path: Path, service: Any) -> None:
    """At live tables, that it has begun; at others, each of their turn there."""
    with serving(sqlite_at(tmp_path), address="https://tepui.example.org") as served:
        links = []
        for live in (True, False):
            wish = {"game": "coloretto", "live": live, "title": "Cup"}
            cup = served.ask("POST", "/api/tournaments", wish)[1]
            path = f"/api/tournaments/{cup['tournament']}"
            entry = {"name": "Ann", "invitation": cup["invitation"]}
            tokens = [served.ask("POST", f"{path}/enter", entry)[1]["token"] for _ in range(2)]
            hook = {"kind": "hook", "language": "de", "address": BROWSER}
            status, said, _ = served.ask("PUT", f"{path}/notice", hook, cup["token"])
            assert (status, said["code"]) == (403, "server-tournament-not-in")
            push = {"kind": "push", "address": BROWSER}
            assert served.ask("PUT", f"{path}/notice", push, tokens[0])[0] == 409
            for token in tokens:
                assert served.ask("PUT", f"{path}/notice", hook, token)[0] == 204
            assert served.ask("DELETE", f"{path}/notice", token=tokens[live])[0] == 204
            assert served.ask("POST", f"{path}/do", {"what": "begin"}, cup["token"])[0] == 200
            (table,) = served.ask("GET", path)[1]["rounds"][0]["tables"]
            links.append(f"/c/{cup['tournament']}" if live else f"/t/{table['table']}")
            if live:
                until(lambda: service.knocks, "a call")
                served.ask("POST", f"{path}/do", {"what": "end"}, cup["token"])
            else:  # whoever the lot lets begin, the other is told once it is their turn
                seat = [each["entrant"] for each in table["seats"]].index(0)
                asyncio.run(turn(served, table["table"], seat, tokens[0]))
        until(lambda: len(service.knocks) == 2, "a call")
        until(lambda: not served.worker.notices._tasks)
    said = [json.loads(body) for _, _, body in service.knocks]
    assert [each["link"] for each in said] == [f"https://tepui.example.org{link}" for link in links]
    assert said[0]["text"].startswith("Eine Runde von Cup beginnt")


class Everywhere:
    """Ann and Bob are known, have played, and Bob is told wherever he is waited for."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.ann, self.bob = (keep(served)["session"] for _ in range(2))
        first = served.open(live=False)
        self.table, self.seats = first["table"], [first["token"], served.join(first)["token"]]
        for session, token in zip((self.ann, self.bob), self.seats, strict=True):
            assert take(served, session, {"table": self.table, "token": token}) == [self.table]
        self.hook = {"kind": "hook", "language": "fr", "address": BROWSER}
        assert served.ask("PUT", "/api/me/notice", self.hook, self.bob)[0] == 204

    def ways(self) -> list[Any]:
        found: list[Any] = self.served.ask("GET", "/api/me/notice", token=self.bob)[1]["ways"]
        return found

    def invite(self) -> Any:
        asked = {"table": self.table, "seat": 1, "name": "Ann"}
        status, seated, _ = self.served.ask("POST", "/api/me/invitations", asked, self.ann)
        assert status == 201, seated
        return seated

    def cup(self) -> str:
        """A live tournament of both, begun."""
        wish = {"game": "coloretto", "title": "Coupe"}
        cup = self.served.ask("POST", "/api/tournaments", wish, self.ann)[1]
        path = f"/api/tournaments/{cup['tournament']}"
        for session in (self.ann, self.bob):
            entry = {"name": "X", "invitation": cup["invitation"]}
            assert self.served.ask("POST", f"{path}/enter", entry, session)[0] == 201
        assert self.served.ask("POST", f"{path}/do", {"what": "begin"}, self.ann)[0] == 200
        return path

    def chores(self) -> None:
        """A round of chores, and all that is sent in it."""
        worker = self.served.worker

        async def go() -> None:
            await worker.store.database.ask("UPDATE tournaments SET due = 0")
            await worker.tournaments.round()
            await worker.friends.tell()
            await worker.notices.stop()

        assert self.served.loop is not None
        asyncio.run_coroutine_threadsafe(go(), self.served.loop).result()


@pytest.mark.usefixtures("at_once")
def test_told_everywhere_once_of_turns_rounds_and_invitations(database: str, service: Any) -> None:
    with serving(database, address="https://tepui.example.org") as served:
        both = Everywhere(served)
        # Asked for at this table, too: one call, all the same.
        path = f"/api/tables/{both.table}/notice"
        assert served.ask("PUT", path, {**both.hook, "language": "de"}, both.seats[1])[0] == 204
        for seat in (1, 0):
            asyncio.run(turn(served, both.table, seat, both.seats[seat]))
        until(lambda: service.knocks, "his turn")
        assert served.ask("DELETE", path, token=both.seats[1])[0] == 204
        for seat in (1, 0):
            asyncio.run(turn(served, both.table, seat, both.seats[seat]))
        until(lambda: len(service.knocks) == 2, "his next turn")
        both.invite()
        both.chores()
        cup = both.cup()
        both.chores()
        for _ in range(2):  # another worker, or this one after a restart, knows what was told
            served.worker.notices._awaited.clear()
            served.worker.tournaments.notices._told.clear()
            both.chores()
        said = [json.loads(body) for _, _, body in service.knocks]
        page = "https://tepui.example.org"
        there = [
            f"/t/{both.table}",
            f"/t/{both.table}",
            "/me",
            cup.replace("/api/tournaments", "/c"),
        ]
        assert [each["link"] for each in said] == [page + each for each in there]
        assert [each["text"].split()[0] for each in said] == ["Du", "C’est", "Ann", "Une"]
        # It can be changed and taken back; what is wrong changes nothing.
        for bad, status in (("http://x.example.org", 409), ("https://127.0.0.1:1/", 409)):
            assert (
                served.ask("PUT", "/api/me/notice", {**both.hook, "address": bad}, both.bob)[0]
                == status
            )
        assert served.ask("PUT", "/api/me/notice", both.hook, "me-forged")[0] == 403
        assert (
            served.ask("PUT", "/api/me/notice", {**both.hook, "address": BROWSER + "2"}, both.bob)[
                0
            ]
            == 204
        )
        (way,) = both.ways()
        assert (way["kind"], way["address"]) == ("hook", "push.example.org")
        for n in range(12):
            push = {"kind": "push", "address": f"{BROWSER}{n}"}
            status, said, _ = served.ask("PUT", "/api/me/notice", push, both.bob)
        assert (status, said["code"]) == (409, "server-many-ways")
        assert len(both.ways()) == 12
        assert served.ask("DELETE", "/api/me/notice/x", token=both.bob)[0] == 404
        assert served.ask("DELETE", f"/api/me/notice/{way['id']}", token=both.ann)[0] == 404
        assert served.ask("DELETE", f"/api/me/notice/{way['id']}", token=both.bob)[0] == 204
        assert way not in both.ways()
        # A browser that is gone is forgotten; so is all of it with the person.
        service.status = 410
        both.invite()
        both.chores()
        assert both.ways() == []
        assert served.ask("PUT", "/api/me/notice", both.hook, both.bob)[0] == 204
        assert served.ask("DELETE", "/api/me", token=both.bob)[0] == 204

        async def left() -> Any:
            return await served.worker.store.database.ask("SELECT * FROM ways")

        assert served.loop is not None
        assert not asyncio.run_coroutine_threadsafe(left(), served.loop).result()


def test_whoever_has_it_before_them_is_not_told(
    tmp_path: Path, service: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(sqlite_at(tmp_path)) as served:
        both = Everywhere(served)
        both.invite()
        cup = both.cup()
        both.chores()
        assert not service.knocks, "a page that is open shows it first"
        assert len(served.ask("GET", "/api/me/tables", token=both.bob)[1]["invitations"]) == 1
        assert served.ask("GET", cup, token=both.bob)[1]["you"] == 1
        monkeypatch.setattr(notices, "GRACE", 0.0)
        monkeypatch.setattr(round_notices, "GRACE", 0.0)
        monkeypatch.setattr(rounds, "GRACE", 0.0)
        both.chores()
        assert not service.knocks
        # Nor of an invitation by somebody whom he does not read.
        hush = {"table": both.table, "seat": 0}
        assert served.ask("POST", "/api/me/mutes", hush, both.bob)[0] == 204
        both.invite()
        both.chores()
        assert not service.knocks


def test_whoever_has_the_table_open_is_not_called(tmp_path: Path, service: Any) -> None:
    with serving(sqlite_at(tmp_path)) as served:
        ann = served.open(live=False)
        tokens = [ann["token"], served.join(ann)["token"]]
        wish = {"kind": "hook", "address": BROWSER}
        for token in tokens:
            path = f"/api/tables/{ann['table']}/notice"
            assert served.ask("PUT", path, wish, token)[0] == 204

        async def play() -> None:
            async with looking(served, ann["table"], *tokens) as players:
                for _ in range(8):
                    (seat,) = players[0].scene["awaited"]
                    assert (await players[seat].move(players[seat].choices()[0]))["type"] == "done"
                    due = players[seat].scene["awaited"]
                    for each in players:
                        await each.until(lambda each, due=due: each.scene["awaited"] == due)

        asyncio.run(play())
        until(lambda: not served.worker.notices._tasks)
    assert service.knocks == []


def test_the_key_stays(tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        with serving(sqlite_at(tmp_path)) as served:
            keys.append(served.ask("GET", "/api/notices")[1]["key"])
    assert keys[0] == keys[1]
    assert len(raw(keys[0])) == 65


@pytest.mark.parametrize(("status", "left"), [(410, 0), (404, 0), (500, 1), (307, 1)])
def test_a_browser_that_is_gone_is_forgotten(
    tmp_path: Path, service: Any, status: int, left: int
) -> None:
    service.status = status
    with bob_wants_a_knock(tmp_path) as (served, table):
        until(lambda: service.knocks, "a push")
        notices = served.worker.notices
        until(lambda: not notices._tasks, "the end of it")
        assert len(store_of(served, table)) == left
    assert len(service.knocks) == 1, "and no redirect is followed"


def store_of(served: Served, table: str) -> list[Any]:

    async def look() -> list[Any]:
        async with opened(served.worker.config.database) as store:
            return await store.notices.at(table)

    return asyncio.run(look())


@pytest.mark.parametrize(
    "address",
    [
        "http://push.example.org/x", "https://", "https:///x", "https://push.example.org:22/x",
        "https://me@push.example.org/x", "https://push.example.org/a b", "ftp://x/y",
        "https://push.example.org/\r\nx", "https://[::1/x", "https://push.example.org:x/",
    ],
)  # fmt: skip
def test_what_is_no_push_service_is_refused(tmp_path: Path, address: str) -> None:
    assert not push.is_address(address)


def test_a_bad_push_address_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with serving(sqlite_at(tmp_path)) as served:
        ann = served.open(live=False)
        path = f"/api/tables/{ann['table']}/notice"
        wish = {"kind": "push", "address": "http://127.0.0.1/x"}
        status, said, _ = served.ask("PUT", path, wish, ann["token"])
        assert (status, said["code"]) == (409, "server-bad-address")
        wish = {"kind": "mail", "address": "ann@example.org"}
        status, said, _ = served.ask("PUT", path, wish, ann["token"])
        assert (status, said["code"]) == (409, "server-cannot")


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.1.2.3", "192.168.1.1", "169.254.169.254", "::1", "fd00::1", "100.64.0.1",
     "::ffff:10.0.0.1", "0.0.0.0"],
)  # fmt: skip
def test_private_addresses_are_not_knocked_at(
    monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    def found(host: str, port: int, **how: Any) -> Any:
        return [(0, 0, 0, "", (each, port)) for each in ("1.1.1.1", address)]

    monkeypatch.setattr(socket, "getaddrinfo", found)
    with pytest.raises(OSError, match="public"):
        push.public("push.example.org")


def test_the_address_that_was_looked_at_is_the_one_that_is_called(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    called = []

    def call(address: tuple[str, int], timeout: float) -> Any:
        called.append(address)
        raise ConnectionRefusedError

    monkeypatch.setattr(socket, "getaddrinfo", lambda *a, **k: [(0, 0, 0, "", ("1.1.1.1", 443))])
    monkeypatch.setattr(socket, "create_connection", call)
    with pytest.raises(ConnectionRefusedError):
        push.public("push.example.org").request("POST", "/")
    assert called == [("1.1.1.1", 443)]


def test_without_cryptography_there_is_no_push(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = builtins.__import__

    def without(name: str, *args: Any, **kwargs: Any) -> Any:
        if name.startswith("cryptography"):
            raise ImportError(name)
        return real(name, *args, **kwargs)

    monkeypatch.setattr(builtins, "__import__", without)
    with serving(sqlite_at(tmp_path)) as served:
        assert served.ask("GET", "/api/notices")[1] == {"mail": False, "key": None, "hook": True}
        ann = served.open(live=False)
        wish = {"kind": "push", "address": BROWSER}
        status, said, _ = served.ask(
            "PUT", f"/api/tables/{ann['table']}/notice", wish, ann["token"]
        )
        assert (status, said["code"]) == (409, "server-cannot")


def test_an_address_that_is_never_called_is_refused_at_once(tmp_path: Path) -> None:
    with serving(sqlite_at(tmp_path)) as served:
        session = served.ask("POST", "/api/people", {})[1]["session"]
        seated = served.open(live=False)
        places = (
            ("/api/me/notice", session),
            (f"/api/tables/{seated['table']}/notice", seated["token"]),
        )
        for path, token in places:
            for host, code in (
                ("127.0.0.1", "server-hook-private"),
                ("10.0.0.7", "server-hook-private"),
                ("[::1]", "server-hook-private"),
                ("nobody.invalid", "server-hook-unknown"),
            ):
                for kind in ("hook", "push"):
                    wish = {"kind": kind, "address": f"https://{host}/secret"}
                    status, said, _ = served.ask("PUT", path, wish, token)
                    assert (status, said["code"]) == (409, code), said
                    assert host.strip("[]") in said["text"]
                    assert "secret" not in said["text"]
        assert served.ask("GET", "/api/me/notice", token=session)[1]["ways"] == []


def test_a_webhook_in_the_hosts_own_network_is_called_where_the_host_allows_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[bytes] = []

    class Receiver(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.append(self.rfile.read(int(self.headers["Content-Length"])))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *said: object) -> None:
            pass

    with http.server.HTTPServer(("127.0.0.1", 0), Receiver) as receiver:
        threading.Thread(target=receiver.serve_forever, daemon=True).start()
        place = f"http://127.0.0.1:{receiver.server_port}"
        monkeypatch.setenv("TEPUI_HOOKS", f"http://elsewhere:1 {place}")
        with serving(sqlite_at(tmp_path)) as served:
            session = served.ask("POST", "/api/people", {})[1]["session"]
            for bad in (f"http://127.0.0.1:{receiver.server_port}1/x", f"{place}.example/x"):
                wish = {"kind": "hook", "address": bad}
                assert served.ask("PUT", "/api/me/notice", wish, session)[0] == 409
            wish = {"kind": "hook", "address": f"{place}/x"}
            assert served.ask("PUT", "/api/me/notice", wish, session)[0] == 204
            (way,) = served.ask("GET", "/api/me/notice", token=session)[1]["ways"]
            assert served.ask("POST", f"/api/me/notice/{way['id']}", token=session)[0] == 204
        receiver.shutdown()
    assert len(heard) == 1


def test_a_test_notice_says_whether_it_arrived(service: Any, tmp_path: Path) -> None:
    with serving(sqlite_at(tmp_path), address="https://tepui.example.org") as served:
        session = served.ask("POST", "/api/people", {})[1]["session"]
        wish = {"kind": "hook", "address": BROWSER, "language": "de"}
        assert served.ask("PUT", "/api/me/notice", wish, session)[0] == 204
        (way,) = served.ask("GET", "/api/me/notice", token=session)[1]["ways"]
        path = f"/api/me/notice/{way['id']}"
        assert served.ask("POST", path, token=session)[0] == 204
        assert "Probe" in service.knocks[-1][2].decode()
        service.status = 500
        status, said, _ = served.ask("POST", path, token=session)
        assert (status, said["code"]) == (409, "server-notice-failed")
        assert "500" in said["text"]
        stranger = served.ask("POST", "/api/people", {})[1]["session"]
        assert served.ask("POST", path, token=stranger)[1]["code"] == "server-no-way"
        service.status = 201
        many = [served.ask("POST", path, token=session)[0] for _ in range(8)]
        assert many[-1] == 429, "nobody is flooded"


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
