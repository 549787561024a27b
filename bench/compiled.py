"""What compiled rules cost: modules beside Numba in one run, by turns. JSON on stdout.

    .venv/bin/python bench/compiled.py [GAME ...]

Needs `tepui[lab]`. Ratios are of the same work in the same process, the best of several runs in
turn, so that both meet the same load; the other figures are of this machine.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from unittest import mock

import tepui
from search import first_choice
from tepui.bots import thinker
from tepui.bots.levels import level
from tepui.engine import asking
from tepui.engine.game import Game
from tepui.engine.machine import ByNumba, Machine, machine_of
from tepui.engine.position import Position

RUNS = 12
LEVELS = {"expert": 2_000, "champion": 200}  # simulations

FIRST_MOVE = """
import sys, time
begun = time.perf_counter()
sys.modules.update(numba=None, llvmlite=None)
import random, tepui
from tepui.bots import roster
from tepui.bots.bot import BotSeat
from tepui.engine.contract import CHANCE
from tepui.engine.match import Match
game = tepui.game(sys.argv[1])
match, rng = Match(game, game.seats[0]), random.Random(1)
while True:
    actor = (*match.position.waiting(), CHANCE)[0]
    legal = match.legal(actor)
    if actor != CHANCE and len(legal) > 1:
        break
    match.play(actor, (rng.choice(legal),))
bot = roster.seated("champion", BotSeat(game, game.seats[0], actor))
bot.choose(match.position.hidden_from(actor).s, legal, rng, None)
print(time.perf_counter() - begun)
"""


def by_numba(game: Game) -> Machine:
    """Numba in the module's place."""
    del game
    return ByNumba()


def timed(work: Callable[[], object]) -> float:
    """Seconds of this thread's processor time."""
    begun = time.thread_time()
    work()
    return time.thread_time() - begun


def searcher(game: Game, name: str, made_by: Callable[[Game], Machine]) -> Callable[[], bytes]:
    """A search from the first choice of a game; the tree that it grows."""
    seats = game.seats[-1]
    match, seat = first_choice(game, seats)
    kind = level(game, seats, name)
    with mock.patch.object(thinker, "machine_of", made_by):
        mind = thinker.Thinker(game, seats, seat, kind.settings, nets=kind.nets)
    hidden, legal = match.position.hidden_from(seat).record, match.position.legal(seat)

    def think() -> bytes:
        mind.think(hidden, legal, 1, LEVELS[name])
        return b"".join(mind.trees())

    return think


def ratio(game: Game, name: str) -> dict[str, Any]:
    """The same simulations in the module and by Numba."""
    ways = [searcher(game, name, made_by) for made_by in (machine_of, by_numba)]
    same = ways[0]() == ways[1]()
    module, numba = (min(times) for times in zip(*[[timed(w) for w in ways] for _ in range(RUNS)],
                                                 strict=True))  # fmt: skip
    return {"ratio": round(module / numba, 2), "ms": round(module * 1e3, 2), "same_trees": same}


def question(game: Game) -> dict[str, float]:
    """Microseconds of one question about a position."""
    position, many = Position.opening(game, game.seats[-1]), 5_000
    found = {}
    for name, made_by in (("module", machine_of), ("numba", by_numba)):
        with mock.patch.object(asking, "machine_here", made_by):
            asker = asking.Asker(game)
        asker.ask(position, 1, 0, 0, 0)
        ask = asker.ask

        def asked(ask: Any = ask) -> None:
            for _ in range(many):
                ask(position, 1, 0, 0, 0)

        found[name] = round(min(timed(asked) for _ in range(RUNS)) / many * 1e6, 2)
    return found


def first_move(game: Game) -> dict[str, float]:
    """Seconds to a champion's first move in a new process, without Numba."""
    with tempfile.TemporaryDirectory() as cache:
        found = []
        for _ in range(2):
            done = subprocess.run(
                [sys.executable, "-c", FIRST_MOVE, game.id], check=True, capture_output=True,
                text=True, env={**os.environ, "TEPUI_CACHE": cache},
            )  # fmt: skip
            found.append(round(float(done.stdout), 2))
    return {"first start ever": found[0], "warm": found[1]}


def environment(game: Game) -> dict[str, float]:
    """PettingZoo: milliseconds of the first step, and steps a second from then on."""
    from tepui.envs.pettingzoo import raw_env

    env: Any = raw_env(game.id)
    env.reset(seed=1)

    def step() -> None:
        observation = env.last()[0]
        if env.terminations[env.agent_selection] or env.truncations[env.agent_selection]:
            env.reset()
            return
        env.step(int(observation["action_mask"].argmax()))

    first, many = timed(step), 2_000

    def steps() -> None:
        for _ in range(many):
            step()

    rate = many / min(timed(steps) for _ in range(RUNS))
    return {"first_step_ms": round(first * 1e3, 2), "steps_per_second": round(rate)}


def two_threads(game: Game) -> float:
    """How many times as much two threads search in the same time."""
    ways = [searcher(game, "champion", machine_of) for _ in range(2)]
    for way in ways:
        way()
    best = []
    for threads in (1, 2):
        with ThreadPoolExecutor(threads) as pool:
            took = 1e9
            for _ in range(RUNS):
                begun = time.perf_counter()
                list(pool.map(lambda way: [way() for _ in range(3)], ways[:threads]))
                took = min(took, time.perf_counter() - begun)
        best.append(took / threads)
    return round(best[0] / best[1], 2)


def main() -> None:
    """All figures of some games."""
    games = [tepui.game(id) for id in sys.argv[1:]] or list(tepui.all_games())
    for game in games:
        figures: dict[str, Any] = {name: ratio(game, name) for name in LEVELS}
        figures["question_us"] = question(game)
        figures["first_champion_move_s"] = first_move(game)
        figures["pettingzoo"] = environment(game)
        figures["two_threads"] = two_threads(game)
        figures["load"] = os.getloadavg()[0]
        print(json.dumps({game.id: figures}), flush=True)


if __name__ == "__main__":
    main()
