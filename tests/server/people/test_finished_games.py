"""My finished games: by an identity or by the seats of a browser, with what is mine to know."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.accounts import keep, play, refused, take
from server.kit import Served, serving, sqlite_at
from server.rated import on_loop, open_rated
from tepui.server.people import ratings
from tepui.server.store.contract import ReviewRow
from tepui.server.table.reviews import Finding

FEW = 3  # games


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with serving(sqlite_at(tmp_path)) as found:
        yield found


def played(served: Served, *seats: Any) -> list[Any]:
    held = [{"table": each["table"], "token": each["token"]} for each in seats]
    status, found, _ = served.ask("POST", "/api/played", {"seats": held})
    assert status == 200, found
    return found["games"]


def found_by_coach(served: Served, table: str) -> None:
    """As if the coach had looked at a game of two seats."""
    short = [Finding(0, 31.0, 20, 12.0, 41), Finding(1, 5.0, 18, 5.0, 7)]
    row = ReviewRow(table, -1, True, "1", b"", msgspec.json.encode(short))
    on_loop(served, served.worker.store.reviews.keep(row))


def test_a_browser_is_told_its_finished_games_and_no_others(served: Served) -> None:
    first, going = served.open(who=["me", "friend"]), served.open(who=["me", "bot:random"])
    other = served.join(first, "Zoë")
    asyncio.run(play(served, [(first, first["token"]), (other, other["token"])]))
    (game,) = played(served, first, going)
    table = game["table"]
    assert (table["seat"], table["status"], table["names"][1]) == (0, "over", "Zoë")
    assert table["levels"] == ["", ""]
    assert 0 < table["began"] <= table["since"]
    assert (game["change"], game["coach"]) == (None, None)
    assert played(served, {**first, "token": "x" * 32}) == []  # what is not proved
    assert played(served, {**first, "table": "0" * 16}) == []

    # What the coach found of a seat is told to that seat alone.
    found_by_coach(served, first["table"])
    (mine,), (theirs,) = played(served, first), played(served, other)
    assert mine["coach"] == {
        "lost": 31.0, "choices": 20, "worst": 12.0, "ply": 41, "level": "",
    }  # fmt: skip
    assert theirs["coach"] == {
        "lost": 5.0, "choices": 18, "worst": 5.0, "ply": 7, "level": "",
    }  # fmt: skip
    assert served.ask("POST", "/api/played", {"seats": [{"table": 7}]})[0] == 400


def test_a_person_has_them_on_every_device_with_the_change_of_the_rating(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = keep(served)["session"]
    refused(served, "server-no-session", "GET", "/api/me/played")

    def another() -> Any:  # one after the other: nobody has two rated tables without other people
        seated = open_rated(served, ann, ["me", "bot:random"])
        take(served, ann, seated)
        asyncio.run(play(served, [(seated, seated["token"])]))
        return seated

    tables = [another(), another()]
    games = served.ask("GET", "/api/me/played", token=ann)[1]["games"]
    assert [each["table"]["table"] for each in games] == [t["table"] for t in tables[1::-1]]
    points = served.ask("GET", "/api/me/ratings", token=ann)[1]["ratings"][0]["points"]
    assert 1500 + sum(each["change"] for each in games) == points
    assert games[0]["table"]["levels"] == ["", "random"]

    # Who is on a board has a page, with what the board tells; nobody else has.
    name = {"name": "Ann of the River"}
    assert served.ask("PUT", "/api/me", name, ann)[0] == 200
    path = "/api/players/Ann%20of%20the%20River"
    refused(served, "server-no-player", "GET", path)
    for _ in range(FEW - 2):
        another()
    refused(served, "server-no-player", "GET", path)  # much doubt is left
    monkeypatch.setattr(ratings, "SURE", 400)
    player = served.ask("GET", path)[1]
    assert player["name"] == name["name"]
    assert [(each["game"], each["games"]) for each in player["ratings"]] == [("coloretto", FEW)]
    assert player["ratings"][0].get("errors") is None, "what the coach found is one's own"
    assert "id" not in player
