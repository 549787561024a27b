"""The score sheet of Amazonas: species by species, the bonus token, the mission. [AM15]"""

from typing import Any

from tepui.engine.rules.sight import Sight
from tepui.engine.text.event import Event
from tepui.engine.text.sheet import Sheet, SheetEntry, SheetLine, tie_breaks
from tepui.games.amazonas.board import SPECIES, name_of
from tepui.games.amazonas.material import FACE_DOWN, MISSION_POINTS, N_SPECIES, SET


def breakdown(sight: Sight) -> Sheet:
    """Where each seat's points come from, and what decides among equals.

    A mission that the viewer may not see is marked as hidden and counts for nothing.
    """
    s, seats = sight.s, range(sight.s.seats)
    lines = [
        SheetLine("AM15", "amazonas-sheet-species", {"tile": SPECIES[i]},
                  [_set(tiles[i]) for tiles in s.tiles[: s.seats]])
        for i in range(N_SPECIES)
    ]  # fmt: skip
    if s.seats == 2 or s.plus:
        rule = "AM16" if s.seats == 2 else "AM17"
        lines.append(
            SheetLine(rule, "amazonas-sheet-alone", {}, [_alone(s, seat) for seat in seats])
        )
    lines.append(
        SheetLine(
            "AM14", "amazonas-sheet-token", {}, [SheetEntry(int(t)) for t in s.token[: s.seats]]
        )
    )
    lines.append(
        SheetLine(
            "AM17" if s.plus else "AM15",
            "amazonas-sheet-reached" if s.plus else "amazonas-sheet-missed",
            {},
            [_mission(s, seat) for seat in seats],
        )
    )
    sheet = Sheet(lines)
    tiles = [sum(s.tiles[seat]) for seat in seats]
    money = [int(s.money[seat]) for seat in seats]
    ties = tie_breaks(
        sheet.totals(),
        [("AM15", "amazonas-sheet-tie-tiles", tiles), ("AM15", "amazonas-sheet-tie-money", money)],
    )
    return Sheet(lines, ties)


def _set(tiles: int) -> SheetEntry:
    """[AM15] Three tiles of a species or more score a point each."""
    note = Event("amazonas-sheet-tiles", {"n": tiles})
    return SheetEntry(tiles if tiles >= SET else 0, note)


def _alone(s: Any, seat: int) -> SheetEntry:
    """[AM16] [AM17] A point for each species of which a seat alone has the most tiles."""
    least = 0 if s.seats == 2 else SET
    others = [tiles for other, tiles in enumerate(s.tiles[: s.seats]) if other != seat]
    led = [
        SPECIES[i]
        for i, mine in enumerate(s.tiles[seat])
        if mine >= least and all(tiles[i] < mine for tiles in others)
    ]
    return SheetEntry(len(led), counted=led)


def _mission(s: Any, seat: int) -> SheetEntry:
    """[AM15] [AM17] What the villages of the mission bring or cost."""
    if s.mission[seat] < 0:
        return SheetEntry(hidden=bool(s.mission[seat] == FACE_DOWN))
    goals, huts = int(s.goals[s.mission[seat]]), int(s.huts[seat])
    villages = [v for v in range(s.villages) if goals >> v & 1]
    counted = [name_of(s, v) for v in villages if bool(huts >> v & 1) == bool(s.plus)]
    note = Event("amazonas-sheet-of", {"n": len(counted), "goals": len(villages)})
    points = MISSION_POINTS if s.plus else -MISSION_POINTS
    return SheetEntry(points * len(counted), note, counted)
