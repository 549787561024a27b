"""The browser keeps the promises of a deal, and says at the end whether they were held."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit
from server.kit import Served, looking, play_some, until
from tepui.engine import fair

LONG = 180_000  # milliseconds
OTHER = bytes(range(32))


def play_to_the_end(served: Served, table: str, tokens: list[str]) -> None:
    """Both seats are played by programs, beside the browsers that look on."""

    async def go() -> None:
        async with looking(served, table, *tokens) as players:
            await play_some(players, random.Random(3))

    # Playwright's loop runs in this thread.
    thread = threading.Thread(target=lambda: asyncio.run(go()))
    thread.start()
    thread.join()


def another_seed(state: Any) -> None:
    """At the end, another seed is shown than the one that was promised."""
    state.seed = OTHER


def another_promise(state: Any) -> None:
    """The same, and the server says that it had promised just that."""
    state.seed = OTHER
    state.head = msgspec.structs.replace(state.head, commitment=fair.commitment(OTHER))


def another_number(state: Any) -> None:
    """Bob’s number was another, and so was his promise, says the server."""
    state.numbers[1] = "ab" * 32
    state.promises[1] = fair.promise("ab" * 32)


def our_number(state: Any) -> None:
    """And so was ours."""
    state.numbers[0] = "ab" * 32
    state.promises[0] = fair.promise("ab" * 32)


def finished(visit: Visit, numbers: bool, lie: Callable[[Any], None] | None = None) -> Page:
    """Ann’s page after a game with Bob, in which both looked away."""
    ann = visit()
    served: Served = ann.served
    seated = served.open("coloretto", ["me", "friend"], numbers=numbers)
    page = ann.go(f"/t/{seated['table']}#seat={seated['token']}")
    page.locator(".fair").wait_for()
    joined = served.join(seated)
    if numbers:  # Bob's browser thinks of one, too
        bob = visit()
        bob.go(f"/t/{joined['table']}#seat={joined['token']}")
        bob.page.locator(".prompt").wait_for(timeout=LONG)
        bob.page.close()
    page.locator(".prompt").wait_for(timeout=LONG)
    here = page.url
    ann.go("/rules/coloretto")
    play_to_the_end(served, seated["table"], [seated["token"], joined["token"]])
    live = served.worker.tables.live[seated["table"]]
    until(lambda: live.state.status == "over")
    if lie is not None:
        lie(live.state)
    page.goto(here)
    page.locator(".checked").wait_for(timeout=LONG)
    return page


@pytest.mark.parametrize("numbers", [False, True], ids=["plain", "numbers"])
def test_an_honest_deal_was_checked_by_the_browser(visit: Visit, numbers: bool) -> None:
    page = finished(visit, numbers)
    expect(page.locator(".checked summary")).to_contain_text("Fair deal, checked", timeout=LONG)
    page.locator(".checked summary").click()
    expect(page.locator(".checked li.no")).to_have_count(0)
    told = page.locator(".checked").inner_text()
    assert "promised before the first move" in told
    assert ("nobody, host included, could choose" in told) is numbers
    assert ("could have tried several" in told) is not numbers
    late = visit()  # somebody who comes when all is over
    late.go(page.url.removeprefix(late.served.http).split("#")[0])
    expect(late.page.locator(".checked summary")).to_contain_text(
        "came after the end", timeout=LONG
    )


@pytest.mark.parametrize(
    ("lie", "numbers"),
    [(another_seed, False), (another_promise, False), (another_number, True), (our_number, True)],
    ids=lambda each: getattr(each, "__name__", ""),
)
def test_a_lie_is_noticed(visit: Visit, lie: Callable[[Any], None], numbers: bool) -> None:
    page = finished(visit, numbers, lie)
    expect(page.locator(".checked [role=alert]")).to_contain_text(
        "not the one that was promised", timeout=LONG
    )
    expect(page.locator(".checked li.no")).to_have_count(1)
