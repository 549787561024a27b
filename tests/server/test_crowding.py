"""Nobody's tables and tournaments are crowded out of the lists by those of one address."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Any

import pytest

from server.kit import Served, serving, sqlite_at
from tepui.server.table import tables
from tepui.server.tournament import tournaments

ANN, RUDE = "192.0.2.1", "192.0.2.2"
WISH = {"game": "coloretto", "who": ["me", "friend"], "name": "Ann", "public": True}


def ask(served: Served, path: str, body: Any, address: str) -> Any:
    status, said, _ = served.ask("POST", path, body, **{"X-Forwarded-For": address})
    assert status == 201, said
    return said


def test_one_address_fills_no_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "LOBBY", 6)
    monkeypatch.setattr(tournaments, "LISTED", 6)
    cup = {"game": "coloretto", "public": True}
    with serving(sqlite_at(tmp_path)) as served:
        mine = ask(served, "/api/tables", WISH, ANN)["table"]
        club = ask(served, "/api/tournaments", {**cup, "title": "Club"}, ANN)["tournament"]
        for _ in range(8):
            ask(served, "/api/tables", WISH, RUDE)
            ask(served, "/api/tournaments", cup, RUDE)
        lobby = [each["about"]["id"] for each in served.ask("GET", "/api/tables")[1]["tables"]]
        assert len(lobby) == 6
        assert mine in lobby
        cups = served.ask("GET", "/api/tournaments")[1]
        assert club in str(cups)


def test_full_tables_take_no_place_in_the_lobby(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "LOBBY", 3)
    addresses = (f"192.0.2.{n}" for n in count(10))
    with serving(sqlite_at(tmp_path)) as served:
        mine = ask(served, "/api/tables", WISH, ANN)["table"]
        for _ in range(3):
            waits = ask(served, "/api/tables", {**WISH, "numbers": True}, next(addresses))
            path = f"/api/tables/{waits['table']}/join"
            ask(served, path, {"name": "Bob", "invitation": waits["invitation"]}, ANN)
        lobby = [each["about"]["id"] for each in served.ask("GET", "/api/tables")[1]["tables"]]
        assert lobby == [mine]


def test_one_household_fills_no_public_tournament(tmp_path: Path) -> None:
    with serving(sqlite_at(tmp_path)) as served:
        cup = ask(served, "/api/tournaments", {"game": "coloretto", "public": True}, ANN)
        path = f"/api/tournaments/{cup['tournament']}/enter"
        for n in range(8):
            ask(served, path, {"name": f"Sock {n}"}, f"2001:db8:0:70{n}::1")
        home = {"X-Forwarded-For": "2001:db8:0:709::1"}
        status, said, _ = served.ask("POST", path, {"name": "Sock 9"}, **home)
        assert (status, said["code"]) == (429, "server-tournament-household")
        ask(served, path, {"name": "Real"}, RUDE)
        ask(
            served,
            path,
            {"name": "Sock 9", "invitation": cup["invitation"]},
            home["X-Forwarded-For"],
        )
