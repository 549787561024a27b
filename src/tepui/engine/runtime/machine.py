"""What runs a game's rules: one interface, four implementations, chosen here.

    machine = machine_of(game)                     # for one thread at a time
    table = machine.piece(NODE, 1024)              # zeroes in its memory
    grow = machine.bind(simulate, table, int)      # a rule with its arguments, but for a number
    grow(500)

- `wasmtime`: the game's WebAssembly module (`wasm.py`). Servers, terminals, bots, the coach and
  environments use it. Pieces lie in the module's memory, and nothing is copied for a call.
- `numba`: the rules compiled on this machine (`jit.py`), in seconds to minutes: for the lab where
  it is installed, and for a game whose module is missing or stale, as while one edits rules.
- `browser`: the same module, where Python itself runs in a browser (`browser.py`).
- `interpreted`: plain Python, for tests and debugging.

All give the same answers, byte for byte.
"""

from __future__ import annotations

import importlib.util
import logging
import sys
import threading
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, Protocol

from tepui.engine.folders import OWN
from tepui.engine.game import Game
from tepui.engine.rules import rule as mode
from tepui.engine.runtime.piece import Kind, Piece, Shape, piece
from tepui.engine.text.errors import TepuiError

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]

log = logging.getLogger("tepui")

IN_BROWSER = sys.platform == "emscripten"


class Machine(Protocol):
    """Calls rules of one game, for one thread at a time."""

    implementation: str
    broken: bool  # a call was stopped: make another machine

    def piece(self, kind: Kind, shape: Shape) -> Piece:
        """Zeroes in the machine's memory."""

    def copied(self, piece: Piece) -> Piece:
        """A copy of a piece in the machine's memory."""

    def zeros(self, shape: Shape, dtype: Any) -> Array:
        """An array of zeros in the machine's memory, for those who have NumPy."""

    def copied_array(self, array: Array) -> Array:
        """A copy of an array in the machine's memory."""

    def bind(self, rule: Callable[..., Any], *args: Any, brief: bool = False) -> Callable[..., int]:
        """A call of a rule with these arguments, which lie in the machine's memory.

        Where `int` or `float` stands in place of a number, it is given at each call. A brief call
        takes microseconds, and may keep Python's lock.
        """

    def run(self, rule: Callable[..., Any], *args: Any) -> int:
        """Call a rule once, with arguments from anywhere."""


def arrays(given: Any) -> Any:
    """An argument as Python's rules, and Numba's, take it: NumPy's arrays in place of pieces."""
    if isinstance(given, Piece):
        return given.array
    if isinstance(given, tuple):
        parts = [arrays(each) for each in given]
        return given._make(parts) if hasattr(given, "_make") else tuple(parts)
    return given


class Interpreted:
    """Rules as they stand."""

    implementation = "interpreted"
    broken = False

    def piece(self, kind: Kind, shape: Shape) -> Piece:
        return piece(kind, shape)

    def copied(self, given: Piece) -> Piece:
        made = piece(given.kind, given.shape)
        made.put(given.tobytes())
        return made

    def zeros(self, shape: Shape, dtype: Any) -> Array:
        import numpy as np

        return np.zeros(shape, dtype)

    def copied_array(self, array: Array) -> Array:
        return array.copy(order="C")

    def bind(self, rule: Callable[..., Any], *args: Any, brief: bool = False) -> Callable[..., int]:
        del brief
        given = [n for n, each in enumerate(args) if each is int or each is float]
        fixed = [each() if n in given else arrays(each) for n, each in enumerate(args)]
        function = self._way_into(rule, *fixed)
        if not given:
            return lambda: function(*fixed)
        if given == [len(args) - 1]:
            first = tuple(fixed[:-1])
            return lambda value: function(*first, value)

        def call(*values: int) -> int:
            for n, value in zip(given, values, strict=True):
                fixed[n] = value
            return int(function(*fixed) or 0)

        return call

    def run(self, rule: Callable[..., Any], *args: Any) -> int:
        return int(rule(*map(arrays, args)) or 0)

    def _way_into(self, rule: Callable[..., Any], *args: Any) -> Callable[..., Any]:
        del args
        return rule


class ByNumba(Interpreted):
    """Rules that Numba compiles."""

    implementation = "numba"

    def run(self, rule: Callable[..., Any], *args: Any) -> int:
        from tepui.engine.runtime import jit

        return int(jit.dispatcher(rule)(*map(arrays, args)) or 0)

    def _way_into(self, rule: Callable[..., Any], *args: Any) -> Callable[..., Any]:
        from tepui.engine.runtime import jit

        return jit.entry(rule, *args)


def has_numba() -> bool:
    """Whether Numba is installed."""
    return importlib.util.find_spec("numba") is not None


@cache
def _module(game: Game, compiled: bool = True) -> Any:
    """A game's module, or None where Numba takes its place."""
    from tepui.engine.runtime.wasm import BadModule, Module

    path = game.folder / f"{game.id}.wasm"
    if IN_BROWSER:
        from tepui.engine.runtime.browser import open_module

        return open_module(game.id)
    if not path.is_file():
        if has_numba():
            return None  # a user's game needs no module
        raise BadModule("engine-module-missing", path=str(path), game=game.id)
    try:
        module = Module(path, path.read_bytes(), game.folder.parent != OWN)
        module.check(game.id, game.folder)
        if compiled:
            module.code  # noqa: B018  # or why it cannot be compiled
    except (TepuiError, ImportError) as why:
        if not has_numba():
            raise
        log.warning(str(why))
        return None
    return module


def implementation_of(game: Game, compiled: bool = True) -> str:
    """What runs a game's rules in this process: `wasmtime`, `numba`, `browser`, `interpreted`.

    Without `compiled`, what would run them: its module is looked at, but not yet compiled.
    """
    if mode.INTERPRETED:
        return Interpreted.implementation
    if IN_BROWSER:
        return "browser"
    if mode.NUMBA or _module(game, compiled) is None:
        return ByNumba.implementation
    return "wasmtime"


def machine_of(game: Game) -> Machine:
    """A new machine for a game."""
    implementation = implementation_of(game)
    if implementation == "browser":
        from tepui.engine.runtime.browser import BrowserMachine

        return BrowserMachine(_module(game, True))
    if implementation == "wasmtime":
        from tepui.engine.runtime.wasm import WasmMachine

        return WasmMachine(_module(game, True))
    game.material  # noqa: B018  # its rules, which have to be bound to its record
    return ByNumba() if implementation == "numba" else Interpreted()


def bulk_machine_of(game: Game) -> Machine:
    """A new machine for very many games: Numba's where it is installed, which is faster."""
    if not mode.INTERPRETED and has_numba():
        game.material  # noqa: B018
        return ByNumba()
    return machine_of(game)


class _Here(threading.local):
    def __init__(self) -> None:
        self.machines: dict[str, Machine] = {}


_here = _Here()


def machine_here(game: Game) -> Machine:
    """This thread's own machine for a game, for short calls."""
    found = _here.machines.get(game.package)
    if found is None or found.broken:
        found = _here.machines[game.package] = machine_of(game)
    return found
