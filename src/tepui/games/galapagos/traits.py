"""What may tell winners from losers of Galapagos, once a game is over."""

from collections.abc import Iterator

import numpy as np

from tepui.engine.learning.trait import Numbers, owned
from tepui.engine.rules.sight import Event
from tepui.games.galapagos.material import COLOURS, TURTLE_COLOUR


def traits(records: Numbers, seats: int) -> Iterator[tuple[Event, Numbers]]:
    """The turtles, by colour, as sets and as a whole; and the plan of the last round."""
    colours = np.array(TURTLE_COLOUR)
    counts = [owned(records["holder"][:, colours == c], seats) for c in range(len(COLOURS))]
    each = np.stack(counts, axis=2)
    for colour, name in enumerate(COLOURS):
        yield Event("galapagos-trait-turtles", {"colour": name}), each[:, :, colour]
    yield Event("galapagos-trait-all", {}), each.sum(2)
    yield Event("galapagos-trait-sets", {}), each.min(2)
    yield Event("galapagos-trait-most", {}), each.max(2)
    yield Event("galapagos-trait-colours", {}), (each > 0).sum(2)
    yield Event("galapagos-trait-plan", {}), records["laid"][:, :seats]
    yield Event("galapagos-trait-first", {}), records["first"][:, None] == np.arange(seats)
