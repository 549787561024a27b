"""How people play Amazones: what looks odd at the table, though it hardly costs anything."""

from typing import Any

from tepui.games.amazones.material import (
    ADD,
    BACK,
    DONE,
    KINDS,
    LAY,
    MOST_MEN,
    MOST_SEATS,
    STAY,
    TAKE,
)

HIGH, LOW = (0, 1), (4, 5)  # kinds: 10 and 5; -1 and -2


def awkward(record: Any, seat: int, move: int) -> bool:
    """Whether a bid would hold a 10 or a 5 together with a card of -1 or -2."""
    kind = _bid(move)
    laid = record.laid[seat]
    against = LOW if kind in HIGH else HIGH if kind in LOW else ()
    return any(laid[each] for each in against)


def leaning(record: Any, seat: int, move: int, manner: str) -> float:
    """How much a bid, or a tile for a man, suits a manner."""
    if move >= TAKE:
        part, whose = divmod((move - TAKE) // MOST_MEN, MOST_SEATS)
        worth = record.top[part] / 4
        if manner == "spoiler":
            return float(-worth) if whose != seat else -0.5
        return 0.5 if manner == "homebody" and whose == seat else 0.0
    kind = _bid(move)
    if manner == "gambler":
        return 1.0 if kind in HIGH else -0.5 if move in (DONE, STAY) else 0.0
    if manner == "miser":
        return -0.7 if kind in HIGH else 0.5 if BACK <= move < STAY else 0.0
    if manner == "patient":
        return 1.0 if move in (DONE, STAY) else 0.0
    return 0.0


def _bid(move: int) -> int:
    """The kind of the card that a move adds to a bid; -1 for other moves."""
    if LAY <= move < DONE:
        return (move - LAY) % KINDS
    return (move - ADD) % KINDS if ADD <= move < BACK else -1
