"""A tournament in two browsers: opened, entered by its link, begun, played, gone on with."""

from __future__ import annotations

import asyncio
from typing import Any

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.states import Played
from server.kit import Served


def play(served: Served, path: str) -> None:
    """All tables of the round are played to the end."""
    for table in served.ask("GET", path)[1]["rounds"][-1]["tables"]:
        Played.at(served, "coloretto", table["table"]).to_the_end()


def told_of(served: Served, tournament: str) -> Any:
    assert served.loop is not None
    work = served.worker.store.notices.at(tournament)
    return asyncio.run_coroutine_threadsafe(work, served.loop).result()


def test_a_tournament_from_its_opening_to_the_second_round(visit: Visit, served: Served) -> None:
    ann = visit(1440, 900, "fr-FR")
    bob = visit(360, 740, "de-DE", dark=True, touch=True)
    page = ann.go("/open/coloretto")
    page.locator(".cup").click()
    page.wait_for_url("**/tournament/coloretto")
    page.locator("input.field").first.fill("Coupe de la rivière")
    page.locator(".seg button").first.click()  # tables of two
    page.locator("#rounds").select_option("2")
    ann.sound("cup-open")
    page.locator("button.go").click()
    page.wait_for_url("**/c/*")
    expect(page.locator("h1")).to_contain_text("Coupe de la rivière")
    page.locator("form input").fill("Anne")
    page.locator("form button").click()
    expect(page.locator(".in")).to_contain_text("Anne")
    ann.sound("cup-organiser")
    page.locator(".in button").first.click()  # to be told of rounds
    page.locator("dialog summary").click()
    page.locator("dialog input[type=url]").fill("https://1.1.1.1/x")
    page.locator("dialog details button").click()
    expect(page.locator("dialog [role=status]")).not_to_be_empty()
    page.keyboard.press("Escape")
    link = page.locator(".invite input").input_value()
    stored = told_of(served, link.split("/c/")[1].split("#")[0])
    assert [(each.kind, each.address) for each in stored] == [
        ("hook", "discord fr https://1.1.1.1/x")
    ]
    bob.page.goto(link)
    bob.page.locator("form input").fill("Bartholomäus der Längere")
    bob.sound("cup-enter")
    bob.page.locator("form button").click()
    expect(bob.page.locator(".in")).to_contain_text("Bartholomäus")
    assert "#join" not in bob.page.url
    path = f"/api/tournaments/{page.url.rsplit('/', 1)[-1]}"
    entry: Any = {"invitation": link.split("#join=")[1]}
    known = served.ask("POST", "/api/people", {})[1]["session"]  # Cléo is, and has a sign
    for name, session in (("Cléo", known), ("Dora", "")):
        served.ask("POST", f"{path}/enter", {"name": name, **entry}, session)
    expect(page.locator("section > ol li")).to_have_count(4)
    expect(page.locator("section > ol .sign")).to_have_count(1)
    page.locator(".organise .acts .go").click()
    expect(page.locator(".stands")).to_contain_text("Ronde 1 sur 2")
    bob.go("/")
    bob.page.get_by_role("link", name="Coupe de la rivière").click()
    expect(bob.page.locator(".in")).to_contain_text("Bartholomäus")
    expect(page.locator(".now a.go")).to_be_visible()
    ann.sound("cup-round-1")
    bob.page.locator(".now a.go").click()  # to the table
    bob.page.wait_for_url("**/t/*")
    expect(bob.page.locator(".prompt")).to_be_visible()
    play(served, path)
    expect(
        bob.page.locator(f"dialog a[href='{path.replace('/api/tournaments', '/c')}']")
    ).to_be_visible()
    bob.page.locator("dialog a[href^='/c/']").click()
    expect(bob.page.locator("tbody tr")).to_have_count(4)
    expect(bob.page.locator("tbody tr:has(.sign)")).to_contain_text("Cléo")
    # Nobody waits for the rest between rounds: the organiser says so, twice.
    again = page.locator(".organise .acts button").first
    expect(page.locator(".stands span")).to_be_visible()
    expect(page.locator("tbody td:nth-child(4)")).to_have_text(["1"] * 4)
    again.click()
    expect(again).to_contain_text("Vraiment")
    again.click()
    expect(page.locator(".stands")).to_contain_text("Ronde 2 sur 2")
    expect(page.locator("#round-1 + ul > li")).to_have_count(2)
    expect(bob.page.locator("#round-1")).to_be_visible()
    bob.page.locator("summary").click()
    bob.sound("cup-standings")
