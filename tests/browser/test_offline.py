"""A table whose connection is lost goes on in the browser, and is handed in: see docs/page.md.

It needs what `make browser-python` packs; `make test-page` packs it and runs this.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit, Visitor, eventually
from browser.states import Played
from browser.test_page import HANDS
from browser.test_thinking_here import PATIENT
from server.kit import PATIENCE, Served, Tunnel, tunnel
from tepui.engine import log as logs
from tepui.server.http import browser_python
from tepui.server.http.replays import written
from tepui.server.table.load import load

pytestmark = pytest.mark.skipif(browser_python.stand() != "there", reason="make test-page packs it")
GO_ON = "Play on without a connection"


@pytest.fixture(autouse=True)
def there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser_python, "stand", lambda: "there")


@pytest.fixture
def way(served: Served) -> Iterator[Tunnel]:
    with tunnel(served) as found:
        yield found


@pytest.fixture
def ann(visit: Visit) -> Iterator[Visitor]:
    found = visit()
    yield found
    lost = ("ERR_CONNECTION_REFUSED", "ERR_EMPTY_RESPONSE", "409")  # browsers remark on these
    found.complaints[:] = [
        each for each in found.complaints if not any(remark in each for remark in lost)
    ]


def stored(served: Served, table: str) -> Any:
    assert served.loop is not None
    asked = load(served.worker.store, table)
    return asyncio.run_coroutine_threadsafe(asked, served.loop).result(PATIENCE)


def begun(ann: Visitor, served: Served, way: Tunnel) -> dict[str, Any]:
    """A table alone against a bot, in a browser that has loaded Python for a hint."""
    ann.script(PATIENT)
    seated: dict[str, Any] = served.open("coloretto", ["me", "bot:random"], hints=True)
    ann.page.goto(f"{way.http}/t/{seated['table']}#seat={seated['token']}")
    ann.page.locator(".app[data-state=asked]").wait_for()
    ann.page.keyboard.press("h")
    loaded = "!!localStorage.getItem('tepui-python')"
    eventually(ann.page, lambda: ann.page.evaluate(loaded), "Python is loaded")
    ann.page.reload()
    ann.page.locator(".app[data-state=asked]").wait_for()
    ann.page.wait_for_load_state("networkidle")
    return seated


def go_on(page: Page, way: Tunnel) -> None:
    way.close()
    page.get_by_role("button", name=GO_ON).click()
    expect(page.locator(".news .off")).to_have_text("offline")
    page.locator(".app[data-state=asked]").wait_for()


def decision(page: Page) -> int:
    return int(page.locator(".app").get_attribute("data-decision") or 0)


def test_a_game_goes_on_without_a_connection_and_is_handed_in(
    ann: Visitor, served: Served, way: Tunnel
) -> None:
    seated = begun(ann, served, way)
    go_on(ann.page, way)
    ann.page.evaluate(HANDS, False)  # to the end
    ann.page.locator("dialog .score-sheet:not(.ties)").wait_for()
    assert stored(served, seated["table"]).status == "playing"
    way.open()
    expect(ann.page.locator(".news .off")).to_have_count(0)
    table = stored(served, seated["table"])
    assert table.status == "over"
    log = logs.read(written(table, None))
    assert log.dealt == "device"
    assert logs.verify(log) > 0


def test_what_was_played_survives_a_reload_and_is_handed_in_then(
    ann: Visitor, served: Served, way: Tunnel
) -> None:
    seated = begun(ann, served, way)
    go_on(ann.page, way)
    before = decision(ann.page)
    ann.page.evaluate(HANDS, False)
    eventually(ann.page, lambda: decision(ann.page) > before + 2, "some moves")
    ann.page.close()
    way.open()
    page = ann.context.new_page()
    page.goto(f"{way.http}/t/{seated['table']}")
    page.locator(".app[data-state=asked]").wait_for()
    table = stored(served, seated["table"])
    assert table.head.device
    assert table.decisions[0] >= before + 2


def test_what_is_refused_is_said_and_stays_playable(
    ann: Visitor, served: Served, way: Tunnel
) -> None:
    seated = begun(ann, served, way)
    go_on(ann.page, way)

    Played.at(served, "coloretto", seated["table"]).move(0)  # on another device
    ann.page.evaluate(HANDS, False)
    eventually(ann.page, lambda: decision(ann.page) > 2, "some moves")
    way.open()
    said = ann.page.locator(".offline")
    expect(said).to_contain_text("has gone on meanwhile")
    expect(said).to_contain_text("The game goes on on this device.")
    ann.page.locator("dialog .score-sheet:not(.ties)").wait_for()  # it is played to its end
    assert not stored(served, seated["table"]).head.device
    ann.page.keyboard.press("Escape")
    said.get_by_role("button", name="To the server").click()
    ann.page.locator(".app[data-state=asked]").wait_for()
    expect(said).to_contain_text("kept on this device")
    said.get_by_role("button", name="Forget it").click()
    expect(said).to_have_count(0)
