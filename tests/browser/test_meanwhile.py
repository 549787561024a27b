"""What rivals do while one waits: told where it happens, shown again on a key, recalled."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import Visit, Visitor, corner
from browser.states import Played


def test_what_rivals_did_is_told_on_the_table_and_shown_again(visit: Visit) -> None:
    ann: Visitor = visit(pace="calm")
    played = Played(ann.served, "coloretto", 3, live=False)
    while not played.asked():
        played.move()
    page = ann.go(played.path)
    played.shown(page)
    away = page.locator(".recap button[aria-label=Close]")
    if away.count():  # whoever comes back to a table by correspondence is told what happened
        away.click()
    played.move(0)
    while not played.asked():
        played.move()
    slip = page.locator(".slip")
    expect(slip.first).to_be_visible()
    expect(slip.first).to_have_text(re.compile("Bartholomäus|Cleo"))
    (x, y), (left, top) = corner(slip.first), corner(page.locator("main"))
    assert x >= left
    assert y >= top
    page.keyboard.press("Escape")  # enough of it
    played.shown(page)
    settled = page.locator("main").inner_text()
    page.keyboard.press("v")
    expect(page.locator(".app")).to_have_attribute("data-state", "waiting")
    expect(slip.first).to_be_visible()
    page.locator("main").click(position={"x": 3, "y": 3})
    played.shown(page)
    assert page.locator("main").inner_text() == settled
    page.reload()
    played.shown(page)
    recap = page.get_by_role("region", name="While you waited")
    expect(recap).to_contain_text(re.compile("Bartholomäus|Cleo"))
    assert ann.axe() == []
    page.keyboard.press("Escape")
    expect(recap).to_have_count(0)
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Rivals' moves").select_option("once")
    kept = page.evaluate("JSON.parse(localStorage['tepui-settings']).pace")
    assert kept == "once"


def test_what_a_rival_lays_is_told_at_its_seat(visit: Visit) -> None:
    """Where a tag has no box of its own, too: not upon one's own cards."""
    ann = visit(pace="calm")
    played = Played(ann.served, "amazonas", 3)
    while (match := played.live.state.match) is None or set(match.position.waiting()) != {0, 1, 2}:
        played.move()
    page = ann.go(played.path)
    played.shown(page)
    played.move(1)
    slip = page.locator(".slip")
    expect(slip).to_contain_text("Bartholomäus")
    assert corner(slip)[1] < corner(page.locator(".hand"))[1]
    assert corner(slip)[0] > corner(page.locator(".hand"))[0]
