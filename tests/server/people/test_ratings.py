"""Rated tables: who plays is known, nothing helps, and the results can be computed again."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from functools import partial
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner

from server.accounts import keep, me, play, refused, take
from server.kit import Served, looking, play_some, serving, sqlite_at, until
from server.rated import helped, on_loop, one_club, open_rated
from tepui.bots.levels import LADDER
from tepui.cli.app import app
from tepui.coach.told import Skill
from tepui.rating.anchors import Anchors, anchors
from tepui.server import host
from tepui.server.people.ratings import counts, result_of
from tepui.server.store.open import opened
from tepui.server.table import events as ev
from tepui.server.table import waiting
from tepui.server.table.answer import may_be_warned
from tepui.server.table.forget import depart, expire

BOTS = ["me", "bot:random"]


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    if request.param == "sqlite":
        return sqlite_at(tmp_path_factory.mktemp("rated"))
    return request.getfixturevalue("postgres_address")


@pytest.fixture
def served(database: str) -> Iterator[Served]:
    with serving(database) as served:
        one_club(served, True)
        yield served


def ratings(served: Served, session: str) -> list[Any]:
    status, found, _ = served.ask("GET", "/api/me/ratings", token=session)
    assert status == 200, found
    return found["ratings"]


def test_a_rated_table_knows_who_plays_and_helps_nobody(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = anchors("coloretto")  # but for one level, as a game of the host's own may have it
    assert known is not None
    few = {name: skill for name, skill in known.levels.items() if name != "expert"}
    monkeypatch.setattr(waiting, "anchors", lambda game: Anchors(few, known.noise))
    ann, bob = (keep(served)["session"] for _ in range(2))
    wish = {"game": "coloretto", "who": ["me", "friend"], "name": "Ann", "rated": True}
    for wrong, code in (
        ({}, "server-rated-who"),
        ({"hints": True}, "server-rated-plain"),
        ({"who": ["me", "bot:expert"]}, "server-rated-bot"),
    ):
        token = ann if wrong else ""
        refused(served, code, "POST", "/api/tables", {**wish, **wrong}, token)
    seated = open_rated(served, ann, wish["who"])
    path = f"/api/tables/{seated['table']}/join"
    join = {"name": "Bob", "invitation": seated["invitation"]}
    refused(served, "server-rated-who", "POST", path, join)
    refused(served, "server-rated-twice", "POST", path, join, ann)
    refused(served, "server-no-session", "POST", path, join, "session-of-nobody")
    status, other, _ = served.ask("POST", path, join, bob)
    assert status == 201, other
    states = [each.state for each in served.worker.tables.live.values()]
    (state,) = [each for each in states if each.head.rated]  # refusals left none
    assert len(set(state.persons)) == 2
    assert not any(state.can_undo(seat) for seat in range(2))
    alone = open_rated(served, ann, BOTS)
    assert asyncio.run(helped(served, alone)) == ["server-no-hints", "server-no-cautions"]
    state = served.worker.tables.live[alone["table"]].state.copy()
    state.head = msgspec.structs.replace(state.head, hints=True)
    assert not may_be_warned(state, 0), "whatever else is allowed there"
    state.head = msgspec.structs.replace(state.head, rated=False)
    assert may_be_warned(state, 0)


def test_results_become_ratings_that_can_be_computed_again(database: str) -> None:
    with serving(database) as served:
        ann = keep(served)["session"]
        person = me(served, ann)["id"]
        assert ratings(served, ann) == []
        tables = []
        for _ in range(2):
            tables.append(seated := open_rated(served, ann, BOTS))
            take(served, ann, seated)
            asyncio.run(play(served, [(seated, seated["token"])]))
        (before,) = ratings(served, ann)
        assert (before["game"], before["games"], len(before["curve"])) == ("coloretto", 2, 2)
        assert before["doubt"] < 333
        assert (before["reviewed"], before["errors"]) == (0, None)
        # What the coach finds when somebody asks it is shown beside the rating.
        for seated, (rate, choices) in zip(tables, ((10.0, 30), (40.0, 10)), strict=True):
            found = [Skill(n, choices, {}, rate, 1.0) for n in range(2)]
            on_loop(served, served.worker.ratings.reviewed(seated["table"], found))
        (before,) = ratings(served, ann)
        assert (before["reviewed"], before["errors"]) == (2, 17.5)
        board = served.ask("GET", "/api/ratings/coloretto")[1]["standings"]
        assert {each["name"] for each in board} == {f"bot:{level}" for level in LADDER}, (
            "who has played little is not listed"
        )
        refused(served, "engine-unknown-game", "GET", "/api/ratings/colereto")
    with serving(database) as served:  # from the store alone
        assert ratings(served, ann) == [before]
    ladder, differ = asyncio.run(host.ratings(database, recompute=True))
    assert not differ
    assert ladder.curves["coloretto", person][-1].skill.points == before["points"]
    said = CliRunner().invoke(app, ["host", "ratings", "--database", database, "--recompute"])
    assert f"{before['points']} ± {before['doubt']}" in said.output


def test_a_result_that_was_tampered_with_is_found(served: Served, database: str) -> None:
    ann = keep(served)["session"]
    seated = open_rated(served, ann, BOTS)
    asyncio.run(play(served, [(seated, seated["token"])]))
    ratings(served, ann)

    async def tamper(place: bytes, other: bytes) -> None:
        async with opened(database) as store:
            ((_, result),) = [
                each for each in await store.ratings.results() if each[0] == seated["table"]
            ]
            await store.database.ask(
                "UPDATE rated SET result = ? WHERE table_id = ?",
                result.replace(place, other), seated["table"],
            )  # fmt: skip

    asyncio.run(tamper(b'"place":1', b'"place":9'))
    assert asyncio.run(host.ratings(database, recompute=True))[1] == [seated["table"]]
    asyncio.run(tamper(b'"place":9', b'"place":1'))  # other tests share the database
    assert asyncio.run(host.ratings(database, recompute=True))[1] == []


def test_whoever_leaves_is_last(served: Served) -> None:
    ann, bob = (keep(served)["session"] for _ in range(2))
    seated = open_rated(served, ann, ["me", "friend", "bot:random"])
    join = {"name": "Bob", "invitation": seated["invitation"]}
    _, other, _ = served.ask("POST", f"/api/tables/{seated['table']}/join", join, bob)

    async def leave() -> None:
        async with looking(served, seated["table"], other["token"]) as (player,):
            assert (await player.ask({"type": "do", "what": "leave"}))["type"] == "done"
            assert (await player.ask({"type": "do", "what": "return"}))[
                "code"
            ] == "server-rated-left"

    asyncio.run(leave())
    asyncio.run(play(served, [(seated, seated["token"])]))
    (mine,), (theirs,) = ratings(served, ann), ratings(served, bob)
    assert mine["points"] > theirs["points"]
    rated = result_of(served.worker.tables.live[seated["table"]].state)
    assert [each.stayed for each in rated.seats] == [1.0, 0.0, 1.0], "he left before his first move"


def test_between_people_of_one_household_nothing_counts_and_they_are_told(
    served: Served, database: str
) -> None:
    one_club(served, False)
    ann, bob = (keep(served)["session"] for _ in range(2))
    seated = open_rated(served, ann, ["me", "friend", "friend"])

    async def go() -> None:
        async with looking(served, seated["table"], seated["token"], "") as (first, looker):
            # Told before sitting down, and then to everybody.
            await looker.until(lambda player: player.heard[0]["type"] == "table")
            assert looker.heard[0]["together"] == [0]
            assert first.room["together"] == []
            at = f"/api/tables/{seated['table']}/join"
            wish = {"name": "Bob", "invitation": seated["invitation"]}
            other = (await asyncio.to_thread(served.ask, "POST", at, wish, bob))[1]
            async with looking(served, seated["table"], other["token"]) as (second,):
                await second.until(lambda player: player.room["together"] == [0, 1])
                await first.until(lambda player: player.room["together"] == [0, 1])

    asyncio.run(go())
    two = open_rated(served, ann, ["me", "friend"])
    assert served.worker.marks(two["table"], "192.0.2.1", "") != served.worker.marks(
        two["table"], "192.0.2.2", ""
    )
    at = f"/api/tables/{two['table']}/join"
    wish = {"name": "Bob", "invitation": two["invitation"]}
    other = served.ask("POST", at, wish, bob)[1]
    asyncio.run(play(served, [(two, two["token"]), (other, other["token"])]))
    assert ratings(served, ann) == ratings(served, bob) == []
    _, differ = asyncio.run(host.ratings(database, recompute=True))
    assert two["table"] not in differ, "the logs say who shared a connection"


def test_nobody_who_loses_follows_the_others_into_their_network(served: Served) -> None:
    one_club(served, True)
    ann, bob = (keep(served)["session"] for _ in range(2))
    seated = open_rated(served, ann, ["me", "friend"])
    wish = {"name": "Bob", "invitation": seated["invitation"]}
    other = served.ask("POST", f"/api/tables/{seated['table']}/join", wish, bob)[1]

    async def go(moves: int) -> None:
        async with looking(served, seated["table"], seated["token"], other["token"]) as players:
            await play_some(players, random.Random(1), moves)

    asyncio.run(go(8))
    one_club(served, False)  # from now on both are in one network
    asyncio.run(go(2))
    live = served.worker.tables.live[seated["table"]]
    assert min(live.state.decisions) > 0
    assert not any(live.state.marks)


async def leave(served: Served, seated: Any) -> None:
    async with looking(served, seated["table"], seated["token"]) as (player,):
        assert (await player.ask({"type": "do", "what": "leave"}))["type"] == "done"


def test_what_all_have_left_is_not_rated_and_no_bot_plays_on(served: Served) -> None:
    ann, bob = (keep(served)["session"] for _ in range(2))
    seated = open_rated(served, ann, ["me", "friend", "bot:random"])
    join = {"name": "Bob", "invitation": seated["invitation"]}
    _, other, _ = served.ask("POST", f"/api/tables/{seated['table']}/join", join, bob)
    for each in (seated, other):
        asyncio.run(leave(served, each))
    room = served.ask("GET", f"/api/tables/{seated['table']}")[1]["room"]
    assert (room["status"], room["closed"]) == ("closed", "abandoned")
    assert ratings(served, ann) == ratings(served, bob) == []
    unsettled = on_loop(served, served.worker.store.ratings.unsettled(100))
    assert seated["table"] not in unsettled, "it is not looked at again"


def test_whoever_leaves_bots_alone_has_lost(served: Served, database: str) -> None:
    ann = keep(served)["session"]
    seated = open_rated(served, ann, ["me", "bot:random", "bot:random"])

    async def go() -> None:
        async with looking(served, seated["table"], seated["token"]) as (player,):
            await play_some([player], random.Random(1), 3)
            said = await player.ask({"type": "ask", "what": "pause"})
            assert said["code"] == "server-rated-pause"

    asyncio.run(go())
    asyncio.run(leave(served, seated))
    assert len(ratings(served, ann)) == 1
    state = served.worker.tables.live[seated["table"]].state
    assert result_of(state).seats[0].place == 3
    assert seated["table"] not in asyncio.run(host.ratings(database, recompute=True))[1]
    assert counts(state)
    state.head = msgspec.structs.replace(state.head, forfeit=False)
    assert not counts(state), "as its people were told when an older version opened it"


def test_nobody_lets_a_lost_game_against_bots_lie_and_wins_another(served: Served) -> None:
    ann, bob = (keep(served)["session"] for _ in range(2))
    done = open_rated(served, ann, BOTS)
    asyncio.run(play(served, [(done, done["token"])]))
    lying = open_rated(served, ann, BOTS)
    wish = {"game": "coloretto", "who": BOTS, "name": "Ann", "rated": True}
    refused(served, "server-rated-alone", "POST", "/api/tables", wish, ann)
    assert served.ask("POST", "/api/tables", {**wish, "rated": False}, ann)[0] == 201
    theirs = open_rated(served, bob, ["me", "friend"])
    join = {"name": "Ann", "invitation": theirs["invitation"]}
    path = f"/api/tables/{theirs['table']}/join"
    refused(served, "server-rated-alone", "POST", path, join, ann)

    async def again() -> str:
        async with looking(served, done["table"], done["token"]) as (player,):
            return (await player.ask({"type": "do", "what": "rematch"})).get("code", "")

    assert asyncio.run(again()) == "server-rated-alone"
    store, owner = served.worker.store, served.worker.tables.live[lying["table"]].state.persons[0]
    for status, alone in (("paused", True), ("open", True), ("over", False), ("playing", True)):
        sql = "UPDATE tables SET status = ? WHERE id = ?"
        on_loop(served, store.database.ask(sql, status, lying["table"]))
        assert on_loop(served, store.seats.is_alone(owner, "")) == alone, status
    asyncio.run(leave(served, lying))
    state = served.worker.tables.live[done["table"]].state
    state.head = msgspec.structs.replace(state.head, forfeit=False)  # by an older version
    assert asyncio.run(again()) == ""
    fresh = served.worker.tables.live[done["table"]].state.rematch
    assert on_loop(served, served.worker.tables.find(fresh)).state.head.forfeit


def test_who_lets_a_rated_game_lie_has_left_it_and_nobody_else(served: Served) -> None:
    ann, bob = (keep(served)["session"] for _ in range(2))
    seated = open_rated(served, ann, ["me", "friend"])
    join = {"name": "Bob", "invitation": seated["invitation"]}
    other = served.ask("POST", f"/api/tables/{seated['table']}/join", join, bob)[1]

    async def go() -> None:
        async with looking(served, seated["table"], seated["token"], other["token"]) as players:
            await play_some(players, random.Random(1), 4)

    asyncio.run(go())
    live = served.worker.tables.live[seated["table"]]
    (late,) = live.state.awaited()
    on_loop(served, live.attempt(expire))
    assert live.state.active() == [1 - late], "whoever waited may play on"
    assert live.state.status == "playing"
    mine = [(each, each["token"]) for each in (seated, other) if each["seat"] != late]
    asyncio.run(play(served, mine))
    assert result_of(live.state).seats[late].place == 2


@pytest.mark.parametrize("lost", [False, True], ids=["closed", "forgotten"])
def test_what_the_host_closes_is_lost_by_nobody_else_than_who_is_forgotten(
    served: Served, lost: bool
) -> None:
    ann = keep(served)["session"]
    seated = open_rated(served, ann, BOTS)

    async def go() -> None:
        async with looking(served, seated["table"], seated["token"]) as (player,):
            await play_some([player], random.Random(1), 3)

    asyncio.run(go())
    live = served.worker.tables.live[seated["table"]]
    shut = partial(depart, seat=0) if lost else lambda draft: draft.add(ev.Closed("host"))
    on_loop(served, live.attempt(shut))
    assert live.state.status == "closed"
    assert counts(live.state) == lost
    assert len(ratings(served, ann)) == lost


def test_those_who_have_left_share_the_last_place(served: Served) -> None:
    """Whatever the bots made of their seats."""
    ann, *others = (keep(served)["session"] for _ in range(3))
    seated = open_rated(served, ann, ["me", "friend", "friend"])
    join = {"name": "Bob", "invitation": seated["invitation"]}
    path = f"/api/tables/{seated['table']}/join"
    for each in [served.ask("POST", path, join, other)[1] for other in others]:
        asyncio.run(leave(served, each))
    asyncio.run(play(served, [(seated, seated["token"])]))
    table = on_loop(served, served.worker.tables.find(seated["table"])).state
    assert [each.place for each in result_of(table).seats] == [1, 2, 2]


def test_at_a_rated_table_whose_time_is_out_has_left(served: Served) -> None:
    ann, bob = (keep(served)["session"] for _ in range(2))
    clock = {"kind": "move", "seconds": 5, "then": "move"}
    seated = open_rated(served, ann, ["me", "friend"], clock=clock)
    join = {"name": "Bob", "invitation": seated["invitation"]}
    _, other, _ = served.ask("POST", f"/api/tables/{seated['table']}/join", join, bob)

    def look() -> Any:
        return served.ask("GET", f"/api/tables/{seated['table']}")[1]

    assert look()["about"]["clock"]["then"] == "seat", "as they are told"
    asyncio.run(leave(served, other))
    until(lambda: look()["room"]["status"] == "closed", "the end, with nobody there")
    (mine,), (theirs,) = ratings(served, ann), ratings(served, bob)
    assert mine["games"] == theirs["games"] == 1
