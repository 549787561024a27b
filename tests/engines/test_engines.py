"""Other browsers than Chromium: home, a whole game of each title, its replay, people's pages.

`make test-browsers` installs Debian's Firefox and WebKit and runs this.
"""

from __future__ import annotations

import asyncio
import random
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import tepui
from engines.drivers import Driver, Firefox, WebKit
from engines.kit import OTHERS, SETTLED, count, eventually
from server.kit import Served, process, sqlite_at
from tepui.client import sit

pytestmark = OTHERS
SHOTS = Path(__file__).parents[2] / "build" / "shots"
OPTIONS = {"galapagos": {"sand": "off"}}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with process(sqlite_at(tmp_path_factory.mktemp("engines"))) as found:
        yield found


@pytest.fixture(scope="module", params=[Firefox, WebKit])
def page(request: pytest.FixtureRequest, served: Served) -> Iterator[Driver]:
    assert shutil.which(request.param.command), f"{request.param.command} is not installed"
    with request.param() as driver:
        driver.go(f"http://127.0.0.1:{served.port}/")
        for name, value in SETTLED.items():
            driver.evaluate(f"void (localStorage[{name!r}] = {value!r})")
        yield driver


@pytest.fixture
def visit(page: Driver, served: Served, request: pytest.FixtureRequest) -> Iterator[Any]:
    yield lambda path: page.go(f"http://127.0.0.1:{served.port}{path}")
    SHOTS.mkdir(parents=True, exist_ok=True)
    name = re.sub(r"\W+", "-", request.node.name).strip("-")
    (SHOTS / f"{name}.png").write_bytes(page.shot())
    assert page.errors() == []


def test_home_offers_the_games(page: Driver, visit: Callable[[str], None]) -> None:
    visit("/")
    for game in tepui.all_games():
        eventually(page, f"document.body.innerText.includes({game.title!r})")


@pytest.mark.parametrize("path", ["/me", "/open/coloretto", "/learn/galapagos", "/rules/amazonas"])
def test_a_page_is_drawn(page: Driver, visit: Callable[[str], None], path: str) -> None:
    visit(path)
    eventually(page, "document.body.innerText.length > 100")
    assert page.evaluate("document.body.innerText.includes('web-')") is False


@pytest.mark.parametrize("game", [game.id for game in tepui.all_games()])
def test_a_whole_game(
    page: Driver, served: Served, visit: Callable[[str], None], game: str
) -> None:
    """The first seat is looked at in the browser, and played from elsewhere to the end."""
    bots = ["bot:random"] * (tepui.game(game).seats[0] - 1)
    seated = served.open(game, ["me", *bots], options=OPTIONS.get(game, {}), numbers=False)
    visit(f"/t/{seated['table']}#seat={seated['token']}")
    eventually(page, count("[data-tour='prompt']"))
    asyncio.run(play(served, seated))
    eventually(page, count(".score-sheet"))
    visit(f"/replay/{seated['table']}")
    eventually(page, count("input[type=range]"))


async def play(served: Served, seated: Any) -> None:
    rng = random.Random(1)
    server = f"http://127.0.0.1:{served.port}"
    async with await sit(server, seated["table"], seated["token"]) as seat:
        async for scene in seat:
            await seat.move(rng.choice(scene["choices"])["move"])
