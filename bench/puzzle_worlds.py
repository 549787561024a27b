"""Puzzles whose past is not known: how much may worlds differ in likelihood before the answer does?

    python bench/puzzle_worlds.py coloretto

For each puzzle the net looks at the answers and at all else in worlds that fit what the seat knows,
and weighs the worlds as badly for the answer as it can, none more than FACTOR times another: by how
much is the answer better then? `open`: nothing of rivals is hidden, and weights do not matter.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

import tepui
from tepui.bots.judge import evaluator, worlds_of
from tepui.coach.puzzle import Puzzle, position_of, puzzles
from tepui.engine.game import Game

WORLDS, LUCKS = 48, 8  # worlds, and what chance does next in each of them
FACTORS = (1, 3, 10, 30)


def worst(better: Any, factor: float) -> float:
    """The least mean of what an answer is better by, world by world, under such weights."""
    rising = np.sort(better)
    below = np.concatenate([[0.0], np.cumsum(rising)])
    k, n = np.arange(len(rising) + 1), len(rising)
    means = (factor * below + below[-1] - below) / (factor * k + n - k)
    return float(means.min())


def looked_at(game: Game, puzzle: Puzzle) -> list[float] | None:
    """By how much the answer is better, under each factor; None where nothing is hidden."""
    seat, position = puzzle.seat, position_of(game, puzzle)
    hidden = position.seen_by(seat).position
    if len({world.tobytes() for world in worlds_of(hidden, seat, 8)}) == 1:
        return None
    by = evaluator(game, puzzle.seats, puzzle.options)
    values = {}
    for move in position.moves_of(seat):
        worlds = worlds_of(hidden, seat, WORLDS, move)
        looks = [by.values(worlds, np.arange(WORLDS) + 1000 * luck) for luck in range(LUCKS)]
        values[move] = np.mean(looks, axis=0)[:, seat]
    best = max(puzzle.answers, key=lambda move: values[move].mean())
    others = [values[move] for move in values if move not in puzzle.answers]
    return [min(worst(values[best] - other, factor) for other in others) for factor in FACTORS]


def main() -> None:
    """Print a line for each puzzle of a game."""
    game = tepui.game(sys.argv[1])
    for number, puzzle in enumerate(puzzles(game.id), 1):
        found = looked_at(game, puzzle)
        said = "open" if found is None else " ".join(f"{each:+.3f}" for each in found)
        print(number, puzzle.id, said, flush=True)


if __name__ == "__main__":
    main()
