"""A game's rules, search and nets as one WebAssembly module, `<game>.wasm` in its folder.

The module has no imports. Each export takes one number, the address of a block of 8-byte slots, and
returns one; `docs/wasm.md` describes both, and a custom section lists the exports and their
arguments (`About`). A module that is damaged, belongs to another game, or was made from other
sources is refused with a sentence, and not run.
"""

from __future__ import annotations

import contextlib
import ctypes
import hashlib
import os
import struct
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import platformdirs

from tepui.engine import registry
from tepui.engine.runtime import wasmtime_c
from tepui.engine.runtime.piece import Kind, Piece, Shape
from tepui.engine.runtime.sources import fingerprint, spelling
from tepui.engine.text.errors import TepuiError

try:
    import fcntl
except ImportError:  # on Windows, two processes that begin at once both compile
    fcntl = None  # type: ignore[assignment]

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]

FORMAT = 1  # of the blocks and of what a module says about itself
SECTION = "tepui"
MAGIC = b"\0asm\1\0\0\0"
HEADER = 5  # slots of an array before its shape: two unused, items, bytes of an item, address
BESIDE = 64  # bytes: arrays begin at multiples of it
UNUSED_SECONDS = 30 * 24 * 3600
_SIGNED = 1 << 63


class BadModule(TepuiError):
    """The file is not a module that plays this game by these sources."""


class Argument(msgspec.Struct, frozen=True):
    """What an export takes: a whole number, a double, or an array of some type and dimensions."""

    name: str
    type: str  # "int", "float", or the type of an array's items as NumPy spells it
    dimensions: int = 0

    @property
    def slots(self) -> int:
        """How many of a block's slots it fills."""
        return HEADER + 2 * self.dimensions if self.dimensions else 1


class Export(msgspec.Struct, frozen=True):
    """A rule for arguments of certain types, and the name that the module has it under."""

    rule: str
    name: str
    arguments: tuple[Argument, ...]


class About(msgspec.Struct, frozen=True):
    """What a module says about itself."""

    format: int
    game: str
    rules: int  # the version of the game's rules
    sources: str  # the fingerprint of what it was made from
    spelling: str  # and of its letters
    exports: tuple[Export, ...]


def name_of(rule: Callable[..., Any]) -> str:
    """A rule's name in a module: `bots.search.simulate`, or `engine.questions.ask`, without the
    package between."""
    top, _, module = rule.__module__.removeprefix("tepui.").partition(".")
    return f"{top}.{module.rpartition('.')[2]}.{rule.__name__}"


def flattened(name: str, given: Any) -> Iterator[tuple[str, Any]]:
    """An argument's parts, by their names: each array of a tuple is an argument."""
    if isinstance(given, tuple):
        names = getattr(given, "_fields", range(len(given)))
        for each, part in zip(names, given, strict=True):
            yield from flattened(f"{name}.{each}", part)
    else:
        yield name, given


def is_array(given: Any) -> bool:
    """Whether an argument is an array, or a piece of memory; else it is a number."""
    return bool(getattr(given, "shape", ()))


def type_of(given: Any) -> tuple[str, int]:
    """The type of an argument, as `Argument` says it."""
    if isinstance(given, Piece):
        return given.type, len(given.shape)
    if is_array(given):
        return given.dtype.str, given.ndim
    if given is float or isinstance(given, float):
        return "float", 0
    return "int", 0


