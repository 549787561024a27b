"""A real server and a real browser: Chromium, driven by Playwright, against whole games."""

from __future__ import annotations

import math
import os
import shutil
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Locator, Page, expect, sync_playwright
from starlette.responses import FileResponse
from starlette.routing import Route

import tepui
from coach.quick import quick
from server.kit import PATIENCE, Served, noon, serving, sqlite_at
from tepui.coach.told import Review
from tepui.engine.play import log as logs
from tepui.server.table import reviews

SHOTS = Path(__file__).parents[2] / "build/shots"
AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
# The first has no windows to draw, and takes a third less of the processor.
CHROMIUM = (
    "chromium-headless-shell", "chromium", "chromium-browser", "google-chrome",
    "google-chrome-stable",
)  # fmt: skip
# What browsers remark on by themselves: our tests have no service worker, and cut lines in time.
REMARKS = (
    "Service Worker registration blocked by Playwright",
    "WebSocket is closed before the connection is established",
)
LIMIT = PATIENCE * 1000  # milliseconds, for all that a page is waited for
expect.set_options(timeout=LIMIT)
# The last list of switched off features counts: the first five are what Playwright wants off, the
# others spare each window the pages of its address bar, which cost more than many a page of ours.
OFF = [
    "DestroyProfileOnBrowserClose", "HttpsUpgrades", "MediaRouter", "OptimizationHints",
    "PaintHolding",
    "PreloadTopChromeWebUI", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup", "WebUIOmniboxPopup",
]  # fmt: skip
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    f"--disable-features={','.join(OFF)}",
    "--process-per-site",  # the pages of a context: a process more costs as much as a page
]  # fmt: skip


def chromium() -> str | None:
    """The machine's Chromium; None for Playwright's own."""
    return next((path for name in CHROMIUM if (path := shutil.which(name))), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=chromium(), args=FLAGS, timeout=LIMIT)
        yield running
        running.close()


def speechless(text: str, seat: int | None, open: bool, _: object) -> Iterator[Review]:
    """A review that says nothing: every page that shows an end asks for one, and few tests look."""
    log = logs.read(text)
    yield Review(log.game, log.seats, seat, open, 1.0, [0.0] * log.seats, [], [], [])


THOUGHTFUL = reviews.stages


