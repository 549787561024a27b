"""The score pad of Amazones: each court, courtier by courtier, from head to legs."""

from collections.abc import Mapping, Sequence
from typing import Any

from tepui.engine.real_table.pad import PadGroup, PadPiece
from tepui.engine.text.event import Event, Refusal
from tepui.games.amazones.material import (
    BY_TAKING,
    END,
    MOST_MEN,
    MOST_UNFINISHED,
    N_PARTS,
    PARTS,
    TILES,
)

OPTIONS = ()
HOLDS = {"left": ("AZ2", "amazones-pad-copies")}


def groups(seats: int) -> list[PadGroup]:
    """A court: at most this many courtiers, each a head, a torso and legs."""
    parts = [
        PadPiece(part, Event(f"amazones-name-{part}", {}), values=list(TILES)) for part in PARTS
    ]
    return [PadGroup("court", Event("amazones-pad-court", {}), parts, MOST_MEN)]


def lay(s: Any, entries: Sequence[Mapping[str, int]]) -> Refusal | None:
    """Lay what was entered into a record, as a finished table."""
    s.phase, s.ending = END, BY_TAKING
    s.top, s.under = [0] * N_PARTS, [0] * N_PARTS
    s.left = [[0] * len(TILES)] * N_PARTS
    for seat, mine in enumerate(entries):
        men = [[mine.get(f"{part}-{row}", 0) for part in PARTS] for row in range(MOST_MEN)]
        begun = [man for man in men if any(man)]
        lacking = [k for k, man in enumerate(begun) if not all(man)]
        if len(lacking) > MOST_UNFINISHED:
            # [AZ8] nobody may ever have more unfinished men
            return Refusal("AZ8", "amazones-pad-unfinished", {"seat": seat})
        s.men[seat] = len(begun)
        for k, man in enumerate(begun):
            s.man[seat][k] = man
        for k, number in enumerate(lacking):
            s.unfinished[seat][k] = number
    return None
