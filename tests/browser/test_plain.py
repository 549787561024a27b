"""The plain table: a fifth game, from its folder alone, played whole in the browser.

The server is told where the folder is, and nothing else: no file of the client, of the server or of
these tests knows the game, but for this one.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visit
from server.kit import Served, process, sqlite_at

GAMES = Path(__file__).parents[2] / "examples" / "games"
ROUNDS = 7


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    env = {"TEPUI_GAMES": str(GAMES), "TEPUI_JIT": "off"}  # interpreted: nothing is compiled anew
    with process(sqlite_at(tmp_path_factory.mktemp("tables")), env=env) as found:
        yield found


def choices(page: Page) -> Locator:
    return page.locator(".choices button:enabled")


def in_round(page: Page, number: int, word: str = "Round") -> None:
    expect(page.get_by_text(f"{word} {number}", exact=True)).to_be_visible()
    choices(page).first.wait_for()


def test_a_game_is_played_whole_from_its_folder(visit: Visit) -> None:
    ann = visit(touch=True)  # as all visitors here: a context more costs as much as a page
    page = ann.sit("piranha", ["me", "bot:random", "bot:random"])
    for number in range(1, ROUNDS + 1):
        in_round(page, number)
        assert choices(page).count() == ROUNDS + 1 - number
        if number % 2:
            choices(page).first.click()
        else:
            page.keyboard.press("1")
    result = page.locator("dialog[open]")
    result.wait_for()
    expect(result).to_contain_text("All nets have been cast.")
    expect(result).to_contain_text("Piranhas")  # a line of its score sheet
    expect(page.locator("h1")).to_contain_text("Piranha")
    assert "piranha-" not in page.locator("body").inner_text()
    ann.shot("plain-result")

    table = page.url.rpartition("/t/")[2].partition("#")[0]
    page = ann.follow(f"/replay/{table}")
    expect(page.get_by_text("Round 1", exact=True)).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_text("The river is quiet")).to_be_visible()
    ann.shot("plain-replay")


def test_a_phone_in_three_languages_and_the_rules(visit: Visit) -> None:
    ann = visit(360, 740, "en-GB", touch=True)
    page = ann.sit("piranha", ["me", "bot:random", "bot:random", "bot:random"])
    in_round(page, 1)
    choices(page).nth(2).tap()
    in_round(page, 2)
    ann.faultless("plain-phone", (360, 740))
    assert page.evaluate("document.querySelector('.plain .spread').scrollWidth") <= 360
    assert all(each.bounding_box()["height"] >= 44 for each in choices(page).all())
    for language, word in (("fr", "Manche"), ("de", "Runde")):
        page.evaluate(f"localStorage.setItem('tepui-language', '{language}')")
        page.reload()
        in_round(page, 2, word)
        assert "piranha-" not in page.locator("body").inner_text()
    ann.follow("/rules/piranha")
    expect(page.locator("#PI4")).to_contain_text("verheddern")
    expect(page.locator(".picture .card").last).to_have_text("P")  # it has no picture of its own


def test_a_secret_choice_can_be_changed_and_is_told_when_all_have_chosen(visit: Visit) -> None:
    ann, bob = visit(touch=True), visit(touch=True)
    seated = ann.served.open("piranha", ["me", "friend"])
    joined = ann.served.join(seated)
    ann.go(f"/t/{seated['table']}#seat={seated['token']}")
    bob.go(f"/t/{joined['table']}#seat={joined['token']}")
    in_round(ann.page, 1)
    choices(ann.page).nth(6).click()  # net 7
    expect(ann.page.get_by_text("You can still change your mind.")).to_be_visible()
    expect(bob.page.get_by_text("Has cast a net")).to_be_visible()
    ann.page.get_by_role("button", name="Change to net 6").click()
    expect(ann.page.locator(".seat.mine")).to_contain_text("Net of this round 6")
    in_round(bob.page, 1)
    choices(bob.page).first.click()  # net 1
    for each in (ann, bob):
        in_round(each.page, 2)
        expect(each.page.locator(".log")).to_contain_text("shows a 6.")
