"""How long a bot takes over a small move when everybody chooses at the same time against a clock.

A bot that laid its whole plan at once would turn the sandglass before anyone had looked at the
dice. So in live play it lays die by die, like a person of its strength. Simulations do not wait:
there, ticks give everybody the same pace.
"""

import random

from tepui.bots.levels import DEFAULT

# Seconds for one small move, on the average.
MEAN = {
    "random": 6.0, "greedy": 5.0, "instinct": 2.6, "easy": 6.0, "normal": 4.0, "hard": 3.0,
    "expert": 2.2, "champion": 2.0,
    "novice": 6.0, "beginner": 5.0, "casual": 4.2, "regular": 3.4, "skilled": 2.8, "master": 2.3,
}  # fmt: skip


def pause(level: str, rng: random.Random) -> float:
    """Seconds to wait before the next small move: never the same, never far from the mean."""
    return MEAN.get(level, MEAN[DEFAULT]) * rng.triangular(0.5, 1.7, 0.8)
