"""People who have played together: invited again, read no more, reported; and nothing else told."""

from __future__ import annotations

import asyncio
import re
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tepui
from server.accounts import keep, me, mine, name, refused, sign_in, take
from server.kit import FREE, Served, looking, serving, sqlite_at
from tepui.cli import people as commands
from tepui.engine.text.words import LANGUAGES
from tepui.server.errors import NotFound
from tepui.server.people import friends, moderation
from tepui.server.store import contract


@pytest.fixture
def served(either: Served) -> Served:
    return either


def met(served: Served, **wish: Any) -> tuple[Any, Any, str, str]:
    """Two at a table who are known: their seats and sessions."""
    ann = served.open(**wish)
    bob = served.join(ann)
    return ann, bob, keep(served, ann)["session"], keep(served, bob)["session"]


def known(served: Served, session: str) -> Any:
    status, found, _ = served.ask("GET", "/api/me/friends", token=session)
    assert status == 200, found
    return found


def invite(served: Served, session: str, friend: Any) -> Any:
    body = {"table": friend["table"], "seat": friend["seat"], "name": "Ann"}
    status, seated, _ = served.ask("POST", "/api/me/invitations", body, session)
    assert status == 201, seated
    return seated


def test_those_one_has_played_with_the_last_first_and_nobody_else(served: Served) -> None:
    ann, bob, hers, his = met(served)
    again = served.open(game="amazones", who=["me", "friend", "friend"])
    also, guest = served.join(again), served.join(again, "Guest")
    take(served, hers, again)
    take(served, his, also)
    cleos = keep(served)["session"]
    waiting = served.open()  # nobody has played there yet
    take(served, hers, waiting)
    assert name(served, his, f"Bob of {bob['table']}")[0] == 200
    (friend,) = known(served, hers)["friends"]
    assert (friend["games"], friend["game"], friend["seat"]) == (2, "amazones", also["seat"])
    assert (friend["name"], friend["piece"]) == (f"Bob of {bob['table']}", "parrot")
    assert friend["table"] == again["table"], "the last game"
    assert abs(friend["at"] - contract.now()) < 3600
    (friend,) = known(served, his)["friends"]
    assert friend["name"] == "Ann", "who has no name of their own is called as at the table"
    assert known(served, cleos) == {"friends": [], "muted": []}
    # Not an id by which others could be found, and no table where one does not sit.
    elsewhere = served.open()
    take(served, his, elsewhere)
    said = str(known(served, hers))
    for secret in (me(served, his)["id"], elsewhere["table"], guest["token"]):
        assert secret not in said
    # Whoever goes is in nobody's list any more, and nameless in the games.
    assert served.ask("DELETE", "/api/me", token=his)[0] == 204
    assert known(served, hers)["friends"] == []
    assert bob["table"] not in str(known(served, hers))
    names = {each["table"]: each["names"] for each in mine(served, hers)["tables"]}
    assert names[ann["table"]] == ["Ann", "-"]


@pytest.mark.parametrize("game", [game.id for game in tepui.all_games()])
def test_invited_again_told_and_seated(served: Served, game: str) -> None:
    most = max(n for n in tepui.game(game).seats)
    ann = served.open(game, ["me", *["friend"] * (most - 1)], live=False)
    others = [served.join(ann, f"B{n}") for n in range(1, most)]
    hers, his = keep(served, ann)["session"], keep(served, others[-1])["session"]
    (friend,) = known(served, hers)["friends"]
    seated = invite(served, hers, friend)
    (told,) = mine(served, his)["invitations"]
    assert (told["table"], told["game"], told["name"]) == (seated["table"], game, "Ann")
    assert mine(served, hers)["invitations"] == []
    assert seated["table"] in [each["table"] for each in mine(served, hers)["tables"]]
    path = f"/api/tables/{seated['table']}/people"
    assert served.ask("GET", path, token=hers)[1]["invited"] == [""]
    assert served.ask("GET", path)[1]["invited"] == [], "for those who sit there alone"
    about = served.ask("GET", f"/api/tables/{seated['table']}", token=hers)[1]["about"]
    assert about["live"] is False, "as the game before"
    accepted = f"/api/me/invitations/{seated['table']}"
    stranger = keep(served)["session"]
    refused(served, "server-no-invitation", "POST", accepted, {"name": "X"}, stranger)
    status, found, _ = served.ask("POST", accepted, {"name": "Bob"}, his)
    assert (status, found["table"]) == (201, seated["table"])
    look = served.ask("GET", f"/api/tables/{seated['table']}", token=his)[1]
    assert look["room"]["status"] == "playing"
    assert mine(served, his)["invitations"] == []
    refused(served, "server-no-invitation", "POST", accepted, {"name": "Bob"}, his)


