"""The page without a server in other browsers than Chromium: home, and a first table.

It needs what `make page` builds; `make test-browsers` builds it and runs this.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest

import tepui
from browser.page_kit import BUILT, served
from engines.drivers import Driver, Firefox, WebKit
from engines.kit import OTHERS, SETTLED, click, count, eventually

pytestmark = [
    *OTHERS,
    pytest.mark.skipif(not (BUILT / "sw.js").is_file(), reason="make test-browsers builds it"),
]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with served(BUILT) as here:
        yield here


@pytest.fixture(params=[Firefox, WebKit])
def page(request: pytest.FixtureRequest, address: str) -> Iterator[Driver]:
    assert shutil.which(request.param.command), f"{request.param.command} is not installed"
    with request.param() as driver:
        driver.go(address)
        for name, value in SETTLED.items():
            driver.evaluate(f"void (localStorage[{name!r}] = {value!r})")
        yield driver


def test_the_page_opens_and_a_first_table_is_drawn(page: Driver) -> None:
    for game in tepui.all_games():
        eventually(page, f"document.body.innerText.includes({game.title!r})")
    click(page, ".games .btn.go")
    eventually(page, count(".app[data-state=asked], .app[data-state=waiting]"))
    eventually(page, count("[data-tour='prompt']"))
    assert page.errors() == []


def test_whoever_leaves_and_comes_back_has_the_table(page: Driver, address: str) -> None:
    there = page.evaluate("location.href")
    said = "(document.querySelector('.status')?.innerText ?? '')"
    ready = f"!/set up|another tab/.test({said}) && !document.querySelector('.status progress')"
    for leave in ("void (location.href = 'about:blank')", "void location.reload()"):
        eventually(page, ready)
        page.evaluate(leave)
        page.go(str(there))
        eventually(page, count(".games .btn.go"))
    eventually(page, ready)
    click(page, ".games .btn.go")
    eventually(page, count(".app[data-state=asked], .app[data-state=waiting]"))
    assert page.errors() == []
