"""How Amazones is scored, each rule beside its id in RULES.md. [AZ13]"""

from __future__ import annotations

from typing import Any

from tepui.engine.rules.places import rank
from tepui.engine.rules.rule import rule
from tepui.games.amazones.material import BEAUTY, COURT, SHAME


@rule
def finished(s: Any, seat: int, man: int) -> bool:
    return s.man[seat, man, 0] != 0 and s.man[seat, man, 1] != 0 and s.man[seat, man, 2] != 0


@rule
def worth(s: Any, seat: int, man: int) -> int:
    return int(s.man[seat, man, 0]) + int(s.man[seat, man, 1]) + int(s.man[seat, man, 2])


@rule
def court(s: Any, seat: int) -> int:
    """How many finished men a seat has."""
    count = 0
    for man in range(s.men[seat]):
        count += finished(s, seat, man)
    return count


@rule
def score(s: Any, out: Any) -> None:
    # [AZ13] finished men alone; the finest, the plainest and the largest court of the table
    best, worst, most = -99, 99, 0
    for seat in range(s.seats):
        most = max(most, court(s, seat))
        for man in range(s.men[seat]):
            if finished(s, seat, man):
                best = max(best, worth(s, seat, man))
                worst = min(worst, worth(s, seat, man))
    for seat in range(s.seats):
        out[seat] = COURT if most > 0 and court(s, seat) == most else 0
        for man in range(s.men[seat]):
            if finished(s, seat, man):
                value = worth(s, seat, man)
                out[seat] += value
                out[seat] += BEAUTY if value == best else 0
                out[seat] += SHAME if value == worst else 0


@rule
def place(s: Any, out: Any) -> None:
    score(s, out)
    rank(out, s.seats)
