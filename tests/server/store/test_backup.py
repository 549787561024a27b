"""`tepui host backup`, `restore` and `doctor`."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import click
import platformdirs
import pytest
from click.testing import CliRunner, Result

from server.databases import Postgres
from server.kit import Served, looking, serving, sqlite_at
from server.processes import back_up
from tepui.cli import doctor, extras
from tepui.cli.app import app
from tepui.cli.running import Note, noted
from tepui.server.store import backup
from tepui.server.store.contract import StoreError
from tepui.server.store.open import opened
from tepui.server.store.schema import VERSION


def host(*words: str) -> Result:
    return CliRunner().invoke(app, ["host", *words])


def said(result: Result) -> str:
    return f"{result.output} {result.exception or ''}"


def begin(served: Served) -> tuple[str, str]:
    """A table with a move, and a seat's token there."""
    ann = served.open()
    tokens = [ann["token"], served.join(ann)["token"]]
    (mover,) = served.ask("GET", f"/api/tables/{ann['table']}")[1]["awaited"]

    async def move() -> None:
        async with looking(served, ann["table"], tokens[mover]) as (player,):
            await player.move(player.choices()[0])

    asyncio.run(move())
    return ann["table"], ann["token"]


@pytest.fixture(params=["sqlite", "postgres"])
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where nothing is yet."""
    if request.param == "sqlite":
        return sqlite_at(tmp_path / "restored")
    server: Postgres = request.getfixturevalue("postgres_server")
    return server.new_database()


def test_a_copy_made_while_serving_is_restored_into_either_database(
    database: str, empty: str, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.db"
    with serving(database) as served:
        table, token = begin(served)
        path = f"/api/tables/{table}"
        status, person, _ = served.ask("POST", "/api/people", {"label": "Firefox"})
        assert status == 201
        log = served.ask("GET", f"{path}/log", token=token)[1]
        done = host("backup", "--database", database, str(copy))
        assert done.exit_code == 0, said(done)
        lost = served.open()["table"]
    assert copy.stat().st_mode & 0o77 == 0, "it is as private as the database"
    assert list(tmp_path.glob("copy.db?*")) == [], "nothing lies beside it"
    with closing(sqlite3.connect(copy)) as connection:
        (tables,) = connection.execute("SELECT count(*) FROM tables").fetchone()
        (events,) = connection.execute("SELECT count(*) FROM events").fetchone()
    assert re.search(rf"\b{tables} tables?, {events:,} events", done.output)
    done = host("restore", "--database", empty, str(copy))
    assert done.exit_code == 0, said(done)
    with serving(empty) as served:
        assert served.ask("GET", f"{path}/log", token=token)[1] == log
        assert served.ask("GET", "/api/me", token=person["session"])[0] == 200
        assert served.ask("GET", f"/api/tables/{lost}")[0] == 404
        # The rows fit: play goes on there.
        (mover,) = served.ask("GET", path)[1]["awaited"]
        assert begin(served)[0] != table
        assert mover in (0, 1)


def test_nothing_is_overwritten(database: str, tmp_path: Path) -> None:
    copy, other = tmp_path / "copy.db", tmp_path / "other.db"
    with serving(database) as served:
        served.open()
        assert host("backup", "--database", database, str(copy)).exit_code == 0
        before = copy.read_bytes()
        again = host("backup", "--database", database, str(copy))
        onto = host("restore", "--database", database, str(copy))
        assert served.ask("GET", "/health")[0] == 200
    for done in (again, onto):
        assert done.exit_code != 0
        assert "won’t be overwritten" in said(done)
    assert copy.read_bytes() == before
    assert list(tmp_path.glob("*.part")) == []
    other.with_name("other.db-wal").write_bytes(b"")
    assert "other.db-wal" in said(host("restore", "--database", f"sqlite:///{other}", str(copy)))
    assert not other.exists()


@pytest.fixture
def small(tmp_path: Path) -> str:
    """A database without a table."""

    async def make() -> str:
        async with opened(sqlite_at(tmp_path)):
            return sqlite_at(tmp_path)

    return asyncio.run(make())


def test_what_is_no_whole_copy_is_refused_with_a_sentence(small: str, tmp_path: Path) -> None:
    good, goal = tmp_path / "good.db", sqlite_at(tmp_path / "goal")
    assert host("backup", "--database", small, str(good)).exit_code == 0
    text, cut, other, newer = (tmp_path / f"{name}.db" for name in ("text", "cut", "other", "new"))
    text.write_text("hello", "utf-8")
    cut.write_bytes(good.read_bytes()[:-5000])
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    newer.write_bytes(good.read_bytes())
    with closing(sqlite3.connect(newer)) as connection:
        connection.execute(f"PRAGMA user_version={VERSION + 1}")
    expected = {
        text: "can’t be opened",
        cut: "it’s damaged",
        other: "isn’t a Tepui database",
        newer: "newer program",
        tmp_path / "none.db": "There is no file",
    }
    for file, sentence in expected.items():
        done = host("restore", "--database", goal, str(file))
        assert done.exit_code != 0
        assert sentence in said(done), file
    assert not (tmp_path / "goal" / "tables.db").exists()
    assert "isn’t a Tepui database" in said(host("backup", "--database", f"sqlite:///{other}", "x"))
    assert not Path("x").exists()


def test_a_place_that_cannot_be_written_to_gets_a_sentence(small: str, tmp_path: Path) -> None:
    done = host("backup", "--database", small, str(tmp_path / "tables.db" / "copy.db"))
    assert "can’t be written" in said(done)
    gone = "postgresql://tepui@127.0.0.1:1/none"
    done = host("backup", "--database", gone, str(tmp_path / "copy.db"))
    assert "can’t be opened" in said(done)
    assert not (tmp_path / "copy.db").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="no disk is full there at will")
def test_a_full_disk_is_the_copys_and_not_the_sources(database: str, tmp_path: Path) -> None:
    with serving(database) as served:
        for _ in range(100):
            served.open(who=["me", "friend"], name="x" * 20)
    copies = tmp_path / "copies"
    code, words = back_up(database, copies, 200_000)
    assert code == 2
    assert "copies" in words
    assert "can’t be written" in words
    assert not copies.exists()


def test_a_copy_that_differs_is_not_kept(
    small: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup, "verified", lambda file: {})
    with pytest.raises(StoreError, match="didn’t match"):
        asyncio.run(backup.back_up(small, tmp_path / "copy.db"))
    assert not (tmp_path / "copy.db").exists()


def test_a_folder_keeps_the_newest_copies(small: str, tmp_path: Path) -> None:
    folder, file = tmp_path / "copies", tmp_path / "file"
    assert host("backup", "--database", small, str(folder)).exit_code == 0
    (made,) = folder.iterdir()
    made.unlink()
    file.write_bytes(b"")
    refused = host("backup", "--database", small, str(file), "--keep", "2")
    assert "Name a folder" in said(refused)
    for name in ("tepui-20200101-000000.db", "tepui-20200102-000000.db", "mine.db"):
        (folder / name).write_bytes(b"")
    assert host("backup", "--database", small, str(folder), "--keep", "2").exit_code == 0
    left = sorted(each.name for each in folder.iterdir())
    assert left[:2] == ["mine.db", "tepui-20200102-000000.db"]
    assert len(left) == 3


# The doctor


@pytest.fixture
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setattr(platformdirs, "user_data_path", lambda name: tmp_path / name)
    return tmp_path  # type: ignore[return-value]


def marks(found: list[doctor.Finding]) -> dict[str, str]:
    return {each.key: each.mark for each in found}


def test_the_doctor_looks_at_a_running_server(database: str, at_home: Path) -> None:
    with serving(database, address="http://127.0.0.1") as served:
        served.open()
        shown = f"http://localhost.localdomain:{served.port}"
        note = Note(database, "127.0.0.1", served.port, shown, "127.0.0.1", 20)
        with noted(note):
            done = host("doctor", "--database", database)
            found = marks(list(doctor.findings(database)))
    assert "cli-" not in done.output
    assert done.exit_code == 1
    assert found["cli-doctor-versions"] == found["cli-doctor-runs"] == "good"
    assert found["cli-doctor-database"] == "good"
    assert found["cli-doctor-no-tls"] == "bad"
    assert ("cli-doctor-connections" in found) == database.startswith("postgres")


def test_the_doctor_says_what_is_wrong(
    small: str, at_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = Path(small.removeprefix("sqlite:///"))
    file.chmod(0o644)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute(
            "INSERT INTO tables VALUES ('a', '', '', 'open', 0, 0, 99999999999.0, NULL, '')"
        )
        connection.execute(f"PRAGMA user_version={VERSION - 1}")
        connection.commit()
    monkeypatch.setattr(doctor, "ROOM", 2**60)
    monkeypatch.setattr(extras, "installed", list)
    monkeypatch.setattr("tepui.server.http.connection_limit.raise_file_limit", lambda: 100)
    monkeypatch.setattr(doctor, "implementation_of", lambda game: "numba")
    found = marks(list(doctor.findings(small)))
    expected = {
        "cli-few-files": "bad", "cli-doctor-disk-full": "bad", "cli-doctor-readable": "bad",
        "cli-doctor-skew": "bad", "cli-doctor-migrates": "note", "cli-doctor-not-running": "note",
        "cli-no-extra": "note", "cli-doctor-slow": "note",
    }  # fmt: skip
    assert {key: found.get(key) for key in expected} == expected
    file.unlink()
    assert marks(list(doctor.findings(small)))["cli-no-database"] == "bad"


def test_a_server_that_does_not_answer_is_told(small: str, at_home: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        silent.listen()
        doctor_of = Note(small, "127.0.0.1", 1, "https://tepui.invalid", "*")
        found = marks(list(doctor.of_server(doctor_of)))
    assert found["cli-doctor-ill"] == found["cli-doctor-unreached"] == "bad"


def test_the_doctor_is_content_with_a_server_for_this_machine_alone(
    small: str, at_home: Path
) -> None:
    with serving(small) as served:
        note = Note(small, "127.0.0.1", served.port, f"http://localhost:{served.port}", "*")
        found = marks(list(doctor.of_server(note)))
    assert found == {"cli-doctor-runs": "good", "cli-doctor-own-address": "note"}


@pytest.mark.skipif(sys.platform != "linux", reason="the process is started as on a server")
@pytest.mark.parametrize(
    ("option", "sentence"),
    [
        ("--proxies=here", "neither an IP address"),
        ("--address=tepui.example.org", "isn’t the address"),
    ],
)
def test_a_bad_address_is_refused_before_anything_is_done(
    option: str, sentence: str, tmp_path: Path
) -> None:
    words = ["serve", "--no-browser", "--port", "0", "--database", sqlite_at(tmp_path), option]
    done = CliRunner().invoke(app, words)
    assert sentence in said(done)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("command", [["serve"], []], ids=["serve", "plain"])
def test_settings_come_from_variables(command: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    asked: dict[str, object] = {}
    serving = app.get_command(click.Context(app), "serve")
    monkeypatch.setattr(serving, "callback", lambda **given: asked.update(given))
    variables = {
        "TEPUI_ADDRESS": "https://tepui.example.org", "TEPUI_PROXIES": "10.0.0.0/8",
        "TEPUI_WORKERS": "3", "TEPUI_LIMITS": "tables=5 sockets=7", "TEPUI_HOST": "0.0.0.0",
    }  # fmt: skip
    words = [*command, "--no-browser", "--port", "8123"]
    assert CliRunner().invoke(app, words, env={**variables, "TEPUI_PORT": "9"}).exit_code == 0
    assert (asked["port"], asked["browser"]) == (8123, False)
    assert asked["address"] == "https://tepui.example.org"
    assert asked["proxies"] == "10.0.0.0/8"
    assert asked["workers"] == 3
    assert asked["limits"] == ("tables=5", "sockets=7")
    assert json.dumps(asked["host"]) == '"0.0.0.0"'
