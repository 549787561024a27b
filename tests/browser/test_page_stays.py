"""The page without a server opens again: whatever was dropped, whichever tab has the table."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Route, expect

from browser.conftest import LIMIT, eventually
from browser.page_kit import BUILT, GO, HANDS, SETTLED, begin, built, served, visited

pytestmark = built
KEPT = """caches.keys().then(async ([name]) => {
  const keys = name ? await (await caches.open(name)).keys() : [];
  return keys.map(({ url }) => new URL(url).pathname);
})"""
DROPPED = "caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))))"
Open = Callable[..., BrowserContext]


@pytest.fixture
def opened(browser: Browser) -> Iterator[Open]:
    """Opens browsers in which the console stays silent."""
    contexts: list[BrowserContext] = []
    said: list[str] = []

    def hear(message: ConsoleMessage) -> None:
        said.append(f"{message.type}: {message.text}")

    def open_context(**given: str) -> BrowserContext:
        context = browser.new_context(locale="en-GB", reduced_motion="reduce", **given)
        context.set_default_timeout(LIMIT)
        context.on("console", hear)
        context.on("weberror", lambda wrong: said.append(str(wrong.error)))
        contexts.append(context)
        return context

    yield open_context
    for context in contexts:
        context.close()
    own = re.compile("ERR_INTERNET_DISCONNECTED|blocked by Playwright")  # of these tests' making
    assert [each for each in said if not own.search(each)] == []


def home(page: Page) -> None:
    expect(page.get_by_role("heading", name="Galapagos")).to_be_visible()


def test_what_the_browser_has_dropped_is_fetched_again(opened: Open, address: str) -> None:
    context = opened()
    page = visited(context.new_page(), address)
    before = set(page.evaluate(KEPT))
    page.evaluate(DROPPED)
    page.goto(f"{address}/rules/coloretto")
    expect(page.get_by_role("heading", name="Coloretto Amazonas")).to_be_visible()
    eventually(page, lambda: set(page.evaluate(KEPT)) == before, "all is kept again")
    context.set_offline(True)
    page.goto(address)
    home(page)
    page.evaluate(DROPPED)
    context.new_cdp_session(page).send("Network.clearBrowserCache")
    page.goto(address)
    expect(page.locator("body")).to_contain_text("has deleted what Tepui kept here")
    context.set_offline(False)
    page.goto(address)
    home(page)


def test_the_tab_in_which_one_plays_has_the_table(opened: Open, address: str) -> None:
    context = opened()
    first = visited(context.new_page(), address)
    second = context.new_page()
    second.goto(f"{address}/open/coloretto")
    elsewhere = "open in another tab of this browser"
    expect(second.get_by_role("status")).to_contain_text(elsewhere)
    for here, there in ((second, first), (first, second), (second, first)):
        here.get_by_role("button", name="Play here").click()
        expect(there.get_by_role("status").filter(has_text=elsewhere)).to_be_visible()
    begin(second, "novice")
    second.locator(".app[data-state=asked]").wait_for()
    # What waits for the table says so in its own place, and how to get it.
    first.goto(second.url)
    expect(first.locator("main").get_by_role("button", name="Play here")).to_be_visible()
    expect(first.get_by_role("heading", level=1)).to_have_text("Table")
    first.goto(f"{address}/games")
    expect(first.locator("main")).to_contain_text(elsewhere)
    first.get_by_role("button", name="Play here").click()  # there is one
    expect(first.locator("main")).not_to_contain_text(elsewhere)
    second.goto("about:blank")  # whoever leaves keeps nothing from the others
    first.reload()
    first.evaluate(GO, "/open/coloretto")
    begin(first, "novice")
    first.locator(".app[data-state=asked]").wait_for()


def test_addresses_are_found_by_any_file_server(opened: Open, address: str) -> None:
    context = opened(service_workers="block")
    page = context.new_page()
    for path in ("/rules/coloretto", "/open/galapagos", "/me", "/daily/amazones"):
        page.goto(f"{address}{path}")
        expect(page.locator("main h1, main h2").first).to_be_visible()
    for name, value in SETTLED.items():
        page.evaluate("([name, value]) => localStorage.setItem(name, value)", [name, value])
    page.goto(f"{address}/open/coloretto")
    begin(page, "novice")
    page.locator(".app[data-state=asked]").wait_for()
    page.reload()
    page.locator(".app[data-state=asked]").wait_for()
    devtools = context.new_cdp_session(page)
    devtools.send("Storage.clearDataForOrigin", {"origin": address, "storageTypes": "all"})
    page.reload()
    expect(page.locator(".notice")).to_contain_text("table")
    page.get_by_role("link", name="All games").click()
    home(page)


def test_it_is_played_in_the_frame_of_a_portal(browser: Browser, tmp_path: Path) -> None:
    """Of another site, in a folder that nobody knew, without a place for files or a worker."""
    relative = '="./' in (BUILT / "index.html").read_text("utf-8")
    folder = "html/7/" if relative else ""  # as it was built: `make page BASE=./`, or at the root
    place = tmp_path / "portal" / folder
    place.parent.mkdir(parents=True, exist_ok=True)
    place.symlink_to(BUILT)
    refused = "navigator.storage.getDirectory = () => Promise.reject(new Error('refused'));"

    def spoil(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=refused + answer.text())

    context = browser.new_context(locale="en-GB", service_workers="block")
    context.set_default_timeout(LIMIT)
    page = context.new_page()
    page.route("**/table-worker-*.js", spoil)
    settle = f"Object.assign(localStorage, {json.dumps(SETTLED)})"
    page.add_init_script(f"try {{ {settle} }} catch {{}}")  # before there is a page there is none
    with ExitStack() as stack:
        here = stack.enter_context(served(tmp_path / "portal"))
        (tmp_path / "frame.html").write_text(
            '<iframe width="1200" height="650" '
            'sandbox="allow-forms allow-scripts allow-same-origin" '
            f'src="{here}/{folder}index.html"></iframe>'
        )
        outside = stack.enter_context(served(tmp_path))
        page.goto(f"{outside.replace('127.0.0.1', 'localhost')}/frame.html")
        page.frame_locator("iframe").get_by_role("heading", name="Galapagos").wait_for()
        (_, frame) = page.frames
        said = frame.get_by_role("status").filter(
            has_text="This browser isn’t saving anything here"
        )
        said.get_by_role("button").click()
        frame.evaluate(GO, f"/{folder}open/coloretto")
        begin(frame, "novice")
        frame.locator(".app[data-state=asked]").wait_for()
        frame.evaluate(HANDS, False)
        frame.locator("dialog .score-sheet").wait_for(timeout=5 * LIMIT)
    context.close()


@pytest.mark.parametrize("folder", ["", "games/tepui/"])
def test_an_app_is_installed_of_where_the_page_lies(folder: str) -> None:
    for file in BUILT.glob("manifest*.webmanifest"):
        manifest = json.loads(file.read_text("utf-8"))
        here = f"https://example.org/{folder}"
        assert "id" not in manifest  # it is where the app starts
        for place in (manifest["start_url"], manifest["scope"]):
            assert urljoin(f"{here}{file.name}", place) == here
        icons = [*manifest["icons"], *manifest["screenshots"]]
        for icon in [*icons, *(icon for each in manifest["shortcuts"] for icon in each["icons"])]:
            assert (BUILT / icon["src"]).is_file()
        for each in manifest["shortcuts"]:
            assert re.match(r"\./#", each["url"])


def test_the_app_has_the_words_of_its_person(opened: Open, address: str) -> None:
    page = opened().new_page()
    page.goto(address)
    home(page)
    names = []
    for language in ("fr", "de", "en"):
        page.evaluate("(language) => localStorage.setItem('tepui-language', language)", language)
        page.reload()
        page.locator(f"html[lang={language}]").wait_for()
        link = page.locator("link[rel=manifest]").get_attribute("href") or ""
        told = page.request.get(urljoin(f"{address}/", link)).json()
        assert told["lang"] == language
        names.append(told["shortcuts"][0]["name"])
    assert len(set(names)) == 3
