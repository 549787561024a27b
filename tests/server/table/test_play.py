"""People play over real sockets: whole games, and what they may ask for."""

from __future__ import annotations

import asyncio
import hashlib
import random
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import msgspec
import pytest

import tepui
from server.kit import PATIENCE, Player, Served, looking, play_some, serving, sqlite_at
from tepui.coach.caution import caution
from tepui.engine.play import fair, log
from tepui.engine.rules.sight import Sight
from tepui.engine.text.errors import NotFair
from tepui.engine.text.event import Fact
from tepui.server.table import bots
from tepui.server.table.race_claims import HOLD, Claims, made_at

# Options that let a random game come to its end while a test waits.
OPTIONS = {"galapagos": {"sand": "off", "stale": "1"}}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(sqlite_at(tmp_path_factory.mktemp("play"))) as served:
        yield served


def test_two_people_play_a_whole_game_whose_log_verifies(served: Served) -> None:
    ann = served.open()
    bob = served.join(ann)

    async def game() -> None:
        async with looking(served, ann["table"], ann["token"], bob["token"]) as players:
            await play_some(players, random.Random(1))
            for player in players:
                assert player.room["status"] == "over"
                assert len(player.scene["result"]["seed"]) == 64

    asyncio.run(game())
    status, text, _ = served.ask("GET", f"/api/tables/{ann['table']}/log")
    assert status == 200
    assert log.verify(log.read(text)) > 10


def two(served: Served, **wish: object) -> tuple[str, list[str]]:
    ann = served.open(**wish)
    bob = served.join(ann)
    return ann["table"], [ann["token"], bob["token"]]


def mover_of(players: list[Player]) -> tuple[Player, Player, int]:
    seat = players[0].scene["awaited"][0]
    return players[seat], players[1 - seat], seat


def test_a_client_that_reconnects_gets_everything_from_one_message(served: Served) -> None:
    table, tokens = two(served)

    async def go() -> None:
        async with looking(served, table, *tokens) as players:
            await play_some(players, random.Random(2), 12)
            await players[0].ask({"type": "chat", "text": "hello there"})
            await players[0].ask({"type": "answer", "yes": True})
            async with looking(served, table, tokens[0]) as (again,):
                whole = again.heard[0]
                assert whole["you"] == 0
                assert whole["scene"] == players[0].scene
                assert whole["story"]
                assert whole["chat"][0]["text"] == "hello there"

    asyncio.run(go())


def test_the_whole_story_is_what_was_told_move_by_move(served: Served) -> None:
    table, tokens = two(served, game="galapagos", options=OPTIONS["galapagos"])

    async def go() -> list[list[Any]]:
        async with looking(served, table, *tokens, "") as players:
            await play_some(players[:2], random.Random(3), 60)
            for _ in "ab":  # all that was on its way is made, then told
                for player in players:
                    await player.ask({"type": "answer", "yes": True})
            return [[e for m in player.heard for e in m.get("story", ())] for player in players]

    told = asyncio.run(go())
    for token, heard in zip([*tokens, ""], told, strict=True):
        status, whole, _ = served.ask("GET", f"/api/tables/{table}/story", token=token)
        assert status == 200
        assert whole["story"][-len(heard) :] == heard
        assert len(whole["story"]) >= len(heard) > 60
    assert told[0] != told[1] != told[2]


