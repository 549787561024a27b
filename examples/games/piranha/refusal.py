"""Why a move is not allowed, by the rule that forbids it; and which moves reveal something."""

from __future__ import annotations

from typing import Any

from piranha.material import NETS
from piranha.rules import waiting
from tepui.engine.rules.sight import Refusal, Sight


def why_not(sight: Sight, seat: int, move: int) -> Refusal:
    """The reason against an illegal move of a seat that is awaited."""
    if not 0 <= move < NETS:
        return Refusal("PI1", "piranha-no-net", {"most": NETS})
    if sight.s.cast[seat] == move:
        return Refusal("PI3", "piranha-same-net", {"net": move + 1})
    return Refusal("PI3", "piranha-net-gone", {"net": move + 1})


def reveals(s: Any, seat: int, move: int) -> bool:
    """The last net of a round shows them all."""
    return bool(waiting(s) == 1 << seat)
