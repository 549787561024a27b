"""What the event of a round does to a seat, as it is told: the browser works nothing out itself."""

from __future__ import annotations

from pathlib import Path

import pytest

from tepui.engine.play import log as logs
from tepui.games.amazonas.view import Seat, View, view


def cut_off(table: View, seat: int) -> list[str]:
    """The villages to which only closed ways lead: from the map alone."""
    mine = {n for n, each in enumerate(table.villages) if any(s.hut == seat for s in each.sites)}
    near: dict[bool, set[int]] = {False: set(), True: set()}
    for link in table.links:
        for here, there in ((link.a, link.b), (link.b, link.a)):
            if here in mine and there not in mine:
                near[link.closed].add(there)
    return [table.villages[n].name for n in sorted(near[True] - near[False])]


def told(table: View, number: int, seat: Seat) -> tuple[str, dict[str, str | int]] | None:
    kind = table.event or ""
    if kind.startswith("bonus-"):
        return "bonus-me", {"silver": seat.tiles[kind.removeprefix("bonus-")]}
    if kind == "guide":
        return None if table.guide else ("guide-gone", {})
    if kind and seat.safe:
        return "safe", {}
    if kind == "fire":
        shown = table.order and seat.value is not None
        return ("fire-me", {"silver": seat.value // 2}) if shown else None
    if kind == "theft":
        most = max(seat.tiles.values())
        species = next(name for name, n in seat.tiles.items() if n == most)
        return ("theft-me", {"silver": most, "species": species}) if most else ("no-harm", {})
    if kind in ("jaguar", "crocodile"):
        lost = ", ".join(cut_off(table, number))
        return ("cut-off", {"villages": lost}) if lost else ("no-harm", {})
    return None


@pytest.mark.rule("AM7", "AM11")
def test_fate_is_what_the_table_shows() -> None:
    kinds = set()
    for file in sorted((Path(__file__).parent / "golden").glob("*.log")):
        for step in logs.replay(logs.read(file.read_text(encoding="utf-8"))):
            if step.ply % 3:
                continue
            table = view(step.after.seen_by(0))
            for number, seat in enumerate(table.seats):
                wanted = told(table, number, seat)
                found = seat.fate and (seat.fate.key.removeprefix("amazonas-web-"), seat.fate.args)
                assert found == wanted, (table.event, number)
                kinds.add(wanted and wanted[0])
    assert kinds >= {None, "bonus-me", "cut-off", "no-harm", "fire-me", "theft-me", "safe"}
