"""`@rule` marks a plain function over a record that can be compiled.

The same source runs in a game's WebAssembly module (`engine.runtime.machine`), compiled by Numba
for the CPU and for a GPU (a CUDA kernel may call any rule), and interpreted, for debugging and
coverage.
The environment variable `TEPUI_JIT` chooses for a whole process:

- unset: modules, and Numba for a game whose module is missing or stale;
- `numba`: Numba for everything;
- `off`: nothing is compiled.

A rule that Python calls by its name is interpreted; `engine.runtime.machine` calls compiled rules.

Restrictions on a rule: no allocation, no exceptions, no strings, no Python objects; scratch arrays
are passed in, loops are small and fixed, tables are module-level tuples.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from functools import update_wrapper, wraps
from typing import Any, ClassVar, TypeVar

from tepui.engine.rules.record import Layout

Function = TypeVar("Function", bound=Callable[..., Any])

# By a name: the records that have a function of that name, each with its function.
Functions = Callable[[str], Iterable[tuple[Layout, Callable[..., Any]]]]
Route = tuple[Callable[..., Any], Functions, Callable[..., Any] | None]

_ASKED = os.environ.get("TEPUI_JIT", "").lower()
INTERPRETED = _ASKED in {"off", "0", "no", "false"}
NUMBA = _ASKED == "numba"

_wrapped: dict[Callable[..., Any], Callable[..., Any]] = {}
_routes: list[Route] = []


class Rule:
    """A function that can be compiled. Called from Python, it runs as it stands."""

    compiler: ClassVar[Callable[[Any], Any]]  # `engine.runtime.jit`, once it is loaded

    def __init__(self, function: Callable[..., Any]) -> None:
        self.py_func = function
        self._plain = _wrapped.get(function, function)
        update_wrapper(self, function)

    def __call__(self, *args: Any) -> Any:
        return self._plain(*args)

    @property
    def _numba_type_(self) -> Any:
        # Numba asks for it where compiled code names a rule.
        return type(self).compiler(self)._numba_type_


def rule(function: Function) -> Function:
    """Let the function be compiled."""
    if INTERPRETED:
        return _wrapped.get(function, function)  # type: ignore[return-value]
    return Rule(function)  # type: ignore[return-value]


def wrapping(function: Function) -> Function:
    """Allow unsigned numbers to wrap round in this function, as they do when compiled."""

    @wraps(function)
    def wrapped(*args: Any) -> Any:
        import numpy as np

        with np.errstate(over="ignore"):
            return function(*args)

    _wrapped[function] = wrapped
    return function


def route(stub: Callable[..., Any], functions: Functions,
          default: Callable[..., Any] | None = None) -> None:  # fmt: skip
    """Let compiled calls of a stub reach the function that its name has for the record's type, or
    the default. Whoever gives the functions checks their parameters; interpreted, a stub finds its
    function by itself."""
    _routes.append((stub, functions, default))


def routes() -> list[Route]:
    """All routes so far, once."""
    found = _routes[:]
    _routes.clear()
    return found
