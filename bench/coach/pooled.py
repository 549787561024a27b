"""Games on all cores for some time, each kind equally often."""

import multiprocessing
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

LOOK = 0.02  # seconds between two checks for finished games


def pooled(
    ready: Callable[[str], None], play: Callable[[tuple[str, int]], tuple[str, Any]],
    kinds: Sequence[str], minutes: float, most: int, workers: int,
) -> Iterator[tuple[str, Any]]:  # fmt: skip
    """The results of `play` for a kind and a number, as games end, until there are enough or the
    time is up. The time begins when all kinds are `ready`, that is compiled.
    """
    begun, ended = dict.fromkeys(kinds, 0), 0
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        pool.map(ready, kinds, chunksize=1)
        until = time.monotonic() + 60 * minutes
        running: list[Any] = []
        while time.monotonic() < until and ended < most * len(kinds):
            while len(running) < workers + 2:
                left = [kind for kind in kinds if begun[kind] < most]
                if not left:
                    break
                kind = min(left, key=begun.__getitem__)
                running.append(pool.apply_async(play, ((kind, begun[kind]),)))
                begun[kind] += 1
            for done in [each for each in running if each.ready()]:
                running.remove(done)
                ended += 1
                yield done.get()
            time.sleep(LOOK)
        pool.terminate()
