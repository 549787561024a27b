"""Tables that begin from a position: played, told, logged and replayed as any other."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import tepui
from laws.start_positions import midway
from server.kit import PATIENCE, Served, looking, play_some, serving, sqlite_at
from server.rebuild import check
from settings import Setting
from tepui.engine.play import log
from tepui.engine.play.match import Match
from tepui.engine.play.position import Position
from tepui.engine.rules.contract import SPECTATOR
from tepui.server.errors import Refused
from tepui.server.messages import Seated, Wish
from tepui.server.table.moments import dealt_again

GOLDEN = Path(__file__).parents[2] / "games" / "coloretto" / "golden" / "piles-3.log"


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with serving(sqlite_at(tmp_path)) as served:
        yield served


def opened(served: Served, wish: Wish, start: Position) -> Seated:
    assert served.loop is not None
    begun = Match(start.game, start.seats, wish.options, start=start)
    coming = served.worker.opening.open(wish, begun)
    return asyncio.run_coroutine_threadsafe(coming, served.loop).result(PATIENCE)


def test_tables_begin_from_a_position(served: Served, tmp_path: Path) -> None:
    for game in tepui.all_games():
        seats = game.seats[min(1, len(game.seats) - 1)]
        options = {**game.unhurried, **({"stale": "1"} if game.id == "galapagos" else {})}
        start = midway(Setting(game, seats, tuple(options.items())))
        who = ["me", *["friend"] * (seats - 1)]
        first = opened(served, Wish(game=game.id, who=who, name="Ann", options=options), start)
        seated = {"table": first.table, "invitation": first.invitation}
        tokens = [first.token, *(served.join(seated)["token"] for _ in range(seats - 1)), ""]
        path = f"/api/tables/{first.table}"
        untouched = served.ask("GET", f"{path}/log", token=first.token)
        assert log.read(untouched[1]).position is not None
        most = 400 if game.id == "coloretto" else 20

        async def play(tokens=tokens, first=first, most=most):
            async with looking(served, first.table, *tokens) as players:
                assert json.loads(players[0].raw[0])["about"]["arranged"]
                await play_some(players[:-1], random.Random(1), most)
                for player in players:
                    await player.ask({"type": "answer", "yes": True})  # all before it has come
                return players

        players = asyncio.run(play())
        for viewer, player in zip([*range(seats), SPECTATOR], players, strict=True):
            assert check(tmp_path, first.table, viewer, player.raw) > 3
        seen = served.ask("GET", f"{path}/log", token=tokens[1])[1]
        assert log.read(seen).position is not None
        if game.id != "coloretto":
            continue
        assert log.resume(log.read(seen)).start == start  # it is over: all is open
        assert log.verify(log.read(seen)) > 3
        status, shown, _ = served.ask("GET", f"{path}/replay")
        assert (status, len(shown["steps"]) > 10) == (200, True)
        for upload in ("/api/replay", "/api/review"):
            status, said, _ = served.ask("POST", upload, raw=seen.encode())
            assert (status, said["code"]) == (409, "server-arranged-log")


def test_a_moment_is_played_on_from(served: Served) -> None:
    """What the seat knew is the same at the new table; nothing else is sent or needed."""
    text = GOLDEN.read_text("utf-8")
    ply, seat = 40, 1
    position = list(islice(log.replay(log.read(text)), ply))[-1].after
    who = ["bot:random", "me", "bot:random"]

    def asked(code: int = 201, **more: object) -> Any:
        moment = {"log": text, "ply": ply, "seat": seat, **more}
        wish = {"game": "coloretto", "who": who, "name": "Ann", "from": moment}
        status, found, _ = served.ask("POST", "/api/tables", wish)
        assert status == code, found
        return found

    starts = set()
    for _ in range(4):
        state = served.worker.tables.live[asked()["table"]].state
        assert state.match is not None
        assert state.match.start.hidden_from(seat) == position.hidden_from(seat)
        starts.add(state.match.start.record.tobytes())
    assert len(starts) > 1  # the unknown is dealt anew
    # From a table of this server.
    seated = served.open(who=["me", "bot:random"])
    here = {"table": seated["table"], "log": ""}
    assert asked(409, **here)["code"] == "server-not-over"
    assert asked(429, ply=100_000)["code"] == "server-long-game"
    assert asked(409, ply=4_000)["code"] == "server-no-such-step"
    assert asked(409, seat=2)["code"] == "server-not-your-moment"
    assert asked(409, log="no")["code"] == "engine-log-not-a-log"
    assert asked(404, table="nowhere")["code"] == "server-no-table"
    who[0] = "friend"
    assert asked(409)["code"] == "server-moment-for-one"
    who[:] = ["bot:random", "me"]
    assert asked(409)["code"] == "server-other-game"


def test_a_moment_is_dealt_from_what_its_seat_knew() -> None:
    """Two worlds that a seat cannot tell apart lead to the same table, byte for byte."""
    for game in tepui.all_games():
        for seats in game.seats:
            for plies in (50, 75, 100):
                position = midway(Setting(game, seats), plies)
                for seat in range(seats):
                    other = position.hidden_from(seat).guessed(seat, 99)
                    for seed in range(3):
                        dealt = dealt_again(position, seat, seed)
                        assert dealt == dealt_again(other, seat, seed)
                        Match(game, seats, start=dealt)  # such a position can come about


def test_what_cannot_be_begun_from_opens_no_table(served: Served) -> None:
    start = midway(Setting(tepui.game("coloretto"), 3))
    for wish in (
        Wish(game="coloretto", who=["me", "bot:random"]),
        Wish(game="galapagos", who=["me", "bot:random", "bot:random"]),
    ):
        with pytest.raises(Refused, match="another game"):
            opened(served, wish, start)
    assert not served.worker.tables.live
    raw = json.dumps({"game": "coloretto", "who": ["me", "bot:random"], "start": "AAAA"})
    assert served.ask("POST", "/api/tables", raw=raw.encode())[0] == 400
