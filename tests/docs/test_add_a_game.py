"""What docs/add-a-game.md says of a game's modules is what the engine asks of them."""

import re
from pathlib import Path
from types import NoneType
from typing import Any, get_args

import pytest

import tepui
from tepui.engine.game import Game, Part
from tepui.engine.parts import NEEDED, OPTIONAL

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
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


FILES, LISTS = PAGE[PAGE.index("## 10. ") :].split("These files have a line")


def files(table: str) -> list[tuple[str, str]]:
    """The files of a table, each with how it is made; later ones of a row lie beside the first."""
    found = []
    for named, made in re.findall(r"(?m)^\| (`.*?) \| (.*) \|$", table):
        first, *others = re.findall(r"`(.*?)`", named)
        folder = first.rpartition("/golden/")[0] or first.rpartition("/")[0]
        beside = [each if "/" in each or not folder else f"{folder}/{each}" for each in others]
        found += [(each, made) for each in (first, *beside)]
    return found


@pytest.mark.check
@pytest.mark.parametrize("game", tepui.all_games(), ids=lambda game: game.id)
def test_a_game_here_has_all_that_the_page_asks_for(game: Game) -> None:
    asked = [(file.replace("<id>", game.id), made) for file, made in files(FILES)]
    missing = [f"{file}: {made}" for file, made in asked if not (ROOT / file).exists()]
    assert len(asked) > 20
    assert not missing, "\n".join(["add what docs/add-a-game.md asks for:", *missing])


@pytest.mark.check
@pytest.mark.parametrize("game", tepui.all_games(), ids=lambda game: game.id)
def test_a_game_here_is_named_where_all_games_are(game: Game) -> None:
    listed = [file for file, _ in files(LISTS)]
    named = (game.id, game.title)
    silent = [
        file for file in listed if not any(it in (ROOT / file).read_text("utf-8") for it in named)
    ]
    assert len(listed) == 6
    assert not silent, f"{silent} do not name {game.title}: see docs/add-a-game.md"
