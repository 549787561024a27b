"""What may tell winners from losers of Amazonas, once a game is over."""

from collections.abc import Iterator

import numpy as np

from tepui.engine.learning.trait import Numbers, ones
from tepui.engine.rules.sight import Event
from tepui.games.amazonas.board import SPECIES
from tepui.games.amazonas.material import HUTS, SET, SILVER_IN_GOLD


def traits(records: Numbers, seats: int) -> Iterator[tuple[Event, Numbers]]:
    """Tiles by species, sets, Guides, huts, the mission, the token, and money left."""
    tiles = records["tiles"][:, :seats]
    for species, name in enumerate(SPECIES):
        yield Event("amazonas-trait-tiles", {"species": name}), tiles[:, :, species]
    yield Event("amazonas-trait-sets", {}), (tiles >= SET).sum(2)
    yield Event("amazonas-trait-most", {}), tiles.max(2)
    yield Event("amazonas-trait-guides", {}), records["guides"][:, :seats].sum(2)
    yield Event("amazonas-trait-huts", {}), HUTS - records["huts_left"][:, :seats]
    yield Event("amazonas-trait-money", {}), records["money"][:, :seats] / SILVER_IN_GOLD
    yield Event("amazonas-trait-token", {}), records["token"][:, :seats]
    huts = records["huts"][:, :seats]
    goals = np.take_along_axis(records["goals"], records["mission"][:, :seats].astype(int), axis=1)
    yield Event("amazonas-trait-mission", {}), ones(huts & goals)
    for way in ("water", "land"):
        reached = records[f"by_{way}"][:, :seats]
        yield Event("amazonas-trait-reached", {"way": way}), ones(reached | huts)
