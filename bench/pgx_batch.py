"""Pgx's Leduc hold'em for comparison, at random or by a small net: where JAX is set to run."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def pgx_batch(size: int, steps: int = 64, hidden: int = 0) -> Callable[[], int]:
    """Steps of a batch in one compiled loop; ended games begin anew.

    With `hidden`, a net of two hidden layers so wide reads the observations and says how likely
    each move is; without, all legal moves are equally likely.
    """
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make("leduc_holdem")
    step = jax.vmap(auto_reset(env.step, env.init))

    sizes = [*env.observation_shape, hidden, hidden, env.num_actions]
    keys = jax.random.split(jax.random.PRNGKey(2), 3)
    layers = [
        jax.random.normal(key, (a, b)) / a**0.5
        for key, a, b in zip(keys, sizes, sizes[1:], strict=False)
        if hidden
    ]

    def told(x: Any) -> Any:
        for layer in layers[:-1]:
            x = jax.nn.relu(x @ layer)
        return x @ layers[-1]

    def one(carry: Any, _: Any) -> Any:
        state, key = carry
        key, choosing, dealing = jax.random.split(key, 3)
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        if hidden:
            logits += told(state.observation.astype(jax.numpy.float32))
        action = jax.random.categorical(choosing, logits, axis=1)
        return (step(state, action, jax.random.split(dealing, size)), key), None

    play = jax.jit(lambda state, key: jax.lax.scan(one, (state, key), None, steps)[0])
    key = jax.random.PRNGKey(1)
    held = [jax.jit(jax.vmap(env.init))(jax.random.split(key, size)), key]

    def run() -> int:
        held[:] = play(*held)
        jax.block_until_ready(held[0])
        return size * steps

    return run
