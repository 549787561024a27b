"""Replays: by a link and from a file, step by step, as each seat saw it."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.replays import dropped, step
from browser.states import Played
from server.kit import Served, until


def played(served: Served) -> str:
    """A finished game of Coloretto."""
    seated = served.open("coloretto", ["me", "friend"])
    served.join(seated)
    Played.at(served, "coloretto", seated["table"]).to_the_end()
    return seated["table"]


def test_a_finished_game_is_walked_through_as_each_seat_saw_it(visit: Visit) -> None:
    ann = visit()
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = played(ann.served)
    page = ann.go(f"/replay/{table}")
    slider = page.get_by_role("slider")
    slider.wait_for()
    first = step(page)
    assert first == 6  # the cards are dealt, the first player is drawn
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value(str(first + 1))
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(first))
    page.keyboard.press("Home")
    expect(slider).to_have_value("0")
    page.get_by_role("button", name="To the last step").click()
    last = slider.get_attribute("max")
    expect(slider).to_have_value(str(last))
    expect(page.locator(".bar .turn")).to_contain_text(re.compile("win|share the win"))
    # A seat sees no more than it saw.
    page.get_by_role("button", name="Ann", exact=True).click()
    expect(page.locator(".log")).to_contain_text("Bob draws a card.")
    page.get_by_role("button", name="All", exact=True).click()
    expect(page.locator(".log")).not_to_contain_text("Bob draws a card.")
    slider.fill("20")
    expect(slider).to_have_attribute("aria-valuetext", f"step 21 of {int(last or 0) + 1}")
    marked = page.locator(".log .now").inner_text()
    as_bob = page.get_by_role("button", name="Bob", exact=True)
    as_bob.click()  # the same step, as Bob saw it
    expect(as_bob).to_have_attribute("aria-pressed", "true")
    expect(slider).to_have_value("20")
    assert page.locator(".log .now").count() == 1
    page.get_by_role("button", name="Share this step").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith(f"/replay/{table}?step=20&seat=1")
    zoe = visit()
    zoe.page.goto(link)
    expect(zoe.page.get_by_role("slider")).to_have_value("20")
    expect(zoe.page.get_by_role("button", name="Bob", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    zoe.page.get_by_role("button", name="All", exact=True).click()
    expect(zoe.page.locator(".log .now")).to_have_text(marked)


def test_it_plays_by_itself(visit: Visit) -> None:
    ann = visit(throwaway=True)
    ann.page.clock.install()
    page = ann.go("/replay")
    dropped(page, "coloretto")
    first = step(page)
    page.get_by_role("button", name="4", exact=True).click()
    page.get_by_role("button", name="Play", exact=True).click()
    until(lambda: step(page) >= first + 3)
    page.get_by_role("button", name="Stop").click()
    page.get_by_role("button", name="Play", exact=True).wait_for()
    stopped = step(page)
    page.clock.run_for(20_000)
    assert step(page) == stopped


def test_a_file_that_is_no_log_is_refused_and_nothing_is_in_anybodys_way(visit: Visit) -> None:
    ann = visit(language="fr-FR")
    page = ann.go("/replay")
    page.locator("input[type=file]").set_input_files(
        {"name": "x.txt", "mimeType": "text/plain", "buffer": b"hello"}
    )
    expect(page.get_by_role("alert")).to_be_visible()
    ann.complaints = [line for line in ann.complaints if "409" not in line]
    assert ann.axe() == []
    dropped(page, "coloretto")
    page.get_by_role("slider").fill("60")
    ann.faultless("replay", (1440, 900), (360, 740))
    page.locator(".notes").click()
    expect(page.locator(".log .now")).to_be_in_viewport()
    ann.shot("replay-phone-notes")
