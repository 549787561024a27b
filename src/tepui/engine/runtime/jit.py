"""Numba behind the rules: the engine uses it only through this module. Installed by `tepui[lab]`.

Compiled code is cached on disk, in a folder named after a hash of all sources that contain compiled
code: Numba's own check notices changes only in a function's own file.
"""

import contextlib
import hashlib
import os
import shutil
import threading
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import platformdirs

from tepui.engine.folders import SPECIMENS, packages
from tepui.engine.rules.record import Fields
from tepui.engine.rules.rule import Rule, routes
from tepui.engine.runtime.sources import game_sources, shared_sources
from tepui.engine.text.errors import TepuiError


class NeedsNumba(TepuiError):
    """Something was asked for that needs Numba."""


try:
    import numba
    from numba.core.caching import (
        CompileResultCacheImpl,
        FunctionCache,
        IndexDataCacheFile,
        InTreeCacheLocator,
    )
    from numba.extending import overload, typeof_impl
except ImportError as missing:
    raise NeedsNumba("engine-needs-numba") from missing

UNUSED_SECONDS = 30 * 24 * 3600

# A rule allocates nothing, so it needs no reference counts: without them, and with the calls
# inlined, random play is two and a half times as fast.
JIT_OPTIONS: Any = {"nogil": True, "error_model": "numpy", "forceinline": True, "_nrt": False}


@typeof_impl.register(Fields)
def _refuse(fields: Fields, context: Any) -> Any:
    # Numba's own complaint fills pages.
    raise TypeError(
        "a rule takes a record (`sight.position.record[0]`), not the fields `sight.s`: "
        "ask them in plain Python"
    )


@cache
def cache_folder() -> Path:
    """Where compiled code is kept: one folder for each state of the sources that are compiled."""
    digest = hashlib.sha256()
    specimens = {str(file): file.read_bytes() for file in sorted(SPECIMENS.rglob("*.py"))}
    games = (game_sources(folder) for folder, _ in packages())
    for sources in [shared_sources(), specimens, *games]:
        for name, source in sources.items():
            digest.update(name.encode() + b"\0" + source + b"\0")
    base = Path(os.environ.get("TEPUI_CACHE") or platformdirs.user_cache_path("tepui"))
    folder = base / f"compiled-{digest.hexdigest()[:16]}"
    _use(folder)
    return folder


def _use(folder: Path) -> None:
    """Mark a folder as used, and let go of those that were not for a month."""
    if folder.is_dir():
        with contextlib.suppress(OSError):  # a read-only cache serves as well
            os.utime(folder)
        return
    for other in folder.parent.glob("compiled-*"):
        if time.time() - other.stat().st_mtime > UNUSED_SECONDS:
            shutil.rmtree(other, ignore_errors=True)


class Shelf(InTreeCacheLocator):
    """A function's place in the cache, by its module's name: the package may be moved."""

    def __init__(self, py_func: Any, py_file: str) -> None:
        super().__init__(py_func, py_file)  # type: ignore[no-untyped-call]
        self._cache_path = str(cache_folder() / py_func.__module__)


class Drawer(IndexDataCacheFile):
    """A function's compiled forms, a file for each.

    Numba keeps an index beside them, which two processes that write at once make wrong: one's types
    with the other's code.
    """

    kept = 0  # functions that this process has compiled, for whoever waits for them

    def __init__(self, folder: str, name: str, stamp: object) -> None:
        super().__init__(folder, name, stamp)  # type: ignore[no-untyped-call]
        self._name = name

    def save(self, key: object, data: object) -> None:
        """Keep what was compiled for a key: types, processor, bytecode."""
        Drawer.kept += 1
        self._save_data(self._file(key), data)  # type: ignore[no-untyped-call]

    def load(self, key: object) -> Any:
        """What was compiled for a key, or None."""
        try:
            return self._load_data(self._file(key))  # type: ignore[no-untyped-call]
        except OSError:
            return None

    def _file(self, key: object) -> str:
        said = repr((numba.__version__, key)).encode()
        return f"{self._name}.{hashlib.sha256(said).hexdigest()[:16]}.nbc"


class Placed(CompileResultCacheImpl):
    """Our folder, for our functions alone: other code in this process keeps its own cache."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self._locator_classes = [Shelf]
        super().__init__(function)  # type: ignore[no-untyped-call]


class Kept(FunctionCache):
    """The compiled forms of one function."""

    _impl_class = Placed

    def __init__(self, function: Callable[..., Any]) -> None:
        super().__init__(function)  # type: ignore[no-untyped-call]
        self._cache_file = Drawer(
            self._cache_path, self._impl.filename_base, self._cache_file._source_stamp
        )


_making = threading.RLock()  # whoever asks second for a rule waits for what the first one makes
_made: dict[Callable[..., Any], Any] = {}


def dispatcher(rule: Callable[..., Any]) -> Any:
    """A rule as Numba's dispatcher, which compiles it for the types that it is called with, and
    keeps that on disk."""
    with _making:
        if rule not in _made:
            _register(routes())
            made = numba.njit(**JIT_OPTIONS)(getattr(rule, "py_func", rule))
            made._cache = Kept(made.py_func)
            _made[rule] = made
        return _made[rule]


Rule.compiler = dispatcher


def entry(function: Callable[..., Any], *args: Any) -> Callable[..., Any]:
    """The way into what is compiled for arguments like these, and for no others.

    It leaves out the question for their types, which takes half a microsecond.
    """
    held = dispatcher(function)
    types = tuple(held.typeof_pyval(each) for each in args)
    if types not in held.overloads:
        held.compile(types)
    return held.overloads[types].entry_point


def _register(found: list[Any]) -> None:
    """Let Numba choose by the record's type where compiled code calls a stub."""
    for stub, functions, default in found:
        _register_one(stub, functions, default)


def _register_one(stub: Any, functions: Any, default: Any) -> None:
    @overload(stub, strict=False, jit_options=JIT_OPTIONS)
    def choose(s: Any, *rest: Any) -> Any:
        for record, given in functions(stub.__name__):
            if s == numba.from_dtype(record.dtype):
                return getattr(given, "py_func", given)
        return default


_register(routes())
