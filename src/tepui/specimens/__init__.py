"""Games for research: found by their ids, and not listed among the games.

`leduc` is a game of its own. A small variant, such as `coloretto_small`, has the modules of its
game, rules and all, read again with some constants of its box changed: fewer colours, cards or
villages. What differs stands in its folder's `__init__.py`, and nowhere else.
"""

import ast
import sys
from collections.abc import Sequence
from dataclasses import replace
from importlib import import_module
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_loader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

from tepui.engine.game import Game, Option


def small(package: str, of: str, seats: int, options: dict[str, str], **constants: Any) -> Game:
    """A game's small variant for this many seats; `constants` are those of its modules."""
    game: Game = import_module(of).GAME
    sys.meta_path.insert(0, _Finder(package, game.package, game.folder, constants))

    def own(option: Option) -> Option:
        module, name = type(option).__module__, type(option).__name__
        if not module.startswith(of):
            return option
        kind = getattr(import_module(package + module.removeprefix(of)), name)
        return kind(**vars(option))  # type: ignore[no-any-return]

    return replace(
        game, id=package.rpartition(".")[2], title=f"{game.title}, small", package=package,
        sources=game.folder, seats=range(seats, seats + 1), usual_seats=seats,
        options=tuple(map(own, game.options)), simulation={**game.simulation, **options},
    )  # fmt: skip


class _Finder:
    """Finds the modules of a small variant in the folder of its game."""

    def __init__(self, package: str, of: str, folder: Path, constants: dict[str, Any]) -> None:
        self.package, self.of, self.folder = package, of, folder
        self.given = constants
        self.constants = {
            name: ast.parse(repr(value), mode="eval").body for name, value in constants.items()
        }

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The module of that name, if it is one of the variant's."""
        del path, target
        package, _, module = name.rpartition(".")
        file = self.folder / f"{module}.py"
        if package != self.package or not file.is_file():
            return None
        return spec_from_loader(name, _Loader(name, str(file), self))


class _Loader(SourceFileLoader):
    """Reads a module of the game as one of its small variant."""

    def __init__(self, name: str, path: str, finder: _Finder) -> None:
        super().__init__(name, path)
        self.finder = finder

    def exec_module(self, module: ModuleType) -> None:
        """Run it; what it reads beside itself is the variant's own."""
        folder = sys.modules[self.finder.package].__path__[0]
        module.__file__ = str(Path(folder) / Path(self.path).name)
        super().exec_module(module)

    def get_code(self, fullname: str) -> CodeType:
        """Its code, which is kept nowhere: the file's own bytecode is the game's."""
        tree = ast.parse(self.get_data(self.path), self.path)
        package, of, constants = self.finder.package, self.finder.of, self.finder.constants
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and f"{node.module}.".startswith(f"{of}."):
                node.module = package + str(node.module).removeprefix(of)
        for node in tree.body:
            match node:
                case ast.Assign([ast.Name(name)]) if name in constants:
                    node.value = constants[name]
                case ast.Assign([ast.Tuple(names)], ast.Tuple(values)):
                    own = [
                        constants.get(ast.unparse(each), v)
                        for each, v in zip(names, values, strict=True)
                    ]
                    values[:] = own
        return compile(ast.fix_missing_locations(tree), self.path, "exec")
