"""What remains of games: my games, those I played with, the leaderboard, my mistakes."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.states import Played
from server.kit import Served


def test_a_game_is_found_again_with_its_people_and_figures(visit: Visit, served: Served) -> None:
    ann = visit()
    played = Played(served, "coloretto", 2)
    page = ann.go(played.path)
    played.to_the_end()
    played.shown(page)
    ann.follow("/games")
    game = page.get_by_role("list", name="My games").get_by_role("listitem")
    expect(game).to_have_count(1)
    expect(game).to_contain_text("Coloretto Amazonas · with Bartholomäus")
    figures = page.get_by_role("region", name="Statistics")
    expect(figures).to_contain_text("1 game, ")
    # Neither won nor lost is a game of both.
    shown = []
    for result in ("won", "lost"):
        page.get_by_label("Result").select_option(result)
        shown.append(page.get_by_text("No games match.").count())
    assert sorted(shown) == [0, 1]
    page.get_by_label("Result").select_option("")
    ann.faultless("my-games", (1440, 900), (360, 740))
    figures.get_by_role("link", name="Bartholomäus").click()
    expect(page.get_by_role("heading", name="Bartholomäus")).to_be_visible()
    expect(page.get_by_role("heading", name="Our games")).to_be_visible()
    expect(page.locator(".games a.main")).to_have_attribute("href", f"/replay/{played.id}?coach")
    ann.faultless("player", (360, 740))
    ann.follow("/ranking/galapagos")
    rows = page.get_by_role("table").get_by_role("row")
    expect(rows.filter(has_text="champion bot")).to_have_count(1)
    expect(page.locator(".seg [aria-current=page]")).to_have_text("Galapagos")
    ann.faultless("ranking", (360, 740))
    ann.follow("/mistakes")
    expect(page.get_by_text("Nothing to practise right now.")).to_be_visible()
    ann.faultless("mistakes", (360, 740))
    ann.complaints = [line for line in ann.complaints if "404" not in line]  # he is in no ranking


@pytest.mark.usefixtures("coach")
def test_a_mistake_is_asked_again_and_its_answer_is_shown_on_the_table(
    visit: Visit, served: Served
) -> None:
    ann = visit(390, 844, touch=True)
    played = Played(served, "coloretto", 2, 1)
    played.to_the_end()
    page = ann.go(played.path)
    played.shown(page)
    page.goto(f"{served.http}/replay/{played.id}?coach")
    expect(page.locator(".coach[aria-busy=false] .choices .moment").first).to_be_visible()
    page.wait_for_function("localStorage['tepui-mistakes']")
    page.goto(served.http + "/mistakes")
    answers = page.locator(".lesson ol button")
    answers.first.wait_for()
    kept = "JSON.parse(localStorage['tepui-mistakes'])"
    assert page.evaluate(f"{kept}.every(({{ due }}) => due <= Date.now())")
    answers.last.tap()
    expect(page.locator(".marks .frame.better").last).to_be_visible()
    costs = [
        int(each.replace("−", "-").rstrip("%"))
        for each in answers.locator(".num").all_inner_texts()
    ]
    assert costs == sorted(costs, reverse=True)
    assert page.evaluate(f"{kept}.some(({{ due }}) => due > Date.now())"), "and later again"
