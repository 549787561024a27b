"""The table of Coloretto Amazonas: played by click, drag, touch and keyboard; seen by all."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from browser.conftest import REST, Visit, Visitor, corner, eventually
from browser.states import Played
from server.kit import Served

MOVES = 400  # more than any game has


def at_table(visitor: Visitor, seats: int = 2, level: str = "random", **wish: Any) -> Page:
    page = visitor.sit("coloretto", ["me", *[f"bot:{level}"] * (seats - 1)], **wish)
    page.locator(".prompt").wait_for()
    assert (page.locator(".rival").count(), page.locator(".mine .col").count()) == (seats - 1, 4)
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
    played.all_but(8)
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
    played.all_but(12)
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


def answer_gifts(page: Page) -> None:
    """Accept what is given, until it is this seat's own turn."""
    while not my_turn(page).count() and page.locator(".prompt .btn.go").count():
        before = log(page)
        page.keyboard.press("a")
        expect(page.locator(".log li")).not_to_have_count(before)


def test_a_card_goes_back_into_the_hand_is_explained_and_is_given_by_drag(visit: Visit) -> None:
    ann = visit()
    page = at_table(ann, seats=3)
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
    page.emulate_media(color_scheme="dark")
    assert ann.axe() == []  # where a card is picked
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
    cards(page).nth(2).hover()
    expect(page.locator(".prompt .no")).to_have_count(1)  # it stands until the next touch
    page.keyboard.press("Escape")
    expect(page.locator(".prompt .no")).to_have_count(0)
    drag(page, cards(page).nth(2), ".rivals .target.legal")
    expect(page.locator(".log")).to_contain_text("Ann gives")


def test_cards_travel_and_are_dragged_to_their_column(visit: Visit, served: Served) -> None:
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
    # By drag, it is there at once, and once.
    played.until("give")
    played.shown(page)
    expect(page.locator(".flying")).to_have_count(0)
    card = cards(page).nth(page.evaluate(BEST))  # a twin of a gift would be lost, and the gift
    animal = card.get_attribute("data-animal")
    before = log(page)
    drag(page, card, ".mine .target")
    expect(page.locator(".log li")).not_to_have_count(before)
    expect(page.locator(f'.mine .card[data-animal="{animal}"]')).to_have_count(1)


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
    page.get_by_role("button", name=re.compile("look through")).tap()
    page.emulate_media(color_scheme="dark")
    assert ann.axe() == []  # where cards are looked through
    page.keyboard.press("Escape")
    for step in range(4):
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
            expect(page.locator("[data-news]")).to_contain_text("Ann plays")  # for ears, too
        expect(page.locator(".log li")).not_to_have_count(before)
    sideways = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not sideways


def big_enough(target: Locator) -> None:
    box = target.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44, box


def test_a_broken_line_keeps_the_picked_card_and_brings_a_move_once(visit: Visit) -> None:
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
    expect(page.locator(".prompt")).to_contain_text("Where should the")
    expect(page.locator(".hand .picked")).to_have_attribute("data-animal", animal)
    line.cut()
    expect(page.locator(".prompt")).to_contain_text("Reconnecting")
    page.locator(".mine .target").click()
    expect(page.locator(".prompt")).to_contain_text("your move will be sent")
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


def test_an_onlooker_sees_the_table_and_no_hand(visit: Visit) -> None:
    ann, eve = visit(), visit()
    seated = ann.served.open("coloretto", ["me", "bot:random", "bot:random"], spectators=True)
    page = eve.go(f"/t/{seated['table']}")
    page.locator(".prompt").wait_for()
    assert page.locator(".hand").count() == 0
    assert page.locator(".rival").count() == 2
    assert eve.axe() == []
    eve.shot("coloretto-onlooker")


def test_a_bonus_card_that_was_won_is_a_card(visit: Visit, served: Served) -> None:
    """Its points stand on its own colour, not on the table's."""
    played = Played(served, "coloretto", 2)
    while not any(each.bonuses for each in seats(played)):
        played.move()
    page = visit().go(played.path)
    won = page.locator(".bonus.won").first
    card, points = won.bounding_box(), won.locator("b").bounding_box()
    assert card
    assert points
    assert card["y"] <= points["y"]
    assert points["y"] + points["height"] <= card["y"] + card["height"]


def seats(played: Played) -> Any:
    match = played.live.state.match
    assert match is not None
    return match.position.game.views.view(match.position.seen_by(0)).seats


def test_the_tour_has_its_words(visit: Visit) -> None:
    ann = visit(language="fr-FR", tour=True)
    page = at_table(ann, 3)
    ann.tour()
    seen = []
    while page.locator("dialog.tour").count():
        seen.append(page.locator("dialog.tour").inner_text())
        page.locator("dialog.tour .btn.go").click()
    assert len(seen) > 3
    assert [text for text in seen if re.search(r"\b(web|coloretto|server)-[a-z]", text)] == []
