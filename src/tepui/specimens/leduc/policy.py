"""Shortcuts of Leduc hold'em for random play: see `tepui.engine.rules.hooks`."""

from __future__ import annotations

import sys
from typing import Any

from tepui.engine.rules.chance import draw
from tepui.engine.rules.hooks import bind_policy
from tepui.engine.rules.rule import rule
from tepui.specimens.leduc.material import CALL, MOST_RAISES, RECORD


@rule
def pick(s: Any, seat: int, rng: Any, scratch: Any) -> int:
    """Folding, where there is a bet to fold to; calling; raising, while that is allowed."""
    folds = s.paid[seat] < s.paid[1 - seat]
    raises = s.raises < MOST_RAISES
    return CALL - folds + draw(rng, folds + 1 + raises)


@rule
def toss(s: Any, rng: Any, scratch: Any, weight: Any) -> int:
    """The next card, of three ranks."""
    lowest, lower = s.deck[0], s.deck[0] + s.deck[1]
    left = draw(rng, lower + s.deck[2])
    return int(left >= lowest) + int(left >= lower)


bind_policy(RECORD, sys.modules[__name__])
