"""The report: its figures are those of the games, its page is whole, in three languages."""

from __future__ import annotations

import json
import random
from html.parser import HTMLParser
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

import tepui
from tepui.cli.app import app
from tepui.engine.words import LANGUAGES, words
from tepui.lab import report as lab
from tepui.lab.page import page
from tepui.lab.simulate import simulate


class Balanced(HTMLParser):
    """Fails on a tag that is not closed, or that fetches something."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag not in ("script", "link", "img", "iframe")
        assert not {"src", "href"} & {name for name, _ in attrs}
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """It closes itself."""

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.fixture(scope="module")
def coloretto() -> lab.GameReport:
    return lab.report(tepui.game("coloretto"), 2_000, 3)


def test_figures_are_those_of_the_games(coloretto: lab.GameReport) -> None:
    for table in coloretto.tables:
        plain = simulate(tepui.game("coloretto"), table.seats, 2_000, 3)
        assert np.allclose([f.value for f in table.victories], plain.victories)
        assert np.allclose([f.value for f in table.scores], plain.mean_scores)
        assert table.length.value == pytest.approx(plain.mean_decisions)
        assert table.best_score.value == pytest.approx(plain.mean_best_score)
        for name, count in plain.end_reasons.items():
            assert table.end_reasons[name].value == count / 2_000
        for each in (table.lengths, table.all_scores, table.winning_scores):
            assert sum(each.shares) == pytest.approx(1)
        assert all(f.low <= f.value <= f.high for f in [*table.victories, *table.scores])


def test_traits_are_of_seats_alone(coloretto: lab.GameReport) -> None:
    two = next(table for table in coloretto.tables if table.seats == 2)
    names = {trait.name.split()[0] for trait in two.traits}
    assert "piles" in names
    assert not names & {"bonus", "deck"}  # by colour and species, though four as well
    assert max(two.traits, key=lambda t: t.correlation.value).correlation.low > 0


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    rng = random.Random(1)
    held = sum(
        f.low <= 0.1 <= f.high
        for f in (lab.share(sum(rng.random() < 0.1 for _ in range(200)), 200) for _ in range(400))
    )
    assert 360 <= held <= 398
    assert lab.share(0, 50).low == 0
    assert lab.share(50, 50).high == 1


def test_options_that_programs_play_with_are_compared() -> None:
    found = lab.report(tepui.game("galapagos"), 500, 1)
    assert {(e.option, e.value) for e in found.effects} == {("draw", "refill")}
    assert all(e.length.low <= e.length.value <= e.length.high for e in found.effects)


def test_the_page_is_whole_in_every_language(coloretto: lab.GameReport) -> None:
    for language in LANGUAGES:
        text = page(coloretto, words(language))
        parser = Balanced()
        parser.feed(text)
        assert parser.open == []
        assert text.count("<svg") == 4 * 3 + 2
        assert "nan" not in text


def test_the_command(tmp_path: Path) -> None:
    out = tmp_path / "report.html"
    run = CliRunner().invoke(app, ["report", "coloretto", "--games", "600", "-o", str(out)])
    assert run.exit_code == 0, run.output
    assert out.read_text("utf-8").startswith("<!doctype html>")
    run = CliRunner().invoke(app, ["report", "coloretto", "--games", "600", "--json"])
    assert json.loads(run.output)["tables"][0]["games"] == 600
    run = CliRunner().invoke(app, ["report", "coloretto"])
    assert run.exit_code != 0
