"""The part of NumPy that Tepui's tables, bots and coach use, in plain Python.

There is no NumPy for the browser's Python on PyPI. What takes time is compiled (`engine.browser`),
so that small arrays are enough here: their numbers lie in C order, in a piece of Python's memory or
in that of a game's module. A slice of the first axis is a view; what else is cut out is a copy.
"""

from __future__ import annotations

import itertools
import json
import math
import operator
import re
import struct
import zipfile

_FORMATS = {
    "i1": "b", "u1": "B", "i2": "h", "u2": "H", "i4": "i", "u4": "I", "i8": "q", "u8": "Q",
    "f4": "f", "f8": "d", "b1": "?",
}  # fmt: skip

nan = math.nan
integer = int
bool_ = bool


class _Whole(int):
    """A whole number that names the type of an array's items."""


class int8(_Whole):
    code = "i1"


class uint8(_Whole):
    code = "u1"


class int16(_Whole):
    code = "i2"


class uint16(_Whole):
    code = "u2"


class int32(_Whole):
    code = "i4"


class uint32(_Whole):
    code = "u4"


class int64(_Whole):
    code = "i8"


class uint64(_Whole):
    code = "u8"


class float32(float):
    code = "f4"


class float64(float):
    code = "f8"


class record:
    """Marks a type of records, as `np.record` does."""


class dtype:
    """The type of an array's items: numbers, a field's small array of numbers, or records."""

    __slots__ = ("base", "code", "fields", "itemsize", "key", "names", "shape")

    def __class_getitem__(cls, item):
        return cls

    def __new__(cls, given=float):
        given = getattr(given, "dtype", given)  # of a record's layout, as NumPy finds it
        if isinstance(given, dtype):
            return given
        self = super().__new__(cls)
        self.names = self.fields = None
        self.shape, self.base = (), self
        if isinstance(given, tuple) and given[0] is record:
            given = given[1]
        if isinstance(given, tuple):
            self.base = dtype(given[0])
            self.shape = (given[1],) if isinstance(given[1], int) else tuple(given[1])
            self.code = self.base.code
            self.itemsize = self.base.itemsize * math.prod(self.shape)
        elif isinstance(given, list):
            self.fields, at = {}, 0
            for name, *rest in given:
                each = dtype(tuple(rest)) if len(rest) > 1 else dtype(rest[0])
                self.fields[name] = (each, at)
                at += each.itemsize
            self.names, self.itemsize, self.code = tuple(self.fields), at, f"V{at}"
        else:
            plain = {int: "i8", float: "f8", bool: "b1"}
            code = getattr(given, "code", None) or plain.get(given) or str(given).lstrip("<=|")
            self.code, self.itemsize = code, int(code[1:])
        self.key = (
            tuple((n, t.key, at) for n, (t, at) in self.fields.items())
            if self.fields
            else (self.code, self.shape)
        )
        return self

    @property
    def kind(self):
        return self.code[0]

    @property
    def str(self):
        return ("|" if self.itemsize == 1 or self.names else "<") + self.code

    @property
    def subdtype(self):
        return (self.base, self.shape) if self.shape else None

    @property
    def format(self):
        return _FORMATS[self.code]

    def __getitem__(self, name):
        return self.fields[name][0]

    def __eq__(self, other):
        return isinstance(other, dtype) and self.key == other.key

    def __hash__(self):
        return hash(self.key)

    def __reduce__(self):
        if self.names:
            return dtype, ([_field(name, each) for name, (each, _) in self.fields.items()],)
        return dtype, ((self.base.code, self.shape) if self.shape else self.code,)


def _field(name, each):
    return (name, each.base.code, each.shape) if each.shape else (name, each.code)


class _Flags:
    c_contiguous = True
    writeable = True


