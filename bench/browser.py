"""The browser's figures: from a click to the drawn answer, and the first view of a table.

`python bench/browser.py`, with Chromium: a server of its own, every game's table at its fewest
seats against random bots. A click is a real one on a hinted move; its answer is drawn when the
server has told what happened and the next frame is painted. One JSON line a game.
"""

from __future__ import annotations

import json
import shutil
import time
import urllib.request
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import tepui
from load import serving
from tepui.engine.game import Game

CLICKS = 12
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]

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


def sit(port: int, game: Game) -> str:
    """The address of a table with a seat for us."""
    who = ["me"] + ["bot:random"] * (game.seats[0] - 1)
    options = {"sand": "off"} if game.id == "galapagos" else {}
    wish = {"game": game.id, "who": who, "name": "A", "hints": True, "options": options}
    head = {"Content-Type": "application/json"}
    address = f"http://127.0.0.1:{port}"
    request = urllib.request.Request(address + "/api/tables", json.dumps(wish).encode(), head)
    with urllib.request.urlopen(request, timeout=60) as answer:
        seated = json.loads(answer.read())
    return f"{address}/t/{seated['table']}#seat={seated['token']}"


def click(page: Page) -> float:
    """Milliseconds from a click on the best move to its drawn answer."""
    move = page.locator(".hints li button").first
    while not move.count():  # what still comes to be shown takes the hints away
        page.locator(".prompt:not(.calm)").wait_for()
        page.keyboard.press("h")
        page.wait_for_timeout(1500)
    page.evaluate(WATCH)
    move.click()
    took: float = page.evaluate(
        "Promise.race([window.drawn, new Promise((_, fail) => setTimeout(fail, 5000))])"
    )
    page.wait_for_timeout(900)  # bots answer, pieces come to rest
    return took


def measure(browser: Browser, port: int, game: Game) -> dict[str, Any]:
    """The figures of one game's table."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    context.add_init_script(f"localStorage.setItem('tepui-tour-{game.id}','done')")
    context.add_init_script("localStorage['tepui-settings'] ??= '{\"pace\":\"once\"}'")
    context.add_init_script(f"({LISTEN})()")
    page = context.new_page()
    page.set_default_timeout(20_000)
    table = sit(port, game)
    start = time.perf_counter()
    page.goto(table)
    page.locator(".prompt").wait_for()
    first = time.perf_counter() - start
    start = time.perf_counter()
    page.reload()
    page.locator(".prompt").wait_for()
    again = time.perf_counter() - start
    page.wait_for_timeout(2000)  # all is drawn
    clicks = sorted(click(page) for _ in range(CLICKS))
    context.close()
    return {
        "game": game.id,
        "first_view_s": round(first, 2),
        "again_s": round(again, 2),
        "click_ms": round(clicks[CLICKS // 2]),
        "slowest_click_ms": round(clicks[-1]),
    }


def main() -> None:
    """Measure every game."""
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    with serving() as (port, _), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        with browser.new_page() as home:  # the browser has been running for a while
            home.goto(f"http://127.0.0.1:{port}/", wait_until="networkidle")
        for game in tepui.all_games():
            print(json.dumps(measure(browser, port, game)), flush=True)
        browser.close()


if __name__ == "__main__":
    main()
