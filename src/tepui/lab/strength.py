"""Which bot is stronger: games until a sequential test is sure, or until there are too many.

One strong bot sits against weak ones at all other seats. What is tested is its share of victory in
whole deals (each played once from every seat, so that luck cancels out) against the fair share.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec

from tepui.engine.game import Game
from tepui.lab.arena import jobs, run
from tepui.lab.contest import LOGS, Outcome
from tepui.lab.figure import wilson
from tepui.lab.sequential import Better


class Pairing(msgspec.Struct):
    """What was found about a pair of bots."""

    game: str
    seats: int
    strong: str
    weak: str
    games: int
    win_share: float
    low: float
    high: float
    sure: bool  # at 95%
    sure_after: int | None  # games


def stronger(
    game: Game,
    strong: str,
    weak: str,
    seats: int,
    most: int,
    seed: int = 0,
    *,
    least: int = 0,
    workers: int | None = None,
    logs: Path = LOGS,
    heard: Callable[[Outcome], None] = lambda outcome: None,
) -> Pairing:
    """Play deals until sure (but `least` games), or `most` games."""
    bots = [strong, *[weak] * (seats - 1)]
    test, shares, sure_after = Better(1 / seats), list[float](), None
    todo = jobs(game, bots, most // seats * seats, seed, game.simulated({}), logs)
    size = seats * 2  # a few deals at a time, so that no core idles and none plays in vain
    for first in range(0, len(todo), size):
        some = list(run(todo[first : first + size], workers))
        for outcome in some:
            heard(outcome)
        for deal in range(0, len(some), seats):
            won = [o.shares[o.job.bots.index(strong)] for o in some[deal : deal + seats]]
            shares += won
            if test.add(sum(won) / seats) and sure_after is None:
                sure_after = len(shares)
        if test.sure and len(shares) >= least:
            break
    share = sum(shares) / len(shares)
    low, high = wilson(share, len(shares))
    return Pairing(
        game.id, seats, strong, weak, len(shares), share, low, high, test.sure, sure_after
    )
