"""What of a page is out of sight, cut off, or too small for a finger."""

from __future__ import annotations

from playwright.sync_api import Page

import tepui
from browser.conftest import DRAWN

# Words that are seen in part: beyond the window, or beyond something that clips them. Names that
# people chose may be shortened; what scrolls, scrolls.
CUT = """(scope) => {
  const found = [];
  const clips = (style, axis) => /hidden|clip/.test(style['overflow' + axis]);
  const scrolls = (style, axis) => /auto|scroll/.test(style['overflow' + axis]);
  for (const root of document.querySelectorAll(scope)) {
    if (!shown(root)) continue;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent.trim();
      const parent = node.parentElement;
      if (!text || parent.closest('.sr, .name, option, .flying, [data-fades]')) continue;
      if (!shown(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (!box.width) continue;
        let room = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
        let [x, y] = [true, true]; // whether scrolling cannot help
        let shortened = false; // with an ellipsis
        for (let at = parent; at; at = at.parentElement) {
          const style = getComputedStyle(at);
          if (style.display === 'contents') continue; // it has no box
          const around = at.getBoundingClientRect();
          if (style.clipPath === 'inset(50%)') { x = y = false; break; } // for ears alone
          if (clips(style, 'X') && x) {
            shortened ||= style.textOverflow === 'ellipsis';
            room.left = Math.max(room.left, around.left);
            room.right = Math.min(room.right, around.right);
          }
          if (clips(style, 'Y') && y) {
            room.top = Math.max(room.top, around.top);
            room.bottom = Math.min(room.bottom, around.bottom);
          }
          if (scrolls(style, 'X')) x = false;
          if (scrolls(style, 'Y')) y = false;
          if (style.position === 'fixed') break;
        }
        const out =
          (x && (box.left < room.left - 1.5 || box.right > room.right + 1.5)) ||
          (y && (box.top < room.top - 4 || box.bottom > room.bottom + 4));
        if (out) {
          found.push(`${text.slice(0, 40)} [${Math.round(box.left)} ${Math.round(box.top)} ` +
            `${Math.round(box.right)} ${Math.round(box.bottom)}] in ` +
            `[${Object.values(room).map(Math.round)}]` +
            (shortened ? ' shortened' : ''));
          break;
        }
      }
    }
  }
  return found;
}"""

# What one taps and is smaller than a finger wants it: 44 pixels both ways. A link inside a sentence
# is as high as its line, a card below others shows as much of itself as its step, and a village
# comes closer before it is built in.
SMALL = """() => {
  const found = [];
  // What a finger meets, where more than is drawn: as far as it goes from the middle both ways.
  const grown = (each, { left, top, width, height }) => {
    const middle = [left + width / 2, top + height / 2];
    const far = (dx, dy) => {
      const [x, y] = middle;
      const meets = (n) => document.elementFromPoint(x + dx * n, y + dy * n)?.closest('button');
      let n = 0;
      while (n < 60 && meets(n) === each) n += 1;
      return n;
    };
    return far(1, 0) + far(-1, 0) >= 44 && far(0, 1) + far(0, -1) >= 44;
  };
  const live = 'button:not([disabled]), a[href], input, select, summary, [role="tab"]';
  for (const each of document.querySelectorAll(live)) {
    if (!shown(each)) continue;
    const inline = 'p a, .said > a, li > a:not(.btn), small a, .skip, .village';
    if (each.closest('.sr') || each.matches(inline)) continue;
    let box = each.getBoundingClientRect();
    const label = each.matches('[type="checkbox"], [type="radio"]') && each.closest('label');
    if (label) box = label.getBoundingClientRect();
    if (!box.width || box.right < 0 || box.bottom < 0) continue;
    if (box.left > innerWidth || box.top > innerHeight) continue;
    if (Math.min(box.width, box.height) >= 43.5 || grown(each, box)) continue;
    const name = each.getAttribute('aria-label') ?? each.textContent.trim();
    const size = `${Math.round(box.width)}x${Math.round(box.height)}`;
    found.push(`${each.className} ${name.slice(0, 30)} ${size}`);
  }
  return found;
}"""

# Buttons of the prompt that lie upon each other, or beyond their sheet.
CROWDED = """() => {
  const prompt = document.querySelector('.prompt');
  const room = prompt?.getBoundingClientRect();
  const acts = [...document.querySelectorAll('.prompt .acts .btn')]
    .filter((each) => each.checkVisibility());
  const boxes = acts.map((each) => each.getBoundingClientRect());
  return acts.flatMap((each, i) => {
    const box = boxes[i];
    const right = Math.min(room.right, innerWidth);
    const beyond = box.left < room.left || box.right > right + 0.5 || box.bottom > room.bottom;
    const over = boxes.some((other, k) => k > i && other.left < box.right - 1 &&
      box.left < other.right - 1 && other.top < box.bottom - 1 && box.top < other.bottom - 1);
    return beyond || over ? [each.textContent.trim()] : [];
  });
}"""

# Figures one counts with that lie behind something else, or out of sight.
COVERED = """() => {
  const found = [];
  const figures = '.mine .tally b, .mybid .total, .purse b, .stacks .cnt';
  const wide = innerWidth > 900 ? ', .seats .coin' : ''; // where rivals' money is seen
  for (const each of document.querySelectorAll(figures + wide)) {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const over = at?.closest('.given, .prompt, .hand, .mybid, .mybid .cards, .played, .seats');
    const gone = !at && !each.matches('.cnt'); // stacks are scrolled to
    if (right > left && (gone || (over && !over.contains(each))))
      found.push(each.textContent.trim());
  }
  return found;
}"""

