"""The shell of every table: home, a table with bots, the notebook."""

from __future__ import annotations

import pytest

from browser.conftest import Visit


def test_a_game_against_bots_begins_with_one_click(visit: Visit) -> None:
    ann = visit()
    page = ann.go()
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_url("**/t/*")
    page.locator(".prompt").wait_for()
    ann.shot("first-table")
    assert page.locator(".log li").count() > 0


@pytest.mark.parametrize("language", ["fr-FR", "en-GB", "de-DE"])
def test_home_speaks_the_language_of_the_browser(visit: Visit, language: str) -> None:
    page = visit(language=language).go()
    page.locator("h1").wait_for()
    assert page.locator("html").get_attribute("lang") == language[:2]
    assert "web-" not in page.locator("body").inner_text()
