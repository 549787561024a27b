"""The same deal again: for whoever has played it, among bots, and nothing counts."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
import pytest

from server.kit import Served, looking, play_out, play_some
from tepui.engine.play import fair, log
from tepui.server.errors import Refused
from tepui.server.messages import Duplicate
from tepui.server.table.load import load
from tepui.server.table.opening import same_deal


def played(served: Served, **wish: Any) -> tuple[str, list[str]]:
    """A finished game of two people and a bot."""
    ann = served.open("coloretto", ["me", "friend", "bot:greedy"], **wish)
    tokens = [ann["token"], served.join(ann)["token"]]
    numbers = ["ab" * 16, "cd" * 16]

    async def go() -> None:
        async with looking(served, ann["table"], *tokens) as players:
            for what in ("promise", "tell") if wish.get("numbers") else ():
                for player, number in zip(players, numbers, strict=True):
                    given = fair.promise(number) if what == "promise" else number
                    await player.ask({"type": what, {"tell": "number"}.get(what, what): given})
            for player in players:
                await player.until(lambda player: player.room["status"] == "playing")
            assert refused(served, ann["table"], tokens[0]) == "server-not-over"
            await play_some(players, random.Random(1))

    asyncio.run(go())
    return ann["table"], tokens


def again(served: Served, table: str, token: str) -> tuple[int, Any]:
    return served.ask("POST", f"/api/tables/{table}/same-deal", token=token)[:2]


def refused(served: Served, table: str, token: str) -> str:
    status, said = again(served, table, token)
    assert status >= 400, said
    return said["code"]


def chance(served: Served, table: str) -> list[str]:
    """The outcomes of a finished game, whose log is as promised."""
    text = served.ask("GET", f"/api/tables/{table}/log")[1]
    assert log.verify(log.read(text)) > 10
    return [line.split(maxsplit=1)[1] for line in text.splitlines() if line.startswith("* ")]


def test_whoever_has_played_a_deal_plays_it_again_among_bots(either: Served) -> None:
    table, tokens = played(either, hints=True)
    assert refused(either, table, "") == "server-spectator"
    assert refused(either, table, "x") == "server-bad-token"
    status, seated = again(either, table, tokens[1])
    assert (status, seated["seat"], seated["invitation"]) == (201, 1, "")

    async def go() -> None:
        async with looking(either, seated["table"], seated["token"]) as (bob,):
            about, people = bob.heard[0]["about"], bob.room["people"]
            old = either.ask("GET", f"/api/tables/{table}")[1]["about"]
            same = {"id": about["id"], "seen": True}
            assert about == {**old, **same}, "its commitment, too"
            assert [person["kind"] for person in people] == ["bot", "person", "bot"]
            assert (people[1]["name"], people[2]["level"]) == ("Bob", "greedy")
            await play_out(bob, 1, random.Random(2), [1000], revise=False)
            # A rematch is another deal.
            assert (await bob.ask({"type": "do", "what": "rematch"}))["type"] == "done"
            await bob.until(lambda bob: bob.room["rematch"])
            fresh = either.ask("GET", f"/api/tables/{bob.room['rematch']}", token=seated["token"])
            assert not fresh[1]["about"]["seen"]
            assert fresh[1]["about"]["commitment"] != about["commitment"]

    asyncio.run(go())
    one, other = chance(either, table), chance(either, seated["table"])
    assert one[:30] == other[:30]
    # Whoever knows it once more knows it; and it is stored.
    assert again(either, seated["table"], seated["token"])[0] == 201
    assert either.loop is not None
    stored = asyncio.run_coroutine_threadsafe(
        load(either.worker.store, seated["table"]), either.loop
    ).result()
    assert (stored.head.seen, stored.head.rated) == (True, False)


def test_a_deal_of_everybodys_numbers_is_its_tables_alone(either: Served) -> None:
    table, tokens = played(either, numbers=True)
    assert refused(either, table, tokens[0]) == "server-numbers-alone"


def test_a_deal_that_others_play_is_not_played_again(either: Served) -> None:
    table, _ = played(either)
    state = either.worker.tables.live[table].state.copy()
    common = state.head
    state.head = msgspec.structs.replace(common, daily="9999-12-31")
    with pytest.raises(Refused, match="day is over"):
        same_deal(state, 0)
    state.head = msgspec.structs.replace(common, duplicate=Duplicate("m", 0, 2, 0, 1))
    with pytest.raises(Refused, match="every table of the match"):
        same_deal(state, 0)
    state.shown = True  # it is played everywhere
    state.head = msgspec.structs.replace(state.head, rated=True, tournament="t", public=True)
    head = same_deal(state, 0)
    assert (head.duplicate, head.rated, head.tournament, head.public) == (None, False, "", False)
