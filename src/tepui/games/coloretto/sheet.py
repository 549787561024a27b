"""The score sheet of Coloretto Amazonas: columns, piles, bonus cards. [CA13]"""

from collections.abc import Sequence
from typing import Any

from tepui.engine.rules.sight import Sight
from tepui.engine.text.event import Event
from tepui.engine.text.sheet import Sheet, SheetEntry, SheetLine
from tepui.games.coloretto.material import ANIMALS, BONUS, CAPACITY, COLOURS, FIRST, POINTS


def breakdown(sight: Sight) -> Sheet:
    """Where each seat's points come from. Nothing of it is ever hidden."""
    s = sight.s
    colours, seats = range(len(COLOURS)), range(s.seats)
    lines = [
        SheetLine("CA3", "coloretto-sheet-column", {"colour": COLOURS[c]},
                  [_column(column, c) for column in s.column[: s.seats]])
        for c in colours
    ]  # fmt: skip
    lines += [
        SheetLine("CA3", "coloretto-sheet-piles", {"colour": COLOURS[c]},
                  [_piles(piles[c], c) for piles in s.piles[: s.seats]])
        for c in colours if any(piles[c] for piles in s.piles)
    ]  # fmt: skip
    bonuses = [_bonuses(s, seat) for seat in seats]
    return Sheet([*lines, SheetLine("CA2", "coloretto-sheet-bonuses", {}, bonuses)])


def _column(column: Sequence[int], colour: int) -> SheetEntry:
    animals = [ANIMALS[i] for i in range(FIRST[colour], FIRST[colour + 1]) if column[i]]
    note = Event("coloretto-sheet-cards", {"n": len(animals)}) if animals else None
    return SheetEntry(POINTS[len(animals)], note, animals)


def _piles(count: int, colour: int) -> SheetEntry:
    if not count:
        return SheetEntry()
    each = POINTS[CAPACITY[colour]]
    note = Event("coloretto-sheet-times", {"n": count, "each": each})
    return SheetEntry(count * each, note, [COLOURS[colour]] * count)


def _bonuses(s: Any, seat: int) -> SheetEntry:
    won = [c for c in range(len(COLOURS)) if s.bonus[c] == seat]
    worth = [BONUS[c] for c in won]
    note = None
    if len(won) > 1:
        note = Event("coloretto-sheet-sum", {"sum": " + ".join(map(str, worth))})
    return SheetEntry(sum(worth), note, [COLOURS[c] for c in won])
