"""The games as OpenSpiel games, by OpenSpiel's own tests and ours."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import tepui
from envs.places import ENDS, TABLES, at_every_table, at_one_table
from settings import often
from tepui.engine.learning import stepper
from tepui.engine.learning.relative_features import RelativeObserver
from tepui.engine.text.errors import TepuiError
from tepui.envs import openspiel

STEPS = often(150, 300)

# OpenSpiel's playthroughs, and its own tests of an interface, run over our games; they print much.
# In a process of their own: they import SciPy. Of each game they ask a hundred positions, every
# night 400.
SUITE = """
import runpy, sys
import tepui.envs.openspiel
from open_spiel.python.algorithms import generate_playthrough, sample_some_states
some = sample_some_states.sample_some_states
sample_some_states.sample_some_states = lambda game, max_states: some(game, max_states // {OFTEN})
for name in sys.argv[1:]:
    assert "Returns()" in generate_playthrough.playthrough(name, None, seed=1), name
sys.argv = ["api_test", "--test_only_games=tepui_(?!leduc|.*_small).*"]
runpy.run_module("open_spiel.integration_tests.api_test", run_name="__main__", alter_sys=True)
"""

SIMULATIONS = """
import sys, pyspiel
import tepui.envs.openspiel
for name in sys.argv[1:]:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)
"""


def name(game: str, seats: int, **parameters: object) -> str:
    given = "".join(f",{key}={value}" for key, value in parameters.items())
    return f"tepui_{game}(players={seats}{given})"


def step(state: openspiel.SpielState, rng: random.Random) -> int:
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        action = rng.choices([a for a, _ in outcomes], [p for _, p in outcomes])[0]
    else:
        action = rng.choice(state.legal_actions())
    state.apply_action(action)
    return action


def position(game: pyspiel.Game, steps: int, seed: int) -> openspiel.SpielState:
    """A state of a game in progress at which a player decides."""
    rng, state = random.Random(seed), game.new_initial_state()
    while steps > 0 or state.is_chance_node():
        step(state, rng)
        steps -= 1
        if state.is_terminal():
            state = game.new_initial_state()
    return state


def run(script: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", script, *arguments], capture_output=True, text=True, timeout=600
    )


def test_openspiels_playthroughs_and_tests_of_the_interface() -> None:
    script = SUITE.replace("{OFTEN}", str(often(4, 1)))
    done = run(script, *(name(game, seats, horizon=12) for game, seats in ENDS))
    assert done.returncode == 0, done.stderr[-3000:]
    # Five tests for each game: none was left out.
    assert f"Ran {5 * len(tepui.all_games())} tests" in done.stderr, done.stderr[-300:]


def test_random_simulations_with_serialisation() -> None:
    done = run(SIMULATIONS, *(name(game, seats, horizon=often(40, 60)) for game, seats in TABLES))
    assert done.returncode == 0, done.stderr[-3000:]


@at_every_table
def test_copies_are_equal_and_apart(game: str, seats: int) -> None:
    spiel = pyspiel.load_game(name(game, seats))
    state = position(spiel, 70, 2)
    copies = (
        state.clone(),
        copy.copy(state),
        copy.deepcopy(state),
        pickle.loads(pickle.dumps(state)),
        spiel.deserialize_state(state.serialize()),
        pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(spiel, state))[1],
    )
    shown = [(str(state), state.information_state_string(p)) for p in range(seats)]
    ends = set()
    for each in copies:
        rng = random.Random(1)
        assert [(str(each), each.information_state_string(p)) for p in range(seats)] == shown
        for _ in range(5):
            if not each.is_terminal():
                step(each, rng)
        ends.add(str(each))
        assert str(state) == shown[0][0]
    assert len(ends) == 1


@at_every_table
def test_a_resampled_world_is_the_same_to_the_player(game: str, seats: int) -> None:
    spiel = pyspiel.load_game(name(game, seats))
    resample, different = openspiel.resampler(1), 0
    public = make_observation(
        spiel,
        pyspiel.IIGObservationType(
            perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.NONE
        ),
    )
    relative, features = (
        make_observation(spiel, params={"relative": True}),
        RelativeObserver(spiel.game),
    )
    rng, state = random.Random(3), position(spiel, 0, 3)
    for _ in range(STEPS):
        if state.is_terminal():
            break
        if not state.is_chance_node():
            player = state.current_player()
            world = resample(state, player)
            assert world.current_player() == player
            assert world.legal_actions() == state.legal_actions()
            for ask in ("information_state_string", "information_state_tensor"):
                assert getattr(world, ask)(player) == getattr(state, ask)(player)
            assert public.string_from(world, 0) == public.string_from(state, 0)
            relative.set_from(world, player)
            known = features.vector(state.position.record, player, seats)
            assert np.array_equal(relative.tensor, known)
            assert relative.string_from(world, player) == relative.string_from(state, player)
            actions = np.flatnonzero(relative.mask(world, player))
            moves = sorted(relative.move(world, player, int(action)) for action in actions)
            assert moves == state.legal_actions()
            assert not world.history()
            different += str(world) != str(state)
        step(state, rng)
    assert different  # there are secrets, and they were made up anew


@at_one_table
def test_what_is_hidden_makes_no_difference(game: str, seats: int) -> None:
    # Two actions that look alike to a seat leave it in the same information state.
    spiel = pyspiel.load_game(name(game, seats))
    rng, state, compared = random.Random(4), spiel.new_initial_state(), 0
    for _ in range(STEPS):
        if state.is_terminal():
            break
        actor = state._core.actor
        moves = state._core.moves
        if len(moves) > 1:
            one, two = rng.sample(moves, 2)
            for seat in range(seats):
                alike = len({state.position.witness(actor, move, seat) for move in (one, two)}) == 1
                strings = {state.child(move).information_state_string(seat) for move in (one, two)}
                assert (len(strings) == 1) == alike
                compared += alike
        step(state, rng)
    assert compared


def test_perfect_recall() -> None:
    # The same hidden record by two orders of events: the information states differ.
    state = pyspiel.load_game("tepui_coloretto").new_initial_state()
    other = state.clone()
    for actions, each in (((0, 1), state), ((1, 0), other)):
        for action in actions:
            each.apply_action(action)
    assert state.observation_string(0) == other.observation_string(0)
    assert state.information_state_string(0) != other.information_state_string(0)
    assert state.information_state_tensor(0) != other.information_state_tensor(0)
    assert state.information_state_string(1) == other.information_state_string(1)


@at_one_table
def test_ismcts(game: str, seats: int) -> None:
    spiel = pyspiel.load_game(name(game, seats, horizon=90))
    state = position(spiel, 60, 1)
    rng = np.random.RandomState(1)
    for resample in (openspiel.resampler(1), None):
        bot = ismcts.ISMCTSBot(spiel, mcts.RandomRolloutEvaluator(1, rng), 1.0, 4, random_state=rng)
        if resample is not None:
            bot.set_resampler(resample)
        assert bot.step(state) in state.legal_actions()


@at_one_table
def test_the_horizon(game: str, seats: int) -> None:
    for rewards, total in (("places", 0.0), ("victory", 1.0)):
        spiel = pyspiel.load_game(name(game, seats, horizon=100, rewards=rewards))
        state, rng, decisions = spiel.new_initial_state(), random.Random(1), 0
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            assert state.returns() == [0.0] * seats
            step(state, rng)
        assert decisions <= 100
        assert sum(state.returns()) == pytest.approx(total)
        due = np.zeros(seats)
        scratch, by = np.zeros(spiel.game.longest, np.int64), stepper.WORTH.index(rewards)
        stepper.worth.py_func(state._core.record[0], seats, by, scratch, due)
        assert state.returns() == pytest.approx(due.tolist())


def test_options_are_parameters() -> None:
    spiel = pyspiel.load_game("tepui_galapagos(players=3,draw=refill,ticks=7,stale=n30)")
    due = {"draw": "refill", "sand": "ticks", "ticks": "7", "stale": "30", "fifth": "wins"}
    assert spiel.options == due
    assert pyspiel.load_game(str(spiel)).options == due
    assert pyspiel.load_game("tepui_galapagos", {"stale": "30"}).options["stale"] == "30"
    assert spiel.num_players() == 3
    for wrong in ("players=9", "horizon=0", "rewards=gold"):
        with pytest.raises(TepuiError):
            pyspiel.load_game(f"tepui_coloretto({wrong})")


@pytest.mark.filterwarnings("ignore")  # of Shimmy's own
@at_one_table
def test_shimmy(game: str, seats: int) -> None:
    from shimmy.openspiel_compatibility import OpenSpielCompatibilityV0

    config = {"players": seats, "horizon": 60}
    env = OpenSpielCompatibilityV0(game_name=f"tepui_{game}", config=config)
    env.reset(seed=1)
    rng = random.Random(1)
    for agent in env.agent_iter(400):
        _, _, terminated, truncated, info = env.last()
        legal = np.flatnonzero(info["action_mask"]).tolist()
        env.step(None if terminated or truncated else rng.choice(legal))
        if not env.agents:
            break
        assert agent in env.possible_agents
