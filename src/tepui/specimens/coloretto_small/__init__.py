"""Coloretto Amazonas for two, with two colours, three animals and one hand card."""

from tepui.specimens import small

GAME = small(
    __name__, "tepui.games.coloretto", 2, {},
    COLOURS=("blue", "violet"),
    CAPACITY=(2, 1),
    BONUS=(2, 1),
    ANIMALS=("dolphin", "ray", "toucan"),
    COLOUR_OF=(0, 0, 1),
    FIRST=(0, 2, 3),
    COPIES=2,
    HAND=1,
    MOST_SEATS=2,
)  # fmt: skip
