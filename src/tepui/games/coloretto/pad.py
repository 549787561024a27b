"""The score pad of Coloretto Amazonas: the animals of each column, piles and bonus cards."""

from collections.abc import Mapping, Sequence
from typing import Any

from tepui.engine.real_table.pad import PadGroup, PadPiece
from tepui.engine.text.event import Event, Refusal
from tepui.games.coloretto.material import (
    ANIMALS,
    BONUS,
    BY_DECK,
    BY_PILES,
    COLOURS,
    END,
    FIRST,
    NOBODY,
    PILES_TO_END,
    SPECIES,
)

OPTIONS = ()
HOLDS = {
    "height": ("CA7", "coloretto-pad-full"),
    "piles": ("CA12", "coloretto-pad-too-many-piles"),
    "bonus": ("CA8", "coloretto-pad-bonus"),
    "deck": ("CA1", "coloretto-pad-copies"),
}


def groups(seats: int) -> list[PadGroup]:
    """The four columns, then what was completed."""
    columns = [
        PadGroup(
            colour, Event(f"coloretto-name-{colour}", {}),
            [
                PadPiece(animal, Event(f"coloretto-web-title-{animal}", {}))
                for animal in ANIMALS[FIRST[c] : FIRST[c + 1]]
            ],
        )
        for c, colour in enumerate(COLOURS)
    ]  # fmt: skip
    piles = [
        PadPiece(
            f"pile-{colour}", Event("coloretto-sheet-piles", {"colour": colour}),
            PILES_TO_END[seats],
        )
        for colour in COLOURS
    ]  # fmt: skip
    bonuses = [
        PadPiece(
            f"bonus-{colour}",
            Event("coloretto-web-bonus-won", {"points": BONUS[c], "colour": colour}),
        )
        for c, colour in enumerate(COLOURS)
    ]
    return [
        *columns,
        PadGroup("piles", Event("coloretto-web-piles", {}), piles),
        PadGroup("bonuses", Event("coloretto-sheet-bonuses", {}), bonuses),
    ]


def lay(s: Any, entries: Sequence[Mapping[str, int]]) -> Refusal | None:
    """Lay what was entered into a record, as a finished table."""
    s.phase = END
    for seat, mine in enumerate(entries):
        for c, colour in enumerate(COLOURS):
            for animal in range(FIRST[c], FIRST[c + 1]):
                s.column[seat][animal] = mine.get(ANIMALS[animal], 0)
            s.height[seat][c] = sum(s.column[seat][FIRST[c] : FIRST[c + 1]])
            s.piles[seat][c] = mine.get(f"pile-{colour}", 0)
            if mine.get(f"bonus-{colour}"):
                if s.bonus[c] != NOBODY:
                    # [CA8] there is one bonus card of a colour
                    return Refusal("CA8", "coloretto-pad-bonus-twice", {"colour": colour})
                s.bonus[c] = seat
    s.deck = [0] * SPECIES  # what is not seen may lie anywhere: it counts for nobody
    s.deck_size = 0
    # [CA12]
    last = any(sum(s.piles[seat]) >= PILES_TO_END[s.seats] for seat in range(s.seats))
    s.ending = BY_PILES if last else BY_DECK
    return None
