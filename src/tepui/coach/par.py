"""The par of a seat: what players of known strength make of the same deal in its place.

The deal brings again what it brought (`bots.netplay`); the seat is played by the bare net at the
heat of a level, the others at the heats of theirs. So a result has three parts that add up exactly:
what the deal was worth to a `regular` player among such players, against all deals; what the others
being weaker or stronger was worth; and what was made of it, against that par.
"""

from collections.abc import Sequence

from tepui.bots.netplay import NetPlay
from tepui.coach.measures import Measures, counts, tally
from tepui.coach.story import Act
from tepui.coach.told import Par
from tepui.engine.play.position import Position
from tepui.engine.rules.contract import CHANCE
from tepui.engine.rules.means import mean_of_rows
from tepui.engine.rules.sight import Hidden

GAMES = 400  # that are played for all pars of a game together
LEVEL, STRONG = "regular", "master"


def dealt_in(acts: Sequence[Act]) -> dict[int, list[int]]:
    """What chance brought in a game, in order, by where it came from."""
    draws: dict[int, list[int]] = {}
    for act in acts:
        if act.actor != CHANCE:
            continue
        position = act.before.copy()
        for move in act.moves:
            draws.setdefault(position.source(), []).append(move)
            position.apply(CHANCE, move)
    return draws


def tallied(like: Hidden, rows: Sequence[Sequence[float]], ends: bytes) -> list[list[float]]:
    """What is counted of games that the net has played to their end (`bots.netplay`)."""
    if counts(like) == "points":
        return [[*row[: like.seats]] for row in rows]
    size, found = like.game.layout.itemsize, []
    for at in range(0, len(ends), size):
        found.append(
            [*map(float, tally(Position(like.game, like.seats, bytearray(ends[at : at + size]))))]
        )
    return found


class Pars:
    """The pars of the seats of one finished game, laid open."""

    def __init__(self, acts: Sequence[Act], by: Measures, net: NetPlay, arranged: bool) -> None:
        first = acts[0].before
        self.seats, self.by, self.net = first.seats, by, net
        self.start, self.end = first, acts[-1].after
        self.deal = dealt_in(acts)
        self.arranged = arranged
        self._dealt = self._means([LEVEL] * self.seats)

    def of(self, seat: int, levels: Sequence[str]) -> Par:
        """The par of a seat, where these levels sat."""
        regular, master = (
            self._means([level if each == seat else own for each, own in enumerate(levels)])[seat]
            + self.by.bias[level]
            for level in (LEVEL, STRONG)
        )
        dealt = self._dealt[seat] + self.by.bias[LEVEL]
        usual = None if self.arranged else round(self.by.usual)
        won_early = counts(self.end) != "points" and self.end.places()[seat] == 1
        return Par(
            tally(self.end)[seat], round(regular), round(master), round(dealt), usual, won_early
        )

    def _means(self, levels: Sequence[str]) -> list[float]:
        """What each seat makes on the average, where these levels play the deal."""
        heats = [self.by.heats[each] for each in levels]
        games = max(GAMES // (2 * self.seats + 1), 1)
        worlds = bytes(self.start.memory) * games
        return mean_of_rows(
            tallied(self.start, *self.net.play(worlds, range(games), heats, self.deal))
        )
