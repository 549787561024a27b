"""Several people around one device: each seat is told what it may know, and no more."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import tepui
from page.device import Device, Sat, played, threadless  # noqa: F401  # a fixture
from server.open_sights import unhidden
from server.rebuild import Betrayed, check
from settings import known
from tepui.engine.rules.contract import SPECTATOR
from tepui.server.table import picture

pytestmark = pytest.mark.usefixtures("threadless")
TURNS = 24


async def around(device: Device, game: str, seats: int) -> tuple[str, list[str]]:
    """A table of people who share a device, opened as the client does; their secrets."""
    who = ["me", *["friend"] * (seats - 1)]
    wish = {"game": game, "name": "Ana", "who": who, "live": False, "chat": False}
    status, first = await device.ask("POST", "tables", wish)
    assert status == 201, first
    tokens = [first["token"]]
    for seat in range(1, seats):
        join = {"name": f"N{seat}", "seat": seat, "invitation": first["invitation"]}
        status, joined = await device.ask("POST", f"tables/{first['table']}/join", join)
        assert (status, joined["seat"]) == (201, seat)
        tokens.append(joined["token"])
    return first["table"], tokens


async def take_turns(device: Device, folder: Path, game: str, seats: int) -> list[bool]:
    """The device is handed on, one seat connected at a time; whether somebody knew a secret."""
    table, tokens = await around(device, game, seats)
    rng, curtains = random.Random(5), []
    for _ in range(TURNS):
        _, look = await device.ask("GET", f"tables/{table}", token=tokens[0])
        if look["room"]["status"] != "playing":
            break
        secrets = [await secret(device, table, seat, token) for seat, token in enumerate(tokens)]
        curtains.append(any(secrets))
        seat = rng.choice(look["awaited"])
        sat = await device.listen(table, tokens[seat])
        await turn(sat, rng)
        assert check(folder, table, seat, sat.raw) > 0
        sat.line.hang_up()
    return curtains


async def turn(sat: Sat, rng: random.Random) -> None:
    scene = sat.heard[0]["scene"]
    move = rng.choice(scene["choices"])["move"]
    asked = {"type": "move", "decision": scene["decision"], "moves": [move]}
    assert (await sat.ask(asked))["type"] == "done"


async def secret(device: Device, table: str, seat: int, token: str) -> bool:
    """Whether a curtain is needed for a seat: said alike in every world that this seat may hold
    for the real one."""
    _, look = await device.ask("GET", f"tables/{table}", token=token)
    match = device.page.app.state.worker.tables.live[table].state.match
    known = match.position.hidden_from(seat).guessed(seat, 7).hidden_from(seat)
    told: bool = look["secret"]
    assert told == (known != known.hidden_from(SPECTATOR))
    return told


@pytest.mark.parametrize("game", [game.id for game in tepui.all_games()])
def test_each_seat_is_told_what_it_may_know(tmp_path: Path, game: str) -> None:
    async def play(device: Device) -> None:
        curtains = await take_turns(device, tmp_path, game, 3)
        assert any(curtains) or known(game).get("often_open")
        assert curtains[0] is not known(game).get("open_at_first", False)

    played(tmp_path, play)


def test_a_leak_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(device: Device) -> None:
        table, tokens = await around(device, "coloretto", 2)
        _, look = await device.ask("GET", f"tables/{table}", token=tokens[0])
        seat = look["awaited"][0]
        kept: Any = picture.scene_of
        monkeypatch.setattr(picture, "scene_of", unhidden(kept))
        sat = await device.listen(table, tokens[seat])
        monkeypatch.setattr(picture, "scene_of", kept)
        with pytest.raises(Betrayed):
            check(tmp_path, table, seat, sat.raw)

    played(tmp_path, play)
