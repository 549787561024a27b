"""How even is the ladder? Every level against the one below.

    python -m bench.strength.ladder --minutes 8 --tables coloretto:3,coloretto:4 --top coloretto:2

`--tables` are those whose whole ladder is climbed, `--top` those where only the champion meets the
master; without either, the whole ladder of every game at every number of seats. One bot of a level
meets bots of the next lower one at all other seats, duplicate deals, every step the same share of
the time; the lines are those of `bench/strength/champions.py`.

At the end, for each whole ladder, one line gives each step as odds against a single rival,
comparable across seat counts. Between 1.5 and 2.33 (60 to 70% with two seats) a step is even.
"""

import json
import math
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import tepui
from bench.strength import champions
from tepui.bots.levels import HEAT, LADDER, ladder, level

Rung = Mapping[str, float]
Rungs = Mapping[str, Rung]


@dataclass
class Step(champions.Pairing):
    """A level and the one below it."""

    upper: str = ""
    lower: str = ""

    def line(self) -> dict[str, Any]:
        """What is known."""
        return {"step": f"{self.upper} > {self.lower}", **super().line()}


def rungs_of(game: str, seats: int) -> Rungs:
    """A ladder as it is shipped, including the champion."""
    found = tepui.game(game)
    top = level(found, seats, LADDER[-1]).simulations
    return {**ladder(found)[seats], LADDER[-1]: {"simulations": top}}


def spec(name: str, rung: Rung) -> str:
    """The name of such a bot."""
    if name == LADDER[-1]:
        return name
    if "overlooks" in rung:
        return f"casual:{rung['overlooks']}+{rung.get('heat', HEAT)}"
    return f"guided:{int(rung['simulations'])}"


def steps(game: str, seats: int, seed: int) -> list[Step]:
    """All steps of a ladder."""
    rungs = rungs_of(game, seats)
    return [
        Step(
            game, seats, upper, spec(lower, rungs[lower]), seed, spec(upper, rungs[upper]),
            upper=upper, lower=lower,
        )
        for lower, upper in pairwise(LADDER)
    ]  # fmt: skip


def odds(step: Step) -> float:
    """The odds of the upper level against any one of its opponents."""
    share = min(max(float(step.line().get("share", 1 / step.seats)), 0.01), 0.99)
    return share / (1 - share) * (step.seats - 1)


def tables_in(text: str) -> list[tuple[str, int]]:
    """`game:seats,game:seats`."""
    pairs = (each.partition(":") for each in text.split(",") if each)
    return [(game, int(seats)) for game, _, seats in pairs]


def main() -> None:
    """Climb the ladders asked for."""
    parser = champions.arguments(__doc__, 8.0)
    parser.add_argument("--tables", type=tables_in, default=[])
    parser.add_argument("--top", type=tables_in, default=[])
    asked = parser.parse_args()
    whole = asked.tables
    if not (asked.tables or asked.top):
        whole = [(game.id, seats) for game in tepui.all_games() for seats in game.seats]
    ladders = {(game, seats): steps(game, seats, asked.seed) for game, seats in whole}
    found = [step for climbed in ladders.values() for step in climbed]
    found += [steps(game, seats, asked.seed)[-1] for game, seats in asked.top]
    champions.measure(found, asked.minutes, asked.workers)
    for (game, seats), climbed in ladders.items():
        each = [round(odds(step), 2) for step in climbed]
        even = round(math.prod(each) ** (1 / len(each)), 2)
        row = {"game": game, "seats": seats, "odds": each, "even": even}
        sys.stdout.write(json.dumps(row) + "\n")


if __name__ == "__main__":
    main()
