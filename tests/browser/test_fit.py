"""Every dialog, menu and page on a narrow phone, at 150% zoom and with text twice as large: nothing
is wider than its box, nothing to press lies under something else.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import cycle, islice
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import DRAWN, Visit
from browser.measure import large_text
from browser.states import Played
from server.kit import Served

# By name: width, height and size of text.
PHONE, ZOOMED, LARGE = (360, 740, 16), (853, 533, 16), (360, 740, 32)
LOOKS = {"phone": PHONE, "150% zoom": ZOOMED, "200% text": LARGE}
LANGUAGES = ("en-GB", "fr-FR", "de-DE")
HIGH = 7000  # a page that scrolls: all of it is seen
WORDS = Path(__file__).parents[2] / "web/src/words"

# What is wrong with what is on top: an open dialog, or the page. On a table its pieces lie upon
# each other as pieces do; tests/browser/test_screens.py looks after them.
WRONG = """() => {
  const found = [];
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  const root = modal ?? document.body;
  const seen = (each) => shown(each) &&
    !each.closest('.sr, .skip, .flying') && getComputedStyle(each).clipPath === 'none';
  const name = (each) => `${each.tagName.toLowerCase()}.${each.className} ` +
    `"${(each.getAttribute('aria-label') ?? each.textContent).trim().slice(0, 50)}"`;
  const boxes = 'button, a, p, li, label, legend, h1, h2, h3, dialog, td, th, dt, dd, summary, ' +
    'section, header, footer, form, ul, ol';
  for (const each of root.querySelectorAll(boxes)) {
    if (each.closest('main.stage') || !seen(each) || !each.clientWidth) continue;
    const { overflowX, textOverflow, display } = getComputedStyle(each);
    if (/auto|scroll|clip/.test(overflowX) || textOverflow === 'ellipsis') continue;
    if (display === 'inline' || each.scrollWidth <= each.clientWidth + 1) continue;
    // What lies across an edge by design is drawn, not written.
    const wide = [...each.querySelectorAll('*')].some((part) => seen(part) &&
      (part.matches('button, a, input, select') || [...part.childNodes].some((node) =>
        node.nodeType === 3 && node.textContent.trim())) &&
      !part.closest('[aria-hidden="true"]') &&
      part.getBoundingClientRect().right > each.getBoundingClientRect().right + 1.5);
    const text = [...each.childNodes].some(
      (node) => node.nodeType === 3 && node.textContent.trim());
    if (wide || text) found.push(`wider than its box: ${name(each)}`);
  }
  for (const each of root.querySelectorAll('button, a[href], input, select, summary')) {
    if (each.closest('main.stage') || !seen(each)) continue;
    const label = each.matches('[type="checkbox"], [type="radio"]') ? each.closest('label') : null;
    const [box] = (label ?? each).getClientRects();
    if (!box) continue;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    let shown = x > 0 && y > 0 && x < innerWidth && y < innerHeight;
    for (let at = each.parentElement; at && shown; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const around = at.getBoundingClientRect();
      if (overflowX !== 'visible') shown = x >= around.left && x <= around.right;
      if (shown && overflowY !== 'visible') shown = y >= around.top && y <= around.bottom;
    }
    if (!shown) continue;
    const at = document.elementFromPoint(x, y);
    if (!at || !(each.contains(at) || (label ?? each).contains(at) || at.contains(each)))
      found.push(`covered: ${name(each)} by ${at ? name(at) : 'nothing'}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) found.push('wider than the window');
  return [...new Set(found)];
}"""


def looked(page: Page, what: str, *looks: str, high: int = 0) -> list[str]:
    """What is wrong in some looks."""
    found = []
    session = page.context.new_cdp_session(page)
    for look in looks:
        width, height, text = LOOKS[look]
        session.send("Page.setFontSizes", {"fontSizes": {"standard": text}})
        page.set_viewport_size({"width": width, "height": high or height})
        page.evaluate(DRAWN)
        found += [f"{what}, {look}: {line}" for line in page.evaluate(WRONG)]
    session.send("Page.setFontSizes", {"fontSizes": {"standard": 16}})
    session.detach()
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_dialogs_and_menus_fit(visit: Visit, served: Served, language: str) -> None:
    """In each language each of them in another look, by turns."""
    played = Played(served, "coloretto", 3, live=False, chat=True)
    played.until("would-give")
    ann = visit(360, 740, language, touch=True)
    page = ann.go(played.path)
    played.shown(page)
    looks = islice(cycle(LOOKS), LANGUAGES.index(language), None)
    found = looked(page, "table", next(looks))

    def dialog(what: str, opens: Callable[[], object], closes: bool = True) -> None:
        page.set_viewport_size({"width": 360, "height": 740})
        opens()
        page.locator("dialog[open], .pulled .rail, .hints, main .text").first.wait_for()
        found.extend(looked(page, what, next(looks)))
        page.set_viewport_size({"width": 360, "height": 740})
        if closes:
            page.keyboard.press("Escape")
            expect(page.locator("dialog[open]")).to_have_count(0)

    def entry(key: str) -> None:
        page.locator(".bar button[aria-expanded]").last.click()
        page.locator(".menu").get_by_text(words[key], exact=True).click()

    file = WORDS / f"{language[:2]}.ftl"
    words = dict(re.findall(r"^(web-[a-z-]+) = (.+)$", file.read_text("utf-8"), re.MULTILINE))
    dialog("menu", page.locator(".bar button[aria-expanded]").last.click)
    dialog("settings", lambda: entry("web-settings"))
    dialog("turns", lambda: entry("web-turn"))
    dialog("tour", lambda: entry("web-tour"))
    for number, what in ((1, "notes"), (2, "chat"), (3, "players")):
        dialog(what, page.locator(".dock button").nth(number).click, closes=False)
    page.locator(".dock button").nth(3).click()
    dialog("score so far", page.locator(".opens").first.click)
    dialog("discards", page.locator(".discard").click)
    dialog("table as text", lambda: entry("web-as-text"), closes=False)
    assert not found, "\n".join(found)


PAGES = {
    "/": ".today a", "/me": "h1", "/g/galapagos": ".levels li", "/open/amazonas": "form",
    "/rules/amazones": "h1", "/learn/coloretto": ".lesson footer .btn",
    "/tournament/coloretto": "h1",
    "/puzzles/amazones": ".lesson footer .btn", "/daily/coloretto": "h1", "/about": "h1",
}  # fmt: skip


# Panels as wide as the page that are light: their own background, or the first one behind them.
LIGHT = """() => [...document.querySelectorAll('main, main .on-paper, main form')]
  .filter((each) => each.checkVisibility() && each.clientWidth > innerWidth * 0.7)
  .filter((each) => {
    let at = each, found;
    while ((found = getComputedStyle(at).backgroundColor) === 'rgba(0, 0, 0, 0)')
      at = at.parentElement;
    return found.match(/[0-9.]+/g).slice(0, 3).every((part) => part > 128);
  })
  .map((each) => each.className)"""


def test_pages_fit_and_are_dark_by_night(visit: Visit) -> None:
    ann = visit(360, 740, "fr-FR", touch=True)
    found = []
    page = ann.go("/about")
    looks = cycle(("phone", "150% zoom"))  # by turns
    for path, ready in PAGES.items():
        ann.follow(path)
        page.locator(ready).first.wait_for()
        long = not path.startswith(("/learn", "/puzzles"))
        found += looked(page, path, "200% text", next(looks), high=HIGH if long else 0)
        if path in ("/", "/g/galapagos"):
            large = large_text(page, "#main, .bar", (360, 6000), (1440, 4000))
            found += [f"{path}, large: {line}" for line in large]
        if long:  # with a board, panels are notes beside it
            page.emulate_media(color_scheme="dark")
            page.locator("html[data-theme=dark]").wait_for()
            found += [f"{path}: light by night: {each}" for each in page.evaluate(LIGHT)]
            page.emulate_media(color_scheme="light")
    assert not found, "\n".join(found)
