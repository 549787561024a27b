"""The table of Galapagos in a real browser: played by mouse, keyboard and touch, and looked at."""

from __future__ import annotations

import math
import re
import time
from contextlib import suppress

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as Late

from browser.conftest import Visit, Visitor, corner, eventually, letter, middle, settled
from browser.states import Played
from server.kit import PATIENCE, Served

CALM = {"sand": "off", "stale": "1"}  # no hurry, and soon over when nobody collects


def piles(page: Page) -> Locator:
    """The colours of which a die can be laid."""
    return page.locator(".pile.legal")


def laid(page: Page) -> list[str]:
    """The plan, as its dice are spoken."""
    return [
        (slot.get_attribute("aria-label") or "").split(",")[0]
        for slot in page.locator(".plan .slot").all()
    ]


def lay(page: Page, count: int) -> None:
    for _ in range(count):
        before = len(laid(page))
        piles(page).first.click()
        expect(page.locator(".plan .slot")).to_have_count(before + 1)


def drag(page: Page, what: Locator, to: Locator | tuple[float, float]) -> None:
    here = what.bounding_box()
    there = to if isinstance(to, tuple) else middle(to)
    assert here is not None
    page.mouse.move(here["x"] + here["width"] / 2, here["y"] + here["height"] / 2)
    page.mouse.down()
    page.mouse.move(*there, steps=6)
    page.mouse.up()


def play(page: Page, act: str, rounds: int = 1000, limit: float = 5 * PATIENCE) -> int:
    """Play until the score is shown, or for some rounds; `act` is click, tap or keys."""
    done, end = 0, time.monotonic() + limit
    press = page.keyboard.press

    def touch(what: Locator) -> None:
        with suppress(Late):  # the game has gone on meanwhile: look again
            getattr(what, "tap" if act == "tap" else "click")(timeout=5_000)

    while done < rounds and not page.locator(".score-sheet").count():
        assert time.monotonic() < end, page.locator(".prompt").inner_text()
        if page.locator(".tile.legal").count():
            route = page.get_by_text("Walk the route")
            if done % 2 and route.count():
                if act == "keys":
                    press(letter(page, "Walk the route"))
                else:
                    touch(route)
            elif act == "keys":
                with suppress(Late):
                    page.locator(".tile.legal").first.focus(timeout=5_000)
                    press("Enter")
            else:
                touch(page.locator(".tile.legal").first)
        elif piles(page).count() == 0 or page.locator(".prompt .btn.go").count() == 0:
            pass  # others are awaited
        elif act == "keys":
            for key in "123456":
                press(key)
            press("Backspace")
            press(letter(page, "", ".go"))
            done += 1
        else:
            if page.locator(".plan .slot").count() == 0:
                touch(piles(page).first)
                expect(page.locator(".plan .slot")).not_to_have_count(0)
            touch(page.locator(".prompt .btn.go"))
            done += 1
        page.wait_for_timeout(60)
    while done == rounds and not page.locator(".prompt").get_by_text("Plan your route").count():
        assert time.monotonic() < end, page.locator(".prompt").inner_text()
        if page.get_by_text("Stop here").count():
            press(letter(page, "Stop here"))
        page.wait_for_timeout(60)
    return done


def test_a_whole_game_by_clicking(visit: Visit) -> None:
    ann = visit()
    page = ann.sit("galapagos", ["me", "bot:random"], options=CALM)
    play(page, "click")
    sheet = page.locator(".score-sheet:not(.ties)")
    expect(sheet).to_be_visible()
    ann.shot("galapagos-score")
    rows = sheet.locator("tbody tr").all()
    for column in range(2):
        told = [row.locator("td").nth(column).inner_text().split()[-1:] for row in rows[6:]]
        total = sheet.locator("tfoot tr").first.locator("td").nth(column).inner_text()
        assert sum(int(points) for (points,) in told) == int(total)


