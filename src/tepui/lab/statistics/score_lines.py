"""Where points come from: the lines of the score sheet at the end of games."""

import msgspec
import numpy as np

from tepui.engine.game import Game
from tepui.engine.play.position import Position
from tepui.lab.figure import Array

SHEETS = 400  # games whose sheets are made: each takes a millisecond


class Source(msgspec.Struct, frozen=True):
    """A line of the sheet: its mean points for the winners, and for the others."""

    rule: str | None
    key: str  # of the game's words
    args: dict[str, str | int]
    winners: float
    others: float


def sources(game: Game, seats: int, records: Array, shares: Array) -> list[Source]:
    """The lines of the sheets of finished games. `shares` are each seat's shares of the win.

    Empty if the game has no sheet. The means of all lines add up to the mean score.
    """
    if game.sheets is None:
        return []
    some, shares = records[:SHEETS], shares[:SHEETS]
    arrays: dict[tuple[str | None, str, tuple[tuple[str, str | int], ...]], Array] = {}
    for number in range(len(some)):
        position = Position.of_record(game, seats, some[number : number + 1])
        for line in game.breakdown(position.laid_open()).lines:
            name = line.rule, line.key, tuple(sorted(line.args.items()))
            points = arrays.setdefault(name, np.zeros((len(some), seats)))
            points[number] += [entry.points or 0 for entry in line.entries]
    return [
        Source(rule, key, dict(args), float(np.average(points, weights=shares)),
               float(np.average(points, weights=1 - shares)))
        for (rule, key, args), points in arrays.items()
    ]  # fmt: skip
