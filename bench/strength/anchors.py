"""Where the bots of a game stand on the scale of ratings: found by games among themselves.

    python -m bench.strength.anchors coloretto --games 600
    python -m bench.strength.anchors coloretto --games 600 --levels expert --against normal,instinct

Levels are drawn for the seats at random, at every number of seats, and the outcomes are fitted by
the model of Plackett and Luce: a skill for each level, and a noise for each number of seats. The
level `normal` is put where newcomers begin. Writes `anchors.toml` into the game's folder. With
`--against`, these levels stay where they are, as do the noises, and the others are placed by
them: so a level can be added, or placed again when it has changed, and nobody else moves.
`--recorded` counts what earlier arenas have found of these levels (`recorded.toml`), too.
"""

import random
import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import click
import numpy as np

from tepui.engine import registry
from tepui.engine.game import Game
from tepui.lab.strength.arena import run
from tepui.lab.strength.contest import LOGS, Job, Outcome
from tepui.rating.anchors import Anchors, anchors
from tepui.rating.ladder import MU

LEVELS = ("random", "greedy", "easy", "normal", "instinct")
FIRST = 25 / 6  # the noise at the fewest seats, which fixes the scale: OpenSkill's own
BATCH = 12
Rows = Counter[tuple[int, tuple[int, ...]]]  # the table, and the order of finishing; how often
STEPS = 600


@click.command()
@click.argument("game")
@click.option("--games", default=600, help="to be played, rounded up to a dozen")
@click.option("--seed", default=1)
@click.option("--levels", default=",".join(LEVELS), help="to be placed")
@click.option("--against", default="", help="placed already, and held there")
@click.option("--recorded", is_flag=True, help="count earlier arenas, too")
@click.option("--workers", type=int, help="processes; all cores if not said")
def main(
    game: str, games: int, seed: int, levels: str, against: str, recorded: bool,
    workers: int | None,
) -> None:  # fmt: skip
    """Play, fit, write."""
    chosen = registry.game(game)
    placed, held = levels.split(","), against.split(",") if against else []
    scale = held_by(chosen, held)
    outcomes = list(played(chosen, placed + held, games, seed, workers))
    pairs = earlier(chosen, placed + held) if recorded else []
    skills, noises, errors = fitted(chosen, placed + held, outcomes, pairs, scale)
    file, command = chosen.folder / "anchors.toml", f"python -m bench.strength.anchors {game}"
    command += f" --games {games} --seed {seed} --levels {levels}"
    command += f" --against {against}" if against else ""
    command += " --recorded" if recorded else ""
    counted = len(outcomes) + sum(each.games for each in pairs)
    said = [f"# {command}, {datetime.now(UTC):%Y-%m-%d}: {counted} games."]
    rows: dict[str, str] = {}
    before = file.read_text("utf-8") if file.is_file() else ""
    earlier_places = "".join(before.partition("\n[before]")[1:])
    if held:
        said = [line for line in before.splitlines() if line.startswith("# python")] + said
        for line in before.partition("[levels]")[2].partition("[noise]")[0].splitlines()[1:]:
            if line:
                rows[line.partition(" = ")[0]] = line
    for name, skill, error in zip(placed, skills, errors, strict=False):
        rows[name] = f"{name} = {skill:.2f} # ± {error:.2f}"
    head, told = "\n".join(said), "\n".join(rows.values())
    noise = "\n".join(f"{n} = {each:.2f}" for n, each in zip(chosen.seats, noises, strict=True))
    text = f"""# Where the bots stand on the scale of ratings, and how much of a result is chance.
{head}

[levels] # skill, and its standard error; a newcomer begins at {MU:g}
{told}

[noise] # by seats
{noise}
{earlier_places}"""
    file.write_text(text, "utf-8")
    click.echo(text)


class Pair(NamedTuple):
    """One strong bot among weaker ones, and its share of wins."""

    table: int  # index of the game's seat count
    others: int
    strong: int
    weak: int
    share: float
    games: int


def earlier(game: Game, levels: Sequence[str]) -> list[Pair]:
    """What earlier arenas have found about these levels."""
    kept = tomllib.loads(Path(__file__).with_name("recorded.toml").read_text("utf-8"))
    pairs = []
    for each in kept.get(game.id, []):
        strong, _, weak = each["pair"].partition(">")
        if strong in levels and weak in levels:
            table, seats = game.seats.index(each["seats"]), each["seats"]
            pair = (levels.index(strong), levels.index(weak))
            pairs.append(Pair(table, seats - 1, *pair, each["share"], each["games"]))
    return pairs


