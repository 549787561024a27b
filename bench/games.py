"""Games among bots, one decision after the other, and many of them on all cores."""

import itertools
import multiprocessing
import random
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from tepui.bots.bot import BotSeat, ask
from tepui.bots.roster import seated
from tepui.engine.play.match import Match
from tepui.lab.strength.duplicate import Deal

LOOK = 0.02  # seconds between two checks for finished games

Owner = TypeVar("Owner")
Job = TypeVar("Job")
Result = TypeVar("Result")


def turns(match: Match, deal: Deal) -> Iterator[int]:
    """The seat that decides next, until the game is over; whoever asks makes its move."""
    while True:
        match.run_chance(deal)
        if match.position.over():
            return
        yield match.position.waiting()[0]


def bots_at(match: Match, names: Sequence[str]) -> Callable[[int, random.Random], int]:
    """Bots at the seats of a match: what the bot of a seat plays now."""
    tables = [BotSeat(match.game, match.seats, seat, match.options) for seat in range(match.seats)]
    bots = [seated(name, table) for name, table in zip(names, tables, strict=True)]
    return lambda seat, rng: ask(bots[seat], names[seat], match.position, seat, rng)


def processes(workers: int) -> Any:
    """Processes that share nothing but their results; they end with the `with` block."""
    return multiprocessing.get_context("spawn").Pool(workers)


def as_they_end(
    pool: Any, play: Callable[[Job], Result], jobs: Iterator[tuple[Owner, Job]], workers: int,
    until: float, grace: float = 0.0,
) -> Iterator[tuple[Owner, Result]]:  # fmt: skip
    """Whose game has ended, and its result, until there are no more jobs or the time is up.

    Games that run then have some seconds of grace, and are left out after that.
    """
    running: list[tuple[Owner, Any]] = []
    while (now := time.monotonic()) < until + grace:
        if now < until:
            for owner, job in itertools.islice(jobs, workers + 2 - len(running)):
                running.append((owner, pool.apply_async(play, (job,))))
        if not running:
            return
        for each in [each for each in running if each[1].ready()]:
            running.remove(each)
            yield each[0], each[1].get()
        time.sleep(LOOK)
