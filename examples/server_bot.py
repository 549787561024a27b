"""A bot that plays on a server: it joins a table by its link, and takes any legal move.

python examples/server_bot.py http://127.0.0.1:8000 TABLE INVITATION
"""

from __future__ import annotations

import asyncio
import random
import sys
from typing import Any

from tepui.client import ServerRefused, join, sit


def choose(scene: dict[str, Any]) -> int:
    """The move to make: here is where your bot would think."""
    move: int = random.choice(scene["choices"])["move"]  # noqa: S311
    return move


async def play(server: str, table: str, invitation: str) -> None:
    """Sit down, and play to the end."""
    seated = join(server, table, "Example bot", invitation)
    async with await sit(server, table, seated["token"]) as seat:
        async for scene in seat:
            await seat.move(choose(scene))
        if seat.scene and seat.scene["result"]:
            print(f"place {seat.scene['result']['places'][seated['seat']]}")


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    try:
        asyncio.run(play(*sys.argv[1:4]))
    except (ServerRefused, OSError) as wrong:
        sys.exit(f"{sys.argv[1]}: {wrong}")
