"""Judges a position: every seat's chance of victory, from what a seat may know or with all cards
open.

Three parts, each behind one small call:

- an *evaluator* of open records, in bulk: `evaluator` chooses the game's net or play-outs;
- the *worlds* that fit what a seat knows, from `guess`; `likelihoods` weighs them;
- `judge`, which averages the one over the other and says how certain the result is.

A judgement depends on its arguments alone. For a seat it is made from the hidden record and seeded
by its bytes, so it cannot differ between worlds that look alike to that seat.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from tepui.bots.guided import foresee_each
from tepui.bots.levels import said
from tepui.bots.search import Scratch, scratch_of
from tepui.engine.game import Game
from tepui.engine.learning.netfile import Nets, nets_of
from tepui.engine.learning.stepper import BY_VICTORY, lowest, worth
from tepui.engine.play.position import Position
from tepui.engine.rules.chance import draw, start
from tepui.engine.rules.contract import CHANCE, apply, guess, legal, over, waiting
from tepui.engine.rules.exponential import power
from tepui.engine.rules.hooks import has_hook, imagine, pick, prior, toss, value
from tepui.engine.rules.rule import rule
from tepui.engine.rules.sight import Hidden
from tepui.engine.runtime.machine import machine_here, machine_of
from tepui.engine.runtime.piece import numbers, piece, records

Records: TypeAlias = bytes | bytearray | memoryview  # positions, one after the other
Rows: TypeAlias = list[list[float]]  # for each of them, a number for each seat

SAMPLES = 400
NO_MOVE = -1
CUT, NEVER = 30, 1_000_000_000  # decisions after which a play-out is judged as it stands
COMMON = 2_718_281  # the seed of all play-outs: the same luck for whatever is compared


class Evaluator(Protocol):
    """Values open records, in bulk.

    Records that bear the same stream get the same luck, so that what is compared differs by the
    position alone. An `exact` one has no luck: it gives the same value for the same record always.
    """

    exact: bool

    def values(self, worlds: Records, streams: Sequence[int]) -> Rows:
        """Each seat's share of victory in each record; the rows add up to 1."""


@dataclass(frozen=True)
class Judgement:
    """Every seat's chance of victory, adding up to 1, with standard errors."""

    chances: tuple[float, ...]
    errors: tuple[float, ...]


@rule
def play_on(s: Any, sensible: int, cut: int, scratch: Scratch) -> None:
    """Play on, to the end or up to the cut: sensibly (by the game's prior), or uniformly."""
    rng, moves, weights = scratch.rng, scratch.moves, scratch.weights
    while not over(s):
        awaited = waiting(s)
        if awaited == 0:
            apply(s, CHANCE, toss(s, rng, moves, weights))
            continue
        if cut == 0:
            return
        cut -= 1
        seat = lowest(awaited)
        if sensible == 0:
            apply(s, seat, pick(s, seat, rng, moves))
            continue
        n = legal(s, seat, moves)
        prior(s, seat, moves, n, weights)
        total = 0
        for i in range(n):
            total += weights[i]
        left = draw(rng, total)
        chosen = 0
        before = 0
        for i in range(n):
            before += weights[i]
            chosen += before <= left
        apply(s, seat, moves[chosen])


@rule
def play_outs(a: Any, streams: Any, seed: int, sensible: int, cut: int, seats: int,
              scratch: Scratch, out: Any) -> None:  # fmt: skip
    """One play-out of each record: who won it, shared by the winners; or who is likely to."""
    for i in range(len(a)):
        scratch.pair[1] = a[i]
        s = scratch.pair[1]
        start(scratch.rng, seed, streams[i])
        awaited = waiting(s)
        imagine(s, lowest(awaited) if awaited else 0)
        play_on(s, sensible, cut, scratch)
        if over(s):
            worth(s, seats, BY_VICTORY, scratch.moves, out[i])
        else:
            value(s, out[i], scratch.moves)


@rule
def fill(worlds: Any, a: Any, seat: int, move: int, seed: int, rng: Any) -> None:
    """Write guessed worlds of the hidden record `a[0]`, after a move of the seat or before."""
    for i in range(len(worlds)):
        worlds[i] = a[0]
        imagine(worlds[i], seat)
        start(rng, seed, i)
        guess(worlds[i], seat, rng)
        if move >= 0:
            apply(worlds[i], seat, move)


@rule
def ready(a: Any, seat: int) -> None:
    """Turn a hidden record into the one to search."""
    imagine(a[0], seat)


class PlayOuts:
    """Plays each record on, once, by the game's own prior where it gives one.

    To the end; or, where the game can value a position, no further than that pays: what is far off
    is mere noise.
    """

    exact = False

    def __init__(self, game: Game, seats: int) -> None:
        self.seats, self._layout = seats, game.layout
        self._sensible = int(has_hook(game.material.RECORD, prior))
        self._cut = CUT if has_hook(game.material.RECORD, value) else NEVER
        self._machine = machine = machine_of(game)
        self._scratch = scratch_of(game, seats, machine)

    def values(self, worlds: Records, streams: Sequence[int]) -> Rows:
        """Who won each play-out, as shares."""
        out = piece("f8", (len(streams), self.seats))
        self._machine.run(
            play_outs, records(self._layout, bytearray(worlds)), numbers("i8", streams), COMMON,
            self._sensible, self._cut, self.seats, self._scratch, out,
        )  # fmt: skip
        return out.rows()


@rule
def temper(chances: Any, exponent: float) -> None:
    """Each row's chances to a power, and made to add up again."""
    for i in range(len(chances)):
        total = 0.0
        for seat in range(chances.shape[1]):
            chances[i, seat] = power(chances[i, seat], exponent)
            total += chances[i, seat]
        for seat in range(chances.shape[1]):
            chances[i, seat] /= total


