"""Tournaments over HTTP and sockets: entered, played, sealed, interrupted, counted."""

from __future__ import annotations

import asyncio
import csv
from collections.abc import Iterator
from typing import Any

import pytest
from click.testing import CliRunner

from server.cup import Cup
from server.kit import Player, Served, serving, sqlite_at, until
from server.rated import one_club
from tepui.cli.app import app
from tepui.server import host
from tepui.server.errors import TooMuch
from tepui.server.http.pages import has_client
from tepui.server.people import moderation
from tepui.server.store.contract import Conflict
from tepui.server.table import bots
from tepui.server.table.opening import Opening

SAND: Any = {"game": "galapagos", "options": {"sand": "30"}}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(sqlite_at(tmp_path_factory.mktemp("tournaments"))) as served:
        yield served


def test_a_swiss_from_the_link_to_the_table_of_standings(served: Served) -> None:
    """Seven at tables of four: four and three; two rounds, each when all are done."""
    cup = Cup(served, 6, seats=4, rounds=2, title="Coupe d’été")
    mine = cup.enter("P1", cup.token)  # the organiser plays, too, and is called like another
    cup.tokens.append(mine["token"])
    assert mine == {"entrant": 6, "token": cup.token}
    assert cup.enter("Again", cup.token) == mine
    page = cup.told()
    assert [one["name"] for one in page["entrants"]][-2:] == ["P5", "P1 (2)"]
    assert (page["status"], page["entry"], page["you"], page["organiser"]) == (
        "open", True, None, False,
    )  # fmt: skip
    page = cup.told(cup.token)
    assert (page["you"], page["organiser"], page["terms"]["title"]) == (6, True, "Coupe d’été")
    if has_client():  # where the link is posted
        posted = served.ask("GET", f"/c/{cup.id}", **{"Accept-Language": "fr"})[1]
        assert "<title>Coupe d’été</title>" in posted
        assert "Tournoi · Coloretto" in posted
    status, page = cup.do("begin")
    assert (status, page["status"], page["entry"]) == (200, "running", False)
    first = page["rounds"][0]
    assert sorted(len(table["seats"]) for table in first["tables"]) == [3, 4]
    assert {table["status"] for table in first["tables"]} == {"playing"}
    mine_first, _ = cup.mine(0)
    table = served.ask("GET", f"/api/tables/{mine_first}")[1]
    assert table["about"]["tournament"] == cup.id
    cup.play(*range(7))
    until(lambda: len(cup.told()["rounds"]) == 2, "the next round")
    page = cup.told()
    assert abs(sum(each["points"] for each in page["standings"]) - 3.5) < 0.01  # of ties, thirds
    assert {each["played"] for each in page["standings"]} == {1}
    cup.play(*range(7))
    until(lambda: cup.told()["status"] == "over", "the end")
    page = cup.told()
    assert [each["done"] for each in page["rounds"]] == [True, True]
    assert abs(sum(each["points"] for each in page["standings"]) - 7) < 0.01
    status, text, headers = served.ask(
        "GET", f"{cup.path}/standings.csv", **{"Accept-Language": "de"}
    )
    rows = list(csv.reader(text.splitlines()))
    assert (status, rows[0][:3], rows[0][-1]) == (200, ["Rang", "Name", "Punkte"], "Runde 2")
    assert "attachment" in headers["content-disposition"]
    names = [one["name"] for one in page["entrants"]]
    assert [row[1] for row in rows[1:]] == [names[each["entrant"]] for each in page["standings"]]
    for row in rows[1:]:
        assert abs(float(row[2]) - float(row[6]) - float(row[7])) < 0.002


