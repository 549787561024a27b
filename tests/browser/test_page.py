"""The page without a server in Chromium, with the network cut: see docs/page.md.

It needs what `make page` builds; `make test-page` builds it and runs this.
"""

from __future__ import annotations

import base64
import functools
import inspect
import json
import pickle
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from browser.conftest import FLAGS, LIMIT, chromium, eventually
from browser.page_kit import BUILT, GAMES, GO, HANDS, Quiet, begin, built, visited
from tepui.engine.play import log as logs
from tepui.engine.play.lesson import lesson
from tepui.lab import digest

KEPT = json.loads((Path(__file__).parents[1] / "lab/thoughts.json").read_text("utf-8"))
pytestmark = built

# Speaks to the table's worker as the client does.
SPEAK = """(file) => {
  const worker = new Worker('/assets/' + file, { type: 'module' });
  const heard = new Map();
  let ids = 0;
  window.stand = null;
  worker.onmessage = ({ data }) => {
    if (data.type === 'stand') window.stand = data.stand;
    else heard.get(data.id)?.(data);
  };
  window.ask = (method, path, body, token) => new Promise((done) => {
    const id = ids++;
    const [place, query = ''] = path.split('?');
    const headers = [['content-type', 'application/json']];
    if (token) headers.push(['authorization', `Bearer ${token}`]);
    const text = (raw) => new TextDecoder().decode(raw);
    heard.set(id, ({ status, body }) => done([status, text(body)]));
    body = new TextEncoder().encode(body ? JSON.stringify(body) : '');
    worker.postMessage(
      { type: 'request', id, method, path: '/api/' + place, query, headers, body });
  });
  window.kill = () => worker.terminate();
  window.sit = (table, token, first) => {
    const id = ids++;
    const say = (said) => worker.postMessage({ type: 'say', id, text: JSON.stringify(said) });
    const told = [];
    heard.set(id, ({ type, text }) => {
      if (type === 'opened') {
        say({ type: 'hello', token, language: 'en' });
        if (first) say(first);
      }
      if (type === 'told') told.push(JSON.parse(text));
    });
    worker.postMessage({ type: 'open', id, path: `/api/tables/${table}/play` });
    told.say = say;
    return told;
  };
}"""
# Makes some moves; the worker is killed in the middle of the next. Which decision was due then.
KILLED = """async ([table, token, most, wait]) => {
  const told = sit(table, token);
  const pause = (time) => new Promise((done) => setTimeout(done, time));
  let [at, scene] = [0, null];
  const next = async () => {
    while (told.length <= at) await pause(2);
    const heard = told[at++];
    if (heard.scene) scene = heard.scene;
    return heard;
  };
  for (let made = 0; ; made++) {
    while (!scene?.choices.length || !scene.awaited.includes(0)) await next();
    const [id, { decision, choices }] = [`${wait}-${made}`, scene];
    told.say({ type: 'move', id, decision, moves: [choices[0].move] });
    if (made === most) {
      await pause(wait);
      kill();
      return decision;
    }
    while ((await next()).id !== id);
    if (told[at - 1].type !== 'done') throw new Error(JSON.stringify(told[at - 1]));
  }
}"""
# Gives a worker something to think about; what it answers.
THOUGHT = """([file, job]) => new Promise((done) => {
  const worker = new Worker('/assets/' + file, { type: 'module' });
  worker.onmessage = ({ data: { data } }) => {
    worker.terminate();
    done(btoa(Array.from(data, (byte) => String.fromCharCode(byte)).join('')));
  };
  worker.postMessage({ id: 1, job: Uint8Array.from(atob(job), (each) => each.charCodeAt(0)) });
})"""
# In the place of a file that is kept there is nothing.
EMPTIED = """async (path) => {
  const [name] = await caches.keys();
  window.cache = await caches.open(name);
  window.copy = await cache.match(path);
  await cache.put(path, new Response());
}"""
HREFS = "(all) => all.map((each) => each.getAttribute('href'))"


