"""The par of a seat: what players of known strength make of the same deal in its place.

The deal brings again what it brought (`bots.netplay`); the seat is played by the bare net at the
heat of a level, the others at the heats of theirs. So a result has four parts that add up exactly:
what the deal was worth to a `regular` player among such players, against all deals; what the others
being weaker or stronger was worth; what the seat's own level was worth; and the rest, which is the
luck of this one game above all.
"""

from collections.abc import Sequence
from statistics import fmean

from tepui.bots.netplay import NetPlay
from tepui.coach.measures import CLASSES, GAMES, POINTS, Measures, counts, tally
from tepui.coach.story import Act
from tepui.coach.told import Par
from tepui.engine.play.means import mean_of_rows
from tepui.engine.rules.contract import CHANCE
from tepui.engine.rules.sight import Hidden

PLAYED = 400  # games that are played for all pars of a game together
MORE = 2  # times as many where victories are counted, which say less than points
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


def tallied(like: Hidden, rows: Sequence[Sequence[float]]) -> list[list[float]]:
    """What is counted of games that the net has played to their end (`bots.netplay`)."""
    if counts(like) == POINTS:
        return [[*row[: like.seats]] for row in rows]
    return [[GAMES * share for share in row[like.seats :]] for row in rows]


def rising(values: Sequence[float]) -> list[float]:
    """The nearest numbers that never fall (pool adjacent violators).

    >>> rising([3, 1, 5, 4, 6])
    [2.0, 2.0, 4.5, 4.5, 6.0]
    """
    pools: list[list[float]] = []
    for value in values:
        pools.append([value])
        while len(pools) > 1 and fmean(pools[-2]) > fmean(pools[-1]):
            last = pools.pop()
            pools[-1] += last
    return [fmean(pool) for pool in pools for _ in pool]


class Pars:
    """The pars of the seats of one finished game, laid open."""

    def __init__(self, acts: Sequence[Act], by: Measures, net: NetPlay, arranged: bool) -> None:
        first = acts[0].before
        self.seats, self.by, self.net = first.seats, by, net
        self.start, self.end = first, acts[-1].after
        self.deal = dealt_in(acts)
        self.arranged = arranged
        self._found: dict[tuple[str, ...], list[float]] = {}
        self._dealt = self._means([LEVEL] * self.seats)

    def of(self, seat: int, levels: Sequence[str]) -> Par:
        """The par of a seat, where these levels sat. No level makes less than a lower one."""
        names = sorted({levels[seat], LEVEL, STRONG}, key=CLASSES.index)
        found = [
            self._means([name if each == seat else own for each, own in enumerate(levels)])[seat]
            + self.by.bias[name]
            for name in names
        ]
        of = {name: round(worth) for name, worth in zip(names, rising(found), strict=True)}
        dealt = round(self._dealt[seat] + self.by.bias[LEVEL])
        usual = None if self.arranged else round(self.by.usual)
        made = tally(self.end)[seat]
        return Par(made, of[LEVEL], of[STRONG], of[levels[seat]], dealt, usual)

    def _means(self, levels: Sequence[str]) -> list[float]:
        """What each seat makes on the average, where these levels play the deal."""
        if (key := tuple(levels)) not in self._found:
            heats = [self.by.heats[each] for each in levels]
            times = 1 if counts(self.start) == POINTS else MORE
            games = max(times * PLAYED // (2 * self.seats + 2), 1)
            worlds = bytes(self.start.memory) * games
            rows, _ = self.net.play(worlds, range(games), heats, self.deal)
            self._found[key] = mean_of_rows(tallied(self.start, rows))
        return self._found[key]
