"""Is an installed Tepui whole? On an empty cache it serves its client, plays a game over a socket
against the champion, and reviews it. What each step took is printed.

python tests/try_server.py PATH/TO/tepui
"""

import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from tepui.client import open_table, sit

PATIENCE = 300  # seconds


def main(command: str) -> None:
    """Start the server, fetch the first page and a page to print, play, review, stop."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port = one.getsockname()[1]
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        database = f"sqlite:///{Path(folder) / 'tables.db'}"
        begun = time.monotonic()

        def tell(what: str) -> None:
            print(f"{time.monotonic() - begun:6.2f} s  {what}", flush=True)

        server = subprocess.Popen(
            [command, "serve", "--no-browser", "--port", str(port), "--database", database],
            stderr=subprocess.DEVNULL, env={**os.environ, "TEPUI_CACHE": f"{folder}/cache"},
        )  # fmt: skip
        try:
            page = look(port, server, "/")
            tell("the first page")
            assert b"<script" in page, "the client is not in the wheel"
            here = f"http://127.0.0.1:{port}"
            seated = open_table(here, "coloretto", ["me", "bot:champion"], name="Ann")
            tell("the first table")
            asyncio.run(play(here, seated, tell))
            tell("a whole game against the champion")
            review(port, server, seated["table"])
            tell("its review")
            rules = look(port, server, "/api/games/coloretto/print/rules/en")
            assert rules.startswith(b"%PDF-"), "the pages to print are not in the wheel"
        finally:
            server.terminate()
            server.wait(60)


async def play(here: str, seated: Any, tell: Any) -> None:
    """A whole game, at random."""
    rng, moved = random.Random(7), False
    async with await sit(here, seated["table"], seated["token"]) as seat:
        async for scene in seat:
            await seat.move(rng.choice(scene["choices"])["move"])
            if not moved:
                tell("the first move")
            moved = True
        assert seat.room["status"] == "over"


def review(port: int, server: subprocess.Popen[bytes], table: str) -> None:
    """The coach's review, requested until it is done."""
    end = time.monotonic() + PATIENCE
    while json.loads(look(port, server, f"/api/tables/{table}/review"))["done"] < 1:
        assert time.monotonic() < end, "the review is not done"
        time.sleep(0.5)


def look(port: int, server: subprocess.Popen[bytes], path: str) -> bytes:
    """The server's answer, as soon as there is one."""
    end = time.monotonic() + PATIENCE
    while True:
        assert server.poll() is None, "the server has ended"
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=60) as answer:
                body: bytes = answer.read()
                return body
        except OSError:
            assert time.monotonic() < end, "the server does not answer"
            time.sleep(0.05)


if __name__ == "__main__":
    main(sys.argv[1])
