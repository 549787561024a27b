"""How long a bot takes over a small move when everybody chooses at the same time against a clock.

A bot that laid its whole plan at once would turn the sandglass before anyone had looked at the
dice. So in live play it lays die by die, like a person of its strength who looks at the island in
between. Simulations do not wait: there, ticks give everybody the same pace.
"""

import random

from tepui.bots.levels import DEFAULT

# Seconds for one small move, on the average.
MEAN = {
    "random": 10.0, "greedy": 8.0, "instinct": 5.0, "easy": 10.0, "normal": 7.0, "hard": 5.5,
    "expert": 4.5, "champion": 4.0,
    "novice": 10.0, "beginner": 9.0, "casual": 8.0, "regular": 6.5, "skilled": 5.5, "master": 4.5,
}  # fmt: skip


def pause(level: str, rng: random.Random) -> float:
    """Seconds to wait before the next small move: never the same, never far from the mean."""
    return MEAN.get(level, MEAN[DEFAULT]) * rng.triangular(0.5, 1.7, 0.8)
