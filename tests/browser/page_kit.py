"""The page without a server as tests visit it."""

from __future__ import annotations

import functools
import http.server
import json
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar

import pytest
from playwright.sync_api import Frame, Page, expect

import tepui
from browser.conftest import LIMIT, eventually

BUILT = Path(__file__).parents[2] / "build/page"
built = pytest.mark.skipif(not (BUILT / "sw.js").is_file(), reason="make test-page builds it")

GAMES = tuple(game.id for game in tepui.all_games())
SETTLED = {
    "tepui-settings": json.dumps({"pace": "once", "name": "Ana", "level": "novice"}),
    **{f"tepui-tour-{game}": "done" for game in GAMES},
}
# Taps at random whatever can be tapped, until the result is shown or for one turn.
HANDS = """(once) => {
  let seed = 7; // the same choices in every run
  const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
  const any = (list) => list[Math.floor(random() * list.length)];
  const all = (selector) => [...document.querySelectorAll(selector)];
  const ON_THE_TABLE = '.missions .legal, .village.can, .inc.legal, .tile.legal, .pile.legal, ' +
    '.court .legal, .target.legal, .mine .target, .hand button.card, .mine .card.legal';
  const hands = setInterval(() => {
    const over = once ? '.pass' : 'dialog .score-sheet';
    if (document.querySelector(over)) return clearInterval(hands);
    if (!document.querySelector('.app[data-state=asked]')) return;
    const [go] = all('.prompt .acts .btn.go');
    if (go && random() < 0.4) return go.click();
    const [glows, buttons] = [all(ON_THE_TABLE), all('.prompt .acts .btn:not([aria-pressed])')];
    any(glows.length && (random() < 0.7 || !buttons.length) ? glows : buttons)?.click();
  }, 25);
}"""
# Follows a link inside the client, without loading the page again.
GO = """(to) => {
  history.pushState(null, '', to);
  dispatchEvent(new PopStateEvent('popstate'));
}"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    version = ""  # another than was built
    asked: ClassVar[list[str]] = []

    def log_message(self, *said: Any) -> None:
        pass

    def do_GET(self) -> None:
        self.asked.append(self.path)
        if self.path != "/sw.js" or not self.version:
            return super().do_GET()
        text = re.sub(
            "VERSION = '.*'", f"VERSION = '{self.version}'", (BUILT / "sw.js").read_text()
        )
        self.send_response(200)
        self.send_header("Content-Type", "text/javascript")
        self.send_header("Content-Length", str(len(text.encode())))
        self.end_headers()
        self.wfile.write(text.encode())
        return None


@contextmanager
def served(folder: Path) -> Iterator[str]:
    handler = functools.partial(Quiet, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def visited(page: Page, address: str) -> Page:
    """Come for the first time; until everything is kept."""
    page.set_default_timeout(LIMIT)
    page.goto(address)
    expect(page.get_by_role("heading", name="Galapagos")).to_be_visible()  # Python is not there
    for name, value in SETTLED.items():
        page.evaluate("([name, value]) => localStorage.setItem(name, value)", [name, value])
    kept = "!!navigator.serviceWorker.controller"
    status = page.locator(".status")
    expect(status).to_have_count(1)  # it says what it waits for, and ends no sooner
    expect(status).to_have_count(0)
    assert (
        page.evaluate(
            "navigator.serviceWorker.getRegistration().then((found) => found.active.state)"
        )
        == "activated"
    )
    eventually(page, lambda: page.evaluate(kept), "it is kept")
    return page


def begin(page: Page | Frame, level: str) -> None:
    """Open the smallest table there is, against bots of a level."""
    page.locator(".seg button").first.click()
    for each in page.locator(".who select").all():
        each.select_option(f"bot:{level}")
    page.get_by_role("button", name="Open the table").click()
