"""The compiler's door: `@rule` makes compiled code of a plain function over a record.

The same source runs compiled for the CPU (Numba), compiled for a GPU (a CUDA kernel may call any
rule), and interpreted, when the environment says `TEPUI_JIT=off`: for debugging and coverage.

What this asks of a rule: no allocation, no exceptions, no strings, no Python objects; scratch
arrays are passed in, loops are small and fixed, tables are module-level tuples.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import platformdirs

from tepui.engine import registry

Rule = TypeVar("Rule", bound=Callable[..., Any])

INTERPRETED = os.environ.get("TEPUI_JIT", "on").lower() in {"off", "0", "no", "false"}

UNUSED_SECONDS = 30 * 24 * 3600

# The rooms whose functions are compiled, directly or as callees.
_COMPILED = ("engine", "bots", "lab")


@cache
def cache_folder() -> Path:
    """Where compiled code is kept: one folder for each state of the sources.

    Numba's cache notices a change in a function's own file only, not in the rules it calls, so the
    folder is named after a hash of all sources that are compiled and can never be stale.
    """
    package = Path(__file__).parents[1]
    digest = hashlib.sha256()
    for room in [*(package / name for name in _COMPILED), *registry.folders()]:
        for source in sorted(room.rglob("*.py")):
            digest.update(source.relative_to(room).as_posix().encode() + b"\0")
            digest.update(source.read_bytes() + b"\0")
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


def compiled_before() -> bool:
    """Whether compiled code lies in the cache; else a first call takes seconds."""
    return INTERPRETED or cache_folder().is_dir()


if INTERPRETED:
    import numpy as np

    def rule(function: Rule) -> Rule:
        """Leave the function as it is: the rules are interpreted."""
        return function

    def wrapping(function: Rule) -> Rule:
        """Allow unsigned numbers to wrap round in this function, as they do when compiled."""
        return np.errstate(over="ignore")(function)

else:
    import numba

    # A rule allocates nothing, so it needs no reference counts: without them, and with the calls
    # inlined, random play is two and a half times as fast.
    JIT_OPTIONS: Any = {"nogil": True, "error_model": "numpy", "forceinline": True, "_nrt": False}

    def rule(function: Rule) -> Rule:
        """Compile the function when it is first called, and keep the result on disk."""
        compiled = numba.njit(**JIT_OPTIONS)(function)
        # Our folder, for our functions alone: other code in this process keeps its own cache.
        settings: Any = numba.config
        elsewhere = settings.CACHE_DIR
        settings.CACHE_DIR = str(cache_folder())
        try:
            compiled.enable_caching()
        finally:
            settings.CACHE_DIR = elsewhere
        return compiled

    def wrapping(function: Rule) -> Rule:
        """Allow unsigned numbers to wrap round: compiled, they do."""
        return function
