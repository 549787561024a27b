"""Where a seat could build, for what the coach says: villages as bits. [AM13]"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tepui.games.amazonas.material import CROCODILE, JAGUAR


def price(s: Any, village: int) -> int:
    """The gold for a village's cheapest free site; 0 where none is left."""
    site = int(s.built[village])
    return int(s.prices[village, site]) if site < len(s.prices[village]) else 0


def goals_of(s: Any, seat: int) -> int:
    """The villages of a seat's mission, as far as it is known."""
    mission = int(s.mission[seat])
    return int(s.goals[mission]) if mission >= 0 else 0


def wanted(s: Any, seat: int) -> int:
    """Those of them where it has no hut yet."""
    return goals_of(s, seat) & ~int(s.huts[seat])


def open_to(s: Any, seat: int, safe: bool) -> int:
    """The villages next to a seat's huts, by the ways that this round's event leaves open."""
    ways = 0
    if s.event != JAGUAR or safe:
        ways |= int(s.by_land[seat])
    if s.event != CROCODILE or safe:
        ways |= int(s.by_water[seat])
    return ways


def beside(s: Any, village: int) -> int:
    """The villages next to one."""
    return int(s.water[village]) | int(s.land[village])


def free(s: Any) -> int:
    """The villages with a free site."""
    return sum(1 << village for village in range(s.villages) if price(s, village))


def listed(mask: int) -> Iterator[int]:
    """The villages of a mask, one by one."""
    return (village for village in range(mask.bit_length()) if mask >> village & 1)
