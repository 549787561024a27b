"""What one is asked is read whole, at every size, and never lies under anything."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize

import tepui
from browser.conftest import DRAWN, Visit, settled
from browser.states import GAMES, HALFWAY, Played
from server.kit import Served

PHONES: tuple[ViewportSize, ...] = (
    {"width": 360, "height": 640}, {"width": 390, "height": 844}, {"width": 844, "height": 390},
)  # fmt: skip
# What hides a part of the prompt: its own boxes, one around it, a neighbour upon it. Of text twice
# as large some may be scrolled to, if the prompt is as high as it may become.
HIDDEN = """(large) => {
  const found = [];
  const prompt = document.querySelector('.prompt');
  const said = prompt.querySelector('.said');
  const seen = (box) => [box.left, box.top, box.right, box.bottom].map(Math.round).join(' ');
  for (const each of [prompt, said, prompt.querySelector('.acts')])
    if (each.scrollHeight > each.clientHeight && each.clientHeight &&
        !(large && each === said && each.clientHeight > innerHeight * 0.3))
      found.push(`${each.className}: ${each.scrollHeight} in ${each.clientHeight}`);
  const words = [...(large ? [said] : said.children), ...prompt.querySelectorAll('.btn')]
    .filter((each) => each.checkVisibility());
  for (const each of words) {
    const box = each.getBoundingClientRect();
    for (let at = each.parentElement; at; at = at.parentElement) {
      const { overflow, display } = getComputedStyle(at);
      if (overflow === 'visible' || display === 'contents') continue;
      if (large && overflow.includes('auto')) return found; // it is scrolled to
      const room = at.getBoundingClientRect();
      if (box.top < room.top - 1 || box.bottom > room.bottom + 1)
        found.push(`${each.textContent.trim().slice(0, 30)} ${seen(box)} in ${at.className}`);
    }
    if (large) continue;
    if (box.top < 0 || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth)
      found.push(`${each.textContent.trim().slice(0, 30)} ${seen(box)} beyond the window`);
    const inner = prompt.getBoundingClientRect();
    if (box.top < inner.top || box.bottom > inner.bottom)
      found.push(`${each.textContent.trim().slice(0, 30)} ${seen(box)} beyond ${seen(inner)}`);
    for (const [x, y] of [[0.1, 0.1], [0.9, 0.1], [0.5, 0.5], [0.1, 0.9], [0.9, 0.9]]) {
      const at = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
      if (!prompt.contains(at)) found.push(`under ${at?.className}: ${each.textContent.trim()}`);
    }
  }
  return found;
}"""


@pytest.mark.parametrize("game", GAMES)
def test_what_is_asked_is_never_cut_on_a_phone(visit: Visit, served: Served, game: str) -> None:
    """In French, which is long: every question, answer and refusal, at each size, and the first
    ones with text twice as large."""
    played = Played(served, game, max(tepui.game(game).seats))
    ann = visit(360, 640, "fr-FR", touch=True)
    page = ann.go(played.path)
    session = page.context.new_cdp_session(page)
    found: dict[str, str] = {}

    def look(where: str) -> None:
        for size in PHONES:
            page.set_viewport_size(size)
            page.evaluate(DRAWN)
            for line in page.evaluate(HIDDEN, "large" in where):
                found.setdefault(line, f"{where} {size['width']}")

    for number, state in enumerate(played.states(most=8)):
        if state == "over":
            break
        played.shown(page)
        look(state)
        if number < 2:
            session.send("Page.setFontSizes", {"fontSizes": {"standard": 32}})
            look(f"{state} large")
            session.send("Page.setFontSizes", {"fontSizes": {"standard": 16}})
        for name, act in HALFWAY[game].items() if state != "waiting" else []:
            act(page)
            settled(page)
            look(f"{state} {name}")
    session.detach()
    assert not found, "\n".join(f"{line}: {where}" for line, where in found.items())
