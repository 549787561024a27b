"""The front door: four games, open tables, one's own tables, a link, and no connection."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.conftest import Visit
from server.kit import until


def test_home_speaks_the_language_of_the_browser_until_another_is_chosen(visit: Visit) -> None:
    ann = visit(language="fr-FR")
    page = ann.go()
    expect(page.locator(".box")).to_have_count(4)
    expect(page.locator(".box .meta").last).to_contain_text("60")
    for language, tables in (("fr", "Mes tables"), ("en", "My tables"), ("de", "Meine Tische")):
        if language != "fr":
            page.locator("select.lang").select_option(language)
        expect(page.locator("#main")).to_contain_text(tables)
        assert page.locator("html").get_attribute("lang") == language
        assert "web-" not in page.locator("body").inner_text()
        ann.shot(f"home-{language}")
    page.reload()
    expect(page.locator("h1")).to_contain_text("Vier Brettspiele")


def test_axe_finds_nothing_at_home(visit: Visit) -> None:
    ann = visit(touch=True)
    ann.served.open("galapagos", ["me", "friend", "friend"], public=True)
    ann.go().locator("#tables li b").first.wait_for()
    ann.faultless("home", (1440, 900), (360, 740))


def test_the_first_link_of_every_page_skips_its_bar(visit: Visit) -> None:
    ann = visit()
    for path in ("", "/rules/amazonas", "/nowhere"):
        page = ann.go(path)
        page.locator("#main").wait_for()
        skip = page.locator("a").first
        expect(skip).to_have_attribute("href", "#main")
        skip.focus()
        page.keyboard.press("Enter")
        expect(page.locator("main#main")).to_be_focused()
        page.keyboard.press("Tab")
        expect(page.locator("#main :focus")).to_have_count(1)
        # A page that kept its place in the focus would take it at every click.
        expect(page.locator("#main")).not_to_have_attribute("tabindex", "-1")
    assert ann.axe() == []  # where there is nothing, that can be read
    ann.complaints = [line for line in ann.complaints if "404" not in line]


def test_who_plays_and_how_many_is_remembered_and_played_with(visit: Visit) -> None:
    page = visit().go()
    strength, easy = page.locator(".bots").first, "bots: novice bot"
    while not (strength.get_attribute("aria-label") or "").startswith(easy):
        strength.click()
    many = page.get_by_label("Seats: Amazones")
    expect(many).to_have_value("4")
    many.select_option("5")
    page.reload()
    expect(many).to_have_value("5")
    expect(strength).to_have_attribute("aria-label", re.compile(f"^{easy}"))
    page.get_by_role("button", name="Play now: Amazones").click()
    page.wait_for_url("**/t/*")
    page.get_by_role("tab", name="Players").click()
    expect(page.locator(".players li")).to_have_count(5)
    expect(page.locator(".players [aria-label='novice bot']")).to_have_count(4)
    # Each has a face and a manner of its own.
    expect(page.locator(".players .portrait")).to_have_count(4)
    expect(page.locator(".players li").nth(2)).to_contain_text("Miser: parts with as little")
    expect(page.locator(".players li").first).to_contain_text("Guest")


def test_my_tables_wait_at_home_and_the_gone_are_forgotten(visit: Visit) -> None:
    ann = visit()
    page = ann.go()
    page.get_by_label("Your name").fill("Inès")
    page.get_by_role("button", name="Play now: Coloretto").click()
    page.wait_for_url("**/t/*")
    page.locator(".prompt").wait_for()
    page.evaluate("""() => {
        const seats = JSON.parse(localStorage.getItem('tepui-seats'));
        seats.push({...seats[0], table: '0123456789abcdef'});
        localStorage.setItem('tepui-seats', JSON.stringify(seats));
    }""")
    page.get_by_role("link", name="Tepui, home").click()
    # Home is about me now: what waits, the games within the first look, what is new today.
    expect(page.locator("h1")).to_have_text(re.compile("It’s your turn|Welcome back, Inès"))
    mine = page.locator("#mine li")
    expect(mine).to_have_count(1)
    heads = page.locator("#main h2:visible")
    for place, head in ((0, "My tables"), (1, "Coloretto Amazonas"), (5, "Daily challenge")):
        expect(heads.nth(place)).to_have_text(head, use_inner_text=True)
    expect(page.locator(".box .go").nth(3)).to_be_in_viewport(ratio=1)
    # The first of what is below is one thing to do next, with its game's picture.
    expect(page.locator(".mine > :not([hidden]) .picture").first).to_be_visible()
    ann.faultless("home-back", (1440, 900), (360, 740))
    expect(mine.get_by_role("link")).to_contain_text("Coloretto Amazonas")
    until(lambda: page.evaluate("JSON.parse(localStorage.getItem('tepui-seats')).length") == 1)
    mine.get_by_role("link").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("Inès").first).to_be_visible()
    ann.complaints = [line for line in ann.complaints if "404" not in line]


def test_the_page_of_a_game_has_all_ways_in(visit: Visit) -> None:
    ann = visit(language="de-DE")
    ann.served.open("coloretto", ["me", "friend"], public=True, name="Xenia")
    ann.served.open("galapagos", ["me", "friend"], public=True, name="Yan")
    page = ann.go()
    page.locator(".box h2 a", has_text="Coloretto").click()
    page.wait_for_url("**/g/coloretto")
    expect(page.locator("h1")).to_have_text("Coloretto Amazonas")
    ways = page.locator(".doors a").evaluate_all("all => all.map(a => a.pathname)")
    there = ("learn", "rules", "daily", "real-table", "puzzles")
    assert ways == [f"/{each}/coloretto" for each in there]
    expect(page.locator("dd")).to_have_count(3)
    expect(page.locator(".levels li")).to_have_count(7)
    expect(page.locator("#tables .opener")).to_have_text(["Xenia"])  # of this game alone
    ann.faultless("game", (1440, 900), (360, 740))
    page.goto(ann.served.http + "/rules/coloretto")
    page.get_by_role("link", name="Zum Spiel").click()
    page.get_by_role("button", name="Spielen", exact=True).click()
    page.wait_for_url("**/t/*")


def test_a_table_is_joined_from_home_by_its_button_or_its_link(visit: Visit) -> None:
    ann = visit()
    ann.served.open("coloretto", ["me", "friend"], public=True, name="Zoé")
    seated = ann.served.open("coloretto", ["me", "friend"], name="Zoé")
    page = ann.go()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_label("Your name").blur()
    page.get_by_role("button", name="Sit down: Coloretto Amazonas, Zoé").click()
    page.wait_for_url("**/t/*")
    page.locator(".prompt").wait_for()
    page.get_by_role("link", name="Tepui, home").click()
    field = page.get_by_role("textbox", name="Have a link?")
    field.fill("doesn’t lead to a table")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_role("alert")).to_contain_text("doesn’t lead to a table")
    link = f"{ann.served.http}/t/{seated['table']}#join={seated['invitation']}"
    field.fill(f"Come and play! {link}")
    page.get_by_role("button", name="Join").click()
    page.wait_for_url(f"**/t/{seated['table']}")
    page.get_by_role("button", name="Sit down").click()  # the name is known
    page.locator(".prompt").wait_for()


def test_without_a_connection_the_page_says_so(visit: Visit) -> None:
    ann = visit(worker=True)
    page = ann.go()
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    active = "navigator.serviceWorker.getRegistration().then(found => Boolean(found?.active))"
    until(lambda: page.evaluate(active))
    page.reload()  # now by way of the service worker
    ann.context.set_offline(True)
    offline = page.get_by_role("heading", name="You’re offline")

    def cut_off() -> bool:
        """The browser cuts a worker that has just started off a moment later than its page."""
        page.goto(ann.served.http + "/rules/coloretto")
        page.wait_for_timeout(300)
        return offline.is_visible()

    until(cut_off, "the line is cut")
    ann.complaints.clear()  # of a page whose files did not come
    expect(page.get_by_role("heading", name="Vous êtes hors ligne")).to_have_count(0)
    ann.shot("offline")
    assert ann.axe() == []
    assert page.evaluate("caches.keys()") == ["tepui-offline-3"]
    kept = "caches.open('tepui-offline-3').then(c => c.keys()).then(k => k.map(r => r.url))"
    assert all("/offline" in each for each in page.evaluate(kept))
    page.evaluate("document.fonts.ready")
    assert page.evaluate("Array.from(document.fonts, ({status}) => status)") == ["loaded"] * 3
    ann.context.set_offline(False)  # and the page returns by itself
    expect(page.get_by_role("heading", name="Coloretto Amazonas")).to_be_visible()
    ann.complaints = [line for line in ann.complaints if "net::ERR_" not in line]
