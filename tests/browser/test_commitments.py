"""The browser keeps the promises of a deal, and says at the end whether they were held."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.states import Played
from server.kit import Served
from tepui.engine.play import fair


def our_number(state: Any) -> None:
    """Our number was another, and so was our promise, says the server."""
    state.numbers = {**state.numbers, 0: "ab" * 32}
    state.promises = {**state.promises, 0: fair.promise("ab" * 32)}


def test_a_deal_was_checked_by_the_browser_and_a_lie_is_noticed(visit: Visit) -> None:
    """After a game of Ann with Bob, in which both looked away; which lies are noticed is tried in
    web/tests/promises.test.ts."""
    ann = visit()
    served: Served = ann.served
    seated = served.open("coloretto", ["me", "friend"], numbers=True)
    page = ann.go(f"/t/{seated['table']}#seat={seated['token']}")
    page.locator(".fair").wait_for()
    joined = served.join(seated)
    bob = visit()  # his browser thinks of a number, too
    bob.go(f"/t/{joined['table']}#seat={joined['token']}")
    bob.page.locator(".prompt").wait_for()
    page.locator(".prompt").wait_for()
    here = page.url
    for each in (ann, bob):
        each.go("/health")
    played = Played.at(served, "coloretto", seated["table"])
    played.to_the_end()
    page.goto(here)
    summary = page.locator(".checked summary")
    expect(summary).to_contain_text("Fair deal, verified")
    expect(page.locator(".checked li.no")).to_have_count(0)
    expect(page.locator(".checked")).to_contain_text("promised before the first move")
    expect(page.locator(".checked")).to_contain_text("nobody, not even the host, could choose")
    late = visit()  # somebody who comes when all is over
    late.go(here.removeprefix(served.http).split("#")[0])
    expect(late.page.locator(".checked summary")).to_contain_text("joined after the end")
    our_number(played.live.state)
    page.reload()
    wrong = page.locator(".checked [role=alert]")
    expect(wrong).to_contain_text("isn’t the one that was promised")
    expect(page.locator(".checked li.no")).to_have_count(1)
