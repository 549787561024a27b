"""A thousand people begin the deal of the day within a minute: is a move of others delayed?

Each comes from an address of their own to the page of the day, begins one of the games' deals,
sits down at its table and makes some moves, a few seconds apart, which the day's bots answer.
Meanwhile a healthy table (two people and a normal bot) is played on. Reports the time from a move
of the healthy table to its `done`, and how long the beginners wait for their seat; wanted is a p99
of the moves below 250 ms. Par is known beforehand, as on a server that has run since the day
before. Only a quiet machine gives figures: the line says how busy it was at the beginning.

    python bench/daily.py [--people 1000] [--seconds 60] [--moves 3] [--json]
"""

import argparse
import asyncio
import json
import os
import random
import resource
import secrets
import sys
import tempfile
import time

import tepui
from hostile import WANTED, Healthy, ask, at, seated, server, started

THINK = 3.0  # seconds from one move of a beginner to the next
FILES = 8192


class Crowd:
    """People who begin the deal of the day."""

    def __init__(self, port: int, moves: int) -> None:
        self.port = port
        self.moves = moves
        self.games = [game.id for game in tepui.all_games()]
        self.waits: list[float] = []  # from the click to the table
        self.made = 0

    async def come(self, people: int, seconds: float) -> None:
        """Let all of them come, evenly over the time."""
        begun = time.perf_counter()
        tasks = []
        for number in range(people):
            await asyncio.sleep(begun + seconds * number / people - time.perf_counter())
            tasks.append(asyncio.create_task(self._person(number)))
        await asyncio.gather(*tasks)

    async def _person(self, number: int) -> None:
        address = f"127.1.{number // 250}.{number % 250 + 1}"
        game, person = self.games[number % len(self.games)], secrets.token_hex(16)
        status, told = await ask(self.port, "/api/daily", None, address)
        assert status == 200, told
        day = json.loads(told)["day"]
        await ask(self.port, f"/api/daily/{game}/{day}", None, address)
        begun = time.perf_counter()
        wish = json.dumps({"person": person, "name": f"P{number}"}).encode()
        status, told = await ask(self.port, f"/api/daily/{game}", wish, address)
        assert status == 201, told
        mine = json.loads(told)
        rng, left, waited = random.Random(number), self.moves, False
        async with seated(self.port, mine["table"], mine["token"], address) as line:
            async for raw in line:
                heard = json.loads(raw)
                if heard["type"] == "ping":
                    await line.send(json.dumps({"type": "pong", "ping": heard["ping"]}))
                scene = heard.get("scene")
                if not scene:
                    continue
                if not waited:
                    self.waits.append(time.perf_counter() - begun)
                    waited = True
                if scene["result"] or not left:
                    return
                if mine["seat"] in scene["awaited"] and scene["choices"]:
                    await asyncio.sleep(THINK)
                    move = {"decision": scene["decision"], "id": str(left)}
                    left -= 1
                    self.made += 1
                    moves = [rng.choice(scene["choices"])["move"]]
                    await line.send(json.dumps({"type": "move", **move, "moves": moves}))


async def measured(port: int, people: int, seconds: float, moves: int) -> dict[str, object]:
    """The healthy table while they come."""
    await started(port)
    busy = os.getloadavg()[0]
    healthy, crowd = Healthy(port), Crowd(port, moves)
    play = asyncio.create_task(healthy.play())
    begun = time.perf_counter()
    coming = asyncio.create_task(crowd.come(people, seconds))
    done, _ = await asyncio.wait({play, coming}, return_when=asyncio.FIRST_COMPLETED)
    took = time.perf_counter() - begun
    play.cancel()
    coming.cancel()
    await asyncio.gather(play, coming, return_exceptions=True)
    for task in done:
        task.result()
    return {
        "begun": len(crowd.waits), "in_s": round(took, 1), "their_moves": crowd.made,
        "begin_p99_ms": at(crowd.waits, 0.99), "moves": len(healthy.moves),
        "p50_ms": at(healthy.moves, 0.5), "p99_ms": at(healthy.moves, 0.99),
        "worst_ms": at(healthy.moves, 1.0), "load_before": round(busy, 2),
    }  # fmt: skip


def main() -> int:
    """Print the figures; 1 if a healthy move took too long."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--people", type=int, default=1000)
    options.add_argument("--seconds", type=float, default=60.0)
    options.add_argument("--moves", type=int, default=3)
    options.add_argument("--json", action="store_true")
    given = options.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES))
    with (
        tempfile.TemporaryDirectory() as folder,
        server(folder, "--limit", "par_games=0", files=FILES) as port,
    ):
        row = asyncio.run(measured(port, given.people, given.seconds, given.moves))
    print(json.dumps(row) if given.json else row, flush=True)
    p99 = row["p99_ms"]
    return 0 if isinstance(p99, float) and p99 < 1000 * WANTED else 1


if __name__ == "__main__":
    sys.exit(main())
