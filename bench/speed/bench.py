"""The figures, measured in one run on one core: a table on stdout, JSON in bench/history.

`make bench`. Timings are of this machine; compare ratios, not machines.
"""

import argparse
import importlib.util
import platform
import random
import shutil
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

import tepui
from bench.server import load
from bench.speed import history, search
from tepui.lab.simulate import simulate

ROOT = Path(__file__).parents[2]

Row = dict[str, object]


def best(measure: Callable[[], float], runs: int = 3) -> float:
    """The best of several runs: disturbances only make a run slower."""
    return min(measure() for _ in range(runs))


def throughput() -> list[Row]:
    """Random play on one core, every game at every seat count."""
    rows: list[Row] = []
    for game in tepui.all_games():
        for seats in game.seats:
            games = max(200, int(3e6 / simulate(game, seats, 20, 0).mean_decisions))
            reports = [simulate(game, seats, games, seed) for seed in range(3)]
            fastest = max(report.decisions_per_second for report in reports)
            name = f"{game.id}, {seats} seats, random play"
            rows.append({"what": name, "value": fastest / 1e6, "unit": "million decisions/s"})
    return rows


def two_cores() -> list[Row]:
    """How much faster two threads are than one."""
    rows: list[Row] = []
    for game in tepui.all_games():
        seats = game.seats[0]
        games = max(2_000, int(2e7 / simulate(game, seats, 20, 0).mean_decisions))
        speed = {
            threads: max(
                simulate(game, seats, games, seed, threads=threads).decisions_per_second
                for seed in range(3)
            )
            for threads in (1, 2)
        }
        name = f"{game.id}, {seats} seats, two threads against one"
        rows.append({"what": name, "value": speed[2] / speed[1], "unit": "times"})
    return rows


def environments() -> list[Row]:
    """Loops in Python over the research environments, if their libraries are installed."""
    if (
        importlib.util.find_spec("pettingzoo") is None
        or importlib.util.find_spec("pyspiel") is None
    ):
        return []
    from tepui.envs import pettingzoo

    rows: list[Row] = []
    for game in tepui.all_games():
        loops: dict[str, Callable[[int], float]] = {
            "PettingZoo, bare": partial(zoo_loop, pettingzoo.raw_env(game.id)),
            "PettingZoo": partial(zoo_loop, pettingzoo.env(game.id)),
            "OpenSpiel": partial(spiel_loop, game.id),
        }
        for name, loop in loops.items():
            loop(2_000)
            speed = 10_000 / best(lambda: loop(10_000))  # noqa: B023
            what = f"{game.id} from Python, {name}"
            rows.append({"what": what, "value": speed / 1e3, "unit": "thousand decisions/s"})
    return rows


def zoo_loop(env: Any, decisions: int) -> float:
    """Seconds for this many decisions of a PettingZoo environment."""
    rng = random.Random(1)
    env.reset(seed=1)
    begun = time.process_time()
    while decisions:
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.reset()
            continue
        legal = seen["action_mask"].nonzero()[0]
        env.step(int(legal[int(rng.random() * len(legal))]))
        decisions -= 1
    return time.process_time() - begun


def spiel_loop(id: str, decisions: int) -> float:
    """Seconds for this many decisions of an OpenSpiel game, with all outcomes of chance."""
    import pyspiel

    import tepui.envs.openspiel  # noqa: F401

    game, rng = pyspiel.load_game(f"tepui_{id}"), random.Random(1)
    state = game.new_initial_state()
    begun = time.process_time()
    while decisions:
        if state.is_terminal():
            state = game.new_initial_state()
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            action = rng.choices([a for a, _ in outcomes], [p for _, p in outcomes])[0]
        else:
            action = rng.choice(state.legal_actions())
            decisions -= 1
        state.apply_action(action)
    return time.process_time() - begun


def main() -> None:
    """Measure all, print a table, and write the JSON."""
    argparse.ArgumentParser(description=__doc__.partition("\n")[0]).parse_args()
    rows = [*throughput(), *two_cores(), *search.figures(), *environments(), *load.rows()]
    table = Table(title=f"Tepui {tepui.__version__}, {platform.machine()}, one core")
    table.add_column("figure")
    table.add_column("value", justify="right")
    table.add_column("unit")
    for row in rows:
        table.add_row(str(row["what"]), f"{row['value']:.2f}", str(row["unit"]))
    Console().print(table)
    kept = history.keep(tepui.__version__, rows)
    print(f"kept in {kept.relative_to(ROOT)}")
    (ROOT / "build").mkdir(exist_ok=True)
    shutil.copy(kept, ROOT / "build" / "bench.json")


if __name__ == "__main__":
    main()