def test_seats_numbers_enter_the_shuffle_and_the_log(served: Served) -> None:
    table, tokens = two(served, numbers=True)
    numbers = ["ab" * 16, "cd" * 32]

    async def go() -> None:
        async with looking(served, table, *tokens) as players:
            first, second = players
            assert first.room["status"] == "open"
            early = await first.ask({"type": "tell", "number": numbers[0]})
            assert early["code"] == "server-not-telling"
            for player, number in zip(players, numbers, strict=True):
                pledge = {"type": "promise", "promise": fair.promise(number)}
                assert (await player.ask(pledge))["type"] == "done"
            other = {"type": "promise", "promise": "0" * 64}
            assert (await first.ask(other))["code"] == "server-promised"
            wrong = await first.ask({"type": "tell", "number": "ff" * 16})
            assert wrong["code"] == "server-other-number"
            assert (await first.ask({"type": "tell", "number": numbers[0]}))["type"] == "done"
            assert second.room["numbers"] == {}  # not before all are told
            assert (await second.ask({"type": "tell", "number": numbers[1]}))["type"] == "done"
            await first.until(lambda player: player.room["status"] == "playing")
            assert first.room["numbers"] == {"0": numbers[0], "1": numbers[1]}
            await play_some(players, random.Random(3))

    asyncio.run(go())
    text = served.ask("GET", f"/api/tables/{table}/log")[1]
    assert log.verify(log.read(text)) > 10
    edited = text.replace(numbers[0], "ac" + "ab" * 15)
    body = edited[: edited.rindex("digest ")]
    edited = f"{body}digest {hashlib.sha256(body.encode()).hexdigest()}\n"
    with pytest.raises(NotFair, match="promised"):
        log.verify(log.read(edited))


def test_undo_needs_consent_and_is_offered_only_where_possible(served: Served) -> None:
    table, tokens = two(served, game="galapagos", options={"sand": "off"})

    async def go() -> None:
        async with looking(served, table, *tokens) as players:
            mover, other, seat, before = await until_undo(players, random.Random(4))
            assert (await mover.ask({"type": "ask", "what": "undo"}))["type"] == "done"
            await other.until(lambda player: player.room["proposal"] is not None)
            assert (await other.ask({"type": "answer", "yes": True}))["type"] == "done"
            await mover.ask({"type": "answer", "yes": True})
            assert mover.scene["awaited"] == [seat]
            assert mover.scene["view"] == before["view"]
            assert mover.scene["decision"] > before["decision"]
            assert mover.scene["undo"] is False

    asyncio.run(go())


async def until_undo(players: list[Player], rng: random.Random) -> Any:
    """Play until a move could be taken back; before that, taking back is refused."""
    for _ in range(300):
        for player in players:  # all that was sent has come
            await player.ask({"type": "answer", "yes": True})
        mover, other, seat = mover_of(players)
        before = mover.scene
        await mover.move(rng.choice(mover.choices()))
        await mover.ask({"type": "answer", "yes": True})
        if mover.scene["undo"]:
            return mover, other, seat, before
        refused = await mover.ask({"type": "ask", "what": "undo"})
        assert refused["code"] == "engine-cannot-undo"
    raise AssertionError("no move could be taken back")


GOING = ["server-left", "server-came-back"]


def test_leaving_pausing_chat_and_mute(served: Served) -> None:
    table, tokens = two(served)

    async def go() -> None:
        async with looking(served, table, *tokens) as players:
            ann, bob = players
            await ann.ask({"type": "ask", "what": "pause"})
            await bob.until(lambda player: player.room["proposal"])
            await bob.ask({"type": "answer", "yes": True})
            await ann.until(lambda player: player.room["status"] == "paused")
            assert (await ann.move(0))["code"] == "server-is-paused"
            assert (await ann.ask({"type": "do", "what": "resume"}))["type"] == "done"
            await ann.ask({"type": "mute", "seat": 1})
            await bob.ask({"type": "chat", "text": "can you read me?"})
            await ann.ask({"type": "mute", "seat": 1, "on": False})
            await bob.ask({"type": "chat", "text": "  and\tnow? "})
            await ann.until(lambda player: player.heard[-1]["type"] == "heard")
            assert ann.heard[-1]["said"]["text"] == "and now?"
            # Bob leaves: his bot plays on, until he returns.
            await bob.ask({"type": "do", "what": "leave"})
            assert (await bob.move(0))["code"] == "server-away"
            for _ in range(3):
                await ann.until(lambda player: 0 in player.scene["awaited"])
                await ann.move(ann.choices()[0])
            await bob.ask({"type": "do", "what": "return"})
            await ann.until(lambda player: not player.room["people"][1]["away"])
            # Whoever comes later finds all of it where it happened.
            told = [event for heard in ann.heard[1:] for event in heard.get("story", ())]
            went = [event for event in told if event["key"] in GOING]
            assert went == [{"key": key, "args": {"seat": 1}} for key in GOING]
            whole = served.ask("GET", f"/api/tables/{table}/story", token=tokens[0])[1]["story"]
            first = whole.index(went[0]) - told.index(went[0])
            assert whole[first:][: len(told)] == told
            async with looking(served, table, "") as (late,):
                assert [e for e in late.heard[0]["story"] if e["key"] in GOING] == went

    asyncio.run(go())