def test_who_declines_is_not_asked_again_and_the_other_is_told(served: Served) -> None:
    _, _, hers, his = met(served)
    (friend,) = known(served, hers)["friends"]
    seated = invite(served, hers, friend)
    path = f"/api/me/invitations/{seated['table']}"

    async def go() -> None:
        async with looking(served, seated["table"], hers) as (player,):
            gone = await asyncio.to_thread(served.ask, "DELETE", path, token=his)
            assert gone[0] == 204
            await player.until(lambda player: player.room["declined"] == 1)

    asyncio.run(go())
    assert mine(served, his)["invitations"] == []
    refused(served, "server-no-invitation", "DELETE", path, token=his)
    assert served.ask("GET", f"/api/tables/{seated['table']}/people", token=hers)[1][
        "invited"
    ] == []  # fmt: skip
    # Whom one has not met cannot be reached, by whatever number.
    ann, bob, cleos, _ = met(served)
    for table, seat in ((friend["table"], 1), (ann["table"], 0), (ann["table"], 5), ("\x00", 1)):
        body = {"table": table, "seat": seat}
        for there in ("invitations", "mutes"):
            refused(served, "server-no-friend", "POST", f"/api/me/{there}", body, cleos)
    refused(served, "server-no-session", "GET", "/api/me/friends", token=bob["token"])


def test_a_muted_person_is_read_at_no_table(served: Served) -> None:
    ann, bob, hers, his = met(served, chat=True)
    there = {"table": bob["table"], "seat": bob["seat"]}

    async def heard(table: str) -> list[str]:
        """What Ann reads at a table after Bob has spoken."""
        async with looking(served, table, hers, his) as (_, other):
            assert (await other.ask({"type": "chat", "text": f"hello {table}"}))["type"] == "done"
            async with looking(served, table, hers) as (again,):
                return [said["text"] for said in again.heard[0]["chat"]]

    assert asyncio.run(heard(ann["table"])) == [f"hello {ann['table']}"]
    assert served.ask("POST", "/api/me/mutes", there, hers)[0] == 204
    assert served.ask("POST", "/api/me/mutes", there, hers)[0] == 204, "once is enough"
    assert asyncio.run(heard(ann["table"])) == []
    sitters = served.ask("GET", f"/api/tables/{ann['table']}/people", token=hers)[1]["sitters"]
    assert [each["muted"] for each in sitters] == [False, True]
    # At a table that is opened later, and on another device; Bob is told nothing of it.
    later = served.open(chat=True)
    take(served, hers, later)
    theirs = served.join(later)
    take(served, his, theirs)
    assert asyncio.run(heard(later["table"])) == []
    sitters = served.ask("GET", f"/api/tables/{ann['table']}/people", token=his)[1]["sitters"]
    assert [each["muted"] for each in sitters] == [False, False]
    # Nor can he call her.
    (friend,) = known(served, his)["friends"]
    invite(served, his, friend)
    assert mine(served, hers)["invitations"] == []
    assert [each["muted"] for each in known(served, hers)["friends"]] == [True]
    for _ in range(2):
        assert served.ask("POST", "/api/me/mutes", {**there, "on": False}, hers)[0] == 204
    assert [each["muted"] for each in known(served, hers)["friends"]] == [False]
    assert len(asyncio.run(heard(later["table"]))) == 2
    assert len(mine(served, hers)["invitations"]) == 1


def test_whom_one_has_no_table_with_any_more_can_be_read_again(served: Served) -> None:
    ann, bob, hers, his = met(served)
    there = {"table": bob["table"], "seat": bob["seat"]}
    assert served.ask("POST", "/api/me/mutes", there, hers)[0] == 204
    assert known(served, hers)["muted"] == []
    assert served.loop is not None
    gone = served.worker.store.tables.delete(ann["table"])
    asyncio.run_coroutine_threadsafe(gone, served.loop).result()
    (muted,) = known(served, hers)["muted"]
    path = f"/api/me/mutes/{muted['id']}"
    refused(served, "server-no-mute", "DELETE", path, token=his)
    assert served.ask("DELETE", path, token=hers)[0] == 204
    for bad in (path, "/api/me/mutes/nobody"):
        refused(served, "server-no-mute", "DELETE", bad, token=hers)
    refused(served, "server-no-page", "DELETE", "/api/me/mutes/%00", token=hers)


