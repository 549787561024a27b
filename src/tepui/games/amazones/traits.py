"""What may tell winners from losers of Amazones, once a game is over."""

from collections.abc import Iterator

import numpy as np

from tepui.engine.learning.trait import Numbers
from tepui.engine.rules.sight import Event
from tepui.games.amazones.material import COLOURS, KINDS, PARTS, VALUES


def traits(records: Numbers, seats: int) -> Iterator[tuple[Event, Numbers]]:
    """The men, their finest and plainest, what each part is worth, and the cards in hand."""
    men = records["man"][:, :seats].astype(int)
    whole = (men != 0).all(3)
    worth = men.sum(3)
    begun = (men != 0).any(3) & ~whole
    yield Event("amazones-trait-men", {}), whole.sum(2)
    yield Event("amazones-trait-begun", {}), begun.sum(2)
    yield Event("amazones-trait-mean", {}), _mean(worth, whole)
    yield Event("amazones-trait-poor", {}), (whole & (worth < 0)).sum(2)
    for part, name in enumerate(PARTS):
        yield Event("amazones-trait-part", {"part": name}), (men[:, :, :, part] * whole).sum(2)
    hand = records["hand"][:, :seats].astype(int)
    values = np.tile(np.array(VALUES), len(COLOURS))
    yield Event("amazones-trait-hand", {}), hand @ values
    yield Event("amazones-trait-cards", {}), hand.sum(2)
    yield Event("amazones-trait-highest", {"value": VALUES[0]}), hand[:, :, ::KINDS].sum(2)
    for colour, name in enumerate(COLOURS):
        held = hand[:, :, colour * KINDS : (colour + 1) * KINDS].sum(2)
        yield Event("amazones-trait-colour", {"colour": name}), held


def _mean(worth: Numbers, whole: Numbers) -> Numbers:
    means: Numbers = (worth * whole).sum(2) / np.maximum(whole.sum(2), 1)
    return means
