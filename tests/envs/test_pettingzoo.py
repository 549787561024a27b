"""The games as PettingZoo environments, by PettingZoo's own tests and ours."""

from __future__ import annotations

import copy
import pickle

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils import wrappers

import tepui
from envs.places import at_every_table, at_one_table
from tepui.engine.text.errors import IllegalMove, TepuiError
from tepui.envs import pettingzoo

COPIES = (copy.copy, copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env)))


def move_of(observation: dict[str, np.ndarray], rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(observation["action_mask"])))


def play(env: object, steps: int, rng: np.random.Generator) -> list[object]:
    """What an AEC environment shows over some steps."""
    shown = []
    for _ in range(steps):
        if not env.agents:
            break
        observation, reward, terminated, truncated, _ = env.last()
        shown.append((env.agent_selection, observation["observation"].tobytes(), reward))
        env.step(None if terminated or truncated else move_of(observation, rng))
    return shown


# PettingZoo advises against dictionaries of observation and mask, except for its own games.
@pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo")
@at_every_table
def test_aec(game: str, seats: int) -> None:
    api_test(pettingzoo.env(game, seats), num_cycles=100)
    api_test(pettingzoo.raw_env(game, seats, rewards="score"), num_cycles=100)
    seed_test(lambda: pettingzoo.env(game, seats), num_cycles=50)


@at_every_table
def test_parallel(game: str, seats: int) -> None:
    parallel_api_test(pettingzoo.parallel_env(game, seats), num_cycles=100)
    parallel_seed_test(lambda: pettingzoo.parallel_env(game, seats), num_cycles=50)


@pytest.mark.filterwarnings("ignore::UserWarning:pettingzoo")
@at_one_table
def test_seen_from_ones_own_chair(game: str, seats: int) -> None:
    api_test(pettingzoo.env(game, seats, relative=True), num_cycles=60)
    parallel_api_test(pettingzoo.parallel_env(game, seats, relative=True), num_cycles=60)


@at_one_table
def test_render(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode=None: pettingzoo.env(game, seats, render_mode=render_mode))
    env = pettingzoo.env(game, seats, render_mode="ansi")
    env.reset(seed=1)
    assert "Seat 0" in env.render()


@at_one_table
@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.raw_env], ids=["env", "raw"])
def test_copies_go_on_as_the_original_would(game: str, seats: int, make: object) -> None:
    env = make(game, seats, horizon=80)
    env.reset(seed=5)
    play(env, 30, np.random.default_rng(1))
    copies = [how(env) for how in COPIES]
    shown = play(env, 100, np.random.default_rng(2))
    for each in copies:
        assert play(each, 100, np.random.default_rng(2)) == shown


@at_one_table
def test_parallel_copies_go_on_as_the_original_would(game: str, seats: int) -> None:
    env = pettingzoo.parallel_env(game, seats)

    def go_on(env: pettingzoo.SeatsAtOnce, seen: object, steps: int) -> tuple[object, list[bytes]]:
        rng, shown = np.random.default_rng(3), []
        for _ in range(steps):
            if env.agents:
                seen = env.step({agent: move_of(seen[agent], rng) for agent in env.agents})[0]
                shown += [seen[agent]["observation"].tobytes() for agent in env.possible_agents]
        return seen, shown

    seen, _ = go_on(env, env.reset(seed=2)[0], 20)
    copies = [how(env) for how in COPIES]
    shown = go_on(env, seen, 30)[1]
    for each in copies:
        assert go_on(each, seen, 30)[1] == shown


@at_one_table
def test_a_long_game_is_truncated_and_judged_as_it_stands(game: str, seats: int) -> None:
    env = pettingzoo.raw_env(game, seats, horizon=7)
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    for _ in range(7):
        assert not any(env.truncations.values())
        env.step(move_of(env.last()[0], rng))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert sum(env.rewards.values()) == pytest.approx(0, abs=1e-6)
    assert [env.infos[agent]["place"] for agent in env.agents] == env.table.position.places()


def test_an_illegal_move_forfeits_or_is_refused() -> None:
    bare = pettingzoo.raw_env("coloretto", 2)
    bare.reset(seed=1)
    illegal = int(bare.last()[0]["action_mask"].argmin())
    for wrong in (illegal, -1, 10_000, None):
        with pytest.raises(IllegalMove):
            bare.step(wrong)
    parallel = pettingzoo.parallel_env("coloretto", 2)
    seen, _ = parallel.reset(seed=1)
    asked = next(a for a in parallel.agents if not seen[a]["action_mask"][parallel.wait])
    other = next(a for a in parallel.agents if a != asked)
    _, rewards, terminated, _, infos = parallel.step({asked: parallel.wait, other: parallel.wait})
    assert rewards == {asked: -1.0, other: 0.0}
    assert all(terminated.values())
    assert infos[asked]["illegal"]
    assert not parallel.agents


