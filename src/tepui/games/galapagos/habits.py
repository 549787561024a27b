"""How bots of different manners play Galapagos: short plans or long ones, and whose turtles."""

from typing import Any

from tepui.games.galapagos.material import EACH, FINISH, GO, LAY, STOP, TAKE_BACK

FEW = 3  # dice of a short plan


def leaning(record: Any, seat: int, move: int, manner: str) -> float:
    """How much a die, the end of a plan or a step suits a manner."""
    if LAY <= move < TAKE_BACK:
        return 0.2 if manner == "patient" else 0.0
    if move == FINISH:
        early = bool(record.laid[seat] >= FEW)
        return {"gambler": 1.0 * early, "patient": -0.2}.get(manner, 0.0)
    if GO <= move < STOP:
        return _step(record, seat, (move - GO) // EACH, manner)
    return 0.3 if manner == "homebody" and move == STOP else 0.0


def _step(record: Any, seat: int, colour: int, manner: str) -> float:
    """A step to a tile: towards what one collects, or what others do."""
    holders = record.holder[EACH * colour : EACH * (colour + 1)]
    if manner == "miser":
        return 0.7 if seat in holders else 0.0
    if manner == "spoiler":
        return 0.7 if any(each >= 0 and each != seat for each in holders) else 0.0
    return 0.0
