"""A policy for each seat: greed in bulk is the greedy bot's, levels are the arena's, all repeat."""

from __future__ import annotations

import json
import random
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

import tepui
from tepui.bots.bot import BotSeat, UnknownBot
from tepui.bots.bulk import compiled, pick_best
from tepui.bots.players import GreedyBot
from tepui.cli.app import app
from tepui.engine.game import Game
from tepui.engine.play.position import Position
from tepui.engine.rules.chance import start
from tepui.engine.runtime.machine import bulk_machine_of
from tepui.lab.simulate import BadNumber, Simulation, simulate

GREEDY = [game for game in tepui.all_games() if compiled(game, "greedy")]
EXAMPLES = Path(__file__).parents[2] / "examples"


def timeless(report: Simulation) -> Simulation:
    report.seconds = report.decisions_per_second = report.games_per_second = 0
    return report


@pytest.mark.parametrize("game", GREEDY, ids=lambda game: game.id)
def test_greed_in_bulk_is_that_of_the_greedy_bot(game: Game) -> None:
    seats, rng = game.seats[0], random.Random(1)
    position = Position.opening(game, seats, game.simulated({}))
    a, stream = np.zeros(2, game.material.RECORD), np.zeros(1, np.uint64)
    scratch = np.zeros(game.longest, np.int64), np.zeros(game.longest, np.int64)
    start(stream, 1, 1)
    machine, met = bulk_machine_of(game), 0
    while not position.over() and met < 60:
        if not (waiting := position.waiting()):
            outcomes = position.chances()
            position.apply(-1, rng.choices(*zip(*outcomes, strict=True))[0])
            continue
        seat, legal = waiting[0], position.legal(waiting[0])
        bot, hidden = GreedyBot(BotSeat(game, seats, seat)), position.hidden_from(seat).record[0]
        liked = {bot.choose(hidden, legal, rng, None) for _ in range(40)}
        a[0] = position.record[0]
        picked = {machine.run(pick_best, a, seat, stream, *scratch) for _ in range(40)}
        assert a[0].tobytes() == position.record.tobytes()
        assert picked & liked
        if len(picked | liked) <= 3:  # all of them were met
            assert picked == liked
        met += 1
        position.apply(seat, rng.choice(legal))


@pytest.mark.parametrize("game", GREEDY, ids=lambda game: game.id)
def test_greed_beats_chance_and_threads_do_not_matter(game: Game) -> None:
    bots = ["greedy", *["random"] * (game.seats[0] - 1)]
    one = timeless(simulate(game, len(bots), 1_000, 3, bots=bots))
    two = timeless(simulate(game, len(bots), 1_000, 3, bots=bots, threads=2))
    assert one == two
    assert one.bots == bots
    assert one.victories[0] > 1 / len(bots)


def test_levels_and_own_bots_play_the_same_games_on_processes() -> None:
    careful = f"python:{EXAMPLES / 'careful_bot.py'}:Careful"
    bots = ["search:5", careful]
    game = tepui.game("coloretto")
    one = timeless(simulate(game, 2, 4, 3, bots=bots))
    two = timeless(simulate(game, 2, 4, 3, bots=bots, threads=2))
    assert one == two
    assert one.games == sum(one.end_reasons.values()) == 4
    assert one.decisions > 100


def test_a_bot_that_crashes_has_lost(tmp_path: Path) -> None:
    own = tmp_path / "own.py"
    own.write_text("class Own:\n    def choose(self, *all):\n        return 1 / 0\n", "utf-8")
    bots = ["random", f"python:{own}:Own"]
    report = simulate(tepui.game("coloretto"), 2, 3, 1, bots=bots, logs=tmp_path)
    assert report.broken_off == 3
    assert report.victories == [1, 0]


def test_wrong_bots_are_told() -> None:
    game = tepui.game("coloretto")
    with pytest.raises(UnknownBot):
        simulate(game, 2, 10, 1, bots=["greedy", "wizard"])
    with pytest.raises(BadNumber):
        simulate(game, 3, 10, 1, bots=["greedy", "random"])


def test_the_command() -> None:
    words = ["simulate", "coloretto", "--bots", "greedy,random", "--games", "600"]
    run = CliRunner().invoke(app, [*words, "--json"])
    assert run.exit_code == 0, run.output
    report = json.loads(run.output)
    assert (report["seats"], report["bots"]) == (2, ["greedy", "random"])
    assert "greedy, random" in CliRunner().invoke(app, words).output
    for wrong in (["simulate", "coloretto"], [*words, "--gpu"], [*words, "--seats", "3"]):
        assert CliRunner().invoke(app, wrong).exit_code == 2
