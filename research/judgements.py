"""How long one judgement of a position by a game's net takes, compiled, on one core.

`python research/judgements.py`: one JSON line a game, at its most seats, positions spread over games
played at random: microseconds of the actor's (a policy, and every seat's chance, from what a seat
may know) and of the critic's (every seat's chance, laid open), features and all. Processor time of
the one thread, the best of several runs.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable

import numpy as np

import bare  # noqa: F401  # before tepui
import tepui
from tepui.engine.game import Game
from tepui.engine.machine import arrays
from tepui.engine.net import ponder_each, ponder_each_open
from tepui.engine.netfile import nets_of
from tepui.engine.relative_features import relative_features
from tepui.lab.vector import Batch

COUNT = 2_048
STEPS = 60
RUNS = 15


def best(run: Callable[[], None]) -> float:
    """The microseconds of one of the judgements of the best run."""
    run()  # compiled, or loaded
    found = []
    for _ in range(RUNS):
        begun = time.thread_time()
        run()
        found.append(time.thread_time() - begun)
    return 1e6 * min(found) / COUNT


def figures(game: Game) -> dict[str, float | int | str]:
    """What a game's net takes."""
    seats, nets, rng = game.seats[-1], nets_of(game), np.random.default_rng(1)
    assert nets is not None
    tables = Batch(game, COUNT, seats, seed=5, options=game.simulated({}), threads=1)
    for _ in range(STEPS):
        tables.step((rng.random(tables.masks.shape) * tables.masks).argmax(1))
    viewers = np.asarray(tables.actors).astype(np.int64)
    logits, wins = np.zeros((COUNT, relative_features(game).actions)), np.zeros((COUNT, seats))
    actor, critic = arrays(nets.mind(seats)), arrays(nets.open_mind(seats))
    closed = best(lambda: ponder_each(tables.positions, viewers, seats, actor, logits, wins))
    opened = best(lambda: ponder_each_open(tables.positions, viewers, seats, critic, wins))
    return {
        "game": game.id, "seats": seats, "actor": round(closed, 1), "critic": round(opened, 1),
        "weights": sum(each.size for each in (*nets.actor, *nets.critic)),
    }  # fmt: skip


def main() -> None:
    """All games that have a net."""
    for game in tepui.all_games():
        sys.stdout.write(json.dumps(figures(game)) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
