"""The score sheet of Piranha: the fish, then the piranhas. [PI8]"""

from __future__ import annotations

from typing import Any

from piranha.material import CATCHES, PIRANHA, POINTS
from tepui.engine.rules.sight import Sight
from tepui.engine.text.sheet import Sheet, SheetEntry, SheetLine


def breakdown(sight: Sight) -> Sheet:
    """Where each seat's points come from. Nothing of it is ever hidden."""
    seats = [sight.s.caught[seat] for seat in range(sight.s.seats)]
    fish = [_points(caught, range(PIRANHA)) for caught in seats]
    bites = [_points(caught, range(PIRANHA, PIRANHA + 1)) for caught in seats]
    return Sheet(
        [
            SheetLine("PI8", "piranha-sheet-fish", {}, fish),
            SheetLine("PI8", "piranha-sheet-bites", {}, bites),
        ]
    )


def _points(caught: Any, kinds: range) -> SheetEntry:
    held = [CATCHES[kind] for kind in kinds for _ in range(caught[kind])]
    return SheetEntry(sum(POINTS[kind] * int(caught[kind]) for kind in kinds), counted=held)