@pytest.fixture
def coach(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """A coach that makes reviews, if quickly."""
    monkeypatch.setattr(reviews, "stages", THOUGHTFUL)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Where the page without a server is, which is files alone."""
    from browser.page_kit import BUILT, served

    with served(BUILT) as here:
        yield here


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with pytest.MonkeyPatch.context() as patch:
        noon(patch)  # the day's deals do not change under a test
        quick(patch)  # its depth is the coach's own tests' subject
        patch.setattr(reviews, "stages", speechless)
        with serving(sqlite_at(tmp_path_factory.mktemp("tables"))) as found:
            found.app.routes.insert(0, Route("/axe.js", lambda _: FileResponse(AXE)))
            yield found


# Every journey of a piece: its name where it has one, the corner of where it was, the middle of
# where it goes, and how long that takes.
JOURNEYS = """(() => {
  window.journeys = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const moves = (frames ?? []).filter(({ transform }) => transform?.startsWith('translate'));
    if (moves.length) {
      const { left, top, width, height } = this.getBoundingClientRect();
      const flies = this.className === 'flying';
      const [first, last] = [moves[0], moves.at(-1)].map((each) => new DOMMatrix(each.transform));
      const from = flies ? [left, top] : [left + first.e, top + first.f];
      const to = [left + width / 2, top + height / 2];
      if (flies) [to[0], to[1]] = [to[0] + last.e, to[1] + last.f];
      window.journeys.push({ at: this.dataset.at, from, to, ms: options.duration });
    }
    return animate.call(this, frames, options);
  };
})()"""
Point = tuple[float, float]

# What moves the thing itself has come to its end; what glows for ever is not waited for.
REST = """(thing) => Promise.all(thing.getAnimations()
  .filter((each) => each.effect.getComputedTiming().endTime !== Infinity)
  .map((each) => each.finished.catch(() => {})))"""
# The ids of what the page has asked the server and has no answer to.
UNANSWERED = """(() => {
  const open = (window.unanswered = new Set());
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (said) {
    if (!this.overheard)
      this.addEventListener('message', ({ data }) => open.delete(JSON.parse(data).id));
    this.overheard = true;
    const { id } = JSON.parse(said);
    if (id) open.add(id);
    return send.call(this, said);
  };
})()"""
# Drawing without a GPU is half of what a page costs, and nobody looks: it is invisible (all else is
# as ever: it can be clicked, focused, measured), save for pictures. Axe is told that it is not, and
# `shown` says of a thing whether it would be seen.
UNSEEN = """(() => {
  window.unseen = new CSSStyleSheet();
  unseen.replaceSync('html { opacity: 0 }');
  document.adoptedStyleSheets.push(unseen);
  window.shown = (each) => {
    if (!each.checkVisibility({ visibilityProperty: true })) return false;
    for (let at = each; at && at !== document.documentElement; at = at.parentElement)
      if (getComputedStyle(at).opacity === '0') return false;
    return true;
  };
})()"""
RUN_AXE = """async ([only, within]) => {
  const [page, real] = [document.documentElement, window.getComputedStyle];
  const seen = { getPropertyValue: (name) => seen[name] ?? '' };
  const style = real.call(window, page);
  for (const name in style) if (typeof style[name] === 'string') seen[name] = style[name];
  seen.opacity = '1';
  window.getComputedStyle = (each, part) =>
    each === page && !part ? seen : real.call(window, each, part);
  try {
    const told = { resultTypes: ['violations'], selectors: false };
    const found = await axe.run(within, { ...told, preload: false, ...only });
    const asked = [...found.passes, ...found.violations, ...found.incomplete];
    return { asked: asked.map(({ id }) => id), violations: found.violations };
  } finally {
    window.getComputedStyle = real;
  }
}"""
COLOURS = {"runOnly": ["color-contrast", "link-in-text-block"]}  # what the light changes
# Marks, portraits and signs that are as large as they happen to be: stretched, or wider than any.
MISSHAPEN = """() => {
  const round = [...document.querySelectorAll('svg.mark, .portrait, span.sign')];
  return round.flatMap((each) => {
    const { width, height } = each.getBoundingClientRect();
    const wrong = Math.abs(width - height) > 1 || width > 76;
    return wrong ? [`${each.parentElement.className} ${width}x${height}`] : [];
  });
}"""
FOLLOW = """(to) => {
  history.pushState(null, '', to);
  dispatchEvent(new PopStateEvent('popstate'));
}"""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def settled(page: Page) -> None:
    """Wait for all answers of the server, and until they are drawn."""
    page.wait_for_function("() => !window.unanswered.size")
    page.evaluate(DRAWN)


def eventually(page: Page, true: Callable[[], Any], what: str = "it") -> Any:
    """Wait for something that is seen from here only; what was found."""
    end = time.monotonic() + PATIENCE
    while not (found := true()):
        assert time.monotonic() < end, f"{what} did not happen"
        page.wait_for_timeout(20)  # the page goes on meanwhile
    return found


def corner(of: Locator) -> Point:
    """Where the box of what is drawn begins."""
    box = of.bounding_box()
    assert box is not None
    return box["x"], box["y"]


def middle(of: Locator) -> Point:
    """The middle of what is drawn."""
    box = of.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def letter(page: Page, word: str, kind: str = "") -> str:
    """The key of a button of the prompt, which is written upon it."""
    return page.locator(f".prompt .btn{kind}", has_text=word).locator("kbd").inner_text().lower()


class Visitor:
    """Somebody with a browser of their own; what the console says against us is kept."""

    def __init__(self, page: Page, served: Served) -> None:
        self.context = page.context
        self.served = served
        self.complaints: list[str] = []
        self.page = page
        self.page.set_default_timeout(LIMIT)
        self.page.on("console", self._said)
        self.page.on("pageerror", self._failed)
        self._scripts = ExitStack()

    def script(self, source: str) -> None:
        """From the next page on, something is done before all else."""
        self._scripts.enter_context(self.page.add_init_script(source))

    def undo(self) -> None:
        """The page may be somebody else's from now on."""
        if self.page.is_closed():
            return
        self._scripts.close()
        self.page.remove_listener("console", self._said)
        self.page.remove_listener("pageerror", self._failed)

    def _failed(self, error: Error) -> None:
        self.complaints.append(str(error))

    def _said(self, message: Any) -> None:
        remark = any(each in message.text for each in REMARKS)
        if not remark and message.type in ("error", "warning"):
            self.complaints.append(f"{message.type}: {message.text}")

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.served.http + path)
        return self.page

    def follow(self, path: str) -> Page:
        """Go on as by a link of the client's: nothing is loaded anew."""
        self.page.evaluate(FOLLOW, path)
        return self.page

    def sit(self, game: str, who: list[str], **wish: Any) -> Page:
        """Open a table through the API, and take its first seat in this browser."""
        seated = self.served.open(game, who, **wish)
        return self.go(f"/t/{seated['table']}#seat={seated['token']}")

    def tour(self) -> None:
        """Ask to be shown around the table."""
        self.page.locator(".offer button").first.click()
        self.page.locator("dialog.tour[open]").wait_for()

    def shot(self, name: str) -> None:
        """A picture of the page, for those who wish to look at it (TEPUI_SHOTS=yes)."""
        self.page.evaluate(DRAWN)
        if "TEPUI_SHOTS" not in os.environ:
            return
        SHOTS.mkdir(parents=True, exist_ok=True)
        self.page.evaluate("unseen.disabled = true")
        self.page.screenshot(path=SHOTS / f"{name}.png")
        self.page.evaluate("unseen.disabled = false")

    def sound(self, name: str) -> None:
        """Nothing is against the page: no barrier, no missing word, nothing that sticks out."""
        assert self.axe() == []
        assert self.page.evaluate(MISSHAPEN) == []
        assert self.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert "web-" not in self.page.locator("body").inner_text()
        self.shot(name)

    def watch(self) -> None:
        """From the next page on, keep account of what travels."""
        self.script(JOURNEYS)

    def sees(self, start: Point, goal: Locator) -> None:
        """A piece goes from a corner to some such thing, taking its time."""

        def arrives() -> bool:
            goals = [middle(each) for each in goal.all()]
            return any(
                math.dist(journey["from"], start) < 6
                and any(math.dist(journey["to"], each) < 40 for each in goals)
                and journey["ms"] > 200
                for journey in self.page.evaluate("window.journeys")
            )

        goal.first.wait_for()
        eventually(self.page, arrives, "a journey")  # as soon as what shifts has come to rest

    def faultless(self, name: str, *sizes: tuple[int, int]) -> None:
        """Axe finds nothing, and nothing is too wide: at one size by day and by night, at several
        by turns."""
        looks: list[tuple[Any, dict[str, Any]]] = [("light", {}), ("dark", COLOURS)]
        for number, (width, height) in enumerate(sizes):
            self.page.set_viewport_size({"width": width, "height": height})
            for scheme, only in looks if len(sizes) == 1 else [(looks[number % 2][0], {})]:
                self.page.emulate_media(color_scheme=scheme)
                self.shot(f"{name}-{width}-{scheme}")
                assert self.axe(only) == [], (width, scheme)
            assert self.page.evaluate(MISSHAPEN) == [], width
            assert self.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width

    def axe(self, only: dict[str, Any] | None = None, within: str = "html") -> list[str]:
        """What axe-core finds against the page, or a part of it, a line each; asked for all, or
        some rules."""
        if self.page.evaluate("typeof axe === 'undefined'"):
            ours = self.served.app is not None and f":{self.served.port}/" in self.page.url
            if ours and self.page.evaluate("navigator.onLine"):
                self.page.add_script_tag(url="/axe.js")  # the browser keeps it, read and compiled
            else:
                self.page.evaluate(AXE.read_text("utf-8"))
        found = self.page.evaluate(RUN_AXE, [only or {}, within])
        assert "color-contrast" in found["asked"], "axe takes the page for invisible"
        return [
            f"{wrong['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:300]}"
            for wrong in found["violations"]
            for node in wrong["nodes"]
        ]


