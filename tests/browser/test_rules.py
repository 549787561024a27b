"""The rules pages: three languages with the same ids, and links that show their rule."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import tepui
from browser.conftest import Visit
from tepui.engine.play.lesson import lesson

GAMES = [game.id for game in tepui.all_games()]
SOURCE = Path(__file__).parents[2] / "src" / "tepui" / "games"


def told(game: str, ending: str) -> str:
    return (SOURCE / game / f"RULES{ending}.md").read_text("utf-8")


def plain(code: str) -> str:
    """What stands for a value is named in each language."""
    return re.sub(r"[A-Z]{4,}", "FILE", " ".join(code.split()))


@pytest.mark.parametrize("ending", ["", ".fr", ".de"])
@pytest.mark.parametrize("game", GAMES)
def test_contents_are_words(game: str, ending: str) -> None:
    assert not re.findall(r"^##.*`.*", told(game, ending), re.MULTILINE)


@pytest.mark.parametrize("ending", [".fr", ".de"])
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_have_the_same_ids_in_three_languages(game: str, ending: str) -> None:
    rule = re.compile(r"^(?:- )?\*\*\[([A-Z]{2}\d+)\]\*\*", re.MULTILINE)
    assert rule.findall(told(game, ending)) == rule.findall(told(game, ""))
    code = re.compile(r"`([^`]+)`")
    assert sorted(map(plain, code.findall(told(game, ending)))) == sorted(
        map(plain, code.findall(told(game, "")))
    )
    parts = re.compile(r"^(#+|\||- )", re.MULTILINE)
    assert parts.findall(told(game, ending)) == parts.findall(told(game, ""))


def test_every_game_has_examples_of_its_rules() -> None:
    file = Path(__file__).parents[2] / "web" / "src" / "rules" / "examples.ts"
    row = r"([A-Z]{2}\d+): \['([\w-]+)', '([\w-]+)'(?:, '(\w+)')?\]"
    found = re.findall(row, file.read_text("utf-8"))
    for game in GAMES:
        rules = re.findall(r"\*\*\[([A-Z]{2}\d+)\]\*\*", told(game, ""))
        shown = [each for each in found if each[0] in rules]
        assert len(shown) >= 2
        for _, begin, end, name in shown:
            names = [step.name for step in lesson(game, name or "first").steps]
            assert names.index(begin) < names.index(end)


# The ids of the rules, the text, and whether every piece that the rules show is there.
SHOWN = """() => [
  [...document.querySelectorAll('.rule')].map((each) => each.id),
  document.body.innerText,
  [...document.querySelectorAll('use')]
    .every((use) => document.getElementById(use.getAttribute('href').slice(1))),
]"""


def test_every_rule_is_on_the_page_in_every_language(visit: Visit) -> None:
    ann = visit(language="fr-FR")
    page = ann.go("/rules/coloretto")
    languages = {"fr": ".fr", "en": "", "de": ".de"}
    for game in GAMES:
        ann.follow(f"/rules/{game}")
        for language, ending in languages.items():
            page.locator("select.lang").select_option(language)
            text = told(game, ending)
            heads = re.findall(r"^## (.+)$", text.replace("`", ""), re.MULTILINE)
            expect(page.locator("main h2")).to_have_text(heads)
            page.wait_for_function(f"() => ({SHOWN})()[2]")
            ids, seen, _ = page.evaluate(SHOWN)
            assert ids == re.findall(r"\*\*\[([A-Z]{2}\d+)\]\*\*", text)
            assert "web-" not in seen
            assert "**" not in seen
            assert not re.search(r"^- |\|", seen, re.MULTILINE)
    ann.faultless("rules", (1440, 900), (360, 740))


def test_a_link_shows_its_rule(visit: Visit) -> None:
    ann = visit()
    page = ann.go("/rules/coloretto#CA11")
    expect(page.locator("#CA11")).to_have_class(re.compile("here"))
    expect(page.locator("#CA11")).to_be_in_viewport()
    page.locator("#CA6 a.id").click()
    expect(page.locator("#CA6")).to_have_class(re.compile("here"))
    # Our rulings bear a flag that leads to them.
    page.locator("#CA6 .ours").click()
    expect(page.locator("li.here")).to_contain_text("CA6")
    expect(page.locator("#CA8 .ours")).to_have_count(0)
    page.keyboard.press("/")
    page.keyboard.type("PROTECTION")
    expect(page.get_by_role("status")).to_have_text("4 results")
    assert page.locator(".rule").evaluate_all("all => all.map(each => each.id)") == [
        "CA2", "CA4", "CA11",
    ]  # fmt: skip
    expect(page.locator("#CA11 mark")).to_have_count(2)
    expect(page.locator("#CA11 .piece use")).to_have_attribute("href", "#co-protection")
    page.locator("#CA11 a.id").click()
    expect(page.locator("#CA6")).to_be_attached()  # what is linked to is shown with the rest
    # An example is played on the table, and is no step of the reader's own lesson.
    page.locator("#CA10 .btn").click()
    dialog = page.get_by_role("dialog")
    # With reduced motion, nothing goes on by itself.
    expect(dialog.get_by_role("log")).to_have_text("")
    dialog.get_by_role("button", name="Next").click()
    expect(dialog.get_by_role("log")).to_contain_text("refuses the frog")
    expect(page.locator("dialog .stage .mine")).to_be_visible()
    assert ann.axe() == []
    assert page.evaluate("localStorage['tepui-lesson-coloretto'] ?? null") is None
    page.keyboard.press("Escape")
    page.get_by_label("Language").select_option("fr")
    expect(page.locator("#CA6")).to_contain_text("défausse")
    page.get_by_role("link", name="Galapagos").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Galapagos")
    page.locator("#GA1").wait_for()
