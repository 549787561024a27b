"""A bot's rating by the published set, and games as data."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

import tepui
from tepui.bots.judge import Evaluator
from tepui.cli.app import app
from tepui.engine.play.position import Position
from tepui.lab.strength import contest, luck_adjustment
from tepui.lab.strength.evaluate import Unrated, evaluate
from tepui.rating.anchors import anchors

GAME = tepui.game("coloretto")


def test_a_frozen_bot_is_found_where_it_stands() -> None:
    asked = ["evaluate", "greedy", "coloretto", "--deals", "10", "--workers", "1"]
    told = CliRunner().invoke(app, asked)
    assert told.exit_code == 0, told.output
    found = json.loads(CliRunner().invoke(app, [*asked, "--json"]).stdout)
    scale = anchors("coloretto")
    assert scale is not None
    stands = 1500 + 20 * (scale.levels["greedy"] - 25)
    assert found["rating"]["low"] < stands < found["rating"]["high"]
    assert found["against"]["greedy"] == pytest.approx(0.5, abs=0.1)  # itself
    assert found["games"] == 60
    assert found["against"]["instinct"] < 0.5
    assert f"{found['rating']['value']:,.0f}" in told.output


def test_the_figure_is_the_same_on_more_processes() -> None:
    one = evaluate(GAME, "random", deals=2, workers=1)
    assert one == evaluate(GAME, "random", deals=2, workers=2)
    assert one.rating.value < 1400


def test_of_a_few_deals_the_plain_share_is_told_within_bounds() -> None:
    few = evaluate(GAME, "random", deals=2, workers=1)
    assert few.fewer is None  # no luck was taken out
    assert 0 <= few.share.low <= few.share.value <= few.share.high <= 1
    assert few.rating.low >= 0
    told = CliRunner().invoke(app, ["evaluate", "random", "coloretto", "--deals", "2"])
    assert "at least 20 deals" in told.output


def test_a_bot_of_ones_own_is_judged_as_quickly_as_ours(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked: list[bool] = []

    def fixed(game: str, seats: int, options: tuple[tuple[str, str], ...], slow: bool) -> Evaluator:
        asked.append(slow)
        return luck_adjustment.fixed(game, seats, options, slow)

    monkeypatch.setattr(contest, "fixed", fixed)
    (tmp_path / "own.py").write_text(
        "class Own:\n    def choose(self, record, legal, rng, deadline):\n        return legal[0]\n"
    )
    for bot in (f"python:{tmp_path / 'own.py'}:Own", "hard"):
        row = (bot, "greedy")
        contest.contest(contest.Job("coloretto", {}, row, 1, 0, 0, str(tmp_path), adjust=True))
    assert asked == [False, True]


def test_nobody_is_rated_without_a_scale() -> None:
    with pytest.raises(Unrated, match="leduc"):
        evaluate(tepui.game("leduc"), "random", deals=2)


def test_games_in_a_file_can_be_played_again(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="PyArrow is missing: tepui[data]")
    file = tmp_path / "games.parquet"
    asked = ["data", "coloretto", "-o", str(file), "--bots", "greedy,random", "--games", "3"]
    done = CliRunner().invoke(app, [*asked, "--workers", "1", "--seed", "5"])
    assert done.exit_code == 0, done.output
    card = file.with_suffix(".md").read_text()
    assert "--bots greedy,random --games 3 --seed 5" in card
    rows = parquet.read_table(file).to_pylist()
    assert [row["number"] for row in rows] == [0, 1, 2]
    for row in rows:
        position = Position.opening(GAME, row["seats"], dict(row["options"]), row["rules"])
        for actor, move in zip(row["actors"], row["moves"], strict=True):
            assert move in position.moves_of(actor)
            position.apply(actor, move)
        assert position.ending() == row["ending"]
        assert position.scores() == row["scores"]
        assert position.places() == row["places"]
    assert rows[0]["bots"] == rows[1]["bots"][::-1]
