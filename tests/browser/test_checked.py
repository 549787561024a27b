"""The browser keeps the promises of a deal, and says at the end whether they were held."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.states import Played
from server.kit import Served
from tepui.engine import fair

OTHER = bytes(range(32))


def another_seed(state: Any) -> None:
    """At the end, another seed is shown than the one that was promised."""
    state.seed = OTHER


def another_promise(state: Any) -> None:
    """The same, and the server says that it had promised just that."""
    state.seed = OTHER
    state.head = msgspec.structs.replace(state.head, commitment=fair.commitment(OTHER))


def another_number(state: Any) -> None:
    """Bob’s number was another, and so was his promise, says the server."""
    state.numbers = {**state.numbers, 1: "ab" * 32}
    state.promises = {**state.promises, 1: fair.promise("ab" * 32)}


def our_number(state: Any) -> None:
    """And so was ours."""
    state.numbers = {**state.numbers, 0: "ab" * 32}
    state.promises = {**state.promises, 0: fair.promise("ab" * 32)}


LIES: dict[bool, tuple[Callable[[Any], None], ...]] = {
    False: (another_seed, another_promise),
    True: (another_number, our_number),
}


@pytest.mark.parametrize("numbers", [False, True], ids=["plain", "numbers"])
def test_a_deal_was_checked_by_the_browser_and_a_lie_is_noticed(
    visit: Visit, numbers: bool
) -> None:
    """After a game of Ann with Bob, in which both looked away."""
    ann = visit()
    served: Served = ann.served
    seated = served.open("coloretto", ["me", "friend"], numbers=numbers)
    page = ann.go(f"/t/{seated['table']}#seat={seated['token']}")
    page.locator(".fair").wait_for()
    joined = served.join(seated)
    if numbers:  # Bob's browser thinks of one, too
        bob = visit()
        bob.go(f"/t/{joined['table']}#seat={joined['token']}")
        bob.page.locator(".prompt").wait_for()
        bob.go("/health")
    page.locator(".prompt").wait_for()
    here = page.url
    ann.go("/rules/coloretto")
    played = Played.at(served, "coloretto", seated["table"])
    played.to_the_end()
    page.goto(here)
    summary = page.locator(".checked summary")
    expect(summary).to_contain_text("Fair deal, verified")
    summary.click()
    expect(page.locator(".checked li.no")).to_have_count(0)
    told = page.locator(".checked").inner_text()
    assert "promised before the first move" in told
    assert ("nobody, not even the host, could choose" in told) is numbers
    assert ("could have tried several" in told) is not numbers
    late = visit()  # somebody who comes when all is over
    late.go(here.removeprefix(served.http).split("#")[0])
    expect(late.page.locator(".checked summary")).to_contain_text("joined after the end")
    honest = played.live.state
    for lie in LIES[numbers]:
        played.live.state = honest.copy()
        lie(played.live.state)
        page.reload()
        wrong = page.locator(".checked [role=alert]")
        expect(wrong).to_contain_text("not the one that was promised")
        expect(page.locator(".checked li.no")).to_have_count(1)
