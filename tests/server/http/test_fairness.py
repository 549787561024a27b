"""One address does not starve the others: every limit, and that a family is far from it."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tepui
from server.kit import FREE, PATIENCE, Player, Served, limited, looking, serving, sqlite_at, until
from tepui.engine.play import log as logs
from tepui.engine.play.match import Match
from tepui.engine.rules.contract import CHANCE
from tepui.engine.text.errors import TepuiError
from tepui.engine.text.words import LANGUAGES, words
from tepui.server.errors import TooMuch
from tepui.server.http import connection_limit, play
from tepui.server.limits import Addresses, Limits
from tepui.server.table import acts
from tepui.server.table.live import LiveTable
from tepui.server.table.thinkers import AT_A_TABLE, Thinkers, Whose, think


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(sqlite_at(tmp_path_factory.mktemp("fair"))) as served:
        yield served


# Bots


class Thoughts:
    """A thread that is held up until all have asked, and the order in which it thinks then."""

    def __init__(self) -> None:
        self.order: list[Whose] = []
        self.gate = threading.Event()
        self.thinkers = Thinkers(1, "test")
        self.futures = [self.thinkers.submit(Whose("-", "-"), lambda: self.gate.wait(PATIENCE))]
        until(self.futures[0].running)

    def ask(self, address: str, table: str) -> None:
        whose = Whose(address, table)
        self.futures.append(self.thinkers.submit(whose, lambda: self.order.append(whose)))

    def run(self) -> list[Whose]:
        self.gate.set()
        for future in self.futures:
            future.result(PATIENCE)
        return self.order


def test_addresses_take_turns_and_so_do_their_tables() -> None:
    thoughts = Thoughts()
    for table in range(59):
        for _ in range(4):
            thoughts.ask("many", f"t{table}")
    thoughts.ask("one", "mine")
    thoughts.ask("one", "mine")
    order = thoughts.run()
    mine = [place for place, whose in enumerate(order) if whose.home == "one"]
    assert mine == [1, 3]
    many = [whose.table for whose in order if whose.home == "many"]
    assert many == [f"t{table}" for table in range(59)] * 4


def test_where_somebody_comes_a_bot_does_not_wait_for_bots_among_themselves(
    served: Served,
) -> None:
    gate = threading.Event()
    held = think(Whose("", "others"), lambda: gate.wait(PATIENCE))
    until(held.running)

    async def go() -> None:
        while True:  # until a bot begins, before anybody has come
            ann = served.open(who=["bot:normal", "me"])
            live = served.worker.tables.live[ann["table"]]
            if live.state.awaited() == (0,):
                break
        async with looking(served, ann["table"], ann["token"]) as (player,):
            await player.until(lambda each: each.scene["awaited"] == [1])
        assert not held.done()

    try:
        asyncio.run(asyncio.wait_for(go(), PATIENCE))
    finally:
        gate.set()


def test_a_table_does_not_ask_without_end() -> None:
    thoughts = Thoughts()
    for _ in range(AT_A_TABLE):
        thoughts.ask("one", "mine")
    with pytest.raises(TooMuch):
        thoughts.ask("one", "mine")
    thoughts.ask("one", "other")
    assert len(thoughts.run()) == AT_A_TABLE + 1


def test_a_thought_that_fails_stops_no_other() -> None:
    thoughts = Thoughts()
    failed = thoughts.thinkers.submit(Whose("one", "mine"), lambda: 1 // 0)
    thoughts.ask("one", "other")
    thoughts.run()
    with pytest.raises(ZeroDivisionError):
        failed.result(PATIENCE)


def test_bots_alone_are_opened_only_where_the_host_allows_it(
    served: Served, tmp_path: Path
) -> None:
    wish = {"game": "coloretto", "who": ["bot:random", "bot:random"], "name": "Ann"}
    status, said, _ = served.ask("POST", "/api/tables", wish)
    assert (status, said["code"]) == (403, "server-bots-alone")
    with serving(sqlite_at(tmp_path), limited(bots_alone=1)) as other:
        assert other.ask("POST", "/api/tables", wish)[0] == 201


# Messages


def test_an_address_has_one_measure_for_all_its_sockets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "BREATH", 0.0)
    limits = limited(address_messages_per_second=1e-6, address_burst=12)

    async def go(served: Served) -> None:
        one = served.open()
        two = served.join(one)
        async with looking(served, one["table"], one["token"], two["token"]) as players:
            answers = []
            for number in range(20):
                answers.append(await players[number % 2].ask({"type": "chat", "text": "hm"}))
            kinds = [answer["type"] for answer in answers]
            assert kinds[:5] == ["done"] * 5
            assert kinds[-5:] == ["wrong"] * 5
            assert answers[-1]["code"] == "server-many-messages"  # and by its id it is known

    with serving(sqlite_at(tmp_path), limits) as served:
        asyncio.run(go(served))


def test_an_address_looks_ahead_so_often_and_moves_all_the_same(tmp_path: Path) -> None:
    limits = limited(previews_per_second=1e-6, previews_burst=6)

    async def go(served: Served) -> None:
        one = served.open()
        two = served.join(one)
        async with looking(served, one["table"], one["token"], two["token"]) as players:
            mover = next(player for player in players if player.choices())
            look = {"type": "preview", "moves": mover.choices()[:1]}
            kinds = [(await mover.ask(dict(look)))["type"] for _ in range(9)]
            assert kinds == ["previewed"] * 6 + ["wrong"] * 3
            assert (await mover.move(mover.choices()[0]))["type"] == "done"

    with serving(sqlite_at(tmp_path), limits) as served:
        asyncio.run(go(served))


def test_a_family_behind_one_address_is_far_from_every_limit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Eight people who each send three messages and three looks ahead a second, for an hour."""
    at = [0.0]
    monkeypatch.setattr("tepui.server.limits.time.monotonic", lambda: at[0])
    addresses = Addresses(Limits())
    for second in range(3600):
        at[0] = float(second)
        assert all(addresses.may("say", "home") for _ in range(8 * 6))
        assert all(addresses.may_preview("home") for _ in range(8 * 2))
        if second % 10 == 0:
            assert addresses.may("replay", "home")
            assert addresses.may("request", "home")


