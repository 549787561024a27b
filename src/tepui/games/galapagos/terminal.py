"""The table as plain lines of text, for a terminal and a screen reader."""

from tepui.engine.text.words import Words
from tepui.games.galapagos.view import Seat, View

WIDE = 10  # of a tile: seven of them fit 80 columns


def lines(view: View, say: Words, names: list[str]) -> list[str]:
    """The island as a map, then what each seat has."""
    on_island = sum(tile.turtle is not None for tile in view.tiles)
    out = [say("galapagos-table", round=view.round, turtles=on_island, bag=view.bag)]
    if view.tiles:
        out += ["", *_map(view, say), "", say("galapagos-table-legend")]
    if view.sand.taken_by is not None:
        out.append(say("galapagos-table-sand", seat=names[view.sand.taken_by]))
    for seat, name in zip(view.seats, names, strict=True):
        out += ["", *_seat_lines(view, seat, say, name)]
    return out


def _map(view: View, say: Words) -> list[str]:
    """Rows of tiles, number and colour; below each row the turtles and pawns on them."""
    pawns = {seat.pawn: "@" for seat in view.seats}
    for number, seat in enumerate(view.seats):
        pawns[seat.pawn] += str(number)
    cells = {(0, 0): (say("galapagos-table-volcano"), "")}
    for tile in view.tiles:
        turtle = f"*{_name(say, tile.turtle)}" if tile.turtle else ""
        there = pawns.get(tile.number, "") + turtle
        name = f"{tile.number} {_name(say, tile.colour)}"
        cells[tile.q, tile.r] = name, f"{tile.number}{there}" if there else ""
    rows = []
    for r in sorted({r for _, r in cells}):
        row = [cells[q, r] for q in range(-3, 4) if (q, r) in cells]
        for line in filter(any, zip(*row, strict=True)):
            start = " " * (abs(r) * (WIDE + 1) // 2)
            rows.append((start + " ".join(cell.ljust(WIDE) for cell in line)).rstrip())
    return rows


def _seat_lines(view: View, seat: Seat, say: Words, name: str) -> list[str]:
    out = [say("galapagos-table-seat", seat=name, points=seat.score, turtles=len(seat.turtles))]
    if seat.pawn is not None:
        colours = {tile.number: tile.colour for tile in view.tiles}
        out.append(
            say("galapagos-table-pawn", number=seat.pawn, colour=_name(say, colours[seat.pawn]))
        )
    if seat.turtles:
        kept = [turtle.colour for turtle in seat.turtles]
        counts = [f"{_name(say, colour)} {kept.count(colour)}" for colour in dict.fromkeys(kept)]
        out.append(say("galapagos-table-turtles", turtles=", ".join(sorted(counts))))
    if seat.dice:
        out.append(say("galapagos-table-dice", dice=_row(seat.dice, say)))
        plan = ", ".join("?" * seat.laid) or "-" if seat.plan is None else _row(seat.plan, say)
        done = "galapagos-table-locked" if seat.finished else "galapagos-table-plan"
        out.append(say(done, plan=plan))
    return out


def _row(colours: list[str], say: Words) -> str:
    return ", ".join(_name(say, colour) for colour in colours) or "-"


def _name(say: Words, colour: str) -> str:
    return say(f"galapagos-name-{colour}")
