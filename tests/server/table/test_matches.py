"""Matches: the same deals at several tables; nobody is told of others before they have played."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tepui
from server.kit import FREE, Player, Served, looking, play_out, posted, serving, sqlite_at, until
from server.rated import helped
from tepui.engine.play import fair, log

CALM = {"galapagos": {"stale": "1"}}  # a random game that comes to its end while a test waits


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    limits = msgspec.structs.replace(FREE, bots_alone=1)
    with serving(sqlite_at(tmp_path_factory.mktemp("matches")), limits) as served:
        yield served


def opened(served: Served, game: str = "coloretto", **wish: Any) -> Any:
    wish = {"game": game, "who": ["me", "bot:random"], "name": "Ann", **wish}
    status, found, _ = served.ask("POST", "/api/matches", wish)
    assert status == 201, found
    return found


def told(served: Served, match: str, token: str = "") -> Any:
    status, found, _ = served.ask("GET", f"/api/matches/{match}", token=token)
    assert status == 200, found
    return found


def joined(served: Served, match: Any, number: int, name: str = "Bob", **more: Any) -> Any:
    table = told(served, match["match"])["tables"][number]["table"]
    return served.join({"table": table, "invitation": match["invitation"]}, name, **more)


def play(served: Served, *seats: Any, seed: int = 0, go_on: bool = False) -> list[Player]:
    """Let these seats of one table play to its end; and the next table be opened."""

    async def act() -> list[Player]:
        tokens = [seat["token"] for seat in seats]
        async with looking(served, seats[0]["table"], *tokens) as players:
            for player in players:
                await player.until(lambda p: p.room["status"] != "open")
            moves = [
                play_out(player, player.heard[0]["you"], random.Random(seed + n), [10_000], False)
                for n, player in enumerate(players)
            ]
            await asyncio.gather(*moves)
            if go_on:
                assert (await players[0].ask({"type": "do", "what": "rematch"}))["type"] == "done"
                await players[0].until(lambda p: p.room["rematch"])
            return players

    return asyncio.run(act())


def log_of(served: Served, table: str, token: str = "") -> str:
    status, text, _ = served.ask("GET", f"/api/tables/{table}/log", token=token)
    assert status == 200, text
    return text


LOOKS = (
    "",
    "/log",
    "/story",
    "/sheet",
    "/text",
    "/replay",
    "/review",
    "/review?seat=mine",
    "/replay?seat=mine",
)


def assert_nothing_is_told(served: Served, table: str, *tokens: str) -> None:
    """Neither over HTTP nor at the socket, nor by a table that begins from a moment of it."""

    async def watch(token: str) -> str:
        player = await Player.connect(served, table, token)
        await player.close()
        return str(player.heard[0]["type"])

    for token in tokens:
        for what in LOOKS:
            status, said, _ = served.ask("GET", f"/api/tables/{table}{what}", token=token)
            assert status == 403, (what, said)
        assert asyncio.run(watch(token)) == "wrong"
        moment = {"table": table, "ply": 3, "seat": 0}
        wish = {"game": "coloretto", "who": ["me", "bot:easy"], "name": "Ann", "from": moment}
        assert served.ask("POST", "/api/tables", wish, token=token)[0] == 403
    assert posted(served, table) == posted(served, "no"), "nor where a link is posted"
    assert served.ask("GET", "/api/tables")[1]["tables"] == [], "in no lobby"


def test_friends_at_three_tables_over_two_deals_and_restarts(tmp_path: Path) -> None:
    database = sqlite_at(tmp_path)
    with serving(database) as served:
        match = opened(served, tables=3, deals=2, hints=True, spectators=True, chat=False)
        id = match["match"]
        seats = [match, joined(served, match, 1), joined(served, match, 2, "Cid")]
        assert [seat["table"] != seats[0]["table"] for seat in seats] == [False, True, True]
        first = told(served, id)
        assert [table["people"][0]["name"] for table in first["tables"]] == ["Ann", "Bob", "Cid"]
        promised = [deal["commitment"] for deal in first["deals"]]
        assert len(set(promised)) == 2
        assert asyncio.run(helped(served, match)) == ["server-no-hints", "server-no-cautions"]
        ann = play(served, match, seed=1)[0]
        assert ann.scene["result"]["seed"] == "", "others still play it"
        about = ann.heard[0]["about"]
        assert about["duplicate"]["match"] == id
        assert not about["hints"], "a match has none, whatever is asked"
        assert not about["spectators"], "and nobody watches it"
        assert not about["chat"], "all other terms are those that were asked for"
    with serving(database) as served:
        # Whoever has not played it knows nothing; who has knows the results, and no log.
        others = ("", seats[1]["token"], seats[2]["token"], "x" * 32)
        assert_nothing_is_told(served, match["table"], *others)
        for token in others:
            hidden = told(served, id, token)
            assert [deal["results"] for deal in hidden["deals"]] == [[], []]
            assert (hidden["standings"], hidden["deals"][0]["seed"]) == ([], "")
            assert match["table"] not in str(hidden)
        mine = told(served, id, match["token"])
        assert [result["number"] for result in mine["deals"][0]["results"]] == [0]
        assert mine["deals"][0]["results"][0]["scores"][0]["against"] is None, "with nobody yet"
        assert mine["deals"][0]["results"][0]["table"] == ""
        assert mine["standings"] == [], "nothing is compared yet"
        assert "\nseed " not in log_of(served, match["table"], match["token"])
        for what in ("replay", "review", "review?seat=mine", "replay?seat=mine"):
            path = f"/api/tables/{match['table']}/{what}"
            said = served.ask("GET", path, token=match["token"])
            assert (said[0], said[1]["code"]) == (409, "server-match-sealed")
        bob = play(served, seats[1], seed=2, go_on=True)[0]
        assert [len(deal["results"]) for deal in told(served, id, match["token"])["deals"]] == [
            2,
            0,
        ]
        assert told(served, id)["deals"][0]["results"] == []
        assert_nothing_is_told(served, seats[1]["table"], "", match["token"], seats[2]["token"])
    with serving(database) as served:
        cid = play(served, seats[2], seed=1)[0]
        until(lambda: told(served, id)["deals"][0]["done"])
        shown = told(served, id)
        deal = shown["deals"][0]
        assert fair.commitment(bytes.fromhex(deal["seed"])) == promised[0] == deal["commitment"]
        logs = [log.read(log_of(served, seat["table"])) for seat in seats]
        assert all(log.verify(each) > 20 for each in logs), "each log is checked by itself"
        assert {each.seed.hex() for each in logs if each.seed} == {deal["seed"]}
        assert ann.heard[0]["scene"]["view"] == bob.heard[0]["scene"]["view"]
        # The same moves meet the same bot: Ann's and Cid's game are one, Bob's parted from it.
        assert logs[0].lines == logs[2].lines != logs[1].lines
        results = deal["results"]
        points = [[score["points"] for score in each["scores"]] for each in results]
        assert points[0] == points[2] == ann.scene["result"]["scores"]
        for seat in range(2):
            against = [each["scores"][seat]["against"] for each in results]
            assert abs(sum(against)) < 0.02
            assert against[0] == against[2] == (points[0][seat] - points[1][seat]) / 2
            assert sum(each["scores"][seat]["matchpoints"] for each in results) == 6
        (fork,) = deal["forks"]
        assert [branch["results"] for branch in fork] == [[0, 2], [1]]
        assert all(branch["story"] for branch in fork)
        (ply,) = {branch["ply"] for branch in fork}
        same = [list(log.replay(each)) for each in logs[:2]]
        assert [a.move for a in same[0][:ply]] == [b.move for b in same[1][:ply]]
        assert same[0][ply].move != same[1][ply].move
        assert len(shown["standings"]) == 3, "bots are not counted"
        assert {each["place"] for each in shown["standings"]} in ({1, 3}, {1, 2})
        assert served.ask("GET", f"/api/tables/{seats[0]['table']}/replay")[0] == 200
        assert posted(served, seats[0]["table"])[1].endswith(f"{seats[0]['table']}.png")

        # The second deal: other cards, promised from the beginning; it is sealed for itself.
        following = told(served, id, seats[1]["token"])["tables"][1]["table"]
        bobs = {**seats[1], "table": following}
        again = play(served, bobs, seed=5)[0]
        assert again.heard[0]["about"]["commitment"] == promised[1]
        assert again.heard[0]["scene"]["view"] != bob.heard[0]["scene"]["view"]
        assert_nothing_is_told(served, following, "", match["token"])
        assert told(served, id)["deals"][1]["results"] == []
        # Ann waits for Cid in vain, once she has played; not before, and not for those who play.
        go = f"/api/matches/{id}/go-without"
        said = served.ask("POST", go, {}, token=match["token"])
        assert (said[0], said[1]["code"]) == (409, "server-match-not-waiting")
        assert served.ask("POST", go, {}, token="x")[0] == 403
        play(served, match, go_on=True)
        ann_next = {**match, "table": told(served, id, match["token"])["tables"][0]["table"]}
        assert ann_next["table"] != match["table"]
        assert cid.heard[0]["you"] == 0
        play(served, ann_next, seed=6)
        assert served.ask("POST", go, {}, token=match["token"])[0] == 204
        over = told(served, id)
        assert over["over"]
        assert [table["status"] for table in over["tables"]] == ["over", "over", "closed"]
        assert [len(each["results"]) for each in over["deals"]] == [3, 2]
        assert abs(sum(each["against"] for each in over["standings"])) < 0.05

        async def more() -> Any:
            async with looking(served, ann_next["table"], match["token"]) as (player,):
                return await player.ask({"type": "do", "what": "rematch"})

        assert asyncio.run(more())["code"] == "server-match-over"


def test_the_same_people_from_every_seat(served: Served) -> None:
    """As many rounds as seats; everybody's secret holds at the next table, one seat further."""
    who = ["me", "friend", "bot:random"]
    match = opened(served, who=who, tables=1, rotated=True)
    seats = [match, joined(served, match, 0)]
    id, tables = match["match"], []
    for turn in range(3):
        players = play(served, *seats, seed=turn, go_on=turn < 2)
        tables.append(seats[0]["table"])
        sat = [player.heard[0]["you"] for player in players]
        assert sat == [turn % 3, (turn + 1) % 3]
        assert [each["level"] for each in players[0].room["people"]][turn - 1] == "random"
        hidden = told(served, id, match["token"])
        assert (hidden["deals"][0]["results"] == []) == (turn < 2), "while it is still played"
        if turn < 2:
            assert_nothing_is_told(served, tables[-1], "")
            following = hidden["tables"][0]["table"]
            seats = [{**seat, "table": following} for seat in seats]
    until(lambda: told(served, id)["over"])
    shown = told(served, id, seats[1]["token"])
    logs = [log.read(log_of(served, table)) for table in tables]
    assert len({each.commitment for each in logs}) == 1
    assert all(log.verify(each) > 20 for each in logs)
    assert [result["round"] for result in shown["deals"][0]["results"]] == [0, 1, 2]
    standings = shown["standings"]
    assert sorted(each["person"]["name"] for each in standings)[:2] == ["Ann", "Bob"]
    assert {each["person"]["kind"] for each in standings} == {"person", "bot"}
    assert [each["person"]["name"] for each in standings if each["yours"]] == ["Bob"]
    assert {each["played"] for each in standings} == {3}
    assert {each["most"] for each in standings} == {12}
    assert abs(sum(each["against"] for each in standings)) < 0.05


