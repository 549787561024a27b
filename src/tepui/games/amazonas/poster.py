"""A position as one picture: the map with its villages and huts, and what each seat has."""

import re
from collections.abc import Mapping

from tepui.engine.real_table.poster import HIGH, figure, ground, piece, seat_piece, tag
from tepui.games.amazonas.draw import pieces, scenery
from tepui.games.amazonas.view import View, Village

SIDE = 860  # where the seats' slips begin
GROUND = "#174239"
FILTER = re.compile(r" filter=.url\(#[a-z-]+\).")
TOKEN, HUT = 74, 46


def poster(view: View, options: Mapping[str, str]) -> list[str]:
    """The table."""
    wide, high = view.size
    scale = min((SIDE - 20) / wide, HIGH / high)
    top = (HIGH - high * scale) / 2
    land = FILTER.sub("", scenery(options))  # shadows would take seconds
    land = re.sub(r'width="\d+" height="\d+" role', "role", land, count=1)
    parts = [
        ground(GROUND),
        f"<defs>{pieces()}</defs>",
        f'<g transform="translate(0 {top:.1f}) scale({scale:.4f})">',
        land.replace("<svg ", f'<svg width="{wide}" height="{high}" ', 1),
        *(_village(village) for village in view.villages),
        "</g>",
    ]
    pace = HIGH / len(view.seats)
    for number, seat in enumerate(view.seats):
        y = pace * (number + 0.5) - 60
        parts.append(tag(number, seat.score, SIDE, y, view.turn == number))
        for i, (species, count) in enumerate(seat.tiles.items()):
            x = SIDE + 66 * i
            parts.append(piece(f"am-tile-{species}", x, y + 74, 44))
            parts.append(figure(count, x + 44, y + 88, 20, "#f3ead2"))
    return parts


def _village(village: Village) -> str:
    x, y = village.at
    half = TOKEN / 2
    huts = [site for site in village.sites if site.hut is not None or site.neutral]
    parts = [
        piece(f"am-frame-{village.species}", x - half, y - half, TOKEN),
        piece(f"am-{village.species}", x - half * 0.72, y - half * 0.72, TOKEN * 0.72),
    ]
    for i, site in enumerate(huts):
        left = x + (i - len(huts) / 2) * HUT
        if site.hut is None:
            parts.append(piece("am-hut", left, y + 22, HUT, seat="#efe6d2", seat_deep="#8d8068"))
        else:
            parts.append(seat_piece("am-hut", site.hut, left, y + 22, HUT))
    return "".join(parts)
