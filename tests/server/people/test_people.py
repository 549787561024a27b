"""People who wish to be known again: on every device, by a code or a link, until they go."""

from __future__ import annotations

import asyncio
import io
import json
import urllib.request
import zipfile
from pathlib import Path
from typing import Any

import pytest

from server.accounts import keep, me, mine, name, play, refused, sign_in, take
from server.kit import FREE, Player, Served, looking, serving, sqlite_at, until
from tepui.cli import people as commands
from tepui.engine.play import log
from tepui.server.errors import NotFound
from tepui.server.limits import Limits
from tepui.server.people import identity, moderation
from tepui.server.store import contract
from tepui.server.table.names import skeleton


@pytest.fixture
def served(either: Served) -> Served:
    return either


def test_a_guest_keeps_a_table_and_plays_on_from_another_device(served: Served) -> None:
    ann = served.open(chat=True)
    bob = served.join(ann)
    kept = keep(served, ann)
    found = mine(served, kept["session"])
    (table,) = found["tables"]
    assert (table["table"], table["seat"], table["names"]) == (ann["table"], 0, ["Ann", "Bob"])
    assert found["awaited"] == table["awaited"]
    # The other device, with the code as somebody might type it.
    typed = kept["code"].lower().replace("-", " ").replace("0", "o").replace("1", "l")
    phone = sign_in(served, code=typed)
    assert [each["table"] for each in mine(served, phone)["tables"]] == [ann["table"]]
    path = f"/api/tables/{ann['table']}/log"
    assert served.ask("GET", path, token=phone)[1] == served.ask("GET", path, token=ann["token"])[1]
    asyncio.run(play(served, [(ann, phone), (bob, bob["token"])]))
    (over,) = mine(served, phone)["tables"]
    assert (over["status"], over["awaited"]) == ("over", False)
    assert min(over["places"]) == 1
    assert len(over["scores"]) == 2
    assert mine(served, kept["session"])["tables"] == [over], "read once, told as it was kept"
    assert mine(served, phone)["awaited"] == 0


def test_a_table_that_waits_for_me_is_first_and_a_rematch_is_mine(served: Served) -> None:
    first, second = served.open(), served.open()
    bob = served.join(first)
    kept = keep(served, first, second)
    session = kept["session"]

    async def until_my_turn() -> None:
        async with looking(served, first["table"], session, bob["token"]) as players:
            while 0 not in players[1].scene["awaited"]:
                await players[1].move(players[1].choices()[0])

    asyncio.run(until_my_turn())
    found = mine(served, session)
    assert found["awaited"] == 1
    assert [each["table"] for each in found["tables"]] == [first["table"], second["table"]]
    assert 0 < found["tables"][0]["since"] <= contract.now()
    asyncio.run(play(served, [(first, session), (bob, bob["token"])]))

    async def again() -> str:
        async with looking(served, first["table"], bob["token"]) as (player,):
            await player.ask({"type": "do", "what": "rematch"})
            await player.until(lambda player: player.room["rematch"])
            return player.room["rematch"]

    rematch = asyncio.run(again())
    assert rematch in [each["table"] for each in mine(served, session)["tables"]]
    assert served.ask("GET", f"/api/tables/{rematch}", token=session)[0] == 200


