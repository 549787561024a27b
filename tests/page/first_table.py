"""Opens a table of each game as the page does; prints what was not in memory before."""

from __future__ import annotations

import asyncio
import json
import logging  # notes the time, which nobody asks it for
import os
import random
import sys
import time
from tempfile import TemporaryDirectory
from unittest.mock import patch

WRONG = AssertionError("what is in memory must not depend on the time or on chance")


def remember() -> None:
    """Load what is in memory from the start, without a clock and without chance."""
    with (
        patch.object(time, "time", side_effect=WRONG),
        patch.object(random, "Random", side_effect=WRONG),
    ):
        from tepui.page.snapshot import fill

        fill()


async def main(folder: str) -> None:
    import tepui
    from tepui.page.serve import Page

    known = set(sys.modules)
    page = Page(f"{folder}/tepui.db", lambda *job: None, lambda worker: None)
    await page.start()
    for game in tepui.all_games():
        who = ["me", *["bot:novice"] * (game.seats[0] - 1)]
        wish = json.dumps({"game": game.id, "name": "Ana", "who": who, "live": False}).encode()
        kind = [("content-type", "application/json")]
        status, _, body = await page.request("POST", "/api/tables", "", kind, wish)
        assert status == 201, body
        seated = json.loads(body)
        told: list[str] = []
        line = page.connect(f"/api/tables/{seated['table']}/play", told.append, lambda: None)
        line.say(json.dumps({"type": "hello", "token": seated["token"], "language": "en"}))
        while not told:
            await asyncio.sleep(0.01)
    print(json.dumps(sorted(set(sys.modules) - known)), flush=True)
    os._exit(0)  # what bots were asked is never answered


if __name__ == "__main__":
    remember()
    logging.disable()
    with TemporaryDirectory() as folder:
        asyncio.run(main(folder))