class Module:
    """What a file holds: what it says about itself, and compiled code."""

    def __init__(self, path: Path, wasm: bytes, foreign: bool = False) -> None:
        self.path, self.wasm = path, wasm
        self.foreign = foreign  # from outside: the steps of a call are limited
        self.endless: BadModule | None = None  # it took more: nothing of it is run any more
        self.about = self._about()
        self._code: wasmtime_c.Code | None = None
        self._by_rule: dict[str, list[Export]] = {}
        for export in self.about.exports:
            self._by_rule.setdefault(export.rule, []).append(export)

    def _about(self) -> About:
        try:
            for name, data in sections(self.wasm):
                if name == SECTION:
                    return msgspec.json.decode(data, type=About)
        except (ValueError, IndexError, struct.error) as why:
            raise BadModule("engine-module-broken", path=str(self.path), why=str(why)) from why
        raise BadModule("engine-module-foreign", path=str(self.path))

    def check(self, game: str, folder: Path) -> None:
        """Refuse a module of another game, and one that was made from other sources."""
        if (self.about.game, self.about.format) != (game, FORMAT):
            raise BadModule("engine-module-other", path=str(self.path), game=game)
        if self.about.spelling != spelling(folder) and self.about.sources != fingerprint(folder):
            raise BadModule("engine-module-stale", path=str(self.path), game=game)

    @property
    def code(self) -> wasmtime_c.Code:
        """The compiled code: from the disk, if it was compiled before."""
        if self._code is None:
            try:
                code = _compiled(self.wasm, self.foreign)
                wasmtime_c.Store(code)  # what asks for imports is refused
                self._code = code
            except wasmtime_c.Refused as why:
                raise BadModule("engine-module-broken", path=str(self.path), why=str(why)) from why
        return self._code

    def export(self, rule: str, types: Sequence[tuple[str, int]]) -> Export:
        """The form of a rule that takes arguments of these types."""
        for export in self._by_rule.get(rule, ()):
            if [(each.type, each.dimensions) for each in export.arguments] == list(types):
                return export
        raise TypeError(f"{self.path.name} has no {rule}({', '.join(map(str, types))})")

    def has(self, rule: Callable[..., Any]) -> bool:
        """Whether a rule is among its exports."""
        return name_of(rule) in self._by_rule


def sections(wasm: bytes) -> Iterator[tuple[str, bytes]]:
    """The custom sections of a module, by name."""
    if wasm[: len(MAGIC)] != MAGIC:
        raise ValueError("it does not begin as a WebAssembly module does")
    at = len(MAGIC)
    while at < len(wasm):
        kind = wasm[at]
        size, at = _number(wasm, at + 1)
        if at + size > len(wasm):
            raise ValueError("it is cut off")
        if kind == 0:
            length, begin = _number(wasm, at)
            yield wasm[begin : begin + length].decode(), wasm[begin + length : at + size]
        at += size


def section(name: str, data: bytes) -> bytes:
    """A custom section, to be put at the end of a module."""
    said = name.encode()
    held = _as_number(len(said)) + said + data
    return b"\0" + _as_number(len(held)) + held


def _number(data: bytes, at: int) -> tuple[int, int]:
    """A number in LEB128, and what comes after it."""
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return value, at


def _as_number(value: int) -> bytes:
    out = bytearray()
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    out.append(value)
    return bytes(out)


def _compiled(wasm: bytes, counting: bool = False) -> wasmtime_c.Code:
    """Compile a module, or load what was compiled before; a damaged file is replaced.

    Of several processes one compiles, with all processors, and the others load what it has made.
    """
    kind = version("wasmtime") + (" counting" if counting else "")
    key = hashlib.sha256(kind.encode() + b"\0" + wasm).hexdigest()[:24]
    folder = Path(os.environ.get("TEPUI_CACHE") or platformdirs.user_cache_path("tepui"))
    path = folder / f"module-{key}.bin"
    if (code := _cached(path, counting)) is not None:
        return code
    with contextlib.ExitStack() as held:
        with contextlib.suppress(OSError):  # without a cache, it is compiled each time
            folder.mkdir(parents=True, exist_ok=True)
            lock = held.enter_context((folder / "modules.lock").open("wb"))
            if fcntl is not None:
                fcntl.flock(lock, fcntl.LOCK_EX)
        return _cached(path, counting) or _made(path, wasm, counting)


def _cached(path: Path, counting: bool) -> wasmtime_c.Code | None:
    with contextlib.suppress(OSError, wasmtime_c.Refused):
        held = path.read_bytes()
        if hashlib.sha256(held[32:]).digest() == held[:32]:
            code = wasmtime_c.loaded(held[32:], counting)
            with contextlib.suppress(OSError):
                os.utime(path)
            return code
    return None


