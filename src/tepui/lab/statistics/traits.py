"""What goes with winning: properties of seats at the end of games, in the game's own words."""

from collections.abc import Iterable, Iterator

import msgspec
import numpy as np

from tepui.engine.game import Game
from tepui.engine.rules.sight import Event
from tepui.lab.figure import Array, Figure, correlation

SHOWN = 14


class Trait(msgspec.Struct, frozen=True):
    """A property of a seat at the end, and how it correlates with winning."""

    key: str  # of the game's words, or of the lab's for a game that names no traits
    args: dict[str, str | int]
    correlation: Figure
    winners: float  # the winners' mean
    others: float


def found(game: Game, seats: int, records: Array, shares: Array) -> list[Trait]:
    """The traits that correlate most with winning or losing. `shares` are those of each win."""
    if seats not in game.seats or len(records) < 2:
        return []
    named: Iterable[tuple[Event, Array]]
    named = game.traits.traits(records, seats) if game.traits else _fields(game, seats, records)
    traits = []
    for event, values in named:
        x, y = np.asarray(values, float).ravel(), shares.ravel()
        if x.std() > 0 and y.std() > 0:
            together = correlation(x, y, len(records))
            winners, others = np.average(x, weights=y), np.average(x, weights=1 - y)
            traits.append(Trait(event.key, event.args, together, float(winners), float(others)))
    return sorted(traits, key=lambda trait: -abs(trait.correlation.value))[:SHOWN]


def _fields(game: Game, seats: int, records: Array) -> Iterator[tuple[Event, Array]]:
    """The record's fields, for a game that names no traits.

    A field belongs to the seats if it has a row for each that the game can have, and the rows of
    absent seats never change.
    """
    most = game.seats[-1]
    if seats == most:
        return  # nobody is missing, so it cannot be determined
    for name in game.material.RECORD.names or ():
        if records[name].shape[1:2] != (most,):
            continue
        field = records[name].reshape(len(records), most, -1)
        if (field[:, seats:] != field[0, seats:]).any():
            continue
        for k in range(field.shape[2]):
            label = f"{name} {k}" if field.shape[2] > 1 else name
            yield Event("lab-report-field", {"field": label}), field[:, :seats, k]
