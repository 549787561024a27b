"""A small net beside the rules: compiled thought, wherever compiled code goes.

A net reads the features of `engine.learning.relative_features` and has two hidden layers. An actor
reads the closed form and gives a logit for each relative action, then one for each seat's victory,
the viewer's first; a critic reads the open form and gives the seats' alone. `Mind` holds a net, the
lists it reads by and scratch arrays, as one argument for compiled code: each thread has its own.

    ponder(a, i, viewer, seats, mind)          # the viewer thinks about a[i]
    policy(a[i], seat, moves, n, mind, logits) # of the seat's legal moves
    shares(viewer, seats, mind, out)           # each seat's chance of victory

Every layer adds up rows of weights for the inputs that are not 0: the first has few of them, and of
the others half are 0. Of the last layer only the logits that are asked for are added up. All sums
run in one order, so interpreted and compiled thought agree closely.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from tepui.engine.learning.relative_features import relative_features, write
from tepui.engine.rules.contract import hide
from tepui.engine.rules.exponential import exp
from tepui.engine.rules.hooks import encode_action
from tepui.engine.rules.numbers import float32, uint64
from tepui.engine.rules.rule import rule
from tepui.engine.runtime.machine import Interpreted, Machine

if TYPE_CHECKING:
    from tepui.engine.game import Game


class Layers(NamedTuple):
    """The weights of a net: a row for each input, and the biases. Numbers of 4 bytes, in pieces; or
    in NumPy's arrays, as they come from training."""

    first: Any
    first_bias: Any
    second: Any
    second_bias: Any
    last: Any
    last_bias: Any


class Mind(NamedTuple):
    """A net with all that it needs to judge positions of a game at a table of this many seats."""

    first: Any
    first_bias: Any
    second: Any
    second_bias: Any
    last: Any
    last_bias: Any
    reads: Any
    back: Any
    desk: Any  # a record to work on
    bytes: Any  # and its memory
    features: Any
    active: Any  # which inputs of a layer are not 0
    one: Any  # what the hidden layers hold
    two: Any
    out: Any  # the logits: of the actions (an actor's), then of the seats
    scratch: Any
    most: int  # the game's greatest table


def mind_of(
    game: Game, layers: Layers, seats: int, open: bool = False, machine: Machine | None = None
) -> Mind:
    """A mind for one thread, in the memory of a machine."""
    machine = machine or Interpreted()
    layout = relative_features(game)
    desk = machine.piece(game.layout, 1)
    size = layout.open_size if open else layout.size
    held = [machine.piece("f4", each.shape) for each in layers]
    for own, each in zip(held, layers, strict=True):
        own.put(each.tobytes())
    return Mind(
        held[0], held[1], held[2], held[3], held[4], held[5],
        machine.copied(layout.reads(seats, open)), machine.copied(layout.back(seats)), desk,
        desk.seen_as("i1", desk.nbytes), machine.piece("i1", size),
        machine.piece("i8", max(len(each) for each in layers) + 4),
        machine.piece("f4", layers.first.shape[1]),
        machine.piece("f4", layers.second.shape[1]),
        machine.piece("f4", layers.last.shape[1]),
        machine.piece("i8", game.longest), layout.most_seats,
    )  # fmt: skip


@rule
def add_rows(
    x: Any, weights: Any, bias: Any, active: Any, out: Any, begin: int, after: int
) -> None:
    """A layer, or a part of it: the bias, and the row of each input times that input; four rows in
    one pass."""
    first, end = uint64(begin), uint64(after)  # only what cannot be negative becomes vectors
    n = 0
    for f in range(len(x)):
        active[n] = f
        n += x[f] != 0
    for k in range(first, end):
        out[k] = bias[k]
    whole = n - n % 4
    for i in range(0, whole, 4):
        f, g, h, j = active[i], active[i + 1], active[i + 2], active[i + 3]
        a, b, c, d = float32(x[f]), float32(x[g]), float32(x[h]), float32(x[j])
        row, next_row, third, fourth = weights[f], weights[g], weights[h], weights[j]
        for k in range(first, end):
            out[k] += (a * row[k] + b * next_row[k]) + (c * third[k] + d * fourth[k])
    for i in range(whole, n):
        a = float32(x[active[i]])
        row = weights[active[i]]
        for k in range(first, end):
            out[k] += a * row[k]


@rule
def cut(x: Any) -> None:
    """What is below 0 becomes 0."""
    for k in range(len(x)):
        x[k] = max(x[k], float32(0.0))


@rule
def think(mind: Any) -> None:
    """From the features to what the hidden layers hold."""
    add_rows(mind.features, mind.first, mind.first_bias, mind.active, mind.one, 0, len(mind.one))
    cut(mind.one)
    add_rows(mind.one, mind.second, mind.second_bias, mind.active, mind.two, 0, len(mind.two))
    cut(mind.two)


@rule
def answer(mind: Any, first: int, end: int) -> None:
    """The logits from `first` to `end`, when the mind has thought: `mind.out`."""
    add_rows(mind.two, mind.last, mind.last_bias, mind.active, mind.out, first, end)


@rule
def ponder(a: Any, i: int, viewer: int, seats: int, mind: Any) -> None:
    """Think about `a[i]` by what the viewer may know of it."""
    mind.desk[0] = a[i]
    hide(mind.desk[0], viewer)
    write(
        mind.desk[0], mind.bytes, viewer, seats, mind.most, mind.reads, mind.scratch, mind.features
    )
    think(mind)


@rule
def ponder_open(a: Any, i: int, viewer: int, seats: int, mind: Any) -> None:
    """Think about `a[i]` with all its secrets: a critic, of a guessed world or a finished game."""
    mind.desk[0] = a[i]
    write(
        mind.desk[0], mind.bytes, viewer, seats, mind.most, mind.reads, mind.scratch, mind.features
    )
    think(mind)


@rule
def policy(s: Any, seat: int, moves: Any, n: int, mind: Any, logits: Any) -> None:
    """The logits of a seat's legal moves, when the mind has pondered the position for that seat."""
    actions = mind.scratch
    first, end = len(mind.out), 0
    for k in range(n):
        actions[k] = encode_action(s, seat, moves[k], mind.back)
        first = min(first, actions[k])
        end = max(end, actions[k] + 1)
    answer(mind, first, end)
    for k in range(n):
        logits[k] = mind.out[actions[k]]


@rule
def shares(viewer: int, seats: int, mind: Any, out: Any) -> None:
    """Each seat's chance of victory, when the mind has pondered the position for the viewer."""
    first = len(mind.out) - mind.most
    answer(mind, first, first + seats)
    greatest = mind.out[first]
    for turn in range(1, seats):
        greatest = max(greatest, mind.out[first + turn])
    total = 0.0
    for turn in range(seats):
        total += exp(mind.out[first + turn] - greatest)
    for turn in range(seats):
        seat = viewer + turn - (seats if viewer + turn >= seats else 0)
        out[seat] = exp(mind.out[first + turn] - greatest) / total
