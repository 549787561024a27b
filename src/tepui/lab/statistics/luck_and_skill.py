"""How luck and skill share the outcome, found by letting bots of several levels play.

Each of several line-ups of levels plays several deals (see `duplicate`), every deal twice with
everything the same except the bots' own dice. What differs between line-ups is skill; what differs
between deals of a line-up, but not when a deal is played again, is the luck of the deal; the rest
is what players chose at random and how that turned out. The three are parts of the variance of wins
(nested analysis of variance), with intervals from leaving out one deal after the other (jackknife).
"""

import itertools
import random
from collections.abc import Callable, Mapping, Sequence

import msgspec
import numpy as np

from tepui.engine.game import Game
from tepui.lab.figure import Array, Figure, Z, mean
from tepui.lab.statistics.traits import Trait, found
from tepui.lab.strength.arena import run
from tepui.lab.strength.contest import LOGS, Job, Outcome

LEVELS = ("random", "greedy", "easy", "normal")
LINE_UPS = 16
TWICE = 2
FEWEST = 3  # deals: one is left out, and two must differ


class LevelShare(msgspec.Struct, frozen=True):
    """The share of wins of a seat of one level, against all levels."""

    level: str
    share: Figure


class SkillParts(msgspec.Struct, frozen=True):
    """The results of levels against levels."""

    seats: int
    games: int
    deals: int  # of each line-up
    line_ups: int
    levels: list[LevelShare]
    skill: Figure  # parts of the variance of wins; with the other two, 1
    deal: Figure
    play: Figure
    traits: list[Trait]


def skill(
    game: Game,
    deals: int,
    seed: int,
    settled: Mapping[str, str],
    workers: int | None = None,
    ray: str | None = None,
    heard: Callable[[Outcome], None] = lambda outcome: None,
) -> SkillParts:
    """Let levels play at the fewest seats."""
    seats = game.seats[0]
    line_ups = sampled(seats, seed)
    outcomes = []
    for outcome in run(_jobs(game, line_ups, deals, seed, settled), workers, ray):
        heard(outcome)
        outcomes.append(outcome)
    records = np.frombuffer(b"".join(o.final for o in outcomes), game.material.RECORD)
    won = np.array([o.shares for o in outcomes])
    shares = won.reshape(len(line_ups), deals, TWICE, seats)
    luck = parts(shares)
    return SkillParts(
        seats=seats,
        games=len(outcomes),
        deals=deals,
        line_ups=len(line_ups),
        levels=_by_level(line_ups, shares),
        skill=luck[0],
        deal=luck[1],
        play=luck[2],
        traits=found(game, seats, records, won),
    )


def sampled(seats: int, seed: int) -> list[tuple[str, ...]]:
    """All line-ups of levels, or a sample with every level as often at every seat."""
    if len(LEVELS) ** seats <= LINE_UPS:
        return list(itertools.product(LEVELS, repeat=seats))
    rng = random.Random(seed)  # noqa: S311
    columns = [rng.sample(LEVELS * (LINE_UPS // len(LEVELS)), LINE_UPS) for _ in range(seats)]
    return list(zip(*columns, strict=True))


def _jobs(
    game: Game, line_ups: Sequence[tuple[str, ...]], deals: int, seed: int,
    settled: Mapping[str, str],
) -> list[Job]:  # fmt: skip
    return [
        Job(game.id, dict(settled), row, seed, number // TWICE, number, str(LOGS))
        for number, row in enumerate(
            row for row in line_ups for _ in range(deals) for _ in range(TWICE)
        )
    ]


def _by_level(line_ups: Sequence[tuple[str, ...]], shares: Array) -> list[LevelShare]:
    """The unit is a deal: its two games, and several seats of one level, count together."""
    by_deal = shares.mean(2)
    by_level = []
    for level in LEVELS:
        units = [
            by_deal[k][:, [name == level for name in row]].mean(1)
            for k, row in enumerate(line_ups)
            if level in row
        ]
        share = mean(np.concatenate(units))
        within = Figure(share.value, max(share.low, 0.0), min(share.high, 1.0))
        by_level.append(LevelShare(level, within))
    return by_level


def parts(shares: Array) -> list[Figure]:
    """Skill, deal and play as parts of the variance, with their intervals."""
    deals = shares.shape[1]
    left_out = np.array([variances(np.delete(shares, deal, 1)) for deal in range(deals)])
    reach = Z * np.sqrt((deals - 1) * left_out.var(0))
    squared = np.array(variances(shares))
    values = np.clip(squared, 0, 1) / np.clip(squared, 0, 1).sum()
    low, high = np.clip(squared - reach, 0, values), np.clip(squared + reach, values, 1)
    return [Figure(float(v), float(a), float(b)) for v, a, b in zip(values, low, high, strict=True)]


def variances(shares: Array) -> tuple[float, float, float]:
    """The three parts.

    `shares` are by line-up, deal, repetition and seat. A part that is 0 is found a little above or
    below 0.
    """
    line_ups, deals, times, _ = shares.shape
    by_deal = shares.mean(2)
    by_line_up = by_deal.mean(1)
    within = ((shares - by_deal[:, :, None]) ** 2).sum() / (line_ups * deals * (times - 1))
    between_deals = times * ((by_deal - by_line_up[:, None]) ** 2).sum() / (line_ups * (deals - 1))
    between = times * deals * ((by_line_up - by_line_up.mean(0)) ** 2).sum() / (line_ups - 1)
    deal = (between_deals - within) / times
    skill = (between - between_deals) / (times * deals)
    total = skill + deal + within or 1.0
    return float(skill / total), float(deal / total), float(within / total)
