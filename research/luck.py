"""How much of the result luck explains, by game and seats, among strong bots: docs/notes/coach.md.

    python research/luck.py --rows luck.jsonl --games 150 [--only coloretto --seats 2 --level expert]
    python research/luck.py --rows luck.jsonl --games 0

Games of one level among themselves, each added to the file as it ends; then a line for each kind
of game in the file. A seat's luck is the column of the ledger: what chance brought, less the mean
of what it could have brought, by one evaluator. Its share of the result is the square of their
correlation, over all seats of all games, without the noise of few samples: luck is taken by two
halves of them, whose covariance is that of luck itself. The interval is a bootstrap over games.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import time
from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

os.environ.setdefault("NUMBA_NUM_THREADS", "1")
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np

import tepui
from tepui.bots import roster
from tepui.bots.bot import BotSeat, ask
from tepui.bots.judge import Records
from tepui.bots.lookahead import Lookahead
from tepui.coach.ledger import outlook
from tepui.engine.contract import CHANCE
from tepui.engine.game import Game
from tepui.engine.position import Position

Array = np.ndarray[Any, Any]

NOBODY = -9
LONGEST = 3_000  # acts of a game that is counted
DRAWS = 2_000  # of the bootstrap


def played(game: Game, seats: int, level: str, rng: random.Random) -> list[tuple[int, Position]]:
    """A game: who acted, and the position after it; the first is the opening. Empty if too long."""
    options = game.simulated({})
    bots = [roster.seated(level, BotSeat(game, seats, seat, options)) for seat in range(seats)]
    position = Position.opening(game, seats, options)
    found = [(NOBODY, position)]
    while not position.over():
        if len(found) > LONGEST:
            return []
        awaited = position.waiting()
        position = position.copy()
        if awaited:
            seat = awaited[0]
            deadline = time.monotonic() + 60
            move = ask(bots[seat], level, position.hidden_from(seat), seat, rng, deadline)
            position.apply(seat, move)
            found.append((seat, position))
            continue
        outcomes = position.chances()
        moves, weights = zip(*outcomes, strict=True)
        position.apply(CHANCE, rng.choices(moves, weights)[0])
        if found[-1][0] == CHANCE:
            found[-1] = (CHANCE, position)
        else:
            found.append((CHANCE, position))
    return found


def luck_of(
    acts: list[tuple[int, Position]], seats: int, by: Lookahead, samples: int
) -> tuple[Array, Array]:
    """What chance gave each seat in a game, by both halves of the samples, [2, seats]; and the
    victory, shared, less what each had of it at the start."""
    streams, drawn = range(samples), 0

    def value(worlds: Records, drawn: Sequence[int]) -> Array:
        return np.array(by.values(worlds, streams, drawn)).reshape(2, -1, seats).mean(1)

    def opened(position: Position) -> Array:
        return value(bytes(position.memory) * samples, [drawn] * samples)

    luck, start = np.zeros((2, seats)), opened(acts[0][1])
    for (_, before), (actor, after) in pairwise(acts):
        if actor == CHANCE:
            befallen = by.befallen(bytes(before.memory) * samples, streams, [drawn] * samples)
            drawn = int(np.median(befallen[1]))
            luck += opened(after) - value(*befallen)
    return luck, (opened(acts[-1][1]) - start).mean(0)


def explained(luck: Array, result: Array) -> float:
    """Luck's share of the result: arrays of games, halves and seats, and of games and seats."""
    known = np.cov(luck[:, 0].ravel(), luck[:, 1].ravel())[0, 1]
    both = np.cov(luck.mean(1).ravel(), result.ravel())
    return float(both[0, 1] ** 2 / (known * both[1, 1]))


def report(rows: list[dict[str, list[float]]]) -> dict[str, object]:
    """What games of one kind say, in per cent and points."""
    luck = np.array([row["luck"] for row in rows])
    result = np.array([row["result"] for row in rows])
    rng = np.random.default_rng(1)
    draws = [rng.integers(len(rows), size=len(rows)) for _ in range(DRAWS)]
    low, high = np.quantile([explained(luck[d], result[d]) for d in draws], (0.025, 0.975))
    known = float(np.cov(luck[:, 0].ravel(), luck[:, 1].ravel())[0, 1])
    sd, noise = known**0.5, max(float(luck.mean(1).var()) - known, 0.0) ** 0.5
    return {
        "games": len(rows), "share": round(100 * explained(luck, result)),
        "low": round(100 * low), "high": round(100 * high),
        "sd": round(100 * sd), "noise": round(100 * noise),  # of one game; the samples' own
        "se_500": round(100 * sd / 500**0.5, 1), "noise_500": round(100 * noise / 500**0.5, 1),
    }  # fmt: skip


def main() -> None:
    """Play, keep what was found, and tell a line for each kind of game."""
    asked = argparse.ArgumentParser()
    asked.add_argument("--rows", type=Path, required=True)
    asked.add_argument("--games", type=int, default=150)
    asked.add_argument("--first", type=int, default=0)
    asked.add_argument("--samples", type=int, default=8)
    asked.add_argument("--only", default="")
    asked.add_argument("--seats", type=int, default=0)
    asked.add_argument("--level", default="instinct")
    given = asked.parse_args()
    kinds = [
        (game, seats, outlook(game, seats))
        for game in tepui.all_games() for seats in game.seats
        if given.only in ("", game.id) and given.seats in (0, seats)
    ]  # fmt: skip
    with given.rows.open("a") as rows:
        for number in range(given.first, given.first + given.games):
            for game, seats, by in kinds:
                assert isinstance(by, Lookahead)
                rng = random.Random(f"{game.id} {seats} {number}")
                if acts := played(game, seats, given.level, rng):
                    luck, result = luck_of(acts, seats, by, given.samples)
                    rows.write(json.dumps({
                        "game": game.id, "seats": seats, "level": given.level, "number": number,
                        "luck": luck.round(5).tolist(), "result": result.round(5).tolist(),
                    }) + "\n")  # fmt: skip
                    rows.flush()
    found = defaultdict(list)
    for line in given.rows.read_text().splitlines():
        row = json.loads(line)
        found[row["game"], row["seats"], row["level"]].append(row)
    for (game, seats, level), kind in sorted(found.items()):
        print(json.dumps({"game": game, "seats": seats, "level": level, **report(kind)}))


if __name__ == "__main__":
    main()
