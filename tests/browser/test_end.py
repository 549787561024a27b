"""The end of a game: counted on the table, then the places rise, then the sheet explains itself."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.states import GAMES, Played
from server.kit import Served

# From the next page on, keep what flew to the tags and what was lit meanwhile.
COUNTED = """(() => {
  window.counted = [];
  window.lit = new Set();
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    if (this.matches('.points')) window.counted.push(Number(this.textContent.replace('−', '-')));
    else if (this.matches('.podium li')) window.lit.add('podium');
    else if (frames?.[0]?.outlineOffset === '8px') window.lit.add(this.dataset.at);
    return animate.call(this, frames, options);
  };
})()"""


@pytest.mark.parametrize("game", GAMES)
def test_the_end_is_counted_on_the_table(visit: Visit, served: Served, game: str) -> None:
    played = Played(served, game, 3)
    played.all_but(1)
    ann = visit(calm=False, throwaway=game == "coloretto")
    ann.script(COUNTED)
    page = ann.go(played.path)
    page.locator(".prompt").wait_for()
    page.locator(".opens").first.click()  # the score can be asked for at any time
    sheet = page.locator("dialog[open]", has=page.locator(".score-sheet"))
    expect(sheet.locator("thead th")).to_have_count(3)
    page.keyboard.press("Escape")
    played.move()
    page.locator(".counting").wait_for()
    assert page.locator(".app").get_attribute("data-state") == "over"
    assert not page.locator("dialog[open]").count()
    if game == "coloretto":  # to its end, at a gallop: every frame is drawn by the processor
        session = page.context.new_cdp_session(page)
        session.send("Animation.enable")
        session.send("Animation.setPlaybackRate", {"playbackRate": 20})
        page.locator("dialog .score-sheet:not(.ties)").wait_for()
        match = played.live.state.match
        assert match is not None
        assert sum(page.evaluate("window.counted")) == sum(match.position.scores())
        lit = page.evaluate("[...window.lit]")
        assert {"column", "podium"} <= {name.split("-")[0] for name in lit}, lit
    else:
        page.wait_for_function("() => window.counted.length && window.lit.size")
        ann.shot(f"counting-{game}")
        page.keyboard.press("x")
        page.locator("dialog .score-sheet:not(.ties)").wait_for()
    expect(page.locator(".counting")).to_have_count(0)
    # What made the difference is drawn, save for the rest, and between whom: two of three.
    expect(page.get_by_text(re.compile("the difference .*between Ann and"))).to_be_visible()
    assert not page.locator(".decided li:not(:has(.pieces svg), :nth-child(4))").count()
    assert page.locator(".tag .place, .seat .place").first.is_visible()
    cut = page.locator(".tag:has(.place)").evaluate_all(
        "tags => tags.filter((tag) => getComputedStyle(tag).overflow !== 'visible').length"
    )
    assert cut == 0  # a place lies across the edge of its tag
    if game == "coloretto":
        page.emulate_media(color_scheme="dark")
        assert ann.axe(within="dialog[open]") == []
        ann.go("/health")  # and back: who comes to a game that is over sees the sheet at once
        page = ann.go(played.path)
        page.locator("dialog .score-sheet:not(.ties)").wait_for()
        assert page.evaluate("window.counted.length") == 0
        expect(page.locator(".checked")).to_contain_text("could have tried several")
        before = page.url  # and plays the same deal again, which is marked
        page.get_by_role("button", name="The same deal again").click()
        page.wait_for_url(lambda url: "/t/" in url and url != before)
        page.locator(".prompt").wait_for()
        expect(page.locator(".where")).to_contain_text("deal seen before")
        again = served.worker.tables.live[page.url.rpartition("/")[2]].state
        assert again.seed == played.live.state.seed
