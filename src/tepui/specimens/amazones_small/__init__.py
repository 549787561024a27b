"""Amazones for two: two kinds of cards, one tile of each part; who bids most takes all three."""

from tepui.specimens import small

GAME = small(
    __name__, "tepui.games.amazones", 2, {},
    COLOURS=("sun", "moon"),
    VALUES=(2, 1),
    COPIES=(1, 1),
    TILES=(2, -1),
    TILE_COPIES=(1, 1),
    STACK=1,
    MOST_TILES=3,
    STACKS_TO_END=3,
)  # fmt: skip
