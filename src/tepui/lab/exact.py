"""The whole tree of a small game: its equilibrium, and how far any bot can be exploited, exactly.

Seats recall all that they have witnessed: two nodes look alike to a seat if everything it has seen
on the way to them is the same. The tree is walked once and kept as arrays; all sums over it are
NumPy's. Equilibria are found by CFR+ (Tammelin 2014), which with two seats converges to one.

Exploitability is what best responses gain: NashConv, the sum over the seats, by their number, as
OpenSpiel has it. It is told in shares of victory, or in points (`worth="score"`).
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np

from tepui.bots.bot import BotSeat, ask
from tepui.bots.roster import dismiss, seated
from tepui.engine.game import Game
from tepui.engine.play.position import Position
from tepui.engine.rules.contract import CHANCE, NOTHING
from tepui.engine.rules.places import victory_shares
from tepui.engine.text.errors import TepuiError
from tepui.lab.strength.duplicate import Deal

MOST_NODES = 600_000
DIVES = 200  # of an estimate
END = -2  # the actor when the game is over
EQUILIBRIUM = "equilibrium"  # the name of the bot that plays CFR+'s solution

Array = np.ndarray[Any, Any]
Policy = Array  # a probability for each move of each information state, one after the other


class TooLarge(TepuiError):
    """The game has too many nodes to be walked."""


@dataclass(frozen=True)
class State:
    """The positions that look alike to the seat that is to move."""

    seat: int
    depth: int  # how many decisions of its own came before
    first: int  # where its moves begin among all moves of all states
    moves: tuple[int, ...]
    position: Position  # as the seat may know it


def moves_of(position: Position) -> tuple[int, list[int], list[float]]:
    """Who acts in a position, what they could do, and for chance how likely each outcome is."""
    over, awaited = position.stand()
    if over:
        return END, [], []
    if awaited:
        return awaited[0], position.legal(awaited[0]), []
    moves, weights = zip(*position.chances(), strict=True)
    return CHANCE, list(moves), [weight / sum(weights) for weight in weights]


def opening(
    game: Game, seats: int, options: Mapping[str, str], deal: int | None = None
) -> Position:
    """Where the tree begins. With a deal, what chance does before the first decision, and all
    seats see, is drawn from it; what some do not see stays in the tree.
    """
    position = Position.opening(game, seats, options)
    drawn: Counter[int] = Counter()
    while deal is not None and not position.over() and not position.waiting():
        moves, weights = zip(*position.chances(), strict=True)
        source = position.source()
        move = moves[Deal(0, deal).pick(weights, source, drawn)]
        if any(position.witness(CHANCE, move, seat) != move for seat in range(seats)):
            break
        drawn[source] += 1
        position.apply(CHANCE, move)
    return position


def estimate(start: Position, dives: int = DIVES) -> tuple[float, ...]:
    """About how many nodes, decisions and information states the tree has (Knuth 1975).

    Each dive plays at random; at every step the product of all that could have been done until
    then stands for the nodes there. Information states count each seat's own view: what chance or
    others do unseen does not multiply it.
    """
    rng = random.Random(0)  # noqa: S311
    seats, found = start.seats, np.zeros((dives, 3))
    with np.errstate(over="ignore"):
        for dive in range(dives):
            position = start.copy()
            nodes, views = 1.0, [1.0] * seats
            for _ in range(5_000):
                who, moves, odds = moves_of(position)
                found[dive, 0] += nodes
                if who == END:
                    break
                if who != CHANCE:
                    found[dive, 1:] += nodes, views[who]
                likely = odds or [1 / len(moves)] * len(moves)
                chosen = rng.choices(range(len(moves)), likely)[0]
                nodes /= likely[chosen]
                for seat in range(seats):
                    seen = [position.witness(who, each, seat) for each in moves]
                    alike = zip(likely, seen, strict=True)
                    views[seat] /= sum(each for each, what in alike if what == seen[chosen])
                position.apply(who, moves[chosen])
    return tuple(found.mean(0).tolist())


class Tree:
    """All positions that can follow a position, level by level."""

    def __init__(self, start: Position, worth: str = "victory", most: int = MOST_NODES) -> None:
        self.game, self.seats, self.worth = start.game, start.seats, worth
        self.states: list[State] = []
        self._numbers: dict[tuple[int, int], int] = {}  # by seat and what it has witnessed
        self._seen: dict[tuple[int, int, int], int] = {}  # what was witnessed, each with its number
        self._size = 0  # moves of all states
        rows: list[tuple[int, int, int, float]] = [(-1, END, -1, 1.0)]
        self._ends: list[tuple[int, list[float]]] = []
        level = [(0, start, (0,) * self.seats, (0,) * self.seats)]
        bounds = [0, 1]
        while level:
            after: list[Any] = []
            for node in level:
                self._grow(*node, rows, after)
                if len(rows) > most:
                    raise TooLarge("lab-tree-too-large", game=self.game.id, most=most)
            bounds.append(len(rows))
            level = after
        self.nodes, self.depth = len(rows), len(bounds) - 2
        self.parent, self.owner, self.slot = (np.array([row[k] for row in rows]) for k in range(3))
        self.odds = np.array([row[3] for row in rows])
        self.levels = [slice(*each) for each in pairwise(bounds) if each[0] < each[1]]
        self.payoff = np.zeros((self.nodes, self.seats))
        for number, shares in self._ends:
            self.payoff[number] = shares
        self.state_of = np.repeat(
            np.arange(len(self.states)), [len(state.moves) for state in self.states]
        )
        self.seat_of = np.array([state.seat for state in self.states])[self.state_of]
        self.depth_of = np.array([state.depth for state in self.states])[self.state_of]

    def _grow(
        self, number: int, position: Position, known: tuple[int, ...], made: tuple[int, ...],
        rows: list[tuple[int, int, int, float]], after: list[Any],
    ) -> None:  # fmt: skip
        """Add a node's children."""
        who, moves, odds = moves_of(position)
        if who == END:
            scored = self.worth == "score"
            shares = position.scores() if scored else victory_shares(position.places())
            self._ends.append((number, list(map(float, shares))))
            return
        first = -1
        if who != CHANCE:
            first = self._state(who, known[who], made[who], moves, position)
            made = (*made[:who], made[who] + 1, *made[who + 1 :])
        for k, move in enumerate(moves):
            step = position.played(who, move)
            assert step is not None
            seen = tuple(
                had if what == NOTHING else self._witnessed(had, who, what)
                for had, what in zip(known, step.seen, strict=False)
            )
            after.append((len(rows), step.after, seen, made))
            if who == CHANCE:
                rows.append((number, CHANCE, -1, odds[k]))
            else:
                rows.append((number, who, first + k, 1.0))

    def _witnessed(self, had: int, who: int, what: int) -> int:
        return self._seen.setdefault((had, who, what), len(self._seen) + 1)

    def _state(self, seat: int, seen: int, depth: int, moves: list[int], position: Position) -> int:
        number = self._numbers.setdefault((seat, seen), len(self.states))
        if number == len(self.states):
            hidden = position.hidden_from(seat)
            self.states.append(State(seat, depth, self._size, tuple(moves), hidden))
            self._size += len(moves)
        return self.states[number].first

    # -- policies --------------------------------------------------------------------------------

    def uniform(self) -> Policy:
        """All moves equally likely."""
        return 1.0 / np.bincount(self.state_of)[self.state_of]

    def policy(
        self, spec: str, samples: int = 1, seed: int = 0, options: Mapping[str, str] | None = None
    ) -> Policy:
        """A bot's policy in each state. It is asked this many times, and its answers are counted.
        It sees each position as if it were its first.
        """
        if spec == "random":
            return self.uniform()
        found, heard = np.zeros(self._size), {}
        settled = self.game.simulated(options or {})
        bots = [seated(spec, BotSeat(self.game, self.seats, seat, settled))
                for seat in range(self.seats)]  # fmt: skip
        try:
            for state in self.states:
                key = state.seat, bytes(state.position.memory), state.moves
                if key not in heard:
                    rng = random.Random(f"{seed} {state.seat} {key[1].hex()}")  # noqa: S311
                    heard[key] = [
                        ask(bots[state.seat], spec, state.position, state.seat, rng)
                        for _ in range(samples if len(state.moves) > 1 else 1)
                    ]
                for move in heard[key]:
                    found[state.first + state.moves.index(move)] += 1 / len(heard[key])
        finally:
            for bot in bots:
                dismiss(bot)
        return found

    def _reach(self, policy: Policy, of: AbstractSet[int]) -> Array:
        """How likely chance and those seats make it to reach each node."""
        step = np.where(self.slot >= 0, policy[self.slot], self.odds)
        for who in (CHANCE, *range(self.seats)):
            if who not in of:
                step[self.owner == who] = 1.0
        for level in self.levels[1:]:
            step[level] *= step[self.parent[level]]
        return step

    def _others(self, seat: int) -> set[int]:
        return {CHANCE, *range(self.seats)} - {seat}

    def values(self, policy: Policy) -> Array:
        """The value of each node for each seat, if everybody follows a policy."""
        step = np.where(self.slot >= 0, policy[self.slot], self.odds)
        found = self.payoff.copy()
        for before, level in reversed([*pairwise(self.levels)]):
            parents = self.parent[level] - before.start
            for seat in range(self.seats):
                found[before, seat] += np.bincount(
                    parents, step[level] * found[level, seat], before.stop - before.start
                )
        return found

    def _gains(self, policy: Policy, seat: int, reach: Array) -> Array:
        """What a seat's moves are worth, weighted by how likely it comes to them."""
        own = np.flatnonzero(self.owner == seat)
        worth = reach[self.parent[own]] * self.values(policy)[own, seat]
        return np.bincount(self.slot[own], worth, self._size)

    def best_response(self, policy: Policy, seat: int) -> float:
        """The most a seat can get while the others follow a policy."""
        reach, best = self._reach(policy, self._others(seat)), policy.copy()
        own = self.seat_of == seat
        for depth in range(self.depth_of[own].max(initial=-1), -1, -1):
            gains = self._gains(best, seat, reach)
            here = np.flatnonzero(own & (self.depth_of == depth))
            order = here[np.lexsort((gains[here], self.state_of[here]))]
            last = np.append(np.diff(self.state_of[order]) != 0, [True] * (len(order) > 0))
            best[here], best[order[last]] = 0.0, 1.0
        return float(self.values(best)[0, seat])

    def exploited(self, policy: Policy) -> Exploited:
        """How far a policy can be exploited."""
        own = self.values(policy)[0].tolist()
        best = [self.best_response(policy, seat) for seat in range(self.seats)]
        return Exploited(own, best, sum(b - v for b, v in zip(best, own, strict=True)))

    # -- equilibria ------------------------------------------------------------------------------

    def equilibrium(self, iterations: int) -> Policy:
        """The average policy of this many rounds of CFR+, in which later ones count more."""
        regret, total = np.zeros(self._size), np.zeros(self._size)
        current = self.uniform()
        first: dict[int, int] = {}  # a node of each state, to tell how likely its seat reaches it
        for node, slot in enumerate(self.slot.tolist()):
            if slot >= 0:
                first.setdefault(slot, int(self.parent[node]))
        comes = np.array([first[slot] for slot in range(self._size)])
        for turn in range(1, iterations + 1):
            for seat in range(self.seats):
                own = self.seat_of == seat
                reach = self._reach(current, self._others(seat))
                gains = self._gains(current, seat, reach)
                mean = np.bincount(self.state_of, gains * current)[self.state_of]
                regret[own] = np.maximum(regret[own] + (gains - mean)[own], 0.0)
                current[own] = self._normal(regret)[own]
            for seat in range(self.seats):
                own = self.seat_of == seat
                reach = self._reach(current, {seat})
                total[own] += turn * (reach[comes] * current)[own]
        return self._normal(total)

    def _normal(self, weights: Array) -> Policy:
        """Weights as probabilities; all equal if there are none."""
        sums = np.bincount(self.state_of, weights)[self.state_of]
        return np.where(sums > 0, weights / np.where(sums > 0, sums, 1), self.uniform())


@dataclass(frozen=True)
class Exploited:
    """How far a policy can be exploited."""

    own: list[float]  # what each seat gets if all follow it
    best: list[float]  # the most each seat can get against it
    nash_conv: float

    @property
    def exploitability(self) -> float:
        """The mean over the seats of what a best response gains."""
        return self.nash_conv / len(self.own)
