"""Pictures of the tables in all their states, to be looked through.

`python scripts/shots.py` draws every state of every game and the pages around them in three
languages, by day and by night, at the sizes below, into build/shots; options narrow that down.
`--parts` draws the parts of which tables are built instead, each in all these states, and a page
that shows them; `--readme` makes the README's four, `--preview` the pictures that links to the
games' pages show where they are posted.
"""

import argparse
import re
import sys
import tempfile
import time
from contextlib import ExitStack
from itertools import product
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from playwright.sync_api import Browser, Locator, Page, sync_playwright  # noqa: E402

import tepui  # noqa: E402
from browser.conftest import FLAGS, chromium  # noqa: E402
from browser.states import GAMES, HALFWAY, Played  # noqa: E402
from server.kit import Served, serving, sqlite_at  # noqa: E402
from tepui.engine.text.words import LANGUAGES, words  # noqa: E402
from tepui.server.table.bots import choose  # noqa: E402

SIZES = ("360x740", "844x390", "820x1180", "1000x640", "1440x900")
MOST_SEATS = 4  # unless asked for others
SECTIONS = ("g", "open", "rules", "learn", "puzzles", "daily", "tournament")
PAGES = (
    "home",
    "me",
    "replay",
    *(f"{section}/{game}" for section, game in product(SECTIONS, GAMES)),
)
# The parts of tables (docs/tables.md), and their selectors.
PARTS = {
    "SeatPanel": ".panel",
    "Fan": ".hand",
    "Prompt, Act": ".prompt",
    "Board": ".board",
}
# Settings without the tour, and with others' moves shown at once.
TOURED = "localStorage['tepui-settings'] ??= '{\"pace\":\"once\"}';" + "".join(
    f"localStorage.setItem('tepui-tour-{game}','done');" for game in GAMES
)

# For the README: the table, after how many lines of its log it is shown, what it then asks, and
# whether the answer is half given.
README = {
    "coloretto": (["me", "bot:hard"], {}, 70, "would-refuse", False),
    "galapagos": (["me", "bot:normal", "bot:normal"], {"sand": "off"}, 60, "would-lay", True),
    "amazones": (["me", *["bot:normal"] * 3], {}, 75, "would-stay", False),
    "amazonas": (["me", *["bot:normal"] * 3], {}, 100, "would-build", False),
}
README_SIZE = {"width": 1280, "height": 800}


class Looks:
    """A page for every requested language and theme, resized between pictures."""

    def __init__(self, browser: Browser, wish: argparse.Namespace) -> None:
        self.wish = wish
        self.pages: dict[tuple[str, str], Page] = {}
        for language, theme in product(wish.language, wish.theme):
            context = browser.new_context(
                locale=words(language)("engine-locale").replace("_", "-"),
                color_scheme="dark" if theme == "night" else "light",
                reduced_motion="reduce",
            )  # fmt: skip
            context.add_init_script(TOURED)
            self.pages[language, theme] = context.new_page()
            self.pages[language, theme].set_default_timeout(60_000)

    def take(self, name: str) -> None:
        """Take pictures of what the pages show now."""
        for (language, theme), page in self.pages.items():
            for size in self.wish.size:
                width, height = map(int, size.split("x"))
                page.set_viewport_size({"width": width, "height": height})
                page.wait_for_timeout(120)
                name_here = f"{name}-{size}-{language}-{theme}"
                if self.wish.parts:
                    for part, selector in PARTS.items():
                        all_of_it = page.locator(selector).all()
                        seen = [each for each in all_of_it if each.bounding_box()]
                        for each in seen[:1]:
                            self.keep(f"{brief(part)}-{name_here}", each)
                else:
                    self.keep(name_here, page)

    def keep(self, name: str, seen: Page | Locator) -> None:
        file = self.wish.folder / f"{name}.png"
        seen.screenshot(path=file)
        print(file, flush=True)

    def show_parts(self) -> None:
        """A page with the pictures of the parts, part by part."""
        lines = ["<!doctype html><title>Parts</title><body style='background: #8a8'>"]
        for part in PARTS:
            lines.append(f"<h2>{part}</h2>")
            for file in sorted(self.wish.folder.glob(f"{brief(part)}-*.png")):
                lines.append(f"<figure><img src='{file.name}'><figcaption>{file.stem}</figcaption>")
        (self.wish.folder / "parts.html").write_text("\n".join(lines), "utf-8")


def brief(state: str) -> str:
    """A state's name as a file name."""
    return re.sub(r"[^a-z0-9]+", "-", state)[:70]


def tables(served: Served, looks: Looks) -> None:
    """Every state of every game, and what a person may do halfway through a decision."""
    wish = looks.wish
    for game in wish.game:
        played = Played(
            served, game, wish.seats or min(MOST_SEATS, max(tepui.game(game).seats)), wish.seed
        )
        for page in looks.pages.values():
            page.goto(served.http + played.path)
        for number, state in enumerate(played.states(wish.most)):
            if not re.search(wish.state, state):
                continue
            for page in looks.pages.values():
                played.shown(page)
                if game == "amazonas":
                    page.locator(".ground svg").wait_for()
            looks.take(f"{game}-{number:02}-{brief(state)}")
            halfway = HALFWAY[game] if state not in ("over", "waiting") else {}
            for name, act in halfway.items():
                for page in looks.pages.values():
                    act(page)
                    page.wait_for_timeout(60)
                if wish.halfway:
                    looks.take(f"{game}-{number:02}-{brief(state)}-{brief(name)}")


