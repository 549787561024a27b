"""How long a visitor of the page without a server waits, and how long its champion thinks.

    make page && python bench/visits.py [--visits 3]

Chromium opens `build/page` from a server on this machine. Each time a new browser comes twice:
until the first screen, and until a table of Coloretto, opened as soon as that is possible, is there
to be played. Then a worker makes the champion's first move of each game at its fewest seats. One
JSON line for each figure: the median, and all. A browser's throttling does not slow workers, so a
phone cannot be imitated: it takes about four times as long.
"""

from __future__ import annotations

import argparse
import base64
import functools
import http.server
import json
import pickle
import shutil
import statistics
import threading
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Page, sync_playwright

import tepui
from clicks import FLAGS, NAMES

BUILT = Path(__file__).parents[1] / "build/page"
GO = """(to) => {
  history.pushState(null, '', to);
  dispatchEvent(new PopStateEvent('popstate'));
}"""
KEPT = """new Promise((done) => {
  if (navigator.serviceWorker.controller) done();
  else navigator.serviceWorker.addEventListener('controllerchange', () => done());
})"""
# A worker is asked to do something several times; how long it took from the second time on.
THOUGHT = """async ([file, job, times]) => {
  const worker = new Worker('/assets/' + file, { type: 'module' });
  const raw = Uint8Array.from(atob(job), (each) => each.charCodeAt(0));
  const took = [];
  for (let n = 0; n < times; n++) {
    const began = performance.now();
    const answer = await new Promise((done) => {
      worker.onmessage = ({ data }) => data.data && done(data.data);
      worker.postMessage({ id: n, job: raw });
    });
    took.push(performance.now() - began);
    if (!answer.length) throw new Error('no answer');
  }
  worker.terminate();
  return took.slice(1);
}"""
MOVE = """
import random
import tepui
from tepui.bots.bot import BotSeat
from tepui.bots.roster import seated
from tepui.engine.contract import CHANCE
from tepui.engine.position import Position
game = tepui.game(name)
position, rng = Position.opening(game, game.seats[0]), random.Random(1)
while not position.waiting():
    position.apply(CHANCE, rng.choice([move for move, _ in position.chances()]))
seat = position.waiting()[0]
known = position.hidden_from(seat)
bot = seated("champion", BotSeat(game, game.seats[0], seat))
bot.choose(known.s, known.legal(seat), rng, None)
"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves without a word."""

    def log_message(self, *said: Any) -> None:
        pass


def visit(context: BrowserContext, address: str) -> tuple[Page, float, float]:
    """A page, the seconds to its first screen, and those to a table that asks for a move."""
    page = context.new_page()
    page.set_default_timeout(60_000)
    began = time.perf_counter()
    page.goto(address, wait_until="commit")
    page.get_by_role("heading", name="Galapagos").wait_for()
    shown = time.perf_counter() - began
    page.evaluate(GO, "/open/coloretto")
    page.locator(".who select").first.wait_for()
    for each in page.locator(".who select").all():
        each.select_option("bot:champion")
    page.get_by_role("button", name="Open the table").click()
    page.locator(".prompt").wait_for()
    return page, shown, time.perf_counter() - began


def tell(what: str, seconds: list[float]) -> None:
    """One figure."""
    found = [round(each, 2) for each in seconds]
    print(json.dumps({"what": what, "seconds": statistics.median(found), "all": found}), flush=True)


def main() -> None:
    """Measure, and print."""
    asked = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    asked.add_argument("--visits", type=int, default=3)
    wish = asked.parse_args()
    found: dict[str, list[float]] = {}
    handler = functools.partial(Quiet, directory=str(BUILT))
    with (
        http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server,
        sync_playwright() as play,
    ):
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_port}"
        found_at = next((path for name in NAMES if (path := shutil.which(name))), None)
        browser = play.chromium.launch(executable_path=found_at, args=FLAGS)
        for _ in range(wish.visits):
            context = browser.new_context(locale="en-GB")
            context.add_init_script("localStorage['tepui-tour-coloretto'] = 'done'")
            for number in ("first", "second"):
                page, shown, asks = visit(context, address)
                found.setdefault(f"{number} visit, first screen", []).append(shown)
                found.setdefault(f"{number} visit, first table", []).append(asks)
                page.evaluate(KEPT)
                page.wait_for_timeout(3000)
                page.close()
            context.close()
        for what, seconds in found.items():
            tell(what, seconds)
        page = browser.new_context().new_page()
        page.goto(f"{address}/prepared/games.json")
        (file,) = (each.name for each in BUILT.glob("assets/think-worker-*.js"))
        for game in tepui.all_games():
            job = functools.partial(exec, MOVE, {"name": game.id})
            text = base64.b64encode(pickle.dumps((job, False))).decode()
            took = page.evaluate(THOUGHT, [file, text, wish.visits + 1])
            tell(f"champion's move, {game.id}", [each / 1000 for each in took])
        server.shutdown()


if __name__ == "__main__":
    main()
