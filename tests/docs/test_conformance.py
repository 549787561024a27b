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
    assert set(book.refusals) <= set(book.rules)


def test_what_is_missing_is_named(conformance: Any) -> None:
    book = conformance.Rulebook(tepui.game("coloretto").folder)
    passages = book.sections[0]["passages"]
    passages += [
        {"says": "neither"},
        {"says": "unknown", "rules": ["CA99"]},
        {"says": "untested", "rules": ["CA1"], "tests": ["test_6_scores"]},
    ]
    for what in (book.code, book.tests, book.mutants):
        del what["CA6"]
    book.rulings.append("A ruling on nothing.")
    wrong = "\n".join(book.wrong())
    for said in (
        "Coloretto AMAZONAS 2: neither rules nor a reason",
        "Coloretto AMAZONAS 3: no rule CA99",
        "Coloretto AMAZONAS 4: no test test_6_scores",
        "CA6 has no code",
        "CA6 has no test",
        "CA6 has no mutant",
        "a ruling cites no rule",
    ):
        assert said in wrong


def test_a_row_leads_from_a_passage_to_code_tests_and_refusals(conformance: Any) -> None:
    table = "\n".join(conformance.Rulebook(tepui.game("coloretto").folder).table())
    row = next(line for line in table.splitlines() if "**[CA10]**" in line)
    assert "**Refuser la carte 1**" in row
    assert "[rules.py](../src/tepui/games/coloretto/rules.py): `" in row
    assert "(../tests/games/coloretto/test_rules.py)" in row
    assert "<code>" in row  # mutants
    assert "the narrower sentence holds" in row
    told = row.split("<summary>")[-1]
    assert "refus" in told
    assert all(line.count("|") == 6 for line in table.splitlines() if line.startswith("|"))


def test_a_citation_belongs_to_the_function_around_it(conformance: Any) -> None:
    text = (
        "# [CA1]\nSTACK = 3\n\n\n# [CA2] a comment above\n@rule\ndef f():\n    # [CA3]\n    pass\n"
    )
    names = dict.fromkeys((1, 2), "`STACK`") | dict.fromkeys(range(3, 10), "`f`")
    assert conformance._names(text) == names


def test_lines_that_move_leave_the_page_as_it_is(conformance: Any) -> None:
    assert "#L" not in "".join(conformance.Rulebook(tepui.game("coloretto").folder).table())