def test_one_deal_at_all_tables_and_nothing_told_before_its_end(served: Served) -> None:
    cup = Cup(served, 4, kind="duplicate", seats=2, rounds=1)
    cup.do("begin")
    tables = {n: cup.mine(n)[0] for n in range(4)}
    here = [n for n in range(4) if tables[n] == tables[0]]
    there = [n for n in range(4) if n not in here]
    heads = [
        served.ask("GET", f"/api/tables/{tables[n]}", token=cup.tokens[n])[1]
        for n in (here[0], there[0])
    ]
    assert len({head["about"]["commitment"] for head in heads}) == 1
    before = cup.told()
    cup.play(*here)
    until(
        lambda: (
            cup.told(cup.tokens[here[0]])["rounds"][0]["tables"] != before["rounds"][0]["tables"]
        )
    )
    match = before["rounds"][0]["match"]
    for token in ("", cup.token, *(cup.tokens[n] for n in range(4))):
        page = cup.told(token)
        assert page["standings"] == before["standings"]
        assert not page["rounds"][0]["done"]
        for table in page["rounds"][0]["tables"]:
            assert all(
                seat["points"] is seat["score"] is seat["place"] is None for seat in table["seats"]
            )
            assert table["yours"] or table["table"] == ""
        sheet = served.ask("GET", f"{cup.path}/standings.csv", token=token)[1]
        assert {row[2] for row in list(csv.reader(sheet.splitlines()))[1:]} == {"0"}
    for path in ("log", "replay", "story", ""):
        for n in there:
            status, _, _ = served.ask(
                "GET", f"/api/tables/{tables[here[0]]}/{path}".rstrip("/"), token=cup.tokens[n]
            )  # fmt: skip
            assert status == 403, path
    others = served.ask("GET", f"/api/matches/{match}", token=cup.tokens[there[0]])[1]
    assert others["deals"][0]["results"] == []
    cup.play(*there)
    until(lambda: cup.told()["status"] == "over", "the end")
    page = cup.told()
    assert sum(each["points"] for each in page["standings"]) == 2
    by_seat = [
        [table["seats"][seat]["points"] for table in page["rounds"][0]["tables"]] for seat in (0, 1)
    ]
    assert [sum(points) for points in by_seat] == [1, 1]
    until(lambda: served.ask("GET", f"/api/matches/{match}")[1]["over"], "the comparison")


