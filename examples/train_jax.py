"""A policy learns by playing itself: JAX and plain REINFORCE, many tables at once.

    python examples/train_jax.py coloretto --steps 400          on the CPU
    python examples/train_jax.py coloretto --steps 2000 --gpu   tables and net on one GPU

The same as `train_torch.py`. On a GPU the tables' arrays are taken over by DLPack. JAX believes
that an array never changes, and the tables write in place: so what is kept is copied, on the GPU.
"""

from __future__ import annotations

import argparse
from functools import partial
from itertools import pairwise

import jax
import jax.numpy as jnp
import numpy as np

import tepui

WINDOW = 64  # decisions of each table from which is learned at once
RATE = 0.001  # how far a number of the net moves at a step, on average


def tables_of(game: str, count: int, gpu: bool, seed: int):
    """Tables of the fewest seats, seen from the chair of whoever is asked."""
    chosen = tepui.game(game)
    same = {"seed": seed, "relative": True, "skip": True, "rewards": "places"}
    if gpu:
        from tepui.lab.gpu_vector import GpuBatch

        return GpuBatch(chosen, count, chosen.seats[0], **same)
    from tepui.lab.vector import Batch

    return Batch(chosen, count, chosen.seats[0], **same)


def taken(array, gpu: bool) -> jax.Array:
    """What stands in an array now."""
    return jnp.array(jax.dlpack.from_dlpack(array) if gpu else array, copy=True)


def told(net: list[jax.Array], x: jax.Array, masks: jax.Array) -> jax.Array:
    """How likely each move is, as a logarithm."""
    inner = jax.nn.relu(x.astype(jnp.float32) @ net[0] + net[1])
    return jax.nn.log_softmax(jnp.where(masks > 0, inner @ net[2] + net[3], -1e9))


@jax.jit
def drawn(net: list[jax.Array], key: jax.Array, x: jax.Array, masks: jax.Array) -> jax.Array:
    """A move at each table."""
    return jax.random.categorical(key, told(net, x, masks))


@jax.jit
def learned(net: list[jax.Array], x, masks, moves, gain) -> list[jax.Array]:
    """The net after one step of learning."""

    def loss(net: list[jax.Array]) -> jax.Array:
        likely = jnp.take_along_axis(told(net, x, masks), moves[..., None], -1)[..., 0]
        return -(gain * likely).mean()

    slopes = jax.grad(loss)(net)
    return [p - RATE * g / (1e-9 + (g * g).mean() ** 0.5) for p, g in zip(net, slopes, strict=True)]


def gains(who: np.ndarray, rewards: np.ndarray, ended: np.ndarray) -> np.ndarray:
    """The result of the game, for those decisions whose game has ended; 0 for the others."""
    due, found = np.zeros_like(rewards[0]), []
    for seat, prize, over in zip(who[::-1], rewards[::-1], ended[::-1], strict=True):
        due = np.where(over[:, None], prize, due)
        found.append(due[np.arange(len(seat)), seat])
    return np.array(found[::-1])


def main() -> None:
    """Train, and tell."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("game")
    asked.add_argument("--steps", type=int, default=400, help="windows to learn from")
    asked.add_argument("--tables", type=int, default=256)
    asked.add_argument("--gpu", action="store_true")
    given = asked.parse_args()
    tables = tables_of(given.game, given.tables, given.gpu, seed=1)
    take = partial(taken, gpu=given.gpu)
    sizes = tables.observations.shape[1], 128, tables.masks.shape[1]
    key, *keys = jax.random.split(jax.random.PRNGKey(1), 3)
    net = []
    for each, (a, b) in zip(keys, pairwise(sizes), strict=True):
        net += [jax.random.normal(each, (a, b)) / a**0.5, jnp.zeros(b)]
    for step in range(given.steps):
        kept = []
        for _ in range(WINDOW):
            key, own = jax.random.split(key)
            x, masks, who = take(tables.observations), take(tables.masks), take(tables.actors)
            move = np.asarray(drawn(net, own, x, masks)).astype(np.int64)
            tables.step(move)
            kept.append((x, masks, move, who, take(tables.rewards), take(tables.stopped) > 0))
        x, masks, moves, who, rewards, ended = (jnp.stack(each) for each in zip(*kept, strict=True))
        gain = gains(np.asarray(who), np.asarray(rewards), np.asarray(ended))
        net = learned(net, x, masks, moves, gain)
        if (step + 1) % max(1, given.steps // 10) == 0:
            print(f"{step + 1} windows: {against_random(given, net):+.3f} by place", flush=True)


def against_random(given: argparse.Namespace, net: list[jax.Array]) -> float:
    """What a game is worth to the first seat, the net's, on average; others play at random."""
    tables = tables_of(given.game, given.tables, given.gpu, seed=2)
    take, key = partial(taken, gpu=given.gpu), jax.random.PRNGKey(3)
    nothing = [jnp.zeros_like(p) for p in net]
    total, games = 0.0, 0
    while games < 4 * given.tables:
        key, own = jax.random.split(key)
        x, masks, who = take(tables.observations), take(tables.masks), take(tables.actors)
        move = jnp.where(who == 0, drawn(net, own, x, masks), drawn(nothing, own, x, masks))
        tables.step(np.asarray(move).astype(np.int64))
        total += float(take(tables.rewards)[:, 0].sum())
        games += int((take(tables.stopped) > 0).sum())
    return total / games


if __name__ == "__main__":
    main()