def test_everybody_sees_who_is_there(served: Served) -> None:
    table, tokens = two(served)

    async def go() -> None:
        async with looking(served, table, tokens[0], "") as (ann, stranger):
            assert [person["here"] for person in ann.room["people"]] == [True, False]
            async with looking(served, table, tokens[1]) as (bob,):
                assert all(person["here"] for person in bob.room["people"])
                for player in (ann, stranger):
                    await player.until(lambda player: player.room["people"][1]["here"])
                scene = ann.scene
            for player in (ann, stranger):
                await player.until(lambda player: player.room["people"][1]["here"] is False)
            assert ann.scene == scene

    asyncio.run(go())


def test_a_compound_move_is_made_whole_or_not_at_all(served: Served) -> None:
    table, tokens = two(served, game="galapagos", options={"sand": "off"})

    async def go() -> None:
        async with looking(served, table, *tokens) as (ann, _):
            one, other, illegal = await small_moves(ann)
            before = ann.scene
            refused = await ann.move(one, other, illegal)
            assert refused["type"] == "wrong"
            assert refused["rule"]
            await ann.ask({"type": "answer", "yes": True})
            assert ann.scene == before
            assert (await ann.move(one, other))["type"] == "done"
            await ann.ask({"type": "answer", "yes": True})
            assert ann.scene["decision"] == before["decision"] + 1
            assert ann.scene["view"] != before["view"]

    asyncio.run(go())


async def small_moves(player: Player) -> tuple[int, int, int]:
    """Two small moves that can be made one after the other, and one that cannot follow them."""
    for one in player.choices():
        shown = await player.ask({"type": "preview", "moves": [one]})
        for choice in shown.get("choices", []):
            again = await player.ask({"type": "preview", "moves": [one, choice["move"]]})
            legal = {each["move"] for each in again.get("choices", [])}
            if again["type"] == "previewed" and legal:
                return one, choice["move"], min(set(range(45)) - legal)
    raise AssertionError("no two small moves")


def test_time_out_lets_a_bot_make_the_move_or_take_the_seat(served: Served) -> None:
    clock = {"kind": "move", "seconds": 5, "then": "seat"}
    table, tokens = two(served, clock=clock)
    live = served.worker.tables.live[table]

    async def go() -> None:
        async with looking(served, table, *tokens) as players:
            assert players[0].heard[0]["times"]["running"] == players[0].scene["awaited"]
            await players[0].until(
                lambda player: any(person["away"] for person in player.room["people"])
            )

    asyncio.run(go())
    assert any(live.state.decisions)


def test_rematch_and_spectators(served: Served) -> None:
    table, tokens = two(served, spectators=False)

    async def go() -> None:
        async with looking(served, table, *tokens) as players:
            stranger = await Player.connect(served, table)
            assert stranger.heard[0]["code"] == "server-no-spectators"
            await stranger.close()
            await play_some(players, random.Random(5))
            for player in players:
                assert (await player.ask({"type": "do", "what": "rematch"}))["type"] == "done"
            await players[0].until(lambda player: player.room["rematch"])
            again = players[0].room["rematch"]
        async with looking(served, again, *tokens) as players:
            await players[0].until(lambda player: player.room["status"] == "playing")
            assert await play_some(players, random.Random(6), 6) == 6

    asyncio.run(go())


