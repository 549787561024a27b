"""Where the bots of a game stand on the scale of ratings: found by games among themselves.

    python bench/anchors.py coloretto --minutes 10

Levels are drawn for the seats at random, at every number of seats, and the outcomes are fitted by
the model of Plackett and Luce: a skill for each level, and a noise for each number of seats. The
level `normal` is put where newcomers begin. Writes `anchors.toml` into the game's folder.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime

import click
import numpy as np

from tepui.engine import registry
from tepui.engine.game import Game
from tepui.lab.arena import run
from tepui.lab.contest import LOGS, Job, Outcome
from tepui.rating.ladder import MU

LEVELS = ("random", "greedy", "easy", "normal", "instinct")
FIRST = 25 / 6  # the noise at the fewest seats, which fixes the scale: OpenSkill's own
BATCH = 12
STEPS = 600


@click.command()
@click.argument("game")
@click.option("--minutes", default=5.0, help="of play")
@click.option("--seed", default=1)
@click.option("--levels", default=",".join(LEVELS))
def main(game: str, minutes: float, seed: int, levels: str) -> None:
    """Play, fit, write."""
    chosen = registry.game(game)
    names = levels.split(",")
    outcomes = list(played(chosen, names, minutes, seed))
    skills, noises = fitted(chosen, names, outcomes)
    told = "\n".join(f"{name} = {skill:.2f}" for name, skill in zip(names, skills, strict=True))
    noise = "\n".join(f"{n} = {each:.2f}" for n, each in zip(chosen.seats, noises, strict=True))
    command = f"python bench/anchors.py {game} --minutes {minutes:g} --seed {seed}"
    text = f"""# Where the bots stand on the scale of ratings, and how much of a result is chance.
# {command}, {datetime.now(UTC):%Y-%m-%d}: {len(outcomes)} games.

[levels] # skill; a newcomer begins at {MU:g}
{told}

[noise] # by seats
{noise}
"""
    (chosen.folder / "anchors.toml").write_text(text, "utf-8")
    click.echo(text)


def played(game: Game, levels: Sequence[str], minutes: float, seed: int) -> Iterator[Outcome]:
    """Games of levels drawn at random, until the time is up."""
    rng, end, number = random.Random(seed), time.monotonic() + 60 * minutes, 0
    options = game.simulated({})
    while time.monotonic() < end:
        jobs = []
        for _ in range(BATCH):
            seats = game.seats[number % len(game.seats)]
            row = tuple(rng.sample(levels, k=min(seats, len(levels))))
            jobs.append(Job(game.id, options, row, seed, number, number, str(LOGS)))
            number += 1
        yield from run(jobs)


def fitted(
    game: Game, levels: Sequence[str], outcomes: Sequence[Outcome]
) -> tuple[list[float], list[float]]:
    """The likeliest skills and noises, found by climbing (Adam) from nothing known.

    A place is a draw among those who have not come in yet, by their skills: the likelihood of an
    order is the product. Equals are put in an order by lot.
    """
    rng = random.Random(0)
    rows: Counter[tuple[int, tuple[int, ...]]] = Counter()
    for outcome in outcomes:
        order = sorted(range(len(outcome.places)), key=lambda s: (outcome.places[s], rng.random()))
        names = tuple(levels.index(outcome.job.bots[seat]) for seat in order)
        rows[game.seats.index(len(names)), names] += 1
    theta = np.zeros(len(levels) + len(game.seats))
    first, second = np.zeros_like(theta), np.zeros_like(theta)
    for step in range(1, STEPS + 1):
        slope = _slope(theta, rows, len(levels)) - 0.01 * theta  # a little doubt keeps it finite
        slope[len(levels)] = 0.0  # the scale
        first = 0.9 * first + 0.1 * slope
        second = 0.999 * second + 0.001 * slope**2
        theta += 0.03 * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.999**step)) + 1e-9)
    # With everybody sure, OpenSkill divides skills by the noise times the root of the seats.
    unit = FIRST * np.sqrt(game.seats[0])
    skills = MU + unit * (theta[: len(levels)] - theta[levels.index("normal")])
    noises = [
        float(unit * np.exp(theta[len(levels) + i]) / np.sqrt(seats))
        for i, seats in enumerate(game.seats)
    ]
    return [float(each) for each in skills], noises


def _slope(
    theta: np.ndarray, rows: Counter[tuple[int, tuple[int, ...]]], levels: int
) -> np.ndarray:
    """How the log likelihood grows with each skill, and with the logarithm of each noise."""
    slope = np.zeros_like(theta)
    for (table, names), times in rows.items():
        scale = np.exp(-theta[levels + table])
        skill = theta[list(names)] * scale
        for i in range(len(names) - 1):
            odds = np.exp(skill[i:] - skill[i:].max())
            odds /= odds.sum()
            pull = -odds
            pull[0] += 1
            np.add.at(slope, list(names[i:]), times * pull * scale)
            slope[levels + table] -= times * float(pull @ skill[i:])
    return slope


if __name__ == "__main__":
    main()
