"""The browser's own WebAssembly engine, used by Python running in the browser (Pyodide).

A module runs beside Python, in its own memory, which is read and written through JavaScript, piece
by piece (`engine.runtime.piece`).
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tepui.engine.runtime.piece import Piece
from tepui.engine.runtime.wasm import BESIDE, Module, ModuleMachine
from tepui.engine.runtime.wasmtime_c import Trapped

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]


def open_module(game: str) -> Module:
    """What a game's module says about itself; the page has loaded it."""
    from tepui_host import moduleBytes  # type: ignore[import-not-found]

    return Module(Path(f"{game}.wasm"), moduleBytes(game).to_bytes())


class BrowserMachine(ModuleMachine):
    """An instance of a game's module with its memory."""

    implementation = "browser"

    def __init__(self, module: Module) -> None:
        from tepui_host import instantiate

        self.module = module
        self._instance = instantiate(module.about.game)
        self._call = self._instance.call
        self._bytes = self._instance.bytes()
        self._size = int(self._bytes.length)
        self._top = -(-int(self._instance.heapBase) // BESIDE) * BESIDE
        self._views: dict[int, Any] = {}
        self.broken = False

    # Its memory

    def read(self, address: int, size: int) -> bytes:
        data: bytes = self._bytes.subarray(address, address + size).to_bytes()
        return data

    def write(self, address: int, data: Any) -> None:
        if len(data):
            self._bytes.subarray(address, address + len(data)).assign(data)

    def clear(self, address: int, size: int) -> None:
        self._bytes.fill(0, address, address + size)

    def window(self, piece: Piece) -> Callable[[], Any]:
        """The bytes of a piece, as JavaScript has them."""
        address, size = piece.address, piece.nbytes

        def view() -> Any:
            kept = self._views.get(address)
            if kept is None:
                kept = self._views[address] = self._bytes.subarray(address, address + size)
            return kept

        return view

    def _allocate(self, size: int) -> int:
        """Take this many bytes of the memory; where they begin."""
        at = self._top
        self._top = -(-(at + size) // BESIDE) * BESIDE
        if self._top > self._size:
            self._instance.grow(max(self._top, 2 * self._size))
            self._bytes = self._instance.bytes()  # the old ones are void
            self._size = int(self._bytes.length)
            self._views.clear()
        return at

    def array(self, address: int, size: int) -> Array:
        raise TypeError("NumPy cannot look into a module that runs in a browser")

    def _inside(self, array: Array) -> int | None:
        return None

    # Calls

    def _invocation(
        self, name: str, block: int, brief: bool, given: Sequence[tuple[int, type]] = ()
    ) -> Callable[..., int]:
        """A call of an export with a block; numbers for some of its slots are given at each."""
        del brief
        kinds = ["d" if kind is float else "q" for _, kind in given]
        first = given[0][0] if given else 0
        if [at for at, _ in given] == [first + 8 * n for n in range(len(given))]:
            packed = struct.Struct("<" + "".join(kinds)).pack

            def call_in_a_row(*values: int) -> int:
                self.write(first, packed(*values))
                return self._invoke(name, block)

            return call_in_a_row

        def call(*values: int) -> int:
            for (at, _), kind, value in zip(given, kinds, values, strict=True):
                self.write(at, struct.pack("<" + kind, value))
            return self._invoke(name, block)

        return call

    def _invoke(self, name: str, block: int) -> int:
        try:
            return int(self._call(name, block))
        except Exception as wrong:
            self.broken = True
            raise Trapped(str(wrong)) from wrong