@pytest.fixture(scope="module")
def page(browser: Browser, address: str) -> Iterator[Page]:
    """A page that has been visited once; from then on there is no network."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    elsewhere: list[str] = []
    own = (address, "blob:")
    context.on("request", lambda r: r.url.startswith(own) or elsewhere.append(r.url))
    page = visited(context.new_page(), address)
    context.set_offline(True)
    page.goto(address)
    yield page
    context.close()
    assert not elsewhere  # no other host was asked for anything


def test_python_comes_as_it_was_compiled_and_is_there_without_that(
    browser: Browser, address: str, tmp_path: Path
) -> None:
    """What is compiled lies on the disk beside the first answer: it may not be asked for again."""
    (module,) = BUILT.glob("python/*/pyodide.asm.wasm")
    path = f"/{module.relative_to(BUILT).as_posix()}"
    come = "(path) => fetch(path).then((answer) => answer.blob()).then(({ size }) => size)"
    context = browser.browser_type.launch_persistent_context(
        tmp_path, executable_path=chromium(), args=FLAGS, timeout=LIMIT, locale="en-GB"
    )
    Quiet.asked.clear()
    page = visited(context.new_page(), address)
    assert Quiet.asked.count(path) == 1
    context.set_offline(True)
    page.evaluate(EMPTIED, path)
    assert page.evaluate(come, path) == module.stat().st_size  # the first answer
    page.evaluate("(path) => cache.put(path, copy)", path)
    context.new_cdp_session(page).send("Network.clearBrowserCache")
    assert page.evaluate(come, path) == module.stat().st_size  # what is kept
    context.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_by_clicks(page: Page, game: str) -> None:
    page.evaluate(GO, f"/open/{game}")
    begin(page, "regular" if game == "galapagos" else "novice")  # who has no plan plays for long
    page.evaluate(HANDS, False)
    page.locator("dialog .score-sheet:not(.ties)").wait_for(timeout=5 * LIMIT)


def test_the_coach_reviews_and_there_are_lessons_puzzles_and_the_deal_of_the_day(
    page: Page,
) -> None:
    games = page.evaluate("JSON.parse(localStorage['tepui-seats'])")
    table = next(each["table"] for each in games if each["game"] == "coloretto")
    page.evaluate(GO, f"/replay/{table}?coach")
    page.locator(".coach .moment, .coach .skill").first.wait_for()
    page.evaluate(GO, "/learn/amazones")
    page.locator(".lesson .btn.go").click()
    page.locator(f".app[data-step={lesson('amazones').steps[1].name}]").wait_for()
    page.evaluate(GO, "/puzzles/amazonas")
    page.locator(".app[data-state=asked]").wait_for()
    page.evaluate(GO, "/daily/galapagos")
    page.locator("main .btn.go").first.click()
    page.locator(".app[data-state=asked]").wait_for()


def test_a_real_table_is_counted_and_written_down(page: Page) -> None:
    page.evaluate(GO, "/real-table/coloretto")
    for card in ("toad", "snake"):
        page.get_by_role("button", name=card).click()
    expect(page.get_by_role("tab").first).to_contain_text("3")
    page.get_by_role("link", name="Record").click()
    page.get_by_role("button", name="Start").click()
    for card in ("toad", "snake", "owl"):
        expect(page.get_by_role("heading", name="Your hand")).to_be_visible()
        page.get_by_role("button", name=card).click()
    page.get_by_role("button", name="Player 2").click()
    expect(page.get_by_role("heading", name="Player 2: which card")).to_be_visible()


def test_pages_to_print_are_kept_once_they_are_opened(page: Page, address: str) -> None:
    page.evaluate(GO, "/real-table/amazonas/print")
    links = page.locator(".ways a")
    expect(links).to_have_count(7)  # five pages, and the map on two large sheets
    rules, scores = (links.nth(n).get_attribute("href") for n in (0, 1))
    opened = """(link) => fetch(link, { cache: 'no-store' })
      .then(({ status, headers }) => [status, headers.get('content-type')])"""
    page.context.set_offline(False)
    assert page.evaluate(opened, rules) == [200, "application/pdf"]
    page.context.set_offline(True)
    assert page.evaluate(opened, rules) == [200, "application/pdf"]
    page.goto(f"{address}{scores}")
    expect(page.get_by_role("heading")).to_contain_text("isn’t on your device yet")
    page.goto(address)


def test_nothing_leads_to_what_only_a_server_has(page: Page) -> None:
    served = re.compile(r"^/(ranking|tournaments?|c|match|host)(/|$)|^#(tables|seek)$")
    for path in ("/", "/me", "/games", "/g/coloretto", "/open/coloretto", "/daily/coloretto"):
        page.evaluate(GO, path)
        expect(page.locator("main a, main button").first).to_be_visible()
        links = page.eval_on_selector_all("a", HREFS)
        assert not [link for link in links if served.search(link or "")], path
        assert not page.get_by_text(re.compile("sign in|invite", re.IGNORECASE)).count(), path
    for path in ("/ranking", "/tournaments", "/c/1", "/match/1", "/host", "/tournament/coloretto"):
        page.evaluate(GO, path)
        expect(page.get_by_role("heading")).to_contain_text("everything stays on your device")
    page.get_by_role("link", name="All games").click()


def test_two_people_hand_the_device_on(page: Page) -> None:
    page.evaluate(GO, "/open/coloretto")
    page.locator(".seg button").first.click()
    page.get_by_label("Name for seat 2").fill("Ben")
    page.get_by_role("button", name="Open the table").click()
    curtain = page.locator(".curtain")
    seen = set[str]()
    for _ in range(2):
        curtain.wait_for()
        seen.add(curtain.locator("h1").inner_text())
        assert page.locator(".hand, .app").count() == 0  # nothing of the table is drawn
        curtain.get_by_role("button").click()
        page.evaluate(HANDS, True)
        page.locator(".pass").get_by_role("button").click()
    curtain.wait_for()
    assert seen == {"Ana, it’s your turn", "Ben, it’s your turn"}
    page.reload()  # whoever holds the device afterwards sees a curtain first
    curtain.wait_for()


def test_bots_play_all_games(page: Page, address: str) -> None:
    speak(page, address)
    for game in GAMES:
        table, token = play(page, game)
        _, text = ask(page, "GET", f"tables/{table}/log", token=token)
        log = logs.read(text)
        logs.verify(log)  # by this Python: the same rules, and a fair deal
        assert log.dealt == "device"


@pytest.mark.parametrize("game", GAMES)
def test_the_browser_thinks_the_same_to_the_last_bit(page: Page, address: str, game: str) -> None:
    """Trees and judgements in Chromium's engine have the fingerprints of those of Numba."""
    page.goto(f"{address}/prepared/games.json")
    (file,) = (each.name for each in BUILT.glob("assets/think-worker-*.js"))
    source = inspect.getsource(digest)
    found = "{each.name: thoughts(each) for each in runs([tepui.game(game)])}"
    source += f"\nimport tepui\nfound = {found}"
    given = {"source": source, "names": {"__name__": "tepui.lab.digest", "game": game}}
    job = functools.partial(eval, "(exec(source, names), names['found'])[1]", given)
    answer = page.evaluate(THOUGHT, [file, base64.b64encode(pickle.dumps((job, False))).decode()])
    _, thought, wrong = pickle.loads(base64.b64decode(answer))
    assert wrong is None
    assert thought == {name: each for name, each in KEPT.items() if name.startswith(f"{game}-")}


