"""Random play on one NVIDIA GPU, and whether it plays the games of the CPU. Run by hand.

python bench/gpu.py [games]
"""

from __future__ import annotations

import json
import sys
import time

import numpy as np

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 looks for it; NumPy 2.5 has dropped it
    np.row_stack = np.vstack

import tepui
from tepui.lab import gpu, simulate

EQUAL = ("games", "decisions", "mean_scores", "mean_best_score", "victories", "end_reasons")


def main() -> None:
    """Print a line of JSON for each game and seat count."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 4 << 20
    for game in tepui.games():
        for seats in game.seats:
            begun = time.perf_counter()
            few = gpu.simulate(game, seats, 2000, 1)
            compiling = time.perf_counter() - begun
            same = simulate.simulate(game, seats, 2000, 1)
            agree = all(np.allclose(_flat(few, key), _flat(same, key)) for key in EQUAL)
            best = max(
                gpu.simulate(game, seats, games, seed).decisions_per_second for seed in range(3)
            )
            print(
                json.dumps(
                    {
                        "game": game.id,
                        "seats": seats,
                        "million_decisions_per_second": round(best / 1e6, 1),
                        "plays_the_games_of_the_cpu": agree,
                        "first_run_seconds": round(compiling, 1),
                    }
                ),
                flush=True,
            )


def _flat(report: simulate.Report, key: str) -> list[float]:
    value = getattr(report, key)
    return list(value.values()) if isinstance(value, dict) else np.atleast_1d(value).tolist()


if __name__ == "__main__":
    main()
