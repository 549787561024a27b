"""The score sheet of Galapagos: the turtles by colour, then sets and others. [GA13] [GA14]"""

from typing import Any

from tepui.engine.rules.sight import Sight
from tepui.engine.text.event import Event
from tepui.engine.text.sheet import Sheet, SheetEntry, SheetLine
from tepui.games.galapagos.material import (
    BY_FIFTH,
    COLOURS,
    FIFTH,
    N_COLOURS,
    SET_BONUS,
    fifth_wins,
)

SET = N_COLOURS + SET_BONUS  # [GA13] a set's points


def breakdown(sight: Sight) -> Sheet:
    """Where each seat's points come from. Nothing of it is ever hidden."""
    s = sight.s
    held = [_turtles(s, seat) for seat in range(s.seats)]
    lines = [
        SheetLine(
            "GA14" if s.ending == BY_FIFTH else "GA13", "galapagos-sheet-turtles",
            {"turtle": COLOURS[colour]},
            [SheetEntry(note=Event("galapagos-sheet-count", {"n": each[colour]})) for each in held],
        )
        for colour in range(N_COLOURS)
    ]  # fmt: skip
    if s.ending == BY_FIFTH:
        fifth = SheetLine("GA14", "galapagos-sheet-fifth", {}, [_fifth(each) for each in held])
        return Sheet([*lines, fifth])
    return Sheet(
        [
            *lines,
            SheetLine("GA13", "galapagos-sheet-sets", {}, [_sets(min(each)) for each in held]),
            SheetLine("GA13", "galapagos-sheet-others", {}, [_others(each) for each in held]),
        ]
    )


def unit(s: Any) -> str:
    """What players count in: where a fifth turtle ends the game, nothing is scored. [GA14]"""
    return "wins" if fifth_wins(s) else "points"


def _turtles(s: Any, seat: int) -> list[int]:
    """How many turtles of each colour a seat has."""
    return [s.holder[colour::N_COLOURS].count(seat) for colour in range(N_COLOURS)]


def _fifth(held: list[int]) -> SheetEntry:
    won = [colour for colour, count in zip(COLOURS, held, strict=True) if count >= FIFTH]
    return SheetEntry(int(bool(won)), counted=won)


def _sets(count: int) -> SheetEntry:
    note = Event("galapagos-sheet-times", {"n": count, "each": SET}) if count else None
    return SheetEntry(count * SET, note)


def _others(held: list[int]) -> SheetEntry:
    return SheetEntry(sum(held) - N_COLOURS * min(held))
