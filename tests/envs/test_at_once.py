"""Environments step at once, interpreted, and go over to compiled rules in mid-game: alike."""

from __future__ import annotations

import subprocess
import sys

import pytest

import tepui
from tepui.engine.rule import INTERPRETED

# Each game once begun interpreted, in a process that has loaded nothing, and once compiled.
PLAYED = """
import sys
import numpy as np, pyspiel
from tepui.bots import compiling
from tepui.engine import drive, recall, single
from tepui.envs import openspiel, pettingzoo

STEPS = 6
compiling.aside = lambda game, step: progress

def in_openspiel(over):
    state = pyspiel.load_game("tepui_" + sys.argv[1]).new_initial_state()
    rng = np.random.default_rng(1)
    for step in range(30):
        if step == 24:
            over()
        tensor = [] if state.is_chance_node() else state.observation_tensor()
        core = state._core
        yield core.record.tobytes(), core.prints.tobytes(), core.moves, core.weights, tensor
        state.apply_action(int(rng.choice(state.legal_actions())))

def in_pettingzoo(turned, over):
    env, rng = pettingzoo.raw_env(sys.argv[1], horizon=9, turned=turned), np.random.default_rng(1)
    env.reset(seed=3)
    for step in range(2 * STEPS):
        if step == STEPS:
            over()
        if not env.agents:
            return
        seen, reward, *ended, info = env.last()
        others = [env.observe(agent) for agent in env.agents]
        bytes = [each.tobytes() for one in (seen, *others) for each in one.values()]
        yield bytes, reward, ended, info, env.table._memory.tobytes()
        env.step(None if any(ended) else int(rng.choice(np.flatnonzero(seen["action_mask"]))))

for compiled, shown in (
    (recall.advance, in_openspiel),
    (drive.step_turned, lambda over: in_pettingzoo(True, over)),
    (single.step_single, lambda over: in_pettingzoo(False, over)),
):
    def over():
        assert not compiled.signatures
        progress.done.set()

    progress = compiling.Progress()
    at_once = list(shown(over))
    assert compiled.signatures
    assert at_once == list(shown(lambda: None))
"""


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
@pytest.mark.parametrize("game", [game.id for game in tepui.all_games()])
def test_the_first_steps_are_those_of_compiled_rules(game: str) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", PLAYED, game], capture_output=True, text=True,
        check=False, timeout=600,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]