class ndarray:
    """Numbers, or records, in a piece of memory."""

    __slots__ = ("dtype", "memory", "remote", "shape")
    flags = _Flags()

    def __class_getitem__(cls, item):
        return cls

    def __init__(self, memory, kind, shape, remote=None):
        # Either a memoryview of bytes; or a machine, and the address in its memory.
        self.memory, self.dtype, self.shape, self.remote = memory, kind, shape, remote

    # What it is

    @property
    def size(self):
        return math.prod(self.shape)

    @property
    def ndim(self):
        return len(self.shape)

    @property
    def itemsize(self):
        return self.dtype.itemsize

    @property
    def nbytes(self):
        return math.prod(self.shape) * self.dtype.itemsize

    @property
    def data(self):
        if self.remote:
            raise ValueError("this array lies in a module's memory")
        return self.memory

    @property
    def T(self):
        rows, columns = self.shape
        flat = self._values()
        return _made([flat[i * columns + j] for j in range(columns) for i in range(rows)],
                     (columns, rows), self.dtype)  # fmt: skip

    def __len__(self):
        return self.shape[0]

    def __reduce__(self):
        return _again, (self.tobytes(), self.dtype, self.shape)

    def __repr__(self):
        return f"array({self.tolist()})" if not self.dtype.names else f"records{self.shape}"

    # Its bytes and numbers

    def tobytes(self):
        if self.remote:
            machine, address = self.remote
            return machine.read(address, self.nbytes)
        return bytes(self.memory)

    def _values(self):
        kind = self.dtype
        if kind.names:
            raise TypeError("records are not numbers")
        held = self.memory if self.remote is None else memoryview(self.tobytes())
        return held.cast(kind.format).tolist()

    def _write(self, at, data):
        if self.remote:
            machine, address = self.remote
            machine.write(address + at, data)
        else:
            self.memory[at : at + len(data)] = data

    def _packed(self, values):
        return _pack(self.dtype, values)

    def _part(self, at, shape):
        """A view of what begins at a byte."""
        size = math.prod(shape) * self.dtype.itemsize
        if self.remote:
            machine, address = self.remote
            return ndarray(None, self.dtype, shape, (machine, address + at))
        return ndarray(self.memory[at : at + size], self.dtype, shape)

    def tolist(self):
        if self.dtype.names:
            return [row.item() for row in self]
        return _nested(self._values(), self.shape)

    def item(self, *key):
        if self.dtype.names:
            return self[key[0] if key else 0].item()
        return self[key] if key else self._values()[0]

    def copy(self):
        return _again(self.tobytes(), self.dtype, self.shape)

    def view(self, kind):
        kind = dtype(kind)
        shape = (*self.shape[:-1], self.shape[-1] * self.dtype.itemsize // kind.itemsize)
        return ndarray(self.memory, kind, shape, self.remote)

    def reshape(self, *shape):
        if len(shape) == 1 and isinstance(shape[0], tuple | list):
            shape = tuple(shape[0])
        if -1 in shape:
            known = -math.prod(shape)
            shape = tuple(self.size // known if n == -1 else n for n in shape)
        return ndarray(self.memory, self.dtype, tuple(shape), self.remote)

    def astype(self, kind):
        kind = dtype(kind)
        if kind == self.dtype:
            return self.copy()
        values = self._values()
        if kind.kind in "iu" and self.dtype.kind == "f":
            values = [int(x) for x in values]
        return _made(values, self.shape, kind)

    # Parts of it

    def _located(self, key):
        """Where a part lies: its first byte, if it is in one piece, or its items; its shape."""
        keys = list(key) if isinstance(key, tuple) else [key]
        keys = [k for k in keys if k is not Ellipsis]
        here, at = list(self.shape), 0
        axes, out = [], []
        n = 0
        for k in keys:
            if k is None:
                out.append(1)
                continue
            length = here[n]
            n += 1
            if isinstance(k, slice):
                axes.append(range(*k.indices(length)))
                out.append(len(axes[-1]))
            elif isinstance(k, ndarray | list | tuple | range):
                given = k.tolist() if isinstance(k, ndarray) else list(k)
                if isinstance(k, ndarray) and k.dtype.code == "b1":
                    given = [i for i, yes in enumerate(given) if yes]
                axes.append([i + length if i < 0 else i for i in given])
                out.append(len(axes[-1]))
            else:
                i = operator.index(k)
                if not -length <= i < length:
                    raise IndexError(f"{i} of {length}")
                axes.append(i % length)
        rest = here[n:]
        out += rest
        # In one piece: some numbers, then at most one run of the next axis, then all.
        step = math.prod(rest)
        strides = []
        for axis in range(n - 1, -1, -1):
            strides.insert(0, step)
            step *= here[axis]
        lead = 0
        while lead < n and isinstance(axes[lead], int):
            at += axes[lead] * strides[lead]
            lead += 1
        if lead == n:
            return at, None, tuple(out)
        one = axes[lead]
        whole = all(axes[i] == range(here[i]) for i in range(lead + 1, n))
        if isinstance(one, range) and one.step == 1 and whole:
            return at + one.start * strides[lead], None, tuple(out)
        offsets = [0]
        for axis, stride in zip(axes, strides, strict=True):
            each = [axis] if isinstance(axis, int) else axis
            offsets = [o + i * stride for o in offsets for i in each]
        if rest:
            run = range(math.prod(rest))
            offsets = [o + i for o in offsets for i in run]
        return None, offsets, tuple(out)

    def __getitem__(self, key):
        if isinstance(key, str):
            kind, at = self.dtype.fields[key]
            parts = [row._bytes_of(kind, at) for row in self]
            return _again(b"".join(parts), kind.base, (*self.shape, *kind.shape))
        kind = self.dtype
        if type(key) is int and len(self.shape) == 1:  # the usual case, at once
            if key < 0:
                key += self.shape[0]
            if not 0 <= key < self.shape[0]:
                raise IndexError(f"{key} of {self.shape[0]}")
            return self._one(key)
        at, items, shape = self._located(key)
        if items is None:
            if not shape:
                return self._one(at)
            return self._part(at * kind.itemsize, shape)
        if kind.names:
            raw, size = self.tobytes(), kind.itemsize
            return _again(b"".join(raw[i * size : (i + 1) * size] for i in items), kind, shape)
        values = self._values()
        return _made([values[i] for i in items], shape, kind)

    def _one(self, i):
        kind = self.dtype
        size = kind.itemsize
        if kind.names:
            return Record(self._part(i * size, (1,)))
        if self.remote:
            machine, address = self.remote
            return struct.unpack("<" + kind.format, machine.read(address + i * size, size))[0]
        return self.memory[i * size : (i + 1) * size].cast(kind.format)[0]

    def __setitem__(self, key, value):
        kind = self.dtype
        size = kind.itemsize
        at, items, shape = self._located(key)
        count = math.prod(shape)
        if isinstance(value, Record | ndarray) and value.dtype.names:
            self._write(at * size, value.tobytes())
            return
        if isinstance(value, ndarray):
            values = _spread(value, shape)
        elif isinstance(value, list | tuple | range):
            values = _spread(array(value, kind), shape)
        else:
            if items is None and value == 0:
                self._clear(at * size, count * size)
                return
            values = [value] * count
        if kind.kind in "iu" and values and isinstance(values[0], float):
            values = [int(x) for x in values]
        if items is None:
            self._write(at * size, self._packed(values))
            return
        for i, each in zip(items, values, strict=True):
            self._write(i * size, struct.pack("<" + kind.format, each))

    def _clear(self, at, size):
        if self.remote:
            machine, address = self.remote
            machine.clear(address + at, size)
        else:
            self.memory[at : at + size] = bytes(size)

    def __iter__(self):
        return (self[i] for i in range(self.shape[0]))

    # Arithmetic

    def _with(self, other, do, kind=None):
        shape = self.shape
        if isinstance(other, list | tuple):
            other = array(other)
        if isinstance(other, ndarray):
            shape = self.shape if self.shape == other.shape else _common(self.shape, other.shape)
            mine, theirs = _spread(self, shape), _spread(other, shape)
            found = [do(a, b) for a, b in zip(mine, theirs, strict=True)]
            kind = kind or _wider(self.dtype, other.dtype)
        else:
            found = [do(a, other) for a in self._values()]
            kind = kind or (self.dtype if not isinstance(other, float) or self.dtype.kind == "f"
                            else dtype(float))  # fmt: skip
        if kind.code != "f8" and kind.code != "b1" and found:
            kind = dtype(float) if isinstance(found[0], float) and kind.kind != "f" else kind
            kind = dtype(int) if kind.kind in "iub" else kind
        return _made(found, shape, kind)

    def __add__(self, other):
        return self._with(other, operator.add)

    __radd__ = __add__

    def __sub__(self, other):
        return self._with(other, operator.sub)

    def __rsub__(self, other):
        return self._with(other, lambda a, b: b - a)

    def __mul__(self, other):
        return self._with(other, operator.mul)

    __rmul__ = __mul__

    def __truediv__(self, other):
        return self._with(other, _divided, None if self.dtype.kind == "f" else dtype(float))

    def __pow__(self, other):
        return self._with(other, operator.pow)

    def __and__(self, other):
        return self._with(other, operator.and_, self._logical())

    def __or__(self, other):
        return self._with(other, operator.or_, self._logical())

    def __rshift__(self, other):
        return self._with(other, operator.rshift)

    def _logical(self):
        return self.dtype if self.dtype.code == "b1" else None

    def __invert__(self):
        values = self._values()
        if self.dtype.code == "b1":
            return _made([not x for x in values], self.shape, self.dtype)
        return _made([~x for x in values], self.shape, dtype(int))

    def __neg__(self):
        return self._with(-1, operator.mul)

    def __iadd__(self, other):
        self[...] = self + other
        return self

    def __eq__(self, other):
        return self._with(other, operator.eq, dtype(bool))

    def __ne__(self, other):
        return self._with(other, operator.ne, dtype(bool))

    def __lt__(self, other):
        return self._with(other, operator.lt, dtype(bool))

    def __le__(self, other):
        return self._with(other, operator.le, dtype(bool))

    def __gt__(self, other):
        return self._with(other, operator.gt, dtype(bool))

    def __ge__(self, other):
        return self._with(other, operator.ge, dtype(bool))

    __hash__ = None

    def __bool__(self):
        (only,) = self._values()
        return bool(only)

    def __index__(self):
        (only,) = self._values()
        return operator.index(only)

    def __int__(self):
        (only,) = self._values()
        return int(only)

    def __float__(self):
        (only,) = self._values()
        return float(only)

    def __matmul__(self, other):
        left = self if self.ndim == 2 else self.reshape(1, -1)
        right = other if other.ndim == 2 else other.reshape(-1, 1)
        rows, columns = left.tolist(), list(zip(*right.tolist(), strict=True))
        found = [math.fsum(a * b for a, b in zip(r, c, strict=True)) for r in rows for c in columns]
        whole = self.dtype.kind != "f" and other.dtype.kind != "f"
        if whole:
            found = [int(x) for x in found]
        shape = (*self.shape[:-1], *other.shape[1:])
        if not shape:
            return found[0]
        return _made(found, shape, dtype(int if whole else float))

    # All of it, or along an axis

    def _along(self, axis, do, keepdims=False, kind=None):
        if axis is None:
            return do(self._values())
        axis %= self.ndim
        before, length = math.prod(self.shape[:axis]), self.shape[axis]
        after = math.prod(self.shape[axis + 1 :])
        values = self._values()
        found = [
            do(values[b * length * after + a : (b + 1) * length * after : after or 1])
            for b in range(before)
            for a in range(after)
        ]
        middle = (1,) if keepdims else ()
        return _made(found, (*self.shape[:axis], *middle, *self.shape[axis + 1 :]),
                     kind or (self.dtype if self.dtype.kind == "f" else dtype(int)))  # fmt: skip

    def sum(self, axis=None, keepdims=False):
        return self._along(axis, math.fsum if self.dtype.kind == "f" else sum, keepdims)

    def mean(self, axis=None):
        return self._along(axis, lambda x: math.fsum(x) / len(x), kind=dtype(float))

    def std(self, axis=None, ddof=0):
        def spread(values):
            middle = math.fsum(values) / len(values)
            return math.sqrt(math.fsum((x - middle) ** 2 for x in values) / (len(values) - ddof))

        return self._along(axis, spread, kind=dtype(float))

    def max(self, axis=None, keepdims=False):
        return self._along(axis, max, keepdims)

    def min(self, axis=None, keepdims=False):
        return self._along(axis, min, keepdims)

    def any(self, axis=None):
        return self._along(axis, any, kind=dtype(bool))

    def all(self, axis=None):
        return self._along(axis, all, kind=dtype(bool))

    def argmax(self):
        values = self._values()
        return values.index(max(values))

    def nonzero(self):
        return (array([i for i, x in enumerate(self._values()) if x]),)


class Record:
    """One record: its fields by their names."""

    __slots__ = ("_row",)

    def __init__(self, row):
        self._row = row

    @property
    def dtype(self):
        return self._row.dtype

    def tobytes(self):
        return self._row.tobytes()

    def _bytes_of(self, kind, at):
        return self.tobytes()[at : at + kind.itemsize]

    def _field(self, name):
        kind, at = self._row.dtype.fields[name]
        row = self._row
        size = kind.itemsize
        if row.remote:
            machine, address = row.remote
            return ndarray(None, kind.base, kind.shape or (1,), (machine, address + at))
        return ndarray(row.memory[at : at + size], kind.base, kind.shape or (1,))

    def __getitem__(self, name):
        found = self._field(name)
        return found if self._row.dtype.fields[name][0].shape else found._one(0)

    def __getattr__(self, name):
        if name.startswith("__") or name not in self._row.dtype.fields:
            raise AttributeError(name)
        return self[name]

    def item(self):
        return tuple(self[name] for name in self._row.dtype.names)

    def copy(self):
        return Record(self._row.copy())

    def __reduce__(self):
        return Record, (self._row,)


def _again(data, kind, shape):
    return ndarray(memoryview(bytearray(data)), kind, shape)


def _pack(kind, values):
    if kind.code == "f4":
        values = [_fit(x) for x in values] if any(abs(x) > 3e38 for x in values) else values
    try:
        return struct.pack(f"<{len(values)}{kind.format}", *values)
    except struct.error:
        bits = 8 * kind.itemsize  # wrap round, as NumPy does
        low = 1 << bits - 1 if kind.kind == "i" else 0
        return struct.pack(
            f"<{len(values)}{kind.format}", *[(int(x) + low) % (1 << bits) - low for x in values]
        )


def _fit(x):
    return x if abs(x) <= 3.4028234e38 or math.isnan(x) else math.copysign(math.inf, x)


def _made(values, shape, kind):
    return ndarray(memoryview(bytearray(_pack(kind, values))), kind, tuple(shape))


def _nested(flat, shape):
    if len(shape) == 1:
        return flat
    size = math.prod(shape[1:])
    return [_nested(flat[i * size : (i + 1) * size], shape[1:]) for i in range(shape[0])]


def _common(a, b):
    pairs = itertools.zip_longest(reversed(a), reversed(b), fillvalue=1)
    return tuple(reversed([m if n == 1 else n for m, n in pairs]))


def _spread(given, shape):
    """The numbers of an array, repeated to fill a larger shape."""
    values = given._values()
    own = given.shape
    if own == shape or (len(values) == math.prod(shape) and len(values) != 1):
        return values
    own = (1,) * (len(shape) - len(own)) + tuple(own)
    offsets, step = [0], math.prod(own)
    for n, length in zip(own, shape, strict=True):
        step //= n or 1
        offsets = [o + (i * step if n != 1 else 0) for o in offsets for i in range(length)]
    return [values[o] for o in offsets]


def _wider(a, b):
    if a.kind == "f" or b.kind == "f":
        return a if a == b else dtype(float)
    return a if a == b else dtype(int)


def _divided(a, b):
    try:
        return a / b
    except ZeroDivisionError:
        return nan if a == 0 or math.isnan(a) else math.copysign(math.inf, a)


# Making arrays


def array(given, dtype_=None, *, dtype=None, order=None):
    kind = dtype_ if dtype is None else dtype
    if isinstance(given, ndarray):
        return given.copy() if kind is None else given.astype(kind)
    if isinstance(given, Record):
        return given._row.copy()
    if isinstance(given, int | float):
        return _made([given], (), _dtype(kind or type(given)))
    flat = list(given)
    shape = (len(flat),)
    while flat and isinstance(flat[0], list | tuple | ndarray | range):
        flat = [each.tolist() if isinstance(each, ndarray) else list(each) for each in flat]
        shape += (len(flat[0]),)
        flat = [x for row in flat for x in row]
    if kind is None:
        kind = float if any(isinstance(x, float) for x in flat) else int
        kind = bool if flat and all(isinstance(x, bool) for x in flat) else kind
    return _made(flat, shape, _dtype(kind))


_dtype = dtype


def asarray(given, kind=None):
    if isinstance(given, ndarray) and (kind is None or given.dtype == dtype(kind)):
        return given
    return array(given, kind)


ascontiguousarray = asarray


def zeros(shape, kind=float, *, dtype=None):
    kind = _dtype(kind if dtype is None else dtype)
    shape = (shape,) if isinstance(shape, int) else tuple(shape)
    return ndarray(memoryview(bytearray(math.prod(shape) * kind.itemsize)), kind, shape)


empty = zeros


def full(shape, value):
    shape = (shape,) if isinstance(shape, int) else tuple(shape)
    return _made([value] * math.prod(shape), shape, dtype(type(value)))


def ones(shape):
    return full(shape, 1.0)


def arange(*given):
    return array(list(range(*(int(x) for x in given))), int64)


def frombuffer(memory, kind):
    kind = dtype(kind)
    memory = memoryview(memory).cast("B")
    return ndarray(memory, kind, (len(memory) // kind.itemsize,))


def repeat(given, n, axis=None):
    if given.dtype.names or axis == 0:
        size = given.nbytes // len(given)
        raw = given.tobytes()
        data = b"".join(raw[i * size : (i + 1) * size] * n for i in range(len(given)))
        return _again(data, given.dtype, (n * len(given), *given.shape[1:]))
    raise NotImplementedError


def tile(given, times):
    if isinstance(times, int):
        return _again(given.tobytes() * times, given.dtype, (times * len(given),))
    rows, columns = times
    return _again(given.tobytes() * rows * columns, given.dtype, (rows, columns * len(given)))


def concatenate(parts):
    shape = (sum(len(each) for each in parts), *parts[0].shape[1:])
    return _again(b"".join(each.tobytes() for each in parts), parts[0].dtype, shape)


def argsort(given, axis):
    rows = given.tolist()
    return array([sorted(range(len(row)), key=row.__getitem__) for row in rows])


# Questions and functions


def prod(given, dtype=None):
    return math.prod(given)


def count_nonzero(given):
    return sum(1 for x in given._values() if x)


def flatnonzero(given):
    return given.nonzero()[0]


def array_equal(a, b):
    a, b = asarray(a), asarray(b)
    if a.shape != b.shape:
        return False
    return a.tobytes() == b.tobytes() if a.dtype == b.dtype else a._values() == b._values()


def diff(given):
    values = given._values()
    return array([b - a for a, b in itertools.pairwise(values)])


def isnan(given):
    return _made([math.isnan(x) for x in given._values()], given.shape, dtype(bool))


def isfinite(given):
    return _made([math.isfinite(x) for x in given._values()], given.shape, dtype(bool))


def sqrt(given):
    if not isinstance(given, ndarray):
        return math.sqrt(given)
    return _made([math.sqrt(x) for x in given._values()], given.shape, dtype(float))


def maximum(a, b):
    return a._with(b, max)


# Files


class load:
    """The arrays of a file that NumPy wrote."""

    def __init__(self, file, allow_pickle=False):
        self._zip = zipfile.ZipFile(file)
        self.files = [name.removesuffix(".npy") for name in self._zip.namelist()]

    def __enter__(self):
        return self

    def __exit__(self, *given):
        self._zip.close()

    def __getitem__(self, name):
        raw = self._zip.read(f"{name}.npy")
        if raw[:6] != b"\x93NUMPY":
            raise ValueError("it is no array of NumPy's")
        wide = raw[6] > 1
        (length,) = struct.unpack_from("<I" if wide else "<H", raw, 8)
        begin = 12 if wide else 10
        said = raw[begin : begin + length].decode("latin1")
        kind = re.search(r"'descr': '([^']+)'", said)[1]
        shape = json.loads("[" + re.search(r"'shape': \(([^)]*)\)", said)[1].rstrip(", ") + "]")
        return _again(raw[begin + length :], dtype(kind), tuple(shape))