@pytest.mark.parametrize("game", [game.id for game in tepui.all_games()])
def test_bots_follow_from_the_deal_and_what_they_see(served: Served, game: str) -> None:
    """At every game: two tables of bots play one game, and so part nowhere."""
    seats = tepui.game(game).seats[-1]
    match = opened(served, game, who=["bot:random"] * seats, options=CALM.get(game, {}))
    until(lambda: told(served, match["match"])["over"], "the end of the match")
    shown = told(served, match["match"])
    one, other = shown["deals"][0]["results"]
    assert one["scores"] == other["scores"]
    assert {score["against"] for score in one["scores"]} == {0.0}
    assert shown["deals"][0]["forks"] == []
    logs = [log.read(log_of(served, each["table"])) for each in (one, other)]
    assert log.verify(logs[0]) > 5
    assert logs[0].lines == logs[1].lines


def counted(served: Served) -> Any:
    assert served.loop is not None
    return asyncio.run_coroutine_threadsafe(
        served.worker.store.tables.count(), served.loop
    ).result()


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"tables": 1}, "server-match-alone"),
        ({"tables": 0}, "server-bad-message"),
        ({"tables": 9}, "server-bad-message"),
        ({"deals": 99}, "server-bad-message"),
        ({"public": True}, "server-bad-message"),
        ({"who": ["me", "me"]}, "server-me-twice"),
        ({"who": ["me", "cat"]}, "server-who"),
        ({"who": ["me"]}, "engine-bad-seats"),
        ({"game": "chess"}, "engine-unknown-game"),
        ({"options": {"ears": "big"}}, "engine-no-options"),
        ({"game": "galapagos", "options": {"sand": "30"}}, "server-match-hurried"),
    ],
)
def test_bad_wishes_get_a_sentence(served: Served, wish: Any, code: str) -> None:
    before = counted(served)
    wish = {"game": "coloretto", "who": ["me", "friend"], "name": "Ann", **wish}
    status, said, _ = served.ask("POST", "/api/matches", wish)
    assert status in (400, 404, 409), said
    assert said["code"] == code, said
    assert before == counted(served), "nothing is opened"


