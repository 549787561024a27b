"""Logs that are replayed in a browser."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

import tepui
from settings import must_know

GAMES = Path(__file__).parents[1] / "games"
LOGS = {game.id: must_know(game.id, "replayed") for game in tepui.all_games()}


def step(page: Page) -> int:
    return int(page.get_by_role("slider").input_value())


def dropped(page: Page, game: str) -> None:
    page.locator("input[type=file]").set_input_files(GAMES / game / "golden" / f"{LOGS[game]}.log")
    page.get_by_role("slider").wait_for()
