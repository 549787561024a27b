"""From every passage of the rulebooks to rule, code and tests: what is missing is named."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

import tepui

SCRIPTS = Path(__file__).parents[2] / "scripts"


def load(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(name, SCRIPTS / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def conformance() -> Any:
    return load("conformance")


@pytest.mark.parametrize("game", [game.id for game in tepui.all_games()])
def test_nothing_is_missing(conformance: Any, game: str) -> None:
    book = conformance.Rulebook(tepui.game(game).folder)
    assert list(book.wrong()) == []
    assert len(list(book.passages())) > 40


@pytest.mark.parametrize("game", [game.id for game in tepui.all_games()])
def test_every_passage_begins_with_words_of_its_french_paragraph(
    conformance: Any, game: str
) -> None:
    for where, passage in conformance.Rulebook(tepui.game(game).folder).passages():
        begun = re.match(r"“([^”]+) …” ", passage["says"])
        assert begun, where
        assert len(re.findall(r"[\w'’()+-]*\w[\w'’()+-]*", begun[1])) <= 4, where


def test_what_is_missing_is_named(conformance: Any) -> None:
    book = conformance.Rulebook(tepui.game("coloretto").folder)
    passages = book.sections[0]["passages"]
    passages += [
        {"says": "neither"},
        {"says": "unknown", "rules": ["CA99"]},
        {"says": "untested", "rules": ["CA1 90 animal cards | COPIES | test_6_scores"]},
        {"says": "unsaid", "rules": ["CA1 ninety animals | nowhere"]},
        {"says": "unruled", "rulings": ["The moon is full"]},
        {"says": "unproved", "rules": ["CA1 90 animal cards | COPIES"]},
        {"says": "unquoted", "rules": ["CA1 | COPIES | test_6_scores"]},
        {
            "says": "crowded",
            "rules": ["CA1 90 animal cards | COPIES, CARDS, SPECIES | test_6_scores"],
        },
    ]
    book.rulings.append("The moon is new [CA1].")
    for what in (book.code, book.tests, book.mutants):
        del what["CA6"]
    wrong = "\n".join(book.wrong())
    for said in (
        "Coloretto AMAZONAS has 1 paragraphs in the book",
        "Coloretto AMAZONAS 2: neither rules nor a reason",
        "Coloretto AMAZONAS 3: CA99 does not say",
        "Coloretto AMAZONAS 4: no test test_6_scores that cites CA1",
        "Coloretto AMAZONAS 5: CA1 does not say “ninety animals”",
        "Coloretto AMAZONAS 5: no code nowhere",
        "Coloretto AMAZONAS 6: no ruling, or several: The moon is full",
        "Coloretto AMAZONAS 7: no code or no test for “90 animal cards”, or more than 2",
        "Coloretto AMAZONAS 9: no code or no test for “90 animal cards”, or more than 2",
        "Coloretto AMAZONAS 8: CA1 does not say “”",
        "a ruling stands below no passage: The moon is new [CA1]",
        "CA6 has no code",
        "CA6 has no tests",
        "CA6 has no mutants",
    ):
        assert said in wrong


def test_a_passage_leads_to_words_code_test_and_ruling(conformance: Any) -> None:
    page = "\n".join(conformance.Rulebook(tepui.game("coloretto").folder).page())
    assert " · [FIN DU JEU](#part-" in page
    part = page.split("\n## FIN DU JEU\n")[1].split("\n**4.**")[0]
    assert "**[CA12](#CA12)** “when the last card of the deck has been drawn”" in part
    assert "`rules.py` [`take_card`](../../src/tepui/games/coloretto/rules.py)" in part
    assert "- Applied by `material.py` [`PILES_TO_END`](../../src/tepui/games/coloretto/" in part
    assert "- Proved by `test_rules.py` [`test_the_last_pile_ends_the_game`](../../tests/" in part
    assert "- Ruling: When the last card is drawn, the game ends" in part
    assert "#L" not in page  # the site adds lines, which would soon be stale here


def test_the_site_leads_to_the_line(conformance: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("config.defaults", "structure.files", "structure.pages"):
        monkeypatch.setitem(sys.modules, f"mkdocs.{module}", Mock())
    monkeypatch.setattr(sys, "path", [*sys.path])
    site = load("site")
    for page in conformance.PAGES.glob("*.md"):
        links = re.findall(r"\[`(\w+)`\]\(../../([^)]*)\)", page.read_text("utf-8"))
        assert len(links) > 200
        for name, file in {*links}:
            line = int(site.anchor(file, name).removeprefix("#L"))
            text = (site.ROOT / file).read_text("utf-8").splitlines()[line - 1 :]
            defined = next(n for n, each in enumerate(text) if re.match(r"\w", each))
            assert name in text[defined].split("=")[0].split("(")[0], (file, name)
            assert not defined or text[0].startswith("@"), (file, name)
