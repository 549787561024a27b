"""Find me a game: who is seated with whom, who is called, and that nothing is lost."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

import tepui
from server.kit import Served, looking, serving, sqlite_at
from tepui.server.people import messages as pm
from tepui.server.people import seeking
from tepui.server.people.seeking import Group, Near, Waiting, groups
from tepui.server.store.contract import Seeker


@pytest.fixture
def served(either: Served) -> Served:
    return either


def seek(
    served: Served, *games: str, token: str = "", address: str = "192.0.2.1", **wish: Any
) -> Any:
    body = {"games": games or ["coloretto"], "name": "Ann", **wish}
    status, told, _ = served.ask(
        "POST", "/api/seek", body, token, **{"X-Forwarded-For": address}
    )  # fmt: skip
    assert status == 201, told
    return told


def look(served: Served, told: Any) -> Any:
    status, found, _ = served.ask("GET", "/api/seek", None, told["seek"])
    assert status == 200, found
    return found


def refused(served: Served, code: str, method: str = "POST", token: str = "", **wish: Any) -> None:
    body = {"games": ["coloretto"], **wish} if method == "POST" else None
    status, said, _ = served.ask(method, "/api/seek", body, token)
    assert (said["code"], 400 <= status < 500) == (code, True), said
    assert len(said["text"]) > 15


def keep(served: Served) -> str:
    return served.ask("POST", "/api/people", {})[1]["session"]


def test_two_who_fit_are_seated_and_play_begins(served: Served) -> None:
    ann = seek(served, "galapagos", "coloretto", seats=2)
    assert (ann["table"], ann["waiting"]) == ("", 1)
    other = seek(served, "coloretto", seats=3)  # fits nobody yet
    called: list[Any] = []
    waits = threading.Thread(target=lambda: called.append(look(served, ann)))
    waits.start()  # the answer waits, and comes as soon as there is one
    bob = seek(served, "coloretto", name="Ann")
    waits.join()
    assert bob["table"] == called[0]["table"] != ""
    assert {bob["seat"], called[0]["seat"]} == {0, 1}
    assert bob["game"] == "coloretto"

    async def play() -> None:
        async with looking(served, bob["table"], ann["seek"], bob["seek"]) as players:
            for player, told in zip(players, (called[0], bob), strict=True):
                assert player.heard[0]["you"] == told["seat"]
                assert player.room["status"] == "playing"
            names = {person["name"] for person in players[0].room["people"]}
            assert names == {"Ann", "Ann (2)"}
            assert players[0].heard[0]["about"]["clock"]["then"] == "seat"

    asyncio.run(play())
    # Told once more for the last time; then the wish is gone, and the seat remains.
    assert served.ask("DELETE", "/api/seek", None, ann["seek"])[1]["table"] == bob["table"]
    refused(served, "server-no-seek", "GET", ann["seek"])
    assert served.ask("DELETE", "/api/seek", None, other["seek"])[1]["table"] == ""
    refused(served, "server-no-seek", "DELETE", other["seek"])
    assert served.ask("DELETE", "/api/seek", None, bob["seek"])[0] == 200


def test_who_is_silent_is_not_waited_for_and_bots_fill_in(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = seek(served, "galapagos")
    monkeypatch.setattr(seeking, "SILENCE", -1.0)  # whoever came before this moment is silent
    assert seek(served, "galapagos")["table"] == ""
    monkeypatch.undo()
    served.ask("DELETE", "/api/seek", None, gone["seek"])
    ann = seek(served, "amazonas", seats=3, bots=1, level="random", live=False)
    found = look(served, ann)
    table = served.ask("GET", f"/api/tables/{found['table']}", None, ann["seek"])[1]
    levels = [person["level"] for person in table["room"]["people"]]
    assert sorted(map(str, levels)) == ["None", "random", "random"]
    assert (table["about"]["live"], table["about"]["rated"]) == (False, False)


def test_rated_needs_an_identity_and_nobody_meets_themselves(served: Served) -> None:
    refused(served, "server-rated-who", rated=True)
    ann, bob = keep(served), keep(served)
    one = seek(served, rated=True, token=ann, bots=3600)
    again = seek(served, rated=True, token=ann)
    assert again["table"] == ""
    refused(served, "server-no-seek", "GET", one["seek"])  # of a person, one wish
    near_by = seek(served, rated=True, token=bob, name="Bob")
    assert near_by["table"] == "", "for ratings, nobody meets their own address"
    found = seek(served, rated=True, token=bob, name="Bob", address="192.0.2.2")
    assert found["table"]
    about = served.ask("GET", f"/api/tables/{found['table']}", None, bob)[1]["about"]
    assert about["rated"]
    # Both are known by their signs and stand where newcomers begin.
    path = f"/api/tables/{found['table']}/people"
    for person in served.ask("GET", path)[1]["sitters"]:
        assert (person["points"], person["colour"] in range(5)) == (1500, True)
        assert person["doubt"] > 100
    guests = served.open()
    told = served.ask("GET", f"/api/tables/{guests['table']}/people")[1]["sitters"]
    assert all(value in (None, False) for person in told for value in person.values())
    # It is among one's tables on every device.
    mine = served.ask("GET", "/api/me/tables", None, ann)[1]["tables"]
    assert [each["table"] for each in mine] == [found["table"]]
    served.ask("DELETE", "/api/seek", None, again["seek"])
    served.ask("DELETE", "/api/seek", None, one["seek"])


def test_an_address_has_few_wishes_at_a_time(served: Served) -> None:
    here = "198.51.100.7"
    known = [
        seek(served, token=keep(served), rated=True, address=here)
        for _ in range(seeking.AT_ADDRESS)
    ]  # nobody of one address meets another of it
    body = {"games": ["coloretto"], "name": "Ann"}
    status, said, _ = served.ask("POST", "/api/seek", body, **{"X-Forwarded-For": here})
    assert (status, said["code"]) == (429, "server-many-wishes")
    for each in known:
        served.ask("DELETE", "/api/seek", None, each["seek"])
    free = seek(served, address=here)
    served.ask("DELETE", "/api/seek", None, free["seek"])


def test_wishes_are_looked_through_once_for_all_who_ask(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seeking, "LOOK", 3600.0)
    monkeypatch.setattr(seeking, "HOLD", 0.3)
    looked: list[int] = []
    real = seeking.groups

    def counted(people: list[Waiting], at: float, near: Near) -> Any:
        looked.append(len(people))
        return real(people, at, near)

    monkeypatch.setattr(seeking, "groups", counted)
    known = [seek(served, "amazonas", seats=4, address=f"203.0.113.{n}") for n in range(3)]
    assert len(looked) == 3
    asking = [threading.Thread(target=look, args=(served, each)) for each in known * 4]
    for each in asking:
        each.start()
    for each in asking:
        each.join()
    assert len(looked) == 3, "nothing has changed"
    for each in known:
        served.ask("DELETE", "/api/seek", None, each["seek"])


def test_wishes_that_cannot_be_are_refused_with_a_sentence(served: Served) -> None:
    refused(served, "engine-unknown-game", games=["chess"])
    refused(served, "engine-bad-seats", seats=9)
    refused(served, "server-no-level", level="genius")
    refused(served, "server-seek-twice", games=["coloretto", "coloretto"])
    refused(served, "server-bad-message", games=[])
    refused(served, "server-bad-message", seats=1)
    refused(served, "server-bad-message", bots=-1)
    refused(served, "server-no-seek", "GET")
    refused(served, "server-no-seek", "DELETE", "nonsense")


def waiting(number: int, *games: str, person: str = "", **wish: Any) -> Waiting:
    seeker = Seeker(str(number), b"", person, float(number), float(number))
    return Waiting(seeker, pm.Seek(list(games) or ["coloretto"], **wish))


def group(people: list[Waiting], at: float, near: Near) -> Group | None:
    """The first of those who are seated."""
    return next(groups(people, at, near), None)


def near(game: str, one: str, other: str) -> float:
    return abs(int(one) - int(other))


def who(found: Group | None) -> list[str] | None:
    return None if found is None else [each.seeker.key for each in found.people]


def test_first_come_first_served_and_rated_the_nearest() -> None:
    first, second, third = waiting(1), waiting(2), waiting(3)
    assert who(group([first], 9, near)) is None
    assert who(group([first, second], 9, near)) == ["1", "2"]
    # As many as there are, up to what the game has room for; a wish for a number is kept.
    assert who(group([first, second, third], 9, near)) == ["1", "2", "3"]
    assert who(group([waiting(1, seats=2), second, third], 9, near)) == ["1", "2"]
    assert who(group([first, waiting(2, seats=4), third], 9, near)) == ["1", "3"]
    # What differs does not meet.
    for other in ({"live": False}, {"rated": True}):
        assert who(group([first, waiting(2, **other)], 9, near)) is None
    assert who(group([first, waiting(2, "amazonas")], 9, near)) is None
    # One who finds nobody does not stand in the way of those behind.
    assert who(group([waiting(1, "amazonas"), second, third], 9, near)) == ["2", "3"]
    # The nearest in rating of those who fit.
    rated = [
        waiting(number, person=points, rated=True, seats=2)
        for number, points in ((1, "50"), (2, "10"), (3, "49"))
    ]
    assert who(group(rated, 9, near)) == ["1", "3"]
    # Bots fill in for those who wish it, when it is time.
    patient, eager = waiting(1, seats=3, bots=60), waiting(2, seats=3, bots=5)
    assert who(group([patient, waiting(2, seats=4)], 9, near)) is None
    found = group([patient, eager, waiting(3, seats=3, live=False)], 7, near)
    assert (who(found), found and found.seats) == (["2", "1"], 3)


@pytest.mark.parametrize("game", [game.id for game in tepui.all_games()])
def test_every_game_is_found_at_every_seat_count(game: str) -> None:
    for seats in tepui.game(game).seats:
        if seats > 1:
            people = [waiting(n, game, seats=seats) for n in range(seats)]
            assert group(people[:-1], 99, near) is None
            found = group(people, 99, near)
            assert found is not None
            assert (found.seats, len(found.people)) == (seats, seats)


def test_a_wish_outlives_the_server(tmp_path: Path) -> None:
    database = sqlite_at(tmp_path)
    with serving(database) as served:
        ann = seek(served, seats=2)
        bob = seek(served, seats=2)
        assert bob["table"]
    with serving(database) as served:
        assert look(served, ann)["table"] == bob["table"], "seated, whoever was told before"


def test_hundreds_who_cannot_meet_are_looked_through_once(monkeypatch: pytest.MonkeyPatch) -> None:
    one_line = [
        Waiting(
            Seeker(str(n), b"", f"p{n}", 0.0, 0.0, address="192.0.2.1"),
            pm.Seek([game.id for game in tepui.all_games()], rated=True),
        )
        for n in range(500)
    ]
    looked: list[int] = []
    monkeypatch.setattr(seeking, "_others", lambda first, there: looked.append(1) or [])
    assert list(groups(one_line, 9.0, near)) == []
    assert not looked
    two = [*one_line, waiting(999, person="1", rated=True)]
    list(groups(two, 9.0, near))
    assert looked, "with two lines it is worth a look"
