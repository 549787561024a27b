"""Bots against bots: who is better, by how much, and how sure that is.

One seat a bot. Each deal is played once with every bot at every seat (see `duplicate`), on all
cores; what comes out depends on the seed alone, not on the order in which games end. A bot that
crashes has lost that game, its log is kept, and the others play on.
"""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from pathlib import Path

import msgspec
import platformdirs

from tepui.bots.apart import SPAWN
from tepui.bots.roster import check
from tepui.engine.game import Game
from tepui.lab.contest import Job, Outcome, contest
from tepui.lab.duplicate import seating
from tepui.lab.simulate import BadNumber

LOGS = platformdirs.user_data_path("tepui") / "arena"


class Standing(msgspec.Struct):
    """What an arena found about one bot."""

    name: str
    seats_played: int
    win_share: float  # of a game, for each seat it played; a shared victory is shared
    low: float  # 95% interval
    high: float
    mean_score: float
    rating: float  # OpenSkill
    seconds_per_move: float  # the small moves of one choice together


class Report(msgspec.Struct):
    """What an arena found."""

    game: str
    seats: int
    games: int
    bots: list[Standing]


def arena(
    game: Game,
    bots: Sequence[str],
    games: int,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    *,
    logs: Path = LOGS,
    workers: int | None = None,
    heard: Callable[[Outcome], None] = lambda outcome: None,
) -> Report:
    """Let bots play; `heard` is told of every game as it ends."""
    outcomes = []
    for outcome in run(jobs(game, bots, games, seed, options, logs), workers):
        heard(outcome)
        outcomes.append(outcome)
    outcomes.sort(key=lambda outcome: outcome.job.number)
    return report(game, bots, outcomes)


def jobs(
    game: Game,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    logs: Path = LOGS,
) -> list[Job]:
    """The games of an arena."""
    seats = game.settle_seats(len(bots))
    settled = game.settle_options(options or {})
    for spec in bots:
        check(spec)
    if games < 1:
        raise BadNumber("lab-no-games", games=games)
    if not 0 <= seed < 2**63:
        raise BadNumber("lab-bad-seed", seed=str(seed))
    made = []
    for number in range(games):
        deal, turn = divmod(number, seats)
        row = tuple(bots[bot] for bot in seating(seats, deal, turn))
        made.append(Job(game.id, settled, row, seed, deal, number, str(logs)))
    return made


def run(todo: Sequence[Job], workers: int | None = None) -> Iterator[Outcome]:
    """Play games on several processes; they come as they end."""
    workers = min(workers or os.cpu_count() or 1, len(todo))
    return map(contest, todo) if workers == 1 else _on_processes(todo, workers)


def _on_processes(todo: Sequence[Job], workers: int) -> Iterator[Outcome]:
    """Keep every worker busy, without queueing all games at once."""
    with ProcessPoolExecutor(workers, mp_context=SPAWN) as pool:
        waiting: set[Future[Outcome]] = set()
        for job in todo:
            if len(waiting) > 2 * workers:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
            waiting.add(pool.submit(contest, job))
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)


def report(game: Game, bots: Sequence[str], outcomes: Sequence[Outcome]) -> Report:
    """Add up what happened, bot by bot; several seats of one name count together."""
    ratings = _ratings(bots, outcomes)
    standings = []
    for name in dict.fromkeys(bots):
        seats = [(o, s) for o in outcomes for s, bot in enumerate(o.job.bots) if bot == name]
        played = len(seats)
        share = sum(o.shares[s] for o, s in seats) / played
        # Seats of one name in one game are not independent: the interval counts games.
        low, high = wilson(share, len(outcomes))
        thought = sum(o.seconds[s] for o, s in seats)
        standings.append(
            Standing(
                name=name, seats_played=played, win_share=share, low=low, high=high,
                mean_score=sum(o.scores[s] for o, s in seats) / played,
                rating=ratings[name],
                seconds_per_move=thought / max(sum(o.choices[s] for o, s in seats), 1),
            )
        )  # fmt: skip
    return Report(game.id, len(bots), len(outcomes), standings)


def wilson(share: float, n: int, z: float = 1.959964) -> tuple[float, float]:
    """The 95% interval of a share seen in n games (Wilson 1927).

    >>> [round(x, 3) for x in wilson(0.5, 100)]
    [0.404, 0.596]
    """
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    return max(0.0, min(middle - half, share)), min(1.0, max(middle + half, share))


def _ratings(bots: Sequence[str], outcomes: Sequence[Outcome]) -> dict[str, float]:
    """OpenSkill ratings (Plackett-Luce) after all games, in their order."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in bots}
    for outcome in outcomes:
        names = outcome.job.bots
        if len(set(names)) < 2:
            continue
        ranks = [float(place) for place in outcome.places]
        rated = model.rate([[ratings[name]] for name in names], ranks=ranks)
        for name in set(names):
            # several seats of one name: what they have learnt, on the average
            own = [team[0] for bot, team in zip(names, rated, strict=True) if bot == name]
            mu = sum(rating.mu for rating in own) / len(own)
            sigma = sum(rating.sigma for rating in own) / len(own)
            ratings[name] = model.rating(mu=mu, sigma=sigma, name=name)
    return {name: rating.mu for name, rating in ratings.items()}
