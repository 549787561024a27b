"""What bots are told about Amazonas beyond its rules: how strong each level thinks."""

from __future__ import annotations

import sys
from typing import Any

from tepui.engine.rules.hooks import bind_policy
from tepui.engine.rules.rule import rule
from tepui.games.amazonas.material import RECORD

# Simulations for one choice of easy, normal, hard and expert, by number of seats.
SIMULATIONS = {
    2: (60, 300, 3_000, 20_000),
    3: (60, 300, 2_000, 16_000),
    4: (60, 300, 1_500, 12_000),
}
SEARCH = {"exploration": 0.4, "margin": 0.4}
# The champion's, which thinks with the net.
CHAMPION = {2: {"simulations": 5_000}, 3: {"simulations": 4_000}, 4: {"simulations": 3_500}}
ALL_CHAIRS = True  # the coach asks the critic from every chair: docs/coach.md
CHAPTER_SHOWN = ("lap",)  # the features that tell chapters apart


@rule
def chapter(s: Any) -> int:
    """A lap; the eighteenth goes with the one before it."""
    return min(int(s.lap), 17)


bind_policy(RECORD, sys.modules[__name__])
