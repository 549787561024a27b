"""A game stepped by programs: one call per decision, for environments and for many tables at once.

Chance is drawn here, and seats that choose at the same time are asked in seat order (`hide` keeps
them from seeing each other's choices). The clock stands still: a game is stepped with the options
named in its `simulation`. A game longer than its horizon is cut off and judged as it stands.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from tepui.engine.game import Game
from tepui.engine.learning.observe import observe
from tepui.engine.learning.relative_features import Chair, mark, write
from tepui.engine.rules.chance import start
from tepui.engine.rules.contract import (
    CHANCE,
    apply,
    hide,
    legal,
    over,
    place,
    score,
    setup,
    waiting,
)
from tepui.engine.rules.hooks import decode_action, fall
from tepui.engine.rules.numbers import int64
from tepui.engine.rules.rule import rule

if TYPE_CHECKING:
    import numpy as np

NOBODY = -1  # nobody is asked: the game is over
BEGIN = -1  # in place of a move: begin a game

# How a game stopped.
RUNNING, FINISHED, CUT = range(3)

# What a game is worth to a seat.
BY_PLACE, BY_VICTORY, BY_SCORE = range(3)
WORTH = ("places", "victory", "score")


def table_of(game: Game) -> np.dtype[Any]:
    """One table: its streams of chance, the number of its game, the decisions made, the seat that
    is asked, and how its last game stopped."""
    import numpy as np

    fields = [
        ("rng", "u8", (game.streams,)),
        ("game", "i8"),
        ("decisions", "i8"),
        ("actor", "i8"),
        ("stopped", "i8"),
    ]
    return np.dtype((np.record, fields))  # a record, so that interpreted code reads it, too


# The whole numbers of a run, in one array.
SEATS, SEED, HORIZON, WORTH_BY, STRIDE, SKIP = range(6)


class Scratch(NamedTuple):
    """What steps are worked out on: arrays of one thread, used again by every call."""

    moves: Any
    weights: Any
    sums: Any
    desk: Any  # a record with nothing in it that the seat may not know
    bytes: Any  # the memory of `desk`


class Shown(NamedTuple):
    """What is shown at each table: the legal moves as a mask, what a seat may know, rewards."""

    masks: Any
    observations: Any
    rewards: Any


@rule
def lowest(seats: int) -> int:
    """The lowest seat of a bit set that is not empty."""
    seat = 0
    while not seats >> seat & 1:
        seat += 1
    return seat


@rule
def settle(s: Any, rng: Any, moves: Any, weights: Any) -> int:
    """Let chance happen until a seat is awaited; which one, or NOBODY at the end."""
    while not over(s):
        awaited = waiting(s)
        if awaited:
            return lowest(awaited)
        apply(s, CHANCE, fall(s, rng, moves, weights))
    return NOBODY


@rule
def worth(s: Any, seats: int, by: int, scratch: Any, out: Any) -> None:
    """What the game, as it stands, is worth to each seat.

    By place: from 1 for the first to -1 for the last in equal steps; seats that share places share
    their worth, so that the sum is always 0. By victory: 1, shared by the winners.
    """
    if by == BY_SCORE:
        score(s, scratch)
        for seat in range(seats):
            out[seat] = scratch[seat]
        return
    place(s, scratch)
    for seat in range(seats):
        better, same = 0, 0
        for other in range(seats):
            better += scratch[other] < scratch[seat]
            same += scratch[other] == scratch[seat]
        if by == BY_VICTORY:
            out[seat] = 1.0 / same if better == 0 else 0.0
        else:
            out[seat] = 1.0 - (2.0 * better + same - 1) / (seats - 1)


@rule
def allow(s: Any, actor: int, moves: Any, mask: Any) -> None:
    """Write the legal moves of the seat that is asked, as a mask."""
    for move in range(len(mask)):
        mask[move] = 0
    if actor >= 0:
        for k in range(legal(s, actor, moves)):
            mask[moves[k]] = 1


@rule
def show(a: Any, i: int, actor: int, moves: Any, mask: Any, desk: Any, b: Any, plan: Any,
         out: Any) -> None:  # fmt: skip
    """Write the legal moves of the seat that is asked, as a mask, and what it may know."""
    allow(a[i], actor, moves, mask)
    observe(a, i, actor, desk, b, plan, out)


@rule
def begin(a: Any, i: int, zero: Any, t: Any, codes: Any, numbers: Any) -> None:
    """Set up the game whose number the table bears."""
    a[i] = zero[0]
    setup(a[i], numbers[SEATS], codes)
    start(t.rng, numbers[SEED], t.game)
    t.decisions = 0


@rule
def step(a: Any, i: int, zero: Any, t: Any, move: int, codes: Any, moves: Any, weights: Any,
         scratch: Any, rewards: Any, numbers: Any) -> None:  # fmt: skip
    """Make the move of the seat that is asked (BEGIN: begin a game), and let chance happen.

    With a STRIDE, a game that has stopped is followed by the one this many numbers on. With SKIP, a
    seat that has no choice is not asked: its only move is made.
    """
    opening = move == BEGIN
    t.stopped = RUNNING
    for seat in range(numbers[SEATS]):
        rewards[seat] = 0.0
    while True:  # written so that the rules are compiled in once
        if opening:
            begin(a, i, zero, t, codes, numbers)
        else:
            apply(a[i], t.actor, move)
            t.decisions += 1
        t.actor = settle(a[i], t.rng, moves, weights)
        if opening or (t.actor >= 0 and t.decisions < numbers[HORIZON]):
            if numbers[SKIP] == 0 or legal(a[i], t.actor, moves) > 1:
                return
            move = int(moves[0])
            opening = False
            continue
        t.stopped = CUT if t.actor >= 0 else FINISHED
        worth(a[i], numbers[SEATS], numbers[WORTH_BY], scratch, rewards)
        if numbers[STRIDE] == 0:
            return
        t.game += numbers[STRIDE]
        opening = True


@rule
def step_tables(a: Any, zero: Any, tables: Any, chosen: Any, codes: Any, scratch: Scratch,
                plan: Any, shown: Shown, numbers: Any) -> None:  # fmt: skip
    """Make a move at each table, and show the seat that is asked next what it may know."""
    moves, weights, sums = scratch.moves, scratch.weights, scratch.sums
    for i in range(len(a)):
        t, rewards = tables[i], shown.rewards[i]
        step(a, i, zero, t, chosen[i], codes, moves, weights, sums, rewards, numbers)
        show(a, i, t.actor, moves, shown.masks[i], scratch.desk, scratch.bytes, plan,
             shown.observations[i])  # fmt: skip


@rule
def show_relative(a: Any, i: int, actor: int, seats: int, scratch: Scratch, chair: Chair,
                  shown: Shown) -> None:  # fmt: skip
    """The same, seen from the seat's own chair."""
    mark(a[i], actor, scratch.moves, chair.back, shown.masks[i])
    desk = scratch.desk
    desk[0] = a[i]
    hide(desk[0], actor)
    write(desk[0], scratch.bytes, max(actor, 0), seats, chair.most, chair.reads, scratch.sums,
          shown.observations[i])  # fmt: skip


@rule
def step_relative(a: Any, zero: Any, tables: Any, chosen: Any, codes: Any, scratch: Scratch,
                  chair: Chair, shown: Shown, opened: Any, numbers: Any) -> None:  # fmt: skip
    """Make a relative action at each table, and show what the seat asked next may know, turned.

    Where `opened` has rows, the open form is written there, too.
    """
    seats, desk = numbers[SEATS], scratch.desk
    for i in range(len(a)):
        t, move = tables[i], chosen[i]
        if move != BEGIN:
            move = int64(decode_action(a[i], t.actor, move, chair.turns))
        step(a, i, zero, t, move, codes, scratch.moves, scratch.weights, scratch.sums,
             shown.rewards[i], numbers)  # fmt: skip
        show_relative(a, i, t.actor, seats, scratch, chair, shown)
        if len(opened) > 0:
            desk[0] = a[i]
            write(desk[0], scratch.bytes, max(t.actor, 0), seats, chair.most, chair.open_reads,
                  scratch.sums, opened[i])  # fmt: skip
