"""A match in two browsers: opened, joined by its link, sealed while it is played, then compared."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import expect

from browser.conftest import Visit, Visitor
from browser.states import Played

SEATS = "() => localStorage.getItem('tepui-seats')"


def seat_of(visitor: Visitor) -> Any:
    """The seat that a browser holds."""
    return json.loads(visitor.page.evaluate(SEATS))[0]


def test_a_match_between_two_tables(visit: Visit) -> None:
    ann = visit(1440, 900, "fr-FR")
    bob = visit(360, 740, "de-DE", dark=True, touch=True)
    page = ann.go("/open/coloretto")
    page.locator(".seg button").first.click()  # two seats
    page.locator(".who input").fill("Anne")
    page.locator("#compare").select_option("tables")
    page.locator("summary").click()
    ann.sound("match-open")
    page.locator("button.go").click()
    page.wait_for_url("**/match/*")
    expect(page.locator(".tables > li")).to_have_count(2)
    ann.sound("match-begun")
    link = page.locator(".invite input").input_value()
    match = page.url.rsplit("/", 1)[-1]
    bob.page.goto(link)
    expect(bob.page.locator(".tables button")).to_have_count(3)
    assert "#join" not in bob.page.url
    bob.page.locator(".name input").fill("Bartholomäus der Längere")
    bob.sound("match-join")
    bob.page.locator(".tables > li").nth(1).locator("button").first.click()
    bob.page.wait_for_url("**/t/*")
    mine, his = seat_of(ann), seat_of(bob)
    assert (mine["match"], his["match"]) == (match, match)
    assert mine["table"] != his["table"]
    invitation = link.split("#join=")[1]
    for each, name in ((mine, "Cléo"), (his, "Dora")):
        ann.served.join({"table": each["table"], "invitation": invitation}, name)

    Played.at(ann.served, "coloretto", mine["table"]).to_the_end()
    page.locator(".tables > .own a").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("footer.acts")).to_be_visible()
    expect(page.locator("footer.acts a[href^='/replay']")).to_have_count(0)  # others still play it
    page.locator("footer.acts a[href^='/match']").click()
    expect(page.locator("td b")).to_have_count(2)  # one's own result
    expect(page.locator(".scroll a")).to_have_count(0)
    ann.sound("match-sealed")
    bob.go(f"/match/{match}")
    expect(bob.page.locator("#deal-0")).to_be_visible()
    expect(bob.page.locator("td b, .standings")).to_have_count(0)  # he has not played it

    Played.at(ann.served, "coloretto", his["table"]).to_the_end()
    for each in (ann, bob):
        each.go(f"/match/{match}")
        expect(each.page.locator(".standings tbody tr")).to_have_count(4)
        expect(each.page.locator(".standings tr.own")).to_have_count(1)
        expect(each.page.locator("td b")).to_have_count(4)
        expect(each.page.locator("ol li p")).to_have_count(2)
    bob.sound("match-over-phone")
    # Where they parted leads into the replay of either table.
    bob.page.locator("ol li a").first.click()
    bob.page.wait_for_url("**/replay/*")
    expect(bob.page.locator(".log li").first).to_be_attached()
    bob.go("/")
    expect(bob.page.locator(f"#played a[href='/match/{match}']")).to_be_visible()