def _made(path: Path, wasm: bytes, counting: bool) -> wasmtime_c.Code:
    code = wasmtime_c.compiled(wasm, counting)
    with contextlib.suppress(OSError):
        data = code.serialized()
        fresh = path.with_name(f"{path.name}.{os.getpid()}-{threading.get_ident()}.new")
        fresh.write_bytes(hashlib.sha256(data).digest() + data)
        fresh.replace(path)
        for other in path.parent.glob("module-*.bin"):
            if time.time() - other.stat().st_mtime > UNUSED_SECONDS:
                other.unlink(missing_ok=True)
    return code


class _Held:
    """A piece of a machine's memory, for NumPy; the machine lives as long as its arrays do."""

    def __init__(self, machine: WasmMachine, address: int, shape: tuple[int, ...]) -> None:
        self.machine = machine
        self.__array_interface__ = {
            "version": 3, "typestr": "|u1", "shape": shape, "data": (address, False),
        }  # fmt: skip


class ModuleMachine(ABC):
    """An instance of a game's module: how a call's arguments are laid into its memory."""

    module: Module

    def bind(self, rule: Callable[..., Any], *args: Any, brief: bool = False) -> Callable[..., int]:
        """A call of a rule with these arguments, whose arrays lie in this memory.

        Where `int` or `float` stands in place of a number, it is given at each call. A brief call
        takes microseconds, and may keep Python's lock.
        """
        export, parts = self._parts(rule, args)
        block = self._allocate(8 * sum(each.slots for each in export.arguments))
        given, at = [], block
        for argument, part in zip(export.arguments, parts, strict=True):
            if part is int or part is float:
                given.append((at, part))
            elif is_array(part):
                address = self._address(part)
                if address is None:
                    raise ValueError(f"'{argument.name}' is not in the machine's memory")
                self._put(at, array_slots(part, address))
            else:
                self._put(at, [slot(part)])
            at += 8 * argument.slots
        return self._invocation(export.name, block, brief, given)

    def _parts(self, rule: Callable[..., Any], args: Sequence[Any]) -> tuple[Export, list[Any]]:
        parts = [part for each in args for _, part in flattened("", each)]
        return self.module.export(name_of(rule), [type_of(part) for part in parts]), parts

    def piece(self, kind: Kind, shape: Shape) -> Piece:
        """Zeroes in this memory, for as long as there is the machine."""
        made = Piece(self, 0, kind, shape)
        made.address = self._allocate(made.nbytes)
        made.clear()  # calls with other arrays may have been here
        return made

    def copied(self, piece: Piece) -> Piece:
        """A copy of a piece in this memory."""
        made = Piece(self, self._allocate(piece.nbytes), piece.kind, piece.shape)
        made.put(piece.tobytes())
        return made

    def zeros(self, shape: Shape, dtype: Any) -> Array:
        """An array of zeros in this memory."""
        import numpy as np

        kind = np.dtype(dtype)
        made = self.piece("i1", int(np.prod(shape, dtype=int)) * kind.itemsize)
        array: Array = made.array.view(kind).reshape(shape)
        return array

    def copied_array(self, array: Array) -> Array:
        """A copy of an array in this memory."""
        made = self.zeros(array.shape, array.dtype)
        made[...] = array
        return made

    def run(self, rule: Callable[..., Any], *args: Any) -> int:
        """Call a rule once. What lies elsewhere is copied in, and what was changed back out."""
        export, parts = self._parts(rule, args)
        top, slots = self._top, list[int]()
        # Two views of one memory stay two views of one.
        copied: dict[tuple[int, ...], tuple[int, Any]] = {}
        try:
            for part in parts:
                if not is_array(part):
                    slots.append(slot(part))
                    continue
                address = self._address(part)
                if address is None:
                    key = _place(part)
                    if key not in copied:
                        copied[key] = self._allocate(part.nbytes), part
                        self.write(copied[key][0], part.tobytes())
                    address = copied[key][0]
                slots.extend(array_slots(part, address))
            block = self._allocate(8 * len(slots))
            self._put(block, slots)
            answer = self._invocation(export.name, block, False)()
            for address, part in copied.values():
                _take_back(part, self.read(address, part.nbytes))
            return answer
        finally:
            self._top = top

    def _address(self, part: Array | Piece) -> int | None:
        """Where something begins in this memory, if it lies there."""
        if part.nbytes == 0:
            return 0
        if isinstance(part, Piece):
            return part.address if part.memory is self else None
        return self._inside(part)

    def _put(self, at: int, slots: Sequence[int]) -> None:
        """Write slots of a block."""
        self.write(at, struct.pack(f"<{len(slots)}q", *slots))

    _top: int  # up to where the memory is taken

    @abstractmethod
    def read(self, address: int, size: int) -> bytes:
        """Some bytes of the memory."""

    @abstractmethod
    def write(self, address: int, data: Any) -> None:
        """Put bytes into the memory."""

    @abstractmethod
    def clear(self, address: int, size: int) -> None:
        """Make some bytes of the memory zero."""

    @abstractmethod
    def array(self, address: int, size: int) -> Array:
        """NumPy's view of some bytes of the memory."""

    @abstractmethod
    def _allocate(self, size: int) -> int:
        """Take this many bytes of the memory; where they begin."""

    @abstractmethod
    def _inside(self, array: Array) -> int | None:
        """Where an array begins in this memory, if it lies there."""

    @abstractmethod
    def _invocation(
        self, name: str, block: int, brief: bool, given: Sequence[tuple[int, type]] = ()
    ) -> Callable[..., int]:
        """A call of an export with a block; numbers for some of its slots are given at each."""


