"""Two people and a bot around one device: they hand it on, and a curtain keeps their secrets."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.page_kit import HANDS


def test_a_curtain_falls_between_seats_that_hide_something(visit: Visit) -> None:
    ana = visit(390, 844, "fr-FR", touch=True)
    page = ana.go("/open/coloretto")
    page.locator(".seg button").nth(1).click()
    page.locator(".field").first.fill("Ana")
    page.locator(".who select").first.select_option("here")
    page.get_by_label("Nom pour la place 2").fill("Bénédicte")
    ana.sound("around-open")
    page.get_by_role("button", name="Ouvrir la table").click()
    curtain = page.locator(".curtain")
    seen = set[str]()
    for _ in range(4):
        curtain.wait_for()
        if not seen:
            ana.sound("curtain")
        expect(page.locator(".app")).to_have_count(0)  # nothing of the table is drawn
        seen.add(curtain.locator("h1").inner_text())
        curtain.get_by_role("button").click()
        page.locator(".app[data-state=asked]").wait_for()
        if len(seen) == 2:
            break
        page.evaluate(HANDS, True)
        page.locator(".pass").wait_for()
        ana.shot("pass-on")
        page.locator(".pass").get_by_role("button").click()
    assert seen == {"Ana, à vous de jouer", "Bénédicte, à vous de jouer"}
    page.reload()  # who holds the device now? A curtain first
    curtain.wait_for()


def test_where_nothing_is_hidden_no_curtain_falls(visit: Visit) -> None:
    """In Galapagos, before anybody has laid a die."""
    page = visit().go("/open/galapagos")
    page.locator(".seg button").first.click()
    page.locator(".who select").first.select_option("here")
    page.get_by_role("button", name="Open the table").click()
    page.locator(".app[data-state=asked]").wait_for()
    expect(page.locator(".curtain, .pass")).to_have_count(0)
    page.locator(".pile.legal").first.click()
    page.locator(".prompt .btn.go").click()  # a plan that the other may not see
    page.locator(".pass").get_by_role("button").click()
    page.locator(".curtain").wait_for()
