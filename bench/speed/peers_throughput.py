"""Random play of the same game, Leduc hold'em, by us and by others, in one run on one core.

`make bench-peers`. A decision is a choice of a seat; chance is not counted, but played. Each figure
is the best of several runs. A table on stdout, JSON in build/peers_throughput.json.
"""

import argparse
import contextlib
import io
import json
import os
import platform
import random
import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
os.environ.setdefault("JAX_PLATFORMS", "cpu")

import numpy as np
from rich.console import Console
from rich.table import Table

import tepui
from tepui.lab.simulate import simulate

SECONDS = 1.0  # of one run
RUNS = 3
STEPS = 64  # of a batch, in one compiled loop

Run = Callable[[], int]  # plays for a while; how many decisions


def pgx_batch(size: int) -> Run:
    """Steps of a batch in one compiled loop; ended games restart."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make("leduc_holdem")
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(carry: Any, _: Any) -> Any:
        state, key = carry
        key, choosing, dealing = jax.random.split(key, 3)
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        action = jax.random.categorical(choosing, logits, axis=1)
        return (step(state, action, jax.random.split(dealing, size)), key), None

    play = jax.jit(lambda state, key: jax.lax.scan(one, (state, key), None, STEPS)[0])
    key = jax.random.PRNGKey(1)
    held = [jax.jit(jax.vmap(env.init))(jax.random.split(key, size)), key]

    def run() -> int:
        held[:] = play(*held)
        jax.block_until_ready(held[0])
        return size * STEPS

    return run


def rate(run: Run) -> float:
    """Decisions a second of the processor's time: the best of several runs of about a second."""
    run()  # compile, import, warm up
    best = 0.0
    for _ in range(RUNS):
        decisions, begun = 0, time.process_time()
        while time.process_time() - begun < SECONDS:
            decisions += run()
        best = max(best, decisions / (time.process_time() - begun))
    return best


def ours_compiled() -> Run:
    """Bulk simulation."""
    leduc = tepui.game("leduc")
    return lambda: simulate(leduc, 2, 200_000, 1).decisions


def spiel_rollouts() -> Run:
    """OpenSpiel's C++ rollouts: those its MCTS makes at the root, here of one simulation.

    They begin after the deal, which is in its favour.
    """
    import pyspiel

    game = pyspiel.load_game("leduc_poker")
    state = game.new_initial_state()
    for card in (0, 3):
        state.apply_action(card)
    games, rng = 5_000, random.Random(1)
    mean = sum(spiel_game(state.clone(), rng) for _ in range(20_000)) / 20_000
    evaluator = pyspiel.RandomRolloutEvaluator(games, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False)

    def run() -> int:
        bot.mcts_search(state)
        return int(games * mean)

    return run


def spiel_game(state: Any, rng: random.Random) -> int:
    """One game by a loop in Python; how many decisions."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            action = rng.choices([a for a, _ in outcomes], [p for _, p in outcomes])[0]
        else:
            action = rng.choice(state.legal_actions())
            decisions += 1
        state.apply_action(action)
    return decisions


def spiel_loop(name: str) -> Run:
    """A loop in Python over an OpenSpiel game."""
    import pyspiel

    import tepui.envs.openspiel  # noqa: F401

    game, rng = pyspiel.load_game(name), random.Random(1)
    return lambda: sum(spiel_game(game.new_initial_state(), rng) for _ in range(200))


def rlcard_games() -> Run:
    """RLCard's own loop over its random agents."""
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make("leduc-holdem", config={"seed": 1})
    env.set_agents([RandomAgent(env.num_actions) for _ in range(2)])

    def run() -> int:
        decisions = 0
        for _ in range(50):
            seen, _ = env.run(is_training=False)
            decisions += sum(len(each) // 2 for each in seen)
        return decisions

    return run


def zoo_games(make: Callable[[], Any]) -> Run:
    """A loop in Python over a bare PettingZoo environment."""
    env, rng = make(), random.Random(1)

    def run() -> int:
        decisions = 0
        for seed in range(50):
            env.reset(seed=seed)
            while True:
                seen, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    break
                legal = seen["action_mask"].nonzero()[0]
                env.step(int(legal[int(rng.random() * len(legal))]))
                decisions += 1
        return decisions

    return run


def zoo_ours() -> Any:
    """Our environment."""
    from tepui.envs import pettingzoo

    return pettingzoo.raw_env("leduc")


def zoo_theirs() -> Any:
    """PettingZoo's, which is RLCard within."""
    from pettingzoo.classic import leduc_holdem_v4

    return leduc_holdem_v4.raw_env()


def measured() -> list[tuple[str, str, float]]:
    """Kind of play, whose, decisions a second; ours first in each kind."""
    pgx_best = max(rate(pgx_batch(size)) for size in (256, 4_096, 65_536))
    bulk, loop = "bulk", "loop in Python"
    spiel = f"OpenSpiel {version('open_spiel')}"
    return [
        (bulk, "Tepui", rate(ours_compiled())),
        (bulk, f"{spiel}, C++ rollouts", rate(spiel_rollouts())),
        (bulk, f"Pgx {version('pgx')}, best of three batches", pgx_best),
        (loop, "Tepui as PettingZoo environment", rate(zoo_games(zoo_ours))),
        (loop, "Tepui as OpenSpiel game", rate(spiel_loop("tepui_leduc"))),
        (loop, f"{spiel}, its game in C++", rate(spiel_loop("leduc_poker"))),
        (loop, f"PettingZoo {version('pettingzoo')}", rate(zoo_games(zoo_theirs))),
        (loop, f"RLCard {version('rlcard')}, its own loop", rate(rlcard_games())),
    ]  # fmt: skip


def main() -> None:
    """Measure, print the table of ratios, write the JSON."""
    argparse.ArgumentParser(description=__doc__.partition("\n")[0]).parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})  # one core for everyone
    with contextlib.redirect_stdout(io.StringIO()):
        rows = measured()
    first = {kind: speed for kind, _, speed in reversed(rows)}
    table = Table(title=f"Leduc hold'em at random, one core, {platform.machine()}")
    for name in ("play", "by", "decisions/s", "ours is faster"):
        table.add_column(name, justify="left" if name in ("play", "by") else "right")
    for kind, whose, speed in rows:
        table.add_row(kind, whose, f"{speed:,.0f}", f"{first[kind] / speed:.1f} times")
    Console(width=110).print(table)
    out = HERE.parents[1] / "build" / "peers_throughput.json"
    out.parent.mkdir(exist_ok=True)
    figures = [{"play": k, "by": w, "decisions_per_second": s} for k, w, s in rows]
    machine = {"machine": platform.machine(), "python": sys.version.split()[0],
               "numpy": np.__version__}  # fmt: skip
    out.write_text(json.dumps({**machine, "figures": figures}, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
