"""What docs/add-a-game.md says of a game's modules is what the engine asks of them."""

import re
from pathlib import Path
from types import NoneType
from typing import Any, get_args

from tepui.engine.game import Game, Part
from tepui.engine.parts import NEEDED, OPTIONAL

PAGE = (Path(__file__).parents[2] / "docs" / "add-a-game.md").read_text("utf-8")
SECTION = PAGE[PAGE.index("## 5. ") : PAGE.index("## 6. ")]


def rows(table: str) -> dict[str, str]:
    """The modules of a table, each with the functions that its row names."""
    return {
        name: functions
        for modules, functions in re.findall(r"(?m)^\| (`.*?) \| (.*?) \|", table)
        for name in re.findall(r"`(\w+)\.py`", modules)
    }


def test_every_module_is_in_the_table_of_its_kind() -> None:
    needed, optional = SECTION.split("All others may be left out.")
    elsewhere = {"material", "rules"}  # sections 3 and 4
    assert rows(needed).keys() | elsewhere == NEEDED.keys()
    assert rows(optional).keys() == OPTIONAL.keys()


def members(part: Any) -> set[str]:
    """What a part's protocol asks for."""
    kinds = [kind for kind in get_args(part) or [part] if kind is not NoneType]
    names = {name for kind in kinds for name in (*vars(kind), *kind.__annotations__)}
    return {name for name in names if not name.startswith("_")}


def test_every_function_that_is_asked_for_is_named() -> None:
    functions = rows(SECTION)
    found = 0
    for part in vars(Game).values():
        if isinstance(part, Part) and (asked := part.__orig_class__.__args__[0]) is not Any:
            missing = {name for name in members(asked) if f"`{name}`" not in functions[part.module]}
            assert not missing, f"{part.module}.py must give {missing}"
            found += 1
    assert found > 10
