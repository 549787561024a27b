"""The host's commands, the client for programs, and operation."""

from __future__ import annotations

import asyncio
import random
import socket
import subprocess
import sys
from pathlib import Path

import platformdirs
import pytest
from click.testing import CliRunner

from server.kit import (
    PATIENCE,
    Served,
    limited,
    looking,
    play_some,
    serving,
    sqlite_at,
    until,
)
from tepui.cli.app import app
from tepui.cli.running import Note, noted
from tepui.cli.serve import whole
from tepui.client import ServerRefused, join
from tepui.server import host
from tepui.server.errors import NotFound, Refused
from tepui.server.people.moderation import everybody
from tepui.server.store.open import opened, try_serving
from tepui.server.store.store import Store
from tepui.server.table import events as ev
from tepui.server.table import host_writes
from tepui.server.table.draft import Draft
from tepui.server.table.state import TableState

EXAMPLE = Path(__file__).parents[2] / "examples" / "server_bot.py"


def test_what_the_page_changes_is_changed_over_ssh_too(database: str) -> None:
    def settings(*changes: str) -> tuple[int, str]:
        asked = ["host", "settings", "--database", database, *changes]
        done = CliRunner().invoke(app, asked, env={"LANG": "C"})
        return done.exit_code, f"{done.output} {done.exception or ''}"

    with serving(database) as served:
        wish = {"game": "coloretto", "who": ["me", "friend"], "name": "Ann"}
        changes = "opening=no", "club=203.0.113.7,10.0.0.0/8", "club_people=60", "spectators=7"
        code, text = settings(*changes)
        assert code == 0
        assert set(changes) < set(text.split())
        until(lambda: served.ask("POST", "/api/tables", wish)[0] == 409, "no new games")
        assert served.worker.limits.spectators == 7
        for bad, word in (
            ("opening=maybe", "Write yes or no."),
            ("club_people=0", "Write a whole number above 0."), ("club=home", "network"),
            ("spectators=x", "above 0"), ("speed=9", "opening, "), ("opening", "NAME=VALUE"),
        ):  # fmt: skip
            code, said = settings("spectators=8", bad)
            assert code != 0
            assert word in said
        assert settings()[1] == text, "nothing was changed"
        code, text = settings("opening=", "spectators=")
        assert "opening=yes" in text
        assert "spectators=\n" in text
        until(lambda: served.ask("POST", "/api/tables", wish)[0] == 201, "new games")
        served.ask("POST", "/api/people", {})
        person = asyncio.run(everybody(database))[0].id
        for off in ([], ["--off"]):
            asked = ["host", "people", "member", "--database", database, person, *off]
            assert CliRunner().invoke(app, asked).exit_code == 0
            held = served.worker.store.hosting.members([person])
            found = asyncio.run_coroutine_threadsafe(held, served.loop).result()  # type: ignore[arg-type]
            assert found == (set() if off else {person})


def test_mute_forget_and_close_reach_a_running_server(database: str) -> None:
    secret, street = "Bob Secret", "5 High Street"
    with serving(database) as served:
        ann = served.open()
        bob = served.join(ann, secret)
        table = ann["table"]

        async def go() -> None:
            async with looking(served, table, ann["token"], bob["token"], "") as players:
                await players[1].ask({"type": "chat", "text": street})
                for player in players:
                    await player.until(lambda each: any(m["type"] == "heard" for m in each.heard))
                await host.mute(database, table, 1)
                for player in players:  # without a move, and what was said is taken away
                    await player.until(lambda each: each.heard[-1].get("chat") == [])
                answer = await players[1].ask({"type": "chat", "text": "hello?"})
                assert answer["code"] == "server-muted"
                await play_some(players[:2], random.Random(1), 3)  # it plays on meanwhile
                assert await host.forget(database, table, 1) == 2
                for player in players:
                    await player.until(lambda each: each.room["people"][1]["name"] == "-")
                await host.close(database, table)
                for player in players:
                    await player.until(lambda each: each.room["status"] == "closed")
                assert players[0].room["people"][0]["name"] == "Ann"
                with pytest.raises(Refused, match="was closed"):
                    await host.close(database, table)

        asyncio.run(asyncio.wait_for(go(), PATIENCE))
        for path in ("", "/log"):
            said = served.ask("GET", f"/api/tables/{table}{path}", token=ann["token"])
            assert said[0] == 200
            assert secret not in str(said)
            assert street not in str(said)
    with serving(database) as served:  # and is what the events make of the table
        _, look, _ = served.ask("GET", f"/api/tables/{table}", token=ann["token"])
        assert [person["name"] for person in look["room"]["people"]] == ["Ann", "-"]

    async def stored() -> bytes:
        async with opened(database) as store:
            return b"".join(each.body for each in await store.tables.since(table, 0))

    kept = asyncio.run(stored())
    assert secret.encode() not in kept
    assert street.encode() not in kept


def test_what_is_forgotten_is_gone_from_the_table_before_it_is_loaded_anew(tmp_path: Path) -> None:
    with serving(sqlite_at(tmp_path)) as served:
        ann = served.open()
        served.join(ann, "Bob Secret")

        async def go() -> None:
            async with looking(served, ann["table"], ann["token"]) as (player,):
                for number in range(3):
                    await player.ask({"type": "chat", "text": f"line {number}"})
                await host.forget(sqlite_at(tmp_path), ann["table"], 0)
                await player.until(lambda each: each.room["people"][0]["name"] == "-")
                assert [line["text"] for line in player.heard[-1]["chat"]] == ["-", "-", "-"]
                assert player.room["people"][1]["name"] == "Bob Secret"
                await player.ask({"type": "chat", "text": "new"})  # the seat is still theirs
                assert player.heard[-2]["said"]["text"] == "new"

        asyncio.run(asyncio.wait_for(go(), PATIENCE))


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_none_gets_a_sentence_and_changes_nothing(tmp_path: Path, seat: int) -> None:
    database = sqlite_at(tmp_path)
    with serving(database) as served:
        table = served.open()["table"]
        for command in (host.mute, host.forget):
            with pytest.raises(NotFound, match="0 to 1"):
                asyncio.run(command(database, table, seat))
        assert asyncio.run(host.broken(database)) == []