def test_a_link_signs_in_once_and_not_late(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    session = keep(served)["session"]
    link = served.ask("POST", "/api/me/link", token=session)[1]["link"]
    late = served.ask("POST", "/api/me/link", token=session)[1]["link"]
    phone = sign_in(served, link=link)
    assert me(served, phone)["id"] == me(served, session)["id"]
    for bad in (link, "", "x" * 100, "me-", session):
        body = {"link": bad} if bad else {"code": ""}
        refused(served, "server-bad-link" if bad else "server-bad-code", "POST",
                "/api/people/sign-in", body)  # fmt: skip
    monkeypatch.setattr(identity, "wall", lambda: contract.wall() + 601)
    refused(served, "server-bad-link", "POST", "/api/people/sign-in", {"link": late})
    assert len(me(served, session)["sessions"]) == 2


def test_a_lost_device_is_signed_out_and_its_socket_closed(served: Served) -> None:
    ann = served.open()
    served.join(ann)
    kept = keep(served, ann)
    lost, mine_ = kept["session"], sign_in(served, code=kept["code"])
    devices = me(served, mine_)["sessions"]
    assert sorted((each["label"], each["this"]) for each in devices) == [
        ("Firefox", False), ("Phone", True),
    ]  # fmt: skip
    (gone,) = [each["id"] for each in devices if not each["this"]]

    async def go() -> None:
        async with looking(served, ann["table"], lost) as (player,):
            path = f"/api/me/sessions/{gone}"
            ended = await asyncio.to_thread(served.ask, "DELETE", path, token=mine_)
            assert ended[0] == 204
            await player.until(lambda player: player.heard[-1]["type"] == "bye")
        player = await Player.connect(served, ann["table"], lost)
        assert player.heard[0]["code"] == "server-bad-token"
        await player.close()

    asyncio.run(go())
    refused(served, "server-no-session", "GET", "/api/me", token=lost)
    refused(served, "server-bad-token", "GET", f"/api/tables/{ann['table']}", token=lost)
    for id in (gone, "nothing", "é"):
        path = f"/api/me/sessions/{served_quote(id)}"
        refused(served, "server-no-device", "DELETE", path, token=mine_)
    refused(served, "server-no-page", "DELETE", "/api/me/sessions/%00", token=mine_)
    other = keep(served)["session"]
    (still,) = [each["id"] for each in me(served, mine_)["sessions"]]
    refused(served, "server-no-device", "DELETE", f"/api/me/sessions/{still}", token=other)
    assert me(served, mine_)["sessions"][0]["id"] == still


def served_quote(text: str) -> str:
    from urllib.parse import quote

    return quote(text, safe="%")


def test_a_seat_belongs_to_the_first_who_keeps_it_and_to_no_forger(served: Served) -> None:
    ann = served.open()
    bob = served.join(ann)
    kept, other = keep(served, ann), keep(served)
    table = ann["table"]
    bad = [
        ann,  # it is Ann's by now
        {"table": table, "token": "forged"},
        {"table": table, "token": kept["session"]},
        {"table": table, "token": ""},
        {"table": "0" * 16, "token": ann["token"]},
        {"table": "\x00", "token": ann["token"]},
    ]
    assert take(served, other["session"], *bad) == []
    assert mine(served, other["session"])["tables"] == []
    refused(served, "server-bad-token", "GET", f"/api/tables/{table}", token=other["session"])
    assert take(served, other["session"], bob, *bad) == [table]
    assert mine(served, other["session"])["tables"][0]["seat"] == 1
    assert mine(served, kept["session"])["tables"][0]["seat"] == 0
    for path in ("", "/tables", "/export"):
        for forged in ("", "me-", "me-" + "x" * 32, ann["token"], "\xff"):
            refused(served, "server-no-session", "GET", f"/api/me{path}", token=forged)


def test_names_are_unique_by_look_and_free_again(served: Served) -> None:
    ann, bob = keep(served)["session"], keep(served)["session"]
    wanted = f"Rnaria {me(served, ann)['id']}"
    like = wanted.replace("Rn", "m").replace("a", "а")
    assert skeleton(wanted) == skeleton(like)
    status, found, _ = name(served, ann, f" {wanted}\n")
    assert (status, found["called"]) == (200, {"name": wanted, "colour": 2, "piece": "parrot"})
    for taken in (wanted, like, wanted.upper(), "Tapir", "TAP1R"):
        status, said, _ = name(served, bob, taken)
        assert (status, said["code"]) == (409, "server-name-taken"), taken
    assert me(served, bob)["called"]["name"] == ""
    assert name(served, ann, wanted.upper())[0] == 200, "one's own may be written otherwise"
    assert name(served, ann, f"Other {wanted}")[0] == 200
    assert name(served, bob, like)[0] == 200, "the name before is free"
    assert name(served, bob, "")[1]["called"]["name"] == ""
    assert name(served, ann, wanted)[0] == 200


def test_a_new_code_voids_the_old_one_and_the_store_holds_hashes_alone(served: Served) -> None:
    kept = keep(served)
    new = served.ask("POST", "/api/me/code", token=kept["session"])[1]["code"]
    body = {"code": kept["code"]}
    refused(served, "server-bad-code", "POST", "/api/people/sign-in", body)
    assert me(served, sign_in(served, code=new))["code"] is True
    link = served.ask("POST", "/api/me/link", token=kept["session"])[1]["link"]

    async def everything() -> str:
        store: Any = served.worker.store
        found = []
        for table in ("people", "sessions", "tickets", "names", "seats", "passkeys"):
            found += [tuple(row) for row in await store.database.ask(f"SELECT * FROM {table}")]
        return repr(found)

    assert served.loop is not None
    kept_there = asyncio.run_coroutine_threadsafe(everything(), served.loop).result()
    assert me(served, kept["session"])["id"] in kept_there
    for secret in (kept["session"], new, new.replace("-", ""), link):
        assert secret not in kept_there


def test_who_goes_stays_nameless_and_is_known_no_more(served: Served) -> None:
    ann = served.open(chat=True)
    bob = served.join(ann)
    over = served.open(name="Ann")
    rival = served.join(over)
    kept, bobs = keep(served, ann, over), keep(served, rival)
    assert name(served, kept["session"], f"Ann {ann['table']}")[0] == 200

    async def go() -> None:
        tokens = kept["session"], bob["token"]
        async with looking(served, ann["table"], *tokens) as (player, other):
            assert (await player.ask({"type": "chat", "text": "my secret"}))["type"] == "done"
            gone = await asyncio.to_thread(served.ask, "DELETE", "/api/me", token=kept["session"])
            assert gone[0] == 204
            await other.until(lambda other: other.room["people"][0]["name"] == "-")
            await other.until(lambda other: other.room["people"][0]["away"])
            await player.until(lambda player: player.heard[-1]["type"] == "bye")
        async with looking(served, ann["table"], bob["token"]) as (other,):
            assert other.heard[0]["chat"][0]["text"] == "-"
        stored = [each.body for each in await asyncio.to_thread(events)]
        assert b"Ann" not in b"".join(stored)
        assert b"secret" not in b"".join(stored)

    def events() -> Any:
        assert served.loop is not None
        reading = served.worker.store.tables.since(ann["table"], 0)
        return asyncio.run_coroutine_threadsafe(reading, served.loop).result()

    asyncio.run(play(served, [(over, kept["session"]), (rival, bobs["session"])]))
    assert mine(served, bobs["session"])["tables"][0]["names"] == ["Ann", "Bob"]
    asyncio.run(go())
    assert mine(served, bobs["session"])["tables"][0]["names"] == ["-", "Bob"]
    refused(served, "server-no-session", "GET", "/api/me", token=kept["session"])
    body = {"code": kept["code"]}
    refused(served, "server-bad-code", "POST", "/api/people/sign-in", body)
    assert name(served, bobs["session"], f"Ann {ann['table']}")[0] == 200, "the name is free"


def test_who_goes_alone_leaves_a_closed_table(served: Served) -> None:
    alone = served.open(who=["me", "bot:easy"])
    session = keep(served, alone)["session"]
    assert served.ask("DELETE", "/api/me", token=session)[0] == 204
    look = served.ask("GET", f"/api/tables/{alone['table']}")[1]
    assert (look["room"]["status"], look["room"]["people"][0]["name"]) == ("closed", "-")


def test_what_is_not_used_ends(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = keep(served)

    def tidy() -> None:
        assert served.loop is not None
        asyncio.run_coroutine_threadsafe(served.worker.people.tidy(), served.loop).result()

    later = 0.0
    monkeypatch.setattr(identity, "wall", lambda: contract.wall() + later)
    later = identity.UNSEEN_SESSION - 60
    tidy()
    assert me(served, kept["session"])["sessions"][0]["seen"] > contract.wall() + later - 60
    later += identity.UNSEEN_SESSION + 60
    tidy()
    refused(served, "server-no-session", "GET", "/api/me", token=kept["session"])
    session = sign_in(served, code=kept["code"])
    assert len(me(served, session)["sessions"]) == 1
    later += identity.UNSEEN_PERSON + 60
    tidy()
    body = {"code": kept["code"]}
    refused(served, "server-bad-code", "POST", "/api/people/sign-in", body)


def test_one_address_makes_and_tries_only_so_much(tmp_path: Path) -> None:
    import msgspec

    few: Limits = msgspec.structs.replace(FREE, people_per_hour=2, sign_ins_per_minute=3)
    with serving(sqlite_at(tmp_path), few) as served:
        kept = [keep(served) for _ in range(2)]
        refused(served, "server-many-people", "POST", "/api/people", {})
        for _ in range(3):
            body = {"code": "0" * 28}
            refused(served, "server-bad-code", "POST", "/api/people/sign-in", body)
        body = {"code": kept[0]["code"]}
        refused(served, "server-many-sign-ins", "POST", "/api/people/sign-in", body)
        assert me(served, kept[0]["session"])["sessions"]


def test_everything_is_taken_along_as_one_file(served: Served) -> None:
    ann = served.open(numbers=False)
    bob = served.join(ann)
    running = served.open(game="amazones", who=["me", "friend", "friend"])
    for other in ("Bob", "Cleo"):
        served.join(running, other)
    kept = keep(served, ann, running)
    asyncio.run(play(served, [(ann, kept["session"]), (bob, bob["token"])]))
    wish = {"game": "coloretto", "who": ["me", "bot:random"], "rated": True}
    rated = served.ask("POST", "/api/tables", wish, kept["session"])[1]
    asyncio.run(play(served, [(rated, rated["token"])]))
    cup = served.ask("POST", "/api/tournaments", {"game": "galapagos"}, kept["session"])[1]
    asked = urllib.request.Request(
        served.http + "/api/me/export", headers={"Authorization": f"Bearer {kept['session']}"}
    )
    with urllib.request.urlopen(asked) as answer:
        packed = zipfile.ZipFile(io.BytesIO(answer.read()))
    told = json.loads(packed.read("me.json"))
    assert told["me"] == me(served, kept["session"])
    assert [each["game"] for each in told["ratings"]] == ["coloretto"]
    assert [each["tournament"] for each in told["tournaments"]] == [cup["tournament"]]
    assert told["friends"] == {"friends": [], "muted": []}, "the others were guests"
    played = {ann["table"], running["table"], rated["table"]}
    assert {each["table"] for each in told["tables"]} == played
    whole = log.read(packed.read(f"games/{ann['table']}.log").decode())
    assert whole.seed is not None
    assert not whole.running
    # Of a game that goes on, no more than its seat knows.
    path = f"/api/tables/{running['table']}/log"
    mine_ = packed.read(f"games/{running['table']}.log").decode()
    assert mine_ == served.ask("GET", path, token=running["token"])[1]
    assert log.read(mine_).seed is None
    refused(served, "server-no-session", "GET", "/api/me/export", token=ann["token"])


def test_the_host_lists_warns_mutes_excludes_and_deletes(
    served: Served, capsys: pytest.CaptureFixture[str]
) -> None:
    database = served.worker.config.database
    ann = served.open(chat=True)
    bob = served.join(ann)
    kept = keep(served, ann)
    session, id = kept["session"], me(served, kept["session"])["id"]
    commands.list_people(database, as_json=False)
    assert f"{id} (no name)" in capsys.readouterr().out
    commands.warn(database, id, "Be\nkind")
    assert me(served, session)["warning"] == "Be kind"

    async def chat() -> str:
        async with looking(served, ann["table"], session, bob["token"]) as (player, other):
            assert (await player.ask({"type": "chat", "text": "x"}))["type"] == "done"
            await moderation.mute(database, id)
            await other.until(lambda other: other.heard[-1].get("chat") == [])
            return (await player.ask({"type": "chat", "text": "y"}))["code"]

    assert asyncio.run(chat()) == "server-muted"
    later = served.open(chat=True)
    take(served, session, later)
    talk = served.worker.tables.live[later["table"]].state.talk
    assert (-1, 0) in talk.muted, "at new tables too"

    commands.ban(database, id, off=False)
    commands.list_people(database, as_json=False)
    (line,) = [line for line in capsys.readouterr().out.splitlines() if line.startswith(id + " (")]
    assert line.endswith("muted, banned, warned")
    refused(served, "server-no-session", "GET", "/api/me", token=session)
    body = {"code": kept["code"]}
    refused(served, "server-banned", "POST", "/api/people/sign-in", body)
    commands.ban(database, id, off=True)
    assert me(served, sign_in(served, code=kept["code"]))["id"] == id

    commands.delete(database, id)
    refused(served, "server-bad-code", "POST", "/api/people/sign-in", body)

    def look() -> Any:
        return served.ask("GET", f"/api/tables/{ann['table']}", token=bob["token"])[1]["room"]

    until(lambda: look()["people"][0]["name"] == "-")
    assert look()["people"][0]["away"], "a bot plays on"
    for unknown in (id, "nobody", "\x00", ""):
        with pytest.raises(NotFound, match="people list"):
            asyncio.run(moderation.warn(database, unknown, "hello"))