def test_what_is_acknowledged_survives_a_crash_and_a_full_storage(page: Page, address: str) -> None:
    speak(page, address)
    origin = {"origin": address}
    devtools = page.context.new_cdp_session(page)
    wish = {"game": "coloretto", "name": "Ana", "who": ["me", "friend"], "live": False}
    seated = [json.loads(ask(page, "POST", "tables", wish)[1]) for _ in range(2)]
    devtools.send("Storage.overrideQuotaForOrigin", {**origin, "quotaSize": 1})
    said = [ask(page, "POST", "tables", wish) for _ in range(40)][-1]  # what is reserved is used up
    assert said[0] == 503
    assert "storage is full" in json.loads(said[1])["text"]
    devtools.send("Storage.overrideQuotaForOrigin", origin)
    status, text = ask(page, "POST", "tables", wish)
    assert status == 201, text
    seated.append(json.loads(text))
    # One more is on its way when the worker dies.
    page.evaluate("(wish) => void ask('POST', 'tables', wish)", wish)
    page.evaluate("kill()")
    speak(page, address)
    for each in seated:
        assert ask(page, "GET", f"tables/{each['table']}", token=each["token"])[0] == 200


def test_a_worker_that_is_killed_in_mid_move_loses_nothing_acknowledged(
    page: Page, address: str
) -> None:
    speak(page, address)
    wish = {"game": "coloretto", "name": "Ana", "who": ["me", "bot:random"], "live": False}
    table, token = of(json.loads(ask(page, "POST", "tables", wish)[1]))
    due = 0
    for wait in (0, 15):
        before, due = due, page.evaluate(KILLED, [table, token, 3, wait])
        assert due > before
        speak(page, address)
        page.evaluate("([t, k]) => void (window.told = sit(t, k))", [table, token])
        eventually(page, lambda: page.evaluate("told.length"), "the table")
        decision = page.evaluate("told[0].scene.decision")
        assert decision in (due, due + 1)  # the last one was made, or was not
        due = decision
    text = ask(page, "GET", f"tables/{table}/log", token=token)[1]
    assert logs.read(text).running  # and the log is whole


