"""The table of Coloretto Amazonas: played by click, drag, touch and keyboard; seen by all."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from browser.conftest import REST, Visit, Visitor, corner, eventually
from browser.states import Played
from server.kit import Served

MOVES = 400  # more than any game has


def at_table(visitor: Visitor, seats: int = 2, level: str = "random", **wish: Any) -> Page:
    page = visitor.sit("coloretto", ["me", *[f"bot:{level}"] * (seats - 1)], **wish)
    page.locator(".prompt").wait_for()
    return page


def my_turn(page: Page) -> Locator:
    """Wait until this seat is awaited, or the game is over; the open sheet of the result."""
    page.locator(".prompt:not(.calm), dialog[open]").first.wait_for()
    return page.locator("dialog[open]")


def cards(page: Page) -> Locator:
    return page.locator(".hand button.card")


def log(page: Page) -> int:
    return page.locator(".log li").count()


# The card that most quickly makes a pile: of the shortest column, and not there yet.
BEST = """() => {
  const animal = (card) => card.dataset.animal;
  const mine = new Set([...document.querySelectorAll('.mine .card')].map(animal));
  const order = ['co-brown', 'co-violet', 'co-blue', 'co-green'];
  const worth = (card) =>
    (mine.has(animal(card)) ? 10 : 0) + order.findIndex((each) => card.classList.contains(each));
  const hand = [...document.querySelectorAll('.hand .card')].map(worth);
  return hand.indexOf(Math.min(...hand));
}"""


FOCUSED = "[...document.querySelectorAll('.hand .card')].indexOf(document.activeElement)"


def click_a_move(page: Page) -> None:
    """Answer a gift, or play a card, or give it away where it would be lost."""
    before = log(page)
    if page.locator(".prompt .btn.go").count():
        page.locator(".prompt .btn.go").click()
    else:
        cards(page).nth(page.evaluate(BEST)).click()
        own = page.locator(".mine .target")
        others = page.locator(".rivals .target.legal")
        twin = "warn" in (own.get_attribute("class") or "")
        (others.first if twin and others.count() else own).click()
    expect(page.locator(".log li")).not_to_have_count(before)


def the_lines_add_up(page: Page) -> None:
    """Every column of the score sheet has the server's total below it."""
    rows = page.locator(".score-sheet:not(.ties) tbody tr").all()
    points = [[number(cell) for cell in row.locator("td").all()] for row in rows]
    total = [
        number(cell)
        for cell in page.locator(".score-sheet:not(.ties) tfoot tr").first.locator("td").all()
    ]
    assert [sum(column) for column in zip(*points, strict=True)] == total
    assert any(total)


def number(cell: Locator) -> int:
    """The points of a cell: what stands last in it, after the note."""
    found = re.findall(r"[−-]?\d+$", cell.inner_text().strip())
    return int(found[0].replace("−", "-")) if found else 0


SMALL = (1000, 640)  # is drawn faster, where whole games are played


def test_two_people_play_to_the_end_by_clicking(visit: Visit, served: Served) -> None:
    played = Played(served, "coloretto", 2)
    played.all_but(16)
    ann, bob = visit(*SMALL), visit(*SMALL)
    for who, path in zip((ann, bob), played.paths, strict=True):
        who.go(path).locator(".prompt").wait_for()
    for _ in range(MOVES):
        if ann.page.locator("dialog[open]").count():
            break
        for who in (ann, bob):
            if who.page.locator(".prompt:not(.calm)").count():
                click_a_move(who.page)
    for who in (ann, bob):
        who.page.locator("dialog[open] .score-sheet:not(.ties)").wait_for()
        the_lines_add_up(who.page)
    ann.shot("coloretto-result")


def test_a_game_is_ended_by_keyboard_alone(visit: Visit, served: Served) -> None:
    played = Played(served, "coloretto", 2)
    played.all_but(24)
    played.others()
    page = visit(*SMALL).go(played.path)
    played.shown(page)
    for _ in range(30):  # to the hand, past the bar; from then on the focus is where it is needed
        page.keyboard.press("Tab")
        if page.locator(".hand button.card:focus, .prompt .btn:focus").count():
            break
    while not my_turn(page).count():
        before = played.decision
        if page.locator(".prompt .btn.go").count():
            page.keyboard.press("a")
        else:
            expect(page.locator(".hand button.card:focus")).to_have_count(1)
            steps = page.evaluate(BEST) - page.evaluate(FOCUSED)
            for _ in range(abs(steps)):
                page.keyboard.press("ArrowRight" if steps > 0 else "ArrowLeft")
            page.keyboard.press("Enter")
            expect(page.locator(".mine .target")).to_be_focused()
            if "warn" in (page.locator(".mine .target").get_attribute("class") or ""):
                page.keyboard.press("ArrowUp")
                expect(page.locator(".rivals .target")).to_be_focused()
            page.keyboard.press("Enter")
        eventually(page, lambda now=before: played.decision > now, "a move")
        played.others()
        played.shown(page)
    page.locator("dialog[open] .score-sheet:not(.ties)").wait_for()
    the_lines_add_up(page)


