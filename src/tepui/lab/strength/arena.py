"""Bots against bots: who is better, by how much, and how certain that is.

Each bot has one seat. Each deal is played once with every bot at every seat (see `duplicate`), on
all cores or on a Ray cluster; the result depends on the seed alone, not on the order in which games
end. A bot that crashes loses that game, its log is kept, and the others play on.
"""

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

from tepui.bots.roster import check
from tepui.engine.game import Game
from tepui.lab import BadNumber
from tepui.lab.figure import Figure, share_of_deals
from tepui.lab.spread import spread
from tepui.lab.strength.contest import LOGS, Job, Outcome, contest
from tepui.lab.strength.duplicate import seating
from tepui.lab.strength.luck_adjustment import LEAST, compared
from tepui.lab.strength.rating import rated
from tepui.rating.anchors import anchors

BATCH = 8  # games per task on a Ray cluster


class Standing(msgspec.Struct):
    """What an arena found about one bot."""

    name: str
    seats_played: int
    win_share: float  # of a game, for each seat it played; ties share the win
    low: float  # 95% interval, over whole deals
    high: float
    mean_score: float
    rating: Figure | None  # on the rating scale; None without a bot whose rating is known
    seconds_per_move: float  # per choice, its small moves together
    adjusted: Figure | None = None  # the share of wins without luck: `adjusted`
    fewer: float | None = None  # how many times fewer games this share needs


class Ranking(msgspec.Struct):
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
    ray: str | None = None,
    adjust: bool = False,
    keep: bool = False,
    heard: Callable[[Outcome], None] = lambda outcome: None,
) -> Ranking:
    """Let bots play. `heard` is called with every game as it ends."""
    outcomes = []
    adjust = adjust and games > (LEAST - 1) * len(bots)  # with fewer deals it is not shown
    for outcome in run(jobs(game, bots, games, seed, options, logs, adjust, keep), workers, ray):
        heard(outcome)
        outcomes.append(outcome)
    return report(game, bots, outcomes)


def jobs(
    game: Game,
    bots: Sequence[str],
    games: int,
    seed: int,
    options: Mapping[str, str] | None = None,
    logs: Path = LOGS,
    adjust: bool = False,
    keep: bool = False,
) -> list[Job]:
    """The games of an arena."""
    seats = game.settle_seats(len(bots))
    settled = game.settle_options(options or {})
    for spec in bots:
        check(spec, game)
    if games < 1:
        raise BadNumber("lab-no-games", games=games)
    if not 0 <= seed < 2**63:
        raise BadNumber("lab-bad-seed", seed=str(seed))
    made = []
    for number in range(games):
        deal, turn = divmod(number, seats)
        row = tuple(bots[bot] for bot in seating(seats, deal, turn))
        made.append(Job(game.id, settled, row, seed, deal, number, str(logs), adjust, keep))
    return made


def run(
    todo: Sequence[Job], workers: int | None = None, ray: str | None = None
) -> Iterator[Outcome]:
    """Play games in several processes, or on a Ray cluster. They come in their order."""
    workers = min(workers or os.cpu_count() or 1, len(todo))
    if ray is None and workers == 1:
        yield from map(contest, todo)
        return
    size = 1 if ray is None else BATCH
    batches = [todo[first : first + size] for first in range(0, len(todo), size)]
    for outcomes in spread(contests, batches, workers, ray):
        yield from outcomes


def contests(jobs: Sequence[Job]) -> list[Outcome]:
    """Several games, as one task."""
    return [contest(job) for job in jobs]


def report(game: Game, bots: Sequence[str], outcomes: Sequence[Outcome]) -> Ranking:
    """Add up the results, bot by bot. Several seats with one name count together."""
    scale = anchors(game.id)
    ratings = rated(scale, outcomes) if scale is not None else {}
    standings = []
    for name in dict.fromkeys(bots):
        seats = [(o, s) for o in outcomes for s, bot in enumerate(o.job.bots) if bot == name]
        played = len(seats)
        share = sum(o.shares[s] for o, s in seats) / played
        low, high = share_of_deals([o.job.deal for o, _ in seats], [o.shares[s] for o, s in seats])
        adjusted, fewer = _adjusted(seats)
        thought = sum(o.seconds[s] for o, s in seats)
        standings.append(
            Standing(
                name=name, seats_played=played, win_share=share, low=low, high=high,
                mean_score=sum(o.scores[s] for o, s in seats) / played,
                rating=ratings.get(name),
                seconds_per_move=thought / max(sum(o.choices[s] for o, s in seats), 1),
                adjusted=adjusted, fewer=fewer,
            )
        )  # fmt: skip
    return Ranking(game.id, len(bots), len(outcomes), standings)


def _adjusted(seats: Sequence[tuple[Outcome, int]]) -> tuple[Figure | None, float | None]:
    """A bot's share without luck. A game that was broken off counts as it is."""
    if not any(outcome.luck for outcome, _ in seats):
        return None, None
    deals = [outcome.job.deal for outcome, _ in seats]
    if len(set(deals)) < LEAST:
        return None, None
    games = [outcome.job.number for outcome, _ in seats]
    luck = [outcome.luck[seat] if outcome.luck else 0.0 for outcome, seat in seats]
    return compared(deals, games, [outcome.shares[seat] for outcome, seat in seats], luck)
