"""A stand-in for msgspec where it is not installed: benchmarks of bots send no messages.

Import it before `tepui`, on machines that have NumPy and Numba and little else.
"""

import dataclasses
import importlib.util
import sys
from types import ModuleType
from typing import Any


class Struct:
    """Fields and nothing else."""

    def __init_subclass__(cls, **kinds: Any) -> None:
        dataclasses.dataclass(cls)


if importlib.util.find_spec("msgspec") is None:
    stand_in = ModuleType("msgspec")
    stand_in.Struct = Struct  # type: ignore[attr-defined]
    sys.modules["msgspec"] = stand_in