def test_a_card_goes_back_into_the_hand_and_the_wrong_column_is_explained(visit: Visit) -> None:
    page = at_table(visit())
    answer_gifts(page)
    box = cards(page).first.bounding_box()
    drag(page, cards(page).first, ".decks")  # nowhere
    page.mouse.move(5, 5)
    expect(page.locator(".target")).to_have_count(0)
    eventually(page, lambda: cards(page).first.bounding_box() == box, "the way back")
    cards(page).first.hover()
    expect(page.locator(".slip.would")).to_contain_text("Play")  # what it would do
    page.keyboard.press("2")
    expect(page.locator(".mine .target")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".target")).to_have_count(0)
    expect(cards(page).nth(1)).to_be_focused()
    cards(page).first.click()
    goal = page.locator(".mine .cell").evaluate_all(
        "cells => cells.findIndex(cell => cell.querySelector('.target'))"
    )
    page.locator(".mine .cell").nth((goal + 1) % 4).click(position={"x": 20, "y": 60})
    expect(page.locator(".prompt .no")).to_contain_text("belongs in")
    expect(page.locator(".prompt .no a")).to_have_text("CA5")


def answer_gifts(page: Page) -> None:
    """Accept what is given, until it is this seat's own turn."""
    while not my_turn(page).count() and page.locator(".prompt .btn.go").count():
        before = log(page)
        page.keyboard.press("a")
        expect(page.locator(".log li")).not_to_have_count(before)


def test_a_card_is_dragged_to_its_column(visit: Visit) -> None:
    page = at_table(visit(calm=False))
    answer_gifts(page)
    card = cards(page).nth(page.evaluate(BEST))  # a twin of a gift would be lost, and the gift
    animal = card.get_attribute("data-animal")
    before = log(page)
    drag(page, card, ".mine .target")
    expect(page.locator(".log li")).not_to_have_count(before)
    expect(page.locator(f'.mine .card[data-animal="{animal}"]')).to_have_count(1)


def test_cards_travel(visit: Visit, served: Served) -> None:
    played = Played(served, "coloretto", 2)  # nobody answers: a journey is left out where news wait
    played.until("give")
    ann = visit(calm=False)
    ann.watch()
    page = ann.go(played.path)
    my_turn(page)
    card = cards(page).nth(page.evaluate(BEST))
    animal = card.get_attribute("data-animal")
    card.click()
    page.locator(".mine .target").wait_for()
    card.evaluate(REST)  # it rises
    start, deck = corner(card), corner(page.locator("[data-at=deck]"))
    page.locator(".mine .target").click()
    ann.sees(start, page.locator(f"[data-at='card-0-{animal}']"))
    ann.sees(deck, cards(page))


def test_a_card_dragged_to_a_rival_is_given(visit: Visit) -> None:
    page = at_table(visit(), seats=3)
    answer_gifts(page)
    drag(page, cards(page).nth(2), ".rivals .target.legal")
    expect(page.locator(".log")).to_contain_text("Ann gives")


def drag(page: Page, card: Locator, to: str) -> None:
    here = card.bounding_box()
    assert here
    page.mouse.move(here["x"] + 30, here["y"] + 20)
    page.mouse.down()
    page.mouse.move(here["x"] + 50, here["y"] - 20, steps=3)
    there = page.locator(to).first.bounding_box()
    assert there
    page.mouse.move(there["x"] + there["width"] / 2, there["y"] + there["height"] / 2, steps=5)
    page.mouse.up()


def test_a_phone_is_played_by_touch(visit: Visit) -> None:
    ann = visit(360, 740, touch=True)
    page = at_table(ann, seats=4)
    for step in range(6):
        if my_turn(page).count():
            break
        before = log(page)
        if page.locator(".prompt .btn.go").count():
            page.locator(".prompt .btn.go").tap()
        else:
            cards(page).nth(step % 3).tap(position={"x": 40, "y": 16})
            target = page.locator(".mine .target")
            big_enough(target)
            for each in page.locator(".rivals .target").all():
                big_enough(each)
            target.tap()
        expect(page.locator(".log li")).not_to_have_count(before)
    sideways = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not sideways


def big_enough(target: Locator) -> None:
    box = target.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44, box


def test_a_broken_line_keeps_the_picked_card(visit: Visit) -> None:
    ann = visit(throwaway=True)
    line = Line(ann.page)
    page = at_table(ann)
    answer_gifts(page)
    cards(page).nth(1).click()
    animal = page.locator(".hand .picked").get_attribute("data-animal") or ""
    ann.context.set_offline(True)
    line.cut()
    expect(page.locator(".prompt")).to_contain_text("Reconnecting")
    expect(page.locator(".hand .picked")).to_have_attribute("data-animal", animal)
    ann.context.set_offline(False)
    line.mend()
    expect(page.locator(".prompt")).to_contain_text("where shall it go")
    expect(page.locator(".hand .picked")).to_have_attribute("data-animal", animal)
    before = log(page)
    page.locator(".mine .target").click()
    expect(page.locator(".log li")).not_to_have_count(before)


