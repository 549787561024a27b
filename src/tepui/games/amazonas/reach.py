"""Where a seat could build: villages as bits. [AM13]"""

from collections.abc import Iterator
from typing import Any

from tepui.games.amazonas.material import CROCODILE, JAGUAR


def price(s: Any, village: int) -> int:
    """The gold for a village's cheapest free site; 0 where none is left."""
    site, prices = s.built[village], s.prices[village]
    return int(prices[site]) if site < len(prices) else 0


def goals_of(s: Any, seat: int) -> int:
    """The villages of a seat's mission, as far as it is known."""
    mission = int(s.mission[seat])
    return int(s.goals[mission]) if mission >= 0 else 0


def wanted(s: Any, seat: int) -> int:
    """Those of them where it has no hut yet."""
    return goals_of(s, seat) & ~int(s.huts[seat])


def ways(s: Any, seat: int) -> int:
    """The villages next to a seat's huts, by whatever way."""
    return int(s.by_water[seat]) | int(s.by_land[seat])


def open_to(s: Any, seat: int, safe: bool) -> int:
    """Those that can be reached past what this round's event closes."""
    land = int(s.by_land[seat]) if safe or s.event != JAGUAR else 0
    return land | (int(s.by_water[seat]) if safe or s.event != CROCODILE else 0)


def beside(s: Any, village: int) -> int:
    """The villages next to one."""
    return int(s.water[village]) | int(s.land[village])


def free(s: Any) -> int:
    """The villages with a free site."""
    return sum(1 << village for village in range(s.villages) if price(s, village))


def listed(mask: int) -> Iterator[int]:
    """The villages of a mask, one by one."""
    return (village for village in range(mask.bit_length()) if mask >> village & 1)
