"""The engine: record, contract, chance, hidden information, logs. It knows no game."""

import sys
import warnings
from importlib import import_module
from importlib.machinery import ModuleSpec
from types import ModuleType

_PACKAGES = {
    "play": {"log"},
    "rules": {"chance", "contract", "numbers", "places", "record", "rule", "sight"},
    "text": {"errors", "sheet", "words"},
}
_MOVED = {f"{__name__}.{name}": package for package, names in _PACKAGES.items() for name in names}


class _OldNames:
    """Public modules under the names they had up to 0.2, for games from outside."""

    @staticmethod
    def find_spec(name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        return ModuleSpec(name, _OldNames()) if name in _MOVED else None  # type: ignore[arg-type]

    @staticmethod
    def create_module(spec: ModuleSpec) -> ModuleType:
        package, _, name = spec.name.rpartition(".")
        new = f"{package}.{_MOVED[spec.name]}.{name}"
        warnings.warn(f"{spec.name} is now {new}", DeprecationWarning, stacklevel=2)
        module = import_module(new)
        spec.loader_state = module.__spec__
        return module

    @staticmethod
    def exec_module(module: ModuleType) -> None:
        module.__spec__ = module.__spec__ and module.__spec__.loader_state


sys.meta_path.insert(0, _OldNames)
