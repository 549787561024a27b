"""Other browsers than Chromium: how a page there is settled, asked and clicked."""

from __future__ import annotations

import os
import time
from typing import Any

import pytest

import tepui
from engines.drivers import Driver

OTHERS = [
    pytest.mark.skipif(
        "TEPUI_BROWSERS" not in os.environ, reason="make test-browsers: other browsers are needed"
    ),
    pytest.mark.filterwarnings("ignore:setting remote_server_addr"),  # Selenium's own call
]
PATIENCE = 90.0
# Nobody is shown around, and what others did is shown at once.
SETTLED = {
    "tepui-settings": '{"pace":"once"}',
    **{f"tepui-tour-{game.id}": "done" for game in tepui.all_games()},
}


def eventually(page: Driver, expression: str) -> Any:
    end = time.monotonic() + PATIENCE
    while not (found := page.evaluate(expression)):
        assert time.monotonic() < end, expression
        time.sleep(0.2)
    return found


def count(selector: str) -> str:
    return f"document.querySelectorAll({selector!r}).length"


def click(page: Driver, selector: str) -> None:
    eventually(page, count(selector))
    page.evaluate(f"void document.querySelector({selector!r}).click()")