def test_the_host_reads_reports_with_what_was_said(
    served: Served, capsys: pytest.CaptureFixture[str]
) -> None:
    database = served.worker.config.database
    ann = served.open(chat=True, who=["me", "friend", "bot:easy"])
    bob = served.join(ann)
    his = keep(served, bob)
    table, id = ann["table"], me(served, his["session"])["id"]
    path = f"/api/tables/{table}/report"

    async def say(*lines: str) -> None:
        async with looking(served, table, bob["token"]) as (player,):
            for line in lines:
                assert (await player.ask({"type": "chat", "text": line}))["type"] == "done"

    asyncio.run(say("first", "You bother me"))
    body = {"seat": 1, "reason": "Rude\nwords"}
    assert served.ask("POST", path, body, ann["token"])[0] == 204, "guests may, too"
    asyncio.run(say("said later"))
    for wrong in (0, 2, 9):
        refused(served, "server-report-whom", "POST", path, {**body, "seat": wrong}, ann["token"])
    refused(served, "server-spectator", "POST", path, body)
    commands.reports(database, None, as_json=False)
    said = capsys.readouterr().out
    mark = next(line.split()[0] for line in said.splitlines() if table in line)
    parts = ("Ann reported Bob", id, "Rude words", "Bob: You bother me")
    assert all(part in said for part in parts)
    assert "said later" not in said

    commands.warn(database, id, "Be kind")
    assert mine(served, his["session"])["warning"] == "Be kind"
    assert mine(served, sign_in(served, code=his["code"]))["warning"] == "Be kind"
    assert served.ask("DELETE", "/api/me/warning", token=his["session"])[0] == 204
    assert mine(served, his["session"])["warning"] == me(served, his["session"])["warning"] == ""

    commands.reports(database, mark, as_json=False)
    capsys.readouterr()
    for gone in (mark, "\x00", ""):
        with pytest.raises(NotFound, match="host reports"):
            asyncio.run(moderation.done(database, gone))
    commands.reports(database, None, as_json=False)
    assert table not in capsys.readouterr().out
    # Whoever goes does not take along what was told about them, but who they were.
    assert served.ask("POST", path, body, ann["token"])[0] == 204
    assert served.ask("DELETE", "/api/me", token=his["session"])[0] == 204
    commands.reports(database, None, as_json=False)
    said = capsys.readouterr().out
    assert table in said
    assert "Rude words" in said
    assert id not in said
    assert "bother" not in said


def test_one_person_may_do_no_more_from_many_addresses_than_from_one(tmp_path: Path) -> None:
    few = msgspec.structs.replace(
        FREE, tables_per_hour=2, reports_per_hour=2, requests_per_minute=40, chat_per_minute=4
    )
    with serving(sqlite_at(tmp_path), few) as served:
        numbers = count(1)

        def from_elsewhere(path: str, body: Any, session: str) -> tuple[int, Any]:
            address = {"X-Forwarded-For": f"192.0.2.{next(numbers)}"}
            return served.ask("POST", path, body, session, **address)[:2]

        def until_too_much(path: str, body: Any, session: str) -> tuple[list[int], str]:
            said = [from_elsewhere(path, body, session) for _ in range(3)]
            return [status for status, _ in said], said[-1][1]["code"]

        ann, bob, hers, his = met(served, chat=True)
        there = {"table": bob["table"], "seat": bob["seat"]}
        found = until_too_much("/api/me/invitations", there, hers)
        assert found == ([201, 201, 429], "server-many-tables")
        wish = {"game": "coloretto", "who": ["me", "friend"]}
        assert from_elsewhere("/api/tables", wish, his)[0] == 201, "others may"
        assert from_elsewhere("/api/tables", wish, hers)[0] == 429
        body = {"seat": bob["seat"], "reason": "x"}
        found = until_too_much(f"/api/tables/{bob['table']}/report", body, hers)
        assert found == ([204, 204, 429], "server-many-reports")

        async def say() -> list[str]:
            async with looking(served, ann["table"], hers, hers) as players:
                said = [await each.ask({"type": "chat", "text": "x"}) for each in players * 2]
                return [each.get("code", "") for each in said]

        assert asyncio.run(say()) == ["", "", *["server-chat-rate"] * 2]
        said = [from_elsewhere("/api/me/code", None, hers) for _ in range(40)]
        assert said[-1][1]["code"] == "server-many-requests"
        assert mine(served, his)["awaited"] >= 0, "others may"


