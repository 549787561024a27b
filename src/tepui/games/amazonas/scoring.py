"""How Amazonas is scored, each rule beside its id in RULES.md. [AM15-AM17]"""

from __future__ import annotations

from typing import Any

from tepui.engine.rules.numbers import int64
from tepui.engine.rules.places import rank
from tepui.engine.rules.rule import rule
from tepui.games.amazonas.material import MISSION_POINTS, N_SPECIES, SET


@rule
def score(s: Any, out: Any) -> None:
    for seat in range(s.seats):
        total = int64(s.token[seat])
        for species in range(N_SPECIES):
            # [AM15] a set of three or more scores its tiles
            if s.tiles[seat, species] >= SET:
                total += s.tiles[seat, species]
            total += leads(s, seat, species)
        out[seat] = total + mission_points(s, seat)


@rule
def leads(s: Any, seat: int, species: int) -> int:
    """[AM16] [AM17] 1 if the seat alone has the most tiles of a species, where that counts."""
    if s.seats > 2 and not (s.plus and s.tiles[seat, species] >= SET):
        return 0
    for other in range(s.seats):
        if other != seat and s.tiles[other, species] >= s.tiles[seat, species]:
            return 0
    return 1


@rule
def mission_points(s: Any, seat: int) -> int:
    """[AM15] [AM17] What the mission brings; nothing, as far as one knows, while it is unknown."""
    if s.mission[seat] < 0:
        return 0
    points = int64(0)
    goals = int64(s.goals[s.mission[seat]])
    huts = int64(s.huts[seat])
    for v in range(s.villages):
        if goals >> v & 1:
            if s.plus:
                points += MISSION_POINTS * (huts >> v & 1)
            else:
                points -= MISSION_POINTS * (1 - (huts >> v & 1))
    return points  # type: ignore[return-value]


@rule
def place(s: Any, out: Any) -> None:
    # [AM15] most points; then most tiles, Guides too; then most money; then shared
    score(s, out)
    for seat in range(s.seats):
        tiles = 0
        for species in range(N_SPECIES):
            tiles += s.tiles[seat, species]
        out[seat] = ((out[seat] + 1000) * 128 + tiles) * 32768 + s.money[seat]
    rank(out, s.seats)
