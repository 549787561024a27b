"""The score pad of Galapagos: each seat's turtles by colour."""

from collections.abc import Mapping, Sequence
from typing import Any

from tepui.engine.real_table.pad import PadGroup, PadPiece
from tepui.engine.text.event import Event, Refusal
from tepui.games.galapagos.material import (
    BY_FIFTH,
    BY_LAST,
    BY_STALE,
    COLOURS,
    EACH,
    END,
    FIFTH,
    IN_BAG,
    N_COLOURS,
    TURTLES,
    fifth_wins,
)

OPTIONS = ("fifth",)
HOLDS = {"holder": ("GA14", "galapagos-pad-fifth")}


def groups(seats: int) -> list[PadGroup]:
    """The turtles that a seat has collected."""
    turtles = [
        PadPiece(colour, Event("galapagos-sheet-turtles", {"turtle": colour}), EACH)
        for colour in COLOURS
    ]
    return [PadGroup("turtles", Event("galapagos-pad-turtles", {}), turtles)]


def lay(s: Any, entries: Sequence[Mapping[str, int]]) -> Refusal | None:
    """Lay what was entered into a record, as a finished table."""
    s.phase, s.round_number = END, 1
    s.holder = [IN_BAG] * TURTLES
    for c, colour in enumerate(COLOURS):
        holders = [seat for seat, mine in enumerate(entries) for _ in range(mine.get(colour, 0))]
        if len(holders) > EACH:
            # [GA2] six turtles of each colour
            return Refusal("GA2", "galapagos-pad-six", {"turtle": colour})
        for i, seat in enumerate(holders):
            s.holder[c + N_COLOURS * i] = seat
    s.bag_size = s.holder.count(IN_BAG)
    s.on_island = 0
    most = max(mine.get(colour, 0) for mine in entries for colour in COLOURS)
    if fifth_wins(s) and most >= FIFTH:
        s.ending = BY_FIFTH  # [GA14]
    else:
        collected = TURTLES - s.bag_size
        s.ending = BY_LAST if collected == TURTLES else BY_STALE  # [GA12] or as it stands
    return None