# What lies before a rival, too narrow to be told apart.
NARROW = """() => [...document.querySelectorAll('.rival .cell, .seats .seat')]
  .filter((each) => each.getBoundingClientRect().width < 16)
  .map((each) => `${each.className} is narrow`)"""

# Words that lie upon others.
UPON = """(scope) => {
  const lines = [];
  for (const root of document.querySelectorAll(scope)) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const [text, parent] = [node.textContent.trim(), node.parentElement];
      if (!text || parent.closest('.sr') || !parent.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        const leading = box.height / 4; // letters are not as high as their line
        let [left, right, top, bottom] =
          [box.left, box.right, box.top + leading, box.bottom - leading];
        for (let at = parent; at; at = at.parentElement) {
          const { overflow, clipPath, display } = getComputedStyle(at);
          if (clipPath === 'inset(50%)') left = right; // for ears alone
          if (overflow === 'visible' || display === 'contents') continue;
          const around = at.getBoundingClientRect();
          [left, right] = [Math.max(left, around.left), Math.min(right, around.right)];
          [top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)];
        }
        if (left < right && top < bottom) lines.push({ text, node, left, right, top, bottom });
      }
    }
  }
  return lines.flatMap((a, i) => lines.slice(i + 1)
    .filter((b) => a.node !== b.node && a.left < b.right - 2 && b.left < a.right - 2
      && a.top < b.bottom && b.top < a.bottom)
    .map((b) => `${a.text.slice(0, 40)} upon ${b.text.slice(0, 40)}`));
}"""

# What of the bar lies upon its neighbour, or beyond the bar.
PILED = """() => {
  const bar = document.querySelector('.bar');
  const parts = '.brand svg, .brand span, .where, .ends, .chip, .offer > *, .next, .tools > *';
  const boxes = [...bar.querySelectorAll(parts)]
    .filter((each) => each.checkVisibility() && each.getBoundingClientRect().width)
    .map((each) => [each.textContent.trim() || each.ariaLabel || each.tagName,
      each.getBoundingClientRect()]);
  const room = bar.getBoundingClientRect();
  const beyond = ({ left, right, top, bottom }) => left < room.left - 1 || right > room.right + 1 ||
    (room.bottom > top && (top < room.top - 1 || bottom > room.bottom + 1));
  const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 &&
    a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return boxes.flatMap(([name, box], i) => [
    ...(beyond(box) ? [`${name} leaves the bar`] : []),
    ...boxes.slice(i + 1).filter(([, other]) => over(box, other))
      .map(([other]) => `${name} upon ${other}`),
  ]);
}"""

# Pieces and buttons that begin outside the stage, and that no scrolling or panning brings there.
LOST = """() => {
  const stage = document.querySelector('.stage');
  const room = stage.getBoundingClientRect();
  const scrolls = (piece, axis) => {
    for (let at = piece.parentElement; at && at !== stage; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at)['overflow' + axis])) return true;
    return false;
  };
  return [...stage.querySelectorAll('[data-at], .prompt .btn, .tag')]
    .filter((piece) => piece.checkVisibility() && !piece.closest('.map .window'))
    .filter((piece) => {
      const { left, top, width } = piece.getBoundingClientRect();
      const [x, y] = [left + Math.min(10, width / 2), top + 10]; // a hand hangs over the edge
      return width && (
        ((x < room.left || x > room.right) && !scrolls(piece, 'X')) ||
        ((y < room.top || y > room.bottom) && !scrolls(piece, 'Y'))
      );
    })
    .map((piece) => piece.dataset.at ?? piece.className);
}"""

# Words that are missing: their keys stand in their place, read or heard.
UNSAID = r"""() => [document.body.innerText,
  ...[...document.querySelectorAll('[aria-label]')].map((each) => each.ariaLabel)]
  .flatMap((text) => text.match(/\b(web|server|KEYS)-[a-z]\S*/g) ?? [])
""".replace("KEYS", "|".join(game.id for game in tepui.all_games()))

# Where what surrounds a table stands: it keeps its place, whatever is told or asked.
PLACES = """() => ['.news', '.prompt', 'main', '.bar .tools', '.dock'].map((name) => {
  const { left, top, width, height } = document.querySelector(name).getBoundingClientRect();
  return `${name} ${[left, top, width, height].map(Math.round)}`;
}).join(' ')"""


def large_text(page: Page, words: str, *sizes: tuple[int, int]) -> list[str]:
    """What leaves the page, is cut without an ellipsis or lies upon other words when text is twice
    as large, by the browser's own setting: the layout asks how many letters are as wide as the
    window."""
    found = []
    session = page.context.new_cdp_session(page)
    session.send("Page.setFontSizes", {"fontSizes": {"standard": 32}})
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        cut = [line for line in page.evaluate(CUT, words) if not line.endswith(" shortened")]
        found += [f"{width}: {line}" for line in cut]
        found += [f"{width}: {line}" for line in page.evaluate(UPON, words)]
        if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
            found.append(f"{width}: wider than the window")
    session.send("Page.setFontSizes", {"fontSizes": {"standard": 16}})
    session.detach()
    return found