def state_of(env: object) -> tuple[object, ...]:
    observation = env.last()[0] if env.agents else None
    return (
        list(env.agents), env.agents and env.agent_selection, dict(env.rewards),
        dict(env.terminations), dict(env.truncations), dict(env.infos), str(env.env.unwrapped)
        if isinstance(env, wrappers.BaseWrapper) else str(env),
        observation and {name: part.tobytes() for name, part in observation.items()},
    )  # fmt: skip


@pytest.mark.parametrize("illegal_after", [None, 0, 9])
@at_one_table
def test_env_does_what_pettingzoos_wrappers_do(
    game: str, seats: int, illegal_after: int | None, caplog: pytest.LogCaptureFixture
) -> None:
    def wrapped() -> object:
        bare = pettingzoo.raw_env(game, seats, horizon=40)
        judged = wrappers.TerminateIllegalWrapper(bare, illegal_reward=-1)
        return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(judged))

    ours, theirs, rng = pettingzoo.env(game, seats, horizon=40), wrapped(), np.random.default_rng(3)
    for env in (ours, theirs):
        env.reset(seed=8)
    step = 0
    while ours.agents:
        assert state_of(ours) == state_of(theirs)
        observation, _, terminated, truncated, _ = ours.last()
        move = None
        if not (terminated or truncated):
            mask = observation["action_mask"]
            move = int(mask.argmin()) if step == illegal_after else move_of(observation, rng)
        for env in (ours, theirs):
            env.step(move)
        step += 1
    assert state_of(ours) == state_of(theirs)
    caplog.clear()
    for env in (ours, theirs):
        env.step(0)
    assert caplog.messages[0] == caplog.messages[1]


def test_env_refuses_what_comes_too_early_or_lies_outside() -> None:
    env = pettingzoo.env("coloretto", 2)
    for name in ("agents", "num_agents", "rewards", "terminations", "infos", "agent_selection"):
        with pytest.raises(AttributeError, match="before reset"):
            getattr(env, name)
    for call in (env.render, env.agent_iter, lambda: env.step(0), lambda: env.observe("seat_0")):
        with pytest.raises(Exception, match="reset"):
            call()
    env.reset(seed=1)
    for wrong in (-1, 10_000, None, "left"):
        with pytest.raises(AssertionError, match="action space"):
            env.step(wrong)
    agents = env.agent_iter()
    next(agents)
    with pytest.raises(AssertionError, match="step"):
        next(agents)


def test_wrong_input_is_told() -> None:
    for wrong in ({"seats": 9}, {"horizon": 0}, {"rewards": "gold"}, {"render_mode": "rgb_array"},
                  {"colour": "blue"}):  # fmt: skip
        with pytest.raises(TepuiError):
            pettingzoo.env("coloretto", **wrong)
    with pytest.raises(TepuiError):
        pettingzoo.env("chess")
    parallel = pettingzoo.parallel_env("coloretto", 2)
    parallel.reset(seed=1)
    with pytest.raises(TepuiError):
        parallel.step({})


def test_names() -> None:
    assert set(pettingzoo.names()) == {f"{game.id}_v{game.version}" for game in tepui.all_games()}
    name = f"coloretto_v{tepui.game('coloretto').version}"
    coloretto = getattr(pettingzoo, name)
    assert coloretto.env(seats=4).metadata["name"] == f"tepui_{name}"
    assert len(coloretto.parallel_env(seats=4).possible_agents) == 4
    assert coloretto.raw_env().table.seats == 2
    with pytest.raises(AttributeError):
        _ = pettingzoo.chess_v6


def test_seats_that_choose_at_once_see_nothing_of_each_other() -> None:
    env = pettingzoo.parallel_env("galapagos", 3, sand="off")
    seen, _ = env.reset(seed=4)
    masks = [seen[agent]["action_mask"] for agent in env.agents]
    assert all(not mask[env.wait] for mask in masks)  # all are awaited
    first = pettingzoo.raw_env("galapagos", 3, sand="off")
    # Seat 1 may see how many dice lie, or that seat 0 is ready, but not which die was laid.
    lay = [int(move) for move in np.flatnonzero(masks[0])][:2]
    views = []
    for move in lay:
        first.reset(seed=4)
        first.step(move)
        views.append(first.observe("seat_1")["observation"].tobytes())
    assert len(set(views)) == 1
