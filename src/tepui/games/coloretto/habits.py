"""How bots of different manners play Coloretto Amazonas: high columns, low ones, or gifts."""

from typing import Any

from tepui.games.coloretto.material import ACCEPT, COLOUR_OF, GIVE, REFUSE, SPECIES

HIGH = 5.0  # a column that is worth a risk


def leaning(record: Any, seat: int, move: int, manner: str) -> float:
    """How much a play, a gift or an answer suits a manner."""
    if move < GIVE:
        height = min(record.height[seat][COLOUR_OF[move]] / HIGH, 1.0)
        laid = {"gambler": height, "patient": 1 - height, "homebody": 0.7, "spoiler": -0.2}
        return float(laid.get(manner, 0.0))
    if move < ACCEPT:
        other, species = divmod(move - GIVE, SPECIES)
        clash = bool(record.column[other][species])
        given = {"spoiler": 1.0 if clash else 0.2, "miser": -1.0, "homebody": -0.5}
        return given.get(manner, 0.0)
    answered = {"gambler": 0.7, "miser": -0.7} if move < REFUSE else {"miser": 0.3}
    return answered.get(manner, 0.0)
