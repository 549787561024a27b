"""What the coach measures players by: each game's `strength.json`, found from the levels' own games
by `bench/coach/strength.py`.
"""

from functools import cache

import msgspec

from tepui.bots.levels import LADDER
from tepui.engine.game import Game
from tepui.engine.play.position import Position
from tepui.engine.rules.sight import Hidden

POINTS, WINS = "points", "wins"
GAMES = 20  # where wins are counted, they are told of this many: few, since pars are not exact

# The classes of players, from the weakest: any legal move, then the ladder.
CLASSES = ("random", *LADDER)


class Measures(msgspec.Struct, frozen=True):
    """What was learned about the levels at one seat count."""

    weights: dict[str, list[float]]  # how each class weighs the features of an option
    classes: dict[str, str]  # the lowest and the highest level of each class
    trust: float  # the weight of a single choice: choices of one game are not independent
    heats: dict[str, float]  # the heat at which the bare net scores as much as each level
    bias: dict[str, float]  # how much it then scores too little
    usual: float  # what a `regular` player makes among others, in the unit of the game


@cache
def measures(game: Game) -> dict[int, Measures]:
    """A game's measures, by its seats; none of a game that was not measured."""
    file = game.folder / "strength.json"
    return (
        msgspec.json.decode(file.read_bytes(), type=dict[int, Measures]) if file.is_file() else {}
    )


def tally(position: Position) -> list[int]:
    """What each seat has made of a game that is over, in what is counted."""
    if counts(position) == POINTS:
        return position.scores()
    places = position.places()
    return [(place == 1) * GAMES // places.count(1) for place in places]


def counts(position: Hidden) -> str:
    """What is counted: points; or, where a game's score sheet says so, games won of `GAMES`. So
    it is where a game may end before it is scored."""
    unit = position.game.optional("sheet", "unit")
    return POINTS if unit is None else str(unit(position.s))
