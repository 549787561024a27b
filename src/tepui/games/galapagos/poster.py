"""A position as one picture: the island with turtles and pawns, and what each seat has."""

import math
from collections.abc import Mapping

from tepui.engine.real_table.poster import HIGH, ground, piece, seat_piece, tag
from tepui.games.galapagos.view import View

SEA, SHALLOWS, BEACH = "#2b8490", "#53aeb1", "#f0deb0"
MIDDLE = (455.0, HIGH / 2)
MOST = 56.0  # pixels from a hexagon's middle to its corner, unless the island is too large
SIDE = 905  # where the seats' slips begin
PACE = 34  # from one collected turtle to the next


def poster(view: View, options: Mapping[str, str]) -> list[str]:
    """The table."""
    places = {tile.number: _at(tile.q, tile.r) for tile in view.tiles}
    far = max((max(abs(x) / 400, abs(y) / 268) for x, y in places.values()), default=0.01)
    size = min(MOST, 1 / far)
    x, y = MIDDLE
    parts = [
        ground(SEA, [(x, 440, 345, SHALLOWS), (x, 395, 312, BEACH)]),
        _hexagon("ga-volcano", 0, 0, size),
    ]
    for tile in view.tiles:
        parts.append(_hexagon(f"ga-hex-{tile.colour}", *places[tile.number], size))
    for tile in view.tiles:
        if tile.turtle is not None:
            parts.append(_on(f"ga-turtle-{tile.turtle}", places[tile.number], size))
    for number, seat in enumerate(view.seats):
        if seat.pawn is not None:
            px, py = places[seat.pawn]
            wide = size * 0.86
            dx = (number - (len(view.seats) - 1) / 2) * size * 0.3  # several may stand on one tile
            left, top = x + px * size + dx - wide / 2, y + py * size - wide * 1.05
            parts.append(seat_piece("ga-pawn", number, left, top, wide, wide * 1.3))
        top = (number + 0.5) * HIGH / len(view.seats) - 62
        parts.append(tag(number, seat.score, SIDE, top, view.turn == number))
        parts += [
            piece(f"ga-turtle-{turtle.colour}", SIDE + PACE * (i % 8), top + 70 + 30 * (i // 8), 36)
            for i, turtle in enumerate(seat.turtles)
        ]
    return parts


def _at(q: int, r: int) -> tuple[float, float]:
    """Where a tile's middle is, in sizes of a hexagon."""
    return math.sqrt(3) * (q + r / 2), 1.5 * r


def _hexagon(id: str, x: float, y: float, size: float) -> str:
    wide = math.sqrt(3) * size * 0.97
    left, top = MIDDLE[0] + x * size - wide / 2, MIDDLE[1] + y * size - wide * 0.58
    return piece(id, left, top, wide, wide * 1.16)


def _on(id: str, at: tuple[float, float], size: float) -> str:
    wide = size * 1.2
    return piece(id, MIDDLE[0] + at[0] * size - wide / 2, MIDDLE[1] + at[1] * size - wide / 2, wide)
