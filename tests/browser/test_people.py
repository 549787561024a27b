"""People who come back: kept by a tap, on a second device, after a loss, and gone for good."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.conftest import Visit, Visitor, eventually
from browser.states import Played


def seats(page: Page) -> list[dict[str, str]]:
    return page.evaluate("JSON.parse(localStorage.getItem('tepui-seats') ?? '[]')")


def until_asked(table: Played) -> None:
    while not table.asked():
        table.move()


def sign_in(visitor: Visitor, code: str) -> Page:
    page = visitor.go("/me")
    page.get_by_label("Recovery code").fill(code.lower().replace("-", " "))
    page.get_by_role("button", name="Sign in", exact=True).click()
    expect(page.get_by_role("heading", name="Where I am signed in")).to_be_visible()
    return page


def test_a_guest_keeps_comes_back_loses_a_device_and_goes(visit: Visit) -> None:
    ann, phone = visit(), visit(360, 740, touch=True)
    waiting = Played(ann.served, "coloretto", 2)
    until_asked(waiting)
    page = ann.go(waiting.path)
    page.locator(".prompt").wait_for()
    page.get_by_role("link", name="Tepui, home").click()
    page.get_by_role("link", name="Keep these tables").click()
    page.wait_for_url("**/me")
    assert ann.axe() == []
    page.get_by_role("button", name="Keep with a recovery code").click()
    code = page.locator(".code .big").inner_text()
    assert re.fullmatch(r"(\w{4}-){6}\w{4}", code), code
    assert ann.axe() == []
    page.get_by_role("button", name="I have kept it").click()
    # The session stands for the seat's secret, which this browser has forgotten.
    session = page.evaluate("localStorage.getItem('tepui-session')")
    assert [each["token"] for each in seats(page)] == [session]
    # A name that nobody can be taken for, and a sign.
    page.get_by_label("Your name").fill("Tapir")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("alert")).to_contain_text("Choose another name")
    page.get_by_label("Your name").fill("Inès of the river")
    page.get_by_role("radio", name="Parrot").check(force=True)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name="Save")).to_be_disabled()
    expect(page.get_by_role("alert")).to_have_count(0)

    # The second device: the same table, and it is my turn there, too.
    there = sign_in(phone, code)
    expect(there.get_by_label("Your name")).to_have_value("Inès of the river")
    row = there.locator("main li.turn")
    expect(row).to_contain_text("Coloretto Amazonas")
    expect(row).to_contain_text("Your turn")
    assert phone.axe() == []
    assert there.evaluate("document.documentElement.scrollWidth <= innerWidth")
    row.get_by_role("link").click()
    there.wait_for_url("**/t/*")
    expect(there.locator(".prompt")).to_contain_text("Your turn")

    # A link from there signs a third browser in, once, when asked.
    there.goto(phone.served.http + "/me")
    there.get_by_role("button", name="Add a device").click()
    link = there.get_by_role("textbox", name="Link").input_value()
    for device, works in ((visit(), True), (visit(), False)):
        third = device.go(link.removeprefix(device.served.http))
        third.get_by_role("button", name="Sign in on this device").click()
        if works:
            expect(third.locator("main li.turn")).to_have_count(1)
        else:
            expect(third.get_by_role("alert")).to_contain_text("used already")
            device.complaints.clear()

    # The first device is lost: signed out from the phone, its seats are gone.
    there.reload()
    lost = (
        there.get_by_role("listitem").filter(has_text="Chrome").filter(has_not_text="this browser")
    )
    expect(lost).to_have_count(2)
    for left in (1, 0):
        lost.first.get_by_role("button", name=re.compile("Sign out")).click()
        expect(lost).to_have_count(left)
    page.reload()
    expect(page.get_by_role("heading", name="Keep this")).to_be_visible()
    eventually(page, lambda: not seats(page))
    ann.complaints.clear()  # it was told 403

    # Everything is deleted: the code leads nowhere, and the rival plays on with a nameless bot.
    there.get_by_role("button", name="Delete everything").click()
    there.get_by_role("button", name="Delete all of it").click()
    expect(there.get_by_role("heading", name="Keep this")).to_be_visible()
    assert not seats(there)
    assert waiting.live.state.names[0] == "-"
    page.get_by_label("Recovery code").fill(code)
    page.get_by_role("button", name="Sign in", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("not a recovery code")
    ann.complaints.clear()
