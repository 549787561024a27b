"""How even is the ladder? Every level against the one below, and what would make it more even.

    python -m bench.strength.ladder --minutes 8 --tables coloretto:3,coloretto:4 --top coloretto:2
    python -m bench.strength.ladder --minutes 5 --tables coloretto:3 --then 3
    python -m bench.strength.ladder --minutes 8 --tables coloretto:3 --other ladder.toml

`--tables` are those whose whole ladder is climbed, `--top` those where only the champion meets the
master; without either, the whole ladder of every game at every number of seats. One bot of a level
meets bots of the next lower one at all other seats, duplicate deals, every step the same share of
the time; the lines are those of `bench/strength/champions.py`.

At the end, for each whole ladder, one line says its steps as odds against one rival, which can be
compared whatever the number of seats, and the numbers that would make them even: interpolated,
novice and champion staying where they are. `--then MINUTES` measures those ladders, too, on other
deals, where a step was far from the aim. Or put what is wanted into a file like this one, and
`--other` measures the steps that it changes, in the same run and on the same deals:

    [coloretto.3]
    casual = { overlooks = 0.08 }
"""

import json
import math
import sys
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import tepui
from bench.strength import champions
from tepui.bots.levels import HEAT, LADDER, ladder, level

Rung = Mapping[str, float]
Rungs = Mapping[str, Rung]
NEAR = (1.45, 2.45)  # odds of a step that may stay; 60 to 70% with two seats are 1.5 to 2.33


@dataclass
class Step(champions.Pairing):
    """A level and the one below it."""

    upper: str = ""
    lower: str = ""
    of: str = "shipped"  # or another ladder

    def line(self) -> dict[str, Any]:
        """What is known."""
        return {"ladder": self.of, "step": f"{self.upper} > {self.lower}", **super().line()}


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


def steps(
    game: str, seats: int, seed: int, changes: Rungs | None = None, of: str = "shipped"
) -> list[Step]:
    """All steps of a ladder, as it is shipped or with changes."""
    rungs = {**rungs_of(game, seats), **(changes or {})}
    return [
        Step(
            game, seats, upper, spec(lower, rungs[lower]), seed, spec(upper, rungs[upper]),
            upper=upper, lower=lower, of=of,
        )
        for lower, upper in pairwise(LADDER)
    ]  # fmt: skip


def changed_steps(game: str, seats: int, changes: Rungs, seed: int) -> list[Step]:
    """The steps that another ladder changes."""
    climbed = steps(game, seats, seed, changes, "other")
    return [step for step in climbed if {step.upper, step.lower} & set(changes)]


def odds(step: Step) -> float:
    """The odds of the upper level against any one of its opponents."""
    share = min(max(float(step.line().get("share", 1 / step.seats)), 0.01), 0.99)
    return share / (1 - share) * (step.seats - 1)


def between(lower: Rung, upper: Rung, part: float) -> Rung | None:
    """A level between two of the same kind; None between a casual player and a search."""
    if ("overlooks" in lower) != ("overlooks" in upper):
        return None

    def blend(name: str) -> float:
        a, b = (math.log(rung.get(name, HEAT)) for rung in (lower, upper))
        mean = math.exp(a + part * (b - a))
        return round(mean) if name == "simulations" else float(f"{mean:.3g}")

    return {name: blend(name) for name in {**lower, **upper}}


def evened(rungs: Rungs, logs: Sequence[float]) -> dict[str, Rung]:
    """The levels that would make all steps alike, by the logarithms of their odds."""
    at = [sum(logs[:k]) for k in range(len(LADDER))]
    even: dict[str, Rung] = {}
    for k, name in enumerate(LADDER[1:-1], 1):
        wanted = at[-1] * k / (len(LADDER) - 1)
        below = max((i for i in range(len(logs)) if at[i] <= wanted), default=0)
        if logs[below] > 0:
            part = min((wanted - at[below]) / logs[below], 1.0)
            new = between(rungs[LADDER[below]], rungs[LADDER[below + 1]], part)
            if new is not None:
                even[name] = new
    return even


def tables_in(text: str) -> list[tuple[str, int]]:
    """`game:seats,game:seats`."""
    pairs = (each.partition(":") for each in text.split(",") if each)
    return [(game, int(seats)) for game, _, seats in pairs]


def main() -> None:
    """Climb the ladders asked for."""
    parser = champions.arguments(8.0)
    parser.add_argument("--tables", type=tables_in, default=[])
    parser.add_argument("--top", type=tables_in, default=[])
    parser.add_argument("--other", type=Path)
    parser.add_argument("--then", type=float, default=0.0)
    asked = parser.parse_args()
    whole = asked.tables
    if not (asked.tables or asked.top or asked.other):
        whole = [(game.id, seats) for game in tepui.all_games() for seats in game.seats]
    ladders = {(game, seats): steps(game, seats, asked.seed) for game, seats in whole}
    found = [step for climbed in ladders.values() for step in climbed]
    found += [steps(game, seats, asked.seed)[-1] for game, seats in asked.top]
    if asked.other:
        for game, tables in tomllib.loads(asked.other.read_text("utf-8")).items():
            for seats, changes in tables.items():
                found += changed_steps(game, int(seats), changes, asked.seed)
    champions.measure(found, asked.minutes, asked.workers)
    again: list[Step] = []
    for (game, seats), climbed in ladders.items():
        each = [odds(step) for step in climbed]
        logs = [math.log(one) for one in each]
        changes = evened(rungs_of(game, seats), logs)
        if min(each) < NEAR[0] or max(each) > NEAR[1]:
            again += changed_steps(game, seats, changes, asked.seed + 1)
        said = {
            "game": game, "seats": seats, "odds": [round(one, 2) for one in each],
            "even": round(math.exp(sum(logs) / len(logs)), 2), "evened": changes,
        }  # fmt: skip
        sys.stdout.write(json.dumps(said) + "\n")
    if asked.then and again:
        champions.measure(again, asked.then, asked.workers)


if __name__ == "__main__":
    main()