class Rooms:
    """Browser contexts with a page each, used again: in a new context the client is fetched, read
    and compiled anew, and a new page costs a third of a table's first view. What a visitor's pages
    have stored is gone for the next. Meanwhile the page waits at the same server, so that the
    process that draws it stays, too.
    """

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.free: dict[str, list[Page]] = defaultdict(list)

    def enter(self, kind: str, **wish: Any) -> Page:
        if self.free[kind]:
            return self.free[kind].pop()
        context = self.browser.new_context(**wish)
        for script in (UNANSWERED, UNSEEN):
            context.add_init_script(script)
        return context.new_page()

    def leave(self, visitor: Visitor, kind: str) -> None:
        context, page = visitor.context, visitor.page
        here, there = visitor.served.http, "/".join(page.url.split("/")[:3])
        if context.service_workers:  # they would take what comes next for a visit
            context.close()
            return
        for other in context.pages:
            if other != page:
                other.close()
        if page.is_closed():
            page = context.new_page()
        context.clear_permissions()
        context.set_offline(False)
        page.unroute_all()
        page.goto(f"{here}/health")
        page.evaluate("localStorage.clear(); sessionStorage.clear()")
        session = context.new_cdp_session(page)
        for origin in {here, there}:
            session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        session.detach()
        self.free[kind].append(page)


