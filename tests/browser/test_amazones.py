"""The table of Amazones: whole games by clicks and by keys, every size of court and screen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import DRAWN, REST, Visit, corner, eventually, letter
from browser.measure import COVERED, SMALL
from browser.states import Played
from server.kit import Served
from tepui.games.amazones.material import KINDS

ASKED = ".prompt:not(.calm)"


def table(seats: int) -> list[str]:
    return ["me", *["bot:random"] * (seats - 1)]


def wait(page: Page) -> str:
    """What this seat is asked for next: bid, second, pick; or over."""
    page.wait_for_selector(f"{ASKED} .acts .btn, .court.asked, .score-sheet")
    if page.locator(".score-sheet").count():
        return "over"
    if page.locator(".court.asked").count():
        return "pick"
    return "second" if page.locator(".prompt .btn", has_text="Let it stand").count() else "bid"


def press(target: Locator) -> None:
    """Click where a card shows although others lie upon it."""
    target.click(position={"x": 14, "y": 20})
    target.page.evaluate(DRAWN)


def make_a_move(page: Page, asked: str, number: int) -> None:
    """Some move, by clicks; different ones as the game goes on."""
    if asked == "bid":
        cards = page.locator(".hand .card")
        if number % 5 and cards.count():
            press(cards.nth(number % cards.count()))
            page.locator(".prompt .btn.go").click()
        else:
            page.locator(".prompt .btn").last.click()
    elif asked == "second":
        back = page.locator(".bid .laid button, .mybid button.laid")
        if number % 3 == 0 and back.count():
            press(back.first)
            page.locator(".prompt .btn.go").click()
        elif number % 3 == 1 and page.locator(".prompt .btn:has-text('Add')").count():
            press(page.locator(".prompt .btn:has-text('Add')"))
            page.locator(".prompt .btn.go").click()
        else:
            page.locator(".prompt .btn:has-text('stand')").click()
    else:
        places = page.locator(".court .legal")
        places.nth(number % places.count()).click()


# What the first seat may do where it is asked for a bid, a second bid, or a tile.
VERBS = {"bid": "lay", "second": "stay", "pick": "take"}


def asked_for(played: Played, page: Page) -> Iterator[tuple[int, str]]:
    """What the first seat is asked for, to the end of the game; each is done before the next."""
    for number in count(1):
        played.others()
        played.shown(page)
        if (asked := wait(page)) == "over":
            return
        before = played.decision
        yield number, asked
        eventually(page, lambda now=before: played.decision > now, "a move")


def read_score(page: Page) -> tuple[list[list[int]], list[int]]:
    """The lines of the score sheet, by column, and its totals."""
    number = re.compile(r"(−?\d+)\s*$")

    def row(cells: list[str]) -> list[int]:
        found = [number.search(cell.strip()) for cell in cells]
        return [int(hit[1].replace("−", "-")) if hit else 0 for hit in found]

    lines = [
        row(line.locator("td").all_inner_texts())
        for line in page.locator(".score-sheet:not(.ties) tbody tr").all()
    ]
    return lines, row(
        page.locator(".score-sheet:not(.ties) tfoot tr").first.locator("td").all_inner_texts()
    )


def test_a_game_is_ended_by_clicks_to_the_score(visit: Visit, served: Served) -> None:
    played = Played(served, "amazones", 3)
    played.all_but(16)
    ann = visit()
    page = ann.go(played.path)
    done = set()
    for number, asked in asked_for(played, page):
        make_a_move(page, asked, number)
        done.add(asked)
    assert done == set(VERBS)
    lines, totals = read_score(page)
    assert lines
    assert [sum(column) for column in zip(*lines, strict=True)] == totals
    ann.shot("amazones-score")
    assert ann.axe() == []
    page.get_by_role("link", name="Watch again").click()
    page.locator(".mine .court").wait_for()
    ann.shot("amazones-replay")


def tab_to(page: Page, selector: str) -> None:
    """Go on by Tab until something is reached."""
    for _ in range(120):
        if page.evaluate("s => document.activeElement?.matches(s) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} is not reached by Tab")


def test_a_game_is_ended_by_keyboard_alone(visit: Visit, served: Served) -> None:
    played = Played(served, "amazones", 3)
    played.all_but(24)
    page = visit().go(played.path)
    number = 0
    for number, asked in asked_for(played, page):
        if asked == "bid" and number % 3 and page.locator(".hand .card").count():
            tab_to(page, ".hand .card")
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
            page.keyboard.press(letter(page, "Lay"))
        elif asked == "bid":
            page.keyboard.press(letter(page, "Pass"))
        elif asked == "second":
            word = ("Add", "Take", "Let it stand")[number % 3]
            if not page.locator(".prompt .btn", has_text=word).count():
                word = "Let it stand"
            for _ in "ab" if word != "Let it stand" else "a":  # a card is picked, then goes
                page.keyboard.press(letter(page, word))
        else:
            tab_to(page, ".court .legal")
            page.keyboard.press("Enter")
    assert number > 5


def test_a_bid_is_composed_and_let_go(visit: Visit) -> None:
    page = visit().sit("amazones", table(3))
    assert wait(page) == "bid"
    cards = page.locator(".hand .card")
    press(cards.nth(0))  # 10
    cards.nth(1).drag_to(page.locator(".mybid"), source_position={"x": 14, "y": 20})  # 5
    cards.nth(4).hover(position={"x": 14, "y": 20})  # 2: what the bid would come to
    expect(page.locator(".slip.would")).to_contain_text("Your bid: 17, 2 tiles")
    press(cards.nth(4))
    expect(page.locator(".slip.would")).to_have_count(0)
    assert "17" in page.locator(".prompt .what").inner_text()
    assert page.locator(".mybid .total").inner_text().split()[-1] == "17"
    press(cards.nth(1))
    assert "12" in page.locator(".prompt .what").inner_text()
    page.keyboard.press("Escape")
    assert page.locator(".hand .sel").count() == 0
    for card in (10, 0):  # in any order: the client lays them from high to low
        press(cards.nth(card))
    page.locator(".prompt .btn.go").click()
    page.locator(".log li", has_text="Ann bids 8: ").wait_for()


def test_a_refusal_goes_with_the_next_touch(visit: Visit, served: Served) -> None:
    played = Played(served, "amazones", 3)

    def mixed() -> bool:
        """Whether a second bid is due, and the hand has cards of its colour and others."""
        match = played.live.state.match
        assert match is not None
        s = match.position.seen_by(0).s
        own = {card // KINDS == s.colour[0] for card in range(len(s.hand[0])) if s.hand[0, card]}
        return "would-add" in played.asked() and own == {True, False}

    with played.quietly():
        while not mixed():
            played.move()
    page = visit().go(played.path)
    assert wait(page) == "second"
    press(page.locator(".hand .card:not([data-moves])").first)
    expect(page.locator(".prompt .no a")).to_have_text("AZ4")
    press(page.locator(".hand .card[data-moves]").first)
    expect(page.locator(".hand .sel")).to_have_count(1)
    expect(page.locator(".prompt .no")).to_have_count(0)


def test_a_tile_is_carried_to_its_place_and_an_impossible_one_is_explained(
    visit: Visit, served: Served
) -> None:
    played = Played(served, "amazones", 3)
    played.until("take")
    page = visit().go(played.path)
    assert wait(page) == "pick"
    before = page.locator(".log li").count()
    page.locator(".stacks button").first.click()
    assert page.locator(".stacks .sel").count() == 1
    page.keyboard.press("Escape")
    page.locator(".stacks button").first.hover()
    page.mouse.down()
    goal = page.locator(".outline .head.legal").first.bounding_box()
    assert goal
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=5)
    page.mouse.up()
    page.wait_for_function("n => document.querySelectorAll('.log li').length > n", arg=before)
    page.locator(".man:not(.outline)").first.wait_for()
    played.until("take")
    played.shown(page)
    page.locator(".man:not(.outline) .tile:not(.gap)").first.click()
    page.locator(".prompt .no").wait_for()
    assert page.locator(".prompt .no a").inner_text() == "AZ8"


def test_pieces_travel(visit: Visit, served: Served) -> None:
    played = Played(served, "amazones", 3)
    played.until("pass")  # a first bid, with nothing laid yet
    ann = visit(calm=False, pace="")  # unhurried: a journey is left out where news wait
    ann.watch()
    page = ann.go(played.path)
    assert wait(page) == "bid"
    card = page.locator(".hand .card").first
    press(card)
    card.evaluate(REST)  # it rises
    start = corner(card)
    with played.slow():
        page.locator(".prompt .btn.go").click()
        page.evaluate(DRAWN)
        card.evaluate(REST)
        assert corner(card) == start  # it waits for the answer where it is
    ann.sees(start, page.locator("[data-at^=laid-0-]"))
    played.until("take")
    played.shown(page)
    expect(page.locator(".flying, .moving")).to_have_count(0)
    place = page.locator(".court .legal").first
    seat, man, part = (place.get_attribute("data-drop") or "").split()
    start = corner(page.locator(f"[data-at=stack-{part}]"))
    place.click()
    ann.sees(start, page.locator(f"[data-at=tile-{seat}-{man}-{part}]"))


# Keeps what is told of a joust, however short it is seen: ties, cards, totals, and the sentence.
TOLD = """() => {
  const all = (what) => [...document.querySelectorAll(what)].map((each) => each.textContent);
  window.told = [];
  new MutationObserver(() => {
    const ties = all('.bid .note').filter((each) => each.includes('tied, out')).length;
    const what = all('.prompt .what').join().trim();
    window.told.push({ ties, cards: all('.bid li').length, totals: all('.bid .total'), what });
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


def bid_alike(played: Played, page: Page) -> None:
    """Everybody bids the highest card, then adds the lowest: nobody wins."""
    for verbs in [("Lay", "End")] * 3 + [("Add",)] * 3:
        played.shown(page)
        for verb in verbs:
            match = played.live.state.match
            assert match is not None
            position = match.position
            (seat,) = position.waiting()
            sight = position.seen_by(seat)
            can = {
                move: position.game.choices.action(sight, seat, move)
                for move in position.legal(seat)
            }
            fit = [move for move, action in can.items() if type(action).__name__ == verb]
            best = max if verb == "Lay" else min
            played.play(seat, (best(fit, key=lambda move: getattr(can[move], "value", 0)),))


@pytest.mark.parametrize("calm", [False, True], ids=["moving", "calm"])
def test_a_joust_without_a_winner_is_seen(visit: Visit, served: Served, calm: bool) -> None:
    played = Played(served, "amazones", 3)
    page = visit(calm=calm).go(played.path)
    page.locator(".prompt").wait_for()
    page.evaluate(TOLD)
    bid_alike(played, page)
    page.wait_for_function(
        """() => window.told.some(({ ties, cards, totals, what }) => ties === 3 && cards === 6
             && totals.every((each) => each.includes('8')) && what === 'Nobody wins this joust.')"""
    )
    expect(page.locator(".bid li")).to_have_count(0)
    expect(page.locator(".log")).to_contain_text("is tied at 8")
    played.others()
    played.shown(page)
    assert wait(page) == "bid"


def test_a_phone_by_touch(visit: Visit) -> None:
    ann = visit(360, 740, touch=True)
    page = ann.sit("amazones", table(5))
    for number in range(1, 6):
        asked = wait(page)
        before = page.locator(".log li").count()
        if asked == "bid" and number % 2:
            page.locator(".hand .card").nth(number).tap(position={"x": 14, "y": 20})
            page.locator(".prompt .btn.go").tap()
        elif asked == "bid":
            page.locator(".prompt .btn").last.tap()
        elif asked == "second":
            page.locator(".prompt .btn:has-text('stand')").tap()
        else:
            page.locator(".stacks .top.legal").first.tap()
            page.locator(".rival .court .legal").first.tap()
        page.wait_for_function("n => document.querySelectorAll('.log li').length > n", arg=before)
    wait(page)
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 360
    ann.shot("amazones-phone")


# Where the parts of the table are.
PARTS = """() => ['.rivals', '.stacks', '.mybid', '.mine .tag', '.prompt', '.hand'].map((name) => {
  const { left, top, width, height } = document.querySelector(name).getBoundingClientRect();
  return `${name} ${[left, top, width, height].map(Math.round)}`;
})"""
# Places for the tile in mind that a finger misses at the man's head, middle or feet, or that lie
# beyond what is before his seat.
MISSED = """() => [...document.querySelectorAll('.court .legal')].flatMap((legal) => {
  const man = legal.closest('.man').getBoundingClientRect();
  const room = legal.closest('.rival, .board').getBoundingClientRect();
  const met = [0.12, 0.5, 0.88].every((part) => {
    const at = [man.left + man.width / 2, man.top + man.height * part];
    return document.elementFromPoint(...at)?.closest('.legal') === legal;
  });
  const wide = `${Math.round(man.width)} of ${Math.round(room.width)}`;
  return met && man.right <= room.right + 1 ? [] : [`${legal.ariaLabel} ${met} ${wide}`];
})"""
PHONES = ((360, 640), (390, 844), (844, 390))


@pytest.mark.parametrize("seats", [4, 5])
def test_a_finger_places_a_tile_on_a_man_and_nothing_moves(
    visit: Visit, served: Served, seats: int
) -> None:
    played = Played(served, "amazones", seats, seed=3)
    ann = visit(*PHONES[0], touch=True)
    page = ann.go(played.path)
    for _ in range(3):
        played.until("would-take")
        played.shown(page)
        for width, height in PHONES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            before = page.evaluate(PARTS)
            page.locator(".stacks .top.legal").first.tap()
            page.locator(".stacks .top.sel").wait_for()
            page.evaluate(DRAWN)
            assert page.evaluate(PARTS) == before, (width, height)
            assert page.evaluate(MISSED) == [], (width, height)
            if seats < 5 or width > 360:  # two men before one of four rivals have 39 pixels each
                assert page.evaluate(SMALL) == [], (width, height)
            assert page.evaluate(COVERED) == [], (width, height)
            page.locator(".stacks .top.sel").tap()
        played.move(0)


def test_the_sum_of_a_long_bid_is_seen(visit: Visit, served: Served) -> None:
    played = Played(served, "amazones", 4, seed=4)
    played.until("would-pass")
    page = visit(*PHONES[0], touch=True).go(played.path)
    played.shown(page)
    cards = page.locator(".hand .card")
    for at in range(cards.count()):
        cards.nth(at).evaluate("(card) => card.matches('.dim, .sel') || card.click()")
        for width, height in PHONES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(DRAWN)
            assert page.evaluate(COVERED) == [], (at, width, height)
    assert at >= 7


@pytest.mark.parametrize("seats", [3, 5])
def test_few_and_many_courts_have_room(visit: Visit, served: Served, seats: int) -> None:
    played = Played(served, "amazones", seats)
    played.until("take")
    ann = visit()
    page = ann.go(played.path)
    assert wait(page) == "pick"
    assert page.evaluate(CUT) == []
    ann.shot(f"amazones-{seats}")
    page.set_viewport_size({"width": 1280, "height": 720})
    ann.shot(f"amazones-{seats}-low")
    assert page.evaluate(CUT) == []
    for width, height in ((360, 640), (390, 844), (844, 390), (820, 1180)):  # nothing is scrolled
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        assert page.evaluate(CUT) == [], width
        assert page.evaluate(UNDER) == [], width


# Cards, tiles and tags that lie outside the stage.
CUT = """() => {
  const stage = document.querySelector('.stage').getBoundingClientRect();
  return [...document.querySelectorAll('.rival .tile, .mine .tile, .bid li, .tag, .stack')]
    .filter((piece) => {
      const box = piece.getBoundingClientRect();
      return box.left < stage.left - 1 || box.right > stage.right + 1
        || box.top < stage.top - 1 || box.bottom > stage.bottom + 1;
    })
    .map((piece) => piece.className);
}"""


# What a decision is about and lies under something else: bids, tiles to be won, cards in hand.
UNDER = """() => [
    ...document.querySelectorAll('.bid .total, .stacks .top, .hand .card, .tag .name'),
  ]
  .filter((piece) => {
    const { left, top, width } = piece.getBoundingClientRect();
    const at = document.elementFromPoint(left + Math.min(12, width / 2), top + 9);
    return !at || !(piece.contains(at) || at.contains(piece));
  })
  .map((piece) => `${piece.className} ${piece.textContent}`)"""


def test_the_tour_has_its_words(visit: Visit, served: Served) -> None:
    ann = visit(1280, 720, "fr-FR", tour=True)
    page = ann.go(Played(served, "amazones", 4).path)
    ann.tour()
    told: list[Any] = []
    while page.locator("dialog.tour").count():
        told.append(page.locator("dialog.tour").inner_text())
        page.locator("dialog.tour .btn.go").click()
        page.evaluate(DRAWN)
    assert len(told) == 5
    assert not re.search(r"(web|amazones)-[a-z]", "".join(told))


def test_a_spectator_sees_the_table_and_no_hand(visit: Visit) -> None:
    ann = visit()
    seated = ann.served.open("amazones", table(3), spectators=True)
    page = ann.go(f"/t/{seated['table']}")
    page.locator(".mine .court").wait_for()
    assert page.locator(".hand").count() == 0
    assert page.locator(".held").count() == 3
    ann.shot("amazones-spectator")
    assert ann.axe() == []