def test_hints_and_previews(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    table, tokens = two(served, hints=True)
    fact, told = Fact("coloretto-fact-gift", {}, "CA9"), list[Sight]()

    def speaks_for(sight: Sight, move: int) -> list[Fact]:
        told.append(sight)
        return [fact]

    monkeypatch.setattr(bots, "speaks_for", speaks_for)

    async def go() -> None:
        async with looking(served, table, *tokens) as players:
            mover, other, seat = mover_of(players)
            advice = await mover.ask({"type": "hint"})
            assert advice["moves"][0] in mover.choices()
            shown = await mover.ask({"type": "preview", "moves": mover.choices()[:1]})
            assert shown["story"]
            assert (await other.ask({"type": "preview", "moves": [0]}))["type"] == "wrong"
            assert mover.scene["decision"] == 0
            # A hint says why, by what its seat can know of each move.
            assert advice["facts"] == [[msgspec.to_builtins(fact)] for _ in advice["moves"]]
            assert all(sight.viewer == seat and not sight.open for sight in told)

    asyncio.run(go())


def test_a_move_is_weighed_only_against_bots(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "PATIENCE", PATIENCE)

    async def weigh(seated: dict[str, Any], moves: int = 99) -> list[dict[str, Any]]:
        async with looking(served, seated["table"], seated["token"]) as (player,):
            await player.until(lambda player: player.choices())
            choices = player.choices()[:moves]
            return [await player.ask({"type": "weigh", "moves": [move]}) for move in choices]

    seated = served.open("coloretto", ["me", "bot:random"], hints=True)
    said = asyncio.run(weigh(seated))
    match = served.worker.tables.live[seated["table"]].state.match
    assert match is not None
    hidden = match.position.seen_by(0).position
    world = hidden.copy().guessed(0, 5)
    for move, told in zip(match.legal(0), said, strict=True):
        # What is said follows from what the seat knows, in any world that looks like this one.
        assert told["caution"] == msgspec.to_builtins(caution(world, 0, [move]))
    monkeypatch.setattr(bots, "PATIENCE", 0)
    assert asyncio.run(weigh(seated, 1))[0]["caution"] is None  # nobody waits for it
    seated = served.open("coloretto", ["me", "bot:random"])
    assert asyncio.run(weigh(seated, 1))[0]["code"] == "server-no-cautions"
    table, tokens = two(served, hints=True)

    async def among_people() -> None:
        async with looking(served, table, *tokens) as players:
            for player in players:
                said = await player.ask({"type": "weigh", "moves": [0]})
                assert said["code"] == "server-no-cautions"

    asyncio.run(among_people())


def test_lobby_logs_and_replays(served: Served) -> None:
    public = served.open(public=True)
    hidden = served.open()
    listed = [each["about"]["id"] for each in served.ask("GET", "/api/tables")[1]["tables"]]
    assert public["table"] in listed
    assert hidden["table"] not in listed
    status, answer, _ = served.ask("POST", f"/api/tables/{hidden['table']}/join", {"name": "X"})
    assert (status, answer["code"]) == (403, "server-not-invited")
    table, tokens = two(served)

    async def go(most: int) -> None:
        async with looking(served, table, *tokens) as players:
            await play_some(players, random.Random(7), most)

    asyncio.run(go(6))
    running = served.ask("GET", f"/api/tables/{table}/log", token=tokens[0])[1]
    assert "viewer 0" in running
    assert "draw ? for 1" in running
    assert "seed" not in running
    assert "viewer spectator" in served.ask("GET", f"/api/tables/{table}/log")[1]
    assert served.ask("GET", f"/api/tables/{table}/replay")[1]["code"] == "server-not-over"
    assert len(served.ask("GET", f"/api/tables/{table}", token=tokens[0])[1]["awaited"]) == 1
    asyncio.run(go(100_000))
    whole = served.ask("GET", f"/api/tables/{table}/log")[1]
    mine = served.ask("GET", f"/api/tables/{table}/replay?seat=0")[1]
    assert any(step["text"] == "draw ? for 1" for step in mine["steps"])
    uploaded = served.ask("POST", "/api/replay", raw=whole.encode())[1]
    assert len(uploaded["steps"]) == len(mine["steps"])
    assert uploaded["options"] == {}
    assert not any("?" in step["text"] for step in uploaded["steps"])
    assert [step["number"] for step in mine["steps"]] == list(range(len(mine["steps"])))
    assert min(mine["result"]["places"]) == 1
    seats = mine["steps"][-1]["view"]["seats"]
    assert mine["result"]["scores"] == [seat["score"] for seat in seats]
    assert mine["bots"] == {}


def test_the_scenery_of_a_board(served: Served) -> None:
    own = tepui.game("amazonas").folder / "board.json"
    mine = {"board": own.read_text("utf-8").replace('"Tepui"', '"Rio Novo"')}
    for options, name in (({}, "Tepui"), (mine, "Rio Novo")):
        path, body = "/api/games/amazonas/scenery", {"options": options}
        status, drawn, head = served.ask("POST", path, body)
        assert (status, head["content-type"]) == (200, "image/svg+xml")
        assert f">{name}</textPath>" in drawn
        assert "Rosaria" not in drawn  # the client draws the villages
    bad = {"options": {"board": "{"}}
    assert served.ask("POST", path, bad)[1]["code"] == "amazonas-board-json"
    assert served.ask("POST", "/api/games/coloretto/scenery", {})[0] == 404


def test_the_words_and_rules_of_a_game(served: Served) -> None:
    status, said, head = served.ask("GET", "/api/games/coloretto/words/fr")
    assert (status, head["content-type"]) == (200, "text/plain; charset=utf-8")
    assert said == (tepui.game("coloretto").folder / "words/fr.ftl").read_text("utf-8")
    for language, name in (("en", "RULES.md"), ("de", "RULES.de.md")):
        status, told, _ = served.ask("GET", f"/api/games/coloretto/rules/{language}")
        assert told == (tepui.game("coloretto").folder / name).read_text("utf-8")
    for path in ("coloretto/words/xx", "coloretto/rules/..", "nothing/words/en"):
        assert served.ask("GET", f"/api/games/{path}")[0] in (404, 409)


def test_bots_fill_the_empty_seats_of_every_game(served: Served) -> None:
    async def go(game: str) -> None:
        seated = served.open(game, ["me", "bot:random"], options=OPTIONS.get(game, {}))
        async with looking(served, seated["table"], seated["token"]) as players:
            made = await play_some(players, random.Random(8), 25)
            assert made == 25 or players[0].room["status"] == "over"

    for game in tepui.all_games():
        if 2 in game.seats:
            asyncio.run(go(game.id))


def test_the_sandglass_runs_on_the_server(served: Served) -> None:
    table, tokens = two(served, game="galapagos", options={"sand": "5"})

    async def go() -> None:
        async with looking(served, table, *tokens) as players:
            ann, bob = players
            start = time.monotonic()
            assert (await ann.ask({**decision(ann), "phrase": "finish"}))["type"] == "done"
            assert time.monotonic() - start >= HOLD  # a claim is held before it is written
            await bob.until(lambda player: player.heard[-1].get("times", {}).get("sand"))
            await bob.until(lambda player: player.scene["view"]["round"] > 1)
            assert time.monotonic() - start > 4

    asyncio.run(go())


def decision(player: Player) -> dict[str, object]:
    return {"type": "move", "decision": player.scene["decision"]}


def test_claims_are_written_in_the_order_in_which_they_were_made() -> None:
    written = []

    def claim(name: str) -> Callable[[], Awaitable[None]]:
        async def write() -> None:
            written.append(name)

        return write

    async def go() -> None:
        claims = Claims()
        assert claims.hold(made_at(10.00, 0.0), claim("near"))
        assert not claims.hold(made_at(10.05, 0.3), claim("far, but earlier"))
        assert not claims.hold(made_at(10.20, 9.0), claim("says it is very far: at most HOLD"))
        await claims.release()

    asyncio.run(go())
    assert written == ["far, but earlier", "says it is very far: at most HOLD", "near"]


def test_two_workers_share_a_table(postgres_address: str) -> None:
    with serving(postgres_address) as one, serving(postgres_address) as other:
        table, tokens = two(one)

        async def go() -> None:
            async with (
                looking(one, table, tokens[0]) as (ann,),
                looking(other, table, tokens[1]) as (bob,),
            ):
                assert await play_some([ann, bob], random.Random(9)) > 20
                assert ann.room["status"] == bob.room["status"] == "over"
                assert ann.scene["result"] == bob.scene["result"]

        asyncio.run(go())
        text = other.ask("GET", f"/api/tables/{table}/log")[1]
        assert log.verify(log.read(text)) > 10
