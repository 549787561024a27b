"""The largest input that each operation and message allows: it may cost some memory and a counted
number of steps, and no more."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import re
import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
import pytest

import tepui
from server.kit import FREE, Player, Served, looking, play_some, serving, sqlite_at
from settings import often
from tepui.engine.play import log as logs
from tepui.engine.play.fair import FairDeal
from tepui.engine.play.match import Match
from tepui.engine.runtime.effort import Effort
from tepui.games.amazonas.board import MOST_POINTS, built_in
from tepui.server import messages as ms
from tepui.server.http import apart
from tepui.server.http.operations import OPERATIONS, document, json_schema
from tepui.server.limits import Limits

MOST_MEMORY = 200 * 2**20
MOST_ANSWER = 4 * 2**20
BODY = Limits().body_bytes
GOLDEN = Path(__file__).parents[2] / "games"


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(sqlite_at(tmp_path_factory.mktemp("greatest")), FREE) as served:
        yield served


@pytest.fixture(scope="module")
def finished(served: Served) -> dict[str, str]:
    """A seat at a game that is over."""
    ann = served.open("coloretto", ["me", "friend"])
    bob = served.join(ann)

    async def go() -> None:
        async with looking(served, ann["table"], ann["token"], bob["token"]) as players:
            await play_some(players, random.Random(1))

    asyncio.run(go())
    return {"table": ann["table"], "token": ann["token"]}


@pytest.fixture
def efforts(monkeypatch: pytest.MonkeyPatch) -> list[Effort]:
    """All work that is done apart, with what it has spent."""
    found: list[Effort] = []

    def noted(most: int, seconds: float) -> Effort:
        found.append(Effort(most, seconds))
        return found[-1]

    monkeypatch.setattr(apart, "Effort", noted)
    return found


class Greatest:
    """The largest value that a schema allows, in so many characters of JSON."""

    def __init__(self, known: dict[str, Any]) -> None:
        self.known = known

    def of(self, schema: dict[str, Any], room: int = BODY - 100) -> Any:
        if "$ref" in schema:
            return self.of(self.known[schema["$ref"].rpartition("/")[2]], room)
        if found := schema.get("anyOf") or schema.get("oneOf"):
            return max((self.of(each, room) for each in found), key=lambda v: len(json.dumps(v)))
        if "const" in schema or "enum" in schema:
            return schema.get(
                "const", max(schema.get("enum", [""]), key=lambda each: len(str(each)))
            )
        kind = schema.get("type")
        make = {"string": self._text, "array": self._list, "object": self._object}.get(str(kind))
        if make is not None:
            return make(schema, room)
        if kind in ("integer", "number"):
            return schema.get("maximum", 2**53)
        return {"boolean": True, "null": None}.get(str(kind), "x" * min(room, 1000))

    def _text(self, schema: dict[str, Any], room: int) -> str:
        most = min(schema.get("maxLength", room), room)
        if pattern := schema.get("pattern"):
            letters = ("0" * n for n in range(min(most, 200), 0, -1))
            return next((each for each in letters if re.search(pattern, each)), "0" * 16)
        return "é" * (most // 2) + "x" * (most % 2)  # two bytes each, where they are letters

    def _list(self, schema: dict[str, Any], room: int) -> list[Any]:
        each = self.of(schema.get("items", {}), min(room, 2000))
        most = min(schema.get("maxItems", room), room // (len(json.dumps(each)) + 1))
        return [each] * max(most, schema.get("minItems", 0))

    def _object(self, schema: dict[str, Any], room: int) -> dict[str, Any]:
        fields = schema.get("properties", {})
        found = {name: self.of(each, room // max(len(fields), 1)) for name, each in fields.items()}
        more = schema.get("additionalProperties")
        if isinstance(more, dict):
            value = self.of(more, 60)
            count = room // (len(json.dumps(value)) + 12)
            found |= {f"{number:x}": value for number in range(count)}
        return found


GREATEST = Greatest(document()["components"]["schemas"])


def cost(served: Served, *asked: Any, **more: Any) -> tuple[int, Any]:
    """Ask, and see that the answer and its making stay within bounds."""
    tracemalloc.start()
    try:
        status, answer, _ = served.ask(*asked, **more)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    what = asked[:2]
    assert status < 500, (what, status, answer)
    assert peak < MOST_MEMORY, (what, peak)
    size = len(answer if isinstance(answer, str) else json.dumps(answer))
    assert size < MOST_ANSWER, (what, size)
    return status, answer


def paths(operation: Any, finished: dict[str, str]) -> Iterator[str]:
    """Its address for a game, a table and so on that are there, and for the longest of each."""
    names = re.findall(r"{(\w+)(?::\w+)?}", operation.path)
    there = {"game": "amazonas", "table": finished["table"], "language": "en", "seats": "4",
             "number": "0", "lesson": "first", "what": "rules"}  # fmt: skip
    for value in (None, "9" * 3000, "é" * 2000, "../" * 500)[: often(2, 4)]:
        text = operation.path
        for name in names:
            given = there.get(name, "0" * 16) if value is None else value
            text = re.sub(rf"{{{{{name}(:\w+)?}}}}", quote(given, safe=""), text)
        yield f"/api/v1{text}"
        if not names:
            return


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda each: f"{each.method} {each.path}")
def test_the_largest_input_that_an_operation_allows(
    served: Served, finished: dict[str, str], efforts: list[Effort], operation: Any
) -> None:
    for path in paths(operation, finished):
        query = "&".join(
            f"{each.name}={quote(str(GREATEST.of(each.schema, 4000)))}" for each in operation.query
        )
        bodies: list[Any] = [b""]
        if operation.body == "text":
            bodies = ["é".encode() * (BODY // 2)]
        elif operation.body:
            schema = GREATEST.known[operation.body.__name__]
            bodies = [json.dumps(GREATEST.of(schema), ensure_ascii=False).encode()[:BODY]]
            bodies += [b"[" * BODY, b'{"options":' * (BODY // 12)]
        for body, token in itertools.product(bodies, (finished["token"], "")[: often(1, 2)]):
            if operation.path == "/seek" and operation.method == "GET":
                token = ""  # whoever searches waits for news
            cost(served, operation.method, f"{path}?{query}", token=token, raw=body)
    assert all(each.spent <= max(each.most, operation.steps) + 10_000 for each in efforts)
    assert served.worker.metrics.failures == 0


def test_the_largest_messages_over_a_socket(served: Served) -> None:
    known = Greatest(json_schema()["$defs"])
    ann = served.open("amazonas", ["me", "bot:easy"])

    async def go() -> None:
        player = await Player.connect(served, ann["table"], ann["token"])
        for each in known.known["In"]["anyOf"]:
            message = known.of(each, 12_000)
            if message["type"] in ("hello", "pong", "beat"):
                continue
            answer = await player.ask({**message, "id": "m"})
            assert answer["type"] in ("done", "wrong"), (message["type"], answer)
            assert answer.get("code") != "server-failed", message["type"]
        await player.close()

    asyncio.run(go())
    assert served.worker.metrics.failures == 0


# What is refused early costs nothing: here is the costliest that is read whole.


def board(**changed: Any) -> str:
    data = json.loads(built_in().line)
    for link in data["links"]:
        link.pop("course", None)
    return json.dumps({**data, **changed}, separators=(",", ":"))


def small(side: int) -> list[Any]:
    villages = json.loads(built_in().line)["villages"]
    return [{**v, "at": [v["at"][0] * side // 1200, v["at"][1] * side // 1200]} for v in villages]


def river(points: int, spread: int, middle: int, width: int = 200) -> dict[str, Any]:
    course = [[middle + i * 7 % spread, middle + i * 3 % spread] for i in range(points)]
    return {"course": course, "width": width}


BOARDS = {
    "large": board(size=[5000, 5000]),
    "larger": board(size=[100_000, 100_000]),
    "long": board(rivers=[river(7000, 100, 600)]),
    "thick": board(size=[200, 200], villages=small(200), rivers=[river(MOST_POINTS, 9, 100)]),
    "ends": board(rivers=[river(2, 90, 600)] * 200),
}


DRAWN = {"large": (200,), "ends": (200, 429), "thick": (429,)}


@pytest.mark.parametrize("name", BOARDS)
def test_a_board_is_drawn_or_refused(served: Served, efforts: list[Effort], name: str) -> None:
    body = {"options": {"board": BOARDS[name]}}
    status = served.ask("POST", "/api/v1/games/amazonas/scenery", body)[0]
    assert status in DRAWN.get(name, (409,))
    assert max(each.spent for each in efforts) < 1.1 * apart.DRAWING


def undone(times: int) -> str:
    """A log in which a choice is made and taken back again and again."""
    match = Match(tepui.game("amazonas"), 2)
    match.run_chance(FairDeal(bytes(32), "x"))
    for _ in range(times):
        seat = match.position.waiting()[0]
        match.play(seat, (match.legal(seat)[0],))
        match.undo(seat)
    return logs.write(match)


def test_a_log_of_changed_minds_is_replayed_in_little(
    served: Served, efforts: list[Effort]
) -> None:
    asked = "POST", "/api/v1/replay"
    for times, status in ((50, 200), (2400, 429)):
        assert cost(served, *asked, raw=undone(times).encode())[0] == status
    plain, packed = (
        served.ask(*asked, raw=undone(50).encode(), **more)[2]["content-length"]
        for more in ({}, {"Accept-Encoding": "gzip"})
    )
    assert int(packed) < int(plain) / 20
    assert all(each.spent <= 1.1 * each.most for each in efforts)


@pytest.mark.parametrize("game", ["amazonas", "amazones", "coloretto", "galapagos"])
def test_whole_games_need_a_part_of_what_may_be_spent(
    served: Served, efforts: list[Effort], game: str
) -> None:
    logs = sorted((GOLDEN / game / "golden").glob("*.log"), key=lambda each: -each.stat().st_size)
    for path in logs[: often(1, 9)]:
        assert cost(served, "POST", "/api/v1/replay", raw=path.read_bytes())[0] == 200
    assert cost(served, "GET", f"/api/v1/games/{game}/lessons/first")[0] == 200
    assert all(each.spent < each.most / 4 for each in efforts)


def test_descriptions_are_made_once(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """They take tenths of a second, for everybody."""
    asked = [served.ask("GET", f"/api/{name}.json")[1] for name in ("openapi", "messages")]
    monkeypatch.setattr(msgspec.json, "schema_components", None)
    assert asked == [served.ask("GET", f"/api/{name}.json")[1] for name in ("openapi", "messages")]


def test_previews_are_charged_by_their_length(tmp_path: Path) -> None:
    few = Limits(previews_burst=40, previews_per_second=0.001)
    with serving(sqlite_at(tmp_path), few) as served:
        ann = served.open("coloretto", ["me", "bot:easy"])

        async def go() -> None:
            async with looking(served, ann["table"], ann["token"]) as (player,):
                for moves, spent in ((1, False), (200, False), (200, True)):
                    asked = {"type": "preview", "moves": [99] * moves}
                    answer = await player.ask(asked)
                    assert answer["code"].startswith("server-many") == spent, answer
                    assert ms.decode_in(json.dumps({**asked, "id": "x"}))

        asyncio.run(go())
