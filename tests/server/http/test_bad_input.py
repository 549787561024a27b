"""Bad input: each gets a clear error, nobody's game is touched, no trace leaves the server."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import urllib.parse
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from websockets.exceptions import ConnectionClosed

from server.kit import FREE, PATIENCE, Player, Served, looking, serving, sqlite_at
from settings import often
from tepui.server.limits import Limits

MESSAGES = 3000


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(sqlite_at(tmp_path_factory.mktemp("bad"))) as served:
        yield served


def nonsense(rng: random.Random, player: Player) -> Any:
    """A message that must not be carried out, of one kind or another."""
    decision = player.scene["decision"] if player.scene else 0
    wrong: list[Any] = [
        secrets.token_bytes(rng.randrange(1, 60)),
        secrets.token_urlsafe(rng.randrange(1, 3000)),
        "[" * rng.randrange(1, 2000),
        json.dumps({"type": rng.choice(["", "x", "moves", 5, None]), "id": "a"}),
        {"type": "move", "id": "s", "decision": decision + rng.randrange(1, 9), "moves": [0]},
        {"type": "move", "id": "o", "decision": decision, "moves": [rng.randrange(100, 2**62)]},
        {"type": "move", "id": "n", "decision": decision, "moves": [-rng.randrange(1, 2**62)]},
        {"type": "move", "id": "e", "decision": decision, "moves": []},
        {"type": "move", "id": "b", "decision": decision, "moves": [1], "phrase": "play toad"},
        {"type": "move", "id": "p", "decision": decision, "phrase": secrets.token_urlsafe(40)},
        {"type": "move", "id": "l", "decision": decision, "moves": [1] * 500},
        {"type": "answer", "id": "a", "yes": True},
        {"type": "ask", "id": "a", "what": "win"},
        {"type": "do", "id": "d", "what": rng.choice(["rematch", "resume", "explode"])},
        {"type": "tell", "id": "t", "number": "00" * 16},
        {"type": "promise", "id": "t", "promise": "00" * 32},
        {"type": "hint", "id": "h"},
        {"type": "mute", "id": "m", "seat": rng.choice([9, -1, 2**70])},
        {"type": "chat", "id": "c", "text": rng.choice(["", "\u0000\u0001", "x" * 900])},
        {"type": "preview", "id": "v", "moves": [rng.randrange(200, 2**40)]},
        {"type": "weigh", "id": "w", "moves": [rng.randrange(2**40)]},
        {"type": "hello", "token": "again"},
        {"type": "move", "id": "x" * 500, "decision": decision, "moves": [0]},
    ]
    return rng.choice(wrong)


def test_thousands_of_bad_messages_change_nothing(served: Served) -> None:
    ann = served.open()
    bob = served.join(ann)
    quiet = served.open()
    served.join(quiet)

    async def go() -> None:
        rng = random.Random(1)
        async with looking(served, ann["table"], ann["token"], bob["token"], "") as players:
            waiting = players[1 - players[0].scene["awaited"][0]]  # whose turn it is not
            before = [player.scene for player in players]
            for number in range(MESSAGES):
                player = players[2] if number % 3 == 0 else waiting
                await player.send(nonsense(rng, player))
                answer = await player.hear()
                while answer["type"] != "wrong":
                    answer = await player.hear()
                assert len(answer["text"]) > 10, answer
                assert "Traceback" not in answer["text"]
                assert answer["code"] != "server-failed", answer
            assert [player.scene for player in players] == before
            live = served.worker.tables.live[quiet["table"]]
            assert live.state.decisions == [0, 0]
            assert live.state.status == "playing"
            mover = players[players[0].scene["awaited"][0]]
            assert (await mover.move(mover.choices()[0]))["type"] == "done"  # play goes on

    asyncio.run(go())
    assert served.worker.metrics.failures == 0


def test_a_move_out_of_turn_an_illegal_one_and_a_repeated_one(served: Served) -> None:
    ann = served.open()
    bob = served.join(ann)

    async def go() -> None:
        async with looking(served, ann["table"], ann["token"], bob["token"]) as players:
            mover, other = players
            if players[0].scene["awaited"] != [0]:
                other, mover = players
            answer = await other.move(0)
            assert answer["type"] == "wrong"
            assert answer["code"] == "engine-not-awaited"
            illegal = next(m for m in range(18) if m not in mover.choices())
            answer = await mover.move(illegal)
            assert answer["rule"] == "CA5"
            decision, move = mover.scene["decision"], mover.choices()[0]
            first = {"type": "move", "id": "same", "decision": decision, "moves": [move]}
            assert (await mover.ask(dict(first)))["type"] == "done"
            await mover.until(lambda player: player.scene["decision"] == decision + 1)
            assert (await mover.ask(dict(first)))["type"] == "done"  # answered, not made again
            assert mover.scene["decision"] == decision + 1
            late = {"type": "move", "id": "new", "decision": decision, "moves": [move]}
            assert (await mover.ask(late))["code"] == "server-late"

    asyncio.run(go())


def test_a_refusal_calls_bots_by_their_names(served: Served) -> None:
    ann = served.open("coloretto", ["me", "bot:random", "bot:random"])

    async def refused(player: Player) -> str:
        while True:
            await player.until(lambda player: player.choices())
            does, decision = player.scene["choices"][0], player.scene["decision"]
            for seat in (1, 2) if "card" in does["action"] else ():
                said = f"give {does['action']['card']} to {seat}"
                answer = await player.ask({"type": "preview", "moves": [], "phrase": said})
                if answer["type"] == "wrong":
                    return f"{seat}: {answer['text']}"
            await player.move(does["move"])
            await player.until(lambda player, due=decision: player.scene["decision"] > due)

    async def go() -> None:
        async with looking(served, ann["table"], ann["token"]) as (player,):
            said = await refused(player)
            assert said.startswith(("1: Tapir has the protection", "2: Agouti has the protection"))

    asyncio.run(go())


def test_a_wrong_token_and_a_message_too_long_end_the_connection(served: Served) -> None:
    ann = served.open()

    async def go() -> None:
        player = await Player.connect(served, ann["table"], "not a token")
        assert player.heard[0]["code"] == "server-bad-token"
        with pytest.raises(ConnectionClosed):
            await player.hear()
        player = await Player.connect(served, "0" * 16)
        assert player.heard[0]["code"] == "server-no-table"
        await player.close()
        async with looking(served, ann["table"], ann["token"]) as (player,):
            await player.send("x" * 20_000)
            with pytest.raises(ConnectionClosed):
                await player.until(lambda player: False)

    asyncio.run(go())


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/api/tables/zzz", None, 404),
        ("GET", "/nowhere", None, 404),
        ("GET", "/api/ratings/chess", None, 404),
        ("GET", f"/api/games/{'x' * 3000}/about", None, 404),
        ("POST", "/api/tables", {"game": "x" * 40, "who": ["me", "friend"]}, 409),
        ("DELETE", "/api/tables", None, 405),
        ("POST", "/api/tables", {}, 400),
        ("POST", "/api/tables", {"game": "chess", "who": ["me", "friend"]}, 409),
        ("POST", "/api/tables", {"game": "coloretto", "who": ["me"] * 9}, 409),
        ("POST", "/api/tables", {"game": "coloretto", "who": ["me", "me"]}, 409),
        ("POST", "/api/tables", {"game": "coloretto", "who": ["me", "cat"]}, 409),
        ("POST", "/api/tables", {"game": "coloretto", "who": ["me", "bot:god"]}, 409),
        ("POST", "/api/replay", {"not": "a log"}, 409),
    ],
)
def test_bad_requests_get_sentences(
    served: Served, method: str, path: str, body: Any, status: int
) -> None:
    found, answer, head = served.ask(method, path, body)
    assert found == status, answer
    assert len(answer["text"]) > 10
    assert "default-src 'self'" in head["content-security-policy"]
    assert head["x-content-type-options"] == "nosniff"


def test_bodies_must_be_json_and_short(served: Served) -> None:
    status, answer, _ = served.ask(
        "POST", "/api/tables", raw=b"{}", **{"Content-Type": "text/html"}
    )
    assert (status, answer["code"]) == (400, "server-not-json")
    assert served.ask("POST", "/api/tables", raw=b"x" * 300_000)[0] == 413


def test_limits_for_one_address(tmp_path: Path) -> None:
    import msgspec

    few = msgspec.structs.replace(FREE, tables_per_hour=2, sockets_per_address=1, burst=5,
                                  messages_per_second=0.1)  # fmt: skip
    with serving(sqlite_at(tmp_path), few) as served:
        tables = [served.open() for _ in range(2)]
        status, answer, _ = served.ask(
            "POST", "/api/tables", {"game": "coloretto", "who": ["me", "friend"]}
        )
        assert (status, answer["code"]) == (429, "server-many-tables")

        async def go() -> None:
            async with looking(served, tables[0]["table"], tables[0]["token"]) as (player,):
                with pytest.raises(Exception, match=r"rejected|HTTP"):
                    await Player.connect(served, tables[0]["table"])
                for _ in range(9):
                    await player.send({"type": "hint", "id": "h"})
                await player.until(lambda p: p.heard[-1].get("wait"))
                assert player.heard[-1]["code"] == "server-many-messages"

        asyncio.run(go())
    with serving(sqlite_at(tmp_path / "b"), Limits(requests_per_minute=3)) as served:
        statuses = [served.ask("GET", "/api/games")[0] for _ in range(5)]
        assert statuses == [200, 200, 200, 429, 429]


def test_schemathesis_finds_no_fault_with_the_api(served: Served) -> None:
    import schemathesis
    from hypothesis import HealthCheck, Phase, settings
    from schemathesis.specs.openapi.checks import positive_data_acceptance

    status, page, _ = served.ask("GET", "/api/openapi.json")
    assert status == 200
    schema = schemathesis.openapi.from_dict(page)
    tried = 0
    for found in schema.get_all_operations():
        operation = found.ok()

        @settings(
            max_examples=often(5, 12), deadline=None, database=None, derandomize=True,
            suppress_health_check=list(HealthCheck), phases=[Phase.generate],
        )  # fmt: skip
        @given(case=operation.as_strategy())
        def check(case: Any) -> None:
            nonlocal tried
            tried += 1
            response = case.call(base_url=served.http, timeout=PATIENCE)
            assert response.status_code < 500, response.text
            assert "Traceback" not in response.text
            # 1.0 is a whole number to JSON Schema, but not to us.
            case.validate_response(response, excluded_checks=[positive_data_acceptance])

        check()
    assert tried > 150
    assert served.worker.metrics.failures == 0


@pytest.mark.parametrize("table", ["%00", "%ED%A0%80", "a%00b", "..", "%F0%9F%A6%9C", "%27--"])
def test_an_id_that_is_none_gets_a_sentence(database: str, table: str) -> None:
    with serving(database) as served:
        status, said, _ = served.ask("GET", f"/api/tables/{table}")
        assert status == 404
        assert said["code"] in ("server-no-table", "server-no-page")
        assert served.worker.metrics.failures == 0


@pytest.mark.parametrize("number", ["9" * 5_000, "1234567", "-1", "٣", "x"])
def test_a_number_that_is_none_is_not_found(tmp_path: Path, number: str) -> None:
    with serving(sqlite_at(tmp_path)) as served:
        path = f"/api/games/coloretto/puzzles/{urllib.parse.quote(number)}"
        assert served.ask("GET", path)[0] == 404
        assert served.ask("GET", "/api/games/coloretto/puzzles/0")[0] == 200
        assert served.worker.metrics.failures == 0
