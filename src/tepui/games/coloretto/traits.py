"""What may tell winners from losers of Coloretto Amazonas, once a game is over."""

from collections.abc import Iterator

from tepui.engine.learning.trait import Numbers, owned
from tepui.engine.rules.sight import Event
from tepui.games.coloretto.material import ANIMALS, CAPACITY, COLOURS


def traits(records: Numbers, seats: int) -> Iterator[tuple[Event, Numbers]]:
    """Cards and piles of each colour, bonuses, and the animals that lie there."""
    piles, height = records["piles"][:, :seats], records["height"][:, :seats]
    yield Event("coloretto-trait-piles", {}), piles.sum(2)
    yield Event("coloretto-trait-bonuses", {}), owned(records["bonus"], seats)
    for colour, name in enumerate(COLOURS):
        laid = height[:, :, colour] + piles[:, :, colour].astype(int) * CAPACITY[colour]
        yield Event("coloretto-trait-cards", {"colour": name}), laid
        yield Event("coloretto-trait-column", {"colour": name}), piles[:, :, colour]
    for species, name in enumerate(ANIMALS):
        lies = records["column"][:, :seats, species]
        yield Event("coloretto-trait-animal", {"animal": name}), lies
