"""A game against bots goes on without a connection, on the device, and is handed in afterwards."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import tepui
from page.device import Device, played, threadless  # noqa: F401  # a fixture
from server.kit import Player, Served, looking, serving, sqlite_at
from server.rebuild import Betrayed, check
from server.test_ratings import on_loop
from tepui.engine import log as logs
from tepui.engine.contract import CHANCE
from tepui.engine.start_position import text_of
from tepui.server.http.replays import written
from tepui.server.messages import Duplicate
from tepui.server.table import picture
from tepui.server.table.load import load
from tepui.server.table.state import TableState

pytestmark = pytest.mark.usefixtures("threadless")
GAMES = [game.id for game in tepui.all_games()]


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with serving(sqlite_at(tmp_path)) as found:
        yield found


class Lost:
    """Somebody who plays alone at a server, until the connection is lost."""

    def __init__(self, served: Served, game: str = "coloretto", **wish: Any) -> None:
        self.served, self.game, self.rng = served, game, random.Random(4)
        self.seats = tepui.game(game).usual
        self.bots = ["random"] * (self.seats - 1)
        who = ["me", *(f"bot:{level}" for level in self.bots)]
        self.seated = served.open(game, who, **wish)
        self.raw: list[str] = []
        self.seen: list[str] = []  # the hidden positions that came

    def play(self, turns: int) -> dict[str, Any]:
        """Play some turns; the scene that was shown last."""

        async def go() -> dict[str, Any]:
            table, token = self.seated["table"], self.seated["token"]
            async with looking(self.served, table, token) as (me,):
                self.about = me.heard[0]["about"]
                for _ in range(turns):
                    await self._asked(me)
                    await me.move(self.rng.choice(me.choices()))
                await self._asked(me)
                self.raw = list(me.raw)
                return me.scene

        return asyncio.run(go())

    async def _asked(self, me: Player) -> None:
        await me.until(lambda each: each.scene and (0 in each.scene["awaited"] and each.choices()))

    def task(self, scene: dict[str, Any]) -> str:
        """What the client gives its device."""
        about = self.about
        return json.dumps(
            {
                "python": "", "game": self.game, "seats": self.seats, "options": about["options"],
                "seat": 0, "record": scene["known"], "rules": about["rules"],
                "who": ["me", *self.bots], "name": "Ann", "hints": about["hints"],
                "live": about["live"],
            }
        )  # fmt: skip

    def go_on(self, folder: Path, scene: dict[str, Any], turns: int = 6) -> str:
        """Play on at the device; the log of it."""
        found = []

        async def work(device: Device) -> None:
            local = json.loads(await device.page.go_on(self.task(scene)))
            sat = await device.listen(local["table"], local["token"])
            assert sat.heard[0]["scene"]["known"] == scene["known"]
            assert sat.heard[0]["scene"]["choices"] == scene["choices"]
            for _ in range(turns):
                now = await awaited(sat)
                if now is None:
                    break
                move = self.rng.choice(now["choices"])["move"]
                said = {"type": "move", "decision": now["decision"], "moves": [move]}
                assert (await sat.ask(said))["type"] == "done"
            last = await awaited(sat)
            self.seen = [last["known"]] if last else []
            found.append(await device.page.log_of(local["table"]))

        folder.mkdir(exist_ok=True)
        played(folder, work)
        return found[0]

    def hand_in(self, log: str, scene: dict[str, Any], token: str = "", **more: Any) -> Any:
        path = f"/api/tables/{self.seated['table']}/offline"
        body = {"log": log, "decision": scene["decision"], **more}
        return self.served.ask("POST", path, body, token or self.seated["token"])

    def look(self) -> dict[str, Any]:
        """The table, as the server has stored it and shows it."""

        async def come() -> dict[str, Any]:
            async with looking(self.served, self.seated["table"], self.seated["token"]) as (me,):
                return me.heard[0]

        return asyncio.run(come())

    def stored(self) -> Any:
        return on_loop(self.served, load(self.served.worker.store, self.seated["table"]))


async def awaited(sat: Any) -> dict[str, Any] | None:
    """The scene in which the seat is awaited; nothing, when the game is over."""
    while True:
        scenes = [each["scene"] for each in sat.heard if each.get("scene")]
        rooms = [each["room"] for each in sat.heard if each.get("room")]
        if rooms[-1]["status"] == "over":
            return None
        if 0 in scenes[-1]["awaited"] and scenes[-1]["choices"]:
            return scenes[-1]
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_at_the_device_and_then_at_the_server(
    served: Served, tmp_path: Path, game: str
) -> None:
    lost = Lost(served, game)
    scene = lost.play(2)
    assert check(tmp_path, lost.seated["table"], 0, lost.raw) > 0
    log = lost.go_on(tmp_path / "device", scene)
    assert lost.hand_in(log, scene)[0] == 204
    shown = lost.look()
    path = f"/api/tables/{lost.seated['table']}/story"
    story = served.ask("GET", path, token=lost.seated["token"])[1]["story"]
    assert story[0] == {"key": "server-played-offline", "args": {"seat": 0}}
    assert [shown["scene"]["known"]] == lost.seen
    assert shown["about"]["device"]
    state = lost.stored()
    assert state.match.lines == logs.resume(logs.read(log)).standing()
    lost.play(1)  # it goes on here
    whole = logs.read(written(lost.stored(), None))
    assert (whole.dealt, whole.position) == ("device", logs.read(log).position)
    assert logs.verify(whole) > 0


def test_a_game_that_ends_offline_ends_at_the_server(served: Served, tmp_path: Path) -> None:
    lost = Lost(served)
    scene = lost.play(1)
    log = lost.go_on(tmp_path / "device", scene, 500)
    assert not logs.read(log).running
    assert lost.hand_in(log, scene)[0] == 204
    result = lost.look()["scene"]["result"]
    assert result["seed"] == logs.read(log).closing["seed"]
    path = f"/api/tables/{lost.seated['table']}"
    status, replayed, _ = served.ask("GET", f"{path}/replay?seat=all", token=lost.seated["token"])
    assert (status, replayed["result"]["scores"]) == (200, result["scores"])
    assert lost.hand_in(log, scene)[0] == 204, "said again: it is over, and as it was"


def test_what_is_handed_in_twice_counts_once(served: Served, tmp_path: Path) -> None:
    lost = Lost(served)
    scene = lost.play(2)
    log = lost.go_on(tmp_path / "device", scene)
    other = lost.go_on(tmp_path / "other", scene)
    assert lost.hand_in(log, scene)[0] == 204
    stored = lost.stored().next
    assert lost.hand_in(log, scene)[0] == 204
    assert lost.hand_in(other, scene)[1]["code"] == "server-offline-went-on"
    assert lost.stored().next == stored
    lost.play(1)
    assert lost.hand_in(log, scene)[0] == 204, "what came of it since stays"
    assert lost.stored().next > stored


def test_a_table_that_has_gone_on_elsewhere_stays_as_it_is(served: Served, tmp_path: Path) -> None:
    lost = Lost(served)
    scene = lost.play(2)
    log = lost.go_on(tmp_path / "device", scene)
    lost.play(1)
    stored = lost.stored().next
    assert lost.hand_in(log, scene)[1]["code"] == "server-offline-went-on"
    for decision in range(6):  # nor by a lie about what was shown
        said = lost.hand_in(log, {"decision": decision})[1]
        assert said["code"] == "server-offline-went-on"
    begun = Lost(served).play(0)
    unknown = lost.go_on(tmp_path / "other", begun)
    said = lost.hand_in(unknown, {"decision": lost.stored().decisions[0]})[1]
    assert said["code"] == "server-offline-unknown"
    assert lost.stored().next == stored


def test_a_move_whose_answer_was_lost_does_not_count_as_gone_on(
    served: Served, tmp_path: Path
) -> None:
    lost = Lost(served)
    scene = lost.play(2)

    async def move() -> None:
        async with looking(served, lost.seated["table"], lost.seated["token"]) as (me,):
            await me.move(me.choices()[0], id="lost")
            await me.until(lambda each: 0 in each.scene["awaited"])  # bots have answered

    asyncio.run(move())
    log = lost.go_on(tmp_path / "device", scene)
    assert lost.hand_in(log, scene)[1]["code"] == "server-offline-went-on"
    assert lost.hand_in(log, scene, pending=["other"])[1]["code"] == "server-offline-went-on"
    assert lost.hand_in(log, scene, pending=["lost", "lost"])[0] == 204


@pytest.mark.parametrize(
    "wish", [{"clock": {"kind": "move", "seconds": 60}}, {"who": ["me", "friend"]}]
)
def test_where_others_wait_or_a_clock_runs_nothing_goes_on_offline(
    served: Served, tmp_path: Path, wish: dict[str, Any]
) -> None:
    alone = Lost(served)
    scene = alone.play(1)
    log = alone.go_on(tmp_path / "device", scene)
    who = wish.pop("who", ["me", "bot:random"])
    seated = served.open("coloretto", who, **wish)
    if "friend" in who:
        served.join(seated)

    async def look() -> dict[str, Any]:
        async with looking(served, seated["table"], seated["token"]) as (me,):
            return me.scene

    assert asyncio.run(look())["known"] == ""
    alone.seated = seated
    assert alone.hand_in(log, scene)[1]["code"] == "server-offline-not-here"


@pytest.mark.parametrize(
    "other",
    [
        {"rated": True},
        {"daily": "2026-11-17"},
        {"tournament": "t"},
        {"numbers": True},
        {"duplicate": Duplicate("m", 0, 1, 1, False)},
    ],
)
def test_what_counts_does_not_go_on_offline(served: Served, other: dict[str, Any]) -> None:
    lost = Lost(served)
    scene = lost.play(1)
    state = lost.stored()
    assert state.may_go_offline(0)
    assert scene["known"]
    state.head = replace(state.head, **other)
    assert not state.may_go_offline(0)


def test_forged_logs_and_foreign_tokens_are_refused(served: Served, tmp_path: Path) -> None:
    lost = Lost(served)
    scene = lost.play(2)
    log = lost.go_on(tmp_path / "device", scene)
    stored = lost.stored().next
    read = logs.read(log)
    chance = next(number for number, (mark, _) in enumerate(read.lines) if mark == "*")
    forged = {
        other_outcome(read, chance): "engine-not-fair",
        sealed(re.sub("seed .*", f"seed {'0' * 64}", log)): "engine-bad-commitment",
        sealed(re.sub("position .*\n", "", log)): "server-offline-other",
        sealed(log.replace("bot 1 random", "bot 1 expert")): "server-offline-other",
        log.replace("bot 1 random", "bot 1 expert"): "engine-log-edited",
        "tepui": "engine-log-not-a-log",
    }
    for text, code in forged.items():
        status, said, _ = lost.hand_in(text, scene)
        assert (status in (400, 409), said["code"]) == (True, code)
    foreign = served.open("coloretto", ["me", "bot:random"])["token"]
    for token in (foreign, "x" * 32):
        assert lost.hand_in(log, scene, token)[0] == 403
    path = f"/api/tables/{lost.seated['table']}/offline"
    assert served.ask("POST", path, {"log": log, "decision": scene["decision"]})[0] == 403
    assert lost.stored().next == stored
    assert lost.hand_in(log, scene)[0] == 204


def other_outcome(read: logs.Log, at: int) -> str:
    """The log with another outcome of chance, played on at random."""
    match = logs.opening(read)
    for mark, phrase in read.lines[:at]:
        match.play(logs.actor_of(mark), match.parse(logs.actor_of(mark), phrase))
    drawn = match.parse(CHANCE, read.lines[at][1])
    other = next(move for move, _ in match.position.chances() if (move,) != drawn)
    match.play(CHANCE, (other,))
    return logs.write(
        match, players=["Ann", "Bot"], bots=read.bots, seed=read.seed,
        construction=read.construction, device=True,
    )  # fmt: skip


def sealed(text: str) -> str:
    """An edited log with a digest that fits."""
    body = text[: text.rindex("digest ")]
    return f"{body}digest {hashlib.sha256(body.encode()).hexdigest()}\n"


def test_a_planted_leak_in_what_the_device_is_given_is_caught(
    served: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene_of = picture.scene_of

    def leaky(table: TableState, sights: picture.Sights) -> Any:
        found = scene_of(table, sights)
        return found and replace(found, known=text_of(table.match.position))

    monkeypatch.setattr(picture, "scene_of", leaky)
    lost = Lost(served)
    lost.play(2)
    with pytest.raises(Betrayed):
        check(tmp_path, lost.seated["table"], 0, lost.raw)
