"""The table that docs/tables.md shows is checked with the client, and its lists are whole."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SAMPLE = ROOT / "web" / "tests" / "piranha"
PAGE = (ROOT / "docs" / "tables.md").read_text("utf-8")
TYPES = """
import sys, tepui
from tepui.server import typescript
print(getattr(typescript, f"_{sys.argv[1]}")(tepui.game("piranha")))
"""


@pytest.mark.parametrize("name", ["Table.svelte", "index.ts"])
def test_the_table_that_is_shown_is_checked_with_the_client(name: str) -> None:
    ours = (SAMPLE / name).read_text("utf-8").replace("'../../src/", "'../../")
    language = name.rpartition(".")[2]
    assert re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL) == [ours]


def words(source: str) -> list[str]:
    """Its words, however its lines are broken."""
    return source.replace("|", "").split()


@pytest.mark.parametrize("name", ["view", "choices"])
def test_its_types_are_those_of_the_game(name: str) -> None:
    made = subprocess.run(
        [sys.executable, "-c", TYPES, name], capture_output=True, text=True, check=True,
        env={"TEPUI_GAMES": str(ROOT / "examples" / "games"), "PATH": ""},
    ).stdout  # fmt: skip
    ours = (SAMPLE / f"{name}.ts").read_text("utf-8")
    assert words(made) == words(ours)


def test_every_member_of_a_game_is_explained() -> None:
    source = (ROOT / "web" / "src" / "table" / "game-table.ts").read_text("utf-8")
    body = source[source.index("export interface GameTable") :]
    members = re.findall(r"^  (\w+)\??[(:]", body, re.MULTILINE)
    assert "travels" in members
    assert set(members) == set(re.findall(r"^\| `(\w+)(?:\([^)]*\))?` \|", asked(), re.MULTILINE))


def asked() -> str:
    """The table of members."""
    return PAGE[PAGE.index("| member |") : PAGE.index("Other files of the folder")]


def test_every_part_is_explained() -> None:
    parts = {file.name.partition(".")[0] for file in (ROOT / "web/src/shell/kit").iterdir()}
    assert {part for part in parts if f"| `{part}` |" not in PAGE} <= {"Act"}
    properties = re.findall(
        r"^    (\w+)\??: ",
        (ROOT / "web/src/shell/kit/Act.svelte").read_text("utf-8"),
        re.MULTILINE,
    )
    said = PAGE[PAGE.index("**`Act`**") : PAGE.index("Three attributes")]
    assert {"table", "children", *re.findall(r"`(\w+)`[,|  ]", said)} >= set(properties)