def test_unknown_matches_and_strangers(served: Served) -> None:
    for match in ("0" * 16, "%C3%A9", "x" * 500):
        for method, more in (("GET", ""), ("POST", "/go-without")):
            path = f"/api/matches/{match}{more}"
            status, said, _ = served.ask(method, path, {} if more else None)
            assert (status, said["code"]) == (404, "server-no-match")
    assert served.ask("GET", "/api/matches/%00")[1]["code"] == "server-no-page"
    match = opened(served)
    table = told(served, match["match"])["tables"][1]["table"]
    status, said, _ = served.ask("POST", f"/api/tables/{table}/join", {"name": "Eve"})
    assert (status, said["code"]) == (403, "server-not-invited")


def test_one_person_sits_at_one_table_of_a_match(served: Served) -> None:
    session = served.ask("POST", "/api/people", {})[1]["session"]
    match = opened(served, tables=2, who=["friend", "friend"])
    tables = [each["table"] for each in told(served, match["match"])["tables"]]
    join = {"name": "Ann", "invitation": match["invitation"]}
    first = served.ask("POST", f"/api/tables/{tables[0]}/join", join, session)
    assert first[0] == 201
    said = served.ask("POST", f"/api/tables/{tables[1]}/join", join, session)[1]
    assert said["code"] == "server-match-twice"
    # Nor does a seat become theirs that they took as a guest.
    _, guest, _ = served.ask("POST", f"/api/tables/{tables[1]}/join", join)
    held = {"seats": [{"table": tables[1], "token": guest["token"]}]}
    assert served.ask("POST", "/api/me/seats", held, session)[1]["tables"] == []
    assert served.ask("GET", f"/api/tables/{tables[0]}/log", token=session)[0] != 403
