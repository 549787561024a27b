"""The compiler's door: `@rule` makes compiled code of a plain function over a record.

The same source runs compiled for the CPU (Numba), compiled for a GPU (a CUDA kernel may call any
rule), and interpreted: when the environment says `TEPUI_JIT=off`, for debugging and coverage, and
until it is compiled, where nobody is to wait for that (`Manner`).

What this asks of a rule: no allocation, no exceptions, no strings, no Python objects; scratch
arrays are passed in, loops are small and fixed, tables are module-level tuples.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import shutil
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from enum import Enum
from functools import cache, partial
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
import platformdirs

from tepui.engine.folders import folders

Rule = TypeVar("Rule", bound=Callable[..., Any])

# By a name: the records' types that have a function of that name, each with its function.
Functions = Callable[[str], Iterable[tuple[np.dtype[Any], Callable[..., Any]]]]

INTERPRETED = os.environ.get("TEPUI_JIT", "on").lower() in {"off", "0", "no", "false"}

UNUSED_SECONDS = 30 * 24 * 3600

# The rooms that hold compiled code, beside the games.
_ROOMS = ("engine", "bots", "lab")

# What a source says that holds compiled code, and how it names its neighbours.
_DOOR = b"from tepui.engine.rule import"
_NEIGHBOUR = re.compile(rb"^from (?:[\w.]+)?\.(\w+) import", re.MULTILINE)


@cache
def cache_folder() -> Path:
    """Where compiled code is kept: one folder for each state of the sources that are compiled.

    Numba's cache notices a change in a function's own file only, not in the rules it calls, so the
    folder is named after a hash of all sources that hold compiled code and can never be stale.
    """
    package = Path(__file__).parents[1]
    digest = hashlib.sha256()
    for room in [*(package / name for name in _ROOMS), *folders()]:
        for name, source in _compiled(room):
            digest.update(name.encode() + b"\0" + source + b"\0")
    base = Path(os.environ.get("TEPUI_CACHE") or platformdirs.user_cache_path("tepui"))
    folder = base / f"compiled-{digest.hexdigest()[:16]}"
    _use(folder)
    return folder


def _compiled(room: Path) -> Iterator[tuple[str, bytes]]:
    """The sources below a folder that hold compiled code, or the tables that it reads."""
    sources = {path: path.read_bytes() for path in sorted(room.rglob("*.py"))}
    found = {path for path, source in sources.items() if _DOOR in source}
    waiting = list(found)
    while waiting:
        path = waiting.pop()
        for name in _NEIGHBOUR.findall(sources[path]):
            neighbour = path.with_name(name.decode() + ".py")
            if path.parent.parent == room and neighbour in sources and neighbour not in found:
                found.add(neighbour)
                waiting.append(neighbour)
    for path in sorted(found):
        yield path.relative_to(room).as_posix(), sources[path]


def _use(folder: Path) -> None:
    """Mark a folder as used, and let go of those that were not for a month."""
    if folder.is_dir():
        with contextlib.suppress(OSError):  # a read-only cache serves as well
            os.utime(folder)
        return
    for other in folder.parent.glob("compiled-*"):
        if time.time() - other.stat().st_mtime > UNUSED_SECONDS:
            shutil.rmtree(other, ignore_errors=True)


def compiled_before() -> bool:
    """Whether compiled code lies in the cache; else a first call takes seconds."""
    return INTERPRETED or cache_folder().is_dir()


class Manner(Enum):
    """What a thread does when it calls a rule whose compiled form is not loaded."""

    COMPILE = "loads it, or compiles it"
    INTERPRET = "runs it as it stands"


class _Thread(threading.local):
    manner: Manner | None = None  # None: as all do


_thread = _Thread()
_usual = Manner.COMPILE


def all_threads(manner: Manner) -> None:
    """Say what threads do that were told nothing else."""
    global _usual
    _usual = manner


@contextlib.contextmanager
def calling(manner: Manner) -> Iterator[None]:
    """Let this thread call rules in this manner, for a while."""
    before, _thread.manner = _thread.manner, manner
    try:
        yield
    finally:
        _thread.manner = before


if INTERPRETED:

    def quick_by(compiled: Rule, function: Rule) -> None:
        """Nothing to do: all rules are interpreted as they are."""

    def rule(function: Rule) -> Rule:
        """Leave the function as it is: the rules are interpreted."""
        return function

    def entry(compiled: Rule, *args: Any) -> Rule:
        """Nothing to leave out: there are no types."""
        return compiled

    def wrapping(function: Rule) -> Rule:
        """Allow unsigned numbers to wrap round in this function, as they do when compiled."""
        return np.errstate(over="ignore")(function)

    def route(
        stub: Callable[..., Any],
        functions: Functions,
        default: Callable[..., Any] | None = None,
    ) -> None:
        """Nothing to do: interpreted, a stub finds its function by itself."""

else:
    import numba
    from numba.core.caching import IndexDataCacheFile, UserProvidedCacheLocator
    from numba.extending import overload

    class Shelf(UserProvidedCacheLocator):
        """A function's place in the cache, by its module's name: the package may be moved."""

        def __init__(self, py_func: Any, py_file: str) -> None:
            super().__init__(py_func, py_file)  # type: ignore[no-untyped-call]
            self._cache_path = str(cache_folder() / py_func.__module__)

    class Drawer(IndexDataCacheFile):
        """A function's compiled forms, a file for each.

        Numba keeps an index beside them, which two processes that write at once make wrong: one's
        types with the other's code.
        """

        def __init__(self, folder: str, name: str, stamp: object) -> None:
            super().__init__(folder, name, stamp)  # type: ignore[no-untyped-call]
            self._name = name

        def save(self, key: object, data: object) -> None:
            """Keep what was compiled for a key: types, processor, bytecode."""
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

    # A rule allocates nothing, so it needs no reference counts: without them, and with the calls
    # inlined, random play is two and a half times as fast.
    JIT_OPTIONS: Any = {"nogil": True, "error_model": "numpy", "forceinline": True, "_nrt": False}

    def rule(function: Rule) -> Rule:
        """Compile the function when it is first called, and keep the result on disk."""
        compiled = numba.njit(**JIT_OPTIONS)(function)
        # Our folder, for our functions alone: other code in this process keeps its own cache.
        settings: Any = numba.config
        before = settings.CACHE_DIR, settings.CACHE_LOCATOR_CLASSES
        settings.CACHE_DIR = str(cache_folder())
        settings.CACHE_LOCATOR_CLASSES = f"{__name__}.{Shelf.__name__}"
        try:
            compiled.enable_caching()
        finally:
            settings.CACHE_DIR, settings.CACHE_LOCATOR_CLASSES = before
        files = compiled._cache
        files._cache_file = Drawer(
            files._cache_path, files._impl.filename_base, files._cache_file._source_stamp
        )
        # Numba asks here when a function is called for types that it has no code for, and calls
        # what it is given.
        compiled._compile_for_args = partial(_not_loaded, compiled, compiled._compile_for_args)
        compiled.as_it_stands = _wrapped.get(function, function)
        return compiled

    def entry(compiled: Rule, *args: Any) -> Rule:
        """The way into what is compiled for arguments like these, and for no others.

        It leaves out the question for their types, which takes half a microsecond.
        """
        held: Any = compiled
        found = held.overloads[tuple(held.typeof_pyval(each) for each in args)]
        return found.entry_point

    _wrapped: dict[Callable[..., Any], Callable[..., Any]] = {}

    def quick_by(compiled: Rule, function: Rule) -> None:
        """Let a rule that takes long interpreted run as another function that does the same."""
        held: Any = compiled
        held.as_it_stands = function

    def _not_loaded(compiled: Any, load: Callable[..., Any], *args: Any) -> Any:
        """What is called in place of compiled code that is not loaded."""
        manner = _thread.manner or _usual
        return compiled.as_it_stands if manner is Manner.INTERPRET else load(*args)

    def wrapping(function: Rule) -> Rule:
        """Allow unsigned numbers to wrap round: compiled, they do."""
        _wrapped[function] = np.errstate(over="ignore")(function)
        return function

    def route(
        stub: Callable[..., Any],
        functions: Functions,
        default: Callable[..., Any] | None = None,
    ) -> None:
        """Let compiled calls of a stub reach the function that its name has for the record's type,
        or the default. Whoever gives the functions checks their parameters."""

        @overload(stub, strict=False, jit_options=JIT_OPTIONS)
        def choose(s: Any, *rest: Any) -> Callable[..., Any] | None:
            for record, given in functions(stub.__name__):
                if s == numba.from_dtype(record):
                    return getattr(given, "py_func", given)
            return default