def held_by(game: Game, held: Sequence[str]) -> Anchors | None:
    """The fixed levels: only these, and the noises."""
    if not held:
        return None
    scale = anchors(game.id)
    if scale is None or not set(held) <= set(scale.levels):
        raise click.UsageError(f"{game.id}: not all of {', '.join(held)} are placed")
    return Anchors({name: scale.levels[name] for name in held}, scale.noise)


def played(
    game: Game, levels: Sequence[str], games: int, seed: int, workers: int | None
) -> Iterator[Outcome]:
    """Games of levels drawn at random. A repetition gives the same games."""
    rng, number = random.Random(seed), 0
    options = game.simulated({})
    while number < games:
        jobs = []
        for _ in range(BATCH):
            seats = game.seats[number % len(game.seats)]
            row = tuple(rng.sample(levels, k=min(seats, len(levels))))
            jobs.append(Job(game.id, options, row, seed, number, number, str(LOGS)))
            number += 1
        yield from run(jobs, workers)


def fitted(
    game: Game, levels: Sequence[str], outcomes: Sequence[Outcome], pairs: Sequence[Pair] = (),
    scale: Anchors | None = None,
) -> tuple[list[float], list[float], list[float]]:  # fmt: skip
    """The likeliest skills and noises, and the skills' errors, by gradient ascent (Adam).

    A place is a draw among those who have not finished yet, by their skills: the likelihood of an
    order is the product. Ties are ordered by lot. With a scale, its levels and its noises stay
    fixed.
    """
    rng = random.Random(0)
    rows: Rows = Counter()
    for outcome in outcomes:
        order = sorted(range(len(outcome.places)), key=lambda s: (outcome.places[s], rng.random()))
        names = tuple(levels.index(outcome.job.bots[seat]) for seat in order)
        rows[game.seats.index(len(names)), names] += 1
    # With everybody sure, OpenSkill divides skills by the noise times the root of the seats.
    unit, count = FIRST * np.sqrt(game.seats[0]), len(levels)
    theta, free = np.zeros(count + len(game.seats)), np.ones(count + len(game.seats))
    free[count] = 0.0  # the scale
    if scale is None:
        free[levels.index("normal")] = 0.0  # where newcomers begin
    else:
        for i, name in enumerate(levels):
            theta[i] = (scale.levels.get(name, MU) - MU) / unit
            free[i] = name not in scale.levels
        for i, seats in enumerate(game.seats):
            theta[count + i] = np.log(scale.noise[seats] * np.sqrt(seats) / unit)
        free[count:] = 0.0
    first, second = np.zeros_like(theta), np.zeros_like(theta)
    for step in range(1, STEPS + 1):
        # a weak prior keeps it finite
        slope = (_slope(theta, rows, pairs, count) - 0.01 * theta) * free
        first = 0.9 * first + 0.1 * slope
        second = 0.999 * second + 0.001 * slope**2
        theta += 0.03 * (first / (1 - 0.9**step)) / (np.sqrt(second / (1 - 0.999**step)) + 1e-9)
    noises = [
        float(unit * np.exp(theta[count + i]) / np.sqrt(seats))
        for i, seats in enumerate(game.seats)
    ]
    errors = unit * _errors(theta, rows, pairs, count, free)
    return [float(MU + unit * each) for each in theta[:count]], noises, list(errors)


def _errors(
    theta: np.ndarray, rows: Rows, pairs: Sequence[Pair], levels: int, free: np.ndarray
) -> np.ndarray:
    """The standard errors of the skills, from the likelihood's curvature (and the weak prior)."""
    unfixed = [i for i in range(len(theta)) if free[i]]
    bend, step = np.zeros((len(unfixed), len(unfixed))), 1e-4
    for row, i in enumerate(unfixed):
        aside = np.zeros_like(theta)
        aside[i] = step
        up = _slope(theta + aside, rows, pairs, levels)
        down = _slope(theta - aside, rows, pairs, levels)
        bend[row] = (down - up)[unfixed] / (2 * step)
    spread = np.linalg.inv((bend + bend.T) / 2 + 0.01 * np.eye(len(unfixed)))
    errors = np.zeros(levels)
    for row, i in enumerate(unfixed):
        if i < levels:
            errors[i] = np.sqrt(spread[row, row])
    return errors


def _slope(theta: np.ndarray, rows: Rows, pairs: Sequence[Pair], levels: int) -> np.ndarray:
    """The gradient of the log likelihood by each skill, and by the logarithm of each noise."""
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
    for pair in pairs:
        scale = np.exp(-theta[levels + pair.table])
        ahead = (theta[pair.strong] - theta[pair.weak]) * scale
        pull = pair.games * (pair.share - 1 / (1 + pair.others * np.exp(-ahead)))
        slope[pair.strong] += pull * scale
        slope[pair.weak] -= pull * scale
        slope[levels + pair.table] -= pull * ahead
    return slope


if __name__ == "__main__":
    main()
