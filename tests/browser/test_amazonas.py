"""The table of Amazonas in a real browser: the map, the cards, the secrets, to the score screen."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import DRAWN, LIMIT, Visit, Visitor, corner, eventually, letter, settled
from browser.measure import CROWDED
from browser.states import Played
from server.kit import Served

# Somebody who clicks whatever glows, then a button, until the result is there.
HANDS = """() => {
  let seed = 7; // the same choices in every run
  const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
  const any = (list) => list[Math.floor(random() * list.length)];
  const all = (selector) => [...document.querySelectorAll(selector)];
  const hands = setInterval(() => {
    if (document.querySelector('dialog .score-sheet')) return clearInterval(hands);
    const glows = all('.missions .legal, .village.can, .inc.legal');
    any(glows.length ? glows : all('.prompt .acts .btn:not([aria-pressed])'))?.click();
  }, 25);
}"""
CAN = "button.village.can"


def opened(visitor: Visitor, seats: int, **wish: Any) -> Page:
    """A table of ours with bots, its map drawn."""
    page = visitor.sit("amazonas", ["me", *["bot:random"] * (seats - 1)], name="Ann", **wish)
    page.locator(".ground svg").wait_for()
    assert page.locator(".seat").count() == seats
    return page


def to_income(page: Page) -> None:
    """Whatever comes before the first income card is to be laid."""
    if page.locator(".missions").count():
        page.locator(".missions button").first.click()
    page.locator(CAN).first.click()
    page.locator(".inc.legal").first.wait_for()


def worded(page: Page) -> str:
    """The page's text, in which no word is missing."""
    text = page.locator("body").inner_text()
    assert not re.search(r"\b(web|amazonas|server)-[a-z]", text), text
    return text


def test_a_whole_game_by_clicking(visit: Visit) -> None:
    ann = visit()
    page = opened(ann, 2)
    page.locator(".missions button").nth(1).click()
    page.locator(CAN).nth(3).click()
    page.locator(".inc.legal").nth(4).click()
    page.get_by_role("button", name=re.compile("End turn|silver")).first.wait_for()
    page.evaluate(HANDS)
    page.locator("dialog .score-sheet:not(.ties)").wait_for(timeout=5 * LIMIT)
    ann.shot("amazonas-result")
    rows = [
        [int(re.findall(r"−?\d+$", cell.strip())[0].replace("−", "-")) for cell in row]
        for row in page.eval_on_selector_all(
            "dialog .score-sheet:not(.ties) :is(tbody tr, tfoot tr:first-child)",
            "rows => rows.map(row => [...row.querySelectorAll('td')].map(td => td.innerText))",
        )
    ]
    assert len(rows) == 9  # five species, the lead, the token, the mission; and the total
    for column in zip(*rows, strict=True):
        assert sum(column[:-1]) == column[-1]


def test_by_keyboard_alone(visit: Visit) -> None:
    page = opened(visit(), 3)
    page.locator(CAN).first.wait_for()

    def focus(selector: str) -> None:
        for _ in range(80):
            if page.evaluate("s => document.activeElement.matches(s)", selector):
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not come to {selector}")

    focus(CAN)
    here = page.evaluate("document.activeElement.innerText")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.innerText") != here
    focus(CAN)
    page.keyboard.press("Enter")
    page.locator(".inc.legal").first.wait_for()
    page.keyboard.press("6")
    end = page.get_by_role("button", name="End turn")
    coins = page.get_by_role("button", name=re.compile("silver"))
    end.or_(coins).wait_for()
    if coins.is_visible():
        page.keyboard.press(letter(page, "silver"))
    end.wait_for()
    if page.locator(CAN).count():
        focus(CAN)
        page.keyboard.press("Enter")
    while not page.locator(".inc.legal").count():
        if end.is_visible():
            page.keyboard.press(letter(page, "End turn"))
        settled(page)
    focus(".inc.legal")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    end.or_(coins).wait_for()