def test_by_keyboard_alone(visit: Visit) -> None:
    page = visit().sit("galapagos", ["me", "bot:random"], options=CALM)
    piles(page).first.wait_for()
    first = piles(page).first.get_attribute("aria-keyshortcuts") or ""
    page.keyboard.press(first)
    expect(page.locator(".plan .slot")).to_have_count(1)
    page.keyboard.press("Backspace")
    expect(page.locator(".plan .slot")).to_have_count(0)
    page.locator(".tile[tabindex='0']").first.focus()
    page.keyboard.press("ArrowRight")
    spoken = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert spoken.startswith("tile ")
    page.keyboard.press(letter(page, "", ".go"))  # an empty plan is asked about
    page.get_by_role("button", name="Confirm").wait_for()
    page.keyboard.press("Escape")
    assert play(page, "keys", rounds=2) == 2


def test_on_a_phone_by_touch(visit: Visit) -> None:
    ann = visit(360, 740, touch=True)
    page = ann.sit("galapagos", ["me", "bot:random", "bot:random"], options=CALM)
    assert play(page, "tap", rounds=2) == 2
    piles(page).first.wait_for()
    for what in (".pile", ".prompt .btn", ".tile"):
        box = page.locator(what).first.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 42, what
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    ann.shot("galapagos-phone")


def pair(ann: Visitor, bob: Visitor, options: dict[str, str]) -> tuple[Page, Page]:
    """Two people at one table."""
    mine = ann.served.open("galapagos", ["me", "friend"], options=options, numbers=False)
    other = ann.served.join(mine)
    return (
        ann.go(f"/t/{mine['table']}#seat={mine['token']}"),
        bob.go(f"/t/{mine['table']}#seat={other['token']}"),
    )


