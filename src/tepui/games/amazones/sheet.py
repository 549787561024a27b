"""The score sheet of Amazones: each finished courtier, then the honours. [AZ13]"""

from typing import Any

from tepui.engine.rules.sight import Sight
from tepui.engine.text.event import Args, Event
from tepui.engine.text.sheet import Sheet, SheetEntry, SheetLine
from tepui.engine.text.words import minus
from tepui.games.amazones.material import BEAUTY, COURT, SHAME

Tiles = tuple[int, ...]


def breakdown(sight: Sight) -> Sheet:
    """Where each seat's points come from. Nothing of it is ever hidden."""
    s, seats = sight.s, range(sight.s.seats)
    courts = [_finished(s, seat) for seat in seats]
    most = max(map(len, courts))
    rows = [[_man(s.man[seat, k]) for seat in seats] for k in range(max(s.men))]
    men = [
        _line("amazones-sheet-man", {"n": n}, row)  # [AZ8] numbered as they were begun
        for n, row in enumerate(rows, 1)
        if any(entry.note for entry in row)
    ]
    values = [sum(man) for court in courts for man in court]
    if not values:
        return Sheet([_line("amazones-sheet-none", {}, [SheetEntry(0) for _ in courts])])
    best, worst = max(values), min(values)
    return Sheet(
        [
            *men,
            _line("amazones-sheet-best", {"value": signed(best)},
                  [_honoured(court, best, BEAUTY) for court in courts]),
            _line("amazones-sheet-worst", {"value": signed(worst)},
                  [_honoured(court, worst, SHAME) for court in courts]),
            _line("amazones-sheet-most", {"n": most},
                  [SheetEntry(COURT if len(court) == most else None) for court in courts]),
        ]
    )  # fmt: skip


def signed(value: int) -> str:
    """A value as it is printed on a tile, with a true minus."""
    return f"+{value}" if value > 0 else minus(value)


def _line(key: str, args: dict[str, str | int], entries: list[SheetEntry]) -> SheetLine:
    return SheetLine("AZ13", key, args, entries)


def _finished(s: Any, seat: int) -> list[Tiles]:
    """The tiles of a court's finished men, in the order in which these were begun."""
    return [man for man in s.man[seat, : s.men[seat]] if all(man)]


def _man(tiles: Tiles) -> SheetEntry:
    note = Event("amazones-sheet-tiles", {"tiles": " ".join(map(signed, tiles))})
    return SheetEntry(sum(tiles), note) if all(tiles) else SheetEntry()


def _honoured(court: list[Tiles], value: int, points: int) -> SheetEntry:
    """A court's part of the honour, or the shame, for men of the best or worst value."""
    count = sum(sum(man) == value for man in court)
    if not count:
        return SheetEntry()
    args: Args = {"n": count, "each": minus(points)}
    note = Event("amazones-sheet-times", args) if count > 1 else None
    return SheetEntry(count * points, note)
