"""The first minute of a newcomer: how long each step takes with nothing in the cache.

    python bench/first_minute.py [GAME ...]

For each game a server is started on an empty compile cache and an empty database; then the first
page is asked for, a table with bots is opened, and the first move of a bot awaited, and the next
ones. `tepui play` is given no answer, so that it ends at the first question; `tepui simulate` plays
one game; a PettingZoo environment makes ten steps. A table on stdout, the same as JSON behind it.
"""

from __future__ import annotations

import asyncio
import json
import os
import platform
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

import tepui
from tepui.client import open_table, sit
from tepui.engine.game import Game

COMMAND = str(Path(sys.executable).with_name("tepui"))
LIMIT = 600.0
BOT = "normal"

Row = dict[str, object]


def settings(folder: Path) -> dict[str, str]:
    """Where a command finds nothing that was compiled, or played, before."""
    return {**os.environ, "TEPUI_CACHE": str(folder / "cache"), "XDG_DATA_HOME": str(folder)}


def patient(ask: Callable[[], object]) -> float:
    """Seconds until a question is answered that nobody may hear yet."""
    begun = time.perf_counter()
    while True:
        try:
            ask()
            return time.perf_counter() - begun
        except urllib.error.HTTPError:  # without a built client the page says so, and stands
            return time.perf_counter() - begun
        except OSError:
            if time.perf_counter() - begun > LIMIT:
                raise
            time.sleep(0.05)


def free_port() -> int:
    """A port where nobody listens."""
    with socket.socket() as tried:
        tried.bind(("127.0.0.1", 0))
        return int(tried.getsockname()[1])


def seconds_of(folder: Path, *command: str) -> float:
    """How long a whole command takes."""
    begun = time.perf_counter()
    subprocess.run([COMMAND, *command], check=True, capture_output=True, env=settings(folder),
                   input=b"", timeout=LIMIT)  # fmt: skip
    return time.perf_counter() - begun


async def first_moves(server: str, game: Game) -> tuple[float, float, float]:
    """Seconds until a table is open, a bot has first moved, and for the slowest move after."""
    begun = time.perf_counter()
    who = [f"bot:{BOT}"] * (game.usual - 1) + ["me"]
    opened = await asyncio.to_thread(open_table, server, game.id, who, name="Newcomer")
    seat = await sit(server, opened["table"], opened["token"])
    table = time.perf_counter() - begun
    waits: list[float] = []
    rng = random.Random(1)  # the first choice each time could go to and fro for ever
    async with asyncio.timeout(LIMIT), seat:
        while len(waits) < 10 and seat.room["status"] in ("open", "playing"):
            awaited = seat.scene["awaited"] if seat.scene else []
            begun = time.perf_counter()
            if seat.scene and seat.you in awaited:
                await seat.move(rng.choice(seat.scene["choices"])["move"])
            else:
                while (await seat.hear())["type"] != "change":
                    pass
                if any(each != seat.you for each in awaited):
                    waits.append(time.perf_counter() - begun)
    return table, waits[0], max(waits[1:], default=0.0)


def processor(process: subprocess.Popen[bytes]) -> float:
    """Seconds of a processor that a process has used: what a busy machine makes no longer."""
    told = Path(f"/proc/{process.pid}/stat")
    if not told.is_file():
        return float("nan")  # only Linux tells
    user, system = told.read_text().rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def served(folder: Path, game: Game) -> list[Row]:
    """From `tepui serve` to the first moves of bots."""
    port = free_port()
    server = f"http://127.0.0.1:{port}"
    process = subprocess.Popen(
        [COMMAND, "serve", "--port", str(port), "--no-browser"], env=settings(folder),
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    try:
        page = patient(lambda: urllib.request.urlopen(server, timeout=LIMIT).read())
        page_used = processor(process)
        table, first, slowest = asyncio.run(first_moves(server, game))
        moves_used = processor(process) - page_used
    finally:
        process.terminate()
        process.wait(30)
    return [
        row(game, "tepui serve to the first page", page),
        row(game, "of it the server's processor", page_used),
        row(game, "from a click to the table", table),
        row(game, "a bot's first move", first),
        row(game, "slowest of its next moves", slowest),
        row(game, "the table and ten moves, the server's processor", moves_used),
    ]


# What a program does that has just installed us; it prints seconds of the clock and the processor.
STEPS = """
import sys, time
begun = time.perf_counter()
from tepui.envs import pettingzoo
env = pettingzoo.raw_env(sys.argv[1])
env.reset(seed=1)
print(time.perf_counter() - begun, time.process_time(), flush=True)
for _ in range(10):
    env.step(int(env.last()[0]["action_mask"].argmax()))
print(time.perf_counter() - begun, time.process_time(), flush=True)
"""


def stepped(folder: Path, game: Game) -> list[Row]:
    """The first steps of an environment."""
    done = subprocess.run([sys.executable, "-c", STEPS, game.id], check=True, env=settings(folder),
                          stdout=subprocess.PIPE, timeout=LIMIT)  # fmt: skip
    begun, used, end, used_then = (float(each) for each in done.stdout.split())
    return [
        row(game, "a PettingZoo environment's first observation", begun),
        row(game, "of it the processor", used),
        row(game, "its next ten steps", end - begun),
        row(game, "of it the processor", used_then - used),
    ]


def row(game: Game, what: str, seconds: float) -> Row:
    """One figure."""
    return {"what": f"{game.id}, {what}", "value": round(seconds, 2), "unit": "s"}


def figures(games: Sequence[Game]) -> list[Row]:
    """All steps of all games, each from nothing."""
    rows: list[Row] = []
    for game in games:
        with tempfile.TemporaryDirectory() as folder:
            rows += served(Path(folder), game)
        for what, command in (
            ("tepui play to the first question", ("play", game.id)),
            ("tepui simulate, one game", ("simulate", game.id, "--seats", str(game.usual),
                                          "--games", "1")),
        ):  # fmt: skip
            with tempfile.TemporaryDirectory() as folder:
                rows.append(row(game, what, seconds_of(Path(folder), *command)))
        with tempfile.TemporaryDirectory() as folder:
            rows += stepped(Path(folder), game)
    return rows


def main() -> None:
    """Measure the games that are named, or all."""
    rows = figures([tepui.game(name) for name in sys.argv[1:]] or tepui.all_games())
    table = Table(title=f"From nothing: {platform.machine()}, {os.cpu_count()} cores")
    for column in ("figure", "value", "unit"):
        table.add_column(column, justify="right" if column == "value" else "left")
    for each in rows:
        table.add_row(str(each["what"]), f"{each['value']:.2f}", str(each["unit"]))
    Console().print(table)
    print(json.dumps(rows))


if __name__ == "__main__":
    main()
