"""How much of the result luck explains, by game and seats, among quick bots: docs/coach.md.

    python bench/luck.py --games 150 --samples 40 [--only coloretto --seats 2 --level hard]

Games of the level `instinct` (the net's own choice, without a search), or of another. A seat's luck
is the column of the ledger: what chance brought, less the mean of what it could have brought, by
one evaluator. Its share of the result is the square of their correlation, over all seats of all
games.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from itertools import pairwise

import numpy as np

import tepui
from tepui.bots import roster
from tepui.bots.ahead import Ahead
from tepui.bots.bot import BotSeat, ask
from tepui.bots.judge import Array
from tepui.coach.ledger import outlook
from tepui.engine.contract import CHANCE
from tepui.engine.game import Game
from tepui.engine.position import Position

NOBODY = -9


def played(
    game: Game, seats: int, level: str, rng: random.Random, most: int
) -> list[tuple[int, Position]]:
    """A game: who acted, and the position after it; the first is the opening. Empty if too long."""
    options = game.simulated({})
    bots = [roster.seated(level, BotSeat(game, seats, seat, options)) for seat in range(seats)]
    position = Position.opening(game, seats, options)
    found = [(NOBODY, position)]
    while not position.over():
        if len(found) > most:
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
    acts: list[tuple[int, Position]], seats: int, by: Ahead, samples: int
) -> tuple[Array, Array]:
    """What chance gave each seat in a game, and its share of the victory less that of the start."""
    streams, drawn = np.arange(samples), 0

    def value(records: Array, drawn: Array) -> Array:
        return np.asarray(by.values(records, streams, drawn).mean(0))

    def opened(position: Position) -> Array:
        return value(np.repeat(position.record, samples), np.full(samples, drawn))

    luck, start = np.zeros(seats), opened(acts[0][1])
    for (_, before), (actor, after) in pairwise(acts):
        if actor == CHANCE:
            records = np.repeat(before.record, samples)
            befallen = by.befallen(records, streams, np.full(samples, drawn))
            drawn = int(np.median(befallen[1]))
            luck += opened(after) - value(*befallen)
    return luck, opened(acts[-1][1]) - start


def main() -> None:
    """Play, and print a line for each game and number of seats."""
    asked = argparse.ArgumentParser()
    asked.add_argument("--games", type=int, default=150)
    asked.add_argument("--samples", type=int, default=40)
    asked.add_argument("--only", default="")
    asked.add_argument("--seats", type=int, default=0)
    asked.add_argument("--level", default="instinct")
    given = asked.parse_args()
    for game in tepui.all_games():
        for seats in game.seats:
            if given.only not in ("", game.id) or given.seats not in (0, seats):
                continue
            by, rng = outlook(game, seats), random.Random(seats)
            assert isinstance(by, Ahead)
            rows = [luck_of(acts, seats, by, given.samples) for _ in range(given.games)
                    if (acts := played(game, seats, given.level, rng, 3_000))]  # fmt: skip
            luck = np.array([row[0] for row in rows])
            result = np.array([row[1] for row in rows])
            share = np.corrcoef(luck.ravel(), result.ravel())[0, 1] ** 2
            sd = float(luck.std())
            print(json.dumps({
                "game": game.id, "seats": seats, "level": given.level, "games": len(rows),
                "share": round(share, 3), "sd": round(100 * sd, 1),
                "se_500": round(100 * sd / 500**0.5, 2),
            }), flush=True)  # fmt: skip


if __name__ == "__main__":
    main()