def test_reports_are_kept_for_a_year(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = served.open()
    served.join(ann)
    body = {"seat": 1, "reason": "x"}
    path = f"/api/tables/{ann['table']}/report"
    assert served.ask("POST", path, body, ann["token"])[0] == 204
    later = 0.0
    monkeypatch.setattr(friends, "wall", lambda: contract.wall() + later)

    def kept() -> bool:
        assert served.loop is not None
        tidied = asyncio.run_coroutine_threadsafe(served.worker.friends.tidy(), served.loop)
        tidied.result()
        found = asyncio.run(moderation.reports(served.worker.config.database))
        return ann["table"] in [each.report.table for each in found]

    later = friends.REPORTS - 60
    assert kept()
    later += 120
    assert not kept()


def test_a_name_that_is_somebodys_is_theirs_at_every_table(served: Served) -> None:
    ann, bob = (keep(served)["session"] for _ in range(2))
    owned = f"Maria {me(served, ann)['id']}"
    assert name(served, ann, owned)[0] == 200
    table = served.open(name="Ann", public=True)
    path = f"/api/tables/{table['table']}/join"
    for like in (owned, owned.replace("M", "rn").replace("a", "а"), f"{owned} (2)", f"{owned}."):
        for token in ("", bob):
            said = refused(served, "server-name-owned", "POST", path, {"name": like}, token)
            assert like in said["text"]
        wish = {"game": "coloretto", "who": ["me", "friend"], "name": like}
        refused(served, "server-name-owned", "POST", "/api/tables", wish)
        wish = {"games": ["coloretto"], "name": like}
        refused(served, "server-name-owned", "POST", "/api/seek", wish)
        wish = {"name": like, "person": "a" * 32}
        refused(served, "server-name-owned", "POST", "/api/daily/coloretto", wish)
        wish = {"game": "coloretto", "who": ["me", "friend"], "tables": 2, "name": like}
        refused(served, "server-name-owned", "POST", "/api/matches", wish)
        cup = served.ask("POST", "/api/tournaments", {"game": "coloretto"})[1]
        entry = {"name": like, "invitation": cup["invitation"]}
        enter = f"/api/tournaments/{cup['tournament']}/enter"
        refused(served, "server-name-owned", "POST", enter, entry, bob)
        assert served.ask("POST", enter, entry, ann)[0] == 201
    assert served.ask("POST", path, {"name": owned}, ann)[0] == 201
    # What everybody is called who says nothing belongs to nobody.
    words = Path(__file__).parents[3] / "web/src/words"
    told = "".join(file.read_text() for file in words.iterdir())
    guests = re.findall("^web-guest = (.*)$", told, re.MULTILINE)
    assert len(guests) == len(LANGUAGES)
    for usual in ("?", *guests, guests[0].upper()):
        assert name(served, bob, usual)[1]["code"] == "server-name-taken"


def test_an_invited_seat_waits_for_its_person(served: Served) -> None:
    _, _, hers, his = met(served)
    (friend,) = known(served, hers)["friends"]
    seated = invite(served, hers, friend)
    path = f"/api/tables/{seated['table']}/join"
    join = {"name": "Eve", "invitation": seated["invitation"]}
    for token in ("", keep(served)["session"]):
        refused(served, "server-seat-invited", "POST", path, join, token)
    assert served.ask("POST", path, {**join, "name": "Bob"}, his)[0] == 201, "by the link, too"
    assert mine(served, his)["invitations"] == []
    # Whoever declines keeps nobody else out.
    seated = invite(served, hers, friend)
    path = f"/api/me/invitations/{seated['table']}"
    assert served.ask("DELETE", path, token=his)[0] == 204
    served.join(seated, "Eve")
