"""From every passage of the rulebooks to rule, code and tests: what is missing is named."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

import tepui

SCRIPT = Path(__file__).parents[2] / "scripts" / "conformance.py"


@pytest.fixture(scope="module")
def conformance() -> Any:
    spec = importlib.util.spec_from_file_location("conformance", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", [game.id for game in tepui.all_games()])
def test_nothing_is_missing(conformance: Any, game: str) -> None:
    book = conformance.Rulebook(tepui.game(game).folder)
    assert list(book.wrong()) == []
    assert len(list(book.passages())) > 40


def test_what_is_missing_is_named(conformance: Any) -> None:
    book = conformance.Rulebook(tepui.game("coloretto").folder)
    passages = book.sections[0]["passages"]
    passages += [
        {"says": "neither"},
        {"says": "unknown", "rules": ["CA99"]},
        {"says": "untested", "rules": ["CA1"], "tests": ["test_6_scores"]},
        {"says": "unsaid", "rules": ["CA1 ninety animals"], "code": ["nowhere"]},
        {"says": "unruled", "refusals": ["not-so"], "rulings": ["The moon is full"]},
    ]
    for what in (book.code, book.tests, book.mutants):
        del what["CA6"]
    wrong = "\n".join(book.wrong())
    for said in (
        "Coloretto AMAZONAS has 1 paragraphs in the book",
        "Coloretto AMAZONAS 2: neither rules nor a reason",
        "Coloretto AMAZONAS 3: CA99 does not say",
        "Coloretto AMAZONAS 4: no test test_6_scores",
        "Coloretto AMAZONAS 5: CA1 does not say “ninety animals”",
        "Coloretto AMAZONAS 5: no code nowhere",
        "Coloretto AMAZONAS 6: no refusal not-so",
        "Coloretto AMAZONAS 6: no ruling, or several: The moon is full",
        "CA6 has no code",
        "CA6 has no tests",
        "CA6 has no mutants",
    ):
        assert said in wrong


def test_a_passage_leads_to_sentence_code_test_mutant_refusal_and_ruling(conformance: Any) -> None:
    page = "\n".join(conformance.Rulebook(tepui.game("coloretto").folder).page())
    part = page.split("\n## Refuser la carte\n")[1].split("\n**2.**")[0]
    assert "**[CA10](#CA10)** " in part
    assert "(../../src/tepui/games/coloretto/rules.py#L" in part
    assert "(../../tests/games/coloretto/test_" in part


def test_a_link_leads_to_the_line_of_a_function_or_a_constant(conformance: Any) -> None:
    book = conformance.Rulebook(tepui.game("amazonas").folder)
    for name in ("reach", "DEAREST"):
        file, line = book.places[name].rstrip(")").split("](")[1].split("#L")
        text = (conformance.PAGES / file).read_text("utf-8").splitlines()
        assert name in "".join(text[int(line) - 1 : int(line) + 1])
    assert "RECORD" not in book.places
    assert "`rank`" in book._place("engine/rules/places.py:rank")
