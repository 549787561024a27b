"""What a seat may know, as a vector of numbers: the hidden record, field by field.

The layout follows from the game's record alone, so it serves every game:

- first the viewer: one number for each seat the game can have, 1 for the viewer's, 0 for the others
  (all 0 for a spectator);
- then every field of the record after `hide` (but `spare`), in the record's order, arrays in C
  order: a signed field gives its value; an unsigned field, and one of eight bytes, is a set of bits
  and gives one number for each bit, the lowest first.

`Layout` says where each field lies. Nothing but `hide` decides what is seen.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any

from tepui.engine.rules import record as records
from tepui.engine.rules.contract import hide
from tepui.engine.rules.rule import rule
from tepui.engine.runtime.machine import machine_of

if TYPE_CHECKING:
    import numpy as np

    from tepui.engine.game import Game

# A row of a plan: where a field begins in the record, the bytes of a number, how many numbers,
# and whether they are sets of bits.
START, SIZE, COUNT, BITS = range(4)


@dataclass(frozen=True)
class Piece:
    """Where one field lies in the vector."""

    name: str
    start: int
    shape: tuple[int, ...]  # a set of bits has one dimension more than its field

    @property
    def stop(self) -> int:
        return self.start + math.prod(self.shape)


@dataclass(frozen=True)
class Layout:
    """The vector of one game."""

    game: Game

    @cached_property
    def pieces(self) -> tuple[Piece, ...]:
        """The viewer, then every field of the record."""
        found = [Piece("viewer", 0, (self.game.seats[-1],))]
        for name, number, shape, _ in fields_of(self.game.layout):
            shape += (8 * size_of(number),) if is_bits(number) else ()
            found.append(Piece(name, found[-1].stop, shape))
        return tuple(found)

    @property
    def size(self) -> int:
        """How many numbers."""
        return self.pieces[-1].stop

    @cached_property
    def plan(self) -> np.ndarray[Any, Any]:
        """The layout as `write` reads it: first the seats, then a row a field."""
        import numpy as np

        rows = [[self.game.seats[-1], 0, 0, 0]]
        for _, number, shape, start in fields_of(self.game.layout):
            rows.append([start, size_of(number), math.prod(shape), is_bits(number)])
        return np.array(rows, np.int64)

    def named(self, vector: np.ndarray[Any, Any]) -> dict[str, np.ndarray[Any, Any]]:
        """The fields of a vector, by name, in their shapes. They share its memory."""
        return {
            piece.name: vector[piece.start : piece.stop].reshape(piece.shape)
            for piece in self.pieces
        }


@cache
def layout(game: Game) -> Layout:
    """The layout of a game's vector."""
    return Layout(game)


def fields_of(record: records.Layout) -> list[tuple[str, str, tuple[int, ...], int]]:
    """The fields of a record: name, kind of number, shape, and where it begins."""
    return [
        (name, number, shape, record.span(name).start)
        for name, number, shape in record.fields
        if name != "spare"  # mere padding, see `engine.rules.record`
    ]


def size_of(number: str) -> int:
    """How many bytes a number of a kind has."""
    return int(number[1])


def is_bits(number: str) -> bool:
    """Whether numbers of a kind are sets of bits."""
    return number[0] == "u" or size_of(number) == 8


@rule
def number_at(b: Any, at: int, size: int) -> int:
    """The signed number of `size` bytes that begins at `b[at]`, least byte first."""
    value = 0
    for k in range(size):
        value += (int(b[at + k]) & 255) << (8 * k)
    return value - ((value >> (8 * size - 1)) << (8 * size))


@rule
def write(b: Any, viewer: int, plan: Any, out: Any) -> None:
    """Write the vector of a record that is hidden already, given as signed bytes."""
    n = plan[0, START]
    for seat in range(n):
        out[seat] = seat == viewer
    for row in range(1, len(plan)):
        at, size = plan[row, START], plan[row, SIZE]
        if plan[row, BITS]:
            for i in range(8 * size * plan[row, COUNT]):
                out[n + i] = (int(b[at + i // 8]) >> (i % 8)) & 1
            n += 8 * size * plan[row, COUNT]
        elif size == 1:
            for i in range(plan[row, COUNT]):
                out[n + i] = b[at + i]
            n += plan[row, COUNT]
        else:
            for i in range(plan[row, COUNT]):
                out[n + i] = number_at(b, at + i * size, size)
            n += plan[row, COUNT]


@rule
def observe(a: Any, i: int, viewer: int, desk: Any, b: Any, plan: Any, out: Any) -> None:
    """Write what `viewer` may know of `a[i]`. `b` is the memory of `desk[0]`, as bytes."""
    desk[0] = a[i]
    hide(desk[0], viewer)
    write(b, viewer, plan, out)


@rule
def observe_each(a: Any, viewers: Any, desk: Any, b: Any, plan: Any, out: Any) -> None:
    """Write a vector for each position, each for its own viewer."""
    for i in range(len(a)):
        observe(a, i, viewers[i], desk, b, plan, out[i])


class Observer:
    """Writes vectors for Python code. One for each thread: it has a record to work on."""

    def __init__(self, game: Game) -> None:
        self.layout = layout(game)
        self._machine = machine = machine_of(game)
        self.desk = machine.zeros(1, game.material.RECORD)
        self.bytes = self.desk.view("i1")
        self._plan = machine.copied_array(self.layout.plan)

    def vector(self, record: np.ndarray[Any, Any], viewer: int) -> np.ndarray[Any, Any]:
        """What a viewer may know of a position (an array of one record)."""
        return self.vectors(record, [viewer])[0]

    def vectors(self, records: np.ndarray[Any, Any], viewers: Any) -> np.ndarray[Any, Any]:
        """A row for each position, as its viewer may know it."""
        import numpy as np

        out = np.empty((len(records), self.layout.size), np.float32)
        whom = np.ascontiguousarray(viewers, np.int64)
        self._machine.run(observe_each, records, whom, self.desk, self.bytes, self._plan, out)
        return out
