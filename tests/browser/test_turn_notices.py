"""To be told of one's turn at a table by correspondence: asked for in the menu, then shown."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Visit, Visitor, eventually
from server.kit import Served
from tepui.server.people.mail import Mail
from tepui.server.store.contract import Notice

ENDPOINT = "https://1.1.1.1/send/abc"
# No push service can be reached from here: the browser's part in subscribing is played.
SUBSCRIBES = f"""
PushManager.prototype.subscribe = async (wish) => {{
    window.asked = wish.applicationServerKey;
    return {{ endpoint: '{ENDPOINT}' }};
}};
"""


@pytest.fixture
def posted(served: Served) -> Iterator[None]:
    """A host with mail."""
    served.worker.notices.mail = Mail("127.0.0.1", "tepui@example.org", 1, tls=False)
    yield
    served.worker.notices.mail = None


def seat(visitor: Visitor, **wish: Any) -> tuple[str, int, str]:
    """Sit where it is one's turn, at a table by correspondence; its id, the seat, and the secret of
    the other."""
    seated = visitor.served.open("coloretto", ["me", "friend"], **{"live": False, **wish})
    tokens = [seated["token"], visitor.served.join(seated)["token"]]
    (mine,) = visitor.served.ask("GET", f"/api/tables/{seated['table']}")[1]["awaited"]
    page = visitor.go(f"/t/{seated['table']}#seat={tokens[mine]}")
    page.locator(".prompt").wait_for()
    return seated["table"], mine, tokens[1 - mine]


def open_turns(page: Page, name: str = "Tell me when it’s my turn") -> None:
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name=name).click()


def kept(served: Served, table: str) -> list[Notice]:
    path = served.worker.config.database.removeprefix("sqlite:///")
    sql = "SELECT table_id, seat, kind, address FROM notices WHERE table_id = ?"
    with closing(sqlite3.connect(path)) as connection:
        return [Notice(*row) for row in connection.execute(sql, (table,))]


def agree(ann: Visitor, whose: str) -> None:
    """Enter the code that was mailed."""
    code = ann.served.worker.notices.codes.now(whose, "ann@example.org")
    ann.page.get_by_label("The code we emailed you").fill(code)
    ann.page.get_by_role("button", name="By email").click()


def test_by_mail_and_no_more(visit: Visit, posted: None) -> None:
    ann = visit()
    # Who opens a table by correspondence is asked there, and not again.
    opened = ann.served.open("coloretto", ["me", "friend"], live=False)
    ann.go(f"/t/{opened['table']}#seat={opened['token']}")
    ask = ann.page.get_by_role("button", name="Tell me when it’s my turn")
    ask.click()
    ann.page.get_by_label("Your email address").fill("ann@example.org")
    ann.page.get_by_role("button", name="By email").click()
    status = ann.page.get_by_role("dialog").get_by_role("status")
    expect(status).to_contain_text("We emailed you a code.")
    assert kept(ann.served, opened["table"]) == []
    agree(ann, f"{opened['table']} 0")
    expect(status).to_have_text("You’ll be notified when it’s your turn.")
    assert len(kept(ann.served, opened["table"])) == 1
    ann.page.keyboard.press("Escape")
    expect(ask).to_have_count(0)
    table, mine, _ = seat(ann)
    open_turns(ann.page)
    ann.page.get_by_label("Your email address").fill("ann@example.org")
    ann.page.get_by_role("button", name="By email").click()
    status = ann.page.get_by_role("dialog").get_by_role("status")
    agree(ann, f"{table} {mine}")
    expect(status).to_have_text("You’ll be notified when it’s your turn.")
    ann.shot("turns")
    assert ann.axe() == []
    assert kept(ann.served, table) == [Notice(table, mine, "mail", "ann@example.org#en")]
    ann.page.get_by_text("By webhook").click()
    ann.page.get_by_role("dialog").get_by_role("combobox").select_option("Matrix (hookshot)")
    ann.page.get_by_label("The webhook’s address").fill("https://1.1.1.1/x")
    ann.page.get_by_role("button", name="Notify me there").click()
    hook = Notice(table, mine, "hook", "matrix en https://1.1.1.1/x")
    eventually(ann.page, lambda: hook in kept(ann.served, table))
    assert ann.axe() == []
    ann.page.get_by_role("button", name="Stop notifying me").click()
    expect(status).to_have_text("You won’t be notified any more.")
    assert kept(ann.served, table) == []
    ann.complaints = [line for line in ann.complaints if " 409 " not in line]  # asked for the code


def test_a_live_table_does_not_offer_it(visit: Visit) -> None:
    ann = visit()
    seat(ann, live=True)
    ann.page.get_by_role("button", name="Menu", exact=True).click()
    expect(ann.page.get_by_role("button", name="Ask for a pause")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Tell me when it’s my turn")).to_have_count(0)


def test_a_push_becomes_a_notification(visit: Visit) -> None:
    ann = visit(worker=True)
    ann.context.grant_permissions(["notifications"], origin=ann.served.http)
    ann.script(SUBSCRIBES)
    table, mine, other = seat(ann)
    ann.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    open_turns(ann.page)
    ann.page.get_by_role("button", name="On this device").click()
    status = ann.page.get_by_role("dialog").get_by_role("status")
    expect(status).to_have_text("You’ll be notified when it’s your turn.")
    assert kept(ann.served, table) == [Notice(table, mine, "push", ENDPOINT)]
    key = ann.served.ask("GET", "/api/notices")[1]["key"]
    assert ann.page.evaluate("window.asked") == key

    # A browser without windows shows none: what it is asked to show is kept.
    worker = ann.context.service_workers[-1]  # of an earlier visit there may be one, too
    worker.evaluate(
        "() => { self.shown = []; registration.showNotification = async (title, { body, data }) =>"
        " { self.shown.push([title, body, data]) } }"
    )
    knock(ann)
    eventually(ann.page, lambda: worker.evaluate("self.shown.length"), "a notification")
    rival = ("Ann", "Bob")[1 - mine]
    turn = [f"Coloretto Amazonas · {rival}", "It’s your turn.", f"/t/{table}"]
    assert worker.evaluate("self.shown") == [turn]

    # Everywhere, whoever is known: the rival invites, and neither is shown twice.
    served = ann.served
    his, hers = (served.ask("POST", "/api/people", {})[1]["session"] for _ in range(2))
    token = ann.page.evaluate("JSON.parse(localStorage.getItem('tepui-seats'))[0].token")
    for session, held in ((hers, token), (his, other)):
        seats = {"seats": [{"table": table, "token": held}]}
        assert served.ask("POST", "/api/me/seats", seats, session)[0] == 200
    ann.page.evaluate(f"localStorage.setItem('tepui-session', '{hers}')")
    ann.go("/me")
    told = ann.page.get_by_role("region", name="Notifications")
    told.get_by_role("button", name="Choose how").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="On this device").click()
    expect(status).to_have_text("You’ll be notified from now on.")
    assert ann.axe() == []
    ann.page.keyboard.press("Escape")
    expect(told.get_by_role("listitem")).to_contain_text("device")
    asked = {"table": table, "seat": mine, "name": "Bob"}
    assert served.ask("POST", "/api/me/invitations", asked, his)[0] == 201
    worker.evaluate("() => { self.shown = [] }")
    knock(ann)
    eventually(ann.page, lambda: worker.evaluate("self.shown.length == 2"), "both")
    invited = ["Coloretto Amazonas", "Bob invites you to a game.", "/me"]
    assert sorted(worker.evaluate("self.shown")) == sorted([invited, turn])
    told.get_by_role("button", name="Remove: ").click()
    expect(told.get_by_role("listitem")).to_have_count(0)


def knock(visitor: Visitor) -> None:
    """A push without content arrives at the service worker."""
    session = visitor.context.new_cdp_session(visitor.page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda said: found.extend(each["registrationId"] for each in said["registrations"]),
    )
    session.send("ServiceWorker.enable")
    eventually(visitor.page, lambda: found, "the service worker")
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": visitor.served.http, "registrationId": found[-1], "data": ""},
    )
