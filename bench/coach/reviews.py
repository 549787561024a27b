"""What a review costs: processor seconds of whole games.

    python -m bench.coach.reviews [--only amazones]

One game for each game at its fewest and its most seats: bots of several levels with odd choices of
random ones, and one of random bots alone, where nearly every choice is costly: the
most expensive kind. All seats are reviewed, on one core, the first seat before the others:
`first_s` is when its level is known. Processor time, since others may use the machine; one JSON
line per game.
"""

import argparse
import json
import os
import random
import time
from collections.abc import Sequence

os.environ.setdefault("NUMBA_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from bench.coach.planted import settings
from bench.games import bots_at, turns
from tepui.coach.review import Reviewer
from tepui.coach.story import Act, story
from tepui.engine.game import Game
from tepui.engine.play.match import Match
from tepui.lab.strength.duplicate import Deal

MIXED, ODD = ("normal", "easy", "greedy", "instinct"), ("random",)
SEED = 17_002


def played(game: Game, seats: int, levels: Sequence[str]) -> list[Act]:
    """A game among bots of these levels, in turn; every tenth choice is odd."""
    match, deal = Match(game, seats, game.simulated({})), Deal(SEED, seats)
    rng = random.Random(SEED)
    choose = bots_at(match, [levels[seat % len(levels)] for seat in range(seats)])
    for seat in turns(match, deal):
        odd = rng.random() < 0.1
        match.play(seat, (rng.choice(match.legal(seat)) if odd else choose(seat, rng),))
    return story(match)


def measured(acts: Sequence[Act]) -> dict[str, object]:
    """One review, stage by stage."""
    start, first = time.process_time(), 0.0
    for stage in Reviewer(acts, 0).stages():
        passed = time.process_time() - start
        first, choices = first or passed, len(stage.choices)
    return {
        "acts": len(acts), "choices": choices, "first_s": round(first, 2),
        "whole_s": round(passed, 1),
    }  # fmt: skip


def main() -> None:
    """Measure all games, or one."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--only", default="")
    asked = parser.parse_args()
    for game, seats in settings(asked.only):
        for name, levels in (("mixed", MIXED), ("random", ODD)):
            acts = played(game, seats, levels)
            *_, _ = Reviewer(acts[-12:]).stages()  # what is compiled is loaded
            row = {"game": game.id, "seats": seats, "bots": name}
            print(json.dumps({**row, **measured(acts)}), flush=True)


if __name__ == "__main__":
    main()