def pages(served: Served, looks: Looks) -> None:
    """The pages around the tables."""
    for name in looks.wish.page:
        path = "/" if name == "home" else f"/{name}"
        for page in looks.pages.values():
            page.goto(served.http + path)
            page.locator("h1").first.wait_for()
        looks.take(brief(name))


def begun(served: Served, game: str) -> str:
    """The link to a seat at a table where play is well under way, and it is that seat's turn."""
    who, options, lines, verb, half = README[game]
    seated = served.open(game, who, name="Ann", options=options, hints=True)
    played = Played.at(served, game, seated["table"])
    while True:
        match = played.live.state.match
        assert match is not None
        asked = played.asked()
        assert asked != "over", f"never asked: {verb}"
        moves = choose("normal", match.position, 0) if asked else ()
        if verb in asked.split() and len(match.lines) >= lines:
            if half:
                played.play(0, moves[:-1])
            return f"{served.http}/t/{seated['table']}#seat={seated['token']}"
        if moves:
            played.play(0, moves)
        time.sleep(0.01)  # the others think


def readme(served: Served) -> None:
    """The four pictures of the README."""
    folder = ROOT / "docs/shots"
    folder.mkdir(parents=True, exist_ok=True)
    links = {game: begun(served, game) for game in README}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        context = browser.new_context(viewport=README_SIZE, locale="en-GB", reduced_motion="reduce")
        context.add_init_script(TOURED)
        for game, link in links.items():
            page = context.new_page()
            page.goto(link)
            page.locator(".prompt:not(.calm)").wait_for(timeout=60_000)
            if game == "amazonas":
                page.locator(".ground svg").wait_for(timeout=60_000)
            time.sleep(1)
            page.screenshot(path=folder / f"{game}.jpg", type="jpeg", quality=78)
        browser.close()


# A game's picture above a strip of paper with its name; home is its hero with ours.
POSTED = """([game, title]) => {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = `
    .home > .bar, .games, .daily, .notes, .hero .said p { display: none !important }
    .home { grid-template-rows: 1fr !important }
    .hero { height: 630px !important }
    .hero .said { left: 72px !important; top: 84px !important }
    .hero h1 { font-size: 150px !important }
    body > .picture { position: fixed; inset: 0 0 112px; z-index: 99 }
    body > .slip { position: fixed; inset: auto 0 0; height: 112px; z-index: 100; color: #1d2c28;
      background: #fdfaf1; padding: 0 56px; display: flex; align-items: center; margin: 0;
      justify-content: space-between; box-shadow: 0 0 24px #0005;
      font: 600 56px/1 var(--font-display) }
    body > .slip :last-child { font-size: 34px; color: #1c5a49 }`;
  document.querySelector('.hero h1').textContent = 'Tepui';
  if (!game) return;
  document.body.append(document.querySelector(`[data-game=${game}] .picture`));
  const slip = document.body.appendChild(document.createElement('p'));
  slip.className = 'slip';
  for (const word of [title, 'Tepui'])
    slip.appendChild(document.createElement('span')).textContent = word;
}"""
POSTED_SIZE = {"width": 1200, "height": 630}


def previews(served: Served) -> None:
    """A picture for each game, and one for all."""
    folder = ROOT / "web/public/preview"
    folder.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        context = browser.new_context(viewport=POSTED_SIZE, locale="en", reduced_motion="reduce")
        for name in ("tepui", *GAMES):
            page = context.new_page()
            page.goto(served.http)
            page.locator(".box .picture svg").last.wait_for(timeout=60_000)
            game = "" if name == "tepui" else name
            page.evaluate(POSTED, [game, tepui.game(game).title if game else ""])
            page.wait_for_timeout(500)
            page.screenshot(path=folder / f"{name}.jpg", type="jpeg", quality=80)
        browser.close()


def wished() -> argparse.Namespace:
    """The pictures to draw."""
    ask = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    ask.add_argument("--readme", action="store_true", help="the four pictures of the README")
    ask.add_argument("--preview", action="store_true", help="what links to the games show")
    ask.add_argument("--parts", action="store_true", help="parts, and a page that shows them")
    ask.add_argument("--game", nargs="*", choices=GAMES, help="these tables, and no pages")
    ask.add_argument("--page", nargs="*", help="these pages, and no tables: home, open/coloretto")
    ask.add_argument("--size", nargs="*", default=list(SIZES), help="such as 360x740")
    ask.add_argument("--language", nargs="*", choices=LANGUAGES, default=list(LANGUAGES))
    ask.add_argument("--theme", nargs="*", choices=("day", "night"), default=["day", "night"])
    ask.add_argument("--state", default="", help="only states whose name this expression finds")
    ask.add_argument("--most", type=int, default=100, help="at most this many states of a game")
    ask.add_argument("--seats", type=int, default=0)
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--halfway", action="store_true", help="decisions half made, too")
    ask.add_argument("--folder", type=Path, default=ROOT / "build/shots")
    wish = ask.parse_args()
    if wish.game is None and wish.page is None:
        wish.game, wish.page = list(GAMES), [] if wish.parts else list(PAGES)
    wish.game, wish.page = wish.game or [], wish.page or []
    return wish


def main() -> None:
    """Draw all of them, or those that were requested."""
    wish = wished()
    wish.folder.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        served = stack.enter_context(serving(sqlite_at(folder)))
        if wish.readme:
            readme(served)
            return
        if wish.preview:
            previews(served)
            return
        playwright = stack.enter_context(sync_playwright())
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        looks = Looks(browser, wish)
        pages(served, looks)
        tables(served, looks)
        if wish.parts:
            looks.show_parts()
        browser.close()


if __name__ == "__main__":
    main()
