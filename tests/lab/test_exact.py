"""Small games are solved exactly: by the same figures as OpenSpiel, and within the rules' truth."""

from __future__ import annotations

import json
import re
import sys

import numpy as np
import pyspiel
import pytest
from click.testing import CliRunner
from open_spiel.python import policy as spiel_policy
from open_spiel.python.algorithms import exploitability

import tepui
import tepui.envs.openspiel  # registers the games
from tepui.cli.app import app
from tepui.engine.registry import specimens
from tepui.lab.exact import TooLarge, Tree, estimate, opening
from tepui.specimens import _Finder

SMALL = [id for id in specimens() if id.endswith("_small")]


def tree_of(id: str, worth: str = "victory", deal: int | None = 1) -> Tree:
    game = tepui.game(id)
    return Tree(opening(game, game.seats[0], game.simulated({}), deal), worth)


@pytest.fixture(scope="module")
def leduc() -> Tree:
    return tree_of("leduc", "score", None)


def test_leduc_has_the_figures_that_everybody_has(leduc: Tree) -> None:
    assert leduc.exploited(leduc.uniform()).nash_conv == pytest.approx(4.747222, abs=1e-5)
    found = leduc.exploited(leduc.equilibrium(150))
    assert found.nash_conv < 0.02
    assert found.own[0] == pytest.approx(-0.0856, abs=3e-3)


def test_estimates_come_near_what_is_there(leduc: Tree) -> None:
    game = tepui.game("leduc")
    nodes, decisions, states = estimate(opening(game, 2, {}), dives=400)
    assert nodes == pytest.approx(leduc.nodes, rel=0.25)
    assert decisions == pytest.approx(np.sum(np.bincount(leduc.parent[1:]) > 0), rel=0.6)
    assert states == pytest.approx(len(leduc.states), rel=0.25)


def test_openspiel_finds_the_same_in_our_games() -> None:
    game = pyspiel.load_game("tepui_leduc(rewards=victory)")
    theirs = exploitability.nash_conv(game, spiel_policy.UniformRandomPolicy(game))
    tree = tree_of("leduc", deal=None)
    assert tree.exploited(tree.uniform()).nash_conv == pytest.approx(theirs, abs=1e-9)


@pytest.mark.parametrize("id", SMALL)
def test_a_small_variant_changes_what_its_game_has(id: str) -> None:
    folder = tepui.game(id).sources
    assert folder is not None
    modules = "".join(file.read_text("utf-8") for file in folder.glob("*.py"))
    (finder,) = (f for f in sys.meta_path if isinstance(f, _Finder) and f.package.endswith(id))
    for name in finder.constants:
        assert re.search(rf"^(\w+, )*{name}(, \w+)* = ", modules, re.MULTILINE), name


def test_a_small_variant_is_solved() -> None:
    tree = tree_of("amazonas_small")
    found = tree.exploited(tree.equilibrium(30))
    assert tree.exploited(tree.uniform()).nash_conv > 0.5
    assert found.nash_conv < 0.02
    assert sum(found.own) == pytest.approx(1)


@pytest.mark.parametrize("id", SMALL)
def test_every_constant_of_a_small_variant_is_one_of_its_game(id: str) -> None:
    small = tepui.game(id)
    held = {
        name
        for part in ("material", *(["board"] if small.has("board") else []))
        for name, value in vars(small._part(part)).items()
        if value != getattr(tepui.game(id.removesuffix("_small"))._part(part), name, None)
    }
    given = small._part("material").__loader__.finder.constants
    assert set(given) <= held
    assert small.id not in [game.id for game in tepui.all_games()]


def test_a_large_tree_is_refused() -> None:
    game = tepui.game("coloretto")
    with pytest.raises(TooLarge, match="coloretto"):
        Tree(opening(game, 2, {}), most=1_000)


def test_bots_are_exploited_by_what_they_do(leduc: Tree) -> None:
    for bot, samples in (("random", 1), ("greedy", 2)):
        policy = leduc.policy(bot, samples)
        assert np.bincount(leduc.state_of, policy) == pytest.approx(1)
        found = leduc.exploited(policy)
        assert sum(found.own) == pytest.approx(0)
        assert min(np.subtract(found.best, found.own)) > -1e-9
        assert found.exploitability > 0.1


def test_the_command_tells_it_in_words_and_as_json() -> None:
    asked = ["exploit", "leduc", "--bot", "random", "--worth", "score"]
    told = CliRunner().invoke(app, asked)
    assert told.exit_code == 0, told.output
    assert "2.3736" in told.output
    found = json.loads(CliRunner().invoke(app, [*asked, "--json"]).output)
    assert found["nash_conv"] == pytest.approx(4.747222, abs=1e-5)
    refused = CliRunner().invoke(app, ["exploit", "coloretto", "--bot", "normal"])
    assert refused.exit_code == 2
    assert "instinct@NAME" in refused.output
