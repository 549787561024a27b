"""What a review costs: processor seconds of whole games, and what it can tell after three of them.

    python -m bench.coach.reviews [--only amazones] [--seconds 3]

One game for each game at its fewest and its most seats: bots of several levels with odd choices of
random ones, and one of random bots alone, where nearly every choice is costly: the
most expensive kind. All seats are reviewed, on one core, the first seat before the others:
`first_s` is when its level is known. `told` is the share of the points lost whose verdict is final
after this many seconds: the worst are looked at first. Processor time, since others may use the
machine; one JSON line per game.
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
from tepui.coach.told import Review
from tepui.coach.verdicts import Verdict
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


def final_share(early: Review, last: Review) -> float:
    """The share of the points lost whose verdict is final in an early stage."""
    known: dict[int, Verdict] = {each.ply: each.verdict for each in early.choices}
    costs = [(each.verdict.cost, known.get(each.ply) == each.verdict) for each in last.choices]
    whole = sum(cost for cost, _ in costs)
    return sum(cost for cost, final in costs if final) / whole if whole else 1.0


def measured(acts: Sequence[Act], seconds: float) -> dict[str, object]:
    """One review, stage by stage."""
    start, early, first = time.process_time(), None, 0.0
    for stage in Reviewer(acts, 0).stages():
        passed = time.process_time() - start
        first = first or passed
        if passed <= seconds or early is None:
            early = stage
    assert early is not None
    return {
        "acts": len(acts), "choices": len(stage.choices), "first_s": round(first, 2),
        "whole_s": round(passed, 1), f"done_at_{seconds:g}_s": round(early.done, 2),
        f"told_at_{seconds:g}_s": round(final_share(early, stage), 2),
    }  # fmt: skip


def main() -> None:
    """Measure all games, or one."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--only", default="")
    asked = parser.parse_args()
    for game, seats in settings(asked.only):
        for name, levels in (("mixed", MIXED), ("random", ODD)):
            acts = played(game, seats, levels)
            *_, _ = Reviewer(acts[-12:]).stages()  # what is compiled is loaded
            row = {"game": game.id, "seats": seats, "bots": name}
            print(json.dumps({**row, **measured(acts, asked.seconds)}), flush=True)


if __name__ == "__main__":
    main()
