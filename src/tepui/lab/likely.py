"""Worlds as likely as what rivals did in them.

`guess` knows no past: to it, all worlds that fit what a seat knows are equally likely. Here the
past is lived through again: worlds are guessed as they could have been some choices ago, and all
that was seen since happens in each. A world weighs as much as the net's policy, shown what each
rival would know there, likes what the rivals did; what the seat has not seen is drawn by that
policy. The further back, the fewer worlds come to what the seat sees now: so we go back as far as
enough of them do. Where not even a single choice of a rival can be lived through again, there are
no likely worlds, and nothing can be said.
"""

import random
from itertools import dropwhile
from typing import NamedTuple

from tepui.bots import guided
from tepui.engine.learning.netfile import Nets
from tepui.engine.play.match import Match
from tepui.engine.play.position import Position
from tepui.engine.rules.contract import CHANCE
from tepui.engine.runtime.machine import machine_of
from tepui.engine.runtime.piece import numbers

CHOICES = (2, 1)  # choices of each opponent to replay
MOVES = (8, 4, 2, 1)  # or this many small moves of all
SMOOTHING = 0.15  # the part of the policy spread evenly over all moves: opponents are not the net
ENOUGH = 12.0  # how many equally weighted worlds the survivors must be worth (Kish)


class Happened(NamedTuple):
    """A small move, and the position before it."""

    before: Position
    actor: int
    move: int


class Past:
    """Everything that has happened in a match since its opening."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.moves: list[Happened] = []
        self._at = match.position.copy()

    def catch_up(self) -> None:
        """Add what has happened since."""
        # A line grows while its actor goes on.
        all_moves = [(line.actor, move) for line in self.match.lines for move in line.moves]
        for actor, move in all_moves[len(self.moves) :]:
            self.moves.append(Happened(self._at.copy(), actor, move))
            self._at.apply(actor, move)


class Likely:
    """Weighs worlds at a table, by a game's net."""

    def __init__(self, nets: Nets, match: Match) -> None:
        self.seats = match.seats
        self._machine = machine_of(match.game)
        self._mind = nets.mind(match.seats, self._machine)
        self._records = self._machine.piece(match.game.layout, 2)
        self._odds = self._machine.piece("f8", match.game.longest)

    def worlds(self, past: Past, seat: int, n: int) -> tuple[list[bytes], list[float]]:
        """Worlds of the present, and their weights; none, if too few match what is seen."""
        now = past.match.position
        plain, alike = self._lived([], now, seat, n)
        if len(set(plain)) == 1 or not _chose(past.moves, seat):
            return plain, alike  # nothing is hidden, or nobody's choices say anything yet
        back = [len(past.moves) - _begin(past, seat, choices) for choices in CHOICES]
        for far in sorted({*back, *MOVES}, reverse=True):
            # `guess` works where somebody chooses, not in the midst of chance.
            since = list(dropwhile(lambda each: each.actor < 0, past.moves[-far:]))
            if not _chose(since, seat):
                break
            records, weights = self._lived(since, now, seat, n)
            if weights and sum(weights) ** 2 / sum(w * w for w in weights) >= ENOUGH:
                return records, weights
        return [], []

    def _lived(
        self, since: list[Happened], now: Position, seat: int, n: int
    ) -> tuple[list[bytes], list[float]]:
        """Those of n worlds that lead to what the seat sees now."""
        seen = [each.hidden_from(seat) for each in [*(before for before, *_ in since), now]]
        rng = random.Random(1)  # noqa: S311
        records, weights = [], []
        for k in range(n):
            world, weight = seen[0].guessed(seat, 1 + k), 1.0
            for each, after in zip(since, seen[1:], strict=True):
                weight *= self._live(world, each, seat, rng)
                if not weight or not self._fits(world, seat, after):
                    break
            else:
                records.append(bytes(world.memory))
                weights.append(weight)
        return records, weights

    @staticmethod
    def _fits(world: Position, seat: int, seen: Position) -> bool:
        """Whether a world looks to a seat as it should."""
        return world.hidden_from(seat) == seen

    def _live(self, world: Position, each: Happened, seat: int, rng: random.Random) -> float:
        """Replay in a world what was seen. Returns how likely it was."""
        if each.actor == seat:
            world.apply(seat, each.move)
            return 1.0
        seen = each.before.witness(each.actor, each.move, seat)
        odds = self._odds_of(world, each.actor)
        fitting = {move: odd for move, odd in odds.items()
                   if world.witness(each.actor, move, seat) == seen}  # fmt: skip
        if not fitting:
            return 0.0
        world.apply(each.actor, rng.choices(list(fitting), list(fitting.values()))[0])
        return sum(fitting.values()) / sum(odds.values())

    def _odds_of(self, world: Position, actor: int) -> dict[int, float]:
        if actor == CHANCE:
            return {move: float(weight) for move, weight in world.chances()}
        moves = world.moves_of(actor)
        n = len(moves)
        if n < 2 or actor < 0:  # the clock
            return dict.fromkeys(moves, 1.0)
        self._records.put(world.hidden_from(actor).memory)
        self._machine.run(
            guided.opinion, self._records, actor, self.seats, numbers("i8", moves), n, 1.0,
            self._mind, self._odds,
        )  # fmt: skip
        return {
            move: odd * (1 - SMOOTHING) + SMOOTHING / n
            for move, odd in zip(moves, self._odds.get(n), strict=True)
        }


def _chose(moves: list[Happened], seat: int) -> bool:
    """Whether an opponent had a choice."""
    return any(
        each.actor >= 0 and each.actor != seat and len(each.before.moves_of(each.actor)) > 1
        for each in moves
    )


def _begin(past: Past, seat: int, choices: int) -> int:
    """The start of the stretch in which every opponent made this many choices, or the opening."""
    left = dict.fromkeys(set(range(past.match.seats)) - {seat}, choices)
    last = -1
    for number in range(len(past.moves) - 1, -1, -1):
        actor = past.moves[number].actor
        if actor in left:
            left[actor] = max(left[actor] - (actor != last), 0)  # small moves of one choice: one
        if actor >= 0:
            last = actor
        if not any(left.values()):
            return number
    return 0
