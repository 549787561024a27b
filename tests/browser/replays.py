"""Logs that are replayed in a browser."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

GAMES = Path(__file__).parents[1] / "games"
LOGS = {
    "coloretto": "piles-3", "amazones": "taken-5", "galapagos": "two-last-off",
    "amazonas": "four",
}  # fmt: skip


def step(page: Page) -> int:
    return int(page.get_by_role("slider").input_value())


def dropped(page: Page, game: str) -> None:
    page.locator("input[type=file]").set_input_files(GAMES / game / "golden" / f"{LOGS[game]}.log")
    page.get_by_role("slider").wait_for()
