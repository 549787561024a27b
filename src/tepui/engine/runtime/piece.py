"""Numbers or records in a row, in a machine's memory or in one of their own.

Python fills them, gives them to rules and reads what came of it. That takes bytes and plain numbers
only; those who want NumPy's array of the same memory ask for it (`Piece.array`).
"""

from __future__ import annotations

import math
import struct
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from tepui.engine.rules.record import FORMATS, Layout

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]

Kind: TypeAlias = str | Layout  # of an item: a number as fields of a record name it, or a record
Shape: TypeAlias = int | tuple[int, ...]


class Memory(Protocol):
    """Bytes by their addresses."""

    def read(self, address: int, size: int) -> bytes: ...
    def write(self, address: int, data: Any) -> None: ...
    def clear(self, address: int, size: int) -> None: ...
    def array(self, address: int, size: int) -> Array: ...


class OwnMemory:
    """Bytes of Python's."""

    def __init__(self, held: bytearray | memoryview) -> None:
        self.copied_array = memoryview(held)

    def read(self, address: int, size: int) -> bytes:
        return bytes(self.copied_array[address : address + size])

    def write(self, address: int, data: Any) -> None:
        self.copied_array[address : address + len(data)] = data

    def clear(self, address: int, size: int) -> None:
        self.copied_array[address : address + size] = bytes(size)

    def array(self, address: int, size: int) -> Array:
        import numpy as np

        return np.frombuffer(self.copied_array[address : address + size], np.uint8)


class Piece:
    """Items of one kind at an address, in C order."""

    def __init__(self, memory: Memory, address: int, kind: Kind, shape: Shape) -> None:
        self.memory, self.address, self.kind = memory, address, kind
        self.shape = (shape,) if isinstance(shape, int) else shape
        self.itemsize = kind.itemsize if isinstance(kind, Layout) else int(kind[1])
        self.size = math.prod(self.shape)
        self.nbytes = self.itemsize * self.size

    def __len__(self) -> int:
        return self.shape[0]

    @property
    def type(self) -> str:
        """The type of an item as NumPy spells it."""
        if isinstance(self.kind, Layout):
            return f"|V{self.itemsize}"
        return ("|" if self.itemsize == 1 else "<") + self.kind

    @cached_property
    def array(self) -> Array:
        """NumPy's view of the same memory."""
        import numpy as np

        dtype = self.kind.dtype if isinstance(self.kind, Layout) else np.dtype(self.kind)
        if not self.size:
            return np.zeros(self.shape, dtype)
        return self.memory.array(self.address, self.nbytes).view(dtype).reshape(self.shape)

    def tobytes(self) -> bytes:
        """All items as they lie there."""
        return self.memory.read(self.address, self.nbytes)

    def put(self, data: Any, at: int = 0) -> None:
        """Write the bytes of items, from one of them on."""
        if at * self.itemsize + len(data) > self.nbytes:
            raise ValueError(f"{len(data)} bytes are too many for {self.size} of {self.type}")
        self.memory.write(self.address + at * self.itemsize, data)

    def clear(self) -> None:
        """Make everything zero."""
        self.memory.clear(self.address, self.nbytes)

    def set(self, numbers: Iterable[float], at: int = 0) -> None:
        """Write numbers, from one of them on."""
        given = [*numbers]
        self.put(struct.pack(f"<{len(given)}{self._format}", *given), at)

    def get(self, count: int | None = None, at: int = 0) -> list[Any]:
        """So many numbers, from one of them on; all, row after row."""
        count = self.size - at if count is None else count
        start, size = self.address + at * self.itemsize, count * self.itemsize
        return [*struct.unpack(f"<{count}{self._format}", self.memory.read(start, size))]

    def rows(self) -> list[list[Any]]:
        """The numbers of each row."""
        values, length = self.get(), self.shape[-1]
        return [values[k : k + length] for k in range(0, len(values), length)]

    def first(self, count: int) -> Piece:
        """The first items, in the same memory."""
        return Piece(self.memory, self.address, self.kind, (count, *self.shape[1:]))

    def seen_as(self, kind: Kind, shape: Shape) -> Piece:
        """The same memory, as items of another kind."""
        return Piece(self.memory, self.address, kind, shape)

    @property
    def _format(self) -> str:
        assert isinstance(self.kind, str), "records are read by their fields"
        return FORMATS[self.kind]


def piece(kind: Kind, shape: Shape) -> Piece:
    """Zeroes in a memory of their own."""
    made = Piece(OwnMemory(b""), 0, kind, shape)  # type: ignore[arg-type]
    made.memory = OwnMemory(bytearray(made.nbytes))
    return made


def numbers(kind: str, given: Sequence[float]) -> Piece:
    """These numbers, in a memory of their own."""
    data = struct.pack(f"<{len(given)}{FORMATS[kind]}", *given)
    return Piece(OwnMemory(bytearray(data)), 0, kind, len(given))


def table(kind: str, rows: Sequence[Sequence[float]]) -> Piece:
    """These rows of numbers, all of one length, in a memory of their own."""
    if any(len(row) != len(rows[0]) for row in rows):
        raise ValueError("a table's rows are of one length")
    flat = numbers(kind, [each for row in rows for each in row])
    return flat.seen_as(kind, (len(rows), len(rows[0])))


def records(layout: Layout, memory: bytearray | memoryview) -> Piece:
    """The records that lie in some memory, as they are."""
    return Piece(OwnMemory(memory), 0, layout, len(memory) // layout.itemsize)
