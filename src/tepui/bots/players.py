"""The built-in bots: random, greedy, instinct, and the one that searches."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from tepui.bots import guided
from tepui.bots.bot import BotSeat
from tepui.bots.levels import Level
from tepui.bots.settings import Settings, Thought
from tepui.bots.thinker import Thinker
from tepui.engine.learning.netfile import Nets
from tepui.engine.rules.exponential import exp
from tepui.engine.rules.hooks import has_hook, prior
from tepui.engine.rules.rule import rule
from tepui.engine.runtime.machine import machine_here, machine_of
from tepui.engine.runtime.piece import numbers, piece, records

# Later small moves of one choice find a tree that has grown, and need less.
SMALL = 4
LOOKS = 8  # simulations a move, for greed


class RandomBot:
    """Any legal move."""

    def choose(
        self, record: Any, legal: Sequence[int], rng: random.Random, deadline: float | None
    ) -> int:
        """Every move equally likely."""
        del record, deadline
        return rng.choice(legal)


@rule
def weigh(a: Any, seat: int, moves: Any, n: int, weights: Any) -> None:
    """The game's own opinion of the moves."""
    prior(a[0], seat, moves, n, weights)


class GreedyBot:
    """The move the game's prior likes best; without one, that which leads in points at once."""

    def __init__(self, table: BotSeat) -> None:
        self.table = table
        settings = Settings(exploration=2.0, margin=1.0, cut=0)
        self._thinker = None
        if not has_hook(table.game.material.RECORD, prior):
            self._thinker = Thinker(table.game, table.seats, table.seat, settings)

    def choose(
        self, record: Any, legal: Sequence[int], rng: random.Random, deadline: float | None
    ) -> int:
        """The best at first sight; among equals, any."""
        if len(legal) == 1:
            return legal[0]
        if self._thinker is None:
            n, game = len(legal), self.table.game
            one, weights = records(game.layout, bytearray(bytes(record))), piece("i8", n)
            here = machine_here(game)
            here.run(weigh, one, self.table.seat, numbers("i8", legal), n, weights)
            liked = weights.get()
            return legal[rng.choice([k for k in range(n) if liked[k] == max(liked)])]
        seed, looks = rng.getrandbits(60), LOOKS * len(legal)
        thoughts = self._thinker.think(record, legal, seed, looks, deadline)
        return max(thoughts, key=lambda thought: thought.value).move


class InstinctBot:
    """What the game's net likes best, without a thought; with some heat, often what it likes."""

    def __init__(self, table: BotSeat, nets: Nets, heat: float = 0.0) -> None:
        self.table, self.heat, self._nets = table, heat, nets
        machine = machine_of(table.game)
        self._mind = nets.mind(table.seats, machine)
        self._records = machine.piece(table.game.layout, 2)
        self._odds = machine.piece("f8", table.game.longest)
        self._moves = machine.piece("i8", table.game.longest)
        self._weigh = machine.bind(
            guided.opinion, self._records, table.seat, table.seats, self._moves, int,
            self.heat or 1.0, self._mind, self._odds,
        )  # fmt: skip

    def __reduce__(self) -> tuple[Any, ...]:
        return InstinctBot, (self.table, self._nets, self.heat)  # with a machine of its own

    def choose(
        self, record: Any, legal: Sequence[int], rng: random.Random, deadline: float | None
    ) -> int:
        """The likeliest move; or any, as likely as the net and the heat make it."""
        del deadline
        if len(legal) == 1:
            return legal[0]
        odds = self.odds(record, legal)
        if self.heat == 0.0:
            return legal[odds.index(max(odds))]
        return rng.choices(legal, odds)[0]

    def odds(self, record: Any, legal: Sequence[int]) -> list[float]:
        """The probability of each legal move: the hotter, the more alike."""
        self._records.put(bytes(record))
        self._moves.set(legal)
        self._weigh(len(legal))
        return self._odds.get(len(legal))


class SearchBot:
    """Thinks ahead, as deep as its level allows."""

    def __init__(self, table: BotSeat, level: Level, threads: int = 1) -> None:
        self.table = table
        self.level = level
        self._thinker = Thinker(
            table.game, table.seats, table.seat, level.settings, threads, level.nets
        )

    def choose(
        self, record: Any, legal: Sequence[int], rng: random.Random, deadline: float | None
    ) -> int:
        """The move that was tried most; a weak level may take one that looked nearly as good."""
        if len(legal) == 1:
            return legal[0]
        thoughts = self.think(record, legal, rng, deadline)
        move = thoughts[0].move
        if self.level.slack:
            move = nearly_best(thoughts, self.level.slack, rng)
        if not self.table.game.notation.ends_line(
            self.table.sight(record).s, self.table.seat, move
        ):
            self._thinker.remember(record, move)
        return move

    def think(
        self, record: Any, legal: Sequence[int], rng: random.Random, deadline: float | None
    ) -> list[Thought]:
        """What this level finds about the moves, the best first."""
        simulations = self.level.simulations
        if self._thinker.knows(record):
            simulations = max(simulations // SMALL, 1)
        return self._thinker.think(record, legal, rng.getrandbits(60), simulations, deadline)


def nearly_best(thoughts: Sequence[Thought], slack: float, rng: random.Random) -> int:
    """A move at random, the likelier the nearer it comes to the best; never one far behind."""
    tried = [thought for thought in thoughts if thought.visits] or thoughts
    best = max(thought.value for thought in tried)
    near = [thought for thought in tried if thought.value >= best - 3 * slack]
    weights = [exp((thought.value - best) / slack) for thought in near]
    return rng.choices(near, weights)[0].move
