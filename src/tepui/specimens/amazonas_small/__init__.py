"""Amazonas for two, with four villages, three income cards, four missions and one round."""

from tepui.specimens import small

GAME = small(
    __name__, "tepui.games.amazonas", 2, {},
    MOST_VILLAGES=4,
    MISSION_CARDS=4,
    MISSION_VILLAGES=2,
    MISSION_POINTS=1,
    TIE_CARDS=3,
    CARDS=3,
    MOST_SEATS=2,
    ROUNDS=1,
    HUTS=2,
    NEUTRAL_HUTS=0,
    SILVER_IN_GOLD=1,
    SET=1,
    EVENT_COPIES=(0, 0, 0, 1, 0, 0, 0, 0, 0, 0),
)  # fmt: skip