def test_a_move_made_on_a_broken_line_arrives_once(visit: Visit) -> None:
    ann = visit(throwaway=True)
    line = Line(ann.page)
    page = at_table(ann)
    answer_gifts(page)
    cards(page).nth(1).click()
    line.cut()
    expect(page.locator(".prompt")).to_contain_text("Reconnecting")
    page.locator(".mine .target").click()
    line.mend()
    expect(page.locator(".log")).to_contain_text("Ann plays")
    expect(page.locator(".prompt")).not_to_contain_text("Reconnecting")
    my_turn(page)
    assert page.locator(".log").inner_text().count("Ann plays") == 1


class Line:
    """The line between a page and its table, which can be cut."""

    def __init__(self, page: Page) -> None:
        self.whole = True
        self.sockets: list[WebSocketRoute] = []
        page.route_web_socket("**/play", self._opened)

    def _opened(self, socket: WebSocketRoute) -> None:
        if self.whole:
            socket.connect_to_server()
            self.sockets.append(socket)
        else:
            socket.close()

    def cut(self) -> None:
        self.whole = False
        while self.sockets:
            self.sockets.pop().close()

    def mend(self) -> None:
        self.whole = True


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_is_drawn_for_every_number_of_seats(visit: Visit, seats: int) -> None:
    ann = visit()
    page = at_table(ann, seats)
    assert page.locator(".rival").count() == seats - 1
    assert page.locator(".mine .col").count() == 4
    ann.shot(f"coloretto-{seats}")
    for size in ((1280, 720), (390, 844), (360, 740)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        ann.shot(f"coloretto-{seats}-{size[0]}")


def test_an_onlooker_sees_the_table_and_no_hand(visit: Visit) -> None:
    ann, eve = visit(), visit()
    seated = ann.served.open("coloretto", ["me", "bot:random", "bot:random"], spectators=True)
    page = eve.go(f"/t/{seated['table']}")
    page.locator(".prompt").wait_for()
    assert page.locator(".hand").count() == 0
    assert page.locator(".rival").count() == 2
    assert eve.axe() == []
    eve.shot("coloretto-onlooker")


@pytest.mark.parametrize(
    ("how", "seats", "schemes"),
    [
        ({}, 2, ("light", "dark")),
        ({"width": 360, "height": 740, "touch": True}, 4, ("dark", "light")),
    ],
    ids=["desk", "phone"],
)
def test_axe_finds_nothing(
    visit: Visit, how: dict[str, Any], seats: int, schemes: tuple[Any, Any]
) -> None:
    """Where a card is picked, and where cards are looked through."""
    ann = visit(**how)
    page = at_table(ann, seats)
    answer_gifts(page)
    page.keyboard.press("1")
    expect(page.locator(".mine .target")).to_be_visible()
    page.emulate_media(color_scheme=schemes[0])
    assert ann.axe() == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("look through")).click()
    page.emulate_media(color_scheme=schemes[1])
    assert ann.axe() == []


@pytest.mark.parametrize("language", ["fr-FR", "en-GB", "de-DE"])
def test_no_word_is_missing_at_the_table(visit: Visit, language: str) -> None:
    ann = visit(language=language, tour=True)
    page = at_table(ann, 3)
    seen = [page.locator("body").inner_text()]
    while page.locator("dialog.tour").count():
        seen.append(page.locator("dialog.tour").inner_text())
        page.locator("dialog.tour .btn.go").click()
    answer_gifts(page)
    page.keyboard.press("1")
    expect(page.locator(".mine .target")).to_be_visible()
    seen += [page.locator("body").inner_text(), *spoken(page)]
    assert len(seen) > 6
    assert [text for text in seen if re.search(r"\b(web|coloretto|server)-[a-z]", text)] == []


def spoken(page: Page) -> list[str]:
    labels = "[...document.querySelectorAll('[aria-label]')].map(e => e.getAttribute('aria-label'))"
    return json.loads(page.evaluate(f"JSON.stringify({labels})"))


def test_a_hidden_hand_never_reaches_the_page(visit: Visit) -> None:
    """What the socket brings of rivals' hands is their number."""
    ann = visit(throwaway=True)
    heard: list[str] = []
    ann.page.on(
        "websocket", lambda ws: ws.on("framereceived", lambda sent: heard.append(str(sent)))
    )
    page = at_table(ann, 3)
    my_turn(page)
    views = [message["scene"]["view"] for message in map(json.loads, heard) if message.get("scene")]
    assert views
    assert all(seat["hand"] is None for view in views for seat in view["seats"][1:])
