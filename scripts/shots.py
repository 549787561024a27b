"""Pictures of the four tables for the README, from games that bots have begun.

`python scripts/shots.py [FOLDER]`: a real server, a real browser, small JPEG files.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import Page, sync_playwright  # noqa: E402

from browser.conftest import FLAGS, chromium  # noqa: E402
from server.kit import Player, Served, serving, sqlite_at  # noqa: E402

# The table, and after how many lines of its log it is shown.
TABLES = {
    "coloretto": (["me", "bot:hard"], {}, 70),
    "galapagos": (["me", "bot:normal", "bot:normal"], {"sand": "off"}, 60),
    "amazones": (["me", *["bot:normal"] * 3], {}, 75),
    "amazonas": (["me", *["bot:normal"] * 3], {}, 190),
}
SIZE = {"width": 1280, "height": 800}


async def away(served: Served, table: str, token: str, lines: int) -> None:
    """Let a bot play for us until the game is well under way, and our turn has come."""
    player = await Player.connect(served, table, token)
    await player.ask({"type": "do", "what": "leave"})
    live = served.house.tables.live[table]
    while len(live.table.match.lines) < lines and live.table.running:
        await asyncio.sleep(0.01)
    await player.ask({"type": "do", "what": "return"})
    await player.close()


def begun(served: Served, game: str) -> str:
    """The link to a seat at a table where play is well under way."""
    who, options, lines = TABLES[game]
    seated = served.open(game, who, name="Ann", options=options, hints=True)
    asyncio.run(away(served, seated["table"], seated["token"], lines))
    return f"{served.http}/t/{seated['table']}#seat={seated['token']}"


def show(page: Page, link: str, file: Path) -> None:
    """One table, as a picture."""
    page.goto(link)
    page.locator(".prompt:not(.calm)").wait_for(timeout=60_000)
    time.sleep(1)
    page.screenshot(path=file, type="jpeg", quality=78)


def main() -> None:
    """All of them."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs/shots"
    folder.mkdir(parents=True, exist_ok=True)
    done = "".join(f"localStorage.setItem('tepui-tour-{game}','done');" for game in TABLES)
    database = sqlite_at(Path(tempfile.mkdtemp()))
    with serving(database) as served:
        links = {game: begun(served, game) for game in TABLES}
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            context = browser.new_context(viewport=SIZE, locale="en-GB", reduced_motion="reduce")
            context.add_init_script(done)
            for game, link in links.items():
                show(context.new_page(), link, folder / f"{game}.jpg")
            browser.close()


if __name__ == "__main__":
    main()
