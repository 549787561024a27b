"""Galapagos for two, with four tiles of two colours, two dice each; the first turtle wins."""

from tepui.specimens import small

GAME = small(
    __name__, "tepui.games.galapagos", 2, {"ticks": "1", "stale": "1"},
    COLOURS=("black", "white"),
    EACH=2,
    RADIUS=1,
    CORNERS=((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)),
    MOST_SEATS=2,
    DICE=2,
    DRAWN=(0, 0, 2),
    FIFTH=1,
)  # fmt: skip
