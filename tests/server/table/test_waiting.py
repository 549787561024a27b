"""Before play: bots for free seats, other seats, other options; who goes, and who comes late, also
when play has begun."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tepui
from server.kit import Player, Served, looking, play_some, serving, sqlite_at, until
from server.rebuild import check
from tepui.engine.rules.contract import SPECTATOR
from tepui.server.messages import Duplicate
from tepui.server.table.events import Left, Returned
from tepui.server.table.waiting import vacant

SETTLED = {
    "type": "settle", "options": {}, "clock": {"kind": "none"}, "spectators": True,
    "hints": False, "chat": True, "absence": 120,
}  # fmt: skip


@pytest.fixture
def served(either: Served) -> Served:
    return either


async def done(player: Player, message: dict[str, Any]) -> None:
    said = await player.ask(message)
    assert said["type"] == "done", said


async def refused(player: Player, code: str, message: dict[str, Any]) -> None:
    """It is refused with a sentence, and nothing has changed."""
    before = names(player), kinds(player), player.room["status"]
    said = await player.ask(message)
    assert (said["type"], said.get("code")) == ("wrong", code), said
    assert len(said["text"]) > 15
    assert (names(player), kinds(player), player.room["status"]) == before


def names(player: Player) -> list[str]:
    return [person["name"] for person in player.room["people"]]


def kinds(player: Player) -> list[str]:
    return [person["level"] or person["kind"] for person in player.room["people"]]


def fill(seat: int, level: str = "random") -> dict[str, Any]:
    return {"type": "fill", "seat": seat, "level": level}


def do(what: str) -> dict[str, Any]:
    return {"type": "do", "what": what}


def test_the_room_bends_until_play_begins(served: Served) -> None:
    first = served.open(who=["me", "friend", "friend", "friend"], chat=True)
    table = first["table"]
    second = served.join(first, "Ann")

    async def go() -> None:
        async with looking(served, table, first["token"], second["token"], "") as players:
            ann, bob, late = players
            assert names(ann) == ["Ann", "Ann (2)", "", ""], "told apart"
            assert ann.room["opener"] == 0
            # Only the first who sat down, and only what can be.
            await refused(bob, "server-not-opener", fill(2))
            await refused(bob, "server-not-opener", do("cancel"))
            await refused(bob, "server-not-opener", {**SETTLED})
            await refused(late, "server-spectator", fill(2))
            await refused(ann, "server-seat-taken", fill(1))
            await refused(ann, "server-no-level", fill(2, "genius"))
            await refused(ann, "server-seat-kept", {"type": "free", "seat": 1})
            await refused(ann, "server-seat-free", {"type": "free", "seat": 3})
            await refused(ann, "server-seat-free", {"type": "free", "seat": 9})
            await refused(ann, "server-seat-taken", {"type": "shift", "seat": 1})
            await refused(ann, "engine-no-options", {**SETTLED, "options": {"sand": "off"}})
            await refused(ann, "server-nothing-to-withdraw", do("withdraw"))
            # A bot comes and goes; everybody sees it.
            await done(ann, fill(2, "hard"))
            for each in players:
                await each.until(lambda p: kinds(p) == ["person", "person", "hard", "empty"])
            await done(ann, {"type": "free", "seat": 2})
            # Bob takes what he said along to another seat, and nobody else may speak for him.
            await done(bob, {"type": "chat", "text": "I like the shade"})
            await done(ann, {"type": "mute", "seat": 1})
            await done(bob, {"type": "shift", "seat": 3})
            for each in players:
                await each.until(lambda p: names(p) == ["Ann", "", "", "Ann (2)"])
            assert bob.heard[-2]["you"] == 3
            assert [said["seat"] for said in bob.heard[-2]["chat"]] == [3]
            assert late.heard[-1]["chat"]
            assert ann.heard[-1]["chat"] == [], "still muted"
            # Other options: everybody is told.
            await done(ann, {**SETTLED, "hints": True, "clock": {"kind": "move", "seconds": 90}})
            await late.until(lambda p: p.heard[-1].get("about", {}).get("hints"))
            about, times = late.heard[-1]["about"], late.heard[-1]["times"]
            assert (about["clock"]["seconds"], times["left"]) == (90, [90.0] * 4)
            # Ann goes: Bob is the first now; of her nothing is left.
            await done(ann, {"type": "chat", "text": "my phone number"})
            await done(ann, do("leave"))
            assert ann.heard[-2]["you"] is None
            await bob.until(lambda p: p.room["opener"] == 3 and kinds(p)[0] == "empty")
            await refused(ann, "server-spectator", fill(1))
            await late.until(lambda p: p.heard[-1]["type"] == "table" and not names(p)[0])
            assert [said["text"] for said in late.heard[-1]["chat"]] == ["I like the shade"]
            assert served.ask("GET", f"/api/tables/{table}", token=first["token"])[0] == 403
            # Whoever looked on takes the seat that fell free; bots fill the rest, and play begins.
            third = served.join(first, "Cleo", seat=0)
            await late.until(lambda p: names(p)[0] == "Cleo")
            await done(bob, fill(1))
            await done(bob, fill(2))
            for each in players:
                await each.until(lambda p: p.room["status"] == "playing" and p.scene is not None)
            await refused(bob, "server-begun", {"type": "shift", "seat": 1})
            await refused(bob, "server-begun", {**SETTLED})
            await refused(bob, "server-begun", do("cancel"))
            async with looking(served, table, third["token"]) as (cleo,):
                assert cleo.heard[0]["you"] == 0

    asyncio.run(go())
    stored = served.worker.store
    assert served.loop is not None
    events = asyncio.run_coroutine_threadsafe(stored.tables.since(table, 0), served.loop).result(60)
    text = b"".join(bytes(event.body) for event in events)
    assert b"phone number" not in text
    assert b"shade" in text


def test_a_table_is_cancelled_and_whoever_is_gone_is_not_waited_for(served: Served) -> None:
    first = served.open()

    async def cancelled() -> None:
        async with looking(served, first["table"], first["token"], "") as (ann, late):
            await done(ann, do("cancel"))
            await late.until(lambda p: p.room["status"] == "closed")
            assert late.room["closed"] == "cancelled"

    async def gone(other: Any) -> None:
        async with looking(served, other["table"], other["token"]) as (ann,):
            await ann.until(lambda p: p.room["people"][1]["here"] is False)
            await done(ann, {"type": "free", "seat": 1})
            assert kinds(ann) == ["person", "empty", "empty"]
            # Alone, whoever goes closes the table.
            await done(ann, do("leave"))
            await ann.until(lambda p: p.room["closed"] == "abandoned")

    asyncio.run(cancelled())
    assert served.ask("POST", f"/api/tables/{first['table']}/join", {
        "name": "Bob", "invitation": first["invitation"],
    })[1]["code"] == "server-is-closed"  # fmt: skip
    other = served.open(who=["me", "friend", "friend"])
    served.join(other)
    asyncio.run(gone(other))


def test_a_seat_that_is_kept_goes_along(served: Served) -> None:
    ann = served.open(who=["me", "friend", "friend"])
    bob = served.join(ann)
    kept = served.ask("POST", "/api/people", {})[1]
    held = {"seats": [{"table": bob["table"], "token": bob["token"]}]}
    served.ask("POST", "/api/me/seats", held, kept["session"])

    def mine() -> list[int]:
        found = served.ask("GET", "/api/me/tables", None, kept["session"])[1]
        return [each["seat"] for each in found["tables"]]

    async def go() -> None:
        async with looking(served, ann["table"], kept["session"]) as (other,):
            assert other.heard[0]["you"] == 1
            await done(other, {"type": "shift", "seat": 2})
            assert mine() == [2]
            async with looking(served, ann["table"], kept["session"]) as (again,):
                assert again.heard[0]["you"] == 2
            await done(other, do("leave"))
            assert mine() == []

    asyncio.run(go())


def test_who_has_asked_sees_what_became_of_it_and_may_withdraw(served: Served) -> None:
    ann = served.open()
    bob = served.join(ann)

    async def go() -> None:
        async with looking(served, ann["table"], ann["token"], bob["token"]) as players:
            one, other = players
            for how, by, answer in (
                ("withdrawn", 0, None), ("declined", 1, False), ("granted", None, True),
            ):  # fmt: skip
                await done(one, {"type": "ask", "what": "pause"})
                await other.until(lambda p: p.room["proposal"] and not p.room["answered"])
                if answer is None:
                    await refused(other, "server-nothing-to-withdraw", do("withdraw"))
                    await done(one, do("withdraw"))
                else:
                    await done(other, {"type": "answer", "yes": answer})
                for each in players:
                    await each.until(lambda p: p.room["answered"])
                    said = each.room["answered"]
                    assert said == {"seat": 0, "what": "pause", "how": how, "by": by}
                    assert each.room["proposal"] is None

    asyncio.run(go())


def test_nobody_learns_more_by_changing_seats(tmp_path: Path) -> None:
    """Connected all the time, through other seats and options: what is told follows from what each
    viewer may know. `test_no_leak.py` changes seats in every game before all have come."""
    with serving(sqlite_at(tmp_path)) as served:
        first = served.open(who=["me", "friend", "friend"])
        players = asyncio.run(bent(served, first))
        for viewer, player in zip([0, 1, 2, SPECTATOR], players, strict=True):
            begun = max(n for n, m in enumerate(player.heard) if m["type"] == "table")
            assert check(tmp_path, first["table"], viewer, player.raw[begun:]) > 5


async def bent(served: Served, first: Any) -> list[Player]:
    """All but the last have come; the first changes to the free seat, then the last comes."""
    second = served.join(first)["token"]
    async with looking(served, first["table"], first["token"], second, "") as players:
        ann, bob, late = players
        await done(ann, {"type": "shift", "seat": 2})
        await done(ann, {**SETTLED, "chat": False})
        last = served.join(first, "Last")
        async with looking(served, first["table"], last["token"]) as (newest,):
            for player in players:
                await player.until(lambda p: p.room["status"] == "playing")
            at = [newest, bob, ann]
            await play_some(at, random.Random(1), 60)
            for player in (*at, late):
                await player.ask({"type": "answer", "yes": True})
            return [*at, late]


def test_whoever_was_invited_sits_down_where_nobody_may_look_on(served: Served) -> None:
    first = served.open(spectators=False)

    async def go() -> None:
        async with looking(served, first["table"], "", "") as (bob, other):
            assert bob.room["status"] == "open"
            served.join(first)
            # Play has begun: who only looks goes.
            for each in (bob, other):
                while (await each.hear())["type"] != "bye":
                    pass
        async with looking(served, first["table"], "") as (late,):
            assert late.heard[0]["code"] == "server-no-spectators"

    asyncio.run(go())
    until(lambda: not served.worker.tables.live[first["table"]].sockets)


@pytest.mark.parametrize("game", [game.id for game in tepui.all_games()])
def test_a_seat_that_somebody_has_left_in_play_can_be_taken(served: Served, game: str) -> None:
    seats = tepui.game(game).seats[0]
    options = {"sand": "off"} if game == "galapagos" else {}
    ann = served.open(game, ["me", *["friend"] * (seats - 1)], chat=True, options=options)
    tokens = [ann["token"], *(served.join(ann, f"B{n}")["token"] for n in range(1, seats))]
    kept = served.ask("POST", "/api/people", {})[1]
    held = {"seats": [{"table": ann["table"], "token": tokens[1]}]}
    served.ask("POST", "/api/me/seats", held, kept["session"])
    path = f"/api/tables/{ann['table']}/join"
    body = {"name": "Cleo", "invitation": ann["invitation"]}

    def refused(code: str, **more: Any) -> None:
        status, said, _ = served.ask("POST", path, {**body, **more})
        assert (status >= 400, said["code"]) == (True, code), said

    async def go() -> None:
        refused("server-is-playing")  # nobody has left
        async with looking(served, ann["table"], *tokens[:2], "") as (first, second, late):
            assert (await second.ask({"type": "chat", "text": "bye"}))["type"] == "done"
            await second.ask({"type": "do", "what": "leave"})
            await late.until(lambda late: late.room["people"][1]["free"])
            refused("server-seat-taken", seat=0)
            refused("server-not-invited", invitation="x")
            status, seated, _ = served.ask("POST", path, body)
            assert (status, seated["seat"]) == (201, 1)
            refused("server-is-playing")  # taken
            # Whoever had the seat looks on from now on, and everybody sees who has it.
            for each in (first, second, late):
                await each.until(lambda each: each.room["people"][1]["name"] == "Cleo")
                assert each.room["people"][1]["away"] is each.room["people"][1]["free"] is False
                assert each.heard[-1]["chat"] == [], "what was said here was said by another"
                assert each.heard[-1]["story"][-1]["key"] == "server-took-over"
            assert second.heard[-1]["you"] is None
            assert second.scene == late.scene
            async with looking(served, ann["table"], seated["token"]) as (cleo,):
                assert cleo.heard[0]["you"] == 1
                live = served.worker.tables.live[ann["table"]]
                for _ in range(20):
                    if 1 in live.state.awaited() or live.state.status != "playing":
                        break
                    seat = live.state.awaited()[0]
                    await at(served, ann["table"], tokens[seat])
                if 1 in live.state.awaited():
                    due = live.state.decisions[1]
                    await cleo.until(  # until she has seen what the others did meanwhile
                        lambda cleo: 1 in cleo.scene["awaited"] and cleo.scene["decision"] == due
                    )
                    answer = await cleo.move(cleo.choices()[0])
                    assert answer["type"] == "done", answer
        gone = await Player.connect(served, ann["table"], tokens[1])
        assert gone.heard[0]["code"] == "server-bad-token"
        await gone.close()
        events = await asyncio.to_thread(stored, served, ann["table"])
        assert b"B1" not in events
        assert b"bye" not in events

    asyncio.run(go())
    assert served.ask("GET", "/api/me/tables", token=kept["session"])[1]["tables"] == []


async def at(served: Served, table: str, token: str) -> None:
    async with looking(served, table, token) as (player,):
        await player.move(player.choices()[0])


def stored(served: Served, table: str) -> bytes:
    assert served.loop is not None
    reading = served.worker.store.tables.since(table, 0)
    found = asyncio.run_coroutine_threadsafe(reading, served.loop).result()
    return b"".join(each.body for each in found)


def test_what_counts_is_not_taken_over(served: Served) -> None:
    """Nor the seat of somebody whose number is in the shuffle, or who may come back."""
    ann = served.open(numbers=False)
    served.join(ann)
    live = served.worker.tables.live[ann["table"]]
    state = live.state.copy()
    state.apply(Left(1, "easy", free=True), 0.0)
    assert vacant(state) == [1]
    for change in (
        {"rated": True}, {"daily": "2026-11-15"}, {"numbers": True}, {"tournament": "x"},
        {"duplicate": Duplicate("m", 1, 1, 1, 1)},
    ):  # fmt: skip
        other = state.copy()
        other.head = msgspec.structs.replace(state.head, **change)
        assert vacant(other) == [], change
    state.apply(Returned(1), 0.0)
    assert vacant(state) == []
    state.apply(Left(1, "easy"), 0.0)
    assert vacant(state) == [], "others let the bot sit in"
