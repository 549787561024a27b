"""Wasmtime through its C API, as far as a module without imports needs it.

The API is documented (https://docs.wasmtime.dev/c-api/), and the package `wasmtime` contains the
library. Its Python classes would do except for speed: a call through them takes a hundred
microseconds, a call of `wasmtime_func_call_unchecked` one. That function needs a store's context
and a function's handle, which the classes keep private, so everything is done here, with the
functions and structures of `wasmtime.h`. They may change in a major version: a newer wasmtime is
tested before it is allowed.
"""

import ctypes
import importlib.util
import platform
import sys
import weakref
from ctypes import byref, c_bool, c_char_p, c_int64, c_size_t, c_uint8, c_uint64, c_void_p
from functools import cache
from pathlib import Path
from typing import Any

PAGE = 65536
# Of a module from outside: bytes of its memory, and instructions of one call.
MOST_MEMORY = 512 * 2**20
FUEL, BRIEF_FUEL = 20_000_000_000, 500_000_000
FUNCTION, GLOBAL, MEMORY = 0, 1, 3  # kinds of exports


class Trapped(RuntimeError):
    """A module did what it may not, and was stopped."""


class Endless(Trapped):
    """A call took more steps than it may."""


class Refused(ValueError):
    """Wasmtime cannot use what it was given."""


class Bytes(ctypes.Structure):
    """`wasm_byte_vec_t`."""

    _fields_ = [("size", c_size_t), ("data", ctypes.POINTER(c_uint8))]


class Instance(ctypes.Structure):
    """`wasmtime_instance_t`."""

    _fields_ = [("store", c_uint64), ("private", c_size_t)]


class Extern(ctypes.Structure):
    """`wasmtime_extern_t`: a kind, and a union whose largest part has 24 bytes."""

    _fields_ = [("kind", c_uint8), ("of", c_uint64 * 3)]


class Value(ctypes.Structure):
    """`wasmtime_val_t`, of which only whole numbers are read."""

    _fields_ = [("kind", c_uint8), ("of", c_uint64 * 3)]


_FUNCTIONS: dict[str, tuple[Any, list[Any]]] = {
    "wasm_engine_new": (c_void_p, []),
    "wasm_config_new": (c_void_p, []),
    "wasmtime_config_consume_fuel_set": (None, [c_void_p, c_bool]),
    "wasm_engine_new_with_config": (c_void_p, [c_void_p]),
    "wasmtime_context_set_fuel": (c_void_p, [c_void_p, c_uint64]),
    "wasmtime_store_limiter": (None, [c_void_p, *[c_int64] * 5]),
    "wasmtime_module_new": (c_void_p, [c_void_p, c_char_p, c_size_t, c_void_p]),
    "wasmtime_module_delete": (None, [c_void_p]),
    "wasmtime_module_serialize": (c_void_p, [c_void_p, c_void_p]),
    "wasmtime_module_deserialize": (c_void_p, [c_void_p, c_char_p, c_size_t, c_void_p]),
    "wasmtime_store_new": (c_void_p, [c_void_p, c_void_p, c_void_p]),
    "wasmtime_store_context": (c_void_p, [c_void_p]),
    "wasmtime_store_delete": (None, [c_void_p]),
    "wasmtime_instance_new": (c_void_p, [*[c_void_p] * 3, c_size_t, c_void_p, c_void_p]),
    "wasmtime_instance_export_get": (c_bool, [c_void_p, c_void_p, c_char_p, c_size_t, c_void_p]),
    "wasmtime_global_get": (None, [c_void_p, c_void_p, c_void_p]),
    "wasmtime_memory_data": (c_void_p, [c_void_p, c_void_p]),
    "wasmtime_memory_data_size": (c_size_t, [c_void_p, c_void_p]),
    "wasmtime_memory_grow": (c_void_p, [c_void_p, c_void_p, c_uint64, c_void_p]),
    "wasmtime_func_call_unchecked": (c_void_p, [c_void_p, c_void_p, c_void_p, c_size_t, c_void_p]),
    "wasmtime_error_message": (None, [c_void_p, c_void_p]),
    "wasmtime_error_delete": (None, [c_void_p]),
    "wasm_trap_message": (None, [c_void_p, c_void_p]),
    "wasm_trap_delete": (None, [c_void_p]),
    "wasm_byte_vec_delete": (None, [c_void_p]),
}  # fmt: skip


def _path() -> Path:
    """Where the package keeps the library, for this system and processor."""
    spec = importlib.util.find_spec("wasmtime")  # not imported: its classes take 50 ms to load
    if spec is None or not spec.submodule_search_locations:
        raise ImportError("wasmtime is not installed")
    name = {"win32": "_wasmtime.dll", "darwin": "_libwasmtime.dylib"}.get(sys.platform)
    processor = {"AMD64": "x86_64", "arm64": "aarch64", "ARM64": "aarch64"}
    machine = processor.get(platform.machine(), platform.machine())
    folder = Path(spec.submodule_search_locations[0]) / f"{sys.platform}-{machine}"
    return folder / (name or "_libwasmtime.so")