# What is stored without a move


def test_muting_on_and_off_does_not_go_on_for_ever(served: Served) -> None:
    async def go() -> None:
        one = served.open()
        two = served.join(one)
        async with looking(served, one["table"], one["token"], two["token"]) as players:
            seats: list[Player] = players
            for number in range(acts.IDLE + 20):
                said = await seats[0].ask({"type": "mute", "seat": 1, "on": number % 2 == 0})
                if said["type"] != "done":
                    break
            assert said["code"] == "server-enough"
            assert number <= acts.IDLE + 1
            state = served.worker.tables.live[one["table"]].state
            stored = state.next
            assert (await seats[0].ask({"type": "chat", "text": "and?"}))["code"] == "server-enough"
            assert served.worker.tables.live[one["table"]].state.next == stored
            # Others talk on, and after the next decision so does this one.
            assert (await seats[1].ask({"type": "chat", "text": "oh"}))["type"] == "done"
            mover = next(player for player in seats if player.choices())
            assert (await mover.move(mover.choices()[0]))["type"] == "done"
            assert (await seats[0].ask({"type": "chat", "text": "at last"}))["type"] == "done"

    asyncio.run(go())


def test_a_choice_is_not_changed_for_ever_and_can_still_be_made(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(acts, "IDLE", 20)

    async def go() -> None:
        one = served.open("galapagos", options={"sand": "off"})
        two = served.join(one)
        async with looking(served, one["table"], one["token"], two["token"]) as players:
            me = players[0]
            before = me.choices()
            for _ in range(30):
                back = [move for move in me.choices() if move not in before]
                said = await me.move(back[0] if back else before[0])
                if said["type"] != "done":
                    break
            assert said["code"] == "server-enough"
            finish = {"type": "move", "decision": me.scene["decision"], "phrase": "finish"}
            assert (await me.ask(finish))["type"] == "done"

    asyncio.run(go())


def test_moves_are_not_made_and_taken_back_for_ever(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(acts, "IDLE", 20)
    clock = {"kind": "bank", "seconds": 3000, "bonus": 60}

    async def go() -> None:
        one = served.open("amazonas", clock=clock)
        two = served.join(one)
        async with looking(served, one["table"], one["token"], two["token"]) as players:
            live = served.worker.tables.live[one["table"]]
            seat, move = await taken_back(live, players)
            me, other, bank = players[seat], players[1 - seat], []
            for _ in range(40):
                if (said := await me.ask({"type": "ask", "what": "undo"}))["type"] != "done":
                    break
                await other.ask({"type": "answer", "yes": True})
                await me.until(lambda each: each.choices() and not each.scene["undo"])
                assert (await me.move(move))["type"] == "done"  # never refused: the game goes on
                bank.append(live.state.clocks.left[seat])
            assert said["code"] == "server-enough"
            assert len(bank) == acts.IDLE / 2  # each time asked, and taken back
            assert max(bank) == bank[0]  # the bonus was paid once
            assert (await me.ask({"type": "chat", "text": "and?"}))["code"] == "server-enough"
            await other.until(lambda each: 1 - seat in each.scene["awaited"] and each.choices())
            while live.state.idle != [0, 0]:
                assert (await other.move(other.choices()[0]))["type"] == "done"
            assert (await me.ask({"type": "chat", "text": "at last"}))["type"] == "done"

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


async def taken_back(live: LiveTable, players: list[Player]) -> tuple[int, int]:
    """Play until somebody could take a decision back that leaves it to the other."""
    while True:
        seat = live.state.awaited()[0]
        me = players[seat]
        await me.until(lambda each, seat=seat: seat in each.scene["awaited"] and each.choices())
        move = me.choices()[0]
        await me.move(move)
        if me.scene["undo"] and seat not in live.state.awaited():
            return seat, move


# Replays


def test_a_log_of_very_many_moves_is_refused_and_an_ordinary_one_is_not(tmp_path: Path) -> None:
    match = Match(tepui.game("amazonas"), 3)
    while not match.position.waiting():
        match.play(CHANCE, match.legal(CHANCE)[:1])
    while not match.can_undo(match.position.waiting()[0]):
        (*_, seat) = match.position.waiting()
        match.play(seat, match.legal(seat)[:1])
        if match.can_undo(seat):
            break
        while not match.position.waiting():
            match.play(CHANCE, match.legal(CHANCE)[:1])
    match.undo(seat)
    for _ in range(60):
        match.play(seat, match.legal(seat)[:1])
        match.undo(seat)
    text = logs.write(match, players=["A", "B", "C"]).encode()
    with serving(sqlite_at(tmp_path), limited(replay_moves=100)) as served:
        status, said, _ = served.ask("POST", "/api/replay", raw=text)
        assert (status, said["code"]) == (429, "server-long-game")
    with serving(sqlite_at(tmp_path), FREE) as served:
        assert served.ask("POST", "/api/replay", raw=text)[0] == 200


def test_an_address_has_so_many_games_played_through(tmp_path: Path) -> None:
    with serving(sqlite_at(tmp_path), limited(replays_per_minute=2)) as served:
        keys = [served.ask("POST", "/api/replay", raw=b"?")[1]["code"] for _ in range(40)]
    assert keys[:2] == ["engine-log-not-a-log"] * 2
    assert "server-many-replays" in keys  # by and by, further ones are let in again


# Connections


def knock(served: Served) -> socket.socket:
    return socket.create_connection(("127.0.0.1", served.port), timeout=PATIENCE)


def test_whoever_says_nothing_is_sent_away(tmp_path: Path) -> None:
    with serving(sqlite_at(tmp_path), limited(read_seconds=0.2)) as served:
        for begun in (b"", b"GET /health HTTP/1.1\r\nHost: x\r\n"):
            with knock(served) as line:
                line.sendall(begun)
                with contextlib.suppress(ConnectionResetError):
                    assert line.recv(1000) == b""
        assert served.ask("GET", "/health")[0] == 200


def test_a_body_that_does_not_come_is_not_waited_for(tmp_path: Path) -> None:
    with serving(sqlite_at(tmp_path), limited(read_seconds=0.2)) as served, knock(served) as line:
        line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{")
        answer = line.recv(4000)
        assert b" 408 " in answer.splitlines()[0]


def test_silent_connections_make_room_and_the_log_says_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(sqlite_at(tmp_path), connections=10) as served:
        lines = [knock(served) for _ in range(40)]
        try:
            for _ in range(3):
                assert served.ask("GET", "/health")[0] == 200
        finally:
            for line in lines:
                line.close()
    full = [record for record in caplog.records if "connections" in record.getMessage()]
    assert len(full) == 1  # once a minute


def test_a_full_house_sends_newcomers_away_with_an_answer(tmp_path: Path) -> None:
    async def go(served: Served) -> None:
        one = served.open()
        two = served.join(one)
        async with looking(served, one["table"], one["token"], two["token"]):
            until(lambda: _refused(served))

    def _refused(served: Served) -> bool:
        with knock(served) as line:
            line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
            return b" 503 " in line.recv(4000)

    with serving(sqlite_at(tmp_path), connections=2) as served:
        asyncio.run(go(served))


def test_the_limit_of_files_is_raised_or_the_log_says_why_not(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    files: Any = connection_limit.resource
    limit = [1024, 4096]
    monkeypatch.setattr(files, "getrlimit", lambda what: tuple(limit))
    monkeypatch.setattr(files, "setrlimit", lambda what, new: limit.__setitem__(0, new[0]))
    assert connection_limit.raise_file_limit() == 4096 == limit[0]

    def refuse(what: int, new: Any) -> None:
        raise ValueError("not allowed")

    limit[0] = 1024
    monkeypatch.setattr(files, "setrlimit", refuse)
    assert connection_limit.raise_file_limit() == 1024
    assert "stays at 1024" in caplog.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_refused_is_said_in_three_languages(language: str) -> None:
    wrong: TepuiError = TooMuch("server-long-game", most=5000)
    assert wrong.text(language) != wrong.key
    assert words(language).has("server-many-previews")
