"""The page's Python outside a browser: wasmtime in place of the browser's engine.

python fake_host.py SCRIPT    runs a script as the page's Python would
"""

from __future__ import annotations

import ctypes
import runpy
import sys
from pathlib import Path
from types import ModuleType

import wasmtime

ROOT = Path(__file__).parents[2]


class Bytes:
    """A piece of a module's memory, as JavaScript's typed arrays have it in Pyodide."""

    def __init__(self, address: int, length: int) -> None:
        self.length = length
        self._held = (ctypes.c_char * length).from_address(address)
        self._address = address

    def subarray(self, begin: int, end: int) -> Bytes:
        return Bytes(self._address + begin, end - begin)

    def to_bytes(self) -> bytes:
        return self._held.raw

    def assign(self, data: object) -> None:
        memoryview(self._held).cast("B")[:] = memoryview(data).cast("B")

    def assign_to(self, data: object) -> None:
        memoryview(data).cast("B")[:] = self._held.raw

    def fill(self, value: int, begin: int, end: int) -> None:
        ctypes.memset(self._address + begin, value, end - begin)


class Instance:
    def __init__(self, module: wasmtime.Module) -> None:
        self._store = wasmtime.Store(_engine)
        self._exports = wasmtime.Instance(self._store, module, []).exports(self._store)
        self._memory = self._exports["memory"]
        self.heapBase = self._exports["__heap_base"].value(self._store)

    def call(self, name: str, block: int) -> int:
        return self._exports[name](self._store, block)

    def bytes(self) -> Bytes:
        address = ctypes.addressof(self._memory.data_ptr(self._store).contents)
        return Bytes(address, self._memory.data_len(self._store))

    def grow(self, size: int) -> None:
        more = size - self._memory.data_len(self._store)
        self._memory.grow(self._store, -(-more // 65536))


_config = wasmtime.Config()
_config.cache = True  # of what was compiled: each process would take seconds
_engine = wasmtime.Engine(_config)
_modules: dict[str, wasmtime.Module] = {}


def _wasm(game: str) -> bytes:
    return (ROOT / "src" / "tepui" / "games" / game / f"{game}.wasm").read_bytes()


def _instantiate(game: str) -> Instance:
    if game not in _modules:
        _modules[game] = wasmtime.Module(_engine, _wasm(game))
    return Instance(_modules[game])


class _Read(bytes):
    def to_bytes(self) -> bytes:
        return bytes(self)


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "src"))
    sys.modules["numpy"] = None  # there is none

    host = ModuleType("tepui_host")
    host.moduleBytes = lambda game: _Read(_wasm(game))
    host.instantiate = _instantiate
    sys.modules["tepui_host"] = host
    from tepui.engine.runtime import machine

    machine.IN_BROWSER = True
    sys.argv = sys.argv[1:]
    runpy.run_path(sys.argv[0], run_name="__main__")
