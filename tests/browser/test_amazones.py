"""The table of Amazones: whole games by clicks and by keys, every size of court and screen."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from browser.conftest import Visit

EASY = "bot:easy"
ASKED = ".prompt:not(.calm)"


def table(seats: int) -> list[str]:
    return ["me", *["bot:random"] * (seats - 1)]


def wait(page: Page) -> str:
    """What this seat is asked for next: bid, second, pick; or over."""
    page.wait_for_selector(f"{ASKED} .acts .btn, .court.asked, .score-sheet")
    if page.locator(".score-sheet").count():
        return "over"
    if page.locator(".court.asked").count():
        return "pick"
    letters = page.locator(".prompt kbd").all_inner_texts()
    return "second" if "S" in letters else "bid"


def press(target: Locator) -> None:
    """Click where a card shows although others lie upon it."""
    target.click(position={"x": 14, "y": 20})
    target.page.wait_for_timeout(30)


def make_a_move(page: Page, asked: str, number: int) -> None:
    """Some move, by clicks; different ones as the game goes on."""
    if asked == "bid":
        cards = page.locator(".hand .card")
        if number % 5 and cards.count():
            press(cards.nth(number % cards.count()))
            page.locator(".prompt .btn.go").click()
        else:
            page.locator(".prompt .btn").last.click()
    elif asked == "second":
        back = page.locator(".bid .laid button, .mybid button.laid")
        if number % 3 == 0 and back.count():
            press(back.first)
            page.locator(".prompt .btn.go").click()
        elif number % 3 == 1 and page.locator(".prompt .btn:has-text('Add')").count():
            press(page.locator(".prompt .btn:has-text('Add')"))
            page.locator(".prompt .btn.go").click()
        else:
            page.locator(".prompt .btn:has-text('stand')").click()
    else:
        places = page.locator(".court .legal")
        places.nth(number % places.count()).click()


def play(page: Page, moves: int = 1000) -> str:
    """Play so many moves, or to the end; what is asked then."""
    for number in range(1, moves + 1):
        asked = wait(page)
        if asked == "over":
            return asked
        before = page.locator(".log li").count()
        make_a_move(page, asked, number)
        page.wait_for_function("n => document.querySelectorAll('.log li').length > n", arg=before)
    return wait(page)