def test_a_browser_that_keeps_nothing_says_so(browser: Browser, address: str) -> None:
    """As in a private window: the worker is refused a place for its file, and plays on without."""
    refused = "navigator.storage.getDirectory = () => Promise.reject(new Error('refused'));"

    def spoil(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=refused + answer.text())

    context = browser.new_context(locale="en-GB", service_workers="block")
    page = context.new_page()
    page.set_default_timeout(LIMIT)
    page.route("**/table-worker-*.js", spoil)
    page.goto(address)
    said = page.get_by_role("status").filter(has_text="This browser isn’t saving anything here")
    said.get_by_role("button").click()
    expect(said).to_have_count(0)
    context.close()


def test_another_version_takes_over_between_games_and_never_during_one(
    browser: Browser, address: str
) -> None:
    kept = "caches.keys()"
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    page = visited(context.new_page(), address)
    (old,) = page.evaluate(kept)
    page.goto(f"{address}/open/coloretto")
    begin(page, "novice")
    page.locator(".app[data-state=asked]").wait_for()
    Quiet.version = "tomorrow"
    try:
        page.evaluate("window.same = true")
        page.evaluate("navigator.serviceWorker.ready.then((each) => each.update())")
        waits = "navigator.serviceWorker.ready.then(({ waiting }) => !!waiting)"
        eventually(page, lambda: page.evaluate(waits), "another version is there")
        page.evaluate(HANDS, False)  # the game goes on
        goes_on = "Number(document.querySelector('.app').dataset.decision) > 3"
        eventually(page, lambda: page.evaluate(goes_on), "the game goes on")
        assert page.evaluate("window.same"), "nothing was loaded anew"
        assert old in page.evaluate(kept)
        page.evaluate(GO, "/")
        with page.expect_navigation():  # it is loaded anew
            page.evaluate("dispatchEvent(new MouseEvent('click'))")
        assert page.evaluate("!window.same")
        now = ["tepui-page-tomorrow"]
        eventually(page, lambda: page.evaluate(kept) == now, "the new one is alone")
    finally:
        Quiet.version = ""
    context.close()


def speak(page: Page, address: str) -> None:
    """Leave the client, and ask the table's worker oneself."""
    page.goto(f"{address}/prepared/games.json")
    (file,) = (each.name for each in BUILT.glob("assets/table-worker-*.js"))
    page.evaluate(SPEAK, file)
    eventually(page, lambda: page.evaluate("stand") == "ready", "the table is set up")


def play(page: Page, game: str) -> tuple[str, str]:
    """A whole game: whoever opens it leaves, and a bot plays on in that seat."""
    who = ["me", "bot:instinct", "bot:normal"]
    wish = {"game": game, "name": "Ana", "who": who, "live": False}
    status, text = ask(page, "POST", "tables", wish)
    assert status == 201, text
    seated = json.loads(text)
    leave = {"type": "do", "id": "1", "what": "leave"}
    page.evaluate("([t, k, l]) => void (window.told = sit(t, k, l))", [*of(seated), leave])
    over = "told.some(({ room }) => room?.status === 'over')"
    eventually(page, lambda: page.evaluate(over), f"the end of {game}")
    return of(seated)


def of(seated: dict[str, str]) -> tuple[str, str]:
    return seated["table"], seated["token"]


def ask(page: Page, method: str, path: str, body: Any = None, token: str = "") -> tuple[int, str]:
    status, text = page.evaluate("(given) => ask(...given)", [method, path, body, token])
    return status, text
