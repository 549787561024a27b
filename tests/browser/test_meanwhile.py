"""What rivals do while one waits: told in one place, shown again on a key, recalled."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from browser.conftest import DRAWN, Visit, Visitor, corner, settled
from browser.measure import CUT, PILED, PLACES
from browser.states import HALFWAY, Played
from server.kit import Served


def view_of(played: Played) -> Any:
    match = played.live.state.match
    assert match is not None
    return match.position.game.views.view(match.position.seen_by(0))


def test_what_rivals_did_is_told_on_the_table_and_shown_again(visit: Visit) -> None:
    ann: Visitor = visit(pace="calm")
    played = Played(ann.served, "coloretto", 3, live=False)
    while not played.asked():
        played.move()
    page = ann.go(played.path)
    played.shown(page)
    played.move(0)
    while not played.asked():
        played.move()
    news = page.locator(".news")
    expect(news).to_have_text(re.compile("Bartholomäus|Cleo"))
    place = corner(news)
    page.keyboard.press("Escape")  # enough of it
    played.shown(page)
    settled = page.locator("main").inner_text()
    page.keyboard.press("v")
    expect(page.locator(".app")).to_have_attribute("data-state", "waiting")
    expect(news).to_have_text(re.compile("Bartholomäus|Cleo"))
    page.locator("main").click(position={"x": 3, "y": 3})
    played.shown(page)
    assert page.locator("main").inner_text() == settled
    assert corner(news) == place
    page.reload()
    played.shown(page)
    recap = page.get_by_role("region", name="While you waited")
    expect(recap).to_contain_text(re.compile("Bartholomäus|Cleo"))
    expect(news).to_contain_text("While you waited")
    assert ann.axe() == []
    page.keyboard.press("Escape")
    expect(recap).to_have_count(0)
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Opponents’ moves").select_option("once")
    kept = page.evaluate("JSON.parse(localStorage['tepui-settings']).pace")
    assert kept == "once"


def test_a_great_moment_stops_the_table_for_a_breath(visit: Visit, served: Served) -> None:
    other, played = (Played(served, "coloretto", 3) for _ in range(2))
    moves = 0
    while not any(each.piles for each in view_of(other).seats):
        other.move()
        moves += 1
    for _ in range(moves - 1):
        played.move()
    ann = visit(calm=False, pace="calm")
    page = ann.go(played.path)
    played.shown(page)
    played.move()
    caption = page.locator(".flying.caption")
    expect(caption).to_contain_text(re.compile("completes the .* column"))
    assert page.locator(".flying.veil").count()
    assert page.locator(".flying.thrown use").count() > 5
    page.locator("main").click(position={"x": 3, "y": 3})  # one tap hurries
    expect(page.locator(".flying")).to_have_count(0)
    # Now sound is offered, in the place of the news: it covers nothing, and is asked once.
    offer = page.locator(".bar .offer", has_text="hear the table")
    offer.wait_for()
    assert page.evaluate(PILED) == []
    for width, within in ((360, ".app > .offer"), (1000, ".offer")):
        page.set_viewport_size({"width": width, "height": 740})
        expect(page.locator(within)).to_contain_text("hear the table")
        assert page.evaluate(CUT, ".offer") == []
    page.get_by_role("button", name="No, thanks").click()
    expect(page.locator(".news")).to_be_attached()
    assert page.evaluate("JSON.parse(localStorage['tepui-settings']).soundAsked")


def test_nothing_moves_while_news_comes_and_goes(visit: Visit) -> None:
    """On a phone: the news, the question, the stage and the tools keep their places and sizes,
    whatever is told or asked, while the line is lost, and when a move is refused. What is told and
    asked at other tables, see test_screens.py."""
    ann = visit(390, 844, "fr-FR", touch=True, pace="brisk")
    played = Played(ann.served, "coloretto", 3)
    page = ann.go(played.path)
    places: list[str] = []
    for state in played.states(most=5):
        played.shown(page)
        if state == "over":
            break
        places.append(page.evaluate(PLACES))
        for act in HALFWAY["coloretto"].values() if state != "waiting" else []:
            act(page)
            page.evaluate(DRAWN)
            places.append(page.evaluate(PLACES))
        page.get_by_role("button", name="Annuler le dernier choix").click(force=True)
        settled(page)
        places.append(page.evaluate(PLACES))
        if len(places) < 8:
            with page.expect_event("websocket"):
                page.evaluate("dispatchEvent(new Event('offline'))")
                places.append(page.evaluate(PLACES))
                page.evaluate("dispatchEvent(new Event('online'))")
            played.shown(page)
    assert len(set(places)) == 1, "\n".join(sorted(set(places)))
