"""How long a bot takes over a small move when everybody chooses at the same time against a clock.

A bot that laid its whole plan at once would turn the sandglass before anyone had looked at the
dice. So in live play it lays die by die, like a person of its strength who looks at the island in
between. Simulations do not wait: there, ticks give everybody the same pace.
"""

import random

from tepui.bots.levels import DEFAULT, LEVELS


def pause(level: str, rng: random.Random) -> float:
    """Seconds to wait before the next small move: never the same, never far from the mean."""
    return LEVELS.get(level, LEVELS[DEFAULT]).pace * rng.triangular(0.5, 1.7, 0.8)
