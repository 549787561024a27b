"""People who come back: kept by a tap, on a second device, after a loss, and gone for good."""

from __future__ import annotations

import asyncio
import re
import zipfile
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from typing import Any, TypeVar

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit, eventually
from browser.states import Played
from tepui.server.http import seeking
from tepui.server.people import moderation
from tepui.server.worker import Worker

T = TypeVar("T")


# Words of one line of a list that lie over others of it.
OVERLAPS = """() => [...document.querySelectorAll('main li')].flatMap((line) => {
  const boxes = [...line.children].map((each) => each.getBoundingClientRect());
  return boxes.flatMap((one, i) =>
    boxes.slice(i + 1).filter((other) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
    ).map(() => line.innerText),
  );
})"""


def seats(page: Page) -> list[dict[str, str]]:
    return page.evaluate("JSON.parse(localStorage.getItem('tepui-seats') ?? '[]')")


def off_page(work: Coroutine[Any, Any, T]) -> T:
    """What the host does meanwhile; Playwright keeps this thread's loop to itself."""
    with ThreadPoolExecutor(1) as other:
        return other.submit(asyncio.run, work).result()


def until_asked(table: Played) -> None:
    while not table.asked():
        table.move()


class Key:
    """The passkeys of a page's device: Chromium's virtual authenticator."""

    def __init__(self, page: Page) -> None:
        self._line = page.context.new_cdp_session(page)
        self._line.send("WebAuthn.enable")
        wish = {
            "protocol": "ctap2", "transport": "internal", "hasResidentKey": True,
            "hasUserVerification": True, "isUserVerified": True,
        }  # fmt: skip
        made = self._line.send("WebAuthn.addVirtualAuthenticator", {"options": wish})
        self._id = {"authenticatorId": made["authenticatorId"]}

    def kept(self) -> list[dict[str, str]]:
        return self._line.send("WebAuthn.getCredentials", self._id)["credentials"]

    def synchronise(self, other: Key) -> None:
        """Have the passkeys that another device of the same person has."""
        for each in other.kept():
            self._line.send("WebAuthn.addCredential", {**self._id, "credential": each})


def known(page: Page) -> None:
    expect(page.get_by_role("heading", name="Where you’re signed in")).to_be_visible()


