"""Random play on one NVIDIA GPU, how it fills it, and whether it plays the games of the CPU.

python -m bench.speed.gpu [games]     run by hand
"""

from __future__ import annotations

import json
import sys
import time

import msgspec

import tepui
from tepui.lab.digest import digest
from tepui.lab.gpu import random_games as gpu
from tepui.lab.simulate import rows_of


def main() -> None:
    """Print a line of JSON for each game and seat count."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 4 << 20
    for game in tepui.all_games():
        settled = game.simulated({})
        for seats in game.seats:
            begun = time.perf_counter()
            few = digest(gpu.Launches(game, seats, 2000, 1, settled))
            compiling = time.perf_counter() - begun
            best = max(
                gpu.simulate(game, seats, games, seed).decisions_per_second for seed in range(3)
            )
            row = {
                "game": game.id,
                "seats": seats,
                "million_decisions_per_second": round(best / 1e6, 1),
                "plays_the_games_of_the_cpu": few == digest(rows_of(game, seats, 2000, 1, settled)),
                "first_run_seconds": round(compiling, 1),
                **msgspec.structs.asdict(gpu.occupancy(game)),
            }
            print(json.dumps(row), flush=True)


if __name__ == "__main__":
    main()