def tempered(chances: Sequence[float], heat: float) -> list[float]:
    """Chances of the seats made less sure by a heat above 1, and surer by one below.

    Each to the power of 1 / heat, and made to add up again: what is sure stays so, and who is ahead
    stays ahead.
    """
    if heat == 1.0:
        return [*chances]
    told = [power(each, 1 / heat) for each in chances]
    total = 0.0
    for each in told:  # in this order, as the rule does it
        total += each
    return [each / total for each in told]


class Critic:
    """Asks the net that sees all, at the next choice there is; what chance does before is luck.

    It has learned to judge from the chair of whoever is to choose. Where it then thinks much better
    or worse of that seat than from the other chairs, the mean of all chairs contradicts itself less
    from choice to choice: a game's policy says so (`ALL_CHAIRS`).

    The heats of the net's file make its chances come true (docs/coach.md): one for all, and one
    more for what a seat is told, who does not know which of the guessed worlds is the real one.
    """

    exact = False

    def __init__(self, game: Game, seats: int, nets: Nets) -> None:
        self.seats, self._layout = seats, game.layout
        self._machine = machine = machine_of(game)
        self._mind = nets.open_mind(seats, machine)
        self._heat, self.closed_heat = nets.heats_of(seats)
        self._all_chairs = int(said(game, "ALL_CHAIRS", False))
        self._scratch = scratch_of(game, seats, machine)
        self._bytes = self._scratch.pair.seen_as("u1", (2, game.layout.itemsize))

    def values(self, worlds: Records, streams: Sequence[int]) -> Rows:
        """Each seat's chance in each record."""
        out = piece("f8", (len(streams), self.seats))
        self._machine.run(
            foresee_each, records(self._layout, bytearray(worlds)), numbers("i8", streams), COMMON,
            self.seats, self._all_chairs, self._scratch, self._bytes, self._mind, out,
        )  # fmt: skip
        if self._heat != 1.0:
            self._machine.run(temper, out, 1 / self._heat)
        return out.rows()


def evaluator(game: Game, seats: int, options: Mapping[str, str] | None = None) -> Evaluator:
    """The best evaluator there is for such a table: the game's net, or play-outs."""
    nets = nets_of(game, options)
    return PlayOuts(game, seats) if nets is None else Critic(game, seats, nets)


def likelihoods(worlds: int, seat: int) -> list[float]:
    """How likely each of this many guessed worlds is, by what the other seats did; any scale."""
    # `guess` makes all worlds equally likely. What rivals' moves tell goes here.
    del seat
    return [1.0] * worlds


def seed_of(memory: Records) -> int:
    """A seed made of a record's bytes alone."""
    return int.from_bytes(hashlib.blake2b(memory, digest_size=7).digest())


def worlds_of(hidden: Hidden, seat: int, n: int, move: int = NO_MOVE) -> bytes:
    """Worlds that fit what a seat knows, after a move of its own if one is given.

    The same record gives the same worlds, whatever the move.
    """
    layout, memory = hidden.game.layout, hidden.memory
    worlds = piece(layout, n)
    machine_here(hidden.game).run(
        fill, worlds, records(layout, bytearray(memory)), seat, move, seed_of(memory),
        piece("u8", 1),
    )  # fmt: skip
    return worlds.tobytes()


def thought_about(hidden: Hidden, seat: int) -> Position:
    """The position that a seat thinks about: the hidden one, sand turned into ticks."""
    imagined = Position(hidden.game, hidden.seats, bytearray(hidden.memory))
    machine_here(hidden.game).run(ready, records(hidden.game.layout, imagined.memory), seat)
    return imagined


def judge(
    position: Position, seat: int | None = None, samples: int = SAMPLES,
    by: Evaluator | None = None,
) -> Judgement:  # fmt: skip
    """The chances of victory: from what a seat may know, or (None) laid open: finished games."""
    by = by or evaluator(position.game, position.seats)
    if seat is None:
        samples = 1 if by.exact else samples
        worlds, weights = bytes(position.memory) * samples, [1.0] * samples
    else:
        worlds = worlds_of(position.seen_by(seat).position, seat, samples)
        weights = likelihoods(samples, seat)
    found = mean(by.values(worlds, range(samples)), weights)
    if seat is None or not isinstance(by, Critic) or by.closed_heat == 1.0:
        return found
    told = tempered(found.chances, by.closed_heat)
    # By how much a small error grows, or shrinks.
    slopes = [
        now * (1 - now) / max(was * (1 - was), 1e-12) / by.closed_heat
        for now, was in zip(told, found.chances, strict=True)
    ]
    errors = (slope * error for slope, error in zip(slopes, found.errors, strict=True))
    return Judgement(tuple(told), tuple(errors))


def mean(values: Rows, weights: Sequence[float]) -> Judgement:
    """The weighted mean of the rows, and its standard errors."""
    total = math.fsum(weights)
    shares = [weight / total for weight in weights]
    # How many samples of equal weight these are worth (Kish).
    size = 1.0 / math.fsum(share * share for share in shares)
    chances, errors = [], []
    for column in zip(*values, strict=True):
        chance = math.fsum(share * x for share, x in zip(shares, column, strict=True))
        off = math.fsum(share * (x - chance) ** 2 for share, x in zip(shares, column, strict=True))
        chances.append(chance)
        errors.append(math.sqrt(off) / math.sqrt(max(size - 1.0, 1.0)))
    return Judgement(tuple(chances), tuple(errors))