def test_a_guest_keeps_comes_back_loses_a_device_and_goes(
    visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines = count()  # rated, nobody meets whoever seeks from the same address
    monkeypatch.setattr(seeking, "opener_of", lambda request: f"192.0.2.{next(lines)}")
    monkeypatch.setattr(Worker, "marks", lambda *asked: frozenset({asked[-1]}))  # the browser's
    ann, third, bob = (visit(throwaway=True) for _ in range(3))
    phone = visit(360, 740, touch=True, throwaway=True)
    waiting = Played(ann.served, "coloretto", 2)
    until_asked(waiting)
    home = f"http://localhost:{ann.served.port}"  # a passkey is for a name, not for a number
    page = ann.page
    ann.script("navigator.setAppBadge = async (count) => { window.badge = count; }")
    key = Key(page)
    page.goto(home + waiting.path)
    page.locator(".prompt").wait_for()
    page.get_by_role("link", name="Tepui, home").click()
    page.get_by_role("link", name="Save these tables").click()
    page.wait_for_url("**/me")
    page.get_by_role("button", name="Create it with a passkey").wait_for()
    assert ann.axe() == []
    page.get_by_role("button", name="Create it with a passkey").click()
    known(page)
    assert len(key.kept()) == 1
    # The session stands for the seat's secret, which this browser has forgotten.
    session = page.evaluate("localStorage.getItem('tepui-session')")
    assert [each["token"] for each in seats(page)] == [session]
    # For the day when all keys are lost, a code.
    page.get_by_role("button", name="New recovery code").click()
    code = page.locator(".code .big").inner_text()
    assert re.fullmatch(r"(\w{4}-){6}\w{4}", code), code
    assert ann.axe() == []
    page.get_by_role("button", name="I’ve saved it").click()
    # What was written down stays good: another is made only after a second thought.
    expect(page.get_by_role("button", name="New recovery code")).to_have_count(0)
    page.get_by_role("button", name="Replace the recovery code").click()
    expect(page.get_by_role("dialog")).to_contain_text("as soon as you make a new one")
    page.get_by_role("button", name="Cancel").click()
    # A name that nobody can be taken for, and a sign.
    page.get_by_label("Your name").fill("Tapir")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("alert")).to_contain_text("Choose another name")
    page.get_by_label("Your name").fill("Inès of the river")
    page.get_by_role("radio", name="Parrot").check(force=True)
    page.get_by_role("radio", name="Violet").check(force=True)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name="Save")).to_be_disabled()
    expect(page.get_by_role("alert")).to_have_count(0)
    ann.complaints.clear()  # it was told 409

    # Another guest keeps, too; both seek a game, are seated at once, and play it to its end, rated.
    Key(bob.page)
    bob.page.goto(home + "/health")
    bob.page.evaluate("localStorage.setItem('tepui-settings', '{\"name\": \"Bob of the bank\"}')")
    bob.page.goto(home + "/me")
    bob.page.get_by_role("button", name="Create it with a passkey").click()
    known(bob.page)
    # The name that is shown is kept: nothing is left to be saved.
    expect(bob.page.get_by_label("Your name")).to_have_value("Bob of the bank")
    expect(bob.page.get_by_role("button", name="Save")).to_be_disabled()
    bob.page.get_by_role("button", name=re.compile("^Rename")).first.click()
    bob.page.get_by_label("Name of the device").fill("Kitchen tablet")
    bob.page.get_by_role("dialog").get_by_role("button", name="Save").click()
    expect(bob.page.get_by_role("region", name="Where you’re signed in")).to_contain_text(
        "Kitchen tablet"
    )
    for each in (bob.follow("/"), ann.follow("/")):
        each.locator("#seek").get_by_label("Coloretto Amazonas").check()
        each.locator("#seek").get_by_label("Rated").check()
        each.get_by_role("button", name="Find me a game").click()
        if each is bob.page:  # he plays a bot meanwhile
            expect(each.get_by_text("You’re the only one so far")).to_be_visible()
            assert bob.axe() == []
            each.get_by_role("button", name="Play now").first.click()
            expect(each.get_by_role("link", name="Looking…")).to_be_visible()
    page.wait_for_url("**/t/*")  # from home straight to the table; elsewhere one is called
    bob.page.get_by_role("link", name="Your game is ready").click()
    expect(page).to_have_url(bob.page.url)
    met_at = Played.at(ann.served, "coloretto", page.url.rpartition("/")[2])
    expect(page.locator(".stage")).to_contain_text("Inès of the river")
    expect(page.locator(".tag .sign")).to_have_count(2)
    expect(page.locator(".tag").first).to_contain_text("1500")
    mine = next(s["seat"] for s in seats(page) if s["table"] == met_at.id)
    # She brings her colour, which no table for two has by itself (he may like it, too): all see it.
    for each in (page, bob.page):
        each.wait_for_function("""() => {
          const colour = getComputedStyle(document.documentElement);
          const of = (name) => colour.getPropertyValue(name);
          return ['--seat-1', '--seat-2'].some((seat) => of(seat) === of('--colour-4'));
        }""")
    with met_at.quietly():
        while mine not in met_at.live.state.awaited():
            met_at.move()
    ann.follow("/")
    expect(page).to_have_title(re.compile(r"^\(2\) Tepui"))  # told: both tables wait
    met_at.to_the_end()
    expect(bob.page.get_by_role("dialog")).to_contain_text("Inès of the river")
    ann.follow("/me")
    expect(page.get_by_role("heading", name="Ratings")).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate(OVERLAPS) == []
    page.set_viewport_size({"width": 1440, "height": 900})

    # Told wherever one is waited for: asked for once, taken back in one tap.
    told = page.get_by_role("region", name="Notifications")
    told.get_by_role("button", name="Choose how").click()
    page.get_by_text("By webhook").click()
    page.get_by_label("The webhook’s address").fill("https://1.1.1.1/x")
    page.get_by_role("button", name="Notify me there").click()
    expect(page.get_by_role("dialog")).to_contain_text("You’ll be notified from now on.")
    page.keyboard.press("Escape")
    expect(told.get_by_role("listitem")).to_contain_text("1.1.1.1")
    told.get_by_role("button", name="Remove: ").click()
    expect(told.get_by_role("listitem")).to_have_count(0)

    # Once more with the same rival, in one tap; who is invited is told, and says no or yes.
    again = page.get_by_role("button", name="Play again: ")
    met_with = page.get_by_role("region", name="People you’ve played with")
    expect(met_with).to_contain_text("1 game · Coloretto Amazonas")
    again.click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("hasn’t answered the invitation yet")).to_be_visible()
    bob.follow("/me")
    expect(bob.page.get_by_text("Inès of the river invites you")).to_be_visible()
    expect(bob.page).to_have_title(re.compile(r"^\(2\) "))  # the bots wait for him, too
    assert bob.axe() == []
    bob.page.get_by_role("button", name="No, thanks").click()
    expect(page.get_by_text("The invitation was declined")).to_be_visible()
    ann.follow("/me")
    again.click()
    page.wait_for_url("**/t/*")
    bob.follow("/")
    bob.page.get_by_role("button", name="Play", exact=True).click()
    bob.page.wait_for_url(page.url.partition("#")[0])
    page.locator(".prompt").wait_for()
    # At the table: what the rival says is hidden here and everywhere; the host is told.
    bob.page.get_by_role("tab", name="Chat").click()
    bob.page.get_by_label("Say something").fill("Boo!")
    bob.page.keyboard.press("Enter")
    page.get_by_role("tab", name="Chat").click()
    expect(page.locator(".rail").get_by_text("Boo!")).to_be_visible()
    page.get_by_role("tab", name="Players").click()
    page.get_by_role("button", name=re.compile("^Mute: ")).click()
    page.get_by_role("button", name=re.compile("^Unmute: ")).wait_for()
    page.get_by_role("tab", name="Chat").click()
    expect(page.locator(".rail").get_by_text("Boo!")).to_have_count(0)
    page.get_by_role("tab", name="Players").click()
    page.get_by_role("button", name=re.compile("^Report: ")).click()
    page.get_by_label("What happened?").fill("He shouts.")
    assert ann.axe() == []
    page.get_by_role("button", name="Send to the host").click()
    expect(page.get_by_role("dialog")).to_contain_text("The host has been notified")
    database = ann.served.worker.config.database
    told = off_page(moderation.reports(database))[-1]
    assert (told.report.reason, told.by, told.chat[-1][1]) == (
        "He shouts.", "Inès of the river", "Boo!",
    )  # fmt: skip
    off_page(moderation.warn(database, told.report.about, "Be kind, please."))
    bob.page.goto(home + "/")
    expect(bob.page.get_by_role("dialog")).to_contain_text("Be kind, please.")
    bob.page.get_by_role("button", name="I’ve read this").click()
    expect(bob.page.get_by_role("dialog")).to_have_count(0)
    eventually(bob.page, lambda: not off_page(moderation.everybody(database))[0].warning)
    at_table = page.url.rpartition("/t/")[2].partition("#")[0]
    once_more = Played.at(ann.served, "coloretto", at_table)
    while 0 in once_more.live.state.awaited():
        once_more.move(0)

    # The second device has the passkey too: the same table, and it is my turn there as well.
    there = phone.page
    Key(there).synchronise(key)
    there.goto(home + "/me")
    there.get_by_role("button", name="Sign in with a passkey").click()
    known(there)
    expect(there.get_by_label("Your name")).to_have_value("Inès of the river")
    row = there.locator("main li.turn")
    expect(row).to_contain_text("Coloretto Amazonas")
    expect(row).to_contain_text("Your turn")
    assert phone.axe() == []
    assert there.evaluate("document.documentElement.scrollWidth <= innerWidth")
    row.get_by_role("link").click()
    there.wait_for_url("**/t/*")
    expect(there.locator(".prompt")).to_contain_text("Your turn")
    # No link to this seat alone: the session in it would sign somebody in everywhere.
    there.get_by_role("button", name="Menu").click()
    expect(there.get_by_role("link", name="Add a device")).to_be_visible()
    expect(there.get_by_role("button", name="Copy my personal link")).to_have_count(0)

    # Another table waits as well: the bar and the title count them, a key goes to the next.
    another = Played(ann.served, "amazones", 3)
    until_asked(another)
    page.goto(home + another.path)
    page.locator(".prompt").wait_for()
    ann.follow("/")
    expect(page).to_have_title(re.compile(r"^\(2\) Tepui"))
    expect(page.get_by_role("link", name="2 tables are waiting for you")).to_be_visible()
    eventually(page, lambda: page.evaluate("window.badge") == 2, "the badge")
    met = []
    for _ in range(2):
        page.keyboard.press("j")
        page.wait_for_url("**/t/*")
        page.locator(".prompt").wait_for()
        eventually(page, lambda: page.url not in met)
        met.append(page.url)
    assert {url.rpartition("/")[2] for url in met} == {waiting.id, another.id}
    ann.follow("/me")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download my data").click()
    names = zipfile.ZipFile(download.value.path()).namelist()
    assert sorted(names) == sorted(
        ["me.json", *(f"games/{t.id}.log" for t in (waiting, another, met_at, once_more))]
    )

    # A link from there signs a third browser in when asked, and only once.
    phone.follow("/me")
    there.get_by_role("button", name="Add a device").click()
    link = there.get_by_role("textbox", name="Link").input_value()
    last = third.page
    last.goto(link)
    last.get_by_role("button", name="Sign in on this device").click()
    known(last)
    expect(last.locator("main li.turn")).to_have_count(2)
    # The first device, the oldest, is lost: it is signed out, and its passkey is forgotten.
    last.get_by_role("button", name=re.compile("^Sign out, remove passkey")).last.click()
    page.reload()
    expect(page.get_by_role("heading", name="Create an account")).to_be_visible()
    eventually(page, lambda: not seats(page))
    expect(last.get_by_role("button", name=re.compile("Remove this passkey"))).to_have_count(0)
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("alert")).to_contain_text("No account here uses this passkey")
    page.goto(link)
    page.get_by_role("button", name="Sign in on this device").click()
    expect(page.get_by_role("alert")).to_contain_text("already been used")
    # The code brings everything back.
    page.get_by_label("Recovery code").fill(code.lower().replace("-", " "))
    page.get_by_role("button", name="Sign in", exact=True).click()
    known(page)
    expect(page.locator("main li.turn")).to_have_count(2)

    # Everything is deleted: the code leads nowhere, and the rival plays on with a nameless bot.
    page.get_by_role("button", name="Delete everything").click()
    page.get_by_role("button", name="Yes, delete everything").click()
    expect(page.get_by_role("heading", name="Create an account")).to_be_visible()
    eventually(page, lambda: not seats(page), "the seats are forgotten")
    assert waiting.live.state.names[0] == met_at.live.state.names[int(mine)] == "-"
    page.get_by_label("Recovery code").fill(code)
    page.get_by_role("button", name="Sign in", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("No account here has this recovery code")
    for each in (ann, phone, third, bob):
        each.complaints = [line for line in each.complaints if " 403 " not in line]
