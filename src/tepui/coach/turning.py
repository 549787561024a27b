"""The turning point of a game for a seat: the choice from which its chances never came back.

From each act the bare net plays on, a few games; and as many from what it had done in its place,
with equal luck. Where an act seems to have moved a seat's chances, many more games must confirm it.
"""

import math
from bisect import bisect
from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate

from tepui.bots.netplay import NetPlay
from tepui.coach.story import Act, result_of
from tepui.coach.told import TurningPoint
from tepui.engine.play.means import deviation, mean
from tepui.engine.play.position import Position

LEAST = 0.10  # how far an act must move a seat's chances
GLANCED, FEWEST, TOGETHER = 8, 3, 320  # games from every act; at least; from all acts together
PLAYED = 72  # games from an act that may have decided the game
MOST = 3  # acts that are played on from so often, for a seat
WINDOW = 4  # acts from which the chances are taken together, to see whether they came back
HEAT = 1.0  # everybody plays on by the net as it is
Z = 1.96  # standard errors beyond which a move of the chances is believed
GOLDEN = (math.sqrt(5) - 1) / 2  # its multiples fall evenly between 0 and 1

Odds = Mapping[int, float]  # how the net would choose


@dataclass(frozen=True)
class Tried:
    """How each of some games went on from an act, and from what the net had done in its place."""

    act: Act
    before: list[list[float]]  # each seat's share of the victory
    after: list[list[float]]

    def step(self, seat: int) -> tuple[float, float]:
        """A seat's chances before the act, and after it."""
        return mean([row[seat] for row in self.before]), mean([row[seat] for row in self.after])

    def fell(self, seat: int) -> bool:
        """Whether a seat's chances fell by an act, far and certainly."""
        lost = [
            before[seat] - after[seat]
            for before, after in zip(self.before, self.after, strict=True)
        ]
        return mean(lost) >= max(LEAST, Z * deviation(lost, less=1) / math.sqrt(len(lost)))


def doubtful(glances: Sequence[Tried], seat: int, costly: Container[int]) -> list[int]:
    """The numbers of the costly acts that may have decided a seat's game, the likeliest first."""
    lost = [before - after for before, after in (each.step(seat) for each in glances)]
    likely = [
        number
        for number, each in enumerate(glances)
        if each.act.actor == seat
        and each.act.ply in costly
        and lost[number] >= LEAST
        and lasting(each.step(seat), glances[number + 1 :], seat)
    ]
    return sorted(likely, key=lambda number: (-lost[number], -number))[:MOST]


def lasting(
    step: tuple[float, float], later: Sequence[Tried], seat: int, window: int = WINDOW
) -> bool:
    """Whether a seat's chances never came half of the way back, as far as later acts show."""
    (before, after), chances = step, [each.step(seat)[0] for each in later]
    means = [mean(chances[n : n + window]) for n in range(len(chances) - window + 1)]
    return all((each - before) / (after - before) >= 0.5 for each in means)


def tried(act: Act, odds: Odds, by: NetPlay, games: range) -> Tried:
    """Play on, with equal luck in games of the same number."""
    made, seats = act.moves[0], act.before.seats
    moves, bounds = [*odds], [*accumulate(odds.values())]
    instead = [moves[bisect(bounds[:-1], n * GOLDEN % 1)] for n in games]
    worlds = {}
    for move in {made, *instead}:
        position = act.before.copy()
        position.apply(act.actor, move)
        worlds[move] = bytes(position.memory)
    other = [n for n, move in enumerate(instead) if move != made]
    streams = [*games, *(games[n] for n in other)]
    records = worlds[made] * len(games) + b"".join(worlds[instead[n]] for n in other)
    rows = [row[seats:] for row in by.play(records, streams, [HEAT] * seats)[0]]
    after, before = rows[: len(games)], rows[: len(games)]
    for n, row in zip(other, rows[len(games) :], strict=True):
        before[n] = row
    return Tried(act, before, after)


class Turns:
    """What turned a finished game, laid open, for each of its seats."""

    def __init__(
        self,
        acts: Sequence[Act],
        by: NetPlay,
        likes: Callable[[Position, int], Odds],
        pulse: Callable[[], None],
    ) -> None:
        self._result, self._by = result_of(acts), by
        self._odds: dict[int, Odds] = {}  # by ply
        self._glances: list[Tried] = []
        self._confirmed: dict[int, Tried] = {}
        # Whatever ends a game follows from what came before; so does what the net does as well.
        for act in [each for each in acts if each.actor >= 0][:-1]:
            odds = likes(act.before, act.actor)
            if odds[act.moves[0]] <= 1 - LEAST:
                self._odds[act.ply] = odds
        games = range(min(max(TOGETHER // max(len(self._odds), 1), FEWEST), GLANCED))
        for act in acts:
            if act.ply in self._odds:
                pulse()
                self._glances.append(tried(act, self._odds[act.ply], by, games))

    def of(self, seat: int, costly: Container[int]) -> TurningPoint | None:
        """Which of its costly choices lost the game for a seat, if one did."""
        if self._result[seat] == max(self._result):
            return None
        likely = doubtful(self._glances, seat, costly)
        found = {number: self._confirm(number) for number in likely}
        shown = [
            each
            for number, each in found.items()
            if each.fell(seat)
            and lasting(each.step(seat), self._glances[number + 1 :], seat)
            and lasting(each.step(seat), [found[n] for n in found if n > number], seat, 1)
        ]
        if not shown:
            return None
        act = max(shown, key=lambda each: each.step(seat)[0] - each.step(seat)[1]).act
        sight = act.before.seen_by(act.actor)
        does = sight.position.game.narration.describe(sight, act.actor, act.moves[0])
        return TurningPoint(act.ply, act.actor, does)

    def _confirm(self, number: int) -> Tried:
        if number not in self._confirmed:
            act, games = self._glances[number].act, range(GLANCED, GLANCED + PLAYED)
            self._confirmed[number] = tried(act, self._odds[act.ply], self._by, games)
        return self._confirmed[number]