@pytest.fixture(scope="session")
def rooms(browser: Browser) -> Rooms:
    return Rooms(browser)


# A function that makes visitors: width, height, language, touch, calm, tour, worker, pace. What is
# done to a page and cannot be undone (a clock, a key, a socket in between) asks for a throwaway.
Visit = Any
TOURS_DONE = "".join(
    f"localStorage.setItem('tepui-tour-{game.id}','done');" for game in tepui.all_games()
)


@pytest.fixture
def visit(rooms: Rooms, served: Served) -> Iterator[Visit]:
    visitors: list[tuple[Visitor, str, bool]] = []

    def come(
        width: int = 1440, height: int = 900, language: str = "en-GB", *,
        touch: bool = False, calm: bool = True, dark: bool = False, tour: bool = False,
        worker: bool = False, pace: str = "once", throwaway: bool = False,
    ) -> Visitor:  # fmt: skip
        wish = {
            "locale": language, "has_touch": touch,
            "service_workers": "allow" if worker else "block",  # it takes a process more
        }  # fmt: skip
        kind = repr((served.port, wish))
        page = rooms.enter(kind, **wish)
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if calm else "no-preference",
        )
        visitor = Visitor(page, served)
        visitors.append((visitor, kind, throwaway))
        paced = f"localStorage['tepui-settings'] ??= '{{\"pace\":\"{pace}\"}}';" if pace else ""
        if known := paced + ("" if tour else TOURS_DONE):
            visitor.script(known)
        return visitor

    yield come
    complaints = [line for visitor, _, _ in visitors for line in visitor.complaints]
    for visitor, kind, throwaway in visitors:
        visitor.undo()
        if throwaway:
            visitor.page.close()
        rooms.leave(visitor, kind)
    assert not complaints, complaints
