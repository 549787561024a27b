"""Beside a real table, on a phone: a pad that nothing is lost from, aids, set-up and prints."""

from __future__ import annotations

import json
from itertools import cycle

import msgspec
import pytest
from playwright.sync_api import expect

import tepui
from browser.conftest import Visit
from companion.transcripts import played, tapped
from settings import Setting

PHONE = {"width": 360, "height": 740}
GAMES = [game.id for game in tepui.all_games() if game.pad is not None]
# How much of what is tapped is smaller than a finger; what stands in a sentence is read.
SMALL = """() => [...document.querySelectorAll('main button, main summary, .parts a')]
  .filter((each) => each.offsetParent && each.getBoundingClientRect().height < 44)
  .map((each) => each.outerHTML.slice(0, 120))"""


def test_a_pad_counts_keeps_and_is_sent(visit: Visit) -> None:
    ann = visit(**PHONE, touch=True)
    page = ann.go("/g/coloretto")
    page.get_by_role("link", name="At the real table").click()
    for card in ("toad", "snake"):
        page.get_by_role("button", name=card).click()
    tabs = page.get_by_role("tab")
    expect(tabs.nth(0)).to_contain_text("3")
    tabs.nth(1).click()
    page.get_by_role("button", name="Piles: green column: 0").click()
    wrong = page.get_by_text("The first player to complete a colour")
    expect(wrong).to_contain_text("CA8")
    expect(page.get_by_role("button", name="Save the result")).to_have_count(0)
    page.get_by_role("button", name="Bonus of 6 for the green column").click()
    expect(wrong).to_have_count(0)
    expect(page.get_by_text("Player 2 wins.")).to_be_visible()
    assert page.evaluate(SMALL) == []
    ann.sound("pad")
    # The page is closed: nothing is lost, and a tap too many is taken back.
    page.reload()
    expect(tabs.nth(1)).to_contain_text("27")
    page.get_by_role("button", name="frog").click()
    expect(tabs.nth(0)).to_contain_text("4")
    page.get_by_role("button", name="Take back").click()
    expect(tabs.nth(0)).to_contain_text("3")
    # Without a server what is tapped is kept, and counted when it is back.
    ann.context.set_offline(True)
    page.get_by_role("button", name="frog").click()
    expect(page.get_by_text("What you entered has been saved")).to_be_visible()
    kept = json.loads(page.evaluate("localStorage.getItem('tepui-pads')"))
    assert kept["pads"]["coloretto"]["entries"][0]["frog"] == 1
    ann.context.set_offline(False)
    page.get_by_role("button", name="frog").click()
    expect(tabs.nth(0)).to_contain_text("3")
    # A result is kept under a name, and sent as a link that bears it.
    page.get_by_label("Name of this result").fill("Sunday, with rain")
    page.get_by_role("button", name="Save the result").click()
    expect(page.get_by_text("Saved in this browser.")).to_be_visible()
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    for button, name in (("Picture", "tepui-coloretto.png"), ("spreadsheet", "tepui.csv")):
        with page.expect_download() as loaded:
            page.get_by_role("button", name=button).click()
        assert loaded.value.suggested_filename == name
    assert "Sunday, with rain" in loaded.value.path().read_text("utf-8")
    bo = visit(**PHONE)
    there = bo.go(link.removeprefix(bo.served.http))
    expect(there.get_by_text("somebody sent you")).to_be_visible()
    expect(there.get_by_text("Player 2 wins.")).to_be_visible()
    assert there.evaluate("localStorage.getItem('tepui-pads')") is None
    bo.go("/real-table/coloretto#pad=nonsense")
    there.reload()
    expect(there.get_by_role("alert")).to_contain_text("contains no result that can be read")
    assert all("ERR_INTERNET_DISCONNECTED" in each for each in ann.complaints)
    ann.complaints.clear()


def test_courtiers_are_put_together_part_by_part(visit: Visit) -> None:
    ann = visit(**PHONE, touch=True)
    page = ann.go("/real-table/amazones")
    page.get_by_role("button", name="Courtier 1: head –").click()
    for part, value in (("head", "+4"), ("torso", "+2"), ("legs", "−1")):
        page.get_by_role("dialog").get_by_role("button", name=f"{part} {value}").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    # 5, the best (+5), the worst (−5) and the largest court (+5).
    expect(page.get_by_role("tab").first).to_contain_text("10")
    ann.sound("pad-amazones")


