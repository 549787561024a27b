"""The browser's own WebAssembly engine, used by Python running in the browser (Pyodide).

A module runs beside Python, in its own memory. Its arrays are not in Python's memory: they are read
and written through JavaScript, piece by piece (`web/python/numpy`).
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tepui.engine.wasm import BESIDE, Module, ModuleMachine, Piece, array_slots, is_array, slot
from tepui.engine.wasmtime_c import Trapped

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]


def open_module(game: str) -> Module:
    """What a game's module says about itself; the page has loaded it."""
    from tepui_host import moduleBytes  # type: ignore[import-not-found]

    return Module(Path(f"{game}.wasm"), moduleBytes(game).to_bytes())


class BrowserMachine(ModuleMachine):
    """An instance of a game's module with its memory.

    Arrays of `zeros` and `held` lie in that memory and are given to calls as they are; others are
    copied in and out.
    """

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
        """Some bytes of the memory."""
        found: bytes = self._bytes.subarray(address, address + size).to_bytes()
        return found

    def write(self, address: int, data: Any) -> None:
        """Put bytes into the memory."""
        if len(data):
            self._bytes.subarray(address, address + len(data)).assign(data)

    def clear(self, address: int, size: int) -> None:
        """Make some bytes of the memory zero."""
        self._bytes.fill(0, address, address + size)

    def window(self, piece: Piece) -> Callable[[], Any]:
        """The bytes of a piece, as JavaScript has them."""
        address, size = piece.address, piece.nbytes

        def view() -> Any:
            found = self._views.get(address)
            if found is None:
                found = self._views[address] = self._bytes.subarray(address, address + size)
            return found

        return view

    def _allocate(self, size: int) -> int:
        """Take so many bytes of the memory; where they begin."""
        at = self._top
        self._top = -(-(at + size) // BESIDE) * BESIDE
        if self._top > self._size:
            self._instance.grow(max(self._top, 2 * self._size))
            self._bytes = self._instance.bytes()  # the old ones are void
            self._size = int(self._bytes.length)
            self._views.clear()
        return at

    def zeros(self, shape: int | tuple[int, ...], dtype: Any) -> Array:
        """An array of zeros in the machine's memory."""
        import numpy as np

        kind = np.dtype(dtype)
        shape = (shape,) if isinstance(shape, int) else tuple(shape)
        size = int(np.prod(shape, dtype=int)) * kind.itemsize
        if size == 0:
            return np.zeros(shape, kind)
        address = self._allocate(size)
        self.clear(address, size)
        return self._array(address, kind, shape)

    def _array(self, address: int, kind: Any, shape: tuple[int, ...]) -> Array:
        import numpy as np

        made: Any = np.ndarray
        return made(None, kind, shape, (self, address))  # type: ignore[no-any-return]

    def held(self, array: Array) -> Array:
        """A copy of an array in the machine's memory."""
        made = self.zeros(array.shape, array.dtype)
        if address := self._inside(made):
            self.write(address, array.tobytes())
        return made

    def _inside(self, array: Array) -> int | None:
        machine, address = getattr(array, "remote", None) or (None, 0)
        if array.nbytes == 0:
            return 0
        return int(address) if machine is self else None

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

    def run(self, rule: Callable[..., Any], *args: Any) -> int:
        """Call a rule once. Arrays from elsewhere are copied in, and what was changed back out."""
        export, parts = self._parts(rule, args)
        top, copied, slots = self._top, [], []
        try:
            for part in parts:
                if not is_array(part):
                    slots.append(slot(part))
                    continue
                address = self._inside(part)
                if address is None:
                    address = self._allocate(part.nbytes)
                    self.write(address, part.tobytes())
                    copied.append((address, part))
                slots.extend(array_slots(part, address))
            block = self._allocate(8 * len(slots))
            self._put(block, slots)
            answer = self._invoke(export.name, block)
            for address, part in copied:
                part.data[:] = self.read(address, part.nbytes)
            return answer
        finally:
            self._top = top

    def _put(self, at: int, slots: Sequence[int]) -> None:
        self.write(at, struct.pack(f"<{len(slots)}q", *slots))

    def _invoke(self, name: str, block: int) -> int:
        try:
            return int(self._call(name, block))
        except Exception as wrong:
            self.broken = True
            raise Trapped(str(wrong)) from wrong
