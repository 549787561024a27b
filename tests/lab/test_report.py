"""The report: its figures are those of the games, its page is whole, in three languages."""

from __future__ import annotations

import json
import random
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import numpy as np
import pytest
from click.testing import CliRunner

import tepui
from tepui.cli.app import app
from tepui.engine.game import Game
from tepui.engine.play.position import Position
from tepui.engine.text.errors import TepuiError
from tepui.engine.text.words import LANGUAGES, words
from tepui.lab.figure import Figure, share
from tepui.lab.simulate import simulate
from tepui.lab.statistics import report as lab
from tepui.lab.statistics.luck_and_skill import LEVELS, parts, sampled, skill
from tepui.lab.statistics.report_page import page
from tepui.lab.statistics.score_lines import sources
from tepui.lab.statistics.traits import found


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


@pytest.mark.parametrize(
    "game", [game for game in tepui.all_games() if game.traits], ids=lambda game: game.id
)
def test_traits_are_said_in_the_games_own_words(game: Game) -> None:
    for seats in game.seats:
        records, won = lab.finals(game, seats, 400, 3, game.simulated({}))
        for event, values in game.traits.traits(records, seats):
            assert np.shape(values) == (400, seats), event
            for language in LANGUAGES:
                said = words(language).tell(event.key, event.args, [])
                assert said
                assert "trait" not in said
        traits = found(game, seats, records, won)
        assert max(traits, key=lambda t: t.correlation.value).correlation.low > 0.1
        for trait in traits:
            assert (trait.winners > trait.others) is (trait.correlation.value > 0)


@pytest.mark.parametrize("game", tepui.all_games(), ids=lambda game: game.id)
def test_the_points_of_a_report_are_those_of_the_score_sheets(game: Game) -> None:
    """The lines of the sheets add up to the scores, of winners and of others."""
    for seats in game.seats:
        records, won = lab.finals(game, seats, 120, 5, game.simulated({}))
        lines = sources(game, seats, records, won)
        scores = np.array(
            [Position.of_record(game, seats, records[k : k + 1]).scores() for k in range(120)]
        )
        assert sum(each.winners for each in lines) == pytest.approx(np.average(scores, weights=won))
        assert sum(each.others for each in lines) == pytest.approx(
            np.average(scores, weights=1 - won)
        )
        for each in lines:
            assert all(words(language).tell(each.key, each.args, []) for language in LANGUAGES)


def test_a_trait_is_what_the_table_shows() -> None:
    game = tepui.game("coloretto")
    records, won = lab.finals(game, 2, 300, 3, game.simulated({}))
    seen = {event.key: values for event, values in game.traits.traits(records, 2) if not event.args}
    for k in range(300):
        position = Position.of_record(game, 2, records[k : k + 1])
        view = game.views.view(position.laid_open())
        assert [len(s.piles) for s in view.seats] == seen["coloretto-trait-piles"][k].tolist()
        assert [len(s.bonuses) for s in view.seats] == seen["coloretto-trait-bonuses"][k].tolist()
        assert [(place == 1) / position.places().count(1) for place in position.places()] == list(
            won[k]
        )


def test_a_game_without_traits_is_told_by_its_fields(monkeypatch: pytest.MonkeyPatch) -> None:
    game = tepui.game("coloretto")
    records, won = lab.finals(game, 2, 400, 3, game.simulated({}))
    monkeypatch.setitem(game.__dict__, "traits", None)
    names = {str(trait.args["field"]).split()[0] for trait in found(game, 2, records, won)}
    assert "piles" in names
    assert not names & {"bonus", "deck"}  # by colour and species, though four as well
    assert found(game, 4, records, won) == []


def planted(skill: float, deal: float, play: float) -> list[Figure]:
    """The parts found where they are known."""
    rng = np.random.default_rng(1)
    shape = (40, 30, 2, 1)
    made = skill**0.5 * rng.normal(size=(40, 1, 1, 1)) + deal**0.5 * rng.normal(size=(40, 30, 1, 1))
    return parts(made + play**0.5 * rng.normal(size=shape))


@pytest.mark.parametrize("true", [(0.5, 0.3, 0.2), (0.0, 0.5, 0.5), (0.2, 0.0, 0.8)])
def test_luck_and_skill_are_found_where_they_were_planted(true: tuple[float, ...]) -> None:
    seen = planted(*true)
    assert sum(f.value for f in seen) == pytest.approx(1)
    for figure, part in zip(seen, true, strict=True):
        assert figure.value == pytest.approx(part, abs=0.12)
        assert 0 <= figure.low <= figure.value <= figure.high <= 1
        assert figure.low < figure.high  # nothing is certain, not even that there is none


def test_line_ups_are_balanced() -> None:
    assert len(set(sampled(2, 1))) == 16
    for row in zip(*sampled(3, 1), strict=True):
        assert sorted(row) == sorted(LEVELS * 4)


def test_levels_share_victory_as_they_are_strong(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tepui.lab.statistics.luck_and_skill.LEVELS", ("random", "search:20"))
    game = tepui.game("coloretto")
    seen = skill(game, 3, 1, game.simulated({}), workers=1)
    assert (seen.games, seen.line_ups, seen.deals) == (24, 4, 3)
    luck, thought = seen.levels
    assert luck.share.value < thought.share.value
    assert luck.share.value + thought.share.value == pytest.approx(1)
    assert seen == skill(game, 3, 1, game.simulated({}), workers=1)


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    rng = random.Random(1)
    held = sum(
        f.low <= 0.1 <= f.high
        for f in (share(sum(rng.random() < 0.1 for _ in range(200)), 200) for _ in range(400))
    )
    assert 360 <= held <= 398
    assert share(0, 50).low == 0
    assert share(50, 50).high == 1


def test_options_that_programs_play_with_are_compared() -> None:
    found = lab.report(tepui.game("galapagos"), 500, 1)
    assert {(e.option, e.value) for e in found.effects} == {("draw", "refill"), ("fifth", "scores")}
    assert all(e.length.low <= e.length.value <= e.length.high for e in found.effects)


def test_the_page_is_whole_in_every_language(coloretto: lab.GameReport) -> None:
    for language in LANGUAGES:
        text = page(coloretto, words(language))
        parser = Balanced()
        parser.feed(text)
        assert parser.open == []
        assert text.count("<svg") == 5 * 3
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
    for wrong in (["--deals", "2", "--json"], ["--deals", "-1", "--json"]):
        assert CliRunner().invoke(app, ["report", "coloretto", *wrong]).exit_code == 2


def test_the_page_tells_luck_and_skill(coloretto: lab.GameReport) -> None:
    with pytest.raises(TepuiError):
        lab.report(tepui.game("coloretto"), 10, 3, deals=1)
    game = tepui.game("coloretto")
    seen = skill(game, 3, 1, game.simulated({}), workers=1)
    text = page(msgspec.structs.replace(coloretto, skill=seen), words("de"))
    assert "Glück mit der Mischung" in text
    assert text.count("<svg") == 5 * 3 + 3
