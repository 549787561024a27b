"""No loss: servers and workers are killed or hang, and the database goes away, at random moments,
amid play; every acknowledged move is there, once, and matches stay sealed while they are played.
`make chaos` does this 500 times, in as many sessions side by side as are wished, and says how long
each took to be back."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.databases import Postgres
from server.kit import PATIENCE, Player, Served, free_port, process, until
from server.processes import back_up, both_answer, listeners, workers
from server.stubborn import Client, compared
from settings import often
from tepui.engine.play import log
from tepui.server.table.matches import first_id

FAULTS = int(os.environ.get("TEPUI_FAULTS", often(3, 15)))
SHARES = int(os.environ.get("TEPUI_SHARES", "1"))  # sessions that share the faults
MINUTES = float(os.environ.get("TEPUI_MINUTES", "inf"))  # after which a session makes no more
TABLES = 3  # in play at any time


class Session:
    """A server, its database, and clients that play on through every fault."""

    def __init__(self, database: str, postgres: Postgres | None, share: int = 0) -> None:
        self.database, self.postgres = database, postgres
        self.port = free_port()
        self.clients: list[Client] = []
        self.matches: list[Any] = []
        self.sealed: list[Any] = []  # those that are not known to be over
        self.late: tuple[str, ...] = ()  # of the first match, a table that plays after all faults
        self.tasks: set[asyncio.Task[None]] = set()
        self.stop = asyncio.Event()
        self.rng = random.Random(7 + share)
        self.faults = 0
        self.stack = ExitStack()
        self.seconds: dict[str, list[float]] = {}

    def start(self, *more: str) -> None:
        if self.postgres is not None:
            more += ("--workers", "2")
        self.stack = ExitStack()
        self.served: Served = self.stack.enter_context(process(self.database, self.port, *more))

    async def fill(self) -> None:
        """Open tables for those whose games are over."""
        while sum(not client.over for client in self.clients) < 2 * TABLES:
            if len(self.clients) % 3:
                await self.open_match()
            else:
                ann = await asyncio.to_thread(self.served.open)
                bob = await asyncio.to_thread(self.served.join, ann)
                self.seat(ann["table"], ann["token"], bob["token"])

    async def open_match(self) -> None:
        """Two tables that play the same two deals."""
        wish = {"game": "coloretto", "who": ["me", "friend"], "name": "Ann", "deals": 2}
        _, match, _ = await asyncio.to_thread(self.served.ask, "POST", "/api/matches", wish)
        self.matches.append(match)
        self.sealed.append(match)
        tables = [first_id(match["match"], number) for number in range(2)]
        tokens = [match["token"]]
        for table in (tables[0], tables[1], tables[1]):
            opened = {"table": table, "invitation": match["invitation"]}
            tokens.append((await asyncio.to_thread(self.served.join, opened))["token"])
        self.seat(tables[0], *tokens[:2])
        if len(self.matches) > 1:
            self.seat(tables[1], *tokens[2:])
        else:
            self.late = (tables[1], *tokens[2:])

    def seat(self, table: str, *tokens: str) -> None:
        for seat, token in enumerate(tokens):
            client = Client(self.served, table, seat, token)
            self.clients.append(client)
            self.tasks.add(asyncio.create_task(self.follow(client)))

    async def follow(self, client: Client) -> None:
        """A client, from table to table."""
        await client.run(self.stop)
        if client.on:
            following = Client(self.served, client.on, client.seat, client.token)
            self.clients.append(following)
        client.over = client.ended
        if client.on:
            await self.follow(following)

    def told(self, match: Any) -> Any:
        return self.served.ask("GET", f"/api/matches/{match['match']}")[1]

    def check_seals(self) -> None:
        """To strangers nothing is told of a deal that is still played somewhere."""
        for match in [*self.sealed]:
            told = self.told(match)
            if told["over"]:
                self.sealed.remove(match)
            for number, deal in enumerate(told["deals"]):
                if deal["done"]:
                    continue
                assert (deal["results"], deal["seed"], deal["forks"]) == ([], "", [])
                for table in (first_id(match["match"], n) for n in range(2) if not number):
                    status, said, _ = self.served.ask("GET", f"/api/tables/{table}/log")
                    assert status == 403 or self.told(match)["deals"][0]["done"], said

    def check_matches(self) -> None:
        """When all is played, all is told, and each result once."""
        for match in self.matches:
            until(lambda match=match: self.told(match)["over"], "the end of a match")
            told = self.told(match)
            tables = [first_id(match["match"], number) for number in range(2)]
            for deal in told["deals"]:
                assert [each["table"] for each in deal["results"]] == tables
                texts = [self.served.ask("GET", f"/api/tables/{t}/log")[1] for t in tables]
                for text, result in zip(texts, deal["results"], strict=True):
                    read = log.read(text)
                    assert log.verify(read) > 20
                    assert (read.seed or b"").hex() == deal["seed"]
                    points = [score["points"] for score in result["scores"]]
                    assert points == log.resume(read).position.scores()
                tables = [self.next_of(table) for table in tables]
            assert tables == ["", ""]
            assert [each["played"] for each in told["standings"]] == [2] * 4

    def next_of(self, table: str) -> str:
        """Where the clients of a table went on: to one table, both of them."""
        (following,) = {client.on for client in self.clients if client.table == table}
        return following

    def acknowledged(self) -> int:
        return sum(len(client.acknowledged) for client in self.clients)

    def refused(self) -> int:
        return sum(client.refused for client in self.clients)

    async def until(self, true: Callable[[], bool], what: str) -> None:
        end = time.monotonic() + PATIENCE
        while not true():
            assert time.monotonic() < end, f"{what} did not happen"
            for task in self.tasks:
                if task.done():
                    task.result()
            if all(client.over for client in self.clients):
                return
            await asyncio.sleep(0.005)

    async def played(self) -> None:
        due = self.acknowledged() + self.rng.randrange(20, 60)
        await self.until(lambda: self.acknowledged() >= due, "play")

    # Faults

    async def kill(self, *more: str) -> None:
        """The server, and nobody else: its workers end by themselves."""
        await asyncio.sleep(self.rng.uniform(0, 0.02))
        self.served.process.kill()
        await asyncio.to_thread(self.stack.close)
        begun = time.monotonic()
        await asyncio.to_thread(until, lambda: not listeners(self.port), "a free port")
        self.took("port free", begun)
        await self.timed("first answer after a kill", self.start, *more)

    async def kill_then_take_over(self) -> None:
        """There is nobody to take over from."""
        await self.kill("--take-over")

    async def kill_worker(self) -> None:
        await self.lose_worker("worker killed", signal.SIGKILL)

    async def hang_worker(self) -> None:
        await self.lose_worker("worker hanging", signal.SIGSTOP)

    async def lose_worker(self, what: str, how: signal.Signals) -> None:
        await asyncio.to_thread(until, lambda: len(workers(self.served)) == 2, "two workers")
        await asyncio.to_thread(until, lambda: both_answer(self.served), "an answer of each")
        gone = self.rng.choice(workers(self.served))
        os.kill(gone, how)

        def replaced() -> None:
            until(lambda: gone not in workers(self.served) and len(workers(self.served)) == 2)

        await self.timed(f"{what}: replaced", replaced)
        await self.timed("both answer", until, lambda: both_answer(self.served), "two workers")

    async def hang_then_take_over(self) -> None:
        """A server that hangs does not obey."""
        os.kill(self.served.process.pid, signal.SIGSTOP)
        await self.take_over()

    async def take_over(self) -> None:
        stack, old = self.stack, self.served
        begun = time.monotonic()
        await asyncio.to_thread(self.start, "--take-over")
        await asyncio.to_thread(old.process.wait, PATIENCE)
        await asyncio.to_thread(until, lambda: self.alone(), "answers of the new one alone")
        self.took("take-over, until the old one has gone", begun)
        await asyncio.to_thread(stack.close)

    def alone(self) -> bool:
        """Nobody else has the port."""
        server = self.served.process.pid
        return listeners(self.port) <= {server, *workers(self.served)}

    async def full_backup(self) -> None:
        """No copy can be made; and then one can."""
        with tempfile.TemporaryDirectory() as folder:
            copy = Path(folder) / "copy.db"
            code, words = await asyncio.to_thread(back_up, self.database, copy, 100_000)
            assert (code, "can’t be written" in words) == (2, True), words
            assert not copy.exists()
            code, words = await asyncio.to_thread(back_up, self.database, copy)
            assert code == 0, words

    def took(self, what: str, begun: float) -> None:
        self.seconds.setdefault(what, []).append(time.monotonic() - begun)

    async def timed(self, what: str, do: Callable[..., object], *told: Any) -> None:
        begun = time.monotonic()
        await asyncio.to_thread(do, *told)
        self.took(what, begun)

    async def away(self) -> None:
        """While the database is away: some client must have noticed."""
        before = self.refused()
        await self.until(lambda: self.refused() > before + 1, "a refusal")

    async def lock(self) -> None:
        """Another process holds a lock on the SQLite file."""
        holder = subprocess.Popen(
            [sys.executable, "-c", HOLD, self.database.removeprefix("sqlite:///")],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )  # fmt: skip
        with holder:
            await asyncio.to_thread(holder.stdout.readline)  # type: ignore[union-attr]
            await self.away()
            holder.stdin.close()  # type: ignore[union-attr]

    async def fill_disk(self) -> None:
        """No file of the server may grow."""
        pid, (_, most) = self.served.process.pid, resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, most))
        await self.away()
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, most))

    async def restart_postgres(self) -> None:
        assert self.postgres is not None
        await asyncio.to_thread(self.postgres.stop)
        try:
            await self.away()
        finally:
            await asyncio.to_thread(self.postgres.start)

    async def run(self, faults: int) -> None:
        kinds: list[Callable[[], Awaitable[None]]] = [self.kill, self.lock, self.fill_disk]
        if self.postgres is not None:
            kinds = [self.kill, self.restart_postgres, self.kill_worker, self.hang_worker]
        kinds += [
            self.take_over, self.full_backup, self.kill_then_take_over, self.hang_then_take_over
        ]  # fmt: skip
        end, first = time.monotonic() + 60 * MINUTES, self.rng.randrange(len(kinds))
        while self.faults < faults:
            await self.fill()
            await self.played()
            if last := self.faults + 1 == faults or time.monotonic() > end:
                await self.until(lambda: bool(self.clients[2].over), "the end of a match's table")
            await kinds[(first + self.faults) % len(kinds)]()
            self.faults += 1
            print(f"fault {self.faults} of {faults}, {self.acknowledged()} moves", flush=True)
            await asyncio.to_thread(self.check_seals)
            if last:
                break
        self.seat(*self.late)
        await self.until(lambda: False, "the end of all games")
        self.stop.set()
        await asyncio.gather(*self.tasks)
        await asyncio.to_thread(self.check_matches)


HOLD = """
import sqlite3, sys
file = sqlite3.connect(sys.argv[1], timeout=60, isolation_level=None)
file.execute("BEGIN IMMEDIATE")
print("locked", flush=True)
sys.stdin.read()
"""


@pytest.mark.parametrize("share", range(SHARES))
def test_faults_at_random_moments(
    share: int, database: str, request: pytest.FixtureRequest, record_property: Any
) -> None:
    shared = database.startswith("postgres")
    postgres = request.getfixturevalue("postgres_server") if shared else None
    if postgres is not None:
        database = postgres.new_database()
    session = Session(database, postgres, share)
    chaos: dict[str, int] = {}
    record_property("chaos", chaos)
    record_property("seconds", session.seconds)

    async def go() -> None:
        try:
            await asyncio.to_thread(session.start)
            await session.run(-(-FAULTS // SHARES))
        finally:
            session.stop.set()  # a client that misses its cancellation ends, too

    try:
        asyncio.run(go())
    finally:
        session.stack.close()
        chaos |= {"faults": session.faults, "moves": session.acknowledged()}
    assert session.acknowledged() > 20 * session.faults
    chaos |= (wrong := compared(database, session.clients))
    assert not any(wrong.values()), wrong


def test_a_graceful_stop_tells_clients_to_connect_again(database: str) -> None:
    with process(database) as served:
        ann = served.open(who=["me", "bot:random"])

        async def look() -> int:
            player = await Player.connect(served, ann["table"], ann["token"])
            await player.move(player.choices()[0])
            served.process.terminate()
            try:
                while True:
                    await player.hear()
            except ConnectionClosed as closed:
                return closed.rcvd.code

        assert asyncio.run(look()) == 1012  # service restart
        served.process.wait(PATIENCE)
        assert served.process.returncode in (0, -15)
