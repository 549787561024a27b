"""A server's reviews and hints, made by the browser that asks for them: see docs/page.md.

It needs what `make browser-python` packs; `make test-page` packs it and runs this.
"""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit, eventually
from browser.states import Played
from server.kit import PATIENCE, Served
from tepui.server.http import browser_python
from tepui.server.table import bots, reviews

pytestmark = [
    pytest.mark.skipif(browser_python.stand() != "there", reason="make test-page packs it"),
    pytest.mark.usefixtures("coach"),
]


# A browser on a busy machine is not taken for one that is too slow.
PATIENT = """(() => {
  const real = window.setTimeout;
  window.setTimeout = (act, time, ...given) => real(act, time < 10_000 ? time : 2 ** 30, ...given);
})()"""


@pytest.fixture(autouse=True)
def there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser_python, "stand", lambda: "there")


def finished(served: Served) -> Played:
    played = Played(served, "coloretto", 2)
    played.to_the_end()
    return played


def findings(served: Served, table: str) -> Any:
    assert served.loop is not None
    asked = served.worker.store.reviews.findings([table])
    return asyncio.run_coroutine_threadsafe(asked, served.loop).result(PATIENCE)


def coach_of(page: Page) -> Any:
    skill = page.locator(".coach .skill").first
    skill.wait_for()
    expect(page.locator(".coach").get_by_role("progressbar")).to_have_count(0)
    return skill.inner_text()


def test_a_review_is_made_where_it_is_asked_for_and_kept_there(
    visit: Visit, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "_make", None)  # the server could not
    played, ann = finished(served), visit()
    ann.script(PATIENT)
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url))
    ann.go()
    page = ann.go(played.path)
    eventually(page, lambda: findings(served, played.id), "what was found is handed in")
    assert any("/python/" in each for each in asked)
    asked.clear()
    page.goto(f"{served.http}/replay/{played.id}?coach")
    assert "points lost in" in coach_of(page)
    assert not any("/python/" in each for each in asked), "it is kept"
    assert not ann.complaints
    policy = page.request.get(f"{served.http}/replay").headers["content-security-policy"]
    assert "wasm" not in policy, "only the worker runs WebAssembly"


def test_hints_are_found_where_they_are_asked_for(
    visit: Visit, served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    by_server = []
    advised = bots.advised
    monkeypatch.setattr(bots, "advised", lambda *given: by_server.append(1) or advised(*given))
    ann = visit()
    ann.script(PATIENT)
    page = ann.sit("coloretto", ["me", "bot:random"], hints=True)
    page.locator(".app[data-state=asked]").wait_for()
    known: list[int] = []
    page.on("response", lambda answer: known.append(1) if "/known" in answer.url else None)
    hints = page.locator(".hints li")

    def ask() -> bool:
        """Ask once more; whether the server was not asked."""
        before = len(by_server)
        page.keyboard.press("h")
        hints.first.wait_for()
        page.get_by_role("button", name="Close").click()
        return len(by_server) == before

    assert not ask(), "until Python is there, nobody waits for it"
    eventually(page, ask, "a hint of the browser's own")
    assert ask()
    assert len(known) > 2
    assert not ann.complaints


def test_the_server_makes_the_review_where_a_browser_cannot(visit: Visit, served: Served) -> None:
    played, ann = finished(served), visit()
    ann.page.route("**/python/**/memory.gz", lambda route: route.fulfill(status=503))
    page = ann.go(f"/replay/{played.id}?coach")
    assert "points lost in" in coach_of(page)
    assert any(key[0] == played.id for key in served.worker.reviews._works)
    assert any("The server thinks" in each for each in ann.complaints)
    ann.complaints.clear()
