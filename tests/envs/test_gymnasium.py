"""One learner against bots, by Gymnasium's own checker and ours."""

from __future__ import annotations

import copy
import pickle

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tepui
import tepui.envs.gymnasium as ours
from envs.places import at_every_table, at_one_table
from tepui.engine.text.errors import TepuiError


def play(env: gymnasium.Env, mask: np.ndarray, steps: int) -> tuple[np.ndarray, list[object]]:
    rng, shown = np.random.default_rng(1), []
    for _ in range(steps):
        seen, reward, terminated, truncated, info = env.step(rng.choice(np.flatnonzero(mask)))
        mask = info["action_mask"]
        shown.append((seen["observation"].tobytes(), reward, terminated, truncated))
        if terminated or truncated:
            mask = env.reset()[1]["action_mask"]
    return mask, shown


@pytest.mark.filterwarnings("ignore::UserWarning:gymnasium")  # advice on unbounded boxes
@at_every_table
def test_check(game: str, seats: int) -> None:
    check_env(ours.Learner(game, seats, seat=seats - 1, render_mode="ansi"))


@pytest.mark.filterwarnings("ignore::UserWarning:gymnasium")
@at_one_table
def test_check_against_bots_that_think(game: str, seats: int) -> None:
    for level in ("greedy", "easy"):
        check_env(ours.Learner(game, seats, bots=level), skip_render_check=True)


def test_bots_play_at_their_level() -> None:
    shares = {}
    for level in ("random", "greedy", "easy"):
        env, rng, won = ours.Learner("coloretto", 2, bots=level), np.random.default_rng(1), []
        for seed in range(12):
            mask, ended = env.reset(seed=seed)[1]["action_mask"], False
            while not ended:
                _, reward, ended, _, info = env.step(rng.choice(np.flatnonzero(mask)))
                mask = info["action_mask"]
            won.append(reward)
        shares[level] = sum(won) / len(won)
    assert max(shares["greedy"], shares["easy"]) < -0.7 < shares["random"]


@at_one_table
@pytest.mark.parametrize("bots", ["random", "easy"])
def test_copies_go_on_as_the_original_would(game: str, seats: int, bots: str) -> None:
    env = ours.Learner(game, seats, seat=1, horizon=60, bots=bots)
    mask, _ = play(env, env.reset(seed=3)[1]["action_mask"], 8)
    copies = [copy.copy(env), copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    shown = play(env, mask, 30)
    for each in copies:
        assert play(each, mask, 30)[1] == shown[1]


@at_one_table
def test_the_learner_is_asked_and_the_same_seed_gives_the_same_games(game: str, seats: int) -> None:
    runs = []
    for _ in range(2):
        env = ours.Learner(game, seats, seat=1)
        mask, shown = play(env, env.reset(seed=9)[1]["action_mask"], 40)
        assert mask.any()
        assert env.table.actor == 1
        runs.append(shown)
    assert runs[0] == runs[1]


def test_registered_names() -> None:
    for game in tepui.all_games():
        env = gymnasium.make(f"tepui/{game.id}-v{game.version}", seats=game.seats[-1])
        seen, info = env.reset(seed=1)
        assert env.observation_space.contains(seen)
        assert info["action_mask"].any()


def test_an_illegal_move_forfeits() -> None:
    env = ours.Learner("coloretto", 2)
    _, info = env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(int(info["action_mask"].argmin()))
    assert (reward, terminated, truncated, info["illegal"]) == (-1, True, False, True)


def test_wrong_input_is_told() -> None:
    for wrong in ({"seat": 2}, {"bots": "wizard"}, {"render_mode": "rgb_array"}, {"seats": 7}):
        with pytest.raises(TepuiError):
            ours.Learner("coloretto", **{"seats": 2, **wrong})
