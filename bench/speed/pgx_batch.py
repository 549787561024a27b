"""Pgx's Leduc hold'em at random, for comparison: where JAX is set to run."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def pgx_batch(size: int, steps: int = 64) -> Callable[[], int]:
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

    play = jax.jit(lambda state, key: jax.lax.scan(one, (state, key), None, steps)[0])
    key = jax.random.PRNGKey(1)
    held = [jax.jit(jax.vmap(env.init))(jax.random.split(key, size)), key]

    def run() -> int:
        held[:] = play(*held)
        jax.block_until_ready(held[0])
        return size * steps

    return run