def test_a_round_that_was_half_opened_is_completed_and_none_doubled(
    either: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server stops after the round was stored: before a table, and amid the opening of one."""
    cup = Cup(either, 6, seats=2, rounds=1)
    real, opened = Opening.open_seated, []

    async def dies(self: Opening, wish: Any, sitters: Any, opener: str, place: Any) -> str:
        if opened:
            raise TooMuch("server-full")
        opened.append(place.id)
        return await real(self, wish, sitters, opener, place)

    monkeypatch.setattr(Opening, "open_seated", dies)
    assert cup.do("begin")[1]["code"] == "server-full"
    page = cup.told()
    assert [table["status"] for table in page["rounds"][0]["tables"]].count("playing") == 1
    monkeypatch.undo()
    append = either.worker.store.tables.append

    async def lost(append: Any) -> None:
        raise TooMuch("server-full")

    # The next table gets its row, and not its people.
    monkeypatch.setattr(either.worker.store.tables, "append", lost)
    with pytest.raises(TooMuch):
        cup.on_loop(either.worker.tournaments.rounds.look_after(cup.id))
    monkeypatch.setattr(either.worker.store.tables, "append", append)
    cup.on_loop(either.worker.tournaments.rounds.look_after(cup.id))
    cup.on_loop(either.worker.tournaments.rounds.look_after(cup.id))
    page = cup.told()
    assert len(page["rounds"]) == 1
    assert {table["status"] for table in page["rounds"][0]["tables"]} == {"playing"}
    names = []
    for table in page["rounds"][0]["tables"]:
        look = either.ask("GET", f"/api/tables/{table['table']}")[1]
        names += [person["name"] for person in look["room"]["people"]]
    assert sorted(names) == [f"P{n}" for n in range(6)]


def test_a_table_that_is_stored_as_over_and_not_taken_in_yet_is_not_settled(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    cup = Cup(served, 2)
    cup.do("begin")

    async def ahead(tables: Any) -> dict[str, str]:
        return dict.fromkeys(tables, "over")

    monkeypatch.setattr(served.worker.store.tables, "statuses", ahead)
    cup.on_loop(served.worker.tournaments.rounds.look_after(cup.id))
    monkeypatch.undo()
    page = cup.told()
    assert (len(page["rounds"]), page["rounds"][0]["done"]) == (1, False)
    assert page["rounds"][0]["tables"][0]["status"] == "playing"


def test_what_was_asked_for_is_done_though_another_was_quicker_afterwards(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    cup = Cup(served, 2)

    async def quicker(id: str) -> None:
        raise Conflict

    monkeypatch.setattr(served.worker.tournaments.rounds, "look_after", quicker)
    status, page = cup.do("begin")
    assert (status, len(page["rounds"])) == (200, 1)


def test_who_never_comes_is_removed_and_loses(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "STAND_IN", "random")
    cup = Cup(served, 3, seats=3, rounds=2, absent="loss")
    cup.do("begin")
    (missing,) = [n for n in range(3) if cup.mine(n)[1] == 1]
    status, page = cup.do("remove", entrant=missing)
    assert (status, page["entrants"][missing]["gone"]) == (200, True)
    cup.play(*(n for n in range(3) if n != missing))
    until(lambda: len(cup.told()["rounds"]) == 2, "the next round")
    page = cup.told()
    seat = page["rounds"][0]["tables"][0]["seats"][1]
    assert (seat["absent"], seat["points"]) == (True, 0)
    assert page["standings"][-1]["entrant"] == missing
    assert [seat["entrant"] for seat in page["rounds"][1]["tables"][0]["seats"]] != [missing]
    assert len(page["rounds"][1]["tables"][0]["seats"]) == 2
    assert cup.do("end")[0] == 200
    assert cup.do("next")[1]["code"] == "server-tournament-over"


def test_bad_input_gets_a_sentence_and_changes_nothing(either: Served) -> None:
    cup = Cup(either, 1)
    stranger = {"name": "X", "invitation": "no"}
    enter = f"{cup.path}/enter"
    assert either.ask("POST", enter, stranger)[1]["code"] == "server-tournament-not-invited"
    assert either.ask("POST", enter, {"name": ""})[1]["code"] == "server-bad-message"
    assert either.ask("GET", "/api/tournaments/%00x")[0] == 404
    assert cup.do("begin")[1]["code"] == "server-tournament-few"
    assert cup.do("next")[1]["code"] == "server-tournament-not-begun"
    assert cup.do("begin", cup.tokens[0])[1]["code"] == "server-tournament-not-yours"
    assert cup.do("leave", "")[1]["code"] == "server-tournament-not-in"
    assert cup.do("remove", entrant=9)[1]["code"] == "server-tournament-whom"
    assert cup.do("remove")[1]["code"] == "server-tournament-whom"
    assert cup.do("dance")[1]["code"] == "server-bad-message"
    assert cup.do("begin", "me-forged")[1]["code"] == "server-no-session"
    assert cup.do("close")[1]["entry"] is False
    late = {"name": "Late", "invitation": cup.invitation}
    assert either.ask("POST", enter, late)[1]["code"] == "server-tournament-shut"
    assert cup.do("open")[1]["entry"] is True
    cup.tokens.append(cup.enter("Q")["token"])
    assert cup.do("begin", rounds=0)[0] == 200
    assert cup.do("begin")[1]["code"] == "server-tournament-begun"
    assert cup.do("next", rounds=0)[1]["code"] == "server-tournament-late"
    assert cup.do("close")[1]["code"] == "server-tournament-begun"
    page = cup.told()
    assert (len(page["rounds"]), len(page["entrants"])) == (1, 2)
    for language, begins in (("fr", "Les inscriptions"), ("de", "Die Anmeldung"), ("en", "Entry")):
        said = either.ask("POST", enter, late, **{"Accept-Language": language})[1]
        assert said["text"].startswith(begins)
    for wish, code in (
        ({"game": "chess"}, "engine-unknown-game"),
        ({"seats": 9}, "engine-bad-seats"),
        ({"clock": {"kind": "none"}}, "server-tournament-clock"),
        ({"level": "cat"}, "server-no-level"),
        ({"rounds": 99}, "server-bad-message"),
        ({"kind": "knockout"}, "server-bad-message"),
        ({"kind": "duplicate", **SAND}, "server-match-hurried"),
    ):  # fmt: skip
        status, said, _ = either.ask("POST", "/api/tournaments", {"game": "coloretto", **wish})
        assert (status >= 400, said["code"]) == (True, code), said


def test_whoever_leaves_before_the_first_round_leaves_no_name(either: Served) -> None:
    """And whoever is deleted stays nameless; a signed-in person is known on every device."""
    kept = either.ask("POST", "/api/people", {})[1]
    cup = Cup(either, 3)
    entered = cup.enter("Zoe", kept["session"])
    assert cup.told(kept["session"])["you"] == entered["entrant"] == 3
    assert cup.enter("Zoe", kept["session"])["entrant"] == 3
    assert cup.do("leave", cup.tokens[0])[0] == 200
    assert either.ask("DELETE", "/api/me", token=kept["session"])[0] == 204
    page = cup.told()
    assert [(one["name"], one["gone"]) for one in page["entrants"]] == [
        ("-", True), ("P1", False), ("P2", False), ("-", True)
    ]  # fmt: skip
    stored = cup.on_loop(either.worker.store.tournaments.events(cup.id))
    assert not any(b"Zoe" in each.body or b"P0" in each.body for each in stored)
    assert cup.do("begin")[0] == 200


def test_a_rated_tournament_of_people_who_are_known(either: Served) -> None:
    """Its games are rated tables; signs are shown; the host can call somebody otherwise."""
    one_club(either, True)
    ann, bob, eve = (either.ask("POST", "/api/people", {})[1]["session"] for _ in range(3))
    either.ask("PUT", "/api/me", {"name": "", "colour": 3, "piece": "fish"}, ann)
    wish = {"game": "coloretto", "rated": True}
    assert either.ask("POST", "/api/tournaments", wish)[1]["code"] == "server-rated-who"
    cup = Cup(either, session=ann, rated=True, rounds=2)
    guest = {"name": "Guest", "invitation": cup.invitation}
    assert either.ask("POST", f"{cup.path}/enter", guest)[1]["code"] == "server-rated-who"
    for name, session in (("Ann", ann), ("Rude", bob)):
        cup.enter(name, session)
    cup.tokens = [ann, bob]
    page = cup.told(ann)
    assert (page["organiser"], page["you"], page["terms"]["rated"]) == (True, 0, True)
    assert page["entrants"][0] == {"name": "Ann", "gone": False, "colour": 3, "piece": "fish"}
    assert page["entrants"][1]["piece"] is not None
    assert "person" not in str(page)
    assert cup.do("begin", ann)[0] == 200
    table, _ = cup.mine(0)
    about = either.ask("GET", f"/api/tables/{table}", token=ann)[1]["about"]
    assert (about["rated"], about["hints"], about["tournament"]) == (True, False, cup.id)
    cup.play(0, 1)
    until(lambda: len(cup.told()["rounds"]) == 2, "the next round")
    for session in (ann, bob):
        (rating,) = either.ask("GET", "/api/me/ratings", token=session)[1]["ratings"]
        assert rating["games"] == 1
    database = either.worker.config.database
    ladder, differ = asyncio.run(host.ratings(database, recompute=True))
    assert (len(ladder.curves) >= 2, differ) == (True, [])

    def command(*words: str) -> str:
        said = CliRunner().invoke(app, ["host", "tournaments", *words, "--database", database])
        assert said.exit_code == 0, said.output
        return said.output

    assert cup.id in command("list")
    assert "1  Rude" in command("show", cup.id)
    assert "Kind" in command("name", cup.id, "1", "Kind")
    bad = ["host", "tournaments", "name", cup.id, "9", "X", "--database", database]
    assert CliRunner().invoke(app, bad).exit_code != 0
    assert [one["name"] for one in cup.told()["entrants"]] == ["Ann", "Kind"]

    def names() -> set[str]:
        found = either.ask("GET", f"/api/tables/{table}", token=ann)[1]["room"]["people"]
        return {each["name"] for each in found}

    until(lambda: names() == {"Ann", "-"}, "the running server has taken it in")
    assert "Rude" not in str(cup.on_loop(either.worker.store.tournaments.events(cup.id)))
    assert cup.told(bob)["you"] == 1, "it is still theirs"
    # Whoever is deleted before play has left.
    other = Cup(either, session=ann, rated=True, rounds=1)
    for session in (ann, eve):
        other.enter("X", session)
    assert either.ask("DELETE", "/api/me", token=eve)[0] == 204
    assert other.do("begin", ann)[0] == 409


def test_an_organiser_who_plays_is_known_on_every_device_and_leaves_no_name(either: Served) -> None:
    session = either.ask("POST", "/api/people", {})[1]["session"]
    cup = Cup(either, 1, session=session)
    entered = cup.enter("Zoe", cup.token)
    cup.tokens.append(session)
    assert cup.told(session)["you"] == entered["entrant"] == 1
    assert cup.do("begin")[0] == 200
    table, seat = cup.mine(1)
    look = either.ask("GET", f"/api/tables/{table}", token=session)
    assert look[0] == 200, "the session stands for the seat"
    assert look[1]["room"]["people"][seat]["name"] == "Zoe"
    assert either.ask("DELETE", "/api/me", token=session)[0] == 204
    assert cup.told()["entrants"][1]["name"] == "-"
    assert not any(
        b"Zoe" in each.body for each in cup.on_loop(either.worker.store.tournaments.events(cup.id))
    )
    look = either.ask("GET", f"/api/tables/{table}", token=cup.tokens[0])[1]
    assert look["room"]["people"][seat]["name"] == "-"


def test_what_a_guest_entered_or_organised_becomes_theirs_when_they_sign_in(either: Served) -> None:
    cup, other = Cup(either, 2), Cup(either, 2)
    assert cup.do("begin")[0] == 200
    kept = either.ask("POST", "/api/people", {})[1]
    session = kept["session"]
    table, _ = cup.mine(0)
    held = [
        {"tournament": cup.id, "token": cup.tokens[0]},
        {"tournament": other.id, "token": other.token},
        {"tournament": cup.id, "token": cup.tokens[1]},  # nobody plays against themselves
        {"tournament": cup.id, "token": "forged"},
        {"tournament": cup.id, "token": ""},
        {"tournament": "0" * 16, "token": cup.token},
        {"tournament": "\x00", "token": cup.token},
    ]
    path = "/api/me/tournaments"
    status, own, _ = either.ask("POST", path, {"tournaments": held}, session)
    assert (status, own) == (200, {"tournaments": [cup.id, other.id]})
    assert cup.told(session)["you"] == 0
    assert other.told(session)["organiser"]
    assert other.do("begin", session)[0] == 200
    assert either.ask("GET", f"/api/tables/{table}", token=session)[0] == 200
    status, found, _ = either.ask("GET", path, token=session)
    assert status == 200
    mine = {each["tournament"]: each for each in found["tournaments"]}
    assert set(mine) == {cup.id, other.id}
    assert (mine[cup.id]["organiser"], mine[cup.id]["playing"]) == (False, True)
    assert (mine[other.id]["organiser"], mine[other.id]["playing"]) == (True, False)
    assert mine[cup.id]["table"] == table
    # Whose it is stays so.
    thief = either.ask("POST", "/api/people", {})[1]["session"]
    assert either.ask("POST", path, {"tournaments": held[:2]}, thief)[1] == {"tournaments": []}
    assert either.ask("GET", path, token=thief)[1] == {"tournaments": []}
    assert either.ask("GET", path)[1]["code"] == "server-no-session"
    assert either.ask("DELETE", "/api/me", token=session)[0] == 204
    assert [one["name"] for one in cup.told()["entrants"]] == ["-", "P1"]


def test_whoever_is_deleted_plays_no_further(either: Served) -> None:
    session = either.ask("POST", "/api/people", {})[1]["session"]
    cup = Cup(either, 3)
    cup.enter("Gone", session)
    cup.do("begin")
    assert either.ask("DELETE", "/api/me", token=session)[0] == 204
    found = [(one["name"], one["gone"]) for one in cup.told()["entrants"]]
    assert found == [("P0", False), ("P1", False), ("P2", False), ("-", True)]


def test_whoever_is_excluded_plays_no_further_and_nobody_waits_for_them(either: Served) -> None:
    session = either.ask("POST", "/api/people", {})[1]["session"]
    id = either.ask("GET", "/api/me", token=session)[1]["id"]
    cup, own = Cup(either, 3, rounds=3), Cup(either, 2, session=session)
    token = cup.enter("Rude", session)["token"]
    cup.tokens.append(token)
    cup.do("begin")
    table, seat = cup.mine(3)

    async def go() -> None:
        player = await Player.connect(either, table, token)
        await moderation.ban(either.worker.config.database, id)
        await asyncio.to_thread(cup.on_loop, either.worker.people.check_sockets())
        await player.until(lambda player: player.heard[-1]["type"] == "bye")
        await player.close()
        player = await Player.connect(either, table, token)
        assert player.heard[0]["code"] == "server-banned"
        await player.close()

    asyncio.run(go())
    assert either.ask("GET", f"/api/tables/{table}/log", token=token)[1]["code"] == "server-banned"

    def there() -> Any:
        return either.ask("GET", f"/api/tables/{table}")[1]["room"]["people"][seat]

    until(lambda: there()["away"], "a bot plays on")
    entry = {"name": "Rude", "invitation": cup.invitation}
    for answer in (
        cup.do("leave", token)[1],
        own.do("begin")[1],
        either.ask("POST", f"{cup.path}/enter", entry, token)[1],
        either.ask(
            "PUT", f"{cup.path}/notice", {"kind": "hook", "address": "https://1.1.1.1"}, token
        )[1],
        either.ask("POST", f"{own.path}/enter", {**entry, "invitation": own.invitation}, own.token)[
            1
        ],
    ):
        assert answer["code"] == "server-banned"
    cup.play(*(n for n in range(3) if cup.mine(n)[0] != table))  # most tables are played
    page = cup.do("next")[1]
    assert page["entrants"][3]["gone"]
    assert 3 not in [
        each["entrant"] for table in page["rounds"][1]["tables"] for each in table["seats"]
    ]
