"""The coach's review of a game, and the games that are dropped for it: what each seat held, which
choices cost something, and where on the table they were made.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable

import msgspec
import pytest
from playwright.sync_api import Route, expect

from browser.conftest import Visit
from browser.replays import GAMES, LOGS, dropped, step
from browser.states import Played
from server.kit import Served
from tepui.coach.story import result_of, story_of
from tepui.coach.told import Judged, Review
from tepui.coach.verdicts import Verdict
from tepui.engine.play import log as logs
from tepui.server.http.messages import Reviewed


@pytest.mark.usefixtures("coach")
def test_the_coach_marks_costly_choices_and_leads_to_them(visit: Visit) -> None:
    ann = visit()
    page = ann.go("/replay")
    dropped(page, "coloretto")
    page.get_by_role("tab", name="Coach").click()
    coach = page.locator(".coach")
    deal = coach.get_by_role("rowheader", name="This deal", exact=True)
    expect(deal).to_have_count(1)  # of the one that is looked at
    expect(coach.get_by_role("progressbar")).to_have_count(0)
    moments = coach.locator(".choices .moment")
    expect(moments).to_have_count(3)  # at most
    coach.get_by_role("button", name="costly choices").click()
    told = moments.all_inner_texts()
    lost = [[int(n) for n in re.findall(r"(\d+)%", each)] for each in told]
    points = [re.search(r"about (\d+) point", each) for each in told]
    assert any(lost)
    # By points, and where there are none, by chances: five hundredths weigh as much as a point.
    dear = [
        int(found[1]) if found else (best - chance) / 5
        for found, (chance, best) in zip(points, (each or [0, 0] for each in lost), strict=True)
    ]
    assert dear == sorted(dear, reverse=True)
    # The account adds up as shown, and the first sentence has its figures.
    rows = [int(n.replace("−", "-")) for n in coach.locator("table td").all_inner_texts()]
    assert sum(rows[:3]) == rows[3]
    assert rows[3] + rows[4] == rows[5]
    assert sum(rows[5:8]) == rows[8]
    expect(coach.locator(".skill")).to_contain_text(f"with {rows[8]} points".replace("-", "−"))
    whose = coach.get_by_role("combobox", name="Whose choices")
    whose.select_option(label="Bruno")
    moments.first.wait_for()
    expect(coach.get_by_text("Better: ").first).to_be_visible()
    before, board = step(page), page.locator(".stage").bounding_box()
    moments.first.press("Enter")
    expect(page.get_by_role("slider")).not_to_have_value(str(before))
    expect(coach.locator(".one")).to_have_count(1)  # and nothing stands twice
    assert page.locator(".stage").bounding_box() == board, "the board keeps its size"
    coach.get_by_role("button", name="Close").click()
    # With nothing hidden, the curve is everybody's; the sentences go by what was known.
    headline = moments.first.inner_text()
    coach.get_by_role("checkbox", name="With nothing hidden").check()
    expect(moments.first).to_have_text(headline)
    expect(coach.locator("polyline")).to_have_count(3)
    coach.get_by_role("checkbox", name="With nothing hidden").uncheck()
    expect(coach.locator("polyline")).to_have_count(1)
    whose.select_option(label="All")
    expect(deal).to_have_count(3)
    # The curve says how things stand at the step that is shown.
    page.get_by_role("button", name="To the last step").click()
    chances = coach.get_by_role("list", name="Chance of winning at this step").get_by_role(
        "listitem"
    )
    expect(chances.filter(has_text="%")).to_have_count(3)
    expect(chances.filter(has_text=re.compile(r"\b100%"))).to_have_count(1)
    ann.sound("replay-coach")
    # Play on from there, or from any other step: a table of one's own, against bots.
    coach.get_by_role("button", name="Play from here").first.press("Enter")
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.locator(".where")).to_contain_text("Coloretto")
    page.go_back()
    dropped(page, "coloretto")
    page.get_by_role("slider").fill("30")
    page.locator(".deck").get_by_role("button", name="Play from here").click()
    expect(page).to_have_url(re.compile("/t/"))
    expect(page.locator(".own")).to_have_count(1)  # one's own seat


@functools.cache
def reviewed(game: str, grade: str = "blunder") -> Reviewed:
    """A review in which every verb is a costly choice, or a better one that could be made."""
    acts = story_of(logs.read((GAMES / game / "golden" / f"{LOGS[game]}.log").read_text("utf-8")))
    rooms = acts[0].before.game
    judged: dict[frozenset[str], Judged] = {}
    for act in sorted(acts, key=lambda act: act.actor):  # to see by another's eyes is slow
        if act.actor < 0:
            continue
        sight, seat = act.before.seen_by(act.actor), act.actor
        for other in act.before.legal(seat):
            both = (act.moves[0], other)
            actions = [rooms.choices.action(sight, seat, move) for move in both]
            pair = frozenset(type(action).__name__ for action in actions)
            if other != act.moves[0] and pair not in judged:
                verdict = Verdict(*both, 0.3, 0.6, 0.3, 0.01, grade, [])
                does = [rooms.narration.describe(sight, seat, move) for move in both]
                judged[pair] = Judged(act.ply, seat, verdict, does[0], does[1], actions)
                break
    found: list[Judged] = []
    verbs: set[str] = set()
    while left := [pair for pair in judged if pair - verbs]:
        pair = max(left, key=lambda pair: len(pair - verbs))
        verbs |= pair
        found.append(judged[pair])
    found.sort(key=lambda each: each.ply)
    seats = acts[0].before.seats
    review = Review(game, seats, None, True, 1.0, result_of(acts), [], found, [])
    return Reviewed(1.0, review)


def fulfilled(body: bytes) -> Callable[[Route], None]:
    return lambda route: route.fulfill(body=body)


def test_whoever_asks_for_the_coach_on_a_phone_finds_it(visit: Visit, served: Served) -> None:
    played = Played(served, "coloretto", 2)
    played.all_but(1)
    played.move()
    page = visit(360, 740).page
    page.route("**/review*", fulfilled(msgspec.json.encode(reviewed("coloretto", "slip"))))
    page.goto(f"{served.http}/replay/{played.id}?coach")
    moment = page.locator(".choices li:has(.moment)").first
    expect(moment).to_be_in_viewport()
    expect(moment).to_have_css("position", "static")  # it is no slip of paper on the table


# What is secret while the game is played: where it is drawn, and at which line of the notebook.
SECRETS = {
    "coloretto": (".rival .held.open .card", "accepts"),
    "amazones": (".rival .known li", " bids "),
    "galapagos": (".seats .dice[aria-label='Plan'] li", "takes the sandglass"),
    "amazonas": (".seats .goals li, .played .card", "lays income card"),
}


@pytest.mark.parametrize("game", LOGS)
def test_a_dropped_log_shows_what_each_seat_held_and_where_choices_were_costly(
    visit: Visit, game: str
) -> None:
    ann = visit(touch=True)
    page = ann.go("/replay")
    told = reviewed(game)
    page.route("**/api/review*", fulfilled(msgspec.json.encode(told)))
    dropped(page, game)
    steps = int(page.get_by_role("slider").get_attribute("max") or 0)
    for part in (4, 1, 2):
        page.get_by_role("slider").fill(str(steps // part))
        assert page.locator(".log .now").count() == 1
    text = page.locator("body").inner_text()
    assert f"{game}-" not in text
    assert "web-" not in text
    secret, line = SECRETS[game]
    page.locator(".log li", has_text=line).last.locator("> span").last.click()
    expect(page.locator(secret).first).to_be_visible()
    everything = page.locator(secret).count()
    ann.shot(f"replay-{game}-open")
    page.locator(".eyes button").nth(1).click()  # as the first seat saw it
    expect(page.locator(".eyes button").nth(1)).to_have_attribute("aria-pressed", "true")
    assert page.locator(secret).count() < everything
    page.locator(".eyes button").first.click()
    # A costly choice and the better one are marked on the table.
    coach, frames = page.locator(".coach"), page.locator(".marks .frame")
    assert told.review
    for width, height, most in ((1440, 900, len(told.review.choices)), (360, 740, 2)):
        page.set_viewport_size({"width": width, "height": height})
        phone = width < 900
        if phone:
            page.get_by_role("button", name="History").click()
        page.get_by_role("tab", name="Coach").click()
        coach.get_by_role("combobox", name="Whose choices").select_option(label="All")
        coach.locator(".moment").first.wait_for()  # the review is there, with what it offers
        if (more := coach.get_by_role("button", name="costly choices")).count():
            more.click()
        for number in range(most):
            if number:  # so that what is seen next is of the next choice
                close = coach.get_by_role("button", name="Close")
                expect(close).to_be_focused()
                close.click()
                expect(frames).to_have_count(0)
                expect(coach.locator(".moment").nth(number - 1)).to_be_focused()
            coach.locator(".moment").nth(number).click()
            expect(coach.locator(".one p")).to_have_count(2)
            # Where a table is longer than the screen, the better move is brought into sight, above
            # the coach's sheet.
            expect(page.locator(".frame.played").last).to_be_attached()
            expect(page.locator(".frame.better").last).to_be_in_viewport(ratio=0.5)
            marks, panel = (page.locator(each).bounding_box() for each in (".marks", ".rail"))
            assert marks is not None
            assert panel is not None
            across = marks["x"] + marks["width"] <= panel["x"] + 1
            assert across or marks["y"] + marks["height"] <= panel["y"] + 1, "nothing is covered"
        ann.shot(f"marks-{game}-{width}")
        if phone:
            page.locator(".fold").click()
        page.keyboard.press("ArrowRight")
        expect(frames).to_have_count(0)
        expect(page.locator(".graph")).to_be_visible()


# A village of the map is framed, and every such frame lies in the map's window.
FRAMED = """() => {
  const box = (of) => of.getBoundingClientRect();
  const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];
  const [map, frames] = [box(document.querySelector('.map .window')), '.marks .frame'];
  const sites = [...document.querySelectorAll('.map [data-at^=site-]')].map(box).map(middle);
  const on = [...document.querySelectorAll(frames)].map(box).map(middle)
    .filter(([x, y]) => sites.some(([sx, sy]) => Math.hypot(x - sx, y - sy) < 2));
  const within = ([x, y]) => x > map.left && x < map.right && y > map.top && y < map.bottom;
  return on.length > 0 && on.every(within);
}"""


def test_a_map_shows_what_the_coach_speaks_of_in_a_window_of_any_size(visit: Visit) -> None:
    page = visit(820, 1180, touch=True).go("/replay")
    page.route("**/api/review*", fulfilled(msgspec.json.encode(reviewed("amazonas"))))
    dropped(page, "amazonas")
    page.get_by_role("button", name="History").click()
    page.get_by_role("tab", name="Coach").click()
    page.get_by_role("combobox", name="Whose choices").select_option(label="All")
    page.locator(".choices li", has_text="Build").first.locator(".moment").click()
    expect(page.locator(".frame.played")).to_have_count(2)  # a hut, and where it goes
    for width, height in ((360, 740), (844, 390), (820, 1180)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(FRAMED)
        # A tablet shows the huts that are left. A phone's tags show none: the frame goes around the
        # whole tag, not upon its name.
        huts = ".stack[data-at=hut-0]" if width == 820 else ".seat:has([data-at=tag-0]) .name"
        framed = page.locator(".frame.played").first.bounding_box()
        piece = page.locator(huts).bounding_box()
        assert framed
        assert piece
        assert framed["x"] < piece["x"]
        assert framed["x"] + framed["width"] > piece["x"] + piece["width"]
        assert framed["y"] < piece["y"]
        assert framed["y"] + framed["height"] > piece["y"] + piece["height"]