class WasmMachine(ModuleMachine):
    """An instance of a game's module with its memory, for one thread at a time."""

    implementation = "wasmtime"

    def __init__(self, module: Module) -> None:
        self.module = module
        if module.endless is not None:
            raise module.endless
        self._store = wasmtime_c.Store(module.code)
        self._base = self._store.address
        self._size = self._store.size
        self._top = -(-self._store.number("__heap_base") // BESIDE) * BESIDE
        self._functions: dict[str, Any] = {}
        self._raw = (ctypes.c_int64 * 2)()  # `wasmtime_val_raw_t`: 16 bytes
        self._trap = ctypes.c_void_p()
        self.broken = False

    def _allocate(self, size: int) -> int:
        """Take this many bytes of the memory; where they begin."""
        at = self._top
        self._top = -(-(at + size) // BESIDE) * BESIDE
        if self._top > self._size:
            # Twice as much, so that it seldom grows.
            self._store.grow(max(self._top, 2 * self._size))
            self._size = self._store.size
        return at

    def read(self, address: int, size: int) -> bytes:
        return ctypes.string_at(self._base + address, size)

    def write(self, address: int, data: Any) -> None:
        ctypes.memmove(self._base + address, bytes(data), len(data))

    def clear(self, address: int, size: int) -> None:
        ctypes.memset(self._base + address, 0, size)

    def array(self, address: int, size: int) -> Array:
        import numpy as np

        return np.asarray(_Held(self, self._base + address, (size,)))

    def _inside(self, array: Array) -> int | None:
        """Where an array begins in this memory, if it lies there."""
        if not array.flags.c_contiguous:
            return None
        address = int(array.ctypes.data) - self._base
        return address if 0 <= address < self._size else None

    def memory(self, piece: Piece) -> memoryview:
        """The bytes of a piece, for as long as there is the machine."""
        held = (ctypes.c_uint8 * piece.nbytes).from_address(self._base + piece.address)
        return memoryview(held).cast("B")

    def _invocation(
        self, name: str, block: int, brief: bool, given: Sequence[tuple[int, type]] = ()
    ) -> Callable[..., int]:
        """A call of an export with a block; numbers for some of its slots are given at each."""
        if self.module.foreign:
            return self._counted(self._caller(name, block, False, given), brief)
        return self._caller(name, block, brief, given)

    def _counted(self, call: Callable[..., int], brief: bool) -> Callable[..., int]:
        """A call of a module from outside, with fuel for this many steps; without Python's lock, so
        that others go on meanwhile."""
        fuel = wasmtime_c.BRIEF_FUEL if brief else wasmtime_c.FUEL

        def counted(*values: int) -> int:
            if self.module.endless is not None:
                raise self.module.endless
            self._store.refuel(fuel)
            try:
                return call(*values)
            except wasmtime_c.Endless:
                wrong = BadModule("engine-module-endless", game=self.module.about.game)
                self.module.endless = wrong
                for game in registry.all_games():
                    if game.folder == self.module.path.parent:
                        registry.leave_out(game, wrong)
                raise wrong from None

        return counted

    def _caller(
        self, name: str, block: int, brief: bool, given: Sequence[tuple[int, type]] = ()
    ) -> Callable[..., int]:
        function = self._functions.get(name)
        if function is None:
            function = self._functions[name] = self._store.export(name, wasmtime_c.FUNCTION)
        library = wasmtime_c.brief_library() if brief else wasmtime_c.library()
        call, trap, fail = library.wasmtime_func_call_unchecked, self._trap, self._fail
        raw = memoryview(self._raw).cast("B").cast("q")
        pointers = function, self._raw, ctypes.pointer(trap)
        handle, place, fault = (ctypes.cast(each, ctypes.c_void_p) for each in pointers)
        arguments = (self._store.context, handle, place, ctypes.c_size_t(1), fault)

        # Flat, since a call of Python's takes a tenth of what the whole may take.
        if not given:

            def invoke() -> int:
                raw[0] = block
                if call(*arguments) or trap.value:
                    fail()
                return raw[0]

            return invoke
        first, last = given[0][0], given[-1][0]
        layout = "".join("d" if kind is float else "q" for _, kind in given)
        if last - first != 8 * (len(given) - 1):
            return self._scattered(given, self._caller(name, block, brief))
        write = struct.Struct(f"<{layout}").pack_into
        slots = (ctypes.c_char * (last - first + 8)).from_address(self._base + first)

        def invoke_with(*values: int) -> int:
            write(slots, 0, *values)
            raw[0] = block
            if call(*arguments) or trap.value:
                fail()
            return raw[0]

        return invoke_with

    def _scattered(
        self, given: Sequence[tuple[int, type]], invoke: Callable[[], int]
    ) -> Callable[..., int]:
        """The same, where the slots do not lie side by side."""
        places: list[Any] = [
            (ctypes.c_double if kind is float else ctypes.c_int64).from_address(self._base + at)
            for at, kind in given
        ]

        def call(*values: int) -> int:
            for where, value in zip(places, values, strict=True):
                where.value = value
            return invoke()

        return call

    def _fail(self) -> None:
        """Why a call failed. The instance cannot be used again: its stack is where it was left."""
        self.broken = True
        trap, self._trap = self._trap, ctypes.c_void_p()
        wasmtime_c.check_trap(trap)
        raise wasmtime_c.Trapped("the call was refused")


def _place(part: Array | Piece) -> tuple[int, ...]:
    """Where something lies that is not in a module's memory, and how long it is."""
    if isinstance(part, Piece):
        return id(part.memory), part.address, part.nbytes
    return int(part.ctypes.data), part.nbytes


def _take_back(part: Array | Piece, data: bytes) -> None:
    """Put what a call has left behind where its argument lies."""
    if isinstance(part, Piece):
        part.put(data)
    elif part.flags.writeable:
        import numpy as np

        part[...] = np.frombuffer(data, part.dtype).reshape(part.shape)


def array_slots(array: Array | Piece, address: int) -> list[int]:
    """An array as a block has it; its numbers lie in C order."""
    strides: list[int] = []
    step = array.itemsize
    for n in reversed(array.shape):
        strides.insert(0, step)
        step *= n
    return [0, 0, array.size, array.itemsize, address, *array.shape, *strides]


def slot(number: Any) -> int:
    """A number as a block has it."""
    if isinstance(number, float):
        return int(struct.unpack("<q", struct.pack("<d", number))[0])
    return (int(number) + _SIGNED) % (2 * _SIGNED) - _SIGNED
