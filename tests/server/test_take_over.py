"""A new server takes the place of the one that runs, with games in play, on both databases."""

from __future__ import annotations

import asyncio
import random
import sys
import threading
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidMessage

from server.kit import PATIENCE, Player, Served, free_port, process

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="ports are shared as on Linux")

BEFORE = 20  # moves that are made before the upgrade: the game is not to be over by then


async def again(served: Served, table: str, token: str) -> Player:
    """Connect as a browser does: at once, and again where the old server has just let go."""
    while True:
        try:
            return await Player.connect(served, table, token)
        except (ConnectionClosed, ConnectionResetError, InvalidMessage, EOFError):
            await asyncio.sleep(0.05)  # it was the old one's; a port that nobody has would raise


class Evening:
    """What two people notice while they play: moves that count, before and after, and gaps."""

    def __init__(self) -> None:
        self.upgraded = asyncio.Event()
        self.moves: list[bool] = []  # whether each was made at the new server
        self.gaps: list[float] = []
        self.refused: list[str] = []

    async def play(self, served: Served, table: str, token: str) -> None:
        """Play a seat at random over all interruptions, until one move counts at the new server."""
        rng, player = random.Random(token), await again(served, table, token)
        try:
            while not any(self.moves):
                try:
                    await self._act(player, rng)
                except ConnectionClosed:
                    gone = time.monotonic()
                    player = await again(served, table, token)
                    self.gaps.append(time.monotonic() - gone)
        finally:
            await player.close()

    async def _act(self, player: Player, rng: random.Random) -> None:
        assert player.room["status"] == "playing"
        seat = player.heard[0]["you"]
        there = self.upgraded.is_set()
        may = there or len(self.moves) < BEFORE
        if may and player.scene and seat in player.scene["awaited"] and player.choices():
            await asyncio.sleep(0.2)
            there = self.upgraded.is_set()
            heard = await player.move(rng.choice(player.choices()))
            if heard["type"] == "done":
                self.moves.append(there)
        elif may:
            heard = await player.hear()
        else:  # nobody may move: only the upgrade goes on
            try:
                heard = await asyncio.wait_for(player.hear(), 0.2)
            except TimeoutError:
                return
        if heard["type"] == "bye":
            raise ConnectionClosed(None, None)

    async def knock(self, served: Served) -> None:
        """Nobody is turned away at the port, at any moment."""
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", served.port)
                writer.close()
            except ConnectionRefusedError as wrong:
                self.refused.append(str(wrong))
            except OSError:
                pass  # it was in the old one's line
            await asyncio.sleep(0.01)


def test_games_go_on_under_the_new_server(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    port, env = free_port(), {"XDG_DATA_HOME": str(tmp_path / "home")}

    async def whole(old: Served) -> Evening:
        evening, loop, ended = Evening(), asyncio.get_running_loop(), threading.Event()
        seated = await asyncio.to_thread(old.open, "amazonas")
        joined = await asyncio.to_thread(old.join, seated)
        tasks = [
            asyncio.create_task(evening.play(old, seated["table"], each["token"]))
            for each in (seated, joined)
        ]
        knocking = asyncio.create_task(evening.knock(old))

        def upgrade() -> None:
            with process(database, port, "--take-over", env=env):
                assert old.process.wait(PATIENCE) in (0, -15)
                loop.call_soon_threadsafe(evening.upgraded.set)
                ended.wait(PATIENCE)

        while not evening.moves:
            await asyncio.sleep(0.01)
        upgrading = asyncio.create_task(asyncio.to_thread(upgrade))
        try:
            await asyncio.wait([*tasks, upgrading], return_when=asyncio.FIRST_COMPLETED)
        finally:
            ended.set()
            for task in (*tasks, knocking):
                task.cancel()
            found = await asyncio.gather(*tasks, knocking, upgrading, return_exceptions=True)
        wrong = [each for each in found if isinstance(each, Exception)]
        assert wrong == []
        return evening

    with process(database, port, env=env) as old:
        evening = asyncio.run(asyncio.wait_for(whole(old), PATIENCE))
    assert any(evening.moves), "play goes on at the new server"
    assert evening.refused == []
    assert evening.gaps, "the old server has closed its sockets"
    with capsys.disabled():
        print(f" [away for {max(evening.gaps):.2f} s]", end="")