# Keeps what the timer and the first seat's card say, however short it is seen.
TOLD = """() => {
  window.told = [];
  new MutationObserver(() => {
    window.told.push(document.querySelector('[role=timer]')?.getAttribute('aria-label') ?? '');
    window.told.push(document.querySelector("[data-seat='0']").textContent);
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def test_the_sand_runs_for_the_others_and_locks_their_plan(visit: Visit) -> None:
    bob = visit()
    page, other = pair(visit(), bob, {"sand": "5"})
    lay(page, 1)
    expect(other.locator("[data-seat='0'] .pips .on")).to_have_count(1)
    assert other.locator("[data-seat='0'] .dice li").count() == 5  # rolled, not planned
    other.evaluate(TOLD)
    page.locator(".glass.legal").click()
    timer = other.get_by_role("timer")
    other.wait_for_function("() => window.told.some((each) => /seconds? left/.test(each))")
    bob.shot("galapagos-sand")
    other.wait_for_function("() => window.told.some((each) => each.includes('moves first'))")
    expect(timer).to_have_count(0)
    expect(other.locator(".log")).to_contain_text("The sand has run out")


def test_a_plan_is_laid_by_mouse_and_is_its_owners_alone(visit: Visit, served: Served) -> None:
    """What cannot be is explained, the way of a die is drawn, dice are dragged, and all is kept."""
    played = Played(served, "galapagos", 2, spectators=True)
    page = visit().go(played.path)
    played.shown(page)
    page.locator(".tile").first.click()
    expect(page.locator(".prompt .no")).to_contain_text("GA8")
    page.locator(".pile.none").first.click()
    expect(page.locator(".prompt .no")).to_contain_text("GA5")
    page.keyboard.press("Backspace")
    expect(page.locator(".prompt .no")).to_contain_text("no die in your plan")

    for leading in piles(page).all():
        leading.hover()
        settled(page)
        if page.locator("path.ahead").get_attribute("d"):
            break
    leading.click()
    expect(page.locator(".step")).to_have_count(1)
    assert page.locator("path.way").get_attribute("d")
    watcher = visit().go(played.path.partition("#")[0])
    watcher.locator(".island").wait_for()
    assert watcher.locator(".step, .rack").count() == 0
    expect(watcher.locator("[data-seat='0'] .pips .on")).to_have_count(1)
    page.keyboard.press("Backspace")
    expect(page.locator(".plan .slot")).to_have_count(0)

    row = page.locator(".plan li")
    drag(page, piles(page).first, middle(page.locator(".island")))  # a die goes on with the way
    expect(page.locator(".plan .slot")).to_have_count(1)
    drag(page, piles(page).last, row.nth(1))
    expect(page.locator(".plan .slot")).to_have_count(2)
    one, two = laid(page)
    drag(page, page.locator(".plan .slot").nth(1), row.nth(0))
    eventually(page, lambda: laid(page) == [two, one], "the change of places")
    drag(page, page.locator(".plan .slot").nth(0), middle(page.locator(".island")))
    expect(page.locator(".plan .slot")).to_have_count(1)
    settled(page)
    page.reload()
    expect(page.locator(".plan .slot")).to_have_count(1)
    assert laid(page) == [one]
    for _ in range(4):
        piles(page).first.click()
    settled(page)
    said = re.match(r"Die (\d) leads nowhere", page.locator(".prompt .what").inner_text())
    for place in range(5):  # the die that fails, and no other, says so
        fails = page.locator(".plan li").nth(place).locator(".fails")
        expect(fails).to_have_count(int(said is not None and int(said[1]) == place + 1))


# A pawn has gone, and a turtle, which has no name on its way.
WENT = """() => ['pawn-0', undefined]
  .every((what) => journeys.some(({ at }) => at === what))"""


def test_where_no_die_fits_the_prompt_says_so(visit: Visit, served: Served) -> None:
    for seed, what in ((85, "No die fits: finish your plan."), (2, "Plan your route.")):
        page = visit().go(Played(served, "galapagos", 2, seed).path)
        expect(page.locator(".prompt .what")).to_have_text(what)
        page.wait_for_timeout(500)  # until it is known where the dice lead
        expect(page.locator(".prompt .what")).to_have_text(what)


def test_a_pawn_walks_and_its_turtle_goes_to_its_owner(visit: Visit, served: Served) -> None:
    """With movement, too, the table ends where the server has it."""
    played = Played(served, "galapagos", 2)
    played.until("go-collect")
    ann = visit(calm=False, pace="")  # unhurried: a journey is left out where news wait
    ann.watch()
    page = ann.go(played.path)
    played.shown(page)
    start = corner(page.locator("[data-at=pawn-0]"))
    page.locator(".tile.legal[aria-label*=turtle]").first.click()
    page.wait_for_function(WENT)
    (walk, *_) = (each for each in page.evaluate("journeys") if each["at"] == "pawn-0")
    assert math.dist(walk["from"], start) < 6
    assert math.dist(walk["from"], walk["to"]) > 20
    assert walk["ms"] >= 260  # a step
    played.shown(page)
    expect(page.locator(".flying")).to_have_count(0)
    shown = sum(int(each) for each in page.locator(".shells b").all_inner_texts())
    told = sum(int(each.split()[-1]) for each in page.locator(".seat .score").all_inner_texts())
    assert shown == told > 0


# What stands around the island and leaves the window.
OUTSIDE = """() => [...document.querySelectorAll('.seat, .rack, .prompt')].filter((each) => {
  const box = each.getBoundingClientRect();
  return box.bottom > innerHeight || box.right > innerWidth || box.left < 0;
}).length"""


@pytest.mark.parametrize(("seats", "touch"), [(2, False), (4, True)])
def test_a_tour_has_a_place_for_every_step_and_all_seats_are_drawn(
    visit: Visit, seats: int, touch: bool
) -> None:
    ann = visit(touch=touch, tour=True)
    page = ann.sit("galapagos", ["me", *["bot:random"] * (seats - 1)], options=CALM)
    ann.tour()
    steps = 0
    while page.locator(".tour").count():
        assert page.locator(".spot").count() == 1
        page.locator(".tour .btn.go").click()
        steps += 1
    assert steps == 5
    lay(page, 2)
    expect(page.locator(".seat")).to_have_count(seats)
    expect(page.locator(".pawn")).to_have_count(seats)
    for width, height in ((1440, 900), (1280, 720), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        ann.shot(f"galapagos-{seats}-{width}")
        assert page.evaluate(OUTSIDE) == 0
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