def _loaded(kind: Any) -> Any:
    try:
        library = kind(str(_path()))
    except OSError as why:
        raise ImportError(f"wasmtime has no library for this machine: {why}") from why
    for name, (result, arguments) in _FUNCTIONS.items():
        function = getattr(library, name)
        function.restype, function.argtypes = result, arguments
    return library


@cache
def library() -> Any:
    """The library; a call lets other threads of Python go on meanwhile."""
    return _loaded(ctypes.CDLL)


@cache
def brief_library() -> Any:
    """The same library; a call keeps Python's lock, which is quicker where it takes microseconds
    only."""
    return _loaded(ctypes.PyDLL)


@cache
def engine(counting: bool = False) -> c_void_p:
    """One engine for the process: it compiles modules. Where it counts, code runs on fuel."""
    if not counting:
        return c_void_p(library().wasm_engine_new())
    config = library().wasm_config_new()
    library().wasmtime_config_consume_fuel_set(config, True)
    return c_void_p(library().wasm_engine_new_with_config(config))


def check(error: int | None) -> None:
    """Raise what a function has returned as an error."""
    if error:
        text = Bytes()
        library().wasmtime_error_message(error, byref(text))
        library().wasmtime_error_delete(error)
        raise Refused(_taken(text).decode(errors="replace"))


def check_trap(trap: c_void_p) -> None:
    """Raise what has stopped a call."""
    if trap.value:
        text = Bytes()
        library().wasm_trap_message(trap, byref(text))
        library().wasm_trap_delete(trap)
        said = _taken(text).decode(errors="replace").strip("\0\n ")
        why = said.rsplit("\n", 1)[-1].strip()  # after a list of the calls
        raise Endless(why) if "fuel" in why else Trapped(why)


def _taken(held: Bytes) -> bytes:
    data = ctypes.string_at(held.data, held.size)
    library().wasm_byte_vec_delete(byref(held))
    return data


def _delete_with(owner: object, delete: Any, pointer: c_void_p) -> None:
    """Delete what is in the library when its owner is gone; at the end of the process, nothing."""
    weakref.finalize(owner, delete, pointer).atexit = False


class Code:
    """A compiled module, which any thread may use."""

    def __init__(self, pointer: c_void_p, counting: bool = False) -> None:
        self.pointer, self.counting = pointer, counting
        _delete_with(self, library().wasmtime_module_delete, pointer)

    def serialized(self) -> bytes:
        """What `loaded` takes, in this version of wasmtime on this kind of processor."""
        data = Bytes()
        check(library().wasmtime_module_serialize(self.pointer, byref(data)))
        return _taken(data)


def compiled(wasm: bytes, counting: bool = False) -> Code:
    """Compile a module."""
    pointer = c_void_p()
    check(library().wasmtime_module_new(engine(counting), wasm, len(wasm), byref(pointer)))
    return Code(pointer, counting)


def loaded(serialized: bytes, counting: bool = False) -> Code:
    """A module that was compiled before. It is trusted: give it only what we have made."""
    pointer, n = c_void_p(), len(serialized)
    made = library().wasmtime_module_deserialize(engine(counting), serialized, n, byref(pointer))
    check(made)
    return Code(pointer, counting)


class Store:
    """An instance of a module, with its memory: for one thread at a time."""

    def __init__(self, code: Code) -> None:
        self._code = code  # kept as long as it runs
        store = c_void_p(library().wasmtime_store_new(engine(code.counting), None, None))
        _delete_with(self, library().wasmtime_store_delete, store)
        self.context = c_void_p(library().wasmtime_store_context(store))
        if code.counting:
            library().wasmtime_store_limiter(store, MOST_MEMORY, -1, -1, -1, -1)
            self.refuel(FUEL)
        self._instance, trap = Instance(), c_void_p()
        made = byref(self._instance)
        check(
            library().wasmtime_instance_new(self.context, code.pointer, None, 0, made, byref(trap))
        )
        check_trap(trap)
        self._memory = self.export("memory", MEMORY)

    def refuel(self, steps: int) -> None:
        """What the next call may take, where the engine counts."""
        check(library().wasmtime_context_set_fuel(self.context, steps))

    def export(self, name: str, kind: int) -> Any:
        """What the instance has under a name: the handle that functions take."""
        extern, said = Extern(), name.encode()
        there = library().wasmtime_instance_export_get(
            self.context, byref(self._instance), said, len(said), byref(extern)
        )
        if not there or extern.kind != kind:
            raise Refused(f"it has no export '{name}'")
        return extern.of

    def number(self, name: str) -> int:
        """The value of a global whole number."""
        value = Value()
        library().wasmtime_global_get(self.context, self.export(name, GLOBAL), byref(value))
        return int(value.of[0]) & 0xFFFFFFFF

    @property
    def address(self) -> int:
        """Where the memory begins. It never moves: wasmtime reserves four gigabytes for it."""
        return int(library().wasmtime_memory_data(self.context, self._memory))

    @property
    def size(self) -> int:
        """How many bytes the memory has."""
        return int(library().wasmtime_memory_data_size(self.context, self._memory))

    def grow(self, size: int) -> None:
        """Make the memory at least so large."""
        pages, before = -(-(size - self.size) // PAGE), c_uint64()
        if pages > 0:
            error = library().wasmtime_memory_grow(self.context, self._memory, pages, byref(before))
            check(error)