def test_the_secret_choice_can_be_changed_until_all_have_laid(visit: Visit) -> None:
    ann, bob = visit(), visit()
    mine = ann.served.open("amazonas", ["me", "friend"], name="Ann")
    his = ann.served.join(mine, name="Bob")
    pages = [
        visitor.go(f"/t/{seated['table']}#seat={seated['token']}")
        for visitor, seated in ((ann, mine), (bob, his))
    ]
    for page in pages:
        page.locator(".missions button").first.click()
    for _ in pages:
        (at,) = eventually(
            pages[0], lambda: [page for page in pages if page.locator(CAN).count()], "a turn"
        )
        at.locator(".purse .hut").drag_to(at.locator(CAN).first)  # as by a click on the village
        expect(at.locator(CAN)).to_have_count(0)
        expect(at.locator(".purse .hut")).to_have_count(0)
    here, there = pages
    here.locator(".k2").click()
    expect(here.locator(".inc.laid")).to_have_class(re.compile("k2"))
    assert "2 (Butterfly)" in here.locator(".prompt").inner_text()
    there.get_by_role("img", name="Has chosen").wait_for()
    assert there.locator(".played").all_inner_texts() == ["", ""]
    here.locator(".k5").drag_to(here.locator(".k4"))  # back among the others: nothing
    expect(here.locator(".inc.laid")).to_have_class(re.compile("k2"))
    here.locator(".k5").drag_to(here.locator(".map"))
    expect(here.locator(".inc.laid")).to_have_class(re.compile("k5"))
    there.locator(".k1").click()
    expect(there.locator(".played .card")).to_have_count(2)


def test_coins_and_huts_travel_and_what_cannot_be_done_is_explained(
    visit: Visit, served: Served
) -> None:
    # Nobody answers: news take the place of a sentence, and of a journey.
    played = Played(served, "amazonas", 4)
    played.until("build")
    ann = visit(calm=False)
    ann.watch()
    page = ann.go(played.path)
    page.locator(CAN).first.hover()
    expect(page.locator(".prompt .why")).to_contain_text("Build in")
    page.keyboard.press("Escape")
    expect(page.locator(".prompt .why")).not_to_contain_text("Build in")
    page.locator(".inc").first.click()
    page.locator(".prompt .no", has_text="AM5").wait_for()
    hut, purse = (corner(page.locator(f"[data-at={what}-0]")) for what in ("hut", "gold"))
    to_income(page)
    ann.sees(hut, page.locator(".site:has(use[href='#am-hut'])"))
    ann.sees(purse, page.locator("[data-at=bank-gold]"))
    page.locator(".village").first.click()
    page.locator(".prompt .no", has_text="AM7").wait_for()
    with played.quietly():
        while played.asked() != "would-end":
            played.move()
    played.shown(page)
    expect(page.locator(".prompt .what")).to_have_text("You can’t afford anything within reach.")


# Where a finger meets a village that can be built in, as near to the edge of the map as any.
AT_THE_EDGE = """(can) => {
  const { left, right, top, bottom } = document.querySelector('.window').getBoundingClientRect();
  const spots = [...document.querySelectorAll(can)].flatMap((village) => {
    const box = village.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const edge = Math.min(x - left, right - x, y - top, bottom - y);
    const met = document.elementFromPoint(x, y);
    return edge > 4 && village.contains(met) ? [{ x, y, edge }] : [];
  });
  const { x, y } = spots.sort((a, b) => a.edge - b.edge)[0];
  return [x, y];
}"""


# The villages that can be built in and lie below something else.
COVERED = """(can) => [...document.querySelectorAll(can)].flatMap((village) => {
  const { x, y, width, height } = village.getBoundingClientRect();
  const met = document.elementsFromPoint(x + width / 2, y + height / 2)[0];
  return village.contains(met) ? [] : [village.textContent.slice(0, 20)];
})"""


# How many of these villages are in sight, with their prices.
IN_SIGHT = """(can) => {
  const room = document.querySelector('.window').getBoundingClientRect();
  return [...document.querySelectorAll(can)].filter((village) => {
    const token = village.querySelector('.token').getBoundingClientRect();
    const sites = village.querySelector('.sites').getBoundingClientRect();
    return token.top >= room.top && sites.bottom <= room.bottom &&
      sites.left >= room.left && sites.right <= room.right;
  }).length;
}"""
# Whether the event and what shows the map lie above it, none upon the other.
ABOVE = """() => {
  const [event, inset, map] = ['.event', '.inset', '.window']
    .map((name) => document.querySelector(name).getBoundingClientRect());
  return event.bottom <= map.top && inset.bottom <= map.top && event.right <= inset.left;
}"""


# Whether the whole map is in sight, below what lies above it.
WHOLE = """() => {
  const { left, top, right, bottom } = document.querySelector('.country').getBoundingClientRect();
  const room = document.querySelector('.map').getBoundingClientRect();
  const clear = document.querySelector('.inset').getBoundingClientRect().bottom;
  return left >= -0.5 && right <= innerWidth + 0.5 && top >= clear && bottom <= room.bottom + 0.5;
}"""


