"""The browser's figures: from a click to the drawn answer, and the first view of a table.

`python bench/clicks.py [GAME ...]`, with Chromium: a server of its own, every game's table at its
fewest seats against random bots. A click is a real one on a hinted move; its answer is drawn when
the server has told what happened and the next frame is painted. One JSON line a game.

Deals, hints and bots are the same in every run: what a click costs depends on the move more than
on the program, so other games would tell nothing about a change. `click_cpu_ms` is what the
page's own thread did until the answer was drawn, which depends less on how busy the machine is.
"""

from __future__ import annotations

import json
import random
import shutil
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from unittest import mock

from playwright.sync_api import Browser, CDPSession, Error, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import tepui
from server.kit import Served, serving, sqlite_at  # type: ignore[import-not-found]
from tepui.engine.game import Game
from tepui.engine.position import Position
from tepui.server.table import bots

CLICKS = 12
NAMES = (
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable",
    "chromium-headless-shell",
)  # fmt: skip
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
SEED = b"the same deal in every run......"

hinted = random.Random()

# The server's next message after the next click, and the frame that is painted after it.
LISTEN = """() => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    this.onTold ??= this.addEventListener('message', () => window.told?.()) ?? true;
    return send.call(this, text);
  };
}"""
WATCH = """() => {
  window.drawn = new Promise((drawn) => {
    addEventListener('click', ({ timeStamp }) => {
      window.told = () => {
        window.told = null;
        requestAnimationFrame(() => setTimeout(() => drawn(performance.now() - timeStamp)));
      };
    }, { capture: true, once: true });
  });
}"""


async def hint(whose: Any, position: Position, seat: int, options: Any) -> Any:
    """Some legal move in place of a good one."""
    return [int(hinted.choice(position.legal(seat)))], [0.5]


def sit(served: Served, game: Game) -> str:
    """The address of a table with a seat for us."""
    hinted.seed(game.id)
    bots._rng().seed(game.id)
    who = ["me"] + ["bot:random"] * (game.seats[0] - 1)
    options = {"sand": "off"} if game.id == "galapagos" else {}
    seated = served.open(game.id, who, hints=True, numbers=False, options=options)
    return f"{served.http}/t/{seated['table']}#seat={seated['token']}"


def worked(line: CDPSession) -> float:
    """Seconds of processor time that the page's thread has worked."""
    figures = line.send("Performance.getMetrics")["metrics"]
    return float(next(each["value"] for each in figures if each["name"] == "TaskDuration"))


def click(page: Page, line: CDPSession) -> tuple[float, float]:
    """Milliseconds from a click on the hinted move to its drawn answer; and of the processor."""
    move = page.locator(".hints li button").first
    while True:  # what still comes to be shown takes the hints away
        page.locator(".prompt:not(.calm)").wait_for()
        page.keyboard.press("h")
        try:
            move.wait_for(timeout=1500)
            page.wait_for_timeout(400)
            move.hover(timeout=1500)
            break
        except Error:
            continue
    page.evaluate(WATCH)
    before = worked(line)
    move.click()
    took: float = page.evaluate(
        "Promise.race([window.drawn, new Promise((_, fail) => setTimeout(fail, 5000))])"
    )
    busy = (worked(line) - before) * 1000
    page.wait_for_timeout(900)  # bots answer, pieces come to rest
    return took, busy


def measure(browser: Browser, served: Served, game: Game) -> dict[str, Any]:
    """The figures of one game's table."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    context.add_init_script(f"localStorage.setItem('tepui-tour-{game.id}','done')")
    context.add_init_script("localStorage['tepui-settings'] ??= '{\"pace\":\"once\"}'")
    context.add_init_script(f"({LISTEN})()")
    page = context.new_page()
    page.set_default_timeout(20_000)
    table = sit(served, game)
    start = time.perf_counter()
    page.goto(table)
    page.locator(".prompt").wait_for()
    first = time.perf_counter() - start
    start = time.perf_counter()
    page.reload()
    page.locator(".prompt").wait_for()
    again = time.perf_counter() - start
    page.wait_for_timeout(2000)  # all is drawn
    line = context.new_cdp_session(page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    clicks = [click(page, line) for _ in range(CLICKS)]
    took = sorted(each for each, _ in clicks)
    context.close()
    return {
        "game": game.id,
        "first_view_s": round(first, 2),
        "again_s": round(again, 2),
        "click_ms": round(took[CLICKS // 2]),
        "slowest_click_ms": round(took[-1]),
        "click_cpu_ms": round(sum(busy for _, busy in clicks) / CLICKS, 1),
    }


def main() -> None:
    """Measure every game."""
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    with ExitStack() as stack:
        stack.enter_context(mock.patch.object(bots, "advice", hint))
        stack.enter_context(mock.patch("tepui.engine.fair.new_seed", return_value=SEED))
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        served = stack.enter_context(serving(sqlite_at(folder)))
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        with browser.new_page() as home:  # the browser has been running for a while
            home.goto(served.http, wait_until="networkidle")
        for game in map(tepui.game, sys.argv[1:] or [game.id for game in tepui.all_games()]):
            print(json.dumps(measure(browser, served, game)), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
