"""The layout of a position's record: packed, so that equality is byte equality, and aligned.

A record is a piece of memory. What people see is made from its fields as plain numbers (`Fields`);
rules, bots and the lab use the same memory as a NumPy record, whose type is `Layout.dtype`.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import accumulate, pairwise
from operator import itemgetter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np

Memory = bytes | bytearray | memoryview

# How numbers are written: NumPy's names for them, and those of `struct`. A position's are whole.
_WHOLE = {
    "i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q",
}  # fmt: skip
FORMATS = {**_WHOLE, "f4": "f", "f8": "d"}

_item = tuple.__getitem__


class Grid(tuple[Any, ...]):
    """Rows of numbers, which are asked for by `x[i][j]`, or by `x[i, j]` as in rules.

    >>> grid = Grid([(1, 2, 3), (4, 5, 6)])
    >>> grid[1][2], grid[1, 2], grid[1, :2]
    (6, 6, (4, 5))
    """

    __slots__ = ()

    def __getitem__(self, key: Any) -> Any:
        if key.__class__ is tuple:
            row = _item(self, key[0])
            return row[key[1]] if len(key) == 2 else row[key[1:]]
        return _item(self, key)


@dataclass(frozen=True, eq=False)
class Layout:
    """Where each field lies in a record's memory. Made by `record`, one for the same fields."""

    fields: tuple[tuple[str, str, tuple[int, ...]], ...]  # name, kind of number, shape

    def __reduce__(self) -> tuple[Any, ...]:
        return _layout, (self.fields,)

    @cached_property
    def names(self) -> tuple[str, ...]:
        return tuple(name for name, _, _ in self.fields)

    @cached_property
    def itemsize(self) -> int:
        """How many bytes a record has."""
        return self.single[1].size

    @cached_property
    def dtype(self) -> np.dtype[Any]:
        """NumPy's type of such records. Where a type is asked for, NumPy finds it here."""
        import numpy as np

        return np.dtype((np.record, [(n, code, *[s] * bool(s)) for n, code, s in self.fields]))

    def span(self, name: str) -> slice:
        """The bytes of a field."""
        return self._spans[name]

    def pack(self, fields: Mapping[str, Any]) -> bytearray:
        """A record of these fields: numbers, and rows of them."""
        memory = bytearray(self.itemsize)
        for name, code, shape in self.fields:
            kind = f"<{math.prod(shape)}{FORMATS[code]}"
            struct.pack_into(kind, memory, self.span(name).start, *_flat(fields[name]))
        return memory

    def read(self, memory: Memory) -> Fields:
        """The fields of a record, by their names."""
        fields = tuple.__new__(self._kind, self.single[1].unpack(memory))
        fields._memory = bytes(memory)
        return fields

    @cached_property
    def _kind(self) -> type[Fields]:
        single = {name: property(itemgetter(n)) for n, name in enumerate(self.single[0])}
        tables = {
            name: _Table(name, self._table(name, code, shape))
            for name, code, shape in self.fields
            if shape
        }
        return type("Fields", (Fields,), {"_layout": self, **single, **tables})

    def _table(self, name: str, code: str, shape: tuple[int, ...]) -> Callable[[bytes], Any]:
        row, span = struct.Struct(f"<{shape[-1]}{FORMATS[code]}"), self.span(name)
        if len(shape) == 1:
            return lambda memory: row.unpack_from(memory, span.start)
        if len(shape) == 2:
            return lambda memory: Grid(row.iter_unpack(memory[span]))
        return lambda memory: _nested([*row.iter_unpack(memory[span])], shape[:-1])

    @cached_property
    def single(self) -> tuple[tuple[str, ...], struct.Struct]:
        """The fields that are single numbers, and what reads them from a record."""
        names = tuple(name for name, _, shape in self.fields if not shape)
        kinds = (
            f"{int(code[1]) * math.prod(shape)}x" if shape else FORMATS[code]
            for _, code, shape in self.fields
        )
        return names, struct.Struct("<" + "".join(kinds))

    @cached_property
    def _spans(self) -> dict[str, slice]:
        sizes = (int(code[1]) * math.prod(shape) for _, code, shape in self.fields)
        ends = pairwise(accumulate(sizes, initial=0))
        return {name: slice(*each) for name, each in zip(self.names, ends, strict=True)}


def _nested(rows: Sequence[Any], shape: tuple[int, ...]) -> Grid:
    """Rows as a grid of grids."""
    if len(shape) == 1:
        return Grid(rows)
    step = math.prod(shape[1:])
    return Grid(_nested(rows[k : k + step], shape[1:]) for k in range(0, len(rows), step))


def _flat(value: Any) -> Iterator[int]:
    if isinstance(value, int):
        yield value
    else:
        for each in value:
            yield from _flat(each)


def record(fields: Sequence[tuple[Any, ...]]) -> Layout:
    """A record of these fields. Laid out with wide fields first, which GPUs ask for.

    >>> record([("turn", "i1"), ("money", "i2", (2,))]).span("turn")
    slice(4, 5, None)
    """
    for name, code, *_ in fields:
        if code not in _WHOLE:
            raise TypeError(f"'{name}' is {code!r}: a record holds whole numbers, {[*_WHOLE]}")
    packed = [(name, code, *(shape or [()])) for name, code, *shape in fields]
    wide_first = sorted(packed, key=lambda field: -int(field[1][1]))
    size = sum(int(code[1]) * math.prod(shape) for _, code, shape in packed)
    if spare := -size % int(wide_first[0][1][1]):
        wide_first.append(("spare", "u1", (spare,)))  # stays zero
    return _layout(tuple(wide_first))


@cache
def _layout(fields: tuple[tuple[str, str, tuple[int, ...]], ...]) -> Layout:
    return Layout(fields)


@cache
def layout_of(dtype: np.dtype[Any]) -> Layout:
    """The layout of the records that NumPy has under a type."""
    names = dtype.names or ()
    return _layout(tuple((n, dtype[n].base.str[1:], tuple(dtype[n].shape)) for n in names))


class Fields(tuple[int, ...]):
    """A record's fields by their names: plain numbers, tuples of numbers, and grids.

    Each layout has a class of its own. The tuple holds the single numbers; tables of numbers are
    read when they are asked for the first time, since few need them all.
    """

    _layout: Layout
    _memory: bytes

    def __bytes__(self) -> bytes:
        """The whole record."""
        return self._memory

    def __reduce__(self) -> tuple[Any, ...]:
        return _fields, (self._layout, self._memory)

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any: ...


def _fields(layout: Layout, memory: Memory) -> Fields:
    return layout.read(memory)


class _Table:
    """A table of numbers among the fields; what was read takes its place."""

    def __init__(self, name: str, read: Callable[[bytes], Any]) -> None:
        self.name, self.read = name, read

    def __get__(self, fields: Fields, kind: type[Fields]) -> Any:
        found = fields.__dict__[self.name] = self.read(fields._memory)
        return found