@pytest.mark.usefixtures("coach")
def test_a_game_is_written_down_and_reviewed(visit: Visit) -> None:
    ann = visit(**PHONE, touch=True)
    page = ann.go("/real-table/coloretto")
    page.get_by_role("link", name="Record").click()
    page.get_by_label("Player 1", exact=True).fill("Ann")
    ann.sound("write-begin")
    page.get_by_role("button", name="Start").click()
    for card in ("toad", "snake", "owl"):
        expect(page.get_by_role("heading", name="Your hand")).to_be_visible()
        page.get_by_role("button", name=card).click()
    page.get_by_role("button", name="Player 2").click()
    expect(page.get_by_role("heading", name="Player 2: which card")).to_be_visible()
    assert page.evaluate(SMALL) == []
    ann.sound("write")
    page.get_by_role("button", name="toad").click()
    page.get_by_role("button", name="to Ann").click()
    # Where there is one way, it is taken: Ann cannot but accept.
    expect(page.get_by_text("Ann accepts")).to_be_visible()
    expect(page.get_by_role("heading", name="Ann: which card")).to_be_visible()
    # The page is closed: nothing is lost, and a wrong tap is taken back.
    page.reload()
    page.get_by_role("button", name="snake").click()
    page.get_by_role("button", name="into their own column").click()
    expect(page.get_by_role("heading", name="Which card did you draw")).to_be_visible()
    page.get_by_role("button", name="Take back").click()
    expect(page.get_by_role("heading", name="Ann: which card")).to_be_visible()
    # A game that is over, with all that was tapped: the coach says what it cannot judge.
    _, entered = tapped(played(Setting(tepui.game("coloretto"), 2), 4), 0)
    kept = json.dumps({"coloretto": msgspec.to_builtins(entered)})
    page.evaluate("kept => localStorage.setItem('tepui-transcripts', kept)", kept)
    page.reload()
    page.get_by_role("link", name="Coach’s review").click()
    expect(page.get_by_role("note")).to_contain_text("How well the others chose")


def test_the_sandglass_runs_out_as_the_rules_say(visit: Visit) -> None:
    ann = visit(**PHONE, touch=True, throwaway=True)
    began = 1_800_000_000.0  # the clock stands still but for what the test says
    ann.page.clock.set_fixed_time(began)
    page = ann.go("/real-table/galapagos/aids")
    page.get_by_role("button", name="Turn the sandglass").click()
    timer = page.get_by_role("timer")
    page.clock.set_fixed_time(began + 12)
    expect(timer).to_have_text("18")
    page.clock.set_fixed_time(began + 29.5)
    expect(timer).to_have_text("1")
    page.clock.set_fixed_time(began + 30.5)
    expect(page.get_by_text("The sand has run out.")).to_be_visible()
    page.get_by_text("Can I skip a die").click()
    expect(page.get_by_role("link", name="GA8")).to_be_visible()
    assert ann.axe() == []


def test_rounds_and_events_are_counted_and_kept(visit: Visit) -> None:
    ann = visit(**PHONE, language="de-DE")
    page = ann.go("/real-table/amazonas/aids")
    page.get_by_role("button", name="Jaguar").click()
    page.get_by_role("button", name="Waldbrand").click()
    page.reload()
    expect(page.get_by_role("heading", name="Runde 2 von 18")).to_be_visible()
    expect(page.get_by_role("button", name="Jaguar · noch 1")).to_be_visible()
    page.get_by_role("button", name="Auslosen, wer beginnt").click()
    expect(page.get_by_role("heading", name="Es beginnt")).to_be_visible()
    ann.sound("aids")


def test_set_up_and_prints_in_three_languages(visit: Visit) -> None:
    """Of each game in one of them, by turns."""
    ann = visit(**PHONE, language="fr-FR")
    page = ann.go("/real-table")
    for game, language in zip(GAMES, cycle(("fr", "en", "de")), strict=False):
        ann.follow(f"/real-table/{game}/setup")
        expect(page.locator(".acts .num")).to_contain_text("1 / ")
        page.locator(".lang").select_option(language, force=True)
        expect(page.locator(f"html[lang={language}] .acts .num")).to_contain_text("1 / ")
        steps = int(page.locator(".acts .num").inner_text().partition("/")[2])
        assert steps <= 10
        for step in range(1, steps + 1):
            expect(page.locator(".acts .num")).to_have_text(f"{step} / {steps}")
            text = page.locator("main").inner_text()
            assert f"{game}-" not in text
            assert "web-" not in text
            if step < steps:
                page.locator(".acts .go").click()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.locator(".parts a").last.click()
        expect(page.locator(".ways .go")).to_have_count(
            {"amazonas": 5, "galapagos": 3}.get(game, 4)
        )
        link = page.locator(".ways .go").first.get_attribute("href")
        assert link == f"/api/games/{game}/print/rules/{language}?paper=a4"
    ann.sound("prints")
