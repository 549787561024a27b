"""How bots of different manners play Amazonas: where they build, and what they save."""

from typing import Any

from tepui.games.amazonas.material import BUILD, COINS, DONE, GUIDE, PLACE

DEAR = 4  # gold for a site that a miser spares, and a gambler likes


def leaning(record: Any, seat: int, move: int, manner: str) -> float:
    """How much a hut, coins or a pause suits a manner."""
    if BUILD <= move < PLACE:
        return _hut(record, seat, move - BUILD, manner)
    if PLACE <= move < DONE:
        return 1.0 if manner == "spoiler" else 0.0
    if move == DONE:
        return {"patient": 1.0, "miser": 0.5, "gambler": -0.5}.get(manner, 0.0)
    if COINS <= move < BUILD:
        return {"miser": 1.0 if move < GUIDE else -0.5}.get(manner, 0.0)
    return 0.0


def _hut(record: Any, seat: int, village: int, manner: str) -> float:
    built = int(record.built[village])
    price = int(record.prices[village][built]) if built < len(record.prices[village]) else 0
    if manner == "spoiler":
        return 0.7 if built else 0.0  # where others are
    if manner == "homebody":
        return 0.7 if record.tiles[seat][record.species[village]] else 0.0  # more of the same
    dear = price >= DEAR
    return {"gambler": 0.7 if dear else 0.0, "miser": -0.7 if dear else 0.2}.get(manner, 0.0)
