"""Name tags where everybody is known, rated and has a clock: the clock is never cut."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import tepui
from browser.conftest import Visit
from server.kit import Served

# Of each clock, whether all of it is seen; of each name, how much of it or of 60 pixels.
TAGS = """() => {
  const shown = (one) => {
    const box = one.getBoundingClientRect();
    let [left, right, top, bottom] = [0, innerWidth, 0, innerHeight];
    for (let up = one.parentElement; up; up = up.parentElement)
      if (getComputedStyle(up).overflowX !== 'visible') {
        const around = up.getBoundingClientRect();
        [left, right] = [Math.max(left, around.left), Math.min(right, around.right)];
        [top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)];
      }
    const inside = box.top >= top - 1 && box.bottom <= bottom + 1;
    return inside ? Math.min(box.right, right) - Math.max(box.left, left) : 0;
  };
  const all = (what) => [...document.querySelectorAll(what)];
  return [
    all('main .clock').map((one) => shown(one) >= one.scrollWidth - 1),
    all('.tag .name').map((one) => shown(one) / Math.min(one.scrollWidth, 60)),
  ];
}"""


def known(served: Served, name: str) -> str:
    session = served.ask("POST", "/api/people", {})[1]["session"]
    called = {"name": name, "colour": 2, "piece": "parrot"}
    assert served.ask("PUT", "/api/me", called, session)[0] == 200
    return session


def seated(served: Served, game: str, width: int) -> tuple[str, Any]:
    """A rated table with as many people as may sit there: the path of one of them."""
    seats = max(tepui.game(game).seats)
    people = [f"Alexandrine {n} {game} {width}" for n in range(seats)]
    sessions = [known(served, name) for name in people]
    wish = {
        "game": game, "who": ["me", *["friend"] * (seats - 1)], "rated": True, "name": people[0],
        "clock": {"kind": "bank", "seconds": 1800, "then": "seat"},
    }  # fmt: skip
    table = served.ask("POST", "/api/tables", wish, sessions[0])[1]
    taken = [table]
    for name, session in zip(people[1:], sessions[1:], strict=True):
        join = {"name": name, "invitation": table["invitation"]}
        taken.append(served.ask("POST", f"/api/tables/{table['table']}/join", join, session)[1])
    for session, each in zip(sessions, taken, strict=True):
        held = {"seats": [{"table": each["table"], "token": each["token"]}]}
        assert served.ask("POST", "/api/me/seats", held, session)[0] == 200
    return f"/t/{table['table']}#seat={table['token']}", table


@pytest.mark.parametrize("game", [game.id for game in tepui.all_games()])
def test_clocks_are_whole_and_names_can_be_read(visit: Visit, served: Served, game: str) -> None:
    path, _ = seated(served, game, 1280)
    visitor = visit(width=1280, height=720)
    page: Page = visitor.go(path)
    expect(page.locator("main .clock").first).to_be_visible()
    expect(page.locator("main .sign").first).to_be_attached()
    visitor.shot(f"tags-{game}")
    clocks, names = page.evaluate(TAGS)
    assert len(clocks) == max(tepui.game(game).seats)
    assert all(clocks), clocks
    assert all(share >= 0.8 for share in names), names
    assert visitor.complaints == []
