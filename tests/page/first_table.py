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
with (
    patch.object(time, "time", side_effect=WRONG),
    patch.object(random, "Random", side_effect=WRONG),
):
    import tepui
    from tepui.page.memory import fill
    from tepui.page.serve import Page

    fill()
known = set(sys.modules)
logging.disable()


async def main(folder: str) -> None:
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


with TemporaryDirectory() as folder:
    asyncio.run(main(folder))
