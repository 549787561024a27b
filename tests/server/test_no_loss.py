"""No loss: the server is killed at random moments, and every acknowledged move is there, once."""

from __future__ import annotations

import asyncio
import random
import time

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from server.kit import PATIENCE, Player, Served, free_port, process

KILLS = 4
TABLES = 3  # more in each round


class Client:
    """A random client that reconnects, and repeats what was not answered."""

    def __init__(self, served: Served, table: str, seat: int, token: str) -> None:
        self.served, self.table, self.seat, self.token = served, table, seat, token
        self.rng = random.Random(f"{table}{seat}")
        self.acknowledged: list[str] = []
        self.sent: dict[str, object] | None = None  # and not answered yet
        self.count = 0
        self.over = False

    async def run(self, stop: asyncio.Event) -> None:
        while not stop.is_set() and not self.over:
            try:
                player = await Player.connect(self.served, self.table, self.token)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                await asyncio.sleep(0.05)
                continue
            try:
                await self.play(player, stop)
            except ConnectionClosed:
                pass
            finally:
                await player.close()

    async def play(self, player: Player, stop: asyncio.Event) -> None:
        if self.sent is not None:
            await self.answered(await player.ask(self.sent))  # again, with the same id
        while not stop.is_set():
            if player.room["status"] != "playing":
                self.over = player.room["status"] == "over"
                return
            if player.scene and self.seat in player.scene["awaited"]:
                self.count += 1
                self.sent = {
                    "type": "move", "id": f"{self.seat}-{self.count}",
                    "decision": player.scene["decision"],
                    "moves": [self.rng.choice(player.choices())],
                }  # fmt: skip
                await self.answered(await player.ask(dict(self.sent)))
            else:
                try:
                    await asyncio.wait_for(player.hear(), 0.5)
                except TimeoutError:
                    continue

    async def answered(self, answer: dict[str, object]) -> None:
        if answer["type"] == "done":
            self.acknowledged.append(str(answer["id"]))
        self.sent = None


def test_kill_at_random_moments(database: str) -> None:
    rng = random.Random(7)
    port = free_port()
    clients: list[Client] = []
    for round in range(KILLS + 1):
        with process(database, port) as served:
            for _ in range(TABLES):
                ann = served.open()
                bob = served.join(ann)
                clients += [
                    Client(served, ann["table"], seat, each["token"])
                    for seat, each in enumerate((ann, bob))
                ]
            asyncio.run(session(served, clients, None if round == KILLS else rng))
    assert all(client.over for client in clients), "play goes on to the end"
    assert sum(len(client.acknowledged) for client in clients) > 300
    check_log(database, clients)


async def session(served: Served, clients: list[Client], rng: random.Random | None) -> None:
    """Play for a while; then the server is killed in the middle of it, or the games end."""
    stop = asyncio.Event()
    tasks = [asyncio.create_task(client.run(stop)) for client in clients]
    if rng is None:
        await asyncio.wait_for(asyncio.gather(*tasks), 3 * PATIENCE)
        return
    due = sum(len(client.acknowledged) for client in clients) + rng.randrange(20, 80)
    end = time.monotonic() + PATIENCE
    while sum(len(client.acknowledged) for client in clients) < due:
        assert time.monotonic() < end, "play does not go on"
        await asyncio.sleep(0.001)
    await asyncio.sleep(rng.uniform(0, 0.02))
    served.process.kill()
    stop.set()
    await asyncio.gather(*tasks)
    await asyncio.to_thread(served.process.wait)


def check_log(database: str, clients: list[Client]) -> None:
    from tepui.server.store.open import opened
    from tepui.server.table import events as ev

    async def ids(table: str) -> list[tuple[int, str]]:
        async with opened(database) as store:
            events = [ev.decode(each.body) for each in await store.since(table, 0)]
        return [(e.actor, e.id) for e in events if isinstance(e, ev.Moved) and e.actor >= 0]

    for client in clients:
        there = [id for actor, id in asyncio.run(ids(client.table)) if actor == client.seat]
        assert len(there) == len(set(there)), "a move is there twice"
        assert set(client.acknowledged) <= set(there), "an acknowledged move is lost"
        unknown = set(there) - set(client.acknowledged)
        assert not unknown, "a repeated message was not recognised"


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