def test_a_phone_by_touch(visit: Visit) -> None:
    ann = visit(360, 740, touch=True)
    page = opened(ann, 4)
    page.locator(CAN).first.wait_for()
    ann.shot("amazonas-phone-first")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    land = page.locator(".country")
    for height in (640, 740):  # not all villages, but those in sight are met and read
        page.set_viewport_size({"width": 360, "height": height})
        page.evaluate(DRAWN)
        assert page.evaluate(IN_SIGHT, CAN) >= 3, height
        assert page.evaluate("document.querySelector('.event').clientHeight") > 20
        assert page.evaluate(ABOVE)
        for box in (village.bounding_box() for village in page.locator(CAN).all()):
            assert box
            assert min(box["width"], box["height"]) >= 44
    page.touchscreen.tap(*page.evaluate(AT_THE_EDGE, CAN))
    expect(page.get_by_role("button", name="Build here")).to_be_visible()
    page.get_by_role("button", name="The whole map").tap()
    assert page.evaluate(WHOLE)
    assert page.evaluate(COVERED, CAN) == []
    page.touchscreen.tap(*page.evaluate(AT_THE_EDGE, CAN))
    page.get_by_role("button", name="Cancel").tap()
    for box in (village.bounding_box() for village in page.locator(CAN).all()):
        assert box
        assert min(box["width"], box["height"]) >= 44
    before = land.get_attribute("style")
    page.mouse.move(180, 300)
    page.mouse.down()
    page.mouse.move(160, 280, steps=5)
    page.mouse.up()
    assert land.get_attribute("style") != before  # panned, and nothing was built
    assert page.locator(CAN).count() > 1
    overlay = page.get_by_role("button", name="What I can reach and afford")
    overlay.tap()
    expect(page.locator(".reach.lacks")).not_to_have_count(0)
    assert page.locator(".village.can.faint").count() == 0  # the first hut stands anywhere
    overlay.tap()
    x, y = page.evaluate(AT_THE_EDGE, CAN)
    page.touchscreen.tap(x, y)  # says the village and its price; a second tap builds
    expect(page.get_by_role("button", name="Build here")).to_be_visible()
    page.touchscreen.tap(x, y)  # the map does not move away under the finger
    page.locator(".inc.legal").first.wait_for()
    overlay.tap()
    expect(page.locator(".reach.pays, .reach.dear").first).to_be_attached()
    overlay.tap()
    expect(page.locator(".reach")).to_have_count(0)
    page.locator(".inc.legal").first.tap()
    end = page.get_by_role("button", name=re.compile("End turn|silver"))
    end.first.wait_for()
    ann.shot("amazonas-phone")
    end.first.tap()


@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "de-DE"])
def test_what_a_chosen_village_asks_is_on_the_screen(
    visit: Visit, served: Served, language: str
) -> None:
    played = Played(served, "amazonas", 3)
    played.until("would-build")
    page = visit(360, 640, language, touch=True).go(played.path)
    played.shown(page)
    page.locator(".village.can").first.evaluate(
        "(it) => it.dispatchEvent("
        "new PointerEvent('click', { bubbles: true, pointerType: 'touch' }))"
    )
    expect(page.locator(".prompt .acts .btn")).to_have_count(2)
    page.evaluate(DRAWN)
    assert page.evaluate(CROWDED) == []


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900), (1920, 1080)])
def test_a_hint_covers_nothing_one_decides_about(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(*size).sit("amazonas", ["me", "bot:random", "bot:random"], hints=True)
    page.locator(".prompt:not(.calm)").wait_for()
    page.keyboard.press("h")
    page.locator(".hints li").first.wait_for()
    covered = page.evaluate("""() => {
      const hint = document.querySelector('.hints').getBoundingClientRect();
      const things = '.map, .purse, .mission, .missions, .hand, .prompt, .event';
      return [...document.querySelectorAll(things)].filter((each) => {
        const { left, right, top, bottom } = each.getBoundingClientRect();
        return left < hint.right - 1 && hint.left < right - 1 &&
          top < hint.bottom - 1 && hint.top < bottom - 1;
      }).map((each) => each.className);
    }""")
    assert covered == []


def test_a_tour_and_a_closer_look_have_their_words(visit: Visit) -> None:
    ann = visit(language="de-DE", tour=True, dark=True)
    page = opened(ann, 3)
    ann.tour()
    said = []
    while page.locator("dialog.tour").count():
        worded(page)
        said.append(page.locator("dialog.tour p").inner_text())
        page.locator("dialog.tour .btn.go").click()
    assert len(set(said)) == 6
    page.locator(".seat .more").first.click()
    page.locator("dialog .score-sheet:not(.ties)").wait_for()
    worded(page)
    assert ann.axe() == []


def test_a_spectator_sees_the_table_and_no_secret(visit: Visit) -> None:
    ann = visit()
    seated = ann.served.open("amazonas", ["me", "bot:random", "bot:random"], spectators=True)
    page = ann.go(f"/t/{seated['table']}")
    page.locator(".ground svg").wait_for()
    assert page.locator(".village").count() == 30
    assert page.locator(".mission, .inc").count() == 0
