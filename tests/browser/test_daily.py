"""The daily challenge in a browser: at home, played, judged, shared, and the days before."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from browser.conftest import Visit, Visitor
from server.kit import PATIENCE, looking, play_out
from tepui.daily.par import BOT, STAND_IN, Par

PERSON = "() => localStorage.getItem('tepui-person')"


def play_on(ann: Visitor, game: str, person: str) -> None:
    """The rest of a try, at random, over a socket of its own."""
    body = {"person": person, "name": "Ann"}
    _, seated, _ = ann.served.ask("POST", f"/api/daily/{game}", body)

    async def go() -> None:
        async with looking(ann.served, seated["table"], seated["token"]) as (player,):
            await play_out(player, seated["seat"], random.Random(1), [10_000], False)

    # Playwright's loop runs in this thread.
    with ThreadPoolExecutor(1) as other:
        other.submit(asyncio.run, go()).result(PATIENCE)


def in_server(ann: Visitor, work: Any) -> None:
    asyncio.run_coroutine_threadsafe(work, ann.served.loop).result(PATIENCE)


def own_choices(ann: Visitor) -> None:
    """From the page of the day: the coach on one's own choices, from what one saw alone."""
    page = ann.page
    page.locator("main > a[href*='seat=mine']").click()  # on a phone, too, the coach is open
    expect(page.locator(".coach .skill")).to_have_count(1)
    expect(page.get_by_role("progressbar")).to_have_count(0)
    moments = page.locator(".coach .moment")
    moments.first.click()
    expect(page.locator(".coach .one p")).to_have_count(2)
    expect(page.locator(".frame.better").last).to_be_attached()
    # Nothing but this seat's view is offered, and nothing to play on with.
    expect(page.locator(".eyes, .whose")).to_have_count(0)
    expect(page.locator(".coach .one .btn, .deck .btn:not(.notes)")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert ann.axe() == []
    ann.shot(f"daily-mine-{page.viewport_size['width'] if page.viewport_size else 0}")


@pytest.mark.usefixtures("coach")
def test_a_day_is_played_judged_and_shared(visit: Visit) -> None:
    ann = visit(360, 740, "fr-FR", touch=True)
    days = ann.served.worker.days
    in_server(ann, days.prepare())
    first, final = Par([1, 2, 30, 40], STAND_IN), Par([1, 2, 30, 40], BOT)
    day, before = days.today().isoformat(), (msgspec.json.encode(par) for par in (first, final))
    # As it was, in another language.
    in_server(ann, days.store.days.set_par("coloretto", day, *before))
    page = ann.go()
    deals = page.locator(".today li:not(.puzzle) a")
    expect(deals).to_have_count(4)
    expect(page.locator(".today a.new")).to_have_count(4)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    deals.first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#board-title")).to_be_visible()
    expect(page.locator("ol li")).to_have_count(0)
    page.locator(".play button").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    expect(page.locator(".prompt")).to_be_visible()
    play_on(ann, "coloretto", page.evaluate(PERSON))
    expect(page.locator(".verdict .against b")).to_be_visible()
    stands_in = page.locator(".verdict .lines p").first.inner_text()
    in_server(ann, days.set_par("coloretto", day, final))
    assert ann.axe() == []
    expect(page.locator(".acts a")).to_have_count(3)  # no rematch, replay or open review yet
    page.locator(".acts a").first.click()
    expect(page.locator("ol li.own")).to_have_count(1)
    champions = page.locator(".verdict .lines p").first.inner_text()
    assert champions != stands_in, "which bot's par it is, is said"
    assert " 4" in champions
    assert "web-" not in page.locator("body").inner_text()
    ann.faultless("daily", (1440, 900), (360, 740))
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator(".verdict button").click()
    expect(page.locator(".verdict button use")).to_have_attribute("href", "#i-check")
    shared = page.evaluate("navigator.clipboard.readText()").splitlines()
    assert len(shared) == 3
    assert set(shared[1].split(" ")[0]) <= {"🟩", "⬜"}
    assert shared[2] == page.url
    own_choices(ann)
    solved = {"puzzle": [days.today().isoformat()]}
    page.evaluate("days => localStorage['tepui-daily'] = JSON.stringify(days)", solved)
    page = ann.follow("/")
    expect(page.locator(".today a.done")).to_have_count(2)
    expect(page.locator(".today .puzzle a.done use")).to_have_attribute("href", "#i-check")
    page = ann.go("/daily/coloretto/2020-01-01")
    expect(page.get_by_role("alert")).to_be_visible()
    ann.complaints.clear()  # the browser names the 404 in its console