def test_the_host_writes_after_those_who_were_quicker(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(database) as served:
        table = served.open()["table"]
        real, tries = host_writes.load, []

        async def late(store: Store, id: str) -> TableState:
            found = await real(store, id)
            if not tries:
                draft = Draft(found, 0.0)
                draft.add(ev.Chatted(0, "quick"))
                await store.tables.append(draft.append())
            tries.append(found)
            return found

        monkeypatch.setattr(host_writes, "load", late)
        asyncio.run(host.mute(database, table, 0))
        assert len(tries) == 2


def example_bot(served: Served, seated: dict[str, str]) -> str:
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), served.http, seated["table"], seated["invitation"]],
        capture_output=True, text=True, timeout=600, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


def test_the_example_bot_plays_a_whole_game(tmp_path: Path) -> None:
    with serving(sqlite_at(tmp_path)) as served:
        seated = served.open(who=["friend", "bot:random"])
        assert example_bot(served, seated).startswith("place ")
        try:
            join(served.http, seated["table"], "Late", seated["invitation"])
        except ServerRefused as refused:
            assert refused.code == "server-is-over"
        status, text, _ = served.ask("GET", "/metrics")
        assert status == 200
        assert "tepui_events_written_total" in text
        assert seated["invitation"] not in text


def test_a_program_that_says_too_much_waits_and_plays_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tepui.server.http.play.BREATH", 0.01)
    with serving(sqlite_at(tmp_path), limited(messages_per_second=200, burst=3)) as served:
        seated = served.open(who=["friend", "bot:random"])
        assert example_bot(served, seated).startswith("place ")


@pytest.mark.parametrize("asked", [[], ["http://127.0.0.1:9", "table", "invitation"]])
def test_the_example_bot_says_what_is_wrong(asked: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), *asked], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert "127.0.0.1" in done.stderr


def test_the_host_s_commands_find_the_database_of_the_server_that_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(platformdirs, "user_data_path", lambda name: tmp_path / name)
    monkeypatch.delenv("TEPUI_DATABASE", raising=False)

    def said() -> str:
        done = CliRunner().invoke(app, ["host", "people", "list"])
        return f"{done.exit_code} {done.output or done.exception}"

    assert said().startswith("2 ")
    assert "--database" in said()
    assert list(tmp_path.rglob("*.db")) == [], "no empty one is made"
    one, other = (whole(f"sqlite:///{tmp_path / name}") for name in ("one.db", "other.db"))
    asyncio.run(try_serving(one))
    with noted(Note(one, "127.0.0.1", 1)):
        (note,) = tmp_path.rglob("*.json")
        assert said().startswith("0 ")
        with noted(Note(other, "127.0.0.1", 2, run="2")):
            assert "other.db" in said(), "which of them is asked for"
        (note.parent / "1.json").write_bytes(b"{")
        assert said().startswith("0 ")
    with noted(Note("postgresql://ann:hush@db/x", "127.0.0.1", 1)):
        assert "stored nowhere" in said()
        assert "hush" not in said()
    assert said().startswith("2 "), "what a killed server has left counts for nothing"


def test_a_taken_port_is_said_before_anything_else(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listens:
        port = listens.getsockname()[1]
        database = sqlite_at(tmp_path)
        words = ["serve", "--no-browser", "--port", str(port), "--database", database]
        done = CliRunner().invoke(app, words)
    assert done.exit_code != 0
    assert "is running at" not in done.output
    assert f"Port {port} is taken" in f"{done.output} {done.exception}"
    assert list(tmp_path.iterdir()) == []


def test_who_starts_a_second_server_is_told_how_to_take_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tepui.cli.running.folder", lambda: tmp_path / "running")
    with socket.create_server(("127.0.0.1", 0)) as listens:
        port, database = listens.getsockname()[1], sqlite_at(tmp_path)
        words = ["serve", "--no-browser", "--port", str(port), "--database"]
        with noted(Note(database, "127.0.0.1", port, pid=1)):
            own = CliRunner().invoke(app, [*words, database])
            other = CliRunner().invoke(app, [*words, f"{database}.other"])
    assert "--take-over" in own.output
    assert f"Port {port} is taken" in other.output
    assert "--take-over" not in other.output


def test_the_hosts_commands(tmp_path: Path) -> None:
    database = sqlite_at(tmp_path)
    with serving(database) as served:
        ann = served.open()
        served.join(ann, "Bob Secret")
    run = CliRunner()
    for command in (["close"], ["mute", "1"], ["forget", "1"]):
        name, *seat = command
        done = run.invoke(app, ["host", name, ann["table"], *seat, "--database", database])
        assert done.exit_code == 0, done.output
        assert ann["table"] in done.output
    missing = run.invoke(app, ["host", "close", "nosuchtable", "--database", database])
    assert missing.exit_code != 0
    with serving(database) as served:
        look = served.ask("GET", f"/api/tables/{ann['table']}", token=ann["token"])[1]
        assert look["room"]["status"] == "closed"
        assert [person["name"] for person in look["room"]["people"]] == ["Ann", "-"]
