"""How long a visitor of the page without a server waits, and how long its champion thinks.

    make page && python -m bench.server.visits [--visits 3]

Chromium opens `build/page` from a server on this machine, with a profile on the disk, as people
have one: until the first screen, and until a table of Coloretto, opened as soon as possible, is
there to be played. Each time a new browser comes twice and leaves at once; another one plays a game
on its first visit and comes back twice: V8 keeps what it has compiled only after a visit of some
length. Visits are a few seconds apart, because Chromium keeps a busy worker alive for two seconds
after its page closes. `processor` is what all of Chromium used until the table was there, which
depends less on how busy the machine is. Then a worker makes the champion's first move of each game
at its fewest seats. One JSON line for each figure: the median, and all. A browser's throttling does
not slow workers, so a phone cannot be imitated: it takes about four times as long.
"""

import argparse
import base64
import functools
import http.server
import json
import os
import pickle
import shutil
import statistics
import threading
import time
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from playwright.sync_api import BrowserContext, Page, sync_playwright

import tepui
from bench.server.serving import descendants, stat

NAMES = (
    "chromium", "chromium-browser", "google-chrome", "google-chrome-stable",
    "chromium-headless-shell",
)  # fmt: skip
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
BUILT = Path(__file__).parents[2] / "build/page"
AWAY = 3  # seconds between visits
PLAYS = "first visit, with a game"
SHORT = ("first visit", "second visit")
LONG = (PLAYS, "second visit after a game", "third visit after a game")
GO = """(to) => {
  history.pushState(null, '', to);
  dispatchEvent(new PopStateEvent('popstate'));
}"""
# Taps whatever can be tapped, until the result is there.
HANDS = """() => {
  const hands = setInterval(() => {
    if (document.querySelector('dialog .score-sheet')) return clearInterval(hands);
    if (!document.querySelector('.app[data-state=asked]')) return;
    const all = [...document.querySelectorAll(
      '.legal, .hand button.card, .prompt .acts .btn:not([aria-pressed])')];
    all[Math.floor(Math.random() * all.length)]?.click();
  }, 25);
}"""
SETTLED = """
  localStorage['tepui-tour-coloretto'] = 'done';
  localStorage['tepui-settings'] = JSON.stringify({ pace: 'once', name: 'Ana' });
"""
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
from tepui.engine.rules.contract import CHANCE
from tepui.engine.play.position import Position
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
    """Serves without logging."""

    def log_message(self, *said: Any) -> None:
        pass


class Visit(NamedTuple):
    """A page, and the seconds to its first screen, to a table that asks for a move, and of
    processor time until then.
    """

    page: Page
    shown: float
    asks: float
    processor: float


def processor() -> dict[int, float]:
    """Seconds that each process of Chromium has used so far."""
    used = {}
    for pid in descendants(os.getpid()):
        with suppress(OSError):  # it may have ended meanwhile
            if "chrom" in Path(f"/proc/{pid}/comm").read_text():
                used[pid] = sum(map(int, stat(pid)[11:13])) / os.sysconf("SC_CLK_TCK")
    return used


def visit(context: BrowserContext, address: str) -> Visit:
    """Come to the page."""
    page = context.new_page()
    page.set_default_timeout(60_000)
    before, began = processor(), time.perf_counter()
    page.goto(address, wait_until="commit")
    page.get_by_role("heading", name="Galapagos").wait_for()
    shown = time.perf_counter() - began
    page.evaluate(GO, "/open/coloretto")
    page.locator(".who select").first.wait_for()
    for each in page.locator(".who select").all():
        each.select_option("bot:champion")
    page.get_by_role("button", name="Open the table").click()
    page.locator(".prompt").wait_for()
    asks = time.perf_counter() - began
    used = sum(now - before.get(pid, 0.0) for pid, now in processor().items())
    return Visit(page, shown, asks, used)


def tell(what: str, seconds: list[float]) -> None:
    """Print one figure."""
    rounded = [round(each, 2) for each in seconds]
    print(
        json.dumps({"what": what, "seconds": statistics.median(rounded), "all": rounded}),
        flush=True,
    )


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--visits", type=int, default=3)
    asked = parser.parse_args()
    times: dict[str, list[float]] = {}
    handler = functools.partial(Quiet, directory=str(BUILT))
    with (
        http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server,
        sync_playwright() as play,
    ):
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_port}"
        found_at = next((path for name in NAMES if (path := shutil.which(name))), None)
        for _ in range(asked.visits):
            for whose in (SHORT, LONG):
                with TemporaryDirectory() as profile:
                    context = play.chromium.launch_persistent_context(
                        profile, executable_path=found_at, args=FLAGS, locale="en-GB"
                    )
                    context.add_init_script(SETTLED)
                    for which in whose:
                        seen = visit(context, address)
                        if which == PLAYS:
                            seen.page.evaluate(HANDS)
                            seen.page.locator("dialog .score-sheet").first.wait_for(timeout=300_000)
                        else:
                            times.setdefault(f"{which}, first screen", []).append(seen.shown)
                            times.setdefault(f"{which}, first table", []).append(seen.asks)
                            times.setdefault(f"{which}, processor", []).append(seen.processor)
                        seen.page.evaluate(KEPT)
                        seen.page.wait_for_timeout(3000)
                        seen.page.close()
                        time.sleep(AWAY)
                    context.close()
        for what, seconds in times.items():
            tell(what, seconds)
        browser = play.chromium.launch(executable_path=found_at, args=FLAGS)
        page = browser.new_page()
        page.goto(f"{address}/prepared/games.json")
        (file,) = (each.name for each in BUILT.glob("assets/think-worker-*.js"))
        for game in tepui.all_games():
            job = functools.partial(exec, MOVE, {"name": game.id})
            text = base64.b64encode(pickle.dumps((job, False))).decode()
            took = page.evaluate(THOUGHT, [file, text, asked.visits + 1])
            tell(f"champion's move, {game.id}", [each / 1000 for each in took])
        server.shutdown()


if __name__ == "__main__":
    main()
