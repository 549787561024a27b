"""The page's application without a browser: what is asked, thought elsewhere, and kept."""

from __future__ import annotations

import itertools
import json
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import tepui
from page.device import Device, played, threadless, until  # noqa: F401  # a fixture
from tepui.daily.deal import seed_of
from tepui.engine import registry
from tepui.engine.play import log as logs
from tepui.engine.runtime import effort
from tepui.page import worker
from tepui.page.jobs import Jobs
from tepui.server.errors import Refused
from tepui.server.http import apart

HERE = Path(__file__).parent
pytestmark = pytest.mark.usefixtures("threadless")


def test_a_game_with_bots_is_played_reviewed_and_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tepui.server.http.replays.IN_BROWSER", True)

    async def play(device: Device) -> None:
        wish = {"game": "coloretto", "name": "Ana", "who": ["me", "bot:instinct"], "live": False}
        status, seated = await device.ask("POST", "tables", wish)
        assert status == 201
        table, token = seated["table"], seated["token"]
        line, heard = await device.sit(table, token)
        line.say(json.dumps({"type": "do", "id": "1", "what": "leave"}))  # a bot plays on
        await until(lambda: any(each.get("over") for each in heard) or ended(heard))
        assert "bots" in device.posted
        _, text = await device.ask("GET", f"tables/{table}/log", token=token)
        log = logs.read(text)
        logs.verify(log)
        assert log.dealt == "device"
        (tmp_path / "game.log").write_text(text)
        line.hang_up()

    def ended(heard: list[dict[str, Any]]) -> bool:
        return any((each.get("room") or {}).get("status") == "over" for each in heard)

    played(tmp_path, play)
    verified = [sys.executable, "-m", "tepui.cli", "verify", str(tmp_path / "game.log")]
    said = subprocess.run(verified, capture_output=True, text=True, check=True).stdout
    assert "made on the device" in said

    async def look(device: Device) -> None:
        """Another visit: the same file."""
        _, games = await device.ask("GET", "games")
        assert [each["id"] for each in games["games"]] == [g.id for g in registry.shelf()]
        counts = await device.page.app.state.worker.store.tables.count()
        assert counts == {"over": 1}
        # What was taken along is read by any server.
        text = (tmp_path / "game.log").read_text()
        form = [("content-type", "text/plain")]
        status, _, _ = await device.page.request(
            "POST", "/api/replay", "seat=all", form, text.encode()
        )
        assert status == 200

    played(tmp_path, look)


def test_a_slow_device_takes_the_time_it_needs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = itertools.count(0, 0.01)  # as if each had taken ten milliseconds
    clock = SimpleNamespace(monotonic=lambda: next(looks))

    async def look(device: Device) -> None:
        monkeypatch.setattr(effort, "time", clock)
        monkeypatch.setattr(apart, "LOOK", 0.001)
        drawn = await device.ask("POST", "games/amazonas/scenery", {"options": {}})
        assert drawn[0] == 200

    played(tmp_path, look)
    assert next(looks) > 60, "nobody has looked at the clock"


def test_a_failure_is_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(game: str, number: int) -> None:
        raise ZeroDivisionError

    async def look(device: Device) -> None:
        monkeypatch.setattr("tepui.server.http.puzzles.puzzle_told", fail)
        status, said = await device.ask("GET", "games/amazonas/puzzles/1")
        assert (status, said["code"]) == (500, "server-failed")

    played(tmp_path, look)


def test_the_deal_of_the_day_is_everybodys(tmp_path: Path) -> None:
    async def look(device: Device) -> None:
        days = device.page.app.state.worker.days
        today = days.today()
        assert days.seed("galapagos", today.isoformat()) == seed_of("galapagos", today)

    played(tmp_path, look)


def test_what_is_wrong_elsewhere_is_said_and_what_is_given_up_is_stopped() -> None:
    stopped: list[str] = []
    sent: list[tuple[int, bytes]] = []
    jobs = Jobs(lambda name, number, job: sent.append((number, job)), stopped.append)
    told: list[Any] = []

    def do() -> None:
        number, job = sent.pop()
        worker.do(job, lambda data: jobs.hear(number, data))

    wrong = jobs.submit("bots", refuse)
    do()
    with pytest.raises(Refused):
        wrong.result(0)
    grows = jobs.submit("coach", grow, told.append)
    do()
    assert (told, grows.result(0)) == ([1, 2], None)
    for name in ("coach", "bots"):
        given_up = jobs.submit(name, grow, told.append)
        jobs.give_up(name, KeyError(name))
        with pytest.raises(KeyError):
            given_up.result(0)
        do()  # what comes of it afterwards is heard by nobody
    assert (stopped, told) == (["coach", "bots"], [1, 2])


def test_a_job_that_is_given_up_takes_no_other_with_it() -> None:
    """Who leaves a result for another game's review gets that review."""
    stopped: list[str] = []
    sent: list[tuple[int, bytes]] = []
    jobs = Jobs(lambda name, number, job: sent.append((number, job)), stopped.append)
    told: list[Any] = []

    def leave(result: Any) -> None:
        raise KeyError(result)

    left = jobs.submit("coach", grow, leave)
    waits = jobs.submit("coach", grow, told.append)
    number, job = sent[0]
    worker.do(job, lambda data: jobs.hear(number, data))
    with pytest.raises(KeyError):
        left.result(0)
    assert stopped == ["coach"]
    assert sent[1:] == [sent[1]] * 2, "a new worker gets the same question"
    number, job = sent[-1]
    worker.do(job, lambda data: jobs.hear(number, data))
    assert (told, waits.result(0)) == ([1, 2], None)


def refuse() -> None:
    raise Refused("server-busy")


def grow() -> Any:
    yield 1
    yield 2


def test_bots_choose_alike_without_numpy() -> None:
    """The browser's way to a module: the same moves, and chances."""
    script, games = str(HERE / "choices.py"), [game.id for game in tepui.all_games()]
    ways = ([sys.executable, script], [sys.executable, str(HERE / "fake_host.py"), script])
    here, there = (
        subprocess.run([*way, *games], capture_output=True, text=True, check=True).stdout
        for way in ways
    )
    for game, one, other in zip(games, here.splitlines(), there.splitlines(), strict=True):
        assert json.loads(one) == json.loads(other), game


def test_a_first_table_imports_nothing_that_is_not_in_memory() -> None:
    run = [sys.executable, str(HERE / "fake_host.py"), str(HERE / "first_table.py")]
    said = subprocess.run(run, capture_output=True, text=True, check=True, timeout=60).stdout
    found = [name for name in json.loads(said) if name.startswith("tepui.")]
    assert set(found) <= {"tepui.engine.runtime.browser"}, found
