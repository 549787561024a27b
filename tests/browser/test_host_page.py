"""The host's page and the door in browsers: one link opens it, and what is done there holds."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from click.testing import CliRunner
from playwright.sync_api import expect

from browser.conftest import Visit
from server.kit import Served, serving, sqlite_at
from tepui.cli.app import app


def command(*words: str) -> str:
    """What a command of the host prints. Playwright's loop runs in this thread."""
    with ThreadPoolExecutor(1) as other:
        return other.submit(CliRunner().invoke, app, ["host", *words]).result().output


@pytest.fixture
def database(tmp_path: Path) -> str:
    return sqlite_at(tmp_path)


@pytest.fixture
def own(database: str) -> Iterator[Served]:
    """A server of its own: a shut door would shut other tests out."""
    with serving(database) as found:
        yield found


def test_a_host_sees_acts_and_shuts_the_door(visit: Visit, own: Served, database: str) -> None:
    seated = own.open("coloretto")
    own.join(seated, "Bob")
    player = visit(360, 740, "fr-FR", touch=True)
    player.page.goto(f"{own.http}/t/{seated['table']}")
    expect(player.page.locator(".stage")).to_be_visible()

    host = visit(1280, 900, "de-DE")
    found = re.search(r"#code=(\S+)", command("admin", "--database", database))
    assert found
    host.page.goto(f"{own.http}/host#code={found[1]}")
    expect(host.page.locator(".counts li")).to_have_count(6)
    assert "code" not in host.page.url, "the secret is wiped from the address"
    assert host.axe() == []
    host.page.get_by_placeholder("Um zehn").fill("Gleich geht es weiter")
    host.page.get_by_role("button", name="Durchsage machen").click()
    expect(player.page.locator("aside.on-paper")).to_contain_text("Gleich geht es weiter")
    player.page.locator("aside.on-paper button").click()
    expect(player.page.locator("aside.on-paper")).to_have_count(0)

    tabs = host.page.locator("nav.seg")
    tabs.get_by_role("button", name="Tische").click()
    expect(host.page.locator(".names li")).to_have_text([re.compile("Ann"), re.compile("Bob")])
    close = host.page.get_by_role("button", name="Schließen", exact=True)
    close.click()
    expect(host.page.get_by_role("button", name=re.compile("Wirklich"))).to_be_visible()
    host.page.get_by_role("button", name=re.compile("Wirklich")).click()
    expect(host.page.locator(".names li")).to_have_count(0)

    tabs.get_by_role("button", name="Zugang").click()
    host.page.get_by_label("Mitglieder", exact=False).first.check()
    host.page.get_by_role("button", name="Speichern").click()
    expect(host.page.get_by_role("status")).to_be_visible()
    assert host.axe() == []
    host.page.get_by_role("button", name="Code erstellen").click()
    code = host.page.locator(".code").inner_text()
    host.page.keyboard.press("Escape")
    tabs.get_by_role("button", name="Chronik").click()
    expect(host.page.locator("ol")).to_contain_text("hat geändert, wer Zugang hat")

    guest = visit(390, 844, "en-GB", touch=True)
    guest.page.goto(f"{own.http}/t/{seated['table']}")
    expect(guest.page.get_by_role("heading", name="This server is private")).to_be_visible()
    assert guest.axe() == []
    guest.page.get_by_label("Your invitation code").fill("0000-0000-0000")
    guest.page.get_by_role("button", name="Enter").click()
    expect(guest.page.get_by_role("alert")).to_contain_text("doesn’t work")
    guest.page.get_by_label("Your invitation code").fill(code)
    guest.page.get_by_role("button", name="Enter").click()
    expect(guest.page.locator(".stage")).to_be_visible()
    guest.complaints.clear()  # the browser remarks on each answer 403


def test_public_tournaments_are_listed(visit: Visit, served: Served) -> None:
    for title, public in (("The club's cup", True), ("Among friends", False)):
        wish = {"game": "coloretto", "title": title, "public": public, "start": 4e9}
        assert served.ask("POST", "/api/tournaments", wish)[0] == 201
    ann = visit(360, 740, "en-GB", touch=True)
    ann.page.goto(f"{served.http}/tournaments")
    link = ann.page.get_by_role("link", name="The club's cup")
    expect(link).to_be_visible()
    expect(ann.page.get_by_text("Among friends")).to_have_count(0)
    ann.sound("tournaments")
    link.click()
    ann.page.get_by_role("button", name="Enter").click()  # without its link
    expect(ann.page.get_by_text("You’re taking part as")).to_be_visible()


def test_no_page_asks_without_end(visit: Visit, own: Served, database: str) -> None:
    """A page that polls asks every few seconds, and keeps what it had when nobody answers."""
    cup = own.ask("POST", "/api/tournaments", {"game": "coloretto", "title": "Cup"})[1]
    wish = {"game": "coloretto", "who": ["me", "bot:random"], "name": "Ann"}
    match = own.ask("POST", "/api/matches", wish)[1]
    found = re.search(r"#code=(\S+)", command("admin", "--database", database))
    assert found
    host = visit(1280, 900, "en-GB")
    asked: Counter[str] = Counter()
    host.page.on("request", lambda request: asked.update([request.url.split("?")[0]]))
    for path, there in (
        ("/", "#tables"),
        (f"/c/{cup['tournament']}", "h1"),
        (f"/match/{match['match']}", "h1"),
        (f"/host#code={found[1]}", ".counts li"),
    ):
        asked.clear()
        host.page.goto(own.http + path)
        expect(host.page.locator(there).first).to_be_visible()
        host.page.wait_for_timeout(2500)
        assert max(asked.values()) <= 4, (path, asked.most_common(3))
    host.page.route("**/api/**", lambda route: route.fulfill(status=429, json={"error": "No"}))
    host.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(host.page.get_by_role("alert")).to_be_visible()
    expect(host.page.locator(".counts li")).to_have_count(6)
    host.page.unroute("**/api/**")
    host.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(host.page.get_by_role("alert")).to_have_count(0)
    host.complaints.clear()  # the browser remarks on each answer 429
